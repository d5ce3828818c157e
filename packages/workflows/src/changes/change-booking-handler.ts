import { bookingStatuses, missedBy, offlinePaymentMethods, toldKinds } from '@dustforce/office/booking'
import { overlapReasons } from '@dustforce/office/hub'
import { Day, Minute, WholeCents } from '@dustforce/office/stored/schema'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { BusinessVersions } from '../business/business-versions.ts'
import { withPublishedBusiness } from '../business/with-published-business.ts'
import type { Availability } from '../checkout/availability.ts'
import type { BookingStore } from '../checkout/booking-store.ts'
import type { Business } from '../checkout/business.ts'
import type { PriceBooks } from '../checkout/price-books.ts'
import type { PromoStore } from '../checkout/promo-store.ts'
import type { FollowUps } from '../follow-ups/follow-ups.ts'
import { tellCustomer } from '../follow-ups/tell-customer.ts'
import { bodyDecoder } from '../http/decode-body.ts'
import { type Handler, jsonResponse, logged, postHandler, type Runtime } from '../http/handler.ts'
import { readJson, refusedBodyAnswer } from '../http/read-body.ts'
import { requireAdmin, strangerAnswers } from '../http/require-admin.ts'
import { followUp } from '../jobs/jobs.ts'
import type { SendingPorts } from '../letters/send-queued-emails.ts'
import { jobLinks } from '../links/own-job.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import type { Defer } from '../payments/stripe-webhook-handler.ts'
import { OfficeSeriesChange, ShownChanges } from '../series/change-schema.ts'
import { officeSeriesAct } from '../series/office-series-act.ts'
import type { SeriesStore } from '../series/series-store.ts'
import type { AdminAccess } from '../team/admin-access.ts'
import { askOwed } from './ask-owed.ts'
import type { BookingChanges } from './booking-changes.ts'
import { cancelBooking, previewCancel } from './cancel-booking.ts'
import { type ChangeRefusal, changeRefusalMessage, changeRefusalStatus } from './change-refused.ts'
import { editBooking, previewEditLetters, previewEdits } from './edit-booking.ts'
import { OfficeEdits } from './edits-schema.ts'
import { moveBooking, openTimes } from './move-booking.ts'
import { cancelPendingChange } from './open-change.ts'
import { previewLetters } from './preview-letters.ts'
import { recordOfflinePayment } from './record-offline-payment.ts'
import { lettersOfRevival, previewRevival, reviveBooking } from './revive-booking.ts'

/** A change of a series lists up to 200 visits as they were shown. */
const maxBytes = 32 * 1024

const Id = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(100))
const ActId = Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i))
const Reason = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(1000)))
const Tell = Schema.optionalKey(Schema.Struct({ customer: Schema.Boolean, cleaner: Schema.Boolean }))
const Overlap = Schema.optionalKey(Schema.Literals(overlapReasons))

const Missed = Schema.optionalKey(Schema.Literals(missedBy))
const Status = Schema.Literals(bookingStatuses.filter((status) => status !== 'canceled'))

const decodeRequest = bodyDecoder(
  Schema.Union([
    Schema.Struct({ act: Schema.Literal('preview-cancel'), bookingId: Id }),
    Schema.Struct({
      act: Schema.Literal('cancel'),
      bookingId: Id,
      actId: ActId,
      shownRefundCents: WholeCents,
      shownWhen: Schema.optionalKey(Schema.NullOr(Schema.String.check(Schema.isMaxLength(100)))),
      refundCents: Schema.optionalKey(WholeCents),
      reason: Reason,
      missedBy: Missed,
      tell: Tell,
    }),
    Schema.Struct({ act: Schema.Literal('letters-of-cancel'), bookingId: Id, refundCents: WholeCents }),
    Schema.Struct({ act: Schema.Literal('letters-of-move'), bookingId: Id, date: Day, minute: Minute }),
    Schema.Struct({ act: Schema.Literal('preview-revival'), bookingId: Id }),
    Schema.Struct({
      act: Schema.Literal('letters-of-revival'),
      bookingId: Id,
      status: Status,
      asks: Schema.Boolean,
    }),
    Schema.Struct({
      act: Schema.Literal('revive'),
      bookingId: Id,
      actId: ActId,
      status: Status,
      shownOwedCents: WholeCents,
      asks: Schema.Boolean,
      tellsCustomer: Schema.Boolean,
    }),
    Schema.Struct({ act: Schema.Literal('ask-owed'), bookingId: Id, actId: ActId }),
    Schema.Struct({
      act: Schema.Literals(['mark-paid', 'mark-paid-back']),
      bookingId: Id,
      method: Schema.Literals(offlinePaymentMethods),
      reference: Schema.String.check(Schema.isMaxLength(1000)),
    }),
    Schema.Struct({ act: Schema.Literals(toldKinds), bookingId: Id }),
    Schema.Struct({ act: Schema.Literal('open-times'), bookingId: Id, from: Day, days: Schema.Int }),
    Schema.Struct({
      act: Schema.Literal('move'),
      bookingId: Id,
      actId: ActId,
      date: Day,
      minute: Minute,
      reason: Reason,
      tell: Tell,
    }),
    Schema.Struct({ act: Schema.Literal('preview-change'), bookingId: Id, edits: OfficeEdits }),
    Schema.Struct({
      act: Schema.Literal('change'),
      bookingId: Id,
      actId: ActId,
      edits: OfficeEdits,
      version: Schema.Int,
      shownDifferenceCents: WholeCents,
      overlapReason: Overlap,
      tell: Tell,
    }),
    Schema.Struct({
      act: Schema.Literal('letters-of-change'),
      bookingId: Id,
      edits: OfficeEdits,
      overlapReason: Overlap,
    }),
    Schema.Struct({ act: Schema.Literal('cancel-pending-change'), bookingId: Id }),
    Schema.Struct({ act: Schema.Literal('preview-series'), bookingId: Id, change: OfficeSeriesChange }),
    Schema.Struct({
      act: Schema.Literal('change-series'),
      bookingId: Id,
      actId: ActId,
      change: OfficeSeriesChange,
      version: Schema.Int,
      shown: ShownChanges,
      reason: Reason,
      missedBy: Missed,
    }),
    Schema.Struct({
      act: Schema.Literal('job-links'),
      email: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(320)),
      bookingIds: Schema.Array(Id).check(Schema.isMaxLength(40)),
    }),
  ]),
)

