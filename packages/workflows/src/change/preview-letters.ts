import { type Cents, zeroCents } from '@dustforce/core/money'
import type { BusinessDate, MinuteOfDay } from '@dustforce/core/schedule'
import { type Actor, BookingChanges, type MoveOutcome } from '@dustforce/ports'
import * as Effect from 'effect/Effect'
import { previewStoredEmail } from '../email/admin-email.ts'
import { type ChangeRefusal, changeRefusalMessage } from './change-refused.ts'
import { changeable, orUnavailable } from './changeable.ts'

/** An act whose letters are asked for: a cancellation with what it gives back, or a move. */
export interface PlannedAct {
  readonly bookingId: string
  readonly actor: Actor
  readonly plan:
    | { readonly refundCents: Cents }
    | { readonly date: BusinessDate; readonly minute: MinuteOfDay }
}

/**
 * The letters that an act would send, as they would be sent, and why it would be refused. The store does the act and takes it back, so both are
 * what doing it now would come to.
 */
export const previewLetters = Effect.fn('previewLetters')(function* ({ bookingId, actor, plan }: PlannedAct) {
  const changes = yield* BookingChanges
  const booking = yield* changeable(bookingId, actor)
  // Closing an open checkout writes nothing.
  if (!('date' in plan) && booking.hasOpenCheckout) return { problem: null, letters: [] }
  const act = {
    actId: crypto.randomUUID(),
    bookingId,
    version: booking.version,
    actor,
    reason: null,
    tell: { customer: true, cleaner: true },
  }
  const { outcome, letters } = yield* changes.preview(
    'date' in plan
      ? { ...act, ...plan, lateSince: booking.lateSince }
      : { ...act, ...plan, terms: '', policyRefundCents: zeroCents },
  )
  const refusal = refusalOf(outcome)
  return {
    problem: refusal === null ? null : changeRefusalMessage(refusal),
    letters: yield* Effect.forEach(letters, ({ kind, recipient, payload }) =>
      Effect.map(previewStoredEmail({ kind, ref: bookingId, recipient, payload }), (letter) => ({
        ...letter,
        reader: kind.startsWith('job-') ? ('cleaner' as const) : ('customer' as const),
      })),
    ),
  }
}, orUnavailable)

/** Why an act is refused; null when it is not. */
export function refusalOf(outcome: MoveOutcome): ChangeRefusal | null {
  if (outcome === 'done') return null
  if (outcome === 'not-found') return { code: 'not-found' }
  if (outcome === 'changed') return { code: 'booking-changed' }
  if (outcome === 'day-full') return { code: 'day-full' }
  if ('closed' in outcome) return { code: 'slot-closed', reason: outcome.closed }
  return { code: 'overlap', otherBookingId: outcome.overlaps }
}
