import type { Measure, PriceBook } from '../catalogue/price-book.ts'

/** A measure of a book, as a service asks for it. */
export interface AskedMeasure {
  readonly id: string
  readonly measure: Measure
  /** Whether the service's price or length goes by it. */
  readonly isNeeded: boolean
}

/** The measures of a book, in its order. */
export function askedMeasures({ measures }: PriceBook, isNeeded: (id: string) => boolean): AskedMeasure[] {
  return Object.entries(measures).map(([id, measure]) => ({ id, measure, isNeeded: isNeeded(id) }))
}
