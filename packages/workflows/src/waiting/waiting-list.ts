import type { MinuteOfDay } from '@dustforce/core/schedule'
import type { Start, WishedDay, WishedHome, WishState } from '@dustforce/office/waiting'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A wish for a place on a full day. */
export interface NewWish {
  readonly email: string
  readonly home: WishedHome
  /** The duration of the visit, by the price book. */
  readonly durationMinutes: number
  readonly days: readonly WishedDay[]
  /** The words that were agreed to. */
  readonly consent: string
}

/** The answer to a wish. `free`: the time that it asks for can be booked. */
export type Joined = { readonly status: 'waiting' | 'rate-limited' } | ({ readonly status: 'free' } & Start)

/** A wish as its link shows it. */
export interface OpenedWish {
  readonly state: WishState
  readonly email: string
  readonly home: WishedHome
  /** The days that it waits for, with how many wait before it. */
  readonly days: readonly {
    readonly day: WishedDay['day']
    readonly minutes: readonly MinuteOfDay[]
    readonly ahead: number
  }[]
  /** The place that is held for it, until an instant in epoch milliseconds. */
  readonly offer: (Start & { readonly until: number }) | null
  /** Epoch milliseconds by the store's clock. */
  readonly now: number
}

/** The wish that a link opens. An unknown link and an ended one are answered alike. */
export type OpenedWaiting =
  | { readonly status: 'found'; readonly wish: OpenedWish }
  | { readonly status: 'missing' | 'rate-limited' }

/** The one error of the queue. */
export class WaitingListError extends Schema.TaggedError<WaitingListError>()('WaitingListError', {
  reason: Schema.Literals(['unavailable', 'refused']),
  message: Schema.String,
}) {}

type Answer<A> = Effect.Effect<A, WaitingListError>

/** The queue for places on full days. What frees a place offers it by itself. */
export class WaitingList extends Context.Service<
  WaitingList,
  {
    /** Counts the visitor and the mailbox, and stores a wish with its letter, unless what it asks for is free. */
    readonly join: (wish: NewWish, visitor: string) => Answer<Joined>
    /** Looks at a wish; takes nothing. */
    readonly open: (token: string, visitor: string) => Answer<OpenedWaiting>
    /** Ends a wish; what was held for it goes to the next. Again it changes nothing. */
    readonly leave: (token: string, visitor: string) => Answer<OpenedWaiting['status']>
    /** Offers to the next what was offered and not taken in time. Returns how many offers lapsed. */
    readonly lapse: Answer<number>
  }
>()('@dustforce/workflows/WaitingList') {}
