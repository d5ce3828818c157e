import fc from 'fast-check'
import { contractorFromRow } from '../src/contractor/index.ts'
import * as core from '../src/index.ts'
import { bookingTerms } from '../src/ledger/index.ts'
import { heldStory, told } from '../src/testing/held-story.ts'
import { enCA } from '../src/words/en-ca.ts'

/** The values that examples name without making them. */
const form = {
  ...core.emptyBookingForm('deep-clean'),
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

const parsed = core.requestFromForm(form)
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const request = parsed.value

const home = { service: 'deep-clean', bedrooms: 3, bathrooms: 2 } as const
const line = core
  .quote(core.gtaPriceBook, {
    ...home,
    addOns: ['laundry', 'dishwashing'],
    pets: true,
    promo: { type: 'percentage', value: 10 },
  })
  .lines.at(-1)

export const exampleValues = {
  fc,
  form,
  request,
  payload: core.checkoutPayload(request, core.quote(core.gtaPriceBook, core.quoteRequestOf(request))),
  requests: [home],
  line,
  enCA,
  bookedAmounts: {
    ...{ service: 'Deep Cleaning', bedrooms: 3, bathrooms: 2, addOns: [], promoCode: '' },
    ...{ baseCents: 27000, petFeeCents: 0, subtotalCents: 27000, discountCents: 0, taxCents: 3510 },
  },
  canceled: {
    ...{ bookingStatus: 'canceled', paymentStatus: 'paid', refundDue: false, attention: [] },
    ...{ subtotalCents: core.cents(19000), discountCents: core.cents(0) },
  },
  withoutPets: core.quote(core.gtaPriceBook, home),
  withPets: core.quote(core.gtaPriceBook, { ...home, pets: true }),
  rules: { policy: core.gtaPolicy, book: core.gtaPriceBook },
  context: { policy: core.gtaPolicy, now: 0, emailVerified: false, promoInvalid: false, dayFull: false },
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
  booking: core.bookingFromRow({
    id: 'b1',
    booking_date: '2026-11-23',
    booking_time: '9:00 AM',
    booking_status: 'confirmed',
    payment_status: 'paid',
    total_price: 336,
  }),
  job: core.bookingFromRow({
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
  story: heldStory,
  event: told('completed'),
  ledger: {
    payments: [{ id: 'p1', amountCents: core.cents(33_600), lostCents: core.zeroCents }],
    refunds: [],
  },
  facts: {
    startsAt: Date.UTC(2026, 10, 23, 14),
    lateSince: null,
    agreedAt: Date.UTC(2026, 10, 16, 14),
    payments: [{ leftCents: core.cents(33_600), isByHand: false }],
    totalCents: core.cents(33_600),
    taxCents: core.cents(3900),
    terms: bookingTerms(core.gtaPolicy),
  },
}
