import { type Cents, centsFromDollars } from '@dustforce/core/money'
import { isRecord } from '@dustforce/core/validation'

// Columns arrive as the database, a REST layer or an older client wrote them: numbers as text, lists and objects as JSON or plain text.

/** A stored text, trimmed; null when there is none. */
export function textColumn(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' ? null : text
}

/** A stored number, also when it arrives as text; null when it is not one. */
export function numberColumn(value: unknown): number | null {
  const text = textColumn(value)
  const number = text === null ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : null
}

/** A stored amount of dollars, in cents; null when there is none. */
export function centsColumn(value: unknown): Cents | null {
  const dollars = numberColumn(value)
  return dollars === null ? null : centsFromDollars(dollars)
}

/** A stored yes or no, also as text; null when it is neither. */
export function booleanColumn(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  const text = textColumn(value)?.toLowerCase()
  if (text === 'true' || text === 'yes') return true
  return text === 'false' || text === 'no' ? false : null
}

/**
 * A stored list of texts: a list of texts or of objects with a name, the same as JSON, or plain text divided by commas.
 *
 * @example
 * listColumn('["Laundry", { "name": "Dishwashing" }]') // => ['Laundry', 'Dishwashing']
 */
export function listColumn(value: unknown): string[] {
  const parsed = parseJson(value)
  const items: readonly unknown[] = Array.isArray(parsed)
    ? parsed
    : typeof parsed === 'string'
      ? parsed.split(',')
      : []
  return items.flatMap((item) => textColumn(objectColumn(item)?.name ?? item) ?? [])
}

/** A stored object, also as JSON; null when it is not one. */
export function objectColumn(value: unknown): Readonly<Record<string, unknown>> | null {
  const parsed = parseJson(value)
  return isRecord(parsed) ? parsed : null
}

/**
 * A stored instant in epoch milliseconds, from ISO 8601 or PostgreSQL's text; null when it is not one.
 *
 * @example
 * instantColumn('2026-11-21 01:36:42+00') // => Date.UTC(2026, 10, 21, 1, 36, 42)
 */
export function instantColumn(value: unknown): number | null {
  const text = textColumn(value)
  if (text === null) return null
  const instant = Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  return Number.isNaN(instant) ? null : instant
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{"]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
