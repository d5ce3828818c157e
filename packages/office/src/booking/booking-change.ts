import type { PriceBook } from '@dustforce/core/catalogue'
import type { MoneyFormat } from '@dustforce/core/money'
import { cents, dollarsOf } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { type Quote, type QuoteProblem, quote, quoteProblems } from '@dustforce/core/quote'
import { sanitizeText } from '@dustforce/core/validation'
import { type Business, type CompanyPriceBook, exactAmount } from '../company/index.ts'
import { type ChangePreview, changePreview } from '../ledger/change-preview.ts'
import { bookedDiscount, type DiscountAfter, discountAfter } from './booked-discount.ts'
import { type BookingDetails, detailColumns, eachBookingField, isUnset } from './booking-details.ts'
import type { BookingRecord } from './booking-record.ts'
import { type BookingRequest, quoteRequestOf } from './booking-request.ts'
import { bookingRow } from './booking-row.ts'

/** The changes to make to a booking; fields that are left out stay as they are. */
export interface BookingEdits {
  readonly addOns?: readonly string[]
  readonly hasPets?: boolean
  readonly details?: Partial<BookingDetails>
  /** Add-ons that were booked and do not go with it are left out. */
  readonly service?: string
  readonly bedrooms?: number
  readonly bathrooms?: number
}

/** The terms by which a booking is priced again. */
export interface BookedTerms {
  /** The book that the booking was priced by; null when it is not kept. */
  readonly priceBook: PriceBook | null
  /** The record of the booking's promo code; null without one. */
  readonly promo: PromoCode | null
}

/** The result of edits. */
export type BookingChange =
  | {
      readonly status: 'possible'
      /** Null where nothing that has a price is changed. */
      readonly preview: ChangePreview | null
      /** The columns of its row that have changed, amounts in dollars. */
      readonly columns: Readonly<Record<string, unknown>>
      /** The length of the visit afterwards. */
      readonly minutes: number
    }
  /** Its price cannot be made again from its choices, as when the office agreed on another one. */
  | { readonly status: 'unknown-prices' }
  | { readonly status: 'invalid'; readonly problems: readonly QuoteProblem[] }

/**
 * Computes what edits change about a booking: its price by the booking's own price book and promo terms, how long it takes, and its row.
 *
 * @example
 * bookingChange(booking, { priceBook: gtaPriceBook, promo: null }, { details: { notes: 'Ring twice' } }).status // => 'possible'
 */
export function bookingChange(
  record: BookingRecord,
  terms: BookedTerms,
  edits: BookingEdits,
  business: Business,
): BookingChange {
  const details: BookingDetails = eachBookingField((name) => {
    const answer = edits.details?.[name]
    return answer === undefined ? record[name] : cleaned(answer)
  }) as BookingDetails
  const pets = record.hasPets === true
  const booked = record.addOns.map((name) => addOnNamed(name, business.priceBook))
  const { addOns = booked, hasPets = pets } = edits
  const home = homeAfter(record, edits)
  if (home === null && hasPets === pets && isSameSet(addOns, booked)) {
    const columns = changedColumns(detailColumns(record), detailColumns(details))
    return { status: 'possible', preview: null, columns, minutes: record.durationMinutes }
  }
  const before = booking(record, terms, business)
  if (before === null) return { status: 'unknown-prices' }
  const { request, priceBook, subtotalCents } = before
  const offered = priceBook.services[home?.service ?? request.service]?.addOns ?? []
  const isKept = (id: string) => addOns.includes(id) && (offered.includes(id) || !booked.includes(id))
  const asked = {
    ...request,
    ...home,
    ...details,
    addOns: Object.keys(priceBook.addOns).filter(isKept),
    hasPets,
  }
  const unknown = addOns.filter((id) => id !== null && !Object.hasOwn(priceBook.addOns, id))
  if (unknown.length > 0)
    return {
      status: 'invalid',
      problems: [{ field: 'addOns', message: `Not an add-on: ${unknown.join(', ')}` }],
    }
  const problems = quoteProblems(priceBook, quoteRequestOf(priceBook, asked))
  if (problems.length > 0) return { status: 'invalid', problems }
  const plain = quote(priceBook, quoteRequestOf(priceBook, asked))
  const had = {
    subtotalCents,
    discountCents: record.discountCents,
    isAgreed: record.agreedPriceCents !== null,
  }
  const { discount, turn } = discountAfter(terms.promo, had, plain.subtotalCents, priceBook)
  const discounted = quoteRequestOf(priceBook, asked, discount ?? undefined)
  // The amount that is left may be less than can be charged.
  const tooLittle = quoteProblems(priceBook, discounted)
  if (tooLittle.length > 0) return { status: 'invalid', problems: tooLittle }
  const after = discount === null ? plain : quote(priceBook, discounted)
  const preview = changePreview(before.quote, after, promoNoteOf(terms.promo, turn, business.money))
  return {
    status: 'possible',
    preview,
    columns: changedColumns(
      bookingRow(request, before.quote, business.priceBook),
      rowAfter(asked, after, preview, business.priceBook),
    ),
    minutes: after.minutes ?? record.durationMinutes,
  }
}

