import type { Measure } from '../catalogue/price-book.ts'

/** A measure of a book with its id. */
export interface AskedMeasure {
  readonly id: string
  readonly measure: Measure
}
