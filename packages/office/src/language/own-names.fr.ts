import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { bookIn } from './book-in.ts'
import { gtaAreaInFrench, gtaBookInFrench } from './gta-in-french.ts'

/** A company's price book as its customers read it; names alone differ from the book. */
export function bookInWords<Book extends PriceBook>(book: Book): Book {
  const known = named.get(book)
  if (known !== undefined) return known as Book
  const made = bookIn(book, gtaBookInFrench)
  named.set(book, made)
  return made
}

// Quotes remember what they read of a book: the same one each time.
const named = new WeakMap<PriceBook, PriceBook>()

/** Where a company works, as its customers read it. */
export function areaInWords(_area: string): string {
  return gtaAreaInFrench
}

/** Every text that two price books of one shape have at the same place, by the first's. */
function pairsOf(english: unknown, french: unknown): readonly (readonly [string, string])[] {
  if (typeof english === 'string' && typeof french === 'string') return [[english, french]]
  if (typeof english !== 'object' || typeof french !== 'object' || english === null || french === null)
    return []
  const twin = new Map<string, unknown>(Object.entries(french))
  return Object.entries(english).flatMap(([key, value]) => pairsOf(value, twin.get(key)))
}

const names = new Map(pairsOf(gtaPriceBook, bookIn(gtaPriceBook, gtaBookInFrench)))

/** The name of a thing of the book, as it was stored with a booking, as its customer reads it; one that the book no longer has stays as it is. */
export function nameInWords(stored: string): string {
  return names.get(stored) ?? stored
}
