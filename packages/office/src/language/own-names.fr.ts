import type { PriceBook } from '@dustforce/core/catalogue'
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
