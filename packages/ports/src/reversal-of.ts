import type { Reversal } from '@dustforce/office/booking'
import type { PaymentEvent } from './payment-event.ts'

/** What a payment event says about money that went back, or may; null for the events of a checkout session. */
export function reversalOf({ type, reversalId, amountTotalCents }: PaymentEvent): Reversal | null {
  switch (type) {
    case 'completed':
    case 'async_succeeded':
    case 'async_failed':
    case 'expired':
      return null
    default:
      return { type, id: reversalId, amountCents: amountTotalCents }
  }
}
