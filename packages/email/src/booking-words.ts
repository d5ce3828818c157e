import { formatLongDate, instantOf, isBusinessDate, minuteOfLabel } from '@dustforce/core/schedule'
import { durationInEnglish, durationText } from '@dustforce/core/words/duration'
import {
  answerText,
  type BookingFieldName,
  bookedLines,
  eachBookingField,
  isUnset,
  type LetterPart,
  paymentReference,
  serviceName,
} from '@dustforce/office/booking'
import { type Business, termsOf, zoneName } from '@dustforce/office/company'
import type { JobFacts } from '@dustforce/office/hub/assignment-emails'
import type { BookingFacts } from '@dustforce/workflows/ports'
import type { Fact } from './parts/fact-list.tsx'
import type { PriceRow } from './parts/price-list.tsx'

/** A stored date in full; any other text as it is. */
export function dayName(date: string): string {
  return isBusinessDate(date) ? formatLongDate(date) : date
}

/** When a cleaning starts, in the words of a letter. */
export function startOf(at: { readonly date: string; readonly time: string }, { policy }: Business): string {
  return `${dayName(at.date)} at ${at.time} (${zoneName(policy.zone)} time)`
}

/** When a cleaning starts, in epoch milliseconds; null when its date or time is no such thing. */
export function startInstant(
  at: { readonly date: string; readonly time: string },
  zone: string,
): number | null {
  const minute = minuteOfLabel(at.time)
  return isBusinessDate(at.date) && minute !== null ? instantOf(at.date, minute, zone) : null
}

/** How long a cleaning takes, in the words of a letter; empty when it is not known. */
export function lengthOf({ minutes }: { readonly minutes?: number }): string {
  return minutes === undefined ? '' : durationText(minutes, durationInEnglish).replace(/^a/, 'A')
}

interface Visit {
  readonly service: string
  readonly date: string
  readonly time: string
  readonly minutes?: number
  readonly address?: string
}

/** What a visit is and when; with how long it takes and where, as asked. */
export function visitFacts(
  visit: Visit,
  business: Business,
  ...also: ReadonlyArray<'length' | 'address'>
): Fact[] {
  return [
    ['Service', serviceName(visit.service, business.priceBook)],
    ['Date and time', startOf(visit, business)],
    ['Takes', also.includes('length') ? lengthOf(visit) : ''],
    ['Address', also.includes('address') ? (visit.address ?? '') : ''],
  ]
}

/** What a part of the letter to a contractor says of the declared fields; nothing for what the customer left out. */
export function answersIn(part: LetterPart, job: Pick<JobFacts, BookingFieldName>): Fact[] {
  const facts = eachBookingField((name, { letter }): Fact | null => {
    const text = answerText(name, job[name]) ?? ''
    return letter?.[0] === part ? [letter[1], isUnset(text) ? '' : text] : null
  })
  return Object.values(facts).filter((fact) => fact !== null)
}

/** Returns true when the customer's own supplies and equipment are used. */
export function usesOwnEquipment({
  useCustomerEquipment,
}: Pick<BookingFacts, 'useCustomerEquipment'>): boolean {
  return useCustomerEquipment === 'Yes'
}

/** What a customer said of getting in and of what to mind, to be checked; whose equipment is used has a sentence of its own. */
export function toldFacts(booking: BookingFacts): Fact[] {
  const told = { ...booking, useCustomerEquipment: '', equipmentPreferences: '' }
  return [...answersIn('access', told), ...answersIn('care', told)]
}

/** The name that a letter to a contractor greets with. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

/** The reference that the success page and the admin show too; empty before there was a checkout. */
export function referenceOf(booking: BookingFacts): string {
  return booking.sessionId === '' ? '' : paymentReference(booking.sessionId)
}

/** The company's registration for the tax, which a receipt has to name; null while it has none. */
export function taxRegistration({
  company: { taxNumber },
  priceBook,
}: Pick<Business, 'company' | 'priceBook'>): string | null {
  return taxNumber === '' ? null : `${termsOf(priceBook).tax.name} registration number: ${taxNumber}`
}

/** The lines of the price summary, in cents; they sum to the total in the last. */
export function priceRows(booking: BookingFacts, { priceBook }: Business): PriceRow[] {
  // After a refund the price is not what was paid.
  const isPaid = (booking.refundCents ?? 0) === 0 && (booking.refundedCents ?? 0) === 0
  const label = booking.payment === 'due' ? 'Total due' : isPaid ? 'Total paid' : 'Total'
  return [...bookedLines(booking, priceBook), { label, amountCents: booking.totalCents, strong: true }]
}
