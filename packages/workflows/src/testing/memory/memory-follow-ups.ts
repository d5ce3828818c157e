import { addDays, businessDateOf, gtaPolicy, timeLabel } from '@dustforce/core/schedule'
import { followUpKinds, isSold, visitStart } from '@dustforce/office/booking'
import * as Predicate from 'effect/Predicate'
import type { FollowUps } from '../../follow-ups/follow-ups.ts'
import type { QueuedEmail } from '../../letters/email-outbox.ts'
import { at } from './at.ts'
import type { MemoryBookings } from './memory-bookings.ts'
import type { MemoryOutbox } from './memory-outbox.ts'
import type { StoredBooking } from './stored-booking.ts'

/** The letters that follow bookings, in memory. */
export function memoryFollowUps(bookings: MemoryBookings, outbox: MemoryOutbox): FollowUps['Service'] {
  return {
    candidates: (daysAhead, daysBack) =>
      at((now) => {
        const today = businessDateOf(now, gtaPolicy.zone)
        return bookings.rows.filter(isKept).flatMap((row) => {
          const { date } = row.booking.request
          const [from, to] = row.status === 'completed' ? [-daysBack, 0] : [0, daysAhead]
          const isNear = date >= addDays(today, from) && date <= addDays(today, to)
          const written = outbox.rows.filter(({ ref }) => ref === row.id).flatMap(followUpOf)
          return isNear ? [{ bookingId: row.id, version: row.version, facts: factsOf(row), written }] : []
        })
      }),
    write: (letters) =>
      at((now) => {
        for (const { bookingId, version, kind, once } of letters) {
          const row = bookings.find(bookingId)
          if (row?.version === version) bookings.tell(row, kind, { change_id: once }, now)
        }
      }),
    tell: ({ kind, bookingId, once }) =>
      at((now) => {
        const row = bookings.find(bookingId)
        if (row === undefined) return 'changed'
        const before = outbox.rows.length
        bookings.tell(row, kind, { change_id: once }, now)
        return outbox.rows.length > before ? 'queued' : 'already-queued'
      }),
  }
}

/** Whether what a letter that follows its booking says still holds. */
export function stillHolds(bookings: MemoryBookings, { kind, ref, payload }: QueuedEmail, now: number) {
  if (!followUpKinds.some((one) => one === kind)) return true
  const row = bookings.find(ref)
  if (row === undefined || !isKept(row)) return false
  if (kind === 'thank-you') return row.status === 'completed'
  const { date, minute } = row.booking.request
  const isSameStart =
    Predicate.hasProperty(payload, 'booking_date') &&
    Predicate.hasProperty(payload, 'booking_time') &&
    payload.booking_date === date &&
    payload.booking_time === timeLabel(minute)
  const startsAt = visitStart({ bookingDate: date, bookingMinute: minute }, gtaPolicy.zone) ?? 0
  return row.status !== 'completed' && isSameStart && startsAt > now
}

function followUpOf({ kind, payload }: QueuedEmail) {
  const known = followUpKinds.find((one) => one === kind)
  const once = Predicate.hasProperty(payload, 'change_id') ? String(payload.change_id) : ''
  return known === undefined ? [] : [{ kind: known, once }]
}

function isKept({ payment, status, refundDue }: StoredBooking): boolean {
  return isSold(payment) && status !== 'canceled' && !refundDue
}

function factsOf({ booking: { request, quote }, status, payment, refundDue, agreedAt }: StoredBooking) {
  const { date: bookingDate, minute: bookingMinute } = request
  return {
    ...{ bookingDate, bookingMinute, bookingStatus: status, paymentStatus: payment, refundDue, agreedAt },
    durationMinutes: quote.minutes ?? 180,
  }
}
