import type { PriceBook } from '@dustforce/core/catalogue'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A price book that bookings were priced by. */
export interface KeptPriceBook {
  readonly book: PriceBook
  /** When another book was first priced by, in epoch milliseconds; null for the newest. */
  readonly supersededAt: number | null
}

/** The one error of the price books. */
export class PriceBooksError extends Schema.TaggedError<PriceBooksError>()('PriceBooksError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

/** The books that bookings were priced by, as they were then. */
export class PriceBooks extends Context.Service<
  PriceBooks,
  {
    /**
     * Keeps a book, and answers the name that its bookings have as their version: the book's version, and a fingerprint with it when another
     * book has that version.
     */
    readonly keep: (book: PriceBook) => Effect.Effect<string, PriceBooksError>
    /** The book that a booking names; null when it is not kept. */
    readonly find: (version: string) => Effect.Effect<KeptPriceBook | null, PriceBooksError>
  }
>()('@dustforce/workflows/PriceBooks') {}
