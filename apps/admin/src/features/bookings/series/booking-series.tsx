import { formatDate, formatInstant } from '@dustforce/core/schedule'
import { displayStatus, type MissedBy, missedByText, paymentLabel } from '@dustforce/office/booking'
import { exactAmount } from '@dustforce/office/company'
import type { KeptCard, BookingSeries as Series } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { CalendarSync, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { ActButton } from '../../../kit/act-button.tsx'
import { intervalWords } from './series-words.ts'

interface BookingSeriesProps {
  readonly series: Series
  /** The booking that is looked at. */
  readonly bookingId: string
  readonly onChange: () => void
  readonly onCleaner: () => void
}

const states: Readonly<Record<Series['status'], string>> = {
  offered: 'runs once its first visit is paid for',
  running: 'goes on',
  ended: 'has ended',
  lapsed: 'was never paid for',
}

/** All visits of a series, each leading to its booking. */
export function BookingSeries({ series, bookingId, onChange, onCleaner }: BookingSeriesProps) {
  const { money, policy } = useBusiness()
  const { every, status, problem, visits, left, pauses, card, consent, consentedAt } = series
  return (
    <section aria-labelledby="series" className="grid gap-2">
      <h2 id="series" className="text-xs font-semibold tracking-wide text-muted uppercase">
        Visits that repeat
      </h2>
      <p className="text-sm">
        {intervalWords[every] ?? every}; the series {states[status]}.
      </p>
      {status === 'running'
        ? pauses.map(({ from, to }) => (
            <p key={from} className="text-sm text-muted">
              No visits from {formatDate(from)} to {formatDate(to)}.
            </p>
          ))
        : null}
      {status === 'running' ? (
        <div className="flex flex-wrap gap-2">
          <ActButton variant="secondary" icon={CalendarSync} onClick={onChange}>
            Change Visits
          </ActButton>
          <ActButton variant="secondary" icon={UserRound} onClick={onCleaner}>
            Replace Contractor
          </ActButton>
        </div>
      ) : null}
      <p className="text-sm">{card === null ? 'No card is kept.' : cardText(card)}</p>
      <details className="text-sm">
        <summary className="w-fit cursor-pointer rounded-sm py-1 text-muted">
          Agreed to {formatInstant(consentedAt, policy.zone)}
        </summary>
        <p>{consent}</p>
      </details>
      {problem === null ? null : (
        <Notice tone="danger" title="Its next visits cannot be planned">
          {problem}
        </Notice>
      )}
      <ol className="grid text-sm">
        {visits.map(
          ({ bookingId: id, original, date, time, totalCents, payment, status: stored, missedBy }) => (
            <li
              key={original}
              className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-t border-line py-1.5"
            >
              {id === bookingId ? (
                <span aria-current="true" className="font-semibold">
                  {formatDate(date)}, {time}
                </span>
              ) : (
                <Link
                  to={`/dashboard/bookings?${new URLSearchParams({ q: id, open: id })}`}
                  className="-my-2 py-2 underline underline-offset-4"
                >
                  {formatDate(date)}, {time}
                </Link>
              )}
              <span className="tabular-nums">{exactAmount(totalCents, money)}</span>
              <span className="text-muted">
                {displayStatus({ bookingStatus: stored }) === 'canceled'
                  ? calledOff(missedBy)
                  : paymentLabel(payment, false, stored)}
                {date === original ? '' : ` · instead of ${formatDate(original)}`}
              </span>
            </li>
          ),
        )}
      </ol>
      {left.length === 0 ? null : (
        <p className="text-sm text-muted">
          Found no place: {left.map((date) => formatDate(date)).join(', ')}.
        </p>
      )}
    </section>
  )
}

function calledOff(missedBy: MissedBy | null): string {
  return missedBy === null ? 'Called off' : `Called off · ${missedByText(missedBy)}`
}

/** A kept card as its owner knows it: 'Card kept: Visa ending in 4242, good until 12/2034.' */
function cardText({ brand, last4, expires }: KeptCard): string {
  const name = brand.charAt(0).toUpperCase() + brand.slice(1)
  const until =
    expires === null ? '' : `, good until ${String(expires.month).padStart(2, '0')}/${expires.year}`
  return `Card kept: ${name} ending in ${last4}${until}.`
}
