import type { Cents } from '@dustforce/core/money'
import { instantOf, isBusinessDate, minuteOfLabel } from '@dustforce/core/schedule'
import {
  answerText,
  type BookingFieldName,
  bookedLines,
  eachBookingField,
  isUnset,
  type LetterPart,
  serviceName as nameOf,
  paymentReference,
} from '@dustforce/office/booking'
import { type Business, exactAmount, nameIn, termsOf, zoneName } from '@dustforce/office/company'
import type { JobFacts } from '@dustforce/office/hub/assignment-emails'
import type { BookingFacts } from '@dustforce/workflows/ports'
import type { Fact } from './parts/fact-list.tsx'
import type { PriceRow } from './parts/price-list.tsx'
import { type LetterWords, wordsFor } from './words/letter-words.ts'
import * as english from './words/letters.en.ts'

/** The name of a service id; any other text is its own name. */
export function serviceName(service: string, words: LetterWords): string {
  return nameIn(words.business, nameOf(service, words.business.priceBook))
}

/** A stored date in full; any other text as it is. */
export function dayName(date: string, words: Pick<LetterWords, 'formatLongDate'> = english): string {
  return isBusinessDate(date) ? words.formatLongDate(date) : date
}

/** When a cleaning starts, in the words of a letter. */
export function startOf(
  { date, time }: { readonly date: string; readonly time: string },
  words: LetterWords,
): string {
  const start = words.at(dayName(date, words), words.timeWords(time))
  return words.localTime(start, zoneName(words.business))
}

/** When a cleaning starts, in epoch milliseconds; null when its date or time is no such thing. */
export function startInstant(
  at: { readonly date: string; readonly time: string },
  zone: string,
): number | null {
  const minute = minuteOfLabel(at.time)
  return isBusinessDate(at.date) && minute !== null ? instantOf(at.date, minute, zone) : null
}

/** Says how long a cleaning takes, in the words of a letter; empty when it is not known. */
export function lengthOf({ minutes }: { readonly minutes?: number }, words: LetterWords): string {
  return minutes === undefined ? '' : words.lasts(minutes)
}

interface Visit {
  readonly service: string
  readonly date: string
  readonly time: string
  readonly minutes?: number
  readonly address?: string
}

/** Lists what a visit is and when, in the language of its letter; with how long it takes and where, as asked. */
export function visitFactsIn(
  words: LetterWords,
  visit: Visit,
  ...also: ReadonlyArray<'length' | 'address'>
): Fact[] {
  const { labels } = words
  return [
    [labels.service, serviceName(visit.service, words)],
    [labels.start, startOf(visit, words)],
    [labels.takes, also.includes('length') ? lengthOf(visit, words) : ''],
    [labels.address, also.includes('address') ? (visit.address ?? '') : ''],
  ]
}

/** The same in the office's own language, for its contractors. */
export function visitFacts(
  visit: Visit,
  business: Business,
  ...also: ReadonlyArray<'length' | 'address'>
): Fact[] {
  return visitFactsIn(wordsFor(business, null), visit, ...also)
}

/** Lists what a part of the letter to a contractor says of the declared fields; nothing for what the customer left out. */
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

/** Lists what a customer said of getting in and of what to mind, to be checked; whose equipment is used has a sentence of its own. */
export function toldFacts(booking: BookingFacts, { sentence }: LetterWords): Fact[] {
  const told = { ...booking, useCustomerEquipment: '', equipmentPreferences: '' }
  return [...answersIn('access', told), ...answersIn('care', told)].map(
    ([label, answer]): Fact => [sentence(label), sentence(answer)],
  )
}

/** The month of a stored date; any other text as it is. */
export function monthName(date: string, words: LetterWords): string {
  return isBusinessDate(date) ? words.monthWords(date) : date
}

/** A kept card as its owner knows it; empty without one. */
export function cardName(
  { cardBrand, cardLast4 }: { readonly cardBrand: string; readonly cardLast4: string },
  { charge }: LetterWords,
): string {
  const brand = cardBrand.slice(0, 1).toUpperCase() + cardBrand.slice(1)
  return cardLast4 === '' ? '' : charge.cardName(brand, cardLast4)
}

/** The name that a letter to a contractor greets with. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

/** The reference that the success page and the admin show too; empty before there was a checkout. */
export function referenceOf(booking: BookingFacts, { business }: LetterWords): string {
  return booking.sessionId === '' ? '' : paymentReference(booking.sessionId, business.company)
}

/** The company's registration for the tax, which a receipt has to name; null while it has none. */
export function taxRegistration(words: LetterWords): string | null {
  const { company, priceBook } = words.business
  const tax = termsOf(priceBook).tax.name
  return company.taxNumber === '' ? null : words.taxRegistration(tax, company.taxNumber)
}

/** An amount as the letter writes it. */
export function dollars(amount: Cents, { business }: LetterWords): string {
  return exactAmount(amount, business.money)
}

/** The lines of the price summary, in cents; they sum to the total in the last. */
export function priceRows(booking: BookingFacts, { labels, visitWords, business }: LetterWords): PriceRow[] {
  // After a refund the price is not what was paid.
  const isPaid = (booking.refundCents ?? 0) === 0 && (booking.refundedCents ?? 0) === 0
  const label = booking.payment === 'due' ? labels.totalDue : isPaid ? labels.totalPaid : labels.total
  return [
    ...bookedLines(booking, business, visitWords),
    { label, amountCents: booking.totalCents, strong: true },
  ]
}
