import { type BookingRequest, checkoutPayload } from '@dustforce/core/booking'
import type { AddOnId, PriceBook, ServiceId } from '@dustforce/core/catalogue'
import type { NewBooking } from '@dustforce/ports'
import type { Priced } from './price-submission.ts'

/** The booking to store for a priced request. */
export function newBookingOf(
  request: BookingRequest,
  { quote, promo }: Priced,
  priceBook: PriceBook<ServiceId, AddOnId>,
): NewBooking {
  // The payload's words for what was left out are those that are stored.
  const words = checkoutPayload(request, quote)
  return {
    customerName: request.name,
    email: request.email,
    phone: request.phone,
    address: request.address,
    service: request.service,
    date: request.date,
    time: words.time,
    homeType: words.home_type,
    bedrooms: request.bedrooms,
    bathrooms: request.bathrooms,
    addOns: request.addOns.map((id) => {
      const { name, priceCents, description, unit = null } = priceBook.addOns[id]
      return { id, name, priceCents, description, unit }
    }),
    hasPets: request.hasPets,
    petDetails: words.pet_details,
    useCustomerEquipment: request.useCustomerEquipment,
    equipmentPreferences: words.equipment_preferences,
    someoneHome: words.someone_home,
    entryInstructions: words.entry_instructions,
    buildingAccess: words.building_access,
    parkingAvailable: words.parking_available,
    avoidAreas: words.avoid_areas,
    notes: words.notes,
    appliedPromoCode: promo?.code ?? null,
    quote,
  }
}
