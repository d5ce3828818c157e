import type { Delivery } from '@dustforce/workflows/ports'
import type { WebhookEvent } from 'resend'

/** The state of an e-mail that each event reports. */
export const deliveryOf = {
  'email.delivered': 'delivered',
  'email.bounced': 'bounced',
  'email.complained': 'complained',
  'email.suppressed': 'suppressed',
  'email.failed': 'not-sent',
} as const satisfies Partial<Record<WebhookEvent, Delivery>>

/** The events that the endpoint has to subscribe to. */
export const resendEventTypes: readonly string[] = Object.keys(deliveryOf)
