import { type Cents, zeroCents } from '@dustforce/core/money'
import { type MissedBy, taxSplit } from '@dustforce/office/booking'
import { type CancelPreview, cancelPreview, leftCentsOf } from '@dustforce/office/ledger'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { cancelCheckout } from '../payments/cancel-checkout.ts'
import { type Actor, BookingChanges, type ChangeableBooking } from './booking-changes.ts'
import { changeable, noticeOf, orUnavailable, refuse, termsOf } from './changeable.ts'
import { versionOf } from './open-change.ts'
import { refusalOf } from './preview-letters.ts'

/** A cancellation as it is asked for. */
export interface CancelRequest {
  readonly bookingId: string
  readonly actor: Actor
  /** A UUID of this act: repeated, it is done once. */
  readonly actId: string
  /** The amount that goes back according to the preview. */
  readonly shownRefundCents: Cents
  /** The start that the preview said is canceled; left out by those that do not show it. */
  readonly shownWhen?: string | null
  /** Another amount, which only the office gives, with a reason. */
  readonly refundCents?: Cents
  readonly reason?: string
  /** By whom the visit is missed, as the office knows it. */
  readonly missedBy?: MissedBy
  /** The people who get a letter; everybody unless the office says otherwise. */
  readonly tell?: { readonly customer: boolean; readonly cleaner: boolean }
}

/** Previews what cancelling a booking would give back now, by its terms. Changes nothing. */
export const previewCancel = Effect.fn('previewCancel')(function* ({
  bookingId,
  actor,
}: Pick<CancelRequest, 'bookingId' | 'actor'>) {
  return yield* previewOf(yield* changeable(bookingId, actor), actor)
}, orUnavailable)

/**
 * Cancels a booking and gives back what was shown: the preview is computed again by the server's clock, and when it differs nothing is done. Only the
 * office gives another amount. The refund itself is made by `followUp`.
 */
export const cancelBooking = Effect.fn('cancelBooking')(function* (request: CancelRequest) {
  const { bookingId, actor, actId, shownRefundCents } = request
  const changes = yield* BookingChanges
  const booking = yield* changeable(bookingId, actor, actId)
  if (booking.doneAct !== null) return { refundCents: booking.doneAct.refundCents }
  const preview = yield* previewOf(booking, actor)
  const { shownWhen = preview.when } = request
  if (preview.refundCents !== shownRefundCents || preview.when !== shownWhen)
    return yield* refuse({ code: 'preview-changed', preview })
  const isOffice = actor.kind === 'office'
  const refundCents = (isOffice ? request.refundCents : undefined) ?? preview.refundCents
  if (refundCents < 0 || refundCents > leftCentsOf(preview.payments))
    return yield* refuse({ code: 'amount-invalid' })
  const reason = request.reason?.trim() || null
  if (refundCents !== preview.refundCents && reason === null) return yield* refuse({ code: 'reason-missing' })
  if (booking.hasOpenCheckout) {
    // A customer who pays at this very moment gets the money back.
    yield* cancelCheckout(bookingId, isOffice ? actor.adminId : 'customer')
    return { refundCents: zeroCents }
  }
  const outcome = yield* changes.act({
    actId,
    bookingId,
    version: yield* versionOf(booking),
    actor,
    reason,
    missedBy: isOffice ? (request.missedBy ?? null) : 'customer',
    tell: (isOffice ? request.tell : undefined) ?? { customer: true, cleaner: true },
    refundCents,
    terms: preview.terms,
    policyRefundCents: preview.refundCents,
  })
  if (outcome === 'changed') {
    const now = yield* previewOf(yield* changeable(bookingId, actor), actor)
    return yield* refuse({ code: 'preview-changed', preview: now })
  }
  const refusal = refusalOf(outcome)
  if (refusal !== null) return yield* refuse(refusal)
  return { refundCents }
}, orUnavailable)

const previewOf = Effect.fn('cancelPreviewOf')(function* (booking: ChangeableBooking, actor: Actor) {
  const business = yield* Business
  const now = yield* Clock.currentTimeMillis
  const notice = noticeOf(booking, business.policy)
  if (actor.kind === 'customer' && notice.startsAt !== null && now >= notice.startsAt) {
    return yield* refuse({ code: 'not-possible', why: 'started' })
  }
  return cancelPreviewOf(booking, business, now)
})

/** Computes what cancelling a booking would give back at an instant. */
export function cancelPreviewOf(
  booking: ChangeableBooking,
  { policy, priceBook, money }: Business['Service'],
  now: number,
): CancelPreview {
  const { record, payments, agreedAt } = booking
  const facts = {
    ...noticeOf(booking, policy),
    payments,
    agreedAt,
    totalCents: record.totalCents,
    taxCents: taxSplit(record, priceBook).taxCents,
    terms: termsOf(booking, policy),
  }
  return cancelPreview(facts, now, policy, money)
}
