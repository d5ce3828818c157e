import type { Cents } from '@dustforce/core/money'
import {
  bookedLines,
  isUnderWay,
  maskedEmail,
  maskedPhone,
  type OwnBookingActs,
  type OwnBookingPage,
  type OwnCharge,
  type OwnSeries,
  owedCents,
  ownBookingStage,
  paymentReference,
  paymentText,
  serviceName,
  shortAddress,
  visitPreparation,
  visitStart,
} from '@dustforce/office/booking'
import { type Business, businessIn, measuredRooms, termsOf } from '@dustforce/office/company'
import { contactRulesOf } from '@dustforce/office/contact/of'
import { onItsWayCents, refundsMade, taxKeptCents } from '@dustforce/office/ledger'
import { bookingCalendar } from './booking-calendar.ts'
import type { OwnBooking } from './own-booking.ts'
import { pageWordsFor } from './page-words.ts'
import { firstNameOf, whenOf } from './visit-words.ts'

/** Returns what a booking's page shows at an instant: no code, no note and no whole address of its customer. */
export function ownPage(
  booking: OwnBooking,
  {
    now,
    business,
    feedToken,
    siteUrl,
    acts,
    keptCents,
    series,
    charge,
  }: {
    readonly now: number
    readonly business: Business
    readonly feedToken: string | null
    /** Without a slash at the end. */
    readonly siteUrl: string
    /** The acts that are possible while the visit is to come. */
    readonly acts: OwnBookingActs | null
    /** The visits that repeat; null for one that is just once. */
    readonly series: OwnSeries | null
    /** The rest of its money: paid, less what was lost and every refund ever written. */
    readonly keptCents: Cents
    /** The way in which it is paid, where it is a visit that waits for its money. */
    readonly charge: OwnCharge | null
  },
): OwnBookingPage {
  const { record, facts } = booking
  const { company, policy, priceBook } = business
  const words = pageWordsFor(record.language)
  const spoken = businessIn(business, record.language)
  const visited = { ...record, holdExpiresAt: booking.holdExpiresAt }
  const stage = ownBookingStage(visited, now, policy)
  const inWords = (instant: number | null) =>
    instant === null ? null : words.formatInstant(instant, policy.zone)
  const { returnedCents, payments } = booking
  const { lostCents } = record
  const onItsWay = onItsWayCents({ payments, lostCents, returnedCents, keptCents })
  const owed = owedCents(record)
  const takesPlace = stage === 'upcoming' || stage === 'past'
  return {
    stage,
    reference: facts.sessionId === '' ? '' : paymentReference(facts.sessionId, company),
    service: serviceName(facts.service, priceBook),
    rooms:
      measuredRooms(priceBook.measures).length === 0
        ? null
        : { bedrooms: facts.bedrooms, bathrooms: facts.bathrooms },
    visit:
      stage === 'receipt'
        ? null
        : {
            when: whenOf(record, words),
            startsAt: visitStart(record, policy.zone),
            durationMinutes: booking.durationMinutes,
            isUnderWay: isUnderWay(visited, now, policy),
            cleaner: firstNameOf(record.assignedCleanerName),
            place: shortAddress(record.address, contactRulesOf(company.address)),
            prepare: visitPreparation(facts.useCustomerEquipment === 'Yes', words.visitWords),
            calendar: takesPlace ? bookingCalendar(booking, { now, business, siteUrl, as: 'file' }) : null,
            feedToken: takesPlace ? feedToken : null,
          },
    customer: {
      name: record.customerName,
      email: maskedEmail(record.email),
      phone: maskedPhone(record.phone),
    },
    receipt: {
      lines: bookedLines(facts, spoken, words.visitWords),
      totalCents: record.totalCents,
      refundedCents: record.refundedCents,
      lostCents,
      bookedOn: inWords(record.createdAt),
      isPaid: ['paid', 'completed', 'refunded'].includes(record.paymentStatus),
      payment: paymentText(
        record,
        { returnedCents, onItsWayCents: onItsWay, lostCents, keptCents, owedCents: owed },
        spoken.money,
      ),
      payments: payments.map(({ amountCents, paidAt }) => ({ amountCents, on: inWords(paidAt) })),
      refunds: refundsMade(booking).map(({ amountCents, paidAt }) => ({ amountCents, on: inWords(paidAt) })),
      ...{ returnedCents, onItsWayCents: onItsWay, keptCents },
      keptTaxCents: taxKeptCents({ ...facts, totalCents: record.totalCents }, keptCents),
    },
    change:
      stage !== 'upcoming' || booking.openChange === null
        ? null
        : {
            amountCents: booking.openChange.amountCents,
            url: booking.openChange.url,
            until: words.formatInstant(booking.openChange.expiresAt, policy.zone),
            isOwed: owed > 0,
          },
    charge: stage === 'upcoming' ? charge : null,
    acts: stage === 'upcoming' ? acts : null,
    ...(series !== null && stage !== 'unpaid' && stage !== 'receipt' && { series }),
    pay:
      stage === 'unpaid' && booking.checkoutUrl !== null && booking.holdExpiresAt !== null
        ? { url: booking.checkoutUrl, until: words.formatInstant(booking.holdExpiresAt, policy.zone) }
        : null,
    company: {
      ...{ name: company.name, phone: company.phone, email: company.email, taxNumber: company.taxNumber },
      taxName: termsOf(priceBook).tax.name,
    },
  }
}
