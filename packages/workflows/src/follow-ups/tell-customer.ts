import {
  type BookingRecord,
  cleanerOnTheWayProblem,
  gtaFollowUp,
  type ToldKind,
  tellProblem,
} from '@dustforce/office/booking'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { BookingChanges } from '../changes/booking-changes.ts'
import type { NotPossible } from '../changes/change-refused.ts'
import { orUnavailable, refuse } from '../changes/changeable.ts'
import { Business } from '../checkout/business.ts'
import type { LinkedJob } from '../links/booking-links.ts'
import { FollowUps } from './follow-ups.ts'

/** Tells a customer a notice that the office has a button for, once for the visit. Returns whether it was told before. */
export const tellCustomer = Effect.fn('tellCustomer')(function* ({
  kind,
  bookingId,
  adminId,
}: {
  readonly kind: ToldKind
  readonly bookingId: string
  readonly adminId: string
}) {
  const booking = yield* BookingChanges.use((changes) => changes.find(bookingId, null))
  if (booking === null) return yield* refuse({ code: 'not-found' })
  const { policy } = yield* Business
  const problem = tellProblem(kind, booking.record, yield* Clock.currentTimeMillis, policy)
  if (problem === null && booking.record.email === '')
    return yield* refuse({ code: 'not-possible', why: 'no-email' })
  return yield* tell(kind, booking, problem, adminId)
}, orUnavailable)

/**
 * Tells the customer of a job that its cleaner is on the way, shortly before the visit and once for it. Returns whether it was told before. A
 * job as its link opens it names no address, which cleaners do not see.
 */
export const tellOnMyWay = Effect.fn('tellOnMyWay')(function* (job: LinkedJob) {
  return yield* tell('on-the-way', job, yield* onMyWayProblem(job), 'cleaner')
}, orUnavailable)

/** Why a cleaner cannot tell it now; null when that is possible. */
export const onMyWayProblem = Effect.fn('onMyWayProblem')(function* ({ record, hasEmail }: LinkedJob) {
  const { policy } = yield* Business
  const now = yield* Clock.currentTimeMillis
  const problem = cleanerOnTheWayProblem(record, now, { ...gtaFollowUp, zone: policy.zone })
  return problem ?? (hasEmail ? null : 'no-email')
})

const tell = Effect.fn('tell')(function* (
  kind: ToldKind,
  { record, version }: { readonly record: BookingRecord; readonly version: number },
  problem: NotPossible | null,
  actor: string,
) {
  if (problem !== null) return yield* refuse({ code: 'not-possible', why: problem })
  const told = yield* FollowUps.use((followUps) =>
    followUps.tell({ kind, bookingId: record.id, version, once: record.bookingDate ?? '', actor }),
  )
  if (told === 'changed') return yield* refuse({ code: 'booking-changed' })
  return { alreadySent: told === 'already-queued' }
})
