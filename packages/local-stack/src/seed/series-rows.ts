import { randomUUID } from 'node:crypto'
import { dollarsOf } from '@dustforce/core/money'
import { suggestedPay } from '@dustforce/core/pay'
import { addDays, businessDateOf } from '@dustforce/core/schedule'
import { type Interval, type Pause, type PlacedVisit, planSeries } from '@dustforce/core/series'
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
import { type DemoVisit, demoRequest } from './demo-request.ts'

/** The beginnings of the ids of the demo's kept cards, and of their owners, at the payment provider. */
export const demoCard = 'pm_demo_'
export const demoCustomer = 'cus_demo_'

export const dayMs = 24 * 3_600_000

/**
 * The fate of a visit: `agreed` took place, or will; `freed` is one whose card was refused, `skipped` one that its customer left out, `moved` one
 * that is a day later; any other is called off, and missed for that reason.
 */
export type VisitFate = 'agreed' | 'freed' | 'skipped' | 'moved' | 'company' | 'access' | 'weather'

/** A made-up series, as it is until now. */
export interface MadeSeries {
  /** Names its card. */
  readonly nr: string
  readonly first: DemoVisit
  /** The two digits that its customer's telephone number ends with. */
  readonly phone: number
  /** Default: made from the customer's name. */
  readonly email?: string
  readonly every: Interval
  readonly onClosed: 'skip' | 'next-open-day'
  readonly cleaner: { readonly full_name: string; readonly phone: string | null } | undefined
  readonly pauses: readonly Pause[]
  /** From how many days before its start a visit is charged already. */
  readonly chargedDays: number
  /** Its customer ended it so many days ago. */
  readonly endedDays?: number
  readonly fateOf: (visit: PlacedVisit, nr: number) => VisitFate
}

/** The columns of a visit that follow from what has become of it. */
function stateOf(
  fate: VisitFate,
  {
    isCharged,
    isPast,
    cleaner,
  }: { readonly isCharged: boolean; readonly isPast: boolean; readonly cleaner: boolean },
) {
  const off = { booking_status: 'canceled', retainable_amount: null }
  switch (fate) {
    case 'freed':
      return { ...off, payment_status: 'failed', missed_by: 'customer' }
    case 'skipped':
      return { ...off, payment_status: 'arranged', missed_by: 'customer' }
    case 'company':
    case 'weather':
    case 'access':
      return { ...off, payment_status: 'arranged', missed_by: fate }
    default: {
      const toCome = cleaner ? 'assigned' : 'confirmed'
      return {
        ...{ booking_status: isPast ? 'completed' : toCome, missed_by: null },
        payment_status: isCharged ? 'paid' : 'arranged',
      }
    }
  }
}

