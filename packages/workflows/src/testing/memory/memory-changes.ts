import { zeroCents } from '@dustforce/core/money'
import { timeLabel } from '@dustforce/core/schedule'
import { bookingFromRow } from '@dustforce/office/booking'
import { decideAct, decideOfflinePayment, paymentsLeft } from '@dustforce/office/story'
import * as Effect from 'effect/Effect'
import type {
  ActLetter,
  ActOutcome,
  BookingChanges,
  MoneyAct,
  MoveAct,
} from '../../changes/booking-changes.ts'
import { at } from './at.ts'
import { pendingChange } from './memory-booking-store.ts'
import { keptPlace, type MemoryBookings } from './memory-bookings.ts'
import type { MemoryOutbox } from './memory-outbox.ts'
import { changedBy, columnsOf, type StoredBooking } from './stored-booking.ts'

/** Returns the acts on bookings after they were made, in memory. */
export function memoryChanges(bookings: MemoryBookings, outbox: MemoryOutbox): BookingChanges['Service'] {
  const done = (act: MoneyAct | MoveAct, now: number): ActOutcome => {
    const row = bookings.find(act.bookingId)
    if (row === undefined) return 'not-found'
    if (act.actId in row.acts) return 'done'
    if (row.waiting?.id === act.actId) return { open: row.waiting, now }
    if (row.version !== act.version) return 'changed'
    return 'date' in act ? move(bookings, row, act, now) : changeMoney(bookings, row, act, now)
  }

  return {
    find: (bookingId, actId) =>
      Effect.sync(() => {
        const row = bookings.find(bookingId)
        if (row === undefined) return null
        const { version, reservation, lateSince, agreedAt, customerMoves, waiting, holdExpiresAt, booking } =
          row
        return {
          ...{ version, lateSince, agreedAt, customerMoves, terms: reservation.terms ?? null },
          record: bookingFromRow(columnsOf(row)),
          payments: paymentsLeft(bookings.storyOf(row, 0)),
          hasOpenCheckout: row.payment === 'pending' && row.sessionId !== null && holdExpiresAt !== null,
          priceBook: booking.quote.priceBook,
          openChange: waiting,
          doneAct: row.acts[actId ?? ''] ?? null,
        }
      }),
    preview: (act) =>
      at((now) => {
        const row = bookings.find(act.bookingId)
        const before = { ...row }
        const queued = outbox.rows.map((letter) => ({ ...letter }))
        const wishes = bookings.queue?.rows
        const outcome = row?.acts[act.actId] === undefined ? done(act, now) : 'done'
        // The letters to others about a freed place are not the act's.
        const own = outbox.rows.slice(queued.length).filter(({ ref }) => ref === act.bookingId)
        const letters = own.flatMap(letterOf)
        outbox.rows.splice(0, outbox.rows.length, ...queued)
        Object.assign(row ?? {}, before)
        if (bookings.queue !== null) bookings.queue.rows = wishes ?? []
        return { outcome, letters }
      }),
    act: (act) => at((now) => done(act, now)),
    move: (act) => at((now) => done(act, now)),
    recordOfflinePayment: (bookingId, happened) =>
      at((now) => {
        const row = bookings.find(bookingId)
        const answer = decideOfflinePayment(bookings.storyOf(row, now), happened, bookings.newId('payment'))
        if (answer !== null) bookings.write(row, answer)
        return answer !== null
      }),
    attachChange: (paymentId, { sessionId, url }) =>
      Effect.sync(() => {
        for (const row of bookings.rows) {
          if (row.waiting?.paymentId === paymentId) row.waiting = { ...row.waiting, sessionId, url }
          row.payments = row.payments.map((one) => (one.id === paymentId ? { ...one, sessionId } : one))
        }
      }),
    withdrawChange: (bookingId) =>
      Effect.sync(() => {
        const row = bookings.find(bookingId)
        if (row === undefined || row.waiting === null) return null
        const open = pendingChange(bookingId, row.waiting)
        row.waiting = null
        row.version += 1
        return open
      }),
  }
}

function changeMoney(bookings: MemoryBookings, row: StoredBooking, act: MoneyAct, now: number): ActOutcome {
  const step = decideAct(bookings.storyOf(row, now), act)
  if (step === null) return 'changed'
  if (step.place !== null) {
    const asked = 'columns' in act ? changedBy(row, act).booking : row.booking
    const problem = bookings.placeProblem(asked, now, row.id)
    // A job that was done needs no place again, and a change asks for its longer time alone.
    const isAgain = 'owedCents' in act && act.status !== 'completed'
    if (problem === 'full' && isAgain) return 'day-full'
    if (problem === 'busy' || problem === 'in-use' || (problem === 'closure' && isAgain))
      return { closed: problem }
  }
  if ('columns' in act && step.place?.kind === 'waiting') {
    const { actId, differenceCents: amountCents, holdMinutes } = act
    const id = bookings.newId('payment')
    const none = { sessionId: null, paymentIntent: null, isOffline: false, paidAt: null, isDisputed: false }
    row.payments = [...row.payments, { id, purpose: 'change', amountCents, currency: row.currency, ...none }]
    const expiresAt = now + holdMinutes * 60_000
    const open = { id: actId, paymentId: id, amountCents, sessionId: null, url: null, expiresAt }
    row.waiting = { ...open, act }
    row.version += 1
    return { open, now }
  }
  if ('columns' in act) {
    const { totalCents } = row.booking.quote
    Object.assign(row, changedBy(row, act))
    if (row.booking.quote.totalCents !== totalCents) row.isDetached = true
  }
  const refundCents = 'refundCents' in act ? act.refundCents : zeroCents
  row.acts = { ...row.acts, [act.actId]: { refundCents, start: null } }
  bookings.write(row, step.ifPlace)
  return 'done'
}

function move(bookings: MemoryBookings, row: StoredBooking, act: MoveAct, now: number): ActOutcome {
  const { date, minute, actId, actor, lateSince } = act
  const { request, quote } = row.booking
  const booking = { request: { ...request, date, minute }, quote }
  const problem = bookings.placeProblem(booking, now, row.id)
  if (date !== request.date && (problem === 'full' || problem === 'closure')) return 'day-full'
  if (problem === 'busy' || problem === 'in-use') return { closed: problem }
  const acts = { ...row.acts, [actId]: { refundCents: zeroCents, start: { date, minute } } }
  const customerMoves = row.customerMoves + (actor.kind === 'customer' ? 1 : 0)
  const place = keptPlace(row)
  // The change that waits for its payment was asked of the booking as it was.
  Object.assign(row, {
    booking,
    lateSince,
    customerMoves,
    acts,
    agreedAt: now,
    waiting: null,
    isDetached: true,
    // It keeps its price, and for when that was made.
    changed: { ...row.changed, pricing_breakdown: columnsOf(row).pricing_breakdown },
  })
  row.version += 1
  const old = { old_date: request.date, old_time: timeLabel(request.minute), change_id: actId }
  if (act.tell.customer) bookings.tell(row, 'booking-moved', old, now)
  bookings.placeChanged(row, place, now)
  return 'done'
}

function letterOf({ kind, recipient, payload }: MemoryOutbox['rows'][number]): ActLetter[] {
  return recipient === null ? [] : [{ kind, recipient, payload }]
}
