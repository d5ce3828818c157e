import type { PriceBook } from '../catalogue/price-book.ts'
import { allocateWhole } from '../money/allocate.ts'
import type { QuoteLine } from './quote-line.ts'
import type { Taxed } from './taxes-of.ts'

/**
 * The lines of a quote before taxes with the taxes that each carries: the discounts are spread over all of them in proportion to what is
 * left of them.
 */
export function taxedLines(book: PriceBook, service: string, lines: readonly QuoteLine[]): Taxed[] {
  const taxed: Taxed[] = []
  for (const line of lines) {
    if (line.rule !== 'frequency' && line.rule !== 'discount') {
      const names = carriedBy(book, service, line)
      const taxes = names === undefined ? book.taxes : book.taxes.filter(({ name }) => names.includes(name))
      taxed.push({ taxes, cents: line.amountCents })
      continue
    }
    const left = taxed.map((one) => Math.max(0, one.cents))
    const weights = (left.some(Boolean) ? left : left.map(() => 1)).map(BigInt)
    const shares = allocateWhole(line.amountCents, weights)
    taxed.forEach((one, index) => {
      one.cents += Number(shares[index])
    })
  }
  return taxed
}

/** The names of the taxes that a line carries; undefined for all. */
function carriedBy(
  { services, addOns, charges = [] }: PriceBook,
  service: string,
  line: QuoteLine,
): readonly string[] | undefined {
  if (line.rule === 'add-on') return addOns[line.inputs.addOn]?.taxes
  if (line.rule === 'charge') return charges.find(({ id }) => id === line.inputs.charge)?.taxes
  return services[service]?.taxes
}
