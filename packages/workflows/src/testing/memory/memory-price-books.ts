import { type PriceBook, priceBookHash } from '@dustforce/core/catalogue'
import type { KeptPriceBook } from '../../checkout/price-books.ts'

/** Price books, in memory. */
export class MemoryPriceBooks {
  readonly #kept = new Map<string, { readonly book: PriceBook; readonly at: number }>()

  keep(book: PriceBook, now: number): string {
    const first = this.#kept.get(book.version)?.book ?? book
    const hash = priceBookHash(book)
    const name = priceBookHash(first) === hash ? book.version : `${book.version}+${hash.slice(0, 8)}`
    if (!this.#kept.has(name)) this.#kept.set(name, { book: structuredClone(book), at: now })
    return name
  }

  find(version: string): KeptPriceBook | null {
    const kept = this.#kept.get(version)
    if (kept === undefined) return null
    const later = [...this.#kept.values()].map(({ at }) => at).filter((at) => at > kept.at)
    return { book: kept.book, supersededAt: later.length === 0 ? null : Math.min(...later) }
  }
}
