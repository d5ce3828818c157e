import type { PriceBook } from '@dustforce/core/catalogue'
import { type Cents, cents } from '@dustforce/core/money'
import type { BusinessDate, MinuteOfDay } from '@dustforce/core/schedule'
import type { SeriesToPlan } from '@dustforce/core/series'

/** A visit of a series that is a booking already, is sold, and is not over. */
export interface WrittenVisit {
  /** The date that the series has for it. */
  readonly original: BusinessDate
  readonly date: BusinessDate
  readonly minute: MinuteOfDay
  /** The number of the visit in the series: 1 is the first. */
  readonly visit: number
  /** Its price follows from the series: it was not changed for itself, and its money has not come. */
  readonly isOfSeries: boolean
  /** The price before tax and discount, and the price before tax. */
  readonly subtotalCents: Cents
  readonly beforeTaxCents: Cents
}

/**
 * Computes what a visit costs before tax and discount, and before tax, in cents.
 *
 * @example
 * beforeTaxOf({ subtotalCents: cents(20000), discountCents: cents(500) }) // => { subtotalCents: 20000, beforeTaxCents: 19500 }
 */
export function beforeTaxOf({
  subtotalCents,
  discountCents,
}: {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
}): Pick<WrittenVisit, 'subtotalCents' | 'beforeTaxCents'> {
  return { subtotalCents, beforeTaxCents: cents(subtotalCents - discountCents) }
}

/** A running series, as far as its prices follow from it. */
export interface RisingSeries {
  readonly id: string
  /** The terms of its present price; null when its book is not kept, or it does not fit it. */
  readonly own: { readonly book: PriceBook; readonly series: SeriesToPlan } | null
  /** The version of its own book. */
  readonly bookVersion: string
  /** Its visits until this date are written; the plan goes on behind it. */
  readonly plannedThrough: BusinessDate
  /** The number of visits, and the date of the last of them. */
  readonly placed: number
  readonly last: BusinessDate | null
  /** Those that are to come. */
  readonly written: readonly WrittenVisit[]
  /** Another rise was told and does not hold yet. */
  readonly isTold: boolean
}
