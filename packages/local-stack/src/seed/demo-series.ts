import { randomUUID } from 'node:crypto'
import { dollarsOf } from '@dustforce/core/money'
import { suggestedPay } from '@dustforce/core/pay'
import { addDays, businessDateOf } from '@dustforce/core/schedule'
import { type Interval, type PlacedVisit, planSeries } from '@dustforce/core/series'
import { type BookingRequest, bookingRow, checkoutPayload, noDetails } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import { bookingTerms } from '@dustforce/office/ledger'
import {
  laterVisits,
  offeredIntervals,
  seriesConsent,
  seriesHorizon,
  seriesOf,
  visitBooking,
} from '@dustforce/office/series'
import { demoIntent } from './demo-bookings.ts'
import { demoContractors } from './demo-contractors.ts'
import type { DemoCustomer } from './demo-jobs.ts'
import { demoPlaces } from './demo-places.ts'
import { demoRequest } from './demo-request.ts'

/** How the kept cards of the demo, and their owners at the payment provider, begin. */
export const demoCard = 'pm_demo_'
export const demoCustomer = 'cus_demo_'

/** Visits of the demo that repeat, told in a line. */
interface DemoSeries {
  readonly customer: DemoCustomer
  readonly every: Interval
  /** Days from today of the first visit. */
  readonly from: number
  readonly minute: number
  readonly rooms: readonly [bedrooms: number, bathrooms: number]
  readonly cleaner: 'Maria Santos' | 'Daniel Okafor'
  /** Days from today without visits. */
  readonly pause?: readonly [from: number, to: number]
  /** The card was refused for the last visit, and its place freed. */
  readonly isFreed?: true
}

const demoSeries: readonly DemoSeries[] = [
  {
    ...{ customer: { name: 'Isla Fraser', area: 0, house: 9 }, every: '2-weeks', from: -19 },
    ...{ minute: 780, rooms: [2, 1], cleaner: 'Maria Santos' },
  },
  {
    ...{ customer: { name: 'Marcus Bell', area: 0, house: 10 }, every: 'week', from: -16 },
    ...{ minute: 600, rooms: [1, 1], cleaner: 'Daniel Okafor', pause: [10, 24] },
  },
  {
    ...{ customer: { name: 'Yara Singh', area: 3, house: 11 }, every: 'week', from: -15 },
    ...{ minute: 660, rooms: [2, 2], cleaner: 'Maria Santos', isFreed: true },
  },
]

const dayMs = 24 * 3_600_000

/** The rows of one series, as they are after its visits until now: `now` in epoch milliseconds. */
function rowsOf(one: DemoSeries, index: number, now: number, business: Business) {
  const { company, policy, priceBook, money } = business
  const { every, cleaner, pause, isFreed = false } = one
  // A price list without the interval has no such series.
  if (!offeredIntervals(priceBook).some((interval) => interval.every === every)) return null
  const [bedrooms, bathrooms] = one.rooms
  const first = { ...one, day: one.from, service: 0, bedrooms, bathrooms, addOns: [], pets: false }
  const made = demoRequest(first, { ...noDetails, useCustomerEquipment: false }, 20 + index, now, business)
  if (made === null) return null
  const { priced: firstPriced } = made
  const request: BookingRequest = { ...made.request, frequency: every }
  const today = businessDateOf(now, policy.zone)
  const through = seriesHorizon(now, policy)
  const pauses = pause === undefined ? [] : [{ from: addDays(today, pause[0]), to: addDays(today, pause[1]) }]
  const rule = seriesOf(
    priceBook,
    request,
    { every, onClosed: 'next-open-day', addOns: [], visits: {} },
    through,
  )
  const bookedAt = now + (one.from - 4) * dayMs
  const { visits } = planSeries(priceBook, policy, { ...rule, pauses }, { now: bookedAt })
  const consent = seriesConsent(laterVisits(visits, request.date), {
    ...{ company: company.name, request, every, book: priceBook, money },
  })
  if (consent === null) return null
  const id = randomUUID()
  const created_at = new Date(bookedAt).toISOString()
  const placed = visits.filter((visit): visit is PlacedVisit => visit.date !== null)
  const last = placed.findLast(({ startsAt }) => startsAt < now)
  const who = demoContractors(demoPlaces(business)).find(({ full_name }) => full_name === cleaner)
  const bookings = placed.map((visit) => {
    const { original, request: its, quote: priced } = visitBooking(request, [], visit, priceBook.version)
    const bookingId = randomUUID()
    const isFree = isFreed && visit === last
    const isPaid = visit.startsAt < now && !isFree
    return {
      id: bookingId,
      ...bookingRow(its, priced, priceBook),
      ...{ series_id: id, original_date: original, terms: bookingTerms(policy), created_at },
      booking_status: isFree
        ? 'canceled'
        : isPaid
          ? 'completed'
          : who === undefined
            ? 'confirmed'
            : 'assigned',
      payment_status: isFree ? 'failed' : isPaid ? 'paid' : 'arranged',
      missed_by: isFree ? 'customer' : null,
      stripe_payment_intent: isPaid ? `${demoIntent}${bookingId}` : null,
      assigned_cleaner_name: who?.full_name ?? null,
      assigned_cleaner_phone: who?.phone ?? null,
      contractor_pay: who === undefined ? null : dollarsOf(suggestedPay(priced.subtotalCents, policy)),
    }
  })
  const card_id = `${demoCard}${index}`
  const refused = bookings.find(({ payment_status }) => payment_status === 'failed')
  return {
    bookings,
    series: {
      ...{ id, status: 'running', email: request.email, every, from_day: request.date },
      ...{ start_minute: request.minute, on_closed: 'next-open-day', price_book_version: priceBook.version },
      request: checkoutPayload(request, firstPriced, priceBook),
      ...{ visits: {}, pauses, planned_through: through, version: 1, created_at, updated_at: created_at },
      ...{ consent_text: consent.text, consent_terms: consent.terms, consented_at: created_at },
    },
    card: {
      ...{ series_id: id, customer_id: `${demoCustomer}${index}`, card_id, brand: 'visa', last4: '4242' },
      ...{ exp_month: 12, exp_year: 2034, read_at: created_at, created_at },
    },
    // What is announced a week before was, when the demo begins.
    charges: bookings.flatMap(({ id: booking_id }, nr) => {
      const announcedAt = (placed[nr]?.startsAt ?? Number.POSITIVE_INFINITY) - 7 * dayMs
      return announcedAt > now ? [] : [{ booking_id, announced_at: new Date(announcedAt).toISOString() }]
    }),
    tries: [4, 3, 2].flatMap((days) =>
      refused === undefined || last === undefined
        ? []
        : [
            {
              ...{ id: randomUUID(), booking_id: refused.id, by_whom: 'company', card_id, is_told: true },
              ...{ outcome: 'declined', decline: 'later', code: 'insufficient_funds' },
              at: new Date(last.startsAt - days * dayMs).toISOString(),
            },
          ],
    ),
  }
}

/** Customers whose visits repeat, as rows of their tables: one as agreed, one with a pause, and one whose card was refused for the last visit. */
export function demoRepeated(business: Business, now: number) {
  const all = demoSeries.flatMap((asked, index) => rowsOf(asked, index, now, business) ?? [])
  return {
    series: all.map(({ series }) => series),
    bookings: all.flatMap(({ bookings }) => bookings),
    cards: all.map(({ card }) => card),
    charges: all.flatMap(({ charges }) => charges),
    tries: all.flatMap(({ tries }) => tries),
  }
}
