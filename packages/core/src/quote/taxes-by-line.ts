import type { PriceBook, Tax } from '../catalogue/price-book.ts'
import { allocate, type Cents, cents, percentOf, zeroCents } from '../money/index.ts'
import { percentWithin } from '../money/percent-of.ts'
import type { QuoteLine } from './quote-line.ts'
import { containedIn, type TaxLine } from './taxes-of.ts'

/** A line before taxes: the taxes of the book that it carries, and what it comes to once discounts are spread. */
interface Taxed {
  readonly taxes: readonly Tax[]
  cents: number
}

/**
 * The taxes of a book whose lines carry different ones, in the book's order: each on what its lines come to once discounts are spread over
 * all lines in proportion to what is left of them. A tax that no line carries has no line.
 *
 * @param lines those of the quote before taxes
 */
export function taxesByLine(
  book: PriceBook,
  service: string,
  lines: readonly QuoteLine[],
  step: number,
): TaxLine[] {
  const taxed = spread(book, service, lines)
  const made: TaxLine[] = []
  for (const tax of book.taxes) {
    const { name: label, percent, mode } = tax
    const carriers = taxed.filter(({ taxes }) => taxes.includes(tax))
    if (carriers.length === 0) continue
    const isAdded = mode === 'added'
    const before = isAdded && tax.on === 'previous' ? sumOf(made.map(({ amountCents }) => amountCents)) : 0
    const taxableCents = cents(Math.max(0, sumOf(carriers.map((line) => line.cents))) + before)
    const taxCents = isAdded ? percentOf(taxableCents, percent, step) : containedTax(carriers, percent, step)
    const inputs = { percent, taxableCents, taxCents, mode }
    made.push({ rule: 'tax', label, inputs, amountCents: isAdded ? taxCents : zeroCents })
  }
  return made
}

/** The part of prices that is a tax, rounded once for all lines that contain as much tax. Lines that take off lower it. */
function containedTax(carriers: readonly Taxed[], percent: number, step: number): Cents {
  const byContained = new Map<number, number>()
  for (const { taxes, cents: amount } of carriers) {
    const contained = containedIn(taxes)
    byContained.set(contained, (byContained.get(contained) ?? 0) + amount)
  }
  const parts = [...byContained].map(([contained, amount]) => {
    return Math.sign(amount) * percentWithin(cents(Math.abs(amount)), percent, contained, step)
  })
  return cents(Math.max(0, sumOf(parts)))
}

/** The lines with their taxes, and with their shares of the discounts taken off. */
function spread(book: PriceBook, service: string, lines: readonly QuoteLine[]): Taxed[] {
  const taxed: Taxed[] = []
  for (const line of lines) {
    if (line.rule !== 'frequency' && line.rule !== 'discount') {
      const names = carriedBy(book, service, line)
      const taxes = names === undefined ? book.taxes : book.taxes.filter(({ name }) => names.includes(name))
      taxed.push({ taxes, cents: line.amountCents })
      continue
    }
    const left = taxed.map((one) => Math.max(0, one.cents))
    const shares = allocate(line.amountCents, left.some(Boolean) ? left : left.map(() => 1))
    taxed.forEach((one, index) => {
      one.cents += shares[index] ?? 0
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

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
