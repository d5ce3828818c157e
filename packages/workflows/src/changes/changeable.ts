import { type BusinessPolicy, instantOf } from '@dustforce/core/schedule'
import { defaultMinute } from '@dustforce/office/booking'
import { bookingTerms, type NoticeFacts } from '@dustforce/office/ledger'
import * as Effect from 'effect/Effect'
import { type Actor, BookingChanges, type ChangeableBooking } from './booking-changes.ts'
import { type ChangeRefusal, ChangeRefused } from './change-refused.ts'

/** Fails with a refusal. */
export function refuse(refusal: ChangeRefusal): Effect.Effect<never, ChangeRefused> {
  return Effect.fail(new ChangeRefused({ refusal }))
}

/** A booking that something can be done with: nothing with a canceled one, and nothing by its customer with a completed one. */
export const changeable = Effect.fn('changeable')(function* (
  bookingId: string,
  actor: Actor,
  actId: string | null = null,
) {
  const changes = yield* BookingChanges
  const booking = yield* changes.find(bookingId, actId)
  if (booking === null) return yield* refuse({ code: 'not-found' })
  // A repeated act is answered as the first time.
  if (booking.doneAct !== null) return booking
  const { bookingStatus } = booking.record
  if (bookingStatus === 'canceled' || (bookingStatus === 'completed' && actor.kind === 'customer')) {
    return yield* refuse({ code: 'not-possible', why: bookingStatus })
  }
  return booking
})

/** When a booking starts, and since when the notice counts. */
export function noticeOf(
  { record: { bookingDate, bookingMinute }, lateSince }: ChangeableBooking,
  { zone }: Pick<BusinessPolicy, 'zone'>,
): NoticeFacts {
  const startsAt = bookingDate === null ? null : instantOf(bookingDate, bookingMinute ?? defaultMinute, zone)
  return { startsAt, lateSince }
}

/** The terms of a booking; those of the policy for one from before they were kept. */
export function termsOf({ terms }: ChangeableBooking, policy: BusinessPolicy) {
  return terms ?? bookingTerms(policy)
}

/** Reports a failure of the store as `unavailable`. */
export function orUnavailable<A, R>(
  program: Effect.Effect<A, ChangeRefused | { readonly _tag: string }, R>,
): Effect.Effect<A, ChangeRefused, R> {
  return Effect.catch(program, (error) =>
    error instanceof ChangeRefused
      ? Effect.fail(error)
      : Effect.andThen(
          Effect.logError('A booking could not be changed', error),
          refuse({ code: 'unavailable' }),
        ),
  )
}
