import type { Attention, PaymentBalance, PaymentState } from '@dustforce/core/booking'
import type { NewBooking } from '../new-booking.ts'

/** A booking as the in-memory store keeps it. */
export interface StoredBooking {
  readonly id: string
  /** Without its customer once it was erased. */
  booking: NewBooking
  readonly fingerprint: string
  /** Null once it is paid or given up. */
  visitor: string | null
  /** Null once the place was given back: the attempt may try again. */
  attemptId: string | null
  state: PaymentState
  /** Epoch milliseconds; null when it holds no place unpaid. */
  holdExpiresAt: number | null
  checkoutUrl: string | null
  sessionId: string | null
  paymentIntent: string | null
  refundDue: boolean
  /** What has become of its payment. */
  balance: PaymentBalance
  attention: readonly Attention[]
}
