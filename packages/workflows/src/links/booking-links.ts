import type { BookingRecord } from '@dustforce/office/booking'
import type { NoticeLink } from '@dustforce/office/notice'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { OwnBooking } from './own-booking.ts'

/** A link without its secret part: what its token is made from. */
export interface LinkSeed {
  /** A UUID. */
  readonly id: string
  readonly bookingId: string
  readonly scope: NoticeLink
  /** One more each time a link was withdrawn. */
  readonly version: number
}

/** The person whose booking it is; of the scope `job`, whose job. */
export interface LinkOwner {
  readonly bookingId: string
  readonly email: string
}

/** The answer to a link. An unknown, a withdrawn and an expired link are answered alike. */
export type OpenedLink =
  | { readonly status: 'found'; readonly linkId: string; readonly booking: OwnBooking }
  | { readonly status: 'missing' | 'rate-limited' }

/** A job as the link of its cleaner shows it. */
export interface LinkedJob {
  /** Without codes, notes, prices and how to reach the customer. */
  readonly record: BookingRecord
  readonly durationMinutes: number | null
  readonly version: number
  /** The customer was told that the cleaner is on the way. */
  readonly isOnTheWay: boolean
  /** There is an address to write to the customer. */
  readonly hasEmail: boolean
}

/** The job that a cleaner's link opens. */
export type OpenedJob =
  | { readonly status: 'found'; readonly job: LinkedJob }
  | { readonly status: 'missing' | 'rate-limited' }

/** A link that somebody shows. */
export interface ShownLink {
  /** SHA-256 of its token, in hexadecimal digits. */
  readonly hash: string
  readonly scope: NoticeLink
  /** The address that the request came from. */
  readonly visitor: string
  /** Whether something is to be done, which is limited for each link too. */
  readonly acts?: boolean
}

/** The one error of the links. */
export class BookingLinksError extends Schema.TaggedError<BookingLinksError>()('BookingLinksError', {
  reason: Schema.Literals(['unavailable', 'refused']),
  message: Schema.String,
}) {}

type Answer<A> = Effect.Effect<A, BookingLinksError>

/** The signed links that open one booking without an account. Only hashes of their tokens are kept. */
export class BookingLinks extends Context.Service<
  BookingLinks,
  {
    /**
     * The live link of each booking under a signing key; one is made where there is none. An unknown booking has none, nor has one that is not of
     * the address: a letter that waits for its old one must not carry the new link.
     */
    readonly seeds: (
      owners: ReadonlyArray<LinkOwner>,
      scope: NoticeLink,
      keyId: string,
    ) => Answer<ReadonlyArray<LinkSeed>>
    /** Keeps the hash by which a link is found. Repeating it changes nothing. */
    readonly keep: (hashes: ReadonlyArray<{ readonly id: string; readonly hash: string }>) => Answer<void>
    /** Finds the booking of a link. Counts the visitor, and every miss. */
    readonly open: (shown: ShownLink) => Answer<OpenedLink>
    /** Finds the job of a cleaner's link, limited in the same way. */
    readonly openJob: (shown: Omit<ShownLink, 'scope'>) => Answer<OpenedJob>
    /** The booking of a checkout session that was paid within the last hour; null for any other. Counts the visitor. */
    readonly paidJustNow: (sessionId: string, visitor: string) => Answer<LinkOwner | null>
    /** Queues a letter with the link of each booking of an address. Nobody learns whether there is one; false when asked too often. */
    readonly sendAgain: (email: string, visitor: string) => Answer<boolean>
    /** Stores a message about a booking for the office under an id of the sender's, and queues its letters. The same id again changes nothing. */
    readonly writeToOffice: (bookingId: string, actId: string, message: string) => Answer<void>
  }
>()('@dustforce/workflows/BookingLinks') {}
