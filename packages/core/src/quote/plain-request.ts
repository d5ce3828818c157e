import { isValueOf } from '../catalogue/measure.ts'
import type { Measure } from '../catalogue/price-book.ts'
import type { QuoteRequest } from './quote-request.ts'

/** A measure of a book, as a service asks for it. */
export interface AskedMeasure {
  readonly id: string
  readonly measure: Measure
  /** Whether the service's price or length goes by it. */
  readonly isNeeded: boolean
}

/**
 * Whether a request plainly has nothing wrong by itself: it says only a service, measures, add-ons and a promo code, each measure as it may be. Most
 * requests do, and need no closer look, which would take longer than pricing them.
 */
export function isPlain(measures: readonly AskedMeasure[], request: QuoteRequest): boolean {
  let known = 1
  if (request.addOns !== undefined) known += 1
  if (request.promo !== undefined) known += 1
  for (const { id, measure, isNeeded } of measures) {
    const value = request[id]
    if (value !== undefined) {
      if (!isValueOf(measure, value)) return false
      known += 1
    } else if (isNeeded) return false
  }
  for (const _ in request) known -= 1
  return known === 0
}
