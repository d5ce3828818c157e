import { gtaPriceBook } from '../catalogue/index.ts'
import { dollarsOf } from '../money/index.ts'
import type { Quote } from '../quote/quote.ts'
import { timeLabel } from '../schedule/index.ts'
import type { BookingRequest } from './booking-request.ts'
import type { CheckoutPayload } from './payload.ts'

/** What stands in the payload for a text that was left out. Public spec, section 3. */
export const unset = { choice: 'Not specified', text: 'Not provided', list: 'None' } as const

/**
 * The payload that checkout is asked with: the choices, and the shown prices in dollars. Public spec, section 3.
 *
 * @param quote the quote of the same choices, as it was shown
 * @example
 * checkoutPayload(request, quote(gtaPriceBook, quoteRequestOf(request))).total_price // => 373
 */
export function checkoutPayload(request: BookingRequest, quote: Quote): CheckoutPayload {
  const service = gtaPriceBook.services[request.service]
  const addOns = request.addOns.map((id) => ({ id, ...gtaPriceBook.addOns[id] }))
  return {
    service: service.name,
    selected_service_id: request.service,
    date: request.date,
    time: timeLabel(request.minute),
    name: request.name,
    email: request.email,
    phone: request.phone,
    address: request.address,
    bedrooms: request.bedrooms,
    bathrooms: request.bathrooms,
    home_type: request.homeType ?? unset.choice,
    someone_home: request.someoneHome ?? unset.choice,
    entry_instructions: request.entryInstructions ?? unset.text,
    has_pets: request.hasPets,
    pet_details: request.petDetails ?? unset.list,
    avoid_areas: request.avoidAreas ?? unset.list,
    parking_available: request.parkingAvailable ?? unset.choice,
    building_access: request.buildingAccess ?? unset.choice,
    use_customer_equipment: request.useCustomerEquipment,
    equipment_preferences: request.equipmentPreferences ?? equipmentText(request.useCustomerEquipment),
    add_ons: addOns.map(({ name }) => name),
    add_ons_details: addOns.map(({ id, name, priceCents, description, unit }) => ({
      id,
      name,
      price: dollarsOf(priceCents),
      description,
      unit: unit ?? null,
    })),
    notes: request.notes ?? unset.list,
    base_service_price: dollarsOf(quote.baseCents),
    pet_fee: dollarsOf(quote.petFeeCents),
    add_ons_total: dollarsOf(quote.addOnsCents),
    subtotal_before_tax: dollarsOf(quote.subtotalCents),
    discount_amount: dollarsOf(quote.discountCents),
    applied_promo_code: request.promoCode,
    hst_amount: dollarsOf(quote.taxCents),
    total_price: dollarsOf(quote.totalCents),
    pricing_breakdown: {
      base_service: {
        name: service.name,
        bedrooms: request.bedrooms,
        bathrooms: request.bathrooms,
        price: dollarsOf(quote.baseCents),
      },
      add_ons: addOns.map(({ name, priceCents }) => ({ name, price: dollarsOf(priceCents) })),
      pet_fee: dollarsOf(quote.petFeeCents),
      subtotal: dollarsOf(quote.subtotalCents),
      hst: dollarsOf(quote.taxCents),
      total: dollarsOf(quote.totalCents),
    },
  }
}

/** What stands for a choice of equipment without own words. */
export function equipmentText(useCustomerEquipment: boolean | null): string {
  if (useCustomerEquipment === null) return unset.choice
  return useCustomerEquipment ? "Customer's own equipment" : "Company's equipment"
}
