import type { Delivery } from '@dustforce/workflows/ports'
import type { WebhookEvent } from 'resend'

/** What each event says of an e-mail. */
export const deliveryOf = {
  'email.delivered': 'delivered',
  'email.bounced': 'bounced',
  'email.complained': 'complained',
  'email.suppressed': 'suppressed',
  'email.failed': 'not-sent',
} as const satisfies Partial<Record<WebhookEvent, Delivery>>

/** The events that the endpoint has to subscribe to. */
export const resendEventTypes: readonly string[] = Object.keys(deliveryOf)
