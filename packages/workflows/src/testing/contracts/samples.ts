import { gtaPriceBook } from '@dustforce/core/catalogue'
import type { PromoCode } from '@dustforce/core/promo'
import { type Discount, quote } from '@dustforce/core/quote'
import { businessDate } from '@dustforce/core/schedule'
import { type BookingRequest, noDetails } from '@dustforce/office/booking'
import type { PaymentEventType, ProviderEvent } from '@dustforce/office/story'
import type { Reservation } from '../../checkout/booking-store.ts'
import type { NewBooking } from '../../checkout/new-booking.ts'

/** When the suites begin: a winter morning in Toronto, in epoch milliseconds. */
export const beginning = Date.UTC(2027, 0, 11, 15)

/** The day the sample bookings are for, two weeks later. */
export const sampleDate = businessDate('2027-01-25')

/** A ten percent code for new customers. */
export const samplePromo: PromoCode = {
  code: 'WELCOME10',
  isActive: true,
  discountType: 'percentage',
  discountValue: 10,
  validUntil: null,
  maxUses: null,
  currentUses: 0,
  minOrderCents: null,
  firstTimeOnly: true,
}

/** The booking of the walk through the product: CA$336 with the promo code, CA$373 without. */
export function sampleBooking(changes: Partial<BookingRequest> = {}): NewBooking {
  const choices = {
    service: 'deep-clean',
    bedrooms: 3,
    bathrooms: 2,
    addOns: ['laundry', 'dishwashing'],
  } as const
  const promo: Discount = { type: 'percentage', value: 10 }
  return {
    request: {
      ...noDetails,
      ...choices,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '(416) 555-0100',
      address: '1 King St W, Toronto, ON M5H 1A1',
      date: sampleDate,
      minute: 540,
      homeType: 'condo',
      hasPets: true,
      petDetails: 'One cat',
      useCustomerEquipment: false,
      equipmentPreferences: 'None',
      someoneHome: 'yes',
      entryInstructions: 'Ring twice',
      buildingAccess: 'elevator',
      parkingAvailable: 'visitor',
      notes: "Robert'); DROP TABLE bookings;-- 🧽",
      promoCode: null,
      ...changes,
    },
    quote: quote(gtaPriceBook, { ...choices, pets: true, ...(changes.promoCode != null && { promo }) }),
  }
}

/** A submit of `sampleBooking` under an attempt id made of a number. */
export function sampleReservation(attempt: number, changes: Partial<BookingRequest> = {}): Reservation {
  return {
    attemptId: attemptId(attempt),
    fingerprint: `fingerprint-${attempt}`,
    booking: sampleBooking(changes),
    holdMinutes: 35,
    visitor: `192.0.2.${attempt}`,
  }
}

/** The n-th attempt id, a UUID. */
export function attemptId(attempt: number): string {
  return `00000000-0000-4000-8000-${String(attempt).padStart(12, '0')}`
}

/** A payment event that is in order for the sample booking without a promo code. */
export function sampleEvent(
  type: PaymentEventType,
  bookingId: string,
  changes: Partial<ProviderEvent> = {},
): ProviderEvent {
  return {
    id: `evt_${type}_${bookingId}`,
    type,
    sessionId: `cs_test_${bookingId}`,
    paymentIntent: `pi_${bookingId}`,
    paid: type === 'completed' || type === 'async_succeeded',
    amountTotalCents: sampleBooking().quote.totalCents,
    currency: 'cad',
    bookingId,
    reversalId: null,
    ...changes,
  }
}
