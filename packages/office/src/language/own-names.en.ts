import type { PriceBook } from '@dustforce/core/catalogue'

/** A company's price book as its customers read it; names alone differ from the book. */
export function bookInWords<Book extends PriceBook>(book: Book): Book {
  return book
}

/** Where a company works, as its customers read it. */
export function areaInWords(area: string): string {
  return area
}

/** The name of a thing of the book, as it was stored with a booking, as its customer reads it. */
export function nameInWords(stored: string): string {
  return stored
}
