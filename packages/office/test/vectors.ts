/** The same questions in every engine: seeded vectors of quotes, promo codes, times, texts and bookings, answered as lines of JSON. */

import * as core from '@dustforce/core'
import { gtaPolicy } from '@dustforce/core/schedule'
import { checkEmergencyPhone, checkPromoInput, isStrictEmail } from '@dustforce/core/validation'
import { enCA } from '@dustforce/core/words/en-ca'
import { cleanFileName } from '../src/application/index.ts'
import {
  bookingFormProblems,
  bookingFromRow,
  bookingStatuses,
  displayStatus,
  emptyBookingForm,
  occupiesDay,
  paymentReference,
} from '../src/booking/index.ts'
import { initials } from '../src/contractor/index.ts'
import { regionOf } from '../src/contractor/region.ts'
import { urgency } from '../src/hub/index.ts'
import { bookingMetrics } from '../src/metrics/index.ts'
import { gtaBusiness, gtaRules } from '../src/testing/business.ts'
import { type Picker, pickerFrom } from './picker.ts'

const [tax] = core.gtaPriceBook.taxes
// Without a least charge: what a promo code may leave is asked of `evaluatePromo`.
const { minimumTotal: _, ...priceBook } = core.gtaPriceBook
const books = [
  priceBook,
  { ...priceBook, taxes: [{ name: tax.name, percent: tax.percent, mode: 'included' as const }] as const },
  { ...priceBook, rounding: 'cent' as const, currency: 'USD' as const },
]
const services = ['standard', 'deep-clean', 'move-clean'] as const
const allAddOns = core.gtaPriceBook.services.standard.addOns
const dayMs = 86_400_000
const from = Date.UTC(2024, 0, 1)
const days = 2900

function discountFrom({ type, value }: NonNullable<Asked['promo']>): core.Discount {
  return type === 'percentage' ? { type, value } : { type, amountCents: core.centsFromDollars(value) }
}

function requestFor(pick: Picker): Asked {
  const service = pick.one(services)
  const type = pick.one(['percentage', 'fixed'] as const)
  const offered = pick.below(20) === 0 ? allAddOns : core.gtaPriceBook.services[service].addOns
  return {
    service,
    bedrooms: pick.below(20) === 0 ? pick.below(9) - 1 : 1 + pick.below(5),
    bathrooms: 1 + pick.below(5),
    addOns: offered.filter(() => pick.below(4) === 0),
    pets: pick.below(2) === 0,
    ...(pick.below(2) === 0 && { promo: { type, value: pick.below(10_100) / 100 } }),
  }
}

function quoteVector(pick: Picker): unknown {
  const book = pick.one(books)
  const asked = requestFor(pick)
  const { promo, ...choices } = asked
  const request = { ...choices, ...(promo && { promo: discountFrom(promo) }) }
  const problems = core.quoteProblems(book, request)
  if (problems.length > 0) return { asked, problems }
  const made = core.quote(book, request)
  const change = core.diffQuotes(made, core.quote(book, { ...request, pets: !asked.pets }))
  const total = core.formatMoney(made.totalCents, { currency: book.currency })
  // The sentences of every book were in Canadian dollars.
  const reasons = made.lines.map((line) => core.explainLine(line, core.gtaPriceBook, enCA))
  return {
    asked,
    made: firstQuote(made, asked),
    reasons,
    total,
    payment: core.paymentLines(made),
    change: {
      lines: change.lines.map(({ before, after, changeCents }) => ({
        ...(before && { before: firstLine(before, asked) }),
        ...(after && { after: firstLine(after, { ...asked, pets: !asked.pets }) }),
        changeCents,
      })),
      totalChangeCents: change.totalChangeCents,
    },
  }
}

/** A request as it was before books had measures: a fixed discount in dollars. */
interface Asked {
  readonly service: core.ServiceId
  readonly bedrooms: number
  readonly bathrooms: number
  readonly addOns: readonly core.AddOnId[]
  readonly pets: boolean
  readonly promo?: { readonly type: 'percentage' | 'fixed'; readonly value: number }
}

