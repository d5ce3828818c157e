import { stripeEventTypes } from '@dustforce/stripe/events'
import * as Schema from 'effect/Schema'
import { type Ask, jsonOf } from './ask.ts'
import type { Deployment } from './deployment.ts'
import { type Finding, finding, unchecked } from './finding.ts'

const Endpoints = Schema.Struct({
  data: Schema.Array(
    Schema.Struct({ url: Schema.String, status: Schema.String, enabled_events: Schema.Array(Schema.String) }),
  ),
})

/** Whether Stripe tells the project of every payment. */
export async function checkStripe(
  ask: Ask,
  { projectUrl }: Deployment,
  key: string | undefined,
): Promise<Finding> {
  const what = 'Stripe sends every event'
  if (key === undefined) return unchecked(what, 'Set STRIPE_SECRET_KEY.')
  const url = `${projectUrl}/functions/v1/stripe-webhook`
  const answer = await ask('https://api.stripe.com/v1/webhook_endpoints?limit=100', {
    headers: { authorization: `Bearer ${key}` },
  })
  const endpoints = jsonOf(Endpoints, answer)
  if (endpoints === null) return finding(what, `Stripe does not accept the key (status ${answer.status}).`)
  const own = endpoints.data.filter((endpoint) => endpoint.url === url)
  const enabled = own.filter(({ status }) => status === 'enabled')
  if (own[0] === undefined) return finding(what, `Add an endpoint for ${url}.`)
  if (enabled.length === 0)
    return finding(what, `The endpoint for ${url} is ${own[0].status}: enable it, or no payment is heard of.`)
  const events = enabled.flatMap(({ enabled_events }) => enabled_events)
  const absent = stripeEventTypes.filter((type) => !events.includes(type) && !events.includes('*'))
  return finding(what, absent.length === 0 ? null : `Subscribe it to ${absent.join(', ')}.`)
}

/** Whether the key takes real money, or none while the deployment is tried. */
export function checkStripeMode(key: string | undefined, isTrial: boolean): Finding {
  const what = isTrial ? "Stripe's key takes no real money" : "Stripe's key takes real money"
  if (key === undefined) return unchecked(what, 'Set STRIPE_SECRET_KEY.')
  const mode = /^[sr]k_(test|live)_/.exec(key)?.[1]
  if (mode === (isTrial ? 'test' : 'live')) return finding(what, null)
  return finding(
    what,
    mode === 'test'
      ? 'STRIPE_SECRET_KEY is of the test mode: bookings are confirmed and nobody pays. For a trial, add --trial.'
      : mode === 'live'
        ? 'STRIPE_SECRET_KEY is a live one: a trial would charge real cards.'
        : 'STRIPE_SECRET_KEY is neither a live nor a test key.',
  )
}
