import type { RulePart } from '../catalogue/apply-rule.ts'
import { isCount } from '../catalogue/measure.ts'
import type { AddOn, Charge, PriceBook, Service } from '../catalogue/price-book.ts'
import { type Cents, cents, percentOf, zeroCents } from '../money/index.ts'
import { type CompiledService, compiledBook } from './compiled-book.ts'
import { discountOf } from './discount-of.ts'
import type { Quote } from './quote.ts'
import type { QuoteLine } from './quote-line.ts'
import type { ChosenAddOn, Discount, QuoteRequest } from './quote-request.ts'
import { addOnId, type QuoteProblem, requestProblems } from './request-problems.ts'
import { taxesOf } from './taxes-of.ts'

/**
 * Prices a request: base, add-ons and charges are the subtotal; the frequency's discount and then the promo code's come off it, each at
 * most what is left; taxes are on what is left then.
 */
export function price(
  book: PriceBook,
  request: QuoteRequest,
): Quote | { readonly problems: readonly QuoteProblem[] } {
  const compiled = compiledBook(book)
  const problems = requestProblems(book, compiled, request)
  const service = compiled.services.get(request.service)
  if (service === undefined || problems.length > 0) return { problems }
  const parts = service.price(request)
  if (parts === null) return { problems: [unpriced(service)] }

  const lines: QuoteLine[] = []
  const add = (line: QuoteLine): number => {
    lines.push(line)
    return line.amountCents
  }

  let baseCents = 0
  for (const part of parts) baseCents += add(baseLine(book, request.service, service.service, part))
  let addOnsCents = 0
  for (const chosen of request.addOns ?? []) addOnsCents += add(addOnLine(service, chosen))
  const listedCents = cents(baseCents + addOnsCents)
  let chargesCents = 0
  for (const { charge, applies } of compiled.charges) {
    if (applies(request)) chargesCents += add(chargeLine(charge, listedCents, compiled.step))
  }
  const subtotalCents = cents(listedCents + chargesCents)

  let leftCents = subtotalCents
  const { frequency, promo } = request
  if (frequency !== undefined) {
    const line = frequencyLine(book, frequency, leftCents, compiled.step)
    leftCents = cents(leftCents + add(line))
  }
  if (promo !== undefined) leftCents = cents(leftCents + add(promoLine(promo, leftCents, compiled.step)))

  let taxCents = 0
  let totalCents: number = leftCents
  for (const { tax, taxableCents, taxCents: ofTax, addedCents } of taxesOf(book, leftCents)) {
    const { name: label, percent, mode } = tax
    const inputs = { percent, taxableCents, taxCents: ofTax, mode }
    totalCents += add({ rule: 'tax', label, inputs, amountCents: addedCents })
    taxCents += ofTax
  }

  const { minimumTotal = 0 } = book
  if (promo !== undefined && totalCents > 0 && totalCents < minimumTotal) {
    return { problems: [tooLittleLeft] }
  }
  return {
    priceBook: book.version,
    currency: book.currency,
    service: request.service,
    lines,
    baseCents: cents(baseCents),
    addOnsCents: cents(addOnsCents),
    chargesCents: cents(chargesCents),
    subtotalCents,
    discountCents: cents(subtotalCents - leftCents),
    taxCents: cents(taxCents),
    totalCents: cents(totalCents),
    minutes: minutesOf(service, request),
  }
}

const tooLittleLeft: QuoteProblem = {
  field: 'promo',
  message: 'The discount would leave less to pay than can be charged',
}

function unpriced({ service, needed }: CompiledService): QuoteProblem {
  return { field: needed[0]?.[0] ?? 'service', message: `${service.name} has no price for this little` }
}

