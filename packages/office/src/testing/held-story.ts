import { cents } from '@dustforce/core/money'
import type { ProviderEvent, Story } from '../story/index.ts'

/** The price that is paid for it, in cents. */
export const price = cents(33_600)

/** A booking that holds a place and waits for its payment. */
export const heldStory: Story = {
  now: 0,
  booking: {
    ...{ id: 'b', status: 'pending', payment: 'pending', totalCents: price, currency: 'cad' },
    ...{ sessionId: 'cs', paymentIntent: null, retainableCents: null, refundDue: false, isRefunded: false },
    ...{ refundedCents: cents(0), lostCents: cents(0), attention: [], isHeld: true, hasAttempt: true },
    ...{ hasVisitor: true, hasHeldMinutes: false, hasCustomer: true },
  },
  payments: [
    {
      ...{ id: 'p', purpose: 'first', amountCents: price, currency: 'cad', sessionId: 'cs' },
      ...{ paymentIntent: null, isOffline: false, paidAt: null, isDisputed: false },
    },
  ],
  refunds: [],
  reports: [],
  change: null,
  visit: null,
  told: { isWhole: false, partCents: cents(0) },
  unmatched: [],
  isSessionElsewhere: false,
  isSessionSettled: false,
}

/** An event about it. */
export function told(type: ProviderEvent['type'], more: Partial<ProviderEvent> = {}): ProviderEvent {
  return {
    ...{ id: type, type, sessionId: 'cs', paymentIntent: 'pi', paid: true, amountTotalCents: price },
    ...{ currency: 'cad', bookingId: 'b', reversalId: null },
    ...more,
  }
}
