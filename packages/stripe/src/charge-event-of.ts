import { cents } from '@dustforce/core/money'
import type { ProviderEvent } from '@dustforce/office/story'
import type { ChargeTry } from './stripe-objects.ts'

/**
 * Tells what became of a try to charge a kept card, in the port's words; null for a payment that is no try of ours, as those of the checkout are, and
 * for one that is still under way.
 */
export function chargeEventOf(id: string, intent: ChargeTry): ProviderEvent | null {
  const { try_id: tryId, booking_id: bookingId } = intent.metadata ?? {}
  if (tryId === undefined || bookingId === undefined) return null
  const isPaid = intent.status === 'succeeded'
  const refusal = intent.last_payment_error
  if (!isPaid && refusal === null && intent.status !== 'canceled') return null
  const decline = refusal?.decline_code ?? refusal?.code ?? intent.status
  return {
    id,
    type: isPaid ? 'charge_succeeded' : 'charge_failed',
    sessionId: null,
    paymentIntent: intent.id,
    paid: isPaid,
    amountTotalCents: cents(intent.amount),
    currency: intent.currency,
    bookingId,
    reversalId: null,
    tryId,
    ...(!isPaid && { decline }),
    ...(!isPaid && refusal?.advice_code !== undefined && { advice: refusal.advice_code }),
  }
}
