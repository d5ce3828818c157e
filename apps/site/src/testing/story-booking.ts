import { cents } from '@dustforce/core/money'
import type { OwnBookingPage } from '@dustforce/office/booking'

/** The visit of the booking that stories show. */
export const bookedVisit: NonNullable<OwnBookingPage['visit']> = {
  when: 'Monday, March 15, 2027 at 9:00 AM',
  startsAt: Date.UTC(2027, 2, 15, 13),
  durationMinutes: 195,
  isUnderWay: false,
  cleaner: 'Ana',
  place: '1 King St W',
  prepare:
    'Our team brings all supplies and equipment. Please make sure that we can get in at the time above, and keep valuables and fragile items put away.',
  calendar: 'BEGIN:VCALENDAR',
  feedToken: 'token',
}
/** A paid booking that is to come. */
export const upcomingBooking: OwnBookingPage = {
  stage: 'upcoming',
  reference: 'DF-C3D4E5F6',
  service: 'Deep Cleaning',
  rooms: { bedrooms: 3, bathrooms: 2 },
  visit: bookedVisit,
  customer: { name: 'Ada Lovelace', email: 'a•••@example.com', phone: '•••-0100' },
  receipt: {
    lines: [
      { label: 'Deep Cleaning (3 bed, 2 bath)', amountCents: cents(27_000) },
      { label: 'Laundry (1 load)', amountCents: cents(2_000) },
      { label: 'Dishwashing', amountCents: cents(1_500) },
      { label: 'Pet fee', amountCents: cents(2_500) },
      { label: 'Subtotal', amountCents: cents(33_000) },
      { label: 'Discount (WELCOME10)', amountCents: cents(-3_300) },
      { label: 'HST (13%)', amountCents: cents(3_900) },
    ],
    totalCents: cents(33_600),
    refundedCents: cents(0),
    lostCents: cents(0),
    bookedOn: 'Mar 1, 2027, 10:00 AM',
    isPaid: true,
    payment: 'Paid',
    payments: [{ amountCents: cents(33_600), on: 'Mar 1, 2027, 10:00 AM' }],
    refunds: [],
    returnedCents: cents(0),
    onItsWayCents: cents(0),
    keptCents: cents(33_600),
    keptTaxCents: cents(3_900),
  },
  change: null,
  pay: null,
  acts: {
    move: { until: 'Mar 14, 2027, 9:00 AM', times: 3, problem: null },
    change: { until: 'Mar 14, 2027, 9:00 AM', problem: null },
    cancel: 'Full refund of $336.00 until Mar 14, 2027, 9:00 AM, within 5-7 business days.',
    holdsForMs: 86_400_000,
  },
  company: {
    name: 'Dust Force',
    phone: '(416) 555-0199',
    email: 'info@example.com',
    taxNumber: '123456789 RT0001',
    taxName: 'HST',
  },
}
