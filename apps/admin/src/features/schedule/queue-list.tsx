import { formatMoney } from '@dustforce/core/money'
import { type BusinessDate, type DateRange, formatInstant, timeLabel } from '@dustforce/core/schedule'
import { durationInEnglish, durationText } from '@dustforce/core/words/duration'
import { serviceName } from '@dustforce/office/booking'
import { worthOfPlaces } from '@dustforce/office/waiting'
import type { AdminWish } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { Button } from '@dustforce/ui/button'
import { useBusiness } from '@dustforce/ui/use-business'
import { Link } from 'react-router'
import { customerPath } from '../../patterns/customer-path.ts'
import { shortDay } from './schedule-words.ts'

export interface QueueListProps {
  readonly wishes: readonly AdminWish[]
  /** The days that are shown. */
  readonly range: DateRange
  /** Epoch milliseconds. */
  readonly now: number
  /** The wish that is being removed. */
  readonly busy?: Pick<AdminWish, 'id'> | undefined
  readonly onRemove: (wish: AdminWish) => void
}

/** Lists who waits for a full day, day by day in their order, and what more places would earn; nothing while nobody waits. */
export function QueueList({ wishes, range, now, busy, onRemove }: QueueListProps) {
  const days = [...new Set(wishes.flatMap((wish) => wish.days.map(({ day }) => day)))]
    .filter((day) => day >= range.from && day <= range.to)
    .toSorted()
  if (days.length === 0) return null
  return (
    <section aria-labelledby="queue" className="grid gap-4 pt-8 print:hidden">
      <div>
        <h2 id="queue" className="text-title">
          Waiting for a place
        </h2>
        <p className="text-sm text-muted">
          What is freed is offered to the first who fits, and held for an hour. Raise a limit in Settings to
          take more.
        </p>
      </div>
      {days.map((day) => (
        <Day key={day} day={day} wishes={wishes} {...{ now, busy, onRemove }} />
      ))}
    </section>
  )
}

function Day({
  day,
  wishes,
  now,
  busy,
  onRemove,
}: Omit<QueueListProps, 'range'> & { readonly day: BusinessDate }) {
  const { money, policy, priceBook } = useBusiness()
  const own = wishes.filter((wish) => wish.days.some((wished) => wished.day === day))
  const worth = worthOfPlaces(
    own.filter(({ state }) => state === 'waiting').map(({ home }) => ({ ...home, date: day })),
    priceBook,
  )
  return (
    <section aria-labelledby={`queue-${day}`} className="rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3">
        <h3 id={`queue-${day}`} className="font-semibold">
          {shortDay(day)} · {own.length} in the queue
        </h3>
        {worth[0] === undefined ? null : (
          <p className="text-sm text-muted tabular-nums">
            One more place would earn{' '}
            <strong className="font-semibold text-ink">{formatMoney(worth[0], money)}</strong>
            {worth.length > 1 ? `, ${worth.length} more ${formatMoney(worth.at(-1) ?? worth[0], money)}` : ''}
            , before tax
          </p>
        )}
      </div>
      <ol className="divide-y divide-line">
        {own.map((wish) => (
          <li
            key={wish.id}
            className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[1fr_auto] sm:items-center"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">
                {wish.customer === null ? (
                  wish.email
                ) : (
                  <Link className="underline underline-offset-4" to={customerPath(wish.customer)}>
                    {wish.email}
                  </Link>
                )}
              </p>
              <p className="text-sm text-muted">
                {serviceName(wish.home.service, priceBook)},{' '}
                {durationText(wish.durationMinutes, durationInEnglish)} · {timesText(wish, day)} · since{' '}
                {formatInstant(wish.since, policy.zone)}
                {wish.lapses === 0
                  ? ''
                  : ` · let ${wish.lapses} ${wish.lapses === 1 ? 'offer' : 'offers'} go`}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <State wish={wish} day={day} now={now} />
              {wish.state === 'paying' ? null : (
                <Button
                  size="sm"
                  variant="ghost"
                  className="-ml-3 sm:ml-0"
                  busy={busy?.id === wish.id}
                  aria-label={`Remove ${wish.email} from the queue`}
                  onClick={() => onRemove(wish)}
                >
                  Remove
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function State({
  wish: { state, offer },
  day,
  now,
}: {
  readonly wish: AdminWish
  readonly day: BusinessDate
  readonly now: number
}) {
  const { policy } = useBusiness()
  if (state === 'paying') return <Badge tone="brand">Booking it</Badge>
  if (offer === null || offer.until <= now) return null
  return (
    <Badge tone="brand">
      Offered{offer.day === day ? '' : ` ${shortDay(offer.day)}`} {timeLabel(offer.minute)} until{' '}
      {formatInstant(offer.until, policy.zone).replace(/^.*, /, '')}
    </Badge>
  )
}

/** '9:00 AM to 11:00 AM', as its times lie. */
function timesText({ days }: AdminWish, day: BusinessDate): string {
  const minutes = days.find((wished) => wished.day === day)?.minutes ?? []
  const [first, last] = [Math.min(...minutes), Math.max(...minutes)]
  return first === last ? timeLabel(first) : `${timeLabel(first)} to ${timeLabel(last)}`
}
