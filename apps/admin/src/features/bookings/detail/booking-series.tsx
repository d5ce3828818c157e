import { formatDate } from '@dustforce/core/schedule'
import { displayStatus, paymentLabel } from '@dustforce/office/booking'
import { exactAmount } from '@dustforce/office/company'
import type { BookingSeries as Series } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { Link } from 'react-router'

interface BookingSeriesProps {
  readonly series: Series
  /** The booking that is looked at. */
  readonly bookingId: string
}

const intervals: Readonly<Record<string, string>> = {
  week: 'Every week',
  '2-weeks': 'Every two weeks',
  '4-weeks': 'Every four weeks',
  month: 'Every month',
}

const states: Readonly<Record<Series['status'], string>> = {
  offered: 'runs once its first visit is paid for',
  running: 'goes on',
  ended: 'has ended',
  lapsed: 'was never paid for',
}

/** All visits of a series, each leading to its booking. */
export function BookingSeries({ series, bookingId }: BookingSeriesProps) {
  const { money } = useBusiness()
  const { every, status, problem, visits, left } = series
  return (
    <section aria-labelledby="series" className="grid gap-2">
      <h2 id="series" className="text-xs font-semibold tracking-wide text-muted uppercase">
        Visits that repeat
      </h2>
      <p className="text-sm">
        {intervals[every] ?? every}; the series {states[status]}.
      </p>
      {problem === null ? null : (
        <Notice tone="danger" title="Its next visits cannot be planned">
          {problem}
        </Notice>
      )}
      <ol className="grid text-sm">
        {visits.map(({ bookingId: id, original, date, time, totalCents, payment, status: stored }) => (
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
                ? 'Called off'
                : paymentLabel(payment, false, stored)}
              {date === original ? '' : ` · instead of ${formatDate(original)}`}
            </span>
          </li>
        ))}
      </ol>
      {left.length === 0 ? null : (
        <p className="text-sm text-muted">
          Found no place: {left.map((date) => formatDate(date)).join(', ')}.
        </p>
      )}
    </section>
  )
}
