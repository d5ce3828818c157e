import { cents, dollarsOf } from '@dustforce/core/money'
import { normalizeEmail } from '@dustforce/core/validation'
import { rateLimitMessage } from '@dustforce/office/stored'
import {
  type Answer,
  decide,
  decideRefundMade,
  decideRefundRefused,
  decideRelease,
  decideUseBack,
  type Story,
} from '@dustforce/office/story'
import * as Effect from 'effect/Effect'
import {
  type BookingStore,
  BookingStoreError,
  type CheckoutCaller,
  type Held,
  type PendingCheckout,
  type RefundDue,
  type Reservation,
  type ReserveResult,
} from '../../checkout/booking-store.ts'
import { at } from './at.ts'
import { isHeld, keptPlace, type MemoryBookings } from './memory-bookings.ts'
import { newRow } from './new-row.ts'
import type { StoredBooking } from './stored-booking.ts'

/** Checkouts of one visitor, and of one mailbox; the database counts them by the ten minutes. */
const checkoutLimit = 60
/** Unpaid places of one visitor. */
const holdLimit = 5

/** The booking store over bookings in memory. Every method runs to its end before another starts, as a transaction would. */
export function memoryBookingStore(bookings: MemoryBookings): BookingStore['Service'] {
  const { rows } = bookings
  const checkouts = new Map<string, number>()
  const tries = new Map<string, { readonly attempts: number; readonly nextAt: number }>()
  const attemptsOf = (key: string) => tries.get(key)?.attempts ?? 0

  /** Does what follows where no event says so. */
  const answer = (
    row: StoredBooking | undefined,
    sessionId: string | null,
    decideOn: (story: Story) => Answer | null,
    paymentIntent: string | null = null,
  ) =>
    at((now) => {
      const follows = decideOn(bookings.storyOf(row, now, { sessionId, paymentIntent }))
      if (follows !== null) bookings.write(row, follows)
    })
  const ofRefund = (key: string) => rows.find(({ refunds }) => refunds.some(({ id }) => id === key))

  return {
    admit: ({ visitor, email }) =>
      Effect.sync(() => {
        const counts = [`visitor ${visitor}`, email && `email ${normalizeEmail(email)}`].map((key) => {
          checkouts.set(key, (checkouts.get(key) ?? 0) + 1)
          return key === '' ? 0 : (checkouts.get(key) ?? 0)
        })
        return counts.every((count) => count <= checkoutLimit)
      }),
    ownCheckouts: (caller, exceptAttemptId) =>
      Effect.sync(() =>
        rows.flatMap((row) =>
          isOwn(row, caller) && row.reservation.attemptId !== exceptAttemptId && row.sessionId !== null
            ? pendingOf(row)
            : [],
        ),
      ),
    reserve: (reservation) =>
      Effect.flatMap(
        at((now) => reserveInstead(bookings, reservation, now)),
        (result) =>
          result === null
            ? Effect.fail(new BookingStoreError({ reason: 'rate-limited', message: rateLimitMessage }))
            : Effect.succeed(result),
      ),
    findAttempt: (attemptId) => Effect.sync(() => findAttempt(rows, attemptId)),
    attachCheckout: (bookingId, { sessionId, url }) =>
      Effect.suspend(() => {
        const row = bookings.find(bookingId)
        if (row === undefined)
          return Effect.fail(new BookingStoreError({ reason: 'not-found', message: bookingId }))
        return Effect.sync(() => void Object.assign(row, { sessionId, checkoutUrl: url }))
      }),
    release: (bookingId) => Effect.suspend(() => answer(bookings.find(bookingId), null, decideRelease)),
    giveUseBack: (bookingId) => Effect.suspend(() => answer(bookings.find(bookingId), null, decideUseBack)),
    cancelOpenCheckout: (bookingId) =>
      at((now) => {
        const row = bookings.find(bookingId)
        if (row?.payment !== 'pending' || row.sessionId === null) return null
        const place = keptPlace(row)
        row.status = 'canceled'
        bookings.placeChanged(row, place, now)
        bookings.series.follow(row, 0)
        return pendingOf(row)[0] ?? null
      }),
    settle: (event) =>
      at((now) => {
        const answered = bookings.answered.get(event.id)
        if (answered !== undefined) return answered
        const row = bookings.rowOf(event)
        const { place, ifPlace, ifNone } = decide(bookings.storyOf(row, now, event), event)
        const hasPlace = place === null || row === undefined || bookings.hasPlace(row, place, now)
        bookings.write(row, hasPlace ? ifPlace : (ifNone ?? ifPlace))
        const { outcome = '', bookingId = null, refund = false } = bookings.answered.get(event.id) ?? {}
        return { outcome, bookingId, refund, duplicate: false }
      }),
    pendingCheckouts: (before) =>
      Effect.sync(() =>
        [
          // A later visit of a series goes with the first one.
          ...rows
            .filter(
              ({ payment, visitOf, hasAttempt }) => payment === 'pending' && (visitOf === null || hasAttempt),
            )
            .flatMap(pendingOf),
          ...rows.flatMap(({ id, waiting }) => (waiting === null ? [] : [pendingChange(id, waiting)])),
        ].filter(({ holdExpiresAt }) => holdExpiresAt < before),
      ),
    refundsDue: at((now) => {
      const isDue = ({ key }: Pick<RefundDue, 'key'>) => (tries.get(key)?.nextAt ?? now) <= now
      const due = [...rows.flatMap(refundsOf), ...unmatchedRefunds(bookings, attemptsOf)].filter(isDue)
      const handedOut = new Set(due.map(({ key }) => key))
      for (const row of rows)
        row.refunds = row.refunds.map((refund) =>
          handedOut.has(refund.id ?? '') ? { ...refund, askedAt: refund.askedAt ?? now } : refund,
        )
      return due.map((one) => ({ ...one, attempts: attemptsOf(one.key) }))
    }),
    finishRefund: (key, made) =>
      Effect.suspend(() => {
        const { refundId = null, paymentIntent = null, settled = true } = made ?? {}
        const decideOn = (story: Story) => decideRefundMade(story, { key, refundId, paymentIntent, settled })
        return answer(ofRefund(key), key, decideOn, paymentIntent)
      }),
    postponeRefund: (key, pauseMs) =>
      at((now) => void tries.set(key, { attempts: attemptsOf(key) + 1, nextAt: now + pauseMs })),
    refuseRefund: (key) =>
      Effect.suspend(() => answer(ofRefund(key), key, (story) => decideRefundRefused(story, key))),
  }
}

