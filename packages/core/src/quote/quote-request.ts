/** A discount on a subtotal: `value` is percent for a percentage and dollars for a fixed one, as a promo code's record has it. */
export interface Discount {
  readonly type: 'percentage' | 'fixed'
  readonly value: number
}

/** The choices that decide a price. Ids are those of the price book. */
export interface QuoteRequest<S extends string = string, A extends string = string> {
  readonly service: S
  readonly bedrooms: number
  readonly bathrooms: number
  readonly addOns?: readonly A[]
  readonly pets?: boolean
  readonly promo?: Discount
}
