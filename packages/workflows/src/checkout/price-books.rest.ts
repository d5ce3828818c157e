import type { PriceBook } from '@dustforce/core/catalogue'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type PriceBooks, PriceBooksError } from './price-books.ts'

const Answer = Schema.NullOr(
  Schema.Struct({ book: Schema.Unknown, superseded_at: Schema.NullOr(Schema.Number) }),
)

/** The price books in `price_books`. A book that was kept is not sent again. */
export function priceBooks({ call }: Database): PriceBooks['Service'] {
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
      call('find_price_book', { version }, Answer).pipe(
        Effect.mapError(unavailable),
        Effect.flatMap((answer) => {
          if (answer === null) return Effect.succeed(null)
          const read = parsePriceBook(answer.book)
          return read.ok
            ? Effect.succeed({ book: read.value, supersededAt: answer.superseded_at })
            : Effect.fail(unavailable({ message: `The price book ${version} cannot be read` }))
        }),
      ),
  }
}