/** A quote as it was then, so that the same answers are compared as ever. */
function firstQuote(made: core.Quote, asked: Asked): unknown {
  const { priceBook, service, lines, baseCents, addOnsCents, chargesCents, ...totals } = made
  const { subtotalCents, discountCents, taxCents, totalCents } = totals
  return {
    priceBook,
    service,
    lines: lines.map((line) => firstLine(line, asked)),
    baseCents,
    addOnsCents,
    petFeeCents: chargesCents,
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
  }
}

function firstLine({ rule, label, inputs, amountCents }: core.QuoteLine, asked: Asked): unknown {
  switch (rule) {
    case 'base-price': {
      const { service, measures, cell: size } = inputs
      return { rule, label, inputs: { service, ...measures, size }, amountCents }
    }
    case 'beyond': {
      const { measure, ...others } = inputs
      return { rule: `extra-${measure}`, label, inputs: others, amountCents }
    }
    case 'charge':
      return { rule: 'pet-fee', label, inputs: { pets: true }, amountCents }
    case 'discount':
      return { rule, label, inputs: { ...asked.promo, subtotalCents: inputs.ofCents }, amountCents }
    default:
      return { rule, label, inputs, amountCents }
  }
}

function promoVector(pick: Picker): unknown {
  const now = from + pick.below(days * 1440) * 60_000
  const promo: core.PromoCode = {
    code: pick.text(8),
    isActive: pick.below(8) > 0,
    discountType: pick.one(['percentage', 'fixed'] as const),
    discountValue: pick.below(10_000) / 100,
    validUntil: pick.below(2) === 0 ? null : now + (pick.below(9) - 3) * dayMs,
    maxUses: pick.below(2) === 0 ? null : pick.below(5),
    currentUses: pick.below(5),
    minOrderCents: pick.below(2) === 0 ? null : core.cents(pick.below(50_000)),
    firstTimeOnly: pick.below(2) === 0,
  }
  const subtotalCents = core.cents(pick.below(80_000))
  const result = core.evaluatePromo(promo, {
    subtotalCents,
    now,
    firstTime: pick.one([true, false, null]),
    book: core.gtaPriceBook,
  })
  const { discountType: type, discountValue: value } = promo
  return {
    promo,
    subtotalCents,
    result: result.ok ? { ...result, discount: { type, value } } : result,
    message: core.promoMessage(result, { currency: 'CAD' }),
  }
}

function timeVector(pick: Picker): unknown {
  const now = from + pick.below(days * 1440) * 60_000
  const policy = { ...core.gtaPolicy, slotMinutes: pick.one([30, 60, 90]), lookaheadDays: 1 + pick.below(60) }
  const today = core.businessDateOf(now, policy.zone)
  const date = core.addDays(today, pick.below(70) - 3)
  const minute = pick.below(8) === 0 ? pick.below(1440) : 480 + 30 * pick.below(21)
  const availability = { now, limit: 1 + pick.below(10), taken: { [date]: pick.below(12) } }
  return {
    now: core.formatInstant(now, policy.zone),
    at: core.instantOf(date, minute, policy.zone),
    slots: core.slotsOn(policy, date, now, availability.taken[date], availability.limit),
    why: core.whyClosed(policy, availability, date, minute),
    earliest: core.earliestSlotText(core.earliestSlot(policy, availability)),
    days: core.calendar(policy, availability).map((day) => `${day.date} ${day.reason ?? day.slots.length}`),
    week: core.weekOf(date, pick.below(7)),
    shown: [core.formatLongDate(date), core.timeLabel(minute)],
  }
}