/** The rows of one series, as they are after its visits until now; null where the company offers no such. `now` in epoch milliseconds. */
export function seriesRows(one: MadeSeries, now: number, business: Business) {
  const { company, policy, priceBook, money } = business
  const { every, onClosed, cleaner, pauses } = one
  // A price list without the interval has no such series.
  if (!offeredIntervals(priceBook).some((interval) => interval.every === every)) return null
  const made = demoRequest(one.first, { ...noDetails, useCustomerEquipment: false }, one.phone, now, business)
  if (made === null) return null
  const { priced } = made
  const request: BookingRequest = {
    ...made.request,
    ...(one.email !== undefined && { email: one.email }),
    frequency: every,
  }
  const { addOns } = request
  const through = seriesHorizon(now, policy)
  const rule = seriesOf(priceBook, request, { every, onClosed, addOns, visits: {} }, through)
  const bookedAt = now + (one.first.day - 4) * dayMs
  const created_at = new Date(bookedAt).toISOString()
  const { visits } = planSeries(priceBook, policy, { ...rule, pauses }, { now: bookedAt })
  const consent = seriesConsent(laterVisits(visits, request.date), {
    ...{ company: company.name, request, every, book: priceBook, money },
  })
  if (consent === null) return null
  const id = randomUUID()
  const card_id = `${demoCard}${one.nr}`
  const endsOn =
    one.endedDays === undefined ? null : addDays(businessDateOf(now, policy.zone), -one.endedDays)
  const told = visits
    .filter((visit): visit is PlacedVisit => visit.date !== null)
    .map((visit, nr) => ({
      visit,
      booking_id: randomUUID(),
      fate: endsOn !== null && visit.date >= endsOn ? ('skipped' as const) : one.fateOf(visit, nr),
    }))
  const bookings = told.map(({ visit, booking_id, fate }) => {
    const { original, request: its, quote } = visitBooking(request, addOns, visit, priceBook.version)
    const isCharged = visit.startsAt < now + one.chargedDays * dayMs
    const isPast = visit.startsAt < now
    const state = stateOf(fate, { isCharged, isPast, cleaner: cleaner !== undefined })
    const row = bookingRow(its, quote, priceBook)
    return {
      id: booking_id,
      ...row,
      ...(fate === 'moved' && { booking_date: addDays(its.date, 1) }),
      ...{ series_id: id, original_date: original, detached: fate === 'moved' },
      ...{ terms: bookingTerms(policy), created_at, ...state },
      stripe_payment_intent: state.payment_status === 'paid' ? `${demoIntent}${booking_id}` : null,
      assigned_cleaner_name: cleaner?.full_name ?? null,
      assigned_cleaner_phone: cleaner?.phone ?? null,
      contractor_pay: cleaner === undefined ? null : dollarsOf(suggestedPay(quote.subtotalCents, policy)),
    }
  })
  const skipped = told.filter(
    ({ fate, visit }) => fate === 'skipped' && (endsOn === null || visit.date < endsOn),
  )
  const ended_at = endsOn === null ? null : new Date(now - (one.endedDays ?? 0) * dayMs).toISOString()
  return {
    bookings,
    series: {
      ...{ id, status: ended_at === null ? 'running' : 'ended', email: request.email, every },
      ...{ from_day: request.date, start_minute: request.minute, on_closed: onClosed },
      ...{ price_book_version: priceBook.version, request: checkoutPayload(request, priced, priceBook) },
      visits: Object.fromEntries(skipped.map(({ visit }) => [visit.original, { skip: true }])),
      ...{ pauses, planned_through: through, version: 1, created_at, updated_at: created_at },
      ...{ consent_text: consent.text, consent_terms: consent.terms, consented_at: created_at },
      ...{ ended_at, ended_by: ended_at === null ? null : 'customer' },
    },
    card: {
      ...{ series_id: id, customer_id: `${demoCustomer}${one.nr}`, card_id, brand: 'visa', last4: '4242' },
      ...{ exp_month: 12, exp_year: 2034, read_at: created_at, created_at },
    },
    // The announcements that are due a week before a visit were made when the demo begins.
    charges: told.flatMap(({ visit, booking_id, fate }) => {
      const announcedAt = visit.startsAt - 7 * dayMs
      const isOff = fate === 'skipped'
      return announcedAt > now || isOff
        ? []
        : [{ booking_id, announced_at: new Date(announcedAt).toISOString() }]
    }),
    tries: told.flatMap(({ visit, booking_id, fate }) => {
      const tryOf = (days: number, said: object) => ({
        ...{ id: randomUUID(), booking_id, by_whom: 'company', card_id, is_told: true, ...said },
        at: new Date(visit.startsAt - days * dayMs).toISOString(),
      })
      const declined = { outcome: 'declined', decline: 'later', code: 'insufficient_funds' }
      if (fate === 'freed') return [4, 3, 2].map((days) => tryOf(days, declined))
      const isCharged =
        (fate === 'agreed' || fate === 'moved') && visit.startsAt < now + one.chargedDays * dayMs
      return isCharged && visit.original !== request.date
        ? [tryOf(4, { outcome: 'charged', decline: null, code: null })]
        : []
    }),
  }
}

/** The rows of several series, table by table. */
export function rowsOfAll(all: readonly NonNullable<ReturnType<typeof seriesRows>>[]) {
  return {
    series: all.map(({ series }) => series),
    bookings: all.flatMap(({ bookings }) => bookings),
    cards: all.map(({ card }) => card),
    charges: all.flatMap(({ charges }) => charges),
    tries: all.flatMap(({ tries }) => tries),
  }
}
