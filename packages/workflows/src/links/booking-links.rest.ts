import { bookingFromRow } from '@dustforce/office/booking'
import { noticeLinks } from '@dustforce/office/notice'
import { bookingBalance } from '@dustforce/office/story'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { storyFrom } from '../payments/story-answer.rest.ts'
import { type BookingLinks, BookingLinksError, type OpenedLink } from './booking-links.ts'
import { ownBookingFromRow } from './own-booking.ts'

const Seeds = Schema.Array(
  Schema.Struct({
    id: Schema.String,
    bookingId: Schema.String,
    scope: Schema.Literals(noticeLinks),
    version: Schema.Int,
  }).pipe(Schema.encodeKeys({ bookingId: 'booking_id' })),
)

const Opened = Schema.Union([
  Schema.Struct({
    status: Schema.Literal('found'),
    link_id: Schema.String,
    booking: Schema.Record(Schema.String, Schema.Unknown),
    story: Schema.Unknown,
  }),
  Schema.Struct({ status: Schema.Literals(['missing', 'rate_limited']) }),
])

const OpenedJob = Schema.Union([
  Schema.Struct({
    status: Schema.Literal('found'),
    job: Schema.StructWithRest(
      Schema.Struct({
        version: Schema.Int,
        duration_minutes: Schema.NullOr(Schema.Finite),
        on_the_way: Schema.Boolean,
        has_email: Schema.Boolean,
      }),
      [Schema.Record(Schema.String, Schema.Unknown)],
    ),
  }),
  Schema.Struct({ status: Schema.Literals(['missing', 'rate_limited']) }),
])

const PaidJustNow = Schema.NullOr(
  Schema.Struct({ bookingId: Schema.String, email: Schema.String }).pipe(
    Schema.encodeKeys({ bookingId: 'booking_id' }),
  ),
)

/** The links of a project's bookings. */
export function bookingLinks({ ask, call }: Database): BookingLinks['Service'] {
  return {
    seeds: (owners, scope, keyId) =>
      call(
        'booking_link_seeds',
        {
          owners: owners.map(({ bookingId, email }) => ({ booking_id: bookingId, email })),
          scope,
          key_id: keyId,
        },
        Seeds,
      ).pipe(Effect.mapError(linksError)),
    keep: (hashes) => ask('keep_link_hashes', { hashes }).pipe(Effect.mapError(linksError)),
    open: Effect.fnUntraced(function* ({ acts = false, ...shown }) {
      const opened = yield* call('open_booking_link', { ...shown, acts }, Opened).pipe(
        Effect.mapError(linksError),
      )
      if (opened.status !== 'found')
        return { status: opened.status === 'missing' ? 'missing' : 'rate-limited' } as const
      const { refundedCents } = bookingBalance(storyFrom(opened.story))
      const booking = yield* ownBookingFromRow({ ...opened.booking, returned_cents: refundedCents }).pipe(
        Effect.mapError(({ message }) => linksError({ reason: 'unavailable', message })),
      )
      return { status: 'found', linkId: opened.link_id, booking } satisfies OpenedLink
    }),
    openJob: ({ hash, visitor, acts = false }) =>
      call('job_by_link', { hash, visitor, acts }, OpenedJob).pipe(
        Effect.map((opened) => {
          if (opened.status !== 'found')
            return { status: opened.status === 'missing' ? 'missing' : 'rate-limited' } as const
          const { version, duration_minutes: durationMinutes, on_the_way: isOnTheWay } = opened.job
          const { has_email: hasEmail } = opened.job
          const job = { record: bookingFromRow(opened.job), version, durationMinutes, isOnTheWay, hasEmail }
          return { status: 'found', job } as const
        }),
        Effect.mapError(linksError),
      ),
    paidJustNow: (sessionId, visitor) =>
      Effect.mapError(
        call('booking_paid_just_now', { session_id: sessionId, visitor }, PaidJustNow),
        linksError,
      ),
    sendAgain: (email, visitor) => Effect.mapError(ask('send_booking_links', { email, visitor }), linksError),
    writeToOffice: (bookingId, actId, message) =>
      ask('write_about_booking', { booking: bookingId, act: actId, message }).pipe(
        Effect.mapError(linksError),
      ),
  }
}

function linksError({ reason, message }: RestFailure): BookingLinksError {
  return new BookingLinksError({ reason: reason === 'refused' ? 'refused' : 'unavailable', message })
}
