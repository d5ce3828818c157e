import type { Cents } from '@dustforce/core/money'
import type { Attention, PaymentState } from '@dustforce/office/booking'
import type { BookingTerms } from '@dustforce/office/ledger'
import type { StoryPayment, StoryRefund } from '@dustforce/office/story'
import type { ChangeAct, OpenBookingChange } from '../booking-changes.ts'
import type { NewBooking } from '../new-booking.ts'

/** A change that costs more, as the in-memory store keeps it. */
export interface StoredChange extends OpenBookingChange {
  readonly act: ChangeAct
  /** It waits for its payment; otherwise it was made or dropped. */
  isOpen: boolean
}

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
  /** Also those whose money has not come. */
  payments: readonly StoryPayment[]
  /** What changes have made other about its row. */
  changed: Readonly<Record<string, unknown>>
  changes: StoredChange[]
  readonly terms: BookingTerms | null
  /** When it was paid, or moved to its present start. Epoch milliseconds. */
  agreedAt: number
  /** Epoch milliseconds. */
  lateSince: number | null
  ownMoves: number
  /** What may be kept of what was paid; null, the price. */
  keepCents: Cents | null
  /** Refunds ever written, also failed ones. */
  refunds: readonly StoryRefund[]
  refundDue: boolean
  /** What of the price has gone back. */
  refundedCents: Cents
  lostCents: Cents
  attention: readonly Attention[]
}
