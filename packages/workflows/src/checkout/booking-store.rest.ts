import { dollarsOf } from '@dustforce/core/money'
import { bookingRow } from '@dustforce/office/booking'
import type { Business, CompanyPriceBook } from '@dustforce/office/company'
import type { AgreedPrice } from '@dustforce/office/hub'
import {
  type Answer,
  certain,
  decide,
  decideRefundMade,
  decideRefundRefused,
  decideRelease,
  decideUseBack,
  type Story,
} from '@dustforce/office/story'
import type { Functions, RestFailure } from '@dustforce/supabase/rest'
import { isUuid } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { decidedSteps } from '../payments/decided-steps.rest.ts'
import { paymentEventRow } from '../payments/payment-event-row.rest.ts'
import { visitRows } from '../series/visit-rows.rest.ts'
import {
  AttemptAnswer,
  PendingCheckoutAnswer,
  RefundsAnswer,
  ReserveAnswer,
  SettleAnswer,
} from './booking-answers.rest.ts'
import {
  type BookingStore,
  BookingStoreError,
  type Reservation,
  type ReservedSeries,
  type ReserveResult,
  type Settlement,
} from './booking-store.ts'
import { businessOr } from './business.ts'

/** Bookings and the places of a day, by the database's functions: each call is one transaction there. */
export function bookingStore(database: Database, installed: Business): BookingStore['Service'] {
  const stored = <Name extends keyof Functions, S extends Schema.Codec<unknown, unknown>>(
    name: Name,
    args: Functions[Name]['Args'],
    answer: S,
  ) => Effect.mapError(database.call(name, args, answer), storeError)

  const { ask } = database
  const decided = decidedSteps(database)

  /** Does what follows where no event says so; nothing when nothing does. */
  const answer = (
    about: Readonly<Record<string, unknown>>,
    decideOn: (story: Story) => Answer | null,
    more: Readonly<Record<string, unknown>> = {},
  ) =>
    decided(
      about,
      (story) => {
        const follows = decideOn(story)
        return follows === null ? { instead: null } : certain(follows)
      },
      Schema.Unknown,
      { more },
    ).pipe(Effect.mapError(storeError), Effect.asVoid)

  return {
    admit: ({ visitor, email }) => Effect.mapError(ask('admit_checkout', { visitor, email }), storeError),
    ownCheckouts: ({ visitor, email }, exceptAttemptId) =>
      ask('own_checkouts', { visitor, email, except_attempt: exceptAttemptId }).pipe(
        Effect.mapError(storeError),
      ),
    reserve: ({
      attemptId,
      fingerprint,
      booking,
      terms = null,
      holdMinutes,
      visitor,
      series,
      offer,
      instead,
      ...desk
    }) =>
      Effect.flatMap(businessOr(installed), ({ priceBook }) =>
        stored(
          'reserve_booking',
          {
            request: {
              attempt_id: attemptId,
              fingerprint,
              booking: { ...bookingRow(booking.request, booking.quote, priceBook), terms },
              promo_code: booking.request.promoCode,
              hold_minutes: holdMinutes,
              visitor,
              ...(offer !== undefined && { offer }),
              ...(instead !== undefined && { instead }),
              ...deskColumns(desk),
              ...(booking.agreed !== undefined && { agreed: agreedOf(booking.agreed) }),
              ...(series !== undefined && { series: seriesColumns(series, terms, priceBook) }),
            },
          },
          ReserveAnswer,
        ),
      ).pipe(Effect.map(reserveResult)),
    findAttempt: (attemptId) =>
      isUuid(attemptId)
        ? stored('find_attempt', { attempt_id: attemptId }, AttemptAnswer)
        : Effect.succeed(null),
    attachCheckout: (bookingId, { sessionId, url }) =>
      Effect.flatMap(
        Effect.mapError(
          ask('attach_checkout', { booking_id: bookingId, session_id: sessionId, url }),
          storeError,
        ),
        (attached) =>
          attached
            ? Effect.void
            : Effect.fail(new BookingStoreError({ reason: 'not-found', message: `No booking ${bookingId}` })),
      ),
    release: (bookingId) => answer({ booking_id: bookingId }, decideRelease),
    giveUseBack: (bookingId) => answer({ booking_id: bookingId }, decideUseBack),
    cancelOpenCheckout: (bookingId, adminEmail) =>
      stored(
        'cancel_open_checkout',
        { booking_id: bookingId, admin_email: adminEmail },
        Schema.NullOr(PendingCheckoutAnswer),
      ),
    settle: (event) =>
      decided(paymentEventRow(event), (story) => decide(story, event), SettleAnswer).pipe(
        Effect.mapBoth({ onSuccess: settlement, onFailure: storeError }),
      ),
    pendingCheckouts: (before) =>
      ask('pending_checkouts', { before: new Date(before).toISOString() }).pipe(Effect.mapError(storeError)),
    refundsDue: stored('refunds_due', {}, RefundsAnswer),
    finishRefund: (key, refund) => {
      const made = refund ?? { refundId: null, paymentIntent: null, settled: true }
      const about = { refund_key: key, session_id: key, payment_intent: made.paymentIntent }
      return answer(about, (story) => decideRefundMade(story, { key, ...made }))
    },
    postponeRefund: (key, pauseMs) =>
      ask('postpone_refund', { key, pause_ms: pauseMs }).pipe(Effect.asVoid, Effect.mapError(storeError)),
    refuseRefund: (key, words) =>
      answer({ refund_key: key, session_id: key }, (story) => decideRefundRefused(story, key), {
        refusal: { key, words },
      }),
  }
}

function seriesColumns(
  { asked, priceBook, request, plannedThrough, visits, consent }: ReservedSeries,
  terms: (Reservation['terms'] & object) | null,
  catalogue: CompanyPriceBook,
) {
  return {
    every: asked.every,
    on_closed: asked.onClosed,
    price_book_version: priceBook,
    request,
    visits_asked: asked.visits,
    planned_through: plannedThrough,
    consent,
    visits: visitRows(visits, terms, catalogue),
  }
}

function agreedOf({ priceCents, reason }: AgreedPrice) {
  return { price: dollarsOf(priceCents), reason }
}

/** Returns the columns that the office decides when it takes a booking. */
function deskColumns({ takenBy, soldAs, cleaner }: Pick<Reservation, 'takenBy' | 'soldAs' | 'cleaner'>) {
  return {
    ...(takenBy !== undefined && { taken_by: takenBy }),
    ...(soldAs !== undefined && { sold_as: soldAs }),
    ...(cleaner !== undefined && {
      cleaner: {
        contractor_id: cleaner.contractorId,
        overlap_reason: cleaner.overlapReason,
        contractor_pay: dollarsOf(cleaner.payCents),
      },
    }),
  }
}

function settlement({ booking_id: bookingId, ...same }: typeof SettleAnswer.Type): Settlement {
  return { ...same, bookingId }
}

function reserveResult(answer: typeof ReserveAnswer.Type): ReserveResult {
  switch (answer.status) {
    case 'day_full':
      return { status: 'day-full' }
    case 'visits_changed':
      return { status: 'visits-changed' }
    case 'slot_closed':
      return { status: 'slot-closed', reason: answer.reason }
    case 'cleaner_refused':
      return { status: 'cleaner-refused', message: answer.message }
    case 'promo_rejected':
      return { status: 'promo-rejected', reason: answer.reason }
    default:
      return answer
  }
}

function storeError({ reason, message }: RestFailure): BookingStoreError {
  return new BookingStoreError({ reason, message })
}
