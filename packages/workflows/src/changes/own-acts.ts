import { formatInstant } from '@dustforce/core/schedule'
import { movesLeft, unchangedUntil } from '@dustforce/office/ledger'
import type { BusinessRules } from '../checkout/business.ts'
import type { ChangeableBooking } from './booking-changes.ts'
import { cancelPreviewOf } from './cancel-booking.ts'
import { type NotPossible, notPossibleMessage } from './change-refused.ts'
import { noticeOf, termsOf } from './changeable.ts'
import { pricedProblemAt } from './edit-booking.ts'

/** What its customer can do about a visit to come, by the rules that the acts themselves follow. */
export interface OwnActs {
  /** `until` is the last instant, in words, null without a date; `problem` says why it is not possible now, null when it is. */
  readonly move: { readonly until: string | null; readonly times: number; readonly problem: string | null }
  /** Of add-ons and pets: anything else may be said until the visit. */
  readonly change: { readonly until: string | null; readonly problem: string | null }
  /** What canceling gives back now, and until when. */
  readonly cancel: string
  /** For how many milliseconds all of this stays so; null when no limit is to come. */
  readonly holdsForMs: number | null
}

/** What a booking's customer can do about it at an instant. */
export function ownActs(booking: ChangeableBooking, business: BusinessRules, now: number): OwnActs {
  const { policy } = business
  const terms = termsOf(booking, policy)
  const notice = noticeOf(booking, policy)
  const { times, until: limit, problem } = movesLeft(terms, notice, booking.ownMoves, now)
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
