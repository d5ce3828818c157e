import { secretsIn } from '@dustforce/workflows/ports'
import Stripe from 'stripe'
import { type StripeConfig, StripeConfigError } from './stripe-config.ts'

const timeoutMs = 10_000

/** The SDK knows a host and a port but no path, so a path in `apiBase` is put in front here. */
function addressed(config: StripeConfig) {
  const send = config.fetch ?? ((request: Request) => fetch(request))
  const prefix = config.apiBase === undefined ? '' : new URL(config.apiBase).pathname.replace(/\/$/, '')
  return (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input)
    url.pathname = prefix + url.pathname
    return send(new Request(url, init))
  }
}

function location(apiBase: string | undefined) {
  if (apiBase === undefined) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return {
    host: hostname,
    protocol: scheme,
    port: port === '' ? (scheme === 'http' ? 80 : 443) : Number(port),
  }
}

/**
 * The Stripe SDK on the web's `fetch`, so that it runs alike in Node and Deno.
 *
 * Throws a StripeConfigError when a secret is empty.
 */
export function makeStripe(config: StripeConfig): Stripe {
  if (config.secretKey.trim() === '') throw new StripeConfigError('The Stripe secret key is empty.')
  if (secretsIn(config.webhookSecret).length === 0)
    throw new StripeConfigError('The Stripe webhook secret is empty.')
  return new Stripe(config.secretKey, {
    ...location(config.apiBase),
    httpClient: Stripe.createFetchHttpClient(addressed(config)),
    timeout: timeoutMs,
    // A retry carries the same idempotency key, so it can do nothing twice.
    maxNetworkRetries: 2,
    telemetry: false,
  })
}