/** Takes a place; the visitor's own holds that give way to it stay as they were when it has none. */
function reserveInstead(
  bookings: MemoryBookings,
  reservation: Reservation,
  now: number,
): ReserveResult | null {
  const { attemptId, visitor, booking, instead = [] } = reservation
  const caller = { visitor, email: booking.request.email }
  const own = bookings.rows.filter((row) => instead.includes(row.id) && isOwn(row, caller))
  const isWith = ({ visitOf }: StoredBooking) =>
    own.some((first) => first.visitOf !== null && first.visitOf.seriesId === visitOf?.seriesId)
  const held = bookings.rows.filter(
    (row) => own.includes(row) || (row.payment === 'pending' && row.status !== 'canceled' && isWith(row)),
  )
  const before = held.map(({ holdExpiresAt, reservation: asked }) => ({ holdExpiresAt, reservation: asked }))
  for (const row of held) {
    row.holdExpiresAt = Math.min(row.holdExpiresAt ?? now, now)
    if (row.reservation.attemptId === attemptId)
      Object.assign(row, { reservation: { ...row.reservation, attemptId: bookings.newId('attempt') } })
  }
  const result = reserve(bookings, reservation, now)
  if (result?.status !== 'reserved') {
    for (const [nr, row] of held.entries()) Object.assign(row, before[nr])
    return result
  }
  for (const row of own) bookings.queue?.handOver(row.id, result.bookingId, booking.request.date)
  for (const date of new Set(held.map((row) => row.booking.request.date)))
    bookings.queue?.offer(date, now, now)
  return result
}

