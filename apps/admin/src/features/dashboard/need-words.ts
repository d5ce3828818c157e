import type { Cents, MoneyFormat } from '@dustforce/core/money'
import { type BusinessDate, formatDate } from '@dustforce/core/schedule'
import { attentionText, serviceName, unmatchedPaymentText } from '@dustforce/office/booking'
import { type Business, exactAmount } from '@dustforce/office/company'
import type { NeedKind } from '@dustforce/office/hub'
import type { LetterToLookAt, OfficeNeed, PaymentToLookAt } from '@dustforce/supabase/admin'
import { letterName, letterTroubleText } from '../../patterns/letter-words.ts'

/** A row of 'Needs you'. */
export interface DeskNeed {
  readonly kind: NeedKind
  readonly key: string
  /** When the job starts, or since when it waits. Epoch milliseconds. */
  readonly at: number
  readonly who: string
  /** Date and time of the booking; null for what is about none. */
  readonly when: string | null
  /** Why it is here. */
  readonly why: string
  /** For an e-mail: what its buttons act on. */
  readonly letter?: LetterToLookAt
}

/** The headings of the kinds. */
export const needTitles: Readonly<Record<NeedKind, string>> = {
  'needs-cleaner': 'Sold without a contractor',
  'not-started': 'Not started',
  'does-not-fit': 'Does not fit the day',
  'left-visit': 'Visits without a place',
  charge: 'Cards not charged',
  'payment-due': 'Done and not paid',
  payment: 'Payments to look at',
  refund: 'Refunds due',
  'offline-refund': 'To pay back by hand',
  letter: 'E-mails to look at',
  inquiry: 'New inquiries',
  application: 'New applications',
}

/** A booking, inquiry or application as a row. */
export function needRow(
  { kind, key, at, who, date, time, about, amountCents }: OfficeNeed,
  business: Business,
): DeskNeed {
  return { kind, key, at, who, when: whenText(date, time), why: whyOf(kind, about, amountCents, business) }
}

/** A payment to look at as a row. */
export function paymentRow(payment: PaymentToLookAt, now: number, money: MoneyFormat): DeskNeed {
  const { attention, refundDue, amountCents, customerName, bookingDate, since } = payment
  const reasons = attention.length === 0 ? [unmatchedPaymentText(refundDue)] : attention.map(attentionText)
  return {
    kind: 'payment',
    key: `${payment.kind} ${payment.key}`,
    at: since ?? now,
    who: customerName ?? 'Deleted booking',
    when: whenText(bookingDate, null),
    why: `${exactAmount(amountCents, money)}: ${reasons.join(' ')}`,
  }
}

/** An e-mail to look at as a row. */
export function letterRow(letter: LetterToLookAt, now: number): DeskNeed {
  const { id, kind, recipient, trouble, detail, customerName, bookingDate, since } = letter
  const said = detail === null ? '' : ` Resend: ${detail}`
  return {
    kind: 'letter',
    key: id,
    at: since ?? now,
    who: customerName ?? recipient ?? 'The company',
    when: whenText(bookingDate, null),
    why: `${letterName(kind)}: ${letterTroubleText(trouble)}${said}`,
    letter,
  }
}

function whyOf(kind: NeedKind, about: string | null, amount: Cents | null, business: Business): string {
  switch (kind) {
    case 'needs-cleaner':
      return `${serviceName(about ?? '', business.priceBook)}, sold, nobody is assigned.`
    case 'not-started':
      return `${about ?? 'The contractor'} has not started.`
    case 'does-not-fit':
      return attentionText(about ?? '')
    case 'left-visit':
      return about === null
        ? 'This visit of a series found no place and is left out.'
        : `The next visits of this series cannot be planned: ${about}`
    case 'charge':
      return `${amount === null ? 'The visit' : exactAmount(amount, business.money)}: ${chargeText(about)}`
    case 'payment-due':
      return `${amount === null ? 'The payment' : exactAmount(amount, business.money)} was due on the day.`
    case 'offline-refund':
      return `${amount === null ? 'The payment' : exactAmount(amount, business.money)} has to go back, outside Stripe.`
    case 'refund':
      return `${amount === null ? 'The payment' : exactAmount(amount, business.money)} has to go back to the customer.`
    case 'application':
      return about === null ? 'Wants to work here.' : `Wants to work here. Experience: ${about}.`
    default:
      return about ?? 'No subject'
  }
}

/** Why the money of a visit has not come, and what happens next. */
function chargeText(decline: string | null): string {
  if (decline === 'later') return 'the card was declined and is tried again.'
  if (decline === 'ask-customer') return 'the customer’s bank asks to confirm it.'
  return 'the customer was asked for another card.'
}

function whenText(date: BusinessDate | null, time: string | null): string | null {
  if (date === null) return null
  return time === null ? formatDate(date) : `${formatDate(date)}, ${time}`
}
