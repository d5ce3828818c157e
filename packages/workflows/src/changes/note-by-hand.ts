import { type HandPayment, handPaymentProblem } from '@dustforce/office/booking'
import type { ByHand } from '@dustforce/office/story'
import * as Effect from 'effect/Effect'
import { BookingChanges } from './booking-changes.ts'
import { orUnavailable, refuse } from './changeable.ts'

/** What the office was paid, or has paid back, itself. */
export interface ByHandRequest extends HandPayment {
  readonly bookingId: string
  readonly done: ByHand
  /** The e-mail address of the administrator who notes it. */
  readonly by: string
}

/** Notes that the office was paid what was due, or has paid back what is, without the payment provider. */
export const noteByHand = Effect.fn('noteByHand')(function* ({
  bookingId,
  done,
  by,
  method,
  reference,
}: ByHandRequest) {
  const changes = yield* BookingChanges
  if (handPaymentProblem({ method, reference }) !== null) return yield* refuse({ code: 'reference-invalid' })
  const isNoted = yield* changes.noteByHand(bookingId, done, { method, reference, by })
  const why = done === 'paid' ? 'nothing-due' : 'nothing-to-pay-back'
  return isNoted ? undefined : yield* refuse({ code: 'not-possible', why })
}, orUnavailable)
