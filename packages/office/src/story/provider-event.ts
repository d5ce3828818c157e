import type { Cents } from '@dustforce/core/money'
import { reversalNames } from '../booking/reversals.ts'

/** The names of what may become of a checkout session. */
const sessionEventNames = {
  completed: 'Payment received',
  async_succeeded: 'Payment received',
  async_failed: 'Payment failed',
  expired: 'Checkout ended without a payment',
} as const

/** The names of what may become of a try to charge a kept card. */
const chargeEventNames = {
  charge_succeeded: 'Card charged',
  charge_failed: 'Card declined',
} as const

/**
 * The events that may happen to a checkout session, to a kept card that is charged, and to money that had been paid, each with its name in the
 * history of a booking.
 */
export const paymentEventNames = { ...sessionEventNames, ...chargeEventNames, ...reversalNames } as const

/** One of the kinds of payment event. */
export type PaymentEventType = keyof typeof paymentEventNames

const isPaymentEventType = (type: string): type is PaymentEventType => Object.hasOwn(paymentEventNames, type)

/** Every kind of payment event. */
export const paymentEventTypes: readonly PaymentEventType[] = /* @__PURE__ */ Object.keys(
  paymentEventNames,
).filter(isPaymentEventType)

/** Whether a kind is about a checkout session. */
export function isSessionEvent(type: PaymentEventType): type is keyof typeof sessionEventNames {
  return Object.hasOwn(sessionEventNames, type)
}

/** Whether a kind is a report about money that had been paid. */
export function isReversalEvent(type: PaymentEventType): type is keyof typeof reversalNames {
  return Object.hasOwn(reversalNames, type)
}

/** One thing the payment provider says happened; it may come twice, late or out of order. */
export interface ProviderEvent {
  /** The provider's id of the event. */
  readonly id: string
  readonly type: PaymentEventType
  readonly sessionId: string | null
  readonly paymentIntent: string | null
  /** The money is there (a completed session may still wait for it), or, of a refund, has arrived. */
  readonly paid: boolean
  /** Of the session; of a reversal, what it is about. */
  readonly amountTotalCents: Cents
  /** ISO code in lower case, e.g. 'cad'. */
  readonly currency: string
  /** The booking named when the session was opened; null when the event names none. */
  readonly bookingId: string | null
  /** The refund or the dispute that the event is about. */
  readonly reversalId: string | null
  /** The key that the refund was asked for by; left out for those made by hand. */
  readonly refundKey?: string
  /** The row of the payment that the session was opened for. */
  readonly paymentId?: string
  /** The try of a charge that the event is about. */
  readonly tryId?: string
  /** Why a bank declined a charge, in the provider's word. */
  readonly decline?: string
  /** The advice of the card's network after it, in the provider's word. */
  readonly advice?: string
  /** The customer whose card was kept by a checkout. */
  readonly customerId?: string
}
