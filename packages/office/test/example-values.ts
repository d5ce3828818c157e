import * as core from '@dustforce/core'
import fc from 'fast-check'
import * as booking from '../src/booking/index.ts'
import { contractorFromRow } from '../src/contractor/index.ts'
import { bookingTerms } from '../src/ledger/index.ts'
import { gtaBusiness, gtaRules } from '../src/testing/business.ts'
import { heldStory, told } from '../src/testing/held-story.ts'

/** The values that examples name without making them. */
const form = {
  ...booking.emptyBookingForm('deep-clean'),
  firstName: 'Ana',
  lastName: 'Díaz',
  email: 'ana@example.com',
  phone: '(416) 555-0123',
  streetAddress: '100 Queen St W',
  city: 'Toronto',
  postalCode: 'M5H 2N2',
  bedrooms: 3,
  bathrooms: 2,
  date: '2026-11-23',
  time: '9:00 AM',
  addOns: ['laundry', 'dishwashing'],
  hasPets: 'yes',
} as const

const parsed = booking.requestFromForm(form, gtaRules)
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const request = parsed.value

const home = { service: 'deep-clean', bedrooms: 3, bathrooms: 2 } as const

export const exampleValues = {
  ...core,
  business: gtaBusiness,
  gtaRules,
  ...gtaBusiness,
  story: heldStory,
  arranged: {
    ...{ date: core.businessDate('2026-11-30'), minute: 540, isAwaited: true, cardId: 'pm_1' },
    ...{ agreed: null, announcedAt: null, announcedBy: null, tries: [], lastLetterAt: null },
  },
  event: told('completed'),
  withoutPets: core.quote(core.gtaPriceBook, home),
  withPets: core.quote(core.gtaPriceBook, { ...home, pets: true }),
  fc,
  form,
  request,
  payload: booking.checkoutPayload(
    request,
    core.quote(gtaBusiness.priceBook, booking.quoteRequestOf(gtaBusiness.priceBook, request)),
    core.gtaPriceBook,
  ),
  bookedAmounts: {
    ...{ service: 'Deep Cleaning', bedrooms: 3, bathrooms: 2, addOns: [], promoCode: '' },
    ...{ baseCents: 27000, petFeeCents: 0, subtotalCents: 27000, discountCents: 0, taxCents: 3510 },
  },
  canceled: {
    ...{ bookingStatus: 'canceled', paymentStatus: 'paid', refundDue: false, attention: [] },
    ...{ subtotalCents: core.cents(19000), discountCents: core.cents(0) },
  },
  rules: { policy: core.gtaPolicy, book: core.gtaPriceBook },
  context: {
    policy: core.gtaPolicy,
    contact: gtaRules.contact,
    now: 0,
    emailVerified: false,
    promoInvalid: false,
    dayFull: false,
  },
  now: Date.UTC(2026, 10, 21, 17),
  applicant: {
    fullName: 'Ana Diaz',
    email: 'ana@example.com',
    phone: '(416) 555-0123',
    experience: null,
    availableDays: [],
    availableTimes: [],
    serviceAreas: [],
  },
  booking: booking.bookingFromRow({
    id: 'b1',
    booking_date: '2026-11-23',
    booking_time: '9:00 AM',
    booking_status: 'confirmed',
    payment_status: 'paid',
    total_price: 336,
  }),
  job: booking.bookingFromRow({
    id: 'b2',
    booking_date: '2026-11-21',
    booking_time: '9:00 AM',
    booking_status: 'assigned',
    payment_status: 'paid',
    assigned_cleaner_name: 'Bo Chen',
  }),
  place: { contractorId: null, date: core.businessDate('2026-11-23'), minute: 540 },
  contractor: contractorFromRow({ id: 'c1', full_name: 'Ana Diaz' }),
  contractors: [contractorFromRow({ full_name: 'Ana Diaz', service_areas: ['Toronto'] })],
  inquiries: [],
  offer: {
    cleanerName: 'Ana Diaz',
    serviceName: 'Deep Cleaning',
    bookingDate: null,
    bookingTime: null,
    address: '100 Queen St W, Toronto',
    contractorPayCents: null,
  },
  amounts: {
    service: 'deep-clean',
    bedrooms: 3,
    bathrooms: 2,
    addOns: [],
    baseCents: core.cents(27_000),
    petFeeCents: core.zeroCents,
    subtotalCents: core.cents(27_000),
    discountCents: core.zeroCents,
    promoCode: '',
    taxCents: core.cents(3500),
  },
  bytes: Uint8Array.of(),
  price: { totalCents: core.cents(22_600), taxCents: core.cents(2600) },
  start: Date.UTC(2026, 10, 23, 14),
  ledger: {
    payments: [{ id: 'p1', amountCents: core.cents(33_600), lostCents: core.zeroCents }],
    refunds: [],
  },
  facts: {
    startsAt: Date.UTC(2026, 10, 23, 14),
    lateSince: null,
    agreedAt: Date.UTC(2026, 10, 16, 14),
    payments: [{ leftCents: core.cents(33_600), isOffline: false }],
    totalCents: core.cents(33_600),
    taxCents: core.cents(3900),
    terms: bookingTerms(core.gtaPolicy),
  },
}
