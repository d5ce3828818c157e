import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { senderOf } from '@dustforce/office/company'
import type { StripeConfig } from '@dustforce/stripe'
import { type Handler, inProcessFetch } from '../http/in-process-fetch.ts'
import { openResendStandIn, type ResendStandIn } from '../mailbox/resend-stand-in.ts'
import { openStripeStandIn, type StripeStandIn } from '../stripe/stripe-stand-in.ts'
import type { Closing } from './closing.ts'
import type { Secrets } from './secrets.ts'
import type { StackOptions } from './stack-options.ts'

/** Stripe and Resend as this installation has them: themselves, or the stand-ins. */
export interface PaymentAndMail {
  readonly stripe: StripeStandIn | null
  readonly mailbox: ResendStandIn | null
  readonly stripeConfig: StripeConfig
  readonly resendConfig: {
    readonly apiKey: string
    readonly webhookSecret: string
    /** The sender of letters. */
    readonly from: string
    readonly baseUrl?: string
  }
  /** The handlers that are served for the stand-ins, by the path each is mounted at. */
  readonly mounts: Readonly<Record<string, Handler>>
}

function openStripe(options: StackOptions, secrets: Secrets, url: string, functions: Handler) {
  const { now = Date.now } = options
  if (options.stripe !== undefined) return { stripe: null, stripeConfig: options.stripe }
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = secrets
  const stripe = openStripeStandIn({
    file: join(options.dataDir, 'stripe.jsonl'),
    company: options.business.company.name,
    secretKey,
    webhookSecret,
    now,
    base: () => `${url}/stripe`,
    deliver: async (request) => functions(request),
  })
  const fetch = inProcessFetch(stripe.app.fetch)
  return { stripe, stripeConfig: { secretKey, webhookSecret, apiBase: 'http://localhost', fetch, now } }
}

function openMail(options: StackOptions, secrets: Secrets, url: string, functions: Handler) {
  const { now = Date.now, resendApiKey: apiKey = secrets.resendApiKey } = options
  const { emailFrom: from = senderOf(options.business.company) } = options
  const { resendWebhookSecret: webhookSecret = webhookSecretOf(apiKey) } = options
  if (options.resendApiKey !== undefined)
    return { mailbox: null, resendConfig: { apiKey, webhookSecret, from } }
  const mailbox = openResendStandIn({
    file: join(options.dataDir, 'mail.jsonl'),
    ...{ apiKey, webhookSecret, now },
    style: { zone: options.business.policy.zone, locale: options.business.company.languages[0] },
    deliver: async (request) => functions(request),
  })
  return { mailbox, resendConfig: { apiKey, webhookSecret, from, baseUrl: `${url}/resend` } }
}

/** A secret that nobody else knows, for an installation that was given none. */
const webhookSecretOf = (apiKey: string): string =>
  `whsec_${createHash('sha256').update(`webhooks of ${apiKey}`).digest('base64')}`

/** Opens the stand-ins that the options leave in place; `functions` takes the webhooks. */
export function openPaymentAndMail(
  options: StackOptions,
  secrets: Secrets,
  closing: Closing,
  places: { readonly url: string; readonly localUrl: string; readonly functions: Handler },
): PaymentAndMail {
  const { stripe, stripeConfig } = openStripe(options, secrets, places.url, places.functions)
  const { mailbox, resendConfig } = openMail(options, secrets, places.localUrl, places.functions)
  closing.add(() => stripe?.close())
  closing.add(() => mailbox?.close())
  const mounts = {
    ...(stripe === null ? {} : { '/stripe': stripe.app.fetch }),
    ...(mailbox === null ? {} : { '/mailbox': mailbox.pages.fetch, '/resend': mailbox.api.fetch }),
  }
  return { stripe, mailbox, stripeConfig, resendConfig, mounts }
}
