import { type Cents, zeroCents } from '@dustforce/core/money'
import type { BookingStatus } from '@dustforce/office/booking'
import { type RevivePreview, revivePreview } from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'
import { askOwed } from './ask-owed.ts'
import { type Actor, BookingChanges, type ChangeableBooking } from './booking-changes.ts'
import { orUnavailable, refuse } from './changeable.ts'
import { actPreviewOf, ofNewest, refusalOf } from './preview-letters.ts'

/** A cancellation that is to be taken back. */
export interface ReviveRequest {
  readonly bookingId: string
  readonly actor: Actor
  /** A UUID of this act: repeated, it is done once. */
  readonly actId: string
  /** The status that the booking gets again. */
  readonly status: BookingStatus
  /** The amount that is owed again according to the preview. */
  readonly shownOwedCents: Cents
  /** The customer is asked to pay it by a link; otherwise it is noted. */
  readonly asks: boolean
  /** Whether the customer gets the letter; who is asked to pay gets it in any case. */
  readonly tellsCustomer: boolean
  /** The site the customer comes back to, without a slash at the end. */
  readonly siteUrl: string
}

/** Previews what taking a cancellation back comes to. Nothing is done. */
export const previewRevival = Effect.fn('previewRevival')(function* (bookingId: string) {
  const booking = yield* canceled(bookingId, null)
  return previewOf(booking)
}, orUnavailable)

/** The letter that taking a cancellation back would send, and why it would be refused. */
export const lettersOfRevival = Effect.fn('lettersOfRevival')(function* ({
  bookingId,
  ...asked
}: Pick<ReviveRequest, 'bookingId' | 'actor' | 'status' | 'asks'>) {
  const changes = yield* BookingChanges
  const actId = crypto.randomUUID()
  const preview = Effect.gen(function* () {
    const booking = yield* canceled(bookingId, null)
    return yield* changes.preview(reviveAct(booking, { ...asked, bookingId, actId, tellsCustomer: true }))
  })
  const { outcome, letters } = yield* ofNewest(preview)
  return yield* actPreviewOf(bookingId, refusalOf(outcome), letters)
}, orUnavailable)

/**
 * Takes a cancellation back: the booking takes its place again, and what has gone back of its price is owed, as was shown; it is asked for by a link
 * where that is wanted.
 */
export const reviveBooking = Effect.fn('reviveBooking')(function* (request: ReviveRequest) {
  const { bookingId, actId, shownOwedCents, asks } = request
  const changes = yield* BookingChanges
  const booking = yield* canceled(bookingId, actId)
  if (booking.doneAct === null) {
    const { owedCents, why } = previewOf(booking)
    if (why !== null) return yield* refuse({ code: 'not-possible', why })
    if (owedCents !== shownOwedCents) return yield* refuse({ code: 'booking-changed' })
    const refusal = refusalOf(yield* changes.act(reviveAct(booking, request)))
    if (refusal !== null) return yield* refuse(refusal)
  }
  if (asks && shownOwedCents > 0) yield* askOwed({ ...request, actId: crypto.randomUUID(), isTold: true })
  return { owedCents: shownOwedCents }
}, orUnavailable)

/** A canceled booking; one that stands again where it was this act that did it. */
const canceled = Effect.fn('canceledBooking')(function* (bookingId: string, actId: string | null) {
  const changes = yield* BookingChanges
  const booking = yield* changes.find(bookingId, actId)
  if (booking === null) return yield* refuse({ code: 'not-found' })
  if (booking.doneAct === null && booking.record.bookingStatus !== 'canceled')
    return yield* refuse({ code: 'booking-changed' })
  return booking
})

function previewOf({ record, payments }: ChangeableBooking): RevivePreview {
  return revivePreview({ ...record, payments })
}

function reviveAct(
  booking: ChangeableBooking,
  { actId, bookingId, actor, status, asks, tellsCustomer }: Omit<ReviveRequest, 'shownOwedCents' | 'siteUrl'>,
) {
  const { owedCents } = previewOf(booking)
  const isAsked = asks && owedCents > zeroCents
  return {
    ...{ actId, bookingId, version: booking.version, actor, reason: null, status, owedCents, asks: isAsked },
    tell: { customer: tellsCustomer || isAsked, cleaner: false },
  }
}
