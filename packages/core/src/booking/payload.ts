import type { AddOnId, ServiceId } from '../catalogue/index.ts'

/** The payload that checkout is asked with: snake_case, prices in dollars. */
export interface CheckoutPayload {
  readonly service: string
  readonly selected_service_id: ServiceId
  readonly date: string
  readonly time: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly bedrooms: number
  readonly bathrooms: number
  readonly home_type: string
  readonly someone_home: string
  readonly entry_instructions: string
  readonly has_pets: boolean | null
  readonly pet_details: string
  readonly avoid_areas: string
  readonly parking_available: string
  readonly building_access: string
  readonly use_customer_equipment: boolean | null
  readonly equipment_preferences: string
  readonly add_ons: readonly string[]
  readonly add_ons_details: readonly {
    readonly id: AddOnId
    readonly name: string
    readonly price: number
    readonly description: string
    readonly unit: string | null
  }[]
  readonly notes: string
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
}
