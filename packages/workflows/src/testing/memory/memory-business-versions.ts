import type {
  BusinessDocuments,
  BusinessKind,
  Publication,
  PublishedBusiness,
  PublishOutcome,
} from '../../business/business-versions.ts'
import { readDocument } from '../../business/read-document.ts'
import type { KeptPriceBook } from '../../checkout/price-books.ts'

interface Version {
  readonly id: number
  readonly kind: BusinessKind
  readonly document: unknown
  readonly holdsFrom: number
}

/** The documents that were published, in memory. */
export class MemoryBusinessVersions {
  readonly #versions: Version[] = []
  /** The addresses of the owners. */
  readonly owners = new Set<string>()

  /** Whether something is booked. */
  isInUse: () => boolean = () => false

  /** Has each visit that was not announced looked at again. */
  onCharges: () => void = () => {}

  current(now: number): PublishedBusiness {
    const holding = <Kind extends BusinessKind>(kind: Kind): BusinessDocuments[Kind] | undefined => {
      const found = this.#of(kind).findLast(({ holdsFrom }) => holdsFrom <= now)
      const read = found === undefined ? undefined : readDocument[kind](found.document)
      return read?.ok ? read.value : undefined
    }
    const [book, policy] = [holding('price-book'), holding('policy')]
    const [company, charges, texts] = [holding('company'), holding('charges'), holding('texts')]
    return {
      ...(book && { 'price-book': book }),
      ...(policy && { policy }),
      ...(company && { company }),
      ...(charges && { charges }),
      ...(texts && { texts }),
    }
  }

  publish(publication: Publication, now: number): PublishOutcome {
    const { kind, document, installed, basedOn, holdsFrom, author } = publication
    if (!this.owners.has(author)) return { status: 'not-owner' }
    const earlier = this.#of(kind)
    if ((earlier.at(-1)?.id ?? null) !== basedOn) return { status: 'overtaken' }
    const isLate = holdsFrom > now || this.isInUse()
    if (isLate && setUpOf(earlier.at(-1)?.document ?? installed) !== setUpOf(document))
      return { status: 'in-use' }
    const named = earlier.length === 0 ? [installed] : earlier.map((version) => version.document)
    const isTaken = named.some((other) => nameOf(other) === nameOf(document))
    if (kind === 'price-book' && isTaken) return { status: 'version-taken' }
    if (basedOn === null) this.#keep({ kind, document: installed, holdsFrom: 0 })
    // Visits are announced and charged by what holds now: nothing is planned of that.
    const from = kind === 'charges' ? now : Math.max(holdsFrom, now)
    if (kind === 'charges') this.onCharges()
    return { status: 'published', id: this.#keep({ kind, document, holdsFrom: from }) }
  }

  /** A published book as one that may have been charged; undefined for one that was never published. */
  find(version: string, now: number): KeptPriceBook | null | undefined {
    const found = this.#of('price-book').find(({ document }) => nameOf(document) === version)
    const read = found === undefined ? undefined : readDocument['price-book'](found.document)
    if (found === undefined || !read?.ok) return undefined
    const later = this.#of('price-book').filter(({ id }) => id > found.id)
    const isReplaced = later.some(({ holdsFrom }) => holdsFrom <= found.holdsFrom)
    if (found.holdsFrom > now || isReplaced) return null
    const ends = later.map(({ holdsFrom }) => holdsFrom).filter((at) => at <= now)
    return { book: read.value, supersededAt: ends.length === 0 ? null : Math.min(...ends) }
  }

  #of(kind: BusinessKind): readonly Version[] {
    return this.#versions.filter((version) => version.kind === kind)
  }

  #keep({ document, ...version }: Omit<Version, 'id'>): number {
    const id = this.#versions.length + 1
    this.#versions.push({ id, document: structuredClone(document), ...version })
    return id
  }
}

/** Returns what a system keeps once something is booked. */
function setUpOf(document: unknown): string {
  const { zone, currency } = Object(document)
  return `${zone} ${currency}`
}

function nameOf(document: unknown): unknown {
  return Object(document).version
}
