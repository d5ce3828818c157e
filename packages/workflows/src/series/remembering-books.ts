import * as Effect from 'effect/Effect'
import type { KeptPriceBook, PriceBooks } from '../checkout/price-books.ts'

/** Price books of which each is asked for once: for one run, since a kept book never changes, but which one is the newest does. */
export function rememberingBooks(books: PriceBooks['Service']): PriceBooks['Service'] {
  const known = new Map<string, KeptPriceBook | null>()
  return {
    ...books,
    find: (version) =>
      Effect.suspend(() => {
        const found = known.get(version)
        if (found !== undefined) return Effect.succeed(found)
        return Effect.tap(books.find(version), (book) => Effect.sync(() => known.set(version, book)))
      }),
  }
}
