import { dollarsOf } from '@dustforce/core/money'
import type { NewBooking } from '@dustforce/ports'

/** The columns of a new booking, amounts in dollars. Public spec, section 3. */
export function bookingRow(booking: NewBooking): Record<string, unknown> {
  const { quote } = booking
  const addOns = booking.addOns.map(({ priceCents, ...addOn }) => ({
    ...addOn,
    price: dollarsOf(priceCents),
  }))
  return {
    customer_name: booking.customerName,
    email: booking.email,
    phone: booking.phone,
    address: booking.address,
    booking_date: booking.date,
    booking_time: booking.time,
    service_type: booking.service,
    home_type: booking.homeType,
    bedrooms: booking.bedrooms,
    bathrooms: booking.bathrooms,
    add_ons: addOns.map(({ name }) => name),
    add_ons_details: addOns,
    has_pets: booking.hasPets,
    pet_details: booking.petDetails,
    use_customer_equipment: booking.useCustomerEquipment,
    equipment_preferences: booking.equipmentPreferences,
    someone_home: booking.someoneHome,
    entry_instructions: booking.entryInstructions,
    building_access: booking.buildingAccess,
    parking_available: booking.parkingAvailable,
    avoid_areas: booking.avoidAreas,
    notes: booking.notes,
    base_service_price: dollarsOf(quote.baseCents),
    pet_fee: dollarsOf(quote.petFeeCents),
    add_ons_total: dollarsOf(quote.addOnsCents),
    subtotal_before_tax: dollarsOf(quote.subtotalCents),
    discount_amount: dollarsOf(quote.discountCents),
    hst_amount: dollarsOf(quote.taxCents),
    total_price: dollarsOf(quote.totalCents),
    pricing_breakdown: {
      base_service: {
        name: quote.lines[0]?.label ?? booking.service,
        bedrooms: booking.bedrooms,
        bathrooms: booking.bathrooms,
        price: dollarsOf(quote.baseCents),
      },
      add_ons: addOns.map(({ name, price }) => ({ name, price })),
      pet_fee: dollarsOf(quote.petFeeCents),
      subtotal: dollarsOf(quote.subtotalCents),
      hst: dollarsOf(quote.taxCents),
      total: dollarsOf(quote.totalCents),
    },
    price_book_version: quote.priceBook,
  }
}
