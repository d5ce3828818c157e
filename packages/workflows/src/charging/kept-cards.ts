import type { BusinessDate } from '@dustforce/core/schedule'
import type { CardExpiry } from '@dustforce/office/charging'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { ProviderCard } from '../payments/payment-gateway.ts'

/** The customer whose card is to be asked about, and the card that is known. */
export interface UnreadCard {
  readonly seriesId: string
  readonly customerId: string
  readonly cardId: string | null
}

/** A card that expires, with the visits that are to be charged to it. */
export interface ExpiringCard extends CardExpiry {
  readonly seriesId: string
  readonly customerId: string
  readonly cardId: string
  readonly visits: readonly { readonly bookingId: string; readonly date: BusinessDate }[]
}

/** The facts that a customer is told of a card that expires: the first visit that it is no good for, and its last day. */
export interface ToldExpiry {
  readonly cardId: string
  readonly bookingId: string
  readonly until: BusinessDate
}

/** The one error of the kept cards. */
export class KeptCardsError extends Schema.TaggedError<KeptCardsError>()('KeptCardsError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

type Stored<A> = Effect.Effect<A, KeptCardsError>

/** The cards that the payment provider keeps for series. Every method is one transaction. */
export class KeptCards extends Context.Service<
  KeptCards,
  {
    /** The series of which it is not known which card is kept, or whose customers may be giving another one. */
    readonly toRead: Stored<readonly UnreadCard[]>
    /** Notes that the customer of a visit may give another card for its series. */
    readonly expect: (bookingId: string) => Stored<void>
    readonly write: (seriesId: string, card: ProviderCard | null) => Stored<void>
    /** The cards that expire by the end of the month of a day, of which their customers were not told. */
    readonly expiring: (by: BusinessDate) => Stored<readonly ExpiringCard[]>
    /** Queues the letter about a card that expires, once; false when it is another card by now, or was told. */
    readonly tellExpiry: (told: ToldExpiry) => Stored<boolean>
    /** Keeps the cards no longer of series that are over, for which nothing is to be charged. Returns how many. */
    readonly release: (batch: number) => Stored<number>
    /** The cards that the provider is to keep no longer. */
    readonly toForget: (batch: number) => Stored<readonly string[]>
    readonly forgotten: (cardId: string) => Stored<void>
  }
>()('@dustforce/workflows/KeptCards') {}
