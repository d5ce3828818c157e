import type { PriceBook } from '@dustforce/core/catalogue'
import type {
  PriceBookPublication,
  PublishedBusiness,
  PublishOutcome,
} from '../../business/business-versions.ts'
import type { KeptPriceBook } from '../../checkout/price-books.ts'

interface Version {
  readonly id: number
  readonly book: PriceBook
  readonly holdsFrom: number
}

/** What was published, in memory. */
export class MemoryBusinessVersions {
  readonly #versions: Version[] = []
  /** The addresses of the owners. */
  readonly owners = new Set<string>()

  current(now: number): PublishedBusiness {
    const holding = this.#versions.findLast(({ holdsFrom }) => holdsFrom <= now)
    return holding === undefined ? {} : { priceBook: holding.book }
  }

  publish(publication: PriceBookPublication, now: number): PublishOutcome {
    const { book, installed, basedOn, holdsFrom, author } = publication
    if (!this.owners.has(author)) return { status: 'not-owner' }
    if ((this.#versions.at(-1)?.id ?? null) !== basedOn) return { status: 'overtaken' }
    if (basedOn === null) this.#versions.push({ id: 1, book: installed, holdsFrom: 0 })
    if (this.#versions.some((version) => version.book.version === book.version))
      return { status: 'version-taken' }
    const id = this.#versions.length + 1
    this.#versions.push({ id, book: structuredClone(book), holdsFrom: Math.max(holdsFrom, now) })
    return { status: 'published', id }
  }

  /** A published book as one that may have been charged; undefined for one that was never published. */
  find(version: string, now: number): KeptPriceBook | null | undefined {
    const found = this.#versions.find(({ book }) => book.version === version)
    if (found === undefined) return undefined
    const later = this.#versions.filter(({ id }) => id > found.id)
    const isReplaced = later.some(({ holdsFrom }) => holdsFrom <= found.holdsFrom)
    if (found.holdsFrom > now || isReplaced) return null
    const ends = later.map(({ holdsFrom }) => holdsFrom).filter((at) => at <= now)
    return { book: found.book, supersededAt: ends.length === 0 ? null : Math.min(...ends) }
  }
}
