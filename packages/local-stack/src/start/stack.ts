import type { Database } from '../database/database.ts'
import type { Credentials } from '../database/demo-admin.ts'
import type { ResendStandIn } from '../mailbox/resend-stand-in.ts'
import type { StripeStandIn } from '../stripe/stripe-stand-in.ts'

/** A running stack. */
export interface Stack {
  /** `http://localhost:<port>` */
  readonly url: string
  readonly port: number
  readonly admin: Credentials
  readonly publishableKey: string
  readonly secretKey: string
  readonly stripeSecretKey: string
  readonly stripeWebhookSecret: string
  readonly resendApiKey: string
  readonly database: Database
  /** The stand-ins; null where the real service is used. */
  readonly stripe: StripeStandIn | null
  readonly mailbox: ResendStandIn | null
  /** Whether another server serves the same database: requests are answered by both, the jobs are done by one. */
  readonly isBeside: boolean
  /** The differences of the company's folder from what its owners published; they are not applied. */
  readonly differences: readonly string[]
  /** Sends what waits, once: webhooks and e-mails. */
  readonly send: () => Promise<void>
  /** Does the background's work once, to its end: webhooks, e-mails, reconciling, expired customer data. */
  readonly work: () => Promise<void>
  readonly close: () => Promise<void>
}
