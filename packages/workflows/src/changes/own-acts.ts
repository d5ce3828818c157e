import { formatInstant } from '@dustforce/core/schedule'
import type { OwnBookingActs } from '@dustforce/office/booking'
import { movesLeft, unchangedUntil } from '@dustforce/office/ledger'
import type { Business } from '../checkout/business.ts'
import type { ChangeableBooking } from './booking-changes.ts'
import { cancelPreviewOf } from './cancel-booking.ts'
import { type NotPossible, notPossibleMessage } from './change-refused.ts'
import { noticeOf, termsOf } from './changeable.ts'
import { pricedProblemAt } from './edit-booking.ts'

/** Returns what a booking's customer can do about it at an instant. */
export function ownActs(
  booking: ChangeableBooking,
  business: Business['Service'],
  now: number,
): OwnBookingActs {
  const { policy } = business
  const terms = termsOf(booking, policy)
  const notice = noticeOf(booking, policy)
  const { times, until: limit, problem } = movesLeft(terms, notice, booking.customerMoves, now)
  const until = limit === null ? null : formatInstant(limit, policy.zone)
  const holdsUntil = unchangedUntil(terms, notice, now)
  return {
    move: { until, times, problem: inWords(problem) },
    change: { until, problem: inWords(pricedProblemAt(booking, { kind: 'customer' }, policy, now)) },
    cancel: cancelPreviewOf(booking, business, now).explanation,
    holdsForMs: holdsUntil === null ? null : holdsUntil - now,
  }
}

function inWords(why: NotPossible | null): string | null {
  return why === null ? null : notPossibleMessage(why)
}
