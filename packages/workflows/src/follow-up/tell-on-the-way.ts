import { onTheWayProblem } from '@dustforce/core/booking'
import { BookingChanges, FollowUps } from '@dustforce/ports'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { orUnavailable, refuse } from '../change/changeable.ts'
import { Business } from '../checkout/business.ts'

/** Tells a customer that the cleaner is on the way, on the day of the visit and once for it. Returns whether it was told before. */
export const tellOnTheWay = Effect.fn('tellOnTheWay')(function* ({
  bookingId,
  adminId,
}: {
  readonly bookingId: string
  readonly adminId: string
}) {
  const booking = yield* BookingChanges.use((changes) => changes.find(bookingId, null))
  if (booking === null) return yield* refuse({ code: 'not-found' })
  const { policy } = yield* Business
  const { record, version } = booking
  const problem = onTheWayProblem(record, yield* Clock.currentTimeMillis, policy)
  if (problem !== null) return yield* refuse({ code: 'not-possible', why: problem })
  const told = yield* FollowUps.use((followUps) =>
    followUps.tellOnTheWay({ bookingId, version, once: record.bookingDate ?? '', adminId }),
  )
  if (told === 'changed') return yield* refuse({ code: 'booking-changed' })
  return { toldBefore: told === 'before' }
}, orUnavailable)