/**
 * `functions/v1/change-booking`, for administrators: `{act, bookingId, …}` shows what cancelling gives back, cancels, lists open times, moves, or changes what is
 * done and told; `preview-series` and `change-series` do so with visits that repeat; `job-links` returns where a cleaner's jobs are shown. Refunds
 * and letters that follow are handed to `defer`; if they get lost, the jobs do them.
 */
export function changeBookingHandler(
  runtime: Runtime<
    | AdminAccess
    | Availability
    | BookingChanges
    | BookingStore
    | Business
    | BusinessVersions
    | FollowUps
    | SendingPorts
    | PaymentGateway
    | PriceBooks
    | PromoStore
    | SeriesStore
  >,
  { siteUrl, defer = () => {} }: { readonly siteUrl: string; readonly defer?: Defer },
): Handler {
  return postHandler(
    runtime,
    Effect.fn('change-booking')(
      function* (request) {
        const admin = yield* requireAdmin(request)
        const asked = yield* decodeRequest(yield* readJson(request, maxBytes))
        const actor = { kind: 'office', adminId: admin.email } as const
        switch (asked.act) {
          case 'preview-cancel':
            return jsonResponse(200, yield* previewCancel({ ...asked, actor }))
          case 'letters-of-cancel': {
            const { bookingId, refundCents } = asked
            return jsonResponse(200, yield* previewLetters({ bookingId, actor, plan: { refundCents } }))
          }
          case 'letters-of-move': {
            const { bookingId, date, minute } = asked
            return jsonResponse(200, yield* previewLetters({ bookingId, actor, plan: { date, minute } }))
          }
          case 'preview-revival':
            return jsonResponse(200, yield* previewRevival(asked.bookingId))
          case 'letters-of-revival':
            return jsonResponse(200, yield* lettersOfRevival({ ...asked, actor }))
          case 'revive': {
            const done = yield* reviveBooking({ ...asked, actor, siteUrl })
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, done)
          }
          case 'ask-owed': {
            const asking = yield* askOwed({ ...asked, actor, siteUrl })
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, asking)
          }
          case 'mark-paid':
          case 'mark-paid-back': {
            yield* recordOfflinePayment({
              ...asked,
              by: admin.email,
              done: asked.act === 'mark-paid' ? 'paid' : 'paid-back',
            })
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, { ok: true })
          }
          case 'open-times':
            return jsonResponse(200, yield* openTimes({ ...asked, actor }))
          case 'cancel': {
            const done = yield* cancelBooking({ ...asked, actor })
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, done)
          }
          case 'move': {
            const done = yield* moveBooking({ ...asked, actor })
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, done)
          }
          case 'preview-change':
            return jsonResponse(200, yield* previewEdits({ ...asked, actor }))
          case 'letters-of-change':
            return jsonResponse(200, yield* previewEditLetters({ ...asked, actor }))
          case 'change': {
            const { status } = yield* editBooking({ ...asked, actor, siteUrl })
            defer(runtime.runPromise(followUp()))
            // Only the customer is told where it is paid.
            return jsonResponse(200, { status })
          }
          case 'job-links':
            return jsonResponse(200, { links: yield* jobLinks(asked, siteUrl) })
          case 'preview-series':
          case 'change-series': {
            const response = yield* officeSeriesAct(asked, admin.email)
            if (asked.act === 'change-series') defer(runtime.runPromise(followUp()))
            return response
          }
          case 'cancel-pending-change': {
            yield* cancelPendingChange(asked.bookingId)
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, { ok: true })
          }
          default: {
            const told = yield* tellCustomer({ ...asked, kind: asked.act, adminId: admin.email })
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, told)
          }
        }
      },
      Effect.catchTags({
        ChangeRefused: ({ refusal }) => Effect.succeed(changeRefusalResponse(refusal)),
        BodyRefused: refusedBodyAnswer,
        ...strangerAnswers(unavailable),
        AvailabilityError: logged('The places of the days could not be read', unavailable),
        BookingLinksError: logged('Links could not be made', unavailable),
        PriceBooksError: logged('A price book could not be read', unavailable),
        SeriesStoreError: logged('Visits that repeat could not be read or changed', unavailable),
      }),
      withPublishedBusiness,
    ),
    unavailable,
  )
}

function unavailable(): Response {
  return changeRefusalResponse({ code: 'unavailable' })
}

/** A refusal as an answer: `{error, code, …}` with what it is about. */
export function changeRefusalResponse(refusal: ChangeRefusal): Response {
  const error = changeRefusalMessage(refusal, 'office')
  return jsonResponse(changeRefusalStatus(refusal), { error, ...refusal })
}
