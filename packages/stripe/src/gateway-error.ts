import { PaymentGatewayError } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import Stripe from 'stripe'

/** The text of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function reasonOf(error: unknown): PaymentGatewayError['reason'] {
  if (error instanceof Stripe.errors.StripeSignatureVerificationError) return 'bad-signature'
  if (!(error instanceof Stripe.errors.StripeError)) return 'unavailable'
  if (error.code === 'resource_missing' || error.statusCode === 404) return 'not-found'
  // The first request with this key is still on its way: its outcome is not known yet.
  if (error.statusCode === 409) return 'unavailable'
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'refused'
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'refused'
  if (error instanceof Stripe.errors.StripeCardError) return 'refused'
  return 'unavailable'
}

/** Tells what went wrong at Stripe, in the port's words. An answer that does not decode is no clear answer: `unavailable`. */
export function gatewayErrorOf(error: unknown): PaymentGatewayError {
  return new PaymentGatewayError({ reason: reasonOf(error), message: messageOf(error) })
}

/** Asks Stripe; what goes wrong there is told in the port's words. */
export function ask<Answer>(request: () => Promise<Answer>): Effect.Effect<Answer, PaymentGatewayError> {
  return Effect.tryPromise({ try: request, catch: gatewayErrorOf })
}
