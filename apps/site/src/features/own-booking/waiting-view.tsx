import { timeLabel } from '@dustforce/core/schedule'
import { nameIn, zoneName } from '@dustforce/office/company'
import { formatInstant, formatLongDate, timeWords } from '@dustforce/office/language'
import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { Skeleton } from '@dustforce/ui/skeleton'
import { TextLink } from '@dustforce/ui/text-link'
import { useBusiness } from '@dustforce/ui/use-business'
import { to } from '../../language/language.en.ts'
import { type Linked, LinkedPage } from './linked-page.tsx'
import { useSend } from './use-send.ts'
import type { OpenedWish } from './waiting.ts'
import * as words from './waiting-words.en.ts'

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
      title={words.title}
      found={found}
      loading={
        <>
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-72" />
        </>
      }
      missing={{
        title: words.opensNothing,
        content: (
          <p className="text-muted">
            {words.latestLink} <TextLink href={to('/#booking')}>{words.freeDay}</TextLink>.
          </p>
        ),
      }}
      unavailable={{ title: words.notLoaded }}
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
      aria-label={words.title}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7"
    >
      {offer === null ? null : (
        <>
          <div>
            <h2 className="text-title">
              {words.isYours(formatLongDate(offer.day), timeWords(timeLabel(offer.minute)))}
            </h2>
            <p className="pt-1 text-muted">
              {words.heldUntil(nameIn(business, wish.service))}{' '}
              <strong className="font-semibold text-ink">{formatInstant(offer.until, zone)}</strong>{' '}
              {words.thenNext(zoneName(business))}
            </p>
          </div>
          <Button className="justify-self-start max-sm:w-full" onClick={() => onTake(offer)}>
            {words.bookThisTime}
          </Button>
        </>
      )}
      {offer === null && (state === 'waiting' || state === 'offered') ? (
        <>
          <p>
            {words.weWriteTo(nameIn(business, wish.service))}{' '}
            <strong className="font-semibold">{wish.email}</strong> {words.onceFree}
          </p>
          <ul className="grid gap-2">
            {wish.days.map(({ day, ahead }) => (
              <li key={day} className="flex flex-wrap justify-between gap-x-4 rounded-md bg-wash px-4 py-2.5">
                <span className="font-medium">{formatLongDate(day)}</span>
                <span className="text-muted tabular-nums">{words.ahead(ahead)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {state === 'paying' ? <p>{words.paying}</p> : null}
      {state === 'booked' ? <p>{words.booked}</p> : null}
      {state === 'left' ? (
        <p>
          {words.left} <TextLink href={to('/#booking')}>{words.lookForFreeDay}</TextLink>
        </p>
      ) : null}
      {state === 'waiting' || state === 'offered' ? (
        <Button
          variant="secondary"
          className="justify-self-start max-sm:w-full"
          busy={busy}
          busyLabel={words.leaving}
          onClick={() => void send(onLeave)}
        >
          {words.leave}
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