function textVector(pick: Picker): unknown {
  const text = pick.text(24)
  const name = pick.one([text, 'ana', 'Ana.Diaz', 'ana+home', ' ana'])
  const domain = pick.one([`${pick.text(6)}.ca`, 'example.com', 'gmail', 'gmial.com', 'a.b'])
  const asked = { text, email: `${name}@${domain}`, digits: `${pick.below(1e9)}${pick.below(1e5)}` }
  return {
    asked,
    email: [core.checkEmail(asked.email), isStrictEmail(asked.email), core.domainOf(asked.email)],
    phones: [core.checkPhone, core.checkInternationalPhone, checkEmergencyPhone].map((check) =>
      check(asked.digits),
    ),
    texts: [core.checkName, core.checkPostalCode, checkPromoInput].map((check) => check(text)),
    stored: [core.sanitizeText(text), core.sanitizePhone(text), cleanFileName(`${text}.pdf`)],
    people: [
      initials(text),
      core.phoneDisplay(asked.digits),
      regionOf(`${text}, North York`, core.gtaPolicy),
    ],
  }
}

/** The vectors name the fields of a record, and with them their order, so that another field is none of their business. */
const recordFields = [
  ...([
    'id',
    'customerName',
    'email',
    'phone',
    'address',
    'bookingDate',
    'bookingTime',
    'bookingMinute',
  ] as const),
  ...(['serviceType', 'homeType', 'bedrooms', 'bathrooms', 'addOns', 'hasPets', 'petDetails'] as const),
  ...(['useCustomerEquipment', 'equipmentPreferences', 'someoneHome', 'entryInstructions'] as const),
  ...(['buildingAccess', 'parkingAvailable', 'avoidAreas', 'notes', 'adminNotes', 'bookingStatus'] as const),
  ...(['paymentStatus', 'assignedCleanerName', 'assignedCleanerPhone', 'contractorPayCents'] as const),
  ...(['totalCents', 'refundedCents', 'lostCents', 'subtotalCents', 'discountCents', 'taxCents'] as const),
  ...(['appliedPromoCode', 'stripeSessionId', 'refundDue', 'attention', 'createdAt'] as const),
]

function bookingVector(pick: Picker): unknown {
  const now = from + pick.below(days * 1440) * 60_000
  const total = pick.below(90_000) / 100
  const row = {
    id: pick.text(6),
    booking_date: core.addDays(core.businessDateOf(now, core.gtaPolicy.zone), pick.below(6) - 3),
    booking_time: core.timeLabel(pick.below(24) * 60),
    booking_status: pick.one(bookingStatuses),
    payment_status: pick.one(['pending', 'paid', 'completed', 'refunded', 'failed', 'unknown']),
    total_price: total,
    ...(pick.below(2) === 0 && { subtotal_before_tax: Math.round(total * 88.5) / 100 }),
  }
  const booking = bookingFromRow(row)
  const form = {
    ...emptyBookingForm(pick.one(services)),
    firstName: pick.text(9),
    email: `${pick.text(5)}@example.ca`,
    date: row.booking_date,
    time: row.booking_time,
  }
  return {
    booking: Object.fromEntries(
      recordFields.map((field) => [
        field,
        field === 'attention' ? (booking.attention[0] ?? null) : booking[field],
      ]),
    ),
    urgency: urgency(booking, now, gtaPolicy.zone),
    status: displayStatus(booking),
    occupies: occupiesDay(booking, core.gtaPolicy),
    figures: bookingMetrics([booking], now, gtaPolicy),
    form: bookingFormProblems(form, gtaRules),
    reference: paymentReference(`cs_test_${pick.text(12)}`, gtaBusiness.company),
  }
}

/** The number of vectors of each kind; 10,000 together. */
const kinds = [
  [quoteVector, 4000],
  [promoVector, 2000],
  [timeVector, 1000],
  [textVector, 2000],
  [bookingVector, 1000],
] as const

/** The answers to 10,000 vectors, a line of JSON each. */
export function vectorLines(): string[] {
  const pick = pickerFrom(20_261_121)
  return kinds.flatMap(([vector, count]) => Array.from({ length: count }, () => JSON.stringify(vector(pick))))
}
