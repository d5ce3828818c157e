import type { ChoiceMeasure, CountMeasure, FlagMeasure, Measures } from '../catalogue/index.ts'
import type { Cents } from '../money/index.ts'

/**
 * A discount by a promo code: a percentage of what is left when it is applied, or an amount in cents. An amount with a label of its own is no
 * code's, but the difference to a price that was agreed on: below nothing it adds to the price.
 */
export type Discount =
  | { readonly type: 'percentage'; readonly value: number }
  | { readonly type: 'fixed'; readonly amountCents: Cents; readonly label?: string }

/** An add-on, one of it or several. */
export type ChosenAddOn<A extends string = string> = A | { readonly id: A; readonly quantity: number }

/** The value of a measure in a request: a number, one of its choices, or whether it is so. */
type ValueOf<M> = M extends CountMeasure
  ? number
  : M extends ChoiceMeasure<infer C>
    ? C
    : M extends FlagMeasure
      ? boolean
      : never

/** The measures of a book at the top level of a request; a book whose measures are not known to the compiler takes any. */
type Said<M> = string extends keyof M
  ? { readonly [measure: string]: unknown }
  : { readonly [K in keyof M]?: ValueOf<M[K]> | undefined }

/** The choices that decide a price, beside the book's measures. Ids are those of the price book; what is undefined is left out. */
export type QuoteRequest<
  S extends string = string,
  A extends string = string,
  M extends Measures = Measures,
> = Said<M> & {
  readonly service: S
  readonly addOns?: readonly ChosenAddOn<A>[] | undefined
  /** The day of the visit, 'yyyy-MM-dd'; charges may depend on its weekday. */
  readonly date?: string | undefined
  /** The time of the visit, 'HH:mm'. */
  readonly time?: string | undefined
  readonly frequency?: string | undefined
  /** The number of the visit in its series, 1 for the first; without it, one of those that the frequency takes something off. */
  readonly visit?: number | undefined
  readonly promo?: Discount | undefined
}
