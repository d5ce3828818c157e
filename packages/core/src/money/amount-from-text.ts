/** A typed amount, or why the text is not one: it has no amount in it, or could be read in two ways. */
export type TypedAmount =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly why: 'no-amount' | 'ambiguous' }

/** The ways in which people write amounts of two decimals, each with what stands between its thousands and before its decimals. */
const shapes: readonly (readonly [RegExp, thousands: RegExp | string, decimal: string])[] = [
  [/^\d+(\.\d{0,2})?$|^\.\d{1,2}$/, '', '.'],
  [/^\d{1,3}(,\d{3})+(\.\d{0,2})?$/, /,/g, '.'],
  [/^\d+,\d{2}$/, '', ','],
  [/^\d{1,3}(\.\d{3})+,\d{2}$/, /\./g, ','],
  [/^\d{1,3}(\s\d{3})+(\.\d{0,2})?$/, /\s/g, '.'],
  [/^\d{1,3}(\s\d{3})+,\d{2}$/, /\s/g, ','],
]

/**
 * Reads an amount with at most two decimals as people type it: with a dollar sign before or behind it, with commas or spaces between the
 * thousands, and with a comma before the decimals where two digits follow it and nothing else says otherwise. What could be read in two ways,
 * such as '1.250' or '1,5', is not guessed. Other numbers, such as '-1', are read as JavaScript reads them.
 *
 * @example
 * amountFromText('$1,250.00') // => { ok: true, value: 1250 }
 * amountFromText('100,50') // => { ok: true, value: 100.5 }
 * amountFromText('1.250') // => { ok: false, why: 'ambiguous' }
 */
export function amountFromText(text: string): TypedAmount {
  const typed = text
    .trim()
    .replace(/^(CA)?\$/i, '')
    .replace(/\$$/, '')
    .trim()
  for (const [shape, thousands, decimal] of shapes) {
    if (!shape.test(typed)) continue
    return { ok: true, value: Number(typed.replace(thousands, '').replace(decimal, '.')) }
  }
  if (/^[\d.,\s]*\d[\d.,\s]*$/.test(typed)) return { ok: false, why: 'ambiguous' }
  const value = typed === '' ? Number.NaN : Number(typed)
  return Number.isNaN(value) ? { ok: false, why: 'no-amount' } : { ok: true, value }
}
