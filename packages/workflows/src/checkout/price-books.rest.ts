import type { PriceBook } from '@dustforce/core/catalogue'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type PriceBooks, PriceBooksError } from './price-books.ts'

/** The price books in `price_books`. A book that was kept is not sent again. */
export function priceBooks({ ask, call }: Database): PriceBooks['Service'] {
  const names = new WeakMap<PriceBook, string>()
  const unavailable = ({ message }: { readonly message: string }) =>
    new PriceBooksError({ reason: 'unavailable', message })
  return {
    keep: (book) =>
      Effect.suspend(() => {
        const name = names.get(book)
        if (name !== undefined) return Effect.succeed(name)
        return call('keep_price_book', { book }, Schema.String).pipe(
          Effect.tap((kept) => Effect.sync(() => names.set(book, kept))),
          Effect.mapError(unavailable),
        )
      }),
    find: (version) =>
      ask('find_price_book', { version }).pipe(
        Effect.mapError(unavailable),
        Effect.flatMap(([kept]) => {
          if (kept === undefined) return Effect.succeed(null)
          const read = parsePriceBook(kept.book)
          return read.ok
            ? Effect.succeed({ book: read.value, supersededAt: kept.supersededAt })
            : Effect.fail(unavailable({ message: `The price book ${version} cannot be read` }))
        }),
      ),
  }
}
