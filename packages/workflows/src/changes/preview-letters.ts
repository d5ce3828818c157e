import type { Cents } from '@dustforce/core/money'
import type { BusinessDate, MinuteOfDay } from '@dustforce/core/schedule'
import { notices } from '@dustforce/office/notice'
import * as Effect from 'effect/Effect'
import { previewStoredEmail } from '../letters/admin-email.ts'
import { type ActLetter, type ActOutcome, type Actor, BookingChanges } from './booking-changes.ts'
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
  const actId = crypto.randomUUID()
  const preview = Effect.gen(function* () {
    const booking = yield* changeable(bookingId, actor)
    // Closing an open checkout writes nothing.
    if (!('date' in plan) && booking.hasOpenCheckout) return { outcome: 'done', letters: [] } as const
    const act = { actId, bookingId, version: booking.version, actor, reason: null, tell: everybody }
    return yield* changes.preview(
      'date' in plan
        ? { ...act, ...plan, lateSince: booking.lateSince }
        : // Whether it is what the terms give back, and by whom the visit is missed, changes no letter.
          { ...act, ...plan, terms: '', policyRefundCents: plan.refundCents, missedBy: null },
    )
  })
  const { outcome, letters } = yield* ofNewest(preview)
  return yield* actPreviewOf(bookingId, refusalOf(outcome), letters)
}, orUnavailable)

const everybody = { customer: true, cleaner: true }

/** A preview of the newest version: nobody has seen the one that was read, so when another was written meanwhile, that is asked about. */
export function ofNewest<A extends { readonly outcome: ActOutcome }, E, R>(
  preview: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R> {
  return Effect.repeat(preview, { while: ({ outcome }) => outcome === 'changed', times: 3 })
}

/** Previews what an act would come to: why it is refused, or what it would queue as it is sent. */
export const actPreviewOf = Effect.fn('actPreviewOf')(function* (
  bookingId: string,
  refusal: ChangeRefusal | null,
  letters: readonly ActLetter[],
) {
  return {
    problem: refusal === null ? null : changeRefusalMessage(refusal, 'office'),
    letters: yield* Effect.forEach(letters, ({ kind, recipient, payload }) =>
      Effect.map(previewStoredEmail({ kind, ref: bookingId, recipient, payload }), (letter) => ({
        ...letter,
        reader: notices[kind].to === 'cleaner' ? ('cleaner' as const) : ('customer' as const),
      })),
    ),
  }
})

/** Whether a change waits for its payment now. */
export function isOpened(outcome: ActOutcome): outcome is Extract<ActOutcome, { readonly now: number }> {
  return typeof outcome === 'object' && 'open' in outcome
}

/** Why an act is refused; null when it is not. */
export function refusalOf(outcome: ActOutcome): ChangeRefusal | null {
  if (outcome === 'done' || isOpened(outcome)) return null
  if (outcome === 'not-found') return { code: 'not-found' }
  if (outcome === 'changed') return { code: 'booking-changed' }
  if (outcome === 'day-full' || outcome === 'owner-decides') return { code: outcome }
  if ('closed' in outcome) return { code: 'slot-closed', reason: outcome.closed }
  return { code: 'overlap', otherBookingId: outcome.overlaps }
}
