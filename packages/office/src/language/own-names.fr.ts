import type { PriceBook } from '@dustforce/core/catalogue'
import { bookIn } from './book-in.ts'
import { gtaAreaInFrench, gtaBookInFrench } from './gta-in-french.ts'

/** A company's price book as its customers read it; names alone differ from the book. */
export function bookInWords<Book extends PriceBook>(book: Book): Book {
  return bookIn(book, gtaBookInFrench)
}

/** Where a company works, as its customers read it. */
export function areaInWords(_area: string): string {
  return gtaAreaInFrench
}
