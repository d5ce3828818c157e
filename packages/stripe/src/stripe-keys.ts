import type { PaymentGateway } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import Stripe from 'stripe'
import { ask } from './gateway-error.ts'
import { stripeEventTypes } from './payment-event-of.ts'
import type { StripeConfig } from './stripe-config.ts'

const decodeEndpoints = Schema.decodeUnknownSync(
  Schema.Struct({
    data: Schema.Array(
      Schema.Struct({
        url: Schema.String,
        status: Schema.String,
        enabled_events: Schema.Array(Schema.String),
      }),
    ),
  }),
)

/** Checks the keys of the gateway: Stripe is asked for a checkout, which it also needs to take a payment. */
export function checkKeys(
  stripe: Stripe,
  { secretKey }: StripeConfig,
): PaymentGateway['Service']['checkKeys'] {
  return Effect.gen(function* () {
    yield* ask(() => stripe.checkout.sessions.list({ limit: 1 }))
    return {
      isLive: /^[sr]k_live_/.test(secretKey),
      tellsEverything: yield* ask(() => tellsEverything(stripe)),
    }
  })
}

/** Whether webhook endpoints of ours hear of every type of event; null for a restricted key that may not see them. */
async function tellsEverything(stripe: Stripe): Promise<boolean | null> {
  try {
    const { data } = decodeEndpoints(await stripe.webhookEndpoints.list({ limit: 100 }))
    const heard = data
      .filter(({ url, status }) => status === 'enabled' && url.endsWith('/functions/v1/stripe-webhook'))
      .flatMap(({ enabled_events }) => enabled_events)
    return heard.includes('*') || stripeEventTypes.every((type) => heard.includes(type))
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return null
    throw error
  }
}
