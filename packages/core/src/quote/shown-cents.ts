import type { QuoteLine } from './quote-line.ts'

/**
 * Returns the amount that a line of a quote shows, in cents: its own; for a tax that the prices contain, which adds nothing, the amount of the tax.
 *
 * @example
 * shownCents(line) // => 3900
 */
export function shownCents(line: QuoteLine): QuoteLine['amountCents'] {
  return line.rule === 'tax' ? line.inputs.taxCents : line.amountCents
}
