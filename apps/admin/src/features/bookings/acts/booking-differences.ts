import type { MoneyFormat } from '@dustforce/core/money'
import { zeroCents } from '@dustforce/core/money'
import {
  answerText,
  type BookingFieldName,
  displayStatus,
  displayStatusLabel,
  eachBookingField,
  paymentLabel,
  serviceName,
} from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import type { Booking } from '@dustforce/supabase/admin'
import { amount, cleanerOf, whenText } from '../booking-words.ts'

type Fact = readonly [name: string, text: (booking: Booking) => string]

const orNone = (text: string | null) => text?.trim() || 'none'
const someAmount = (cents: Booking['refundedCents'], money: MoneyFormat) =>
  cents === zeroCents ? 'nothing' : amount(cents, money)

/** The words for each field of a booking; null where another fact has it, or nobody decides anything by it. */
const recordFacts = (
  business: Business,
): { readonly [F in Exclude<keyof Booking, BookingFieldName>]: Fact | null } => ({
  bookingDate: ['When', whenText],
  bookingTime: null,
  bookingMinute: null,
  durationMinutes: ['Length', ({ durationMinutes }) => `${durationMinutes} min`],
  bookingStatus: ['Status', (booking) => displayStatusLabel(displayStatus(booking))],
  paymentStatus: [
    'Payment',
    (booking) => paymentLabel(booking.paymentStatus, booking.refundDue, booking.bookingStatus),
  ],
  refundDue: null,
  totalCents: ['Price', ({ totalCents }) => amount(totalCents, business.money)],
  subtotalCents: null,
  discountCents: null,
  agreedPriceCents: null,
  taxCents: null,
  retainableCents: null,
  refundedCents: ['Given back', ({ refundedCents }) => someAmount(refundedCents, business.money)],
  lostCents: ['Taken by disputes', ({ lostCents }) => someAmount(lostCents, business.money)],
  pricedFor: null,
  appliedPromoCode: ['Promo code', ({ appliedPromoCode }) => orNone(appliedPromoCode)],
  assignedCleanerName: ['Contractor', (booking) => cleanerOf(booking) || 'nobody'],
  assignedCleanerPhone: null,
  contractorId: null,
  overlapReason: null,
  contractorPayCents: [
    'Contractor pay',
    ({ contractorPayCents }) => amount(contractorPayCents, business.money),
  ],
  startedAt: ['Started', ({ startedAt }) => (startedAt === null ? 'no' : 'yes')],
  serviceType: ['Service', ({ serviceType }) => serviceName(serviceType, business.priceBook)],
  bedrooms: ['Bedrooms', ({ bedrooms }) => String(bedrooms ?? 'unknown')],
  bathrooms: ['Bathrooms', ({ bathrooms }) => String(bathrooms ?? 'unknown')],
  addOns: ['Add-ons', ({ addOns }) => addOns.join(', ') || 'none'],
  hasPets: ['Pets', ({ hasPets }) => (hasPets === null ? 'unknown' : hasPets ? 'yes' : 'no')],
  customerName: ['Name', ({ customerName }) => customerName],
  email: ['Email', ({ email }) => email],
  phone: ['Phone', ({ phone }) => phone],
  address: ['Address', ({ address }) => address],
  adminNotes: ['Admin notes', ({ adminNotes }) => orNone(adminNotes)],
  attention: null,
  stripeSessionId: null,
  id: null,
  createdAt: null,
  version: null,
})

const details = eachBookingField(
  (name, { label }): Fact => [label, (booking) => orNone(answerText(name, booking[name]))],
)

const facts = (business: Business) =>
  [...Object.values(recordFacts(business)), ...Object.values(details)].filter((fact) => fact !== null)

/** Describes what has changed in a booking: 'When: Nov 21, 2026, 9:00 AM → Nov 22, 2026, 9:00 AM'. */
export function bookingDifferences(before: Booking, after: Booking, business: Business): readonly string[] {
  return facts(business).flatMap(([name, text]) => {
    const [was, is] = [text(before), text(after)]
    return was === is ? [] : [`${name}: ${was} → ${is}`]
  })
}
