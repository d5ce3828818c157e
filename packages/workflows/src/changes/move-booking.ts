import { addDays, type BusinessDate, type Day, dayOn, type MinuteOfDay } from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import { defaultMinute } from '@dustforce/office/booking'
import { type BookingTerms, lateSinceAfterMove, movesLeft } from '@dustforce/office/ledger'
import { withoutVisits } from '@dustforce/office/series/change'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Availability } from '../checkout/availability.ts'
import { Business } from '../checkout/business.ts'
import { type Actor, BookingChanges, type ChangeableBooking } from './booking-changes.ts'
import { changeable, noticeOf, orUnavailable, refuse, termsOf } from './changeable.ts'
import { versionOf } from './open-change.ts'
import { refusalOf } from './preview-letters.ts'

/** A move as it is asked for. */
export interface MoveRequest {
  readonly bookingId: string
  readonly actor: Actor
  /** A UUID of this act: repeated, it is done once. */
  readonly actId: string
  readonly date: BusinessDate
  readonly minute: MinuteOfDay
  readonly reason?: string
  /** The people who get a letter; everybody unless the office says otherwise. */
  readonly tell?: { readonly customer: boolean; readonly cleaner: boolean }
}

/** The moves that are left: null for the office, which needs none. */
export interface MoveTerms {
  readonly movesLeft: number | null
  /** The last instant, in epoch milliseconds; null without a date. */
  readonly movableUntil: number | null
  /** The terms that hold for the new time too, as of an instant in epoch milliseconds. */
  readonly rules: (Pick<BookingTerms, 'cancellation' | 'customerMoves'> & { readonly now: number }) | null
}

const mostDays = 62

/** The days and times that a booking can be moved to. Its own place counts as free. */
export const openTimes = Effect.fn('openTimes')(function* ({
  bookingId,
  actor,
  from,
  days,
}: Pick<MoveRequest, 'bookingId' | 'actor'> & { readonly from: BusinessDate; readonly days: number }) {
  const booking = yield* changeable(bookingId, actor)
  const terms = yield* moveTerms(booking, actor)
  const count = Math.max(1, Math.min(mostDays, days))
  return { terms, days: yield* daysFor(booking, from, count) }
}, orUnavailable)

/**
 * Moves a booking to another day or time, without a second payment: the old and the new place change in one transaction. A customer moves to an open
 * time until the cut-off of the terms, as often as they allow; the office moves at any time, and the notice then stays counted to the old start.
 */
export const moveBooking = Effect.fn('moveBooking')(function* (request: MoveRequest) {
  const { bookingId, actor, actId, date, minute } = request
  const { policy } = yield* Business
  const changes = yield* BookingChanges
  const booking = yield* changeable(bookingId, actor, actId)
  if (booking.doneAct !== null) return booking.doneAct.start ?? { date, minute }
  yield* moveTerms(booking, actor)
  const isOffice = actor.kind === 'office'
  if (!isOffice) {
    const [day] = yield* daysFor(booking, date, 1)
    const slot = day?.slots.find((one) => one.minute === minute)
    if (slot === undefined) return yield* refuse({ code: 'slot-closed', reason: 'outside-hours' })
    if (!slot.open) return yield* refuse({ code: 'slot-closed', reason: slot.reason ?? 'full' })
  }
  const now = yield* Clock.currentTimeMillis
  const outcome = yield* changes.move({
    actId,
    bookingId,
    version: yield* versionOf(booking),
    actor,
    reason: request.reason?.trim() || null,
    tell: (isOffice ? request.tell : undefined) ?? { customer: true, cleaner: true },
    date,
    minute,
    lateSince: isOffice
      ? lateSinceAfterMove(termsOf(booking, policy), noticeOf(booking, policy), now)
      : booking.lateSince,
  })
  const refusal = refusalOf(outcome)
  if (refusal !== null) return yield* refuse(refusal)
  return { date, minute }
}, orUnavailable)

const officeTerms: MoveTerms = { movesLeft: null, movableUntil: null, rules: null }

const moveTerms = Effect.fn('moveTerms')(function* (booking: ChangeableBooking, actor: Actor) {
  if (actor.kind === 'office') return officeTerms
  const { policy } = yield* Business
  const now = yield* Clock.currentTimeMillis
  if (booking.hasOpenCheckout) return yield* refuse({ code: 'not-possible', why: 'unpaid' })
  const terms = termsOf(booking, policy)
  const left = movesLeft(terms, noticeOf(booking, policy), booking.customerMoves, now)
  if (left.problem !== null) return yield* refuse({ code: 'not-possible', why: left.problem })
  const { cancellation, customerMoves } = terms
  return {
    movesLeft: left.times,
    movableUntil: left.until,
    rules: { cancellation, customerMoves, now },
  } satisfies MoveTerms
})

const daysFor = Effect.fn('daysFor')(function* (
  booking: ChangeableBooking,
  from: BusinessDate,
  count: number,
) {
  const { policy } = yield* Business
  const { occupancy } = yield* Availability
  const now = yield* Clock.currentTimeMillis
  const { limit, taken, rules, busy } = yield* occupancy(from, count)
  const { bookingDate, serviceType: service, durationMinutes } = booking.record
  const minute = booking.record.bookingMinute ?? defaultMinute
  const own = bookingDate === null ? [] : [{ date: bookingDate, minute, minutes: durationMinutes, service }]
  const asked = { now, limit, durationMinutes, service, ...withoutVisits({ taken, busy }, own, policy) }
  return Array.from(
    { length: count },
    (_, nr): Day => dayOn(withOfficeRules(policy, rules), asked, addDays(from, nr)),
  )
})
