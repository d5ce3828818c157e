import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A date of these parts, when there is such a day. */
function dateOf(year: number, month: number, day: number): BusinessDate | null {
  const text = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-')
  return isBusinessDate(text) ? text : null
}

/**
 * The date that somebody typed, with its year: '2026-11-23', 'Nov 23, 2026', '23 November 2026' or, month first where both can be, '11/23/2026'.
 * Null when it is not a date, or not finished yet.
 */
export function typedDate(text: string): BusinessDate | null {
  const parts = text
    .toLowerCase()
    .split(/[\s,./-]+/)
    .filter(Boolean)
  const [first = '', second = '', third = ''] = parts
  if (parts.length !== 3) return null
  if (/^\d{4}$/.test(first)) return dateOf(Number(first), Number(second), Number(third))
  if (!/^\d{4}$/.test(third)) return null
  const monthOf = (word: string) =>
    word.length < 3 ? 0 : months.findIndex((name) => word.startsWith(name)) + 1
  if (monthOf(first) > 0) return dateOf(Number(third), monthOf(first), Number(second))
  if (monthOf(second) > 0) return dateOf(Number(third), monthOf(second), Number(first))
  return (
    dateOf(Number(third), Number(first), Number(second)) ??
    dateOf(Number(third), Number(second), Number(first))
  )
}
