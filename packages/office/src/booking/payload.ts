import type { DetailColumns } from './booking-details.ts'

/** The payload that checkout is asked with: snake_case, prices in dollars. */
export interface CheckoutPayload extends DetailColumns {
  readonly service: string
  readonly selected_service_id: string
  readonly date: string
  readonly time: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly bedrooms: number
  readonly bathrooms: number
  readonly has_pets: boolean | null
  readonly add_ons: readonly string[]
  readonly add_ons_details: readonly {
    readonly id: string
    readonly name: string
    readonly price: number
    readonly description: string
    readonly unit: string | null
  }[]
  readonly base_service_price: number
  readonly pet_fee: number
  readonly add_ons_total: number
  readonly subtotal_before_tax: number
  readonly discount_amount: number
  readonly applied_promo_code: string | null
  readonly hst_amount: number
  readonly total_price: number
  readonly pricing_breakdown: {
    readonly base_service: {
      readonly name: string
      readonly bedrooms: number
      readonly bathrooms: number
      readonly price: number
    }
    readonly add_ons: readonly { readonly name: string; readonly price: number }[]
    readonly pet_fee: number
    readonly subtotal: number
    readonly hst: number
    readonly total: number
  }
}

/** A payload with the id of the customer's attempt: the same attempt sent again makes no second booking. */
export interface CheckoutSubmission extends CheckoutPayload {
  readonly attempt_id: string
  /** The token of a place that the queue offers. */
  readonly offer?: string
  /** The version of the price book that the shown price was made from. */
  readonly price_book_version?: string
}
