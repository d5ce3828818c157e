import type { Frequency, PriceBook } from '../catalogue/price-book.ts'
import { type Cents, cents } from '../money/index.ts'
import { addChosen } from './chosen-add-ons.ts'
import { compiledBook } from './compiled-book.ts'
import { discountOf } from './discount-of.ts'
import { promoLabel } from './promo-label.ts'
import type { Quote } from './quote.ts'
import type { QuoteLine } from './quote-line.ts'
import type { Discount, QuoteRequest } from './quote-request.ts'
import type { QuoteProblem, requestProblems } from './request-problems.ts'
import { isDiscount } from './right-discount.ts'
import { isRight } from './right-request.ts'
import { taxedLines } from './taxed-lines.ts'
import { taxesOn } from './taxes-of.ts'

/** The checks that an entry makes of books and requests that may be wrong. */
export interface Reader {
  /** Makes sure that a book was read, and throws when it is wrong. */
  readonly read: (book: PriceBook) => void
  /** Everything that is wrong with a request, which is something. */
  readonly explain: typeof requestProblems
}

/**
 * Prices a request: base, add-ons and charges are the subtotal; the frequency's discount and then the promo code's come off it, each at
 * most what is left; taxes are on what is left then. A request that is wrong in any way is left to the reader.
 */
export function price(
  book: PriceBook,
  request: QuoteRequest,
  { read, explain }: Reader,
): Quote | { readonly problems: readonly QuoteProblem[] } {
  const compiled = compiledBook(book, read)
  const { step, taxes } = compiled
  const { minimumCharge } = book
  // A request from JavaScript may be no object at all.
  const id: unknown = request?.service
  const service = typeof id === 'string' ? compiled.services[id] : undefined
  const base = service?.base(request)
  if (service === undefined || !base || !isRight(book, service, request))
    return { problems: explain(book, compiled, request) }
  const { addOns, frequency, promo } = request
  const lines: QuoteLine[] = [...base.lines]
  const addOnMinutes = addOns === undefined ? 0 : addChosen(service, addOns, lines)
  if (addOnMinutes === undefined || (promo !== undefined && !isDiscount(promo)))
    return { problems: explain(book, compiled, request) }

  let addOnsCents = 0 - base.cents
  for (const line of lines) addOnsCents += line.amountCents
  const listedCents = cents(base.cents + addOnsCents)
  let chargesCents = 0
  for (const { applies, line: lineOf } of compiled.charges) {
    if (!applies(request)) continue
    const line = lineOf(listedCents, cents(listedCents + chargesCents), request)
    lines.push(line)
    chargesCents += line.amountCents
  }
  if (minimumCharge !== undefined && listedCents + chargesCents < minimumCharge.amount) {
    const line = minimumLine(minimumCharge, listedCents + chargesCents)
    lines.push(line)
    chargesCents += line.amountCents
  }

  const subtotalCents = cents(listedCents + chargesCents)
  let leftCents = subtotalCents
  const visits = book.frequencies?.[frequency ?? '']
  if (frequency !== undefined && visits !== undefined && isDiscounted(visits, request)) {
    const line = frequencyLine(frequency, visits, leftCents, step)
    lines.push(line)
    leftCents = cents(leftCents + line.amountCents)
  }
  if (promo !== undefined) {
    const line = promoLine(promo, leftCents, step)
    lines.push(line)
    leftCents = cents(leftCents + line.amountCents)
  }

  let taxCents = 0
  let totalCents = leftCents
  const taxed = compiled.isTaxedByLine
    ? taxedLines(book, request.service, lines)
    : [{ taxes, cents: leftCents }]
  for (const line of taxesOn(taxes, taxed, step)) {
    lines.push(line)
    taxCents += line.inputs.taxCents
    totalCents = cents(totalCents + line.amountCents)
  }
  if (promo !== undefined && totalCents > 0 && totalCents < (book.minimumTotal ?? 0)) {
    return { problems: explain(book, compiled, request, true) }
  }
  return {
    priceBook: book.version,
    currency: book.currency,
    service: request.service,
    lines,
    baseCents: cents(base.cents),
    addOnsCents: cents(addOnsCents),
    chargesCents: cents(chargesCents),
    subtotalCents,
    discountCents: cents(subtotalCents - leftCents),
    taxCents: cents(taxCents),
    totalCents,
    minutes: base.minutes === null ? null : base.minutes + addOnMinutes,
  }
}

function minimumLine(
  { name: label, amount }: NonNullable<PriceBook['minimumCharge']>,
  cost: number,
): QuoteLine {
  const inputs = { minimumCents: amount }
  return { rule: 'minimum-charge', label, inputs, amountCents: cents(amount - cost) }
}

/** Whether a frequency takes something off for the visit that is asked for. */
function isDiscounted({ from }: Frequency, { visit }: QuoteRequest): boolean {
  return from === undefined || visit === undefined || Number(visit) >= from
}

function frequencyLine(
  frequency: string,
  { name, percent }: Frequency,
  ofCents: Cents,
  step: number,
): QuoteLine {
  const off = discountOf({ type: 'percentage', value: percent }, ofCents, step)
  const inputs = { frequency, percent, ofCents }
  return { rule: 'frequency', label: name, inputs, amountCents: cents(0 - off) }
}

function promoLine(promo: Discount, ofCents: Cents, step: number): QuoteLine {
  const { type } = promo
  const isFixed = type === 'fixed'
  const inputs = isFixed ? { type, ofCents } : { type, value: promo.value, ofCents }
  const label = (isFixed && promo.label) || promoLabel
  return { rule: 'discount', label, inputs, amountCents: cents(0 - discountOf(promo, ofCents, step)) }
}
