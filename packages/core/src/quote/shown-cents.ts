import type { QuoteLine } from './quote-line.ts'

/**
 * What a line of a quote says, in cents: its amount; of a tax that the prices contain, which adds nothing, how much it is.
 *
 * @example
 * shownCents(line) // => 3900
 */
export function shownCents(line: QuoteLine): QuoteLine['amountCents'] {
  return line.rule === 'tax' ? line.inputs.taxCents : line.amountCents
}
