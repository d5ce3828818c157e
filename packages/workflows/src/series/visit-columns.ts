import type { bookingRow } from '@dustforce/office/booking'

type Row = ReturnType<typeof bookingRow>

/** The columns of a booking's price. How long it takes is planned, and stays. */
export function priceColumns(row: Row) {
  return {
    base_service_price: row.base_service_price,
    pet_fee: row.pet_fee,
    add_ons_total: row.add_ons_total,
    add_ons_details: row.add_ons_details,
    subtotal_before_tax: row.subtotal_before_tax,
    discount_amount: row.discount_amount,
    hst_amount: row.hst_amount,
    total_price: row.total_price,
    pricing_breakdown: row.pricing_breakdown,
    price_book_version: row.price_book_version,
  }
}

/** The columns that a visit has from its series: what it is, when, how long and for how much. What its customer says of the home stays. */
export function visitColumns(row: Row) {
  return {
    ...priceColumns(row),
    booking_date: row.booking_date,
    booking_time: row.booking_time,
    service_type: row.service_type,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    has_pets: row.has_pets,
    add_ons: row.add_ons,
    ...(row.duration_minutes !== undefined && { duration_minutes: row.duration_minutes }),
  }
}
