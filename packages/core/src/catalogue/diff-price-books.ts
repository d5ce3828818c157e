import type { PriceBook } from './price-book.ts'

/** A value that differs between two price books: its path, and its value in each (absent from a book without it). */
export interface PriceBookChange {
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}

/**
 * Everything that differs between two price books, in the order of the first; empty for equal books.
 *
 * @example
 * diffPriceBooks(gtaPriceBook, { ...gtaPriceBook, minimumTotal: cents(100) })
 * // => [{ field: 'minimumTotal', before: 50, after: 100 }]
 */
export function diffPriceBooks(before: PriceBook, after: PriceBook): PriceBookChange[] {
  const left = leaves(before)
  const right = leaves(after)
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((field) => {
    if (left.get(field) === right.get(field)) return []
    return [
      {
        field,
        ...(left.has(field) && { before: left.get(field) }),
        ...(right.has(field) && { after: right.get(field) }),
      },
    ]
  })
}

function leaves(value: unknown, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return found.set(path, value)
  for (const [key, part] of Object.entries(value)) leaves(part, path === '' ? key : `${path}.${key}`, found)
  return found
}
