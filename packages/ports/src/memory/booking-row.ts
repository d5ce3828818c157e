import { dollarsOf } from '@dustforce/core/money'
import type { StoredBooking } from './stored-booking.ts'

/** A stored booking with the specification's column names and dollars, as e-mails about it carry it. */
export function bookingRow({
  id,
  booking,
  sessionId,
  refundDue,
  state,
}: StoredBooking): Record<string, unknown> {
  const { quote } = booking
  return {
    id,
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
    add_ons: booking.addOns.map((addOn) => addOn.name),
    add_ons_details: booking.addOns.map(({ priceCents, ...addOn }) => ({
      ...addOn,
      price: dollarsOf(priceCents),
    })),
    base_service_price: dollarsOf(quote.baseCents),
    pet_fee: dollarsOf(quote.petFeeCents),
    add_ons_total: dollarsOf(quote.addOnsCents),
    subtotal_before_tax: dollarsOf(quote.subtotalCents),
    discount_amount: dollarsOf(quote.discountCents),
    applied_promo_code: booking.appliedPromoCode,
    hst_amount: dollarsOf(quote.taxCents),
    total_price: dollarsOf(quote.totalCents),
    stripe_session_id: sessionId,
    use_customer_equipment: booking.useCustomerEquipment,
    booking_status: state.booking,
    refund_due: refundDue,
  }
}
