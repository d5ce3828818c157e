import { isRecord } from '../validation/is-record.ts'
import type { PriceBook } from './price-book.ts'

/**
 * A fingerprint of everything a price book says, whatever the order of its keys: 16 hexadecimal digits (FNV-1a of
 * 64 bits over UTF-16 code units). Two books
 * that price alike but differ in a word have different fingerprints; it distinguishes books and does not protect against forgery.
 *
 * @example
 * priceBookHash(gtaPriceBook) === priceBookHash({ ...gtaPriceBook }) // => true
 */
export function priceBookHash(book: PriceBook): string {
  let hash = 0xcbf29ce484222325n
  const text = canonical(book)
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(
          Object.keys(part)
            .toSorted()
            .map((key) => [key, part[key]]),
        )
      : part,
  )
}
