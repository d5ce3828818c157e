import { type OfflinePayment, offlinePaymentProblem } from '@dustforce/office/booking'
import type { OfflinePaymentKind } from '@dustforce/office/story'
import * as Effect from 'effect/Effect'
import { BookingChanges } from './booking-changes.ts'
import { orUnavailable, refuse } from './changeable.ts'

/** A payment that the office took, or has paid back, itself. */
export interface OfflinePaymentRequest extends OfflinePayment {
  readonly bookingId: string
  readonly done: OfflinePaymentKind
  /** The e-mail address of the administrator who notes it. */
  readonly by: string
}

/** Notes that the office was paid what was due, or has paid back what is, without the payment provider. */
export const recordOfflinePayment = Effect.fn('recordOfflinePayment')(function* ({
  bookingId,
  done,
  by,
  method,
  reference,
}: OfflinePaymentRequest) {
  const changes = yield* BookingChanges
  if (offlinePaymentProblem({ method, reference }) !== null)
    return yield* refuse({ code: 'reference-invalid' })
  const isNoted = yield* changes.recordOfflinePayment(bookingId, done, { method, reference, by })
  const why = done === 'paid' ? 'nothing-due' : 'nothing-to-pay-back'
  return isNoted ? undefined : yield* refuse({ code: 'not-possible', why })
}, orUnavailable)
