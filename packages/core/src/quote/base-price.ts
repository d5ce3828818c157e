import { applied, type Measured, type RulePart, sumOf } from '../catalogue/apply-rule.ts'
import { namesOf } from '../catalogue/measure.ts'
import type { PriceBook, Service } from '../catalogue/price-book.ts'
import { type Cents, cents } from '../money/index.ts'
import type { QuoteLine } from './quote-line.ts'

/** The price of a service before add-ons. */
export interface BasePrice {
  readonly lines: readonly QuoteLine[]
  /** The sum of the lines. */
  readonly cents: number
  /** null where the book does not say how long the service takes. */
  readonly minutes: number | null
}

/** Prepares the rules of a service; null where its table has no cell small enough. */
export function basePrice(
  { measures }: PriceBook,
  id: string,
  service: Service,
): (request: Measured) => BasePrice | null {
  const price = applied(measures, service.price)
  const minutes = service.minutes && applied(measures, service.minutes)
  return (request) => {
    const parts = price(request)
    if (parts.length === 0) return null
    const lines = parts.map((part) => lineOf(measures, id, service.name, part))
    const times = minutes?.(request)
    return { lines, cents: sumOf(parts), minutes: times?.length ? sumOf(times) : null }
  }
}

function lineOf(
  measures: PriceBook['measures'],
  service: string,
  name: string,
  part: RulePart<Cents>,
): QuoteLine {
  const amountCents = cents(part.amount)
  if (part.part === 'flat') return { rule: 'base-price', label: name, inputs: { service }, amountCents }
  if (part.part === 'cell') {
    const { measures: chosen, cell } = part
    return { rule: 'base-price', label: name, inputs: { service, measures: chosen, cell }, amountCents }
  }
  if (part.part === 'minimum') {
    const inputs = { minimumCents: part.minimum }
    return { rule: 'minimum', label: `${name}, minimum`, inputs, amountCents }
  }
  const { measure, count, each: eachCents } = part
  const counted = { measure, count, eachCents }
  const { many } = namesOf(measures, measure)
  if (part.part === 'beyond') {
    return { rule: 'beyond', label: `Extra ${many}`, inputs: counted, amountCents }
  }
  const { from } = part
  if (from > 1) {
    return { rule: 'tier', label: `${name} from ${from} ${many}`, inputs: { ...counted, from }, amountCents }
  }
  return { rule: 'base-price', label: name, inputs: { service, ...counted }, amountCents }
}
