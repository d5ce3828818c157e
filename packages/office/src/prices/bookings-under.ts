import type { PriceBook } from '@dustforce/core/catalogue'
import { type Cents, cents } from '@dustforce/core/money'
import { suggestedPay } from '@dustforce/core/pay'
import type { QuoteRequest } from '@dustforce/core/quote'
import { whatIf } from '@dustforce/core/quote/compare'
import type { BusinessPolicy } from '@dustforce/core/schedule'
import type { BookingRecord } from '../booking/booking-record.ts'
import { clockOf } from '../booking/clock-of.ts'
import { type Margin, marginAfterPay } from '../payout/margin.ts'

/** The columns of a booking that say what it would cost. */
export type PricedBooking = Pick<
  BookingRecord,
  | 'id'
  | 'customerName'
  | 'bookingDate'
  | 'bookingMinute'
  | 'serviceType'
  | 'bedrooms'
  | 'bathrooms'
  | 'addOns'
  | 'hasPets'
  | 'discountCents'
  | 'contractorPayCents'
>

/** A booking under two price books, tax included, in cents. */
export interface BookingUnder {
  readonly booking: PricedBooking
  readonly beforeCents: Cents
  readonly afterCents: Cents
}

/** The amount that is left of all bookings' prices before tax after their cleaners' pay, in cents, and how many leave too little. */
export interface MarginsUnder {
  readonly leftCents: Cents
  readonly thin: number
  readonly loss: number
}

/** The prices that bookings would have had under two price books. */
export interface BookingsUnder {
  readonly count: number
  /** The number of bookings that cannot be priced by both books: an older service, say. */
  readonly leftOut: number
  readonly beforeCents: Cents
  readonly afterCents: Cents
  /** Those whose price differs, the largest difference first; ten at most. */
  readonly largest: readonly BookingUnder[]
  readonly margins: { readonly before: MarginsUnder; readonly after: MarginsUnder }
}

const most = 10

/**
 * Computes what bookings that were made would have cost under a price book and under its successor: their discounts stay the amounts that they were,
 * and their cleaners get what was agreed, or what is suggested by the earlier book.
 *
 * @example
 * bookingsUnder(gtaPriceBook, gtaPriceBook, [], gtaPolicy).largest // => []
 */
export function bookingsUnder(
  before: PriceBook,
  after: PriceBook,
  bookings: readonly PricedBooking[],
  policy: Pick<BusinessPolicy, 'contractorPayPercent'>,
): BookingsUnder {
  const asked = whatIf(
    before,
    after,
    bookings.map((booking) => requestOf(booking, before)),
  )
  const priced = asked.bookings.flatMap((one, index) => {
    const booking = bookings[index]
    if (!one.ok || booking === undefined) return []
    const payCents = booking.contractorPayCents ?? suggestedPay(one.before.subtotalCents, policy)
    return [
      {
        booking,
        beforeCents: one.before.totalCents,
        afterCents: one.after.totalCents,
        before: marginAfterPay({ ...one.before, payCents }),
        after: marginAfterPay({ ...one.after, payCents }),
      },
    ]
  })
  const difference = ({ beforeCents, afterCents }: BookingUnder) => Math.abs(afterCents - beforeCents)
  return {
    count: priced.length,
    leftOut: bookings.length - priced.length,
    ...{ beforeCents: asked.beforeCents, afterCents: asked.afterCents },
    largest: priced
      .filter((one) => difference(one) > 0)
      .toSorted((one, other) => difference(other) - difference(one))
      .slice(0, most)
      .map(({ booking, beforeCents, afterCents }) => ({ booking, beforeCents, afterCents })),
    margins: {
      before: marginsOf(priced.map((one) => one.before)),
      after: marginsOf(priced.map((one) => one.after)),
    },
  }
}

function marginsOf(margins: readonly Margin[]): MarginsUnder {
  return {
    leftCents: cents(margins.reduce((sum, { leftCents }) => sum + leftCents, 0)),
    thin: margins.filter(({ problem }) => problem === 'thin').length,
    loss: margins.filter(({ problem }) => problem === 'loss').length,
  }
}

/** Returns what the customer asked for, in the words of a book: add-ons are stored by their names. */
function requestOf(booking: PricedBooking, book: PriceBook): QuoteRequest {
  const { bedrooms, bathrooms, hasPets, bookingDate, bookingMinute, discountCents } = booking
  const said = { bedrooms, bathrooms, pets: hasPets ?? false }
  const known = Object.entries(said).filter(
    ([id, value]) => value !== null && book.measures[id] !== undefined,
  )
  const idOf = (name: string) =>
    Object.entries(book.addOns).find(([, addOn]) => addOn.name === name)?.[0] ?? name
  return {
    ...Object.fromEntries(known),
    service: booking.serviceType,
    addOns: booking.addOns.map(idOf),
    ...(bookingDate !== null && { date: bookingDate }),
    ...(bookingMinute !== null && { time: clockOf(bookingMinute) }),
    ...(discountCents > 0 && { promo: { type: 'fixed', amountCents: discountCents } }),
  }
}