/** Null when the visitor has too many unpaid places. */
function reserve(bookings: MemoryBookings, reservation: Reservation, now: number): ReserveResult | null {
  const { booking, attemptId, visitor, soldAs, cleaner, holdMinutes } = reservation
  const isSold = soldAs !== undefined
  const existing = findAttempt(bookings.rows, attemptId)
  if (existing !== null) return { status: 'existing', ...existing, now }
  const offer = bookings.queue?.openOffer(reservation.offer, booking.request.date, now)
  const problem = bookings.placeProblem(booking, now, offer?.id)
  if (problem === 'full') return { status: 'day-full' }
  if (problem !== null) return { status: 'slot-closed', reason: problem }
  const held = bookings.rows.filter((row) => isFrom(row, visitor) && isHeld(row, now))
  if (held.length >= holdLimit) return null
  const { promoCode } = booking.request
  const judged = promoCode === null ? null : bookings.judge(promoCode, booking, now)
  if (judged?.ok === false) return { status: 'promo-rejected', reason: judged.reason }
  if (!bookings.series.haveRoom(reservation, now)) return { status: 'visits-changed' }
  const row: StoredBooking = {
    ...newRow(bookings, reservation, booking, now),
    payment: soldAs ?? 'pending',
    status: isSold ? (cleaner === undefined ? 'confirmed' : 'assigned') : 'pending',
    hasVisitor: !isSold,
    holdExpiresAt: isSold ? null : now + holdMinutes * 60_000,
    promo: promoCode === null ? null : isSold ? 'kept' : 'held',
    changed: deskColumns(reservation),
    visitOf: bookings.series.begin(reservation, now),
  }
  bookings.rows.push(row)
  bookings.queue?.take(offer, row.id)
  if (isSold) bookings.placeChanged(row, null, now)
  if (isSold) bookings.tell(row, 'booking-confirmation', {}, now)
  return { status: 'reserved', ...heldOf(row), now }
}

/** Returns the columns that the office decides when it takes a booking. */
function deskColumns({ cleaner, booking: { agreed } }: Reservation) {
  return {
    ...(cleaner !== undefined && {
      contractor_id: cleaner.contractorId,
      overlap_reason: cleaner.overlapReason,
      contractor_pay: dollarsOf(cleaner.payCents),
    }),
    ...(agreed !== undefined && { agreed_price: dollarsOf(agreed.priceCents), is_price_agreed: true }),
  }
}

function findAttempt(rows: readonly StoredBooking[], attemptId: string) {
  const row = rows.find((one) => one.hasAttempt && one.reservation.attemptId === attemptId)
  return row === undefined ? null : { ...heldOf(row), fingerprint: row.reservation.fingerprint }
}

function heldOf({ id, checkoutUrl, holdExpiresAt }: StoredBooking): Omit<Held, 'status' | 'now'> {
  return { bookingId: id, paymentId: `payment-${id}`, checkoutUrl, holdExpiresAt }
}

function isFrom({ hasVisitor, reservation }: StoredBooking, visitor: string): boolean {
  return hasVisitor && reservation.visitor === visitor
}

function isOwn(row: StoredBooking, { visitor, email }: CheckoutCaller): boolean {
  const { email: own } = row.booking.request
  const isOpen = row.payment === 'pending' && row.status !== 'canceled'
  return isOpen && isFrom(row, visitor) && normalizeEmail(own) === normalizeEmail(email)
}

function pendingOf({ id, sessionId, holdExpiresAt }: StoredBooking): PendingCheckout[] {
  return holdExpiresAt === null ? [] : [{ bookingId: id, sessionId, holdExpiresAt }]
}

/** The checkout of a change that waits. */
export function pendingChange(
  bookingId: string,
  { sessionId, expiresAt }: NonNullable<StoredBooking['waiting']>,
): PendingCheckout {
  return { bookingId, sessionId, holdExpiresAt: expiresAt }
}

function refundsOf(row: StoredBooking): Omit<RefundDue, 'attempts'>[] {
  return row.refunds.flatMap(({ id, status, amountCents, paymentId, askedAt }) => {
    const payment = row.payments.find((one) => one.id === paymentId)
    // Nothing goes back of a payment that a bank looks at.
    if (id === null || status !== 'due' || payment === undefined || payment.isDisputed) return []
    const { sessionId, paymentIntent } = payment
    return [{ key: id, bookingId: row.id, sessionId, paymentIntent, amountCents, asked: askedAt !== null }]
  })
}

function unmatchedRefunds({ unmatched }: MemoryBookings, attemptsOf: (key: string) => number) {
  return unmatched.flatMap(({ refundDue, sessionId, paymentIntent, bookingId, ...payment }) => {
    const amountCents = cents(payment.amountCents - payment.refundedCents - payment.lostCents)
    const asked = attemptsOf(sessionId) > 0
    return refundDue ? [{ key: sessionId, bookingId, sessionId, paymentIntent, amountCents, asked }] : []
  })
}
