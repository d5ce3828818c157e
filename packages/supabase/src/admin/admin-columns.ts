/* How the columns of a row read whatever shape they arrive in: numeric and timestamptz come as text from some services. */

export function textIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

export function numberIn(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

export function listIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** Epoch milliseconds of '2026-11-21T01:36:42.5+00:00' and of '2026-11-21 01:36:42.5+00'. */
export function instantIn(value: unknown): number | null {
  if (typeof value !== 'string') return null
  const instant = Date.parse(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  return Number.isNaN(instant) ? null : instant
}
