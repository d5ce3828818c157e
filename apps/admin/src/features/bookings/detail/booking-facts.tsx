import type { MoneyFormat } from '@dustforce/core/money'
import { cents } from '@dustforce/core/money'
import { formatInstant } from '@dustforce/core/schedule'
import { durationInEnglish, durationText } from '@dustforce/core/words/duration'
import {
  answerText,
  type BookingFieldName,
  bookingFieldNames,
  bookingFields,
  discountLabel,
  keptCents,
  owedCents,
  paymentText,
  serviceName,
  toGiveBackCents,
} from '@dustforce/office/booking'
import { type Business, type CompanyPolicy, measuredRooms, taxName } from '@dustforce/office/company'
import type { Booking } from '@dustforce/supabase/admin'
import type { ReactNode } from 'react'
import type { Fact } from '../../../kit/facts.tsx'
import { EmailLink, MapLink, PhoneLink } from '../../../patterns/contact-links.tsx'
import { amount, referenceOf, whenText } from '../booking-words.ts'

type Facts = readonly Fact[]

const roomLabels = { bedrooms: 'Bedrooms', bathrooms: 'Bathrooms' }

/** Subtotal and tax of a booking as texts, also where none are stored. */
export interface Split {
  readonly subtotal: string
  readonly tax: string
}

/** Every field of a booking, by what it is about. */
export function bookingFacts(booking: Booking, split: Split, business: Business) {
  const answered = (name: BookingFieldName): Fact => {
    const { label, ...field } = bookingFields[name]
    const answer = answerText(name, booking[name])
    return [label, 'unset' in field && answer === field.unset ? null : answer]
  }
  const customer: Facts = [
    ['Name', booking.customerName],
    ['Email', emailOf(booking)],
    ['Phone', phoneOf(booking.phone)],
    ['Address', booking.address === '' ? null : <MapLink key="map" address={booking.address} />],
    [
      'Booking ID',
      <span key="id" className="break-all">
        {booking.id}
      </span>,
    ],
    ['Booked', booking.createdAt === null ? null : formatInstant(booking.createdAt, business.policy.zone)],
  ]
  const { measures } = business.priceBook
  const job: Facts = [
    ['Service', serviceName(booking.serviceType, business.priceBook)],
    ['When', whenText(booking)],
    ['Takes', durationText(booking.durationMinutes, durationInEnglish)],
    ...startOf(booking, business.policy),
    answered('homeType'),
    ...measuredRooms(measures).map((name): Facts[number] => [roomLabels[name], booking[name]]),
    ['Add-ons', booking.addOns.length === 0 ? 'None' : booking.addOns.join(', ')],
    [
      'Pets',
      booking.hasPets === null || !Object.hasOwn(measures, 'pets') ? null : booking.hasPets ? 'Yes' : 'No',
    ],
    ...(booking.hasPets === false ? [] : [answered('petDetails')]),
  ]
  const access: Facts = bookingFieldNames
    .filter((name) => name !== 'homeType' && name !== 'petDetails' && name !== 'notes')
    .map(answered)
  const notes: Facts = [
    [bookingFields.notes.label, booking.notes],
    ['Admin notes', booking.adminNotes],
  ]
  const payment: Facts = [
    ['Subtotal', split.subtotal],
    [
      discountLabel({ promoCode: '', isAgreed: booking.agreedPriceCents !== null }),
      booking.discountCents === 0
        ? null
        : `${booking.discountCents > 0 ? '−' : '+'}${amount(cents(Math.abs(booking.discountCents)), business.money)}${booking.appliedPromoCode ? ` (${booking.appliedPromoCode})` : ''}`,
    ],
    [taxName(business.priceBook), split.tax],
    ['Total', amount(booking.totalCents, business.money)],
    ...goneBack(booking, business.money),
    [
      'Payment',
      paymentText(
        booking,
        {
          ...booking,
          returnedCents: booking.refundedCents,
          keptCents: keptCents(booking),
          toGiveBackCents: toGiveBackCents(booking),
          owedCents: owedCents(booking),
        },
        business.money,
      ),
    ],
    ['Reference', referenceOf(booking, business.company)],
    ['Contractor', booking.assignedCleanerName],
    ['Contractor phone', phoneOf(booking.assignedCleanerPhone)],
    [
      'Contractor pay',
      booking.contractorPayCents === null ? null : amount(booking.contractorPayCents, business.money),
    ],
  ]
  return { customer, job, access, payment, notes }
}

/** Returns the rows for what has gone back of the payment; none while nothing has. */
function goneBack(
  { refundedCents, lostCents }: Booking,
  money: MoneyFormat,
): (readonly [string, ReactNode])[] {
  return [['Given back', refundedCents] as const, ['Lost in a dispute', lostCents] as const].flatMap(
    ([name, cents]) => (cents > 0 ? [[name, amount(cents, money)] as const] : []),
  )
}

/** Returns the row for the time when the job began; none before it has. */
function startOf({ startedAt }: Booking, policy: CompanyPolicy): (readonly [string, ReactNode])[] {
  return startedAt === null ? [] : [['Started', formatInstant(startedAt, policy.zone)]]
}

/** The address; what its lack means, unless the whole customer was erased. */
function emailOf({ email, phone }: Booking): ReactNode {
  if (email !== '') return <EmailLink email={email} />
  return phone === '' ? null : 'No e-mail: nothing can be sent'
}

function phoneOf(phone: string | null): ReactNode {
  return phone === null || phone.trim() === '' ? null : <PhoneLink phone={phone} />
}
