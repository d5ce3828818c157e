import { type Cents, cents } from '@dustforce/core/money'
import type { Attention, PaymentBalance, PaymentState } from '@dustforce/office/booking'
import type { BookingTerms } from '@dustforce/office/ledger'
import type { ChangeAct, OpenBookingChange } from '../booking-changes.ts'
import type { NewBooking } from '../new-booking.ts'

/** A refund as the in-memory store keeps it. */
export interface StoredRefund {
  readonly key: string
  amountCents: Cents
  status: 'due' | 'sent' | 'done' | 'failed'
  /** Handed out, so its amount stays. */
  isAsked: boolean
  /** The provider has said so refund by refund. */
  isReported: boolean
  /** The customer knows of it by the letter of an act. */
  readonly isTold: boolean
  /** The act that gave it, whose letter tells of it. */
  readonly actId: string | null
  providerId: string | null
}

/** A change that costs more, as the in-memory store keeps it. */
export interface StoredChange extends OpenBookingChange {
  readonly act: ChangeAct
  /** It waits for its payment; otherwise it was made or dropped. */
  isOpen: boolean
  isPaid: boolean
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
  /** What was paid or is asked for in all. */
  paidCents: Cents
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
  refunds: StoredRefund[]
  refundDue: boolean
  /** What has become of its payment. */
  balance: PaymentBalance
  attention: readonly Attention[]
}

/** What of the price was given back: what was paid above it goes back besides. */
export function refundedOfPrice({ balance, paidCents, booking }: StoredBooking): Cents {
  const above = Math.max(0, paidCents - booking.quote.totalCents)
  return cents(Math.max(0, balance.refundedCents - above))
}
