import type { PromoCode } from '@dustforce/core/promo'
import type { BusinessDate } from '@dustforce/core/schedule'
import * as Effect from 'effect/Effect'
import type { ResourcePolicy } from '../../business/business-versions.ts'
import { BookingStore, type Held, type Reservation } from '../../checkout/booking-store.ts'
import type { PromoStore } from '../../checkout/promo-store.ts'
import { EmailOutbox } from '../../letters/email-outbox.ts'
import type { TimedHarness } from './harness.ts'
import { sampleEvent, sampleReservation } from './samples.ts'

/** The facts that a suite looks at in a stored booking. */
export interface BookingFacts {
  readonly paymentStatus: string
  readonly bookingStatus: string
  readonly attention: readonly string[]
  /** The amount that is kept of its price, in cents. */
  readonly keptCents: number
}

/** A booking store with what belongs to it, and the ways in that no port has. */
export interface BookingStoreHarness extends TimedHarness<BookingStore | PromoStore | EmailOutbox> {
  readonly setDailyLimit: (limit: number) => Promise<void>
  readonly setCrews: (crews: number) => Promise<void>
  readonly setResources: (policy: ResourcePolicy) => Promise<void>
  readonly closeDay: (date: BusinessDate, reason: string) => Promise<void>
  readonly addPromo: (promo: PromoCode) => Promise<void>
  /** Null when no such booking is stored. */
  readonly booking: (bookingId: string) => Promise<BookingFacts | null>
  /** Deletes a booking whose checkout is over, as an administrator would. */
  readonly remove: (bookingId: string) => Promise<void>
}

/** Reserves, and insists on a place. */
export const hold = Effect.fnUntraced(function* (reservation: Reservation) {
  const store = yield* BookingStore
  const result = yield* store.reserve(reservation)
  if (result.status !== 'reserved' && result.status !== 'existing') {
    return yield* Effect.die(new Error(`Not held: ${result.status}`))
  }
  const held: Held = result
  return held
})

/** Holds the sample booking and attaches the session that `sampleEvent` names. */
export const holdWithSession = Effect.fnUntraced(function* (attempt: number) {
  const store = yield* BookingStore
  const { bookingId } = yield* hold(sampleReservation(attempt))
  const sessionId = `cs_test_${bookingId}`
  yield* store.attachCheckout(bookingId, { sessionId, url: `https://pay.example/${sessionId}` })
  return bookingId
})

/** Holds and pays the sample booking. */
export const book = Effect.fnUntraced(function* (attempt: number) {
  const store = yield* BookingStore
  const bookingId = yield* holdWithSession(attempt)
  yield* store.settle(sampleEvent('completed', bookingId))
  return bookingId
})

/** Counts the confirmations and refund notices that a booking has been given. */
export const emailsOf = Effect.fnUntraced(function* (bookingId: string) {
  const outbox = yield* EmailOutbox
  const confirmations = yield* outbox.statuses({ kind: 'booking-confirmation', ref: bookingId })
  const refunds = yield* outbox.statuses({ kind: 'booking-refunded', ref: bookingId })
  return { confirmations: confirmations.length, refunds: refunds.length }
})