function baseLine(book: PriceBook, id: string, { name }: Service, part: RulePart<Cents>): QuoteLine {
  switch (part.part) {
    case 'flat':
      return { rule: 'base-price', label: name, inputs: { service: id }, amountCents: part.amount }
    case 'cell': {
      const { measures, cell, amount } = part
      return {
        rule: 'base-price',
        label: name,
        inputs: { service: id, measures, cell },
        amountCents: amount,
      }
    }
    case 'beyond': {
      const { measure, count, each } = part
      const inputs = { measure, count, eachCents: each }
      return {
        rule: 'beyond',
        label: `Extra ${manyOf(book, measure)}`,
        inputs,
        amountCents: cents(count * each),
      }
    }
    case 'units': {
      const { measure, from, count, each } = part
      const amountCents = cents(count * each)
      if (from > 1) {
        const label = `${name} from ${from} ${manyOf(book, measure)}`
        return { rule: 'tier', label, inputs: { measure, from, count, eachCents: each }, amountCents }
      }
      const inputs = { service: id, measure, count, eachCents: each }
      return { rule: 'base-price', label: name, inputs, amountCents }
    }
    case 'minimum': {
      const inputs = { minimumCents: part.minimum }
      return { rule: 'minimum', label: `${name}, minimum`, inputs, amountCents: cents(part.amount) }
    }
  }
}

function manyOf({ measures }: PriceBook, id: string): string {
  const measure = measures[id]
  return measure !== undefined && isCount(measure) ? measure.many : id
}

function addOnLine({ addOns }: CompiledService, chosen: ChosenAddOn): QuoteLine {
  const id = addOnId(chosen)
  const { name, unit, amount } = addOns.get(id) ?? nothing
  const quantity = quantityOf(chosen)
  const plain = unit === undefined ? { addOn: id } : { addOn: id, unit }
  const inputs = quantity === 1 ? plain : { ...plain, quantity, eachCents: amount }
  return { rule: 'add-on', label: name, inputs, amountCents: cents(quantity * amount) }
}

/** A checked request names no add-on that is not offered. */
const nothing: AddOn = { name: '', description: '', amount: zeroCents }

function quantityOf(chosen: ChosenAddOn): number {
  return typeof chosen === 'string' ? 1 : chosen.quantity
}

function chargeLine(charge: Charge, listedCents: Cents, step: number): QuoteLine {
  const { id, name, when } = charge
  const why = when === undefined ? { charge: id } : { charge: id, when }
  if ('amount' in charge) return { rule: 'charge', label: name, inputs: why, amountCents: charge.amount }
  const { percent } = charge
  return {
    rule: 'charge',
    label: name,
    inputs: { ...why, percent, ofCents: listedCents },
    amountCents: percentOf(listedCents, percent, step),
  }
}

function frequencyLine(book: PriceBook, frequency: string, ofCents: Cents, step: number): QuoteLine {
  const { name, percent } = book.frequencies?.[frequency] ?? { name: frequency, percent: 0 }
  const offCents = discountOf({ type: 'percentage', value: percent }, ofCents, step)
  const inputs = { frequency, percent, ofCents }
  return { rule: 'frequency', label: name, inputs, amountCents: cents(0 - offCents) }
}

function promoLine(promo: Discount, ofCents: Cents, step: number): QuoteLine {
  const amountCents = cents(0 - discountOf(promo, ofCents, step))
  const inputs =
    promo.type === 'percentage'
      ? { type: promo.type, value: promo.value, ofCents }
      : { type: promo.type, ofCents }
  return { rule: 'discount', label: 'Promo discount', inputs, amountCents }
}

/** The duration; null where the book does not say how long the service takes. */
function minutesOf({ minutes, addOns }: CompiledService, request: QuoteRequest): number | null {
  const parts = minutes?.(request) ?? null
  if (parts === null) return null
  let sum = 0
  for (const part of parts) sum += 'amount' in part ? part.amount : part.count * part.each
  for (const chosen of request.addOns ?? []) {
    sum += quantityOf(chosen) * (addOns.get(addOnId(chosen))?.minutes ?? 0)
  }
  return sum
}
