import { amountFromText, type Cents, formatMoney, minorUnitsOf } from '@dustforce/core/money'

/** The kind of a value of a price book, for people who read and type it. */
export type CellKind = 'money' | 'minutes' | 'percent' | 'count' | 'text'

const kinds: readonly (readonly [RegExp, CellKind])[] = [
  [/\.minutes(\.|$)/, 'minutes'],
  [/\.percent$/, 'percent'],
  [/\.(from|most|above|min|max|atLeast|below)$|^rounding\.to$/, 'count'],
  [/\.price\.(cells|beyond)\.|\.(amount|each|minimum)$|^minimumTotal$/, 'money'],
]

/**
 * Tells what the value at a path is.
 *
 * @example
 * cellKind('services.standard.price.cells.3-2') // => 'money'
 */
export function cellKind(path: string): CellKind {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'text'
}

/**
 * A value as it is typed: '219.50' for 21950 cents.
 *
 * @example
 * cellText('money', 22000, 'CAD') // => '220'
 */
export function cellText(kind: CellKind, value: unknown, currency: string): string {
  if (value === undefined) return ''
  if (kind !== 'money' || typeof value !== 'number') return String(value)
  const units = value / minorUnitsOf(1, currency)
  return Number.isInteger(units) ? String(units) : units.toFixed(String(minorUnitsOf(1, currency)).length - 1)
}

/**
 * Reads what was typed as a value; undefined when nothing was, and the text itself where it is no such value, so that the parser of books names it.
 *
 * @example
 * cellValue('money', '$219.50', 'CAD') // => 21950
 */
export function cellValue(kind: CellKind, text: string, currency: string): unknown {
  const typed = text.trim()
  if (kind === 'text') return text
  if (typed === '') return undefined
  const number =
    kind === 'money' ? amountOf(typed, currency) : plainNumber(typed.replace(/\s*(%|min|minutes)$/, ''))
  return number ?? typed
}

/** Amounts of two decimals are read as people write them, others as plain numbers. */
function amountOf(typed: string, currency: string): number | null {
  const whole = minorUnitsOf(1, currency)
  const read = amountFromText(typed)
  const units = whole !== 100 ? plainNumber(typed) : read.ok ? read.value : null
  return units === null ? null : Number((units * whole).toFixed(6))
}

function plainNumber(typed: string): number | null {
  return /^-?\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : null
}

/**
 * A value in words: '$220', '180 min', '13%'.
 *
 * @example
 * cellWords('money', 22000, { currency: 'CAD' }) // => '$220'
 */
export function cellWords(
  kind: CellKind,
  value: unknown,
  money: { readonly currency: string; readonly locale?: string | undefined },
): string {
  if (typeof value !== 'number') return String(value)
  if (kind === 'money') return formatMoney(value as Cents, money)
  if (kind === 'minutes') return `${value} min`
  return kind === 'percent' ? `${value}%` : String(value)
}

/** The words about what to write where a value is not valid. */
const wanted: Readonly<Record<CellKind, string>> = {
  money: 'Write an amount, such as 220 or 219.50.',
  minutes: 'Write whole minutes, such as 90.',
  percent: 'Write a percentage, such as 13.',
  count: 'Write a whole number.',
  text: 'Write something here.',
}

/**
 * Says what is wrong with a value, for the person who typed it: what to write where it is not one, or what the parser of books says.
 *
 * @example
 * cellProblem('addOns.laundry.amount', 'much', 'must be a whole number …') // => 'Write an amount, such as 220 or 219.50.'
 */
export function cellProblem(path: string, value: unknown, message: string): string {
  const kind = cellKind(path)
  if (value === undefined || value === '' || (kind !== 'text' && typeof value === 'string'))
    return wanted[kind]
  return message.startsWith('must')
    ? `It ${message}.`
    : `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
}
