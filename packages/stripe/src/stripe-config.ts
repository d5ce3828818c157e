/** The settings that the adapter needs to reach Stripe. */
export interface StripeConfig {
  /** `sk_…`; empty is refused. */
  readonly secretKey: string
  /** `whsec_…`, or several with commas between them; empty is refused, because an empty secret would accept anybody's webhook. */
  readonly webhookSecret: string
  /** Where the API is, without `/v1`; Stripe itself when left out. */
  readonly apiBase?: string
  /** Makes the requests; the platform's `fetch` when left out. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Epoch milliseconds; webhooks signed more than five minutes away from it are refused. */
  readonly now?: () => number
}

/** A setting without which the adapter must not run. */
export class StripeConfigError extends Error {
  override readonly name = 'StripeConfigError'
}
