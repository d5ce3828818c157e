import type { FollowUpFacts, PlannedLetter, ToldKind } from '@dustforce/office/booking'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A booking that letters may follow, with those that there are. */
export interface FollowedBooking {
  readonly bookingId: string
  /** Rises with every write: what a letter names as the state it was decided on. */
  readonly version: number
  readonly facts: FollowUpFacts
  readonly written: readonly Pick<PlannedLetter, 'kind' | 'once'>[]
}

/** A letter that is due. */
export interface FollowUpLetter extends Pick<PlannedLetter, 'kind' | 'once'> {
  readonly bookingId: string
  readonly version: number
}

/** News of the minute that somebody tells a customer. */
export interface CustomerNews {
  readonly kind: ToldKind
  readonly bookingId: string
  /** The state of the booking that it was decided on. */
  readonly version: number
  /** The occasion that it is told once for. */
  readonly once: string
  /** The person who tells it: an administrator, or `cleaner`. */
  readonly actor: string
}

/** The one error of the letters that follow bookings. */
export class FollowUpsError extends Schema.TaggedError<FollowUpsError>()('FollowUpsError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

/** The letters that follow bookings by themselves. The rules are core's; each letter is queued once, however often it is asked for. */
export class FollowUps extends Context.Service<
  FollowUps,
  {
    /** The paid bookings that start within the next `daysAhead` days, and those done that started within the last `daysBack`. */
    readonly candidates: (
      daysAhead: number,
      daysBack: number,
    ) => Effect.Effect<ReadonlyArray<FollowedBooking>, FollowUpsError>
    /** Queues letters. One that there is already, or whose booking was written since, is left out; the next run sees how the booking is then. */
    readonly write: (letters: ReadonlyArray<FollowUpLetter>) => Effect.Effect<void, FollowUpsError>
    /** Queues the letter and notes who reported it; `already-queued` when it was queued before, `changed` when the booking was written since. */
    readonly tell: (
      news: CustomerNews,
    ) => Effect.Effect<'queued' | 'already-queued' | 'changed', FollowUpsError>
  }
>()('@dustforce/workflows/FollowUps') {}
