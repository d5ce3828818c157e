import type { Answer, Story } from '@dustforce/office/story'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { ChargeRequest } from '../payments/payment-gateway.ts'

/** A try that is under way without its customer. */
export interface PendingCharge extends ChargeRequest {
  /** Its visit still waits for the money. */
  readonly isAwaited: boolean
}

/** A page on which a customer pays a visit; one without a session was never shown. */
export interface PendingPage {
  readonly tryId: string
  readonly bookingId: string
  readonly sessionId: string | null
}

/** The one error of charges. */
export class VisitChargesError extends Schema.TaggedError<VisitChargesError>()('VisitChargesError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

type Stored<A> = Effect.Effect<A, VisitChargesError>

/** The payment of the visits of series. Every method is one transaction. */
export class VisitCharges extends Context.Service<
  VisitCharges,
  {
    /** The bookings whose charge is to be looked at now, of those that start within some days, or earlier where a customer agreed to be told earlier. */
    readonly due: (daysAhead: number, batch: number) => Stored<readonly string[]>
    /** Writes what is decided on the story of a booking, while it is the same; gives what was written. */
    readonly step: (bookingId: string, decideOn: (story: Story) => Answer) => Stored<Answer>
    readonly pending: Stored<readonly PendingCharge[]>
    /** The pages on which customers pay visits, and which are closed by now. */
    readonly pagesPending: Stored<readonly PendingPage[]>
    readonly attachPage: (tryId: string, sessionId: string) => Stored<void>
  }
>()('@dustforce/workflows/VisitCharges') {}
