import { addDays, businessDateOf, gtaPolicy, timeLabel } from '@dustforce/core/schedule'
import { bookingRow, type FollowUpFacts, followUpKinds, isSold, visitStart } from '@dustforce/office/booking'
import * as Predicate from 'effect/Predicate'
import type { QueuedEmail } from '../email-outbox.ts'
import type { CustomerNews, FollowedBooking, FollowUpLetter } from '../follow-ups.ts'
import type { MemoryBookings } from './memory-bookings.ts'
import type { MemoryOutbox } from './memory-outbox.ts'
import type { StoredBooking } from './stored-booking.ts'

/** The letters that follow bookings, in memory. */
export class MemoryFollowUps {
  readonly #bookings: MemoryBookings
  readonly #outbox: MemoryOutbox

  constructor(bookings: MemoryBookings, outbox: MemoryOutbox, isWanted: (email: QueuedEmail) => boolean) {
    this.#bookings = bookings
    this.#outbox = outbox
    outbox.holds = (email, now) => this.#holds(email, now) && isWanted(email)
  }

  candidates(daysAhead: number, daysBack: number, now: number): FollowedBooking[] {
    const today = businessDateOf(now, gtaPolicy.zone)
    return this.#bookings.rows.flatMap((row) => {
      const { date } = row.booking.request
      const isDone = row.state.booking === 'completed'
      const isNear = isDone
        ? date >= addDays(today, -daysBack) && date <= today
        : date >= today && date <= addDays(today, daysAhead)
      return isNear && isKept(row)
        ? [
            {
              bookingId: row.id,
              version: versionOf(row),
              facts: factsOf(row),
              written: this.#writtenOf(row.id),
            },
          ]
        : []
    })
  }

  write(letters: ReadonlyArray<FollowUpLetter>, now: number): void {
    for (const { bookingId, version, kind, once } of letters) {
      const row = this.#bookings.find(bookingId)
      if (row === undefined || versionOf(row) !== version) continue
      const { request, quote } = row.booking
      const payload = { id: row.id, ...bookingRow(request, quote), change_id: once }
      this.#outbox.enqueue({ kind, ref: row.id, recipient: request.email, payload }, now)
    }
  }

  tell({ kind, bookingId, once }: CustomerNews, now: number): 'queued' | 'already-queued' | 'changed' {
    const row = this.#bookings.find(bookingId)
    if (row === undefined) return 'changed'
    const { request, quote } = row.booking
    const before = this.#outbox.rows.length
    const payload = { id: row.id, ...bookingRow(request, quote), change_id: once }
    this.#outbox.enqueue({ kind, ref: row.id, recipient: request.email, payload }, now)
    return this.#outbox.rows.length > before ? 'queued' : 'already-queued'
  }

  #writtenOf(bookingId: string) {
    return this.#outbox.rows.flatMap(({ ref, kind, payload }) => {
      const known = followUpKinds.find((one) => one === kind)
      const once = Predicate.hasProperty(payload, 'change_id') ? String(payload.change_id) : ''
      return ref === bookingId && known !== undefined ? [{ kind: known, once }] : []
    })
  }

  #holds({ kind, ref, payload }: QueuedEmail, now: number): boolean {
    if (!followUpKinds.some((one) => one === kind)) return true
    const row = this.#bookings.find(ref)
    if (row === undefined || !isKept(row)) return false
    if (kind === 'thank-you') return row.state.booking === 'completed'
    const { date, minute } = row.booking.request
    const isSameStart =
      Predicate.hasProperty(payload, 'booking_date') &&
      Predicate.hasProperty(payload, 'booking_time') &&
      payload.booking_date === date &&
      payload.booking_time === timeLabel(minute)
    const startsAt = visitStart({ bookingDate: date, bookingMinute: minute }, gtaPolicy.zone) ?? 0
    return row.state.booking !== 'completed' && isSameStart && startsAt > now
  }
}

function isKept({ state, refundDue }: StoredBooking): boolean {
  return isSold(state.payment) && state.booking !== 'canceled' && !refundDue
}

/** Rises with what a test may change. */
function versionOf({ agreedAt, state }: StoredBooking): number {
  return agreedAt + state.booking.length
}

function factsOf({ booking: { request, quote }, state, refundDue, agreedAt }: StoredBooking): FollowUpFacts {
  return {
    bookingDate: request.date,
    bookingMinute: request.minute,
    bookingStatus: state.booking,
    paymentStatus: state.payment,
    durationMinutes: quote.minutes ?? 180,
    refundDue,
    agreedAt,
  }
}
