import { bookingFromRow, followUpKinds } from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type FollowedBooking, type FollowUps, FollowUpsError } from './follow-ups.ts'

const Candidate = Schema.Struct({
  id: Schema.String,
  version: Schema.Int,
  booking_date: Schema.String,
  booking_time: Schema.String,
  booking_status: Schema.String,
  payment_status: Schema.String,
  refund_due: Schema.Boolean,
  duration_minutes: Schema.Finite,
  agreed_at: Schema.Finite,
  written: Schema.Array(Schema.Struct({ kind: Schema.Literals(followUpKinds), once: Schema.String })),
})

/** The letters that follow a project's bookings. */
export function followUps({ ask, call }: Database): FollowUps['Service'] {
  const unavailable = ({ message }: { readonly message: string }) =>
    new FollowUpsError({ reason: 'unavailable', message })
  return {
    candidates: (daysAhead, daysBack) =>
      call(
        'follow_up_candidates',
        { days_ahead: daysAhead, days_back: daysBack },
        Schema.Array(Candidate),
      ).pipe(
        Effect.map((rows) => rows.map(followed)),
        Effect.mapError(unavailable),
      ),
    tell: ({ bookingId, ...news }) =>
      call(
        'tell_customer',
        { news: { booking_id: bookingId, ...news } },
        Schema.Literals(['queued', 'already-queued', 'changed']),
      ).pipe(Effect.mapError(unavailable)),
    write: (letters) =>
      ask('queue_follow_ups', {
        letters: letters.map(({ bookingId, ...letter }) => ({ booking_id: bookingId, ...letter })),
      }).pipe(Effect.mapError(unavailable)),
  }
}

function followed({
  id,
  version,
  written,
  agreed_at,
  duration_minutes,
  ...row
}: typeof Candidate.Type): FollowedBooking {
  const { bookingDate, bookingMinute, bookingStatus, paymentStatus, refundDue } = bookingFromRow(row)
  return {
    bookingId: id,
    version,
    written,
    facts: {
      bookingDate,
      bookingMinute,
      bookingStatus,
      paymentStatus,
      refundDue,
      durationMinutes: duration_minutes,
      agreedAt: agreed_at,
    },
  }
}