/** The service and the rooms that differ from the booking; null when none does. */
function homeAfter(
  record: BookingRecord,
  { service, bedrooms, bathrooms }: BookingEdits,
): Pick<BookingEdits, 'service' | 'bedrooms' | 'bathrooms'> | null {
  const home = {
    ...(service !== undefined && service !== record.serviceType && { service }),
    ...(bedrooms !== undefined && bedrooms !== record.bedrooms && { bedrooms }),
    ...(bathrooms !== undefined && bathrooms !== record.bathrooms && { bathrooms }),
  }
  return Object.keys(home).length === 0 ? null : home
}

function cleaned(answer: string | boolean | null): string | boolean | null {
  const text = typeof answer === 'string' ? sanitizeText(answer) : answer
  return typeof text === 'string' && (text === '' || isUnset(text)) ? null : text
}

/** The add-on that a booking names; null for one that is no longer offered. */
function addOnNamed(name: string, priceBook: CompanyPriceBook): string | null {
  return Object.entries(priceBook.addOns).find(([, addOn]) => addOn.name === name)?.[0] ?? null
}

function isSameSet(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}

/** A booking as it was priced; null when its price does not follow from its choices. */
function booking(record: BookingRecord, { priceBook, promo }: BookedTerms, business: Business) {
  const { bookingDate, bookingMinute, bedrooms, bathrooms } = record
  const { date, minute } = record.pricedFor ?? { date: bookingDate, minute: bookingMinute }
  const service = record.serviceType
  const addOns = record.addOns.flatMap((name) => addOnNamed(name, business.priceBook) ?? [])
  if (priceBook === null || date === null || minute === null) return null
  if (bedrooms === null || bathrooms === null || addOns.length < record.addOns.length) return null
  const { customerName: name, email, phone, address, appliedPromoCode: promoCode, hasPets } = record
  const request: BookingRequest = {
    ...{
      service,
      bedrooms,
      bathrooms,
      addOns,
      hasPets,
      name,
      email,
      phone,
      address,
      date,
      minute,
      promoCode,
    },
    ...(eachBookingField((field) => record[field]) as BookingDetails),
  }
  const choices = quoteRequestOf(priceBook, request)
  if (quoteProblems(priceBook, choices).length > 0) return null
  const { subtotalCents } = quote(priceBook, choices)
  const { discountCents, agreedPriceCents } = record
  const discount =
    bookedDiscount(promo, { subtotalCents, discountCents, isAgreed: agreedPriceCents !== null }, priceBook) ??
    undefined
  const quoted = quote(priceBook, quoteRequestOf(priceBook, request, discount))
  return quoted.totalCents === record.totalCents ? { request, priceBook, subtotalCents, quote: quoted } : null
}

function promoNoteOf(
  promo: PromoCode | null,
  turn: DiscountAfter['turn'],
  money: MoneyFormat,
): string | null {
  const minimum = promo?.minOrderCents ?? null
  if (promo === null || minimum === null || turn === null) return null
  const least = exactAmount(minimum, money)
  return turn === 'falls-away'
    ? `The code ${promo.code} needs an order of at least ${least} before tax, so its discount falls away. It comes back when the order is above that again.`
    : `The order is at least ${least} before tax again, so the discount of the code ${promo.code} is back.`
}

/** The row after a change; a rise that is absorbed is given as a discount, so that the lines still sum to what was paid. */
function rowAfter(
  request: BookingRequest,
  after: Quote,
  { absorbedCents, newTotalCents }: ChangePreview,
  priceBook: CompanyPriceBook,
) {
  return {
    ...bookingRow(request, after, priceBook),
    discount_amount: dollarsOf(cents(after.discountCents + absorbedCents)),
    total_price: dollarsOf(cents(newTotalCents - absorbedCents)),
  }
}

function changedColumns(before: object, after: object): Record<string, unknown> {
  const was = new Map(Object.entries(before).map(([column, value]) => [column, JSON.stringify(value)]))
  return Object.fromEntries(
    Object.entries(after).filter(([column, value]) => was.get(column) !== JSON.stringify(value)),
  )
}
