import type { ProviderEvent } from '@dustforce/office/story'

/** A payment event as the database's functions take it. */
export function paymentEventRow(event: ProviderEvent): Record<string, unknown> {
  return {
    id: event.id,
    type: event.type,
    session_id: event.sessionId,
    payment_intent: event.paymentIntent,
    paid: event.paid,
    amount_total: event.amountTotalCents,
    currency: event.currency,
    booking_id: event.bookingId,
    reversal_id: event.reversalId,
    ...(event.refundKey !== undefined && { refund_key: event.refundKey }),
    ...((event.paymentId ?? event.tryId) !== undefined && { payment_id: event.paymentId ?? event.tryId }),
  }
}
