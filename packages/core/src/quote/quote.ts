import { nearestSize, type PriceBook, type Service } from '../catalogue/index.ts'
import { type Cents, cents, zeroCents } from '../money/index.ts'
import { discountOf } from './discount-of.ts'
import type { QuoteLine } from './quote-line.ts'
import { type QuoteProblem, quoteProblems } from './quote-problems.ts'
import type { QuoteRequest } from './quote-request.ts'
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

/** Thrown when what was asked has no price; `problems` says which fields are wrong and why. */
export class QuoteRequestError extends RangeError {
  override readonly name = 'QuoteRequestError'
  readonly problems: readonly QuoteProblem[]

  constructor(problems: readonly QuoteProblem[]) {
    super(problems.map((problem) => problem.message).join('; '))
    this.problems = problems
  }
}

/**
 * Prices a cleaning: base + add-ons + pet fee, less the discount, plus tax. Public spec, sections 3 and 9.
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

  const lines: QuoteLine[] = []
  const baseCents = addBase(lines, book, request)
  const addOnsCents = addAddOns(lines, book, request.addOns)
  const petFeeCents = addPetFee(lines, book, request.pets)
  const subtotalCents = cents(baseCents + addOnsCents + petFeeCents)
  const discountCents = addDiscount(lines, book, request.promo, subtotalCents)
  const taxCents = addTax(lines, book, cents(subtotalCents - discountCents))
  const addedTax = book.tax.mode === 'added' ? taxCents : 0
  return {
    priceBook: book.version,
    service: request.service,
    lines,
    baseCents,
    addOnsCents,
    petFeeCents,
    subtotalCents,
    discountCents,
    taxCents,
    totalCents: cents(subtotalCents - discountCents + addedTax),
  }
}

function addBase<S extends string>(lines: QuoteLine[], book: PriceBook<S>, request: QuoteRequest<S>): Cents {
  const { bedrooms, bathrooms } = request
  const service: Service = book.services[request.service]
  const { size, tableCents, extraBedrooms, extraBathrooms } = nearestSize(service, bedrooms, bathrooms)
  lines.push({
    rule: 'base-price',
    label: service.name,
    inputs: { service: request.service, bedrooms, bathrooms, size },
    amountCents: tableCents,
  })
  const bedroomsCents = cents(extraBedrooms * book.extraBedroomCents)
  if (extraBedrooms > 0) {
    lines.push({
      rule: 'extra-bedrooms',
      label: 'Extra bedrooms',
      inputs: { count: extraBedrooms, eachCents: book.extraBedroomCents },
      amountCents: bedroomsCents,
    })
  }
  const bathroomsCents = cents(extraBathrooms * book.extraBathroomCents)
  if (extraBathrooms > 0) {
    lines.push({
      rule: 'extra-bathrooms',
      label: 'Extra bathrooms',
      inputs: { count: extraBathrooms, eachCents: book.extraBathroomCents },
      amountCents: bathroomsCents,
    })
  }
  return cents(tableCents + bedroomsCents + bathroomsCents)
}

function addAddOns<A extends string>(
  lines: QuoteLine[],
  book: PriceBook<string, A>,
  chosen: readonly A[] = [],
): Cents {
  let total = 0
  for (const id of chosen) {
    const { name, unit, priceCents } = book.addOns[id]
    lines.push({
      rule: 'add-on',
      label: name,
      inputs: unit === undefined ? { addOn: id } : { addOn: id, unit },
      amountCents: priceCents,
    })
    total += priceCents
  }
  return cents(total)
}

function addPetFee(lines: QuoteLine[], book: PriceBook, pets = false): Cents {
  if (!pets) return zeroCents
  lines.push({ rule: 'pet-fee', label: 'Pet fee', inputs: { pets }, amountCents: book.petFeeCents })
  return book.petFeeCents
}

function addDiscount(
  lines: QuoteLine[],
  book: PriceBook,
  promo: QuoteRequest['promo'],
  subtotalCents: Cents,
): Cents {
  if (promo === undefined) return zeroCents
  const discountCents = discountOf(promo, subtotalCents, book.rounding)
  lines.push({
    rule: 'discount',
    label: 'Promo discount',
    inputs: { type: promo.type, value: promo.value, subtotalCents },
    amountCents: cents(0 - discountCents),
  })
  return discountCents
}

function addTax(lines: QuoteLine[], book: PriceBook, taxableCents: Cents): Cents {
  const { name, percent, mode } = book.tax
  const taxCents = taxOf(book.tax, taxableCents, book.rounding)
  lines.push({
    rule: 'tax',
    label: name,
    inputs: { percent, taxableCents, taxCents, mode },
    amountCents: mode === 'added' ? taxCents : zeroCents,
  })
  return taxCents
}
