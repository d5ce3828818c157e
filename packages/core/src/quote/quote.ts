import { nearestSize, type PriceBook, type Service } from '../catalogue/index.ts'
import { type Cents, cents, zeroCents } from '../money/index.ts'
import { discountOf } from './discount-of.ts'
import type { QuoteLine } from './quote-line.ts'
import { quoteProblems } from './quote-problems.ts'
import type { QuoteRequest } from './quote-request.ts'
import { QuoteRequestError } from './quote-request-error.ts'
import { taxOf } from './tax-of.ts'

/** A price with its reasons, in cents: the lines sum to the total, and the totals are sums of lines. */
export interface Quote {
  /** The version of the price book that it was made from. */
  readonly priceBook: string
  readonly service: string
  readonly lines: readonly QuoteLine[]
  /** The home's base price, its rooms beyond the table included. */
  readonly baseCents: Cents
  readonly addOnsCents: Cents
  readonly petFeeCents: Cents
  /** base + add-ons + pet fee */
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly totalCents: Cents
}

/**
 * Prices a cleaning: base + add-ons + pet fee, less the discount, plus tax.
 *
 * @param book the prices; `gtaPriceBook` are those of Dust Force
 * @returns a quote in cents whose lines explain it
 * @throws QuoteRequestError when the service, the rooms, an add-on or the discount is not one that the book can price
 * @example
 * quote(gtaPriceBook, { service: 'deep-clean', bedrooms: 3, bathrooms: 2, pets: true }).totalCents // => 33300
 */
export function quote<S extends string, A extends string>(
  book: PriceBook<S, A>,
  request: QuoteRequest<S, A>,
): Quote {
  const problems = quoteProblems(book, request)
  if (problems.length > 0) throw new QuoteRequestError(problems)

  const { bedrooms, bathrooms, pets, promo } = request
  const service: Service = book.services[request.service]
  const { size, tableCents, extraBedrooms, extraBathrooms } = nearestSize(service, bedrooms, bathrooms)
  const lines: QuoteLine[] = [
    {
      rule: 'base-price',
      label: service.name,
      inputs: { service: request.service, bedrooms, bathrooms, size },
      amountCents: tableCents,
    },
  ]
  let baseCents: number = tableCents
  if (extraBedrooms > 0) {
    const line = extraRooms('extra-bedrooms', 'Extra bedrooms', extraBedrooms, book.extraBedroomCents)
    lines.push(line)
    baseCents += line.amountCents
  }
  if (extraBathrooms > 0) {
    const line = extraRooms('extra-bathrooms', 'Extra bathrooms', extraBathrooms, book.extraBathroomCents)
    lines.push(line)
    baseCents += line.amountCents
  }

  let addOnsCents = 0
  if (request.addOns !== undefined) {
    for (const id of request.addOns) {
      const { name, unit, priceCents } = book.addOns[id]
      const inputs = unit === undefined ? { addOn: id } : { addOn: id, unit }
      lines.push({ rule: 'add-on', label: name, inputs, amountCents: priceCents })
      addOnsCents += priceCents
    }
  }

  const petFeeCents = pets === true ? book.petFeeCents : zeroCents
  if (pets === true) {
    lines.push({ rule: 'pet-fee', label: 'Pet fee', inputs: { pets }, amountCents: petFeeCents })
  }

  const subtotalCents = cents(baseCents + addOnsCents + petFeeCents)
  let discountCents = zeroCents
  if (promo !== undefined) {
    discountCents = discountOf(promo, subtotalCents, book.rounding)
    lines.push({
      rule: 'discount',
      label: 'Promo discount',
      inputs: { type: promo.type, value: promo.value, subtotalCents },
      amountCents: cents(0 - discountCents),
    })
  }

  const { name, percent, mode } = book.tax
  const taxableCents = cents(subtotalCents - discountCents)
  const taxCents = taxOf(book.tax, taxableCents, book.rounding)
  const addedTaxCents = mode === 'added' ? taxCents : zeroCents
  lines.push({
    rule: 'tax',
    label: name,
    inputs: { percent, taxableCents, taxCents, mode },
    amountCents: addedTaxCents,
  })

  return {
    priceBook: book.version,
    service: request.service,
    lines,
    baseCents: cents(baseCents),
    addOnsCents: cents(addOnsCents),
    petFeeCents,
    subtotalCents,
    discountCents,
    taxCents,
    totalCents: cents(taxableCents + addedTaxCents),
  }
}

function extraRooms(
  rule: 'extra-bedrooms' | 'extra-bathrooms',
  label: string,
  count: number,
  eachCents: Cents,
): QuoteLine {
  return { rule, label, inputs: { count, eachCents }, amountCents: cents(count * eachCents) }
}
