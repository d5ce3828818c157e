import { formatInstant, formatLongDate, timeLabel } from '@dustforce/core/schedule'
import { zoneName } from '@dustforce/office/company'
import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { Skeleton } from '@dustforce/ui/skeleton'
import { TextLink } from '@dustforce/ui/text-link'
import { useBusiness } from '@dustforce/ui/use-business'
import { type Linked, LinkedPage } from './linked-page.tsx'
import { useSend } from './use-send.ts'
import type { OpenedWish } from './waiting.ts'

export interface WaitingViewProps {
  readonly found: Linked<OpenedWish>
  readonly onRetry: () => void
  /** Resolves to what went wrong, or to null. */
  readonly onLeave: () => Promise<string | null>
  /** Opens the booking form with the place that is held. */
  readonly onTake: (offer: NonNullable<OpenedWish['offer']>) => void
}

/** A wish in the queue: the place that is held for it, or what it waits for, and the way out. */
export function WaitingView({ found, onRetry, onLeave, onTake }: WaitingViewProps) {
  return (
    <LinkedPage
      title="Your place in the queue"
      found={found}
      loading={
        <>
          <span className="sr-only">Loading your place in the queue...</span>
          <Skeleton className="h-72" />
        </>
      }
      missing={{
        title: 'This link opens nothing',
        content: (
          <p className="text-muted">
            The link in our latest e-mail works, or <TextLink href="/#booking">look for a free day</TextLink>.
          </p>
        ),
      }}
      unavailable={{ title: 'Your place in the queue could not be loaded.' }}
      onRetry={onRetry}
    >
      {(wish) => <Wish wish={wish} onLeave={onLeave} onTake={onTake} />}
    </LinkedPage>
  )
}

function Wish({
  wish,
  onLeave,
  onTake,
}: Pick<WaitingViewProps, 'onLeave' | 'onTake'> & { readonly wish: OpenedWish }) {
  const { busy, problem, send } = useSend()
  const { state, offer } = wish
  const business = useBusiness()
  const { zone } = business.policy
  return (
    <section
      aria-label="Your place in the queue"
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7"
    >
      {offer === null ? null : (
        <>
          <div>
            <h2 className="text-title">
              {formatLongDate(offer.day)} at {timeLabel(offer.minute)} is yours to book
            </h2>
            <p className="pt-1 text-muted">
              {wish.service}. We hold it for you until{' '}
              <strong className="font-semibold text-ink">{formatInstant(offer.until, zone)}</strong> (
              {zoneName(business)} time); then it goes to the next in the queue.
            </p>
          </div>
          <Button className="justify-self-start max-sm:w-full" onClick={() => onTake(offer)}>
            Book this time
          </Button>
        </>
      )}
      {offer === null && (state === 'waiting' || state === 'offered') ? (
        <>
          <p>
            {wish.service}. We write to <strong className="font-semibold">{wish.email}</strong> as soon as a
            place is free, and hold it for you for one hour.
          </p>
          <ul className="grid gap-2">
            {wish.days.map(({ day, ahead }) => (
              <li key={day} className="flex flex-wrap justify-between gap-x-4 rounded-md bg-wash px-4 py-2.5">
                <span className="font-medium">{formatLongDate(day)}</span>
                <span className="text-muted tabular-nums">{aheadWords(ahead)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {state === 'paying' ? (
        <p>You have begun to book the place that we held. It is yours when it is paid.</p>
      ) : null}
      {state === 'booked' ? <p>You have booked: you are no longer in the queue.</p> : null}
      {state === 'left' ? (
        <p>
          You are no longer in the queue, and we write nothing more about it.{' '}
          <TextLink href="/#booking">Look for a free day</TextLink>
        </p>
      ) : null}
      {state === 'waiting' || state === 'offered' ? (
        <Button
          variant="secondary"
          className="justify-self-start max-sm:w-full"
          busy={busy}
          busyLabel="Leaving..."
          onClick={() => void send(onLeave)}
        >
          Leave the queue
        </Button>
      ) : null}
      {problem === null ? null : (
        <Notice tone="danger" announce="assertive">
          {problem}
        </Notice>
      )}
    </section>
  )
}

function aheadWords(ahead: number): string {
  if (ahead === 0) return 'You are next'
  return ahead === 1 ? '1 waits before you' : `${ahead} wait before you`
}
