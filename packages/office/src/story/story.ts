import type { Cents } from '@dustforce/core/money'
import type { Attention } from '../booking/attention.ts'
import type { Reversal } from '../booking/reversals.ts'
import type { BookingStatus, PaymentStatus } from '../booking/status.ts'
import type { ChargeFacts } from '../charging/charge-facts.ts'

/** The parts of a booking that its money follows from. */
export interface StoryBooking {
  readonly id: string
  readonly status: BookingStatus
  readonly payment: PaymentStatus
  readonly totalCents: Cents
  readonly currency: string
  readonly sessionId: string | null
  readonly paymentIntent: string | null
  /** The amount that may be kept of what was paid; null, the price. */
  readonly retainableCents: Cents | null
  readonly refundDue: boolean
  readonly isRefunded: boolean
  readonly refundedCents: Cents
  readonly lostCents: Cents
  readonly attention: readonly Attention[]
  /** Its place is kept while it is unpaid. */
  readonly isHeld: boolean
  /** The submit that made it is known: the same one again is answered. */
  readonly hasAttempt: boolean
  /** It is known whose address holds the place. */
  readonly hasVisitor: boolean
  /** Time is kept behind it for a change that waits. */
  readonly hasHeldMinutes: boolean
  /** Its customer was not erased. */
  readonly hasCustomer: boolean
}

/** A payment of a booking. */
export interface StoryPayment {
  readonly id: string
  readonly purpose: 'first' | 'change' | 'visit'
  readonly amountCents: Cents
  readonly currency: string
  readonly sessionId: string | null
  readonly paymentIntent: string | null
  /** The office took it itself, without the payment provider. */
  readonly isOffline: boolean
  /** When its money came, in epoch milliseconds; null while it is awaited, or when it never came. */
  readonly paidAt: number | null
  /** A bank looks at it: nothing of it goes back before that has decided. */
  readonly isDisputed: boolean
}

/** A refund ever written. */
export interface StoryRefund {
  /** Null until it is stored. */
  readonly id: string | null
  readonly paymentId: string
  readonly amountCents: Cents
  readonly status: 'due' | 'sent' | 'done' | 'failed'
  /** When it was handed out to be asked for, in epoch milliseconds: from then on its amount stays. */
  readonly askedAt: number | null
  /** The customer knows of it by the letter of an act. */
  readonly isTold: boolean
  /** The office paid it back itself. */
  readonly isOffline: boolean
  readonly providerId: string | null
  /** The act that gave it. */
  readonly actId: string | null
}

/** A report of the provider about a payment that was made. */
export interface StoryReport extends Reversal {
  readonly paymentIntent: string | null
  /** When it was heard of, in epoch milliseconds. */
  readonly at: number
}

/** A change that waits for the payment of its difference, as it was asked for. */
export interface StoryChange {
  readonly id: string
  readonly paymentId: string
  readonly minutes: number
  readonly differenceCents: Cents
  readonly taxCents: number
  /** The price of the booking then. */
  readonly totalCents: Cents
  /** It pays what is owed again, after a cancellation was taken back. */
  readonly isOwed: boolean
  readonly tellCustomer: boolean
  readonly tellCleaner: boolean
  /** Until when its time is kept, in epoch milliseconds. */
  readonly expiresAt: number
}

/** The card that is kept for a series, as its owner knows it. */
export interface StoryCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  /** The month and the year in which it expires; null where the provider has not said. */
  readonly expMonth: number | null
  readonly expYear: number | null
}

/** The way in which a visit of a series comes to its money, from the card that is kept for it. */
export interface StoryVisit extends Omit<ChargeFacts, 'isAwaited' | 'cardId'> {
  /** The customer whose cards the payment provider keeps for the series; null before any was kept. */
  readonly customerId: string | null
  readonly card: StoryCard | null
  /** When its charge is looked at next, in epoch milliseconds; null where nothing is to be done by itself. */
  readonly lookAt: number | null
}

/** Money that came for a booking that is not there. */
export interface UnmatchedPayment {
  readonly sessionId: string
  readonly paymentIntent: string | null
  /** The booking that the session was opened for. */
  readonly bookingId: string
  readonly amountCents: Cents
  readonly currency: string
  readonly refundedCents: Cents
  readonly lostCents: Cents
  readonly refundDue: boolean
  readonly isRefunded: boolean
  readonly attention: readonly Attention[]
  /** An administrator has looked at it. */
  readonly isResolved: boolean
}

/** The refunds that a customer was told of by letters that were no act's. */
export interface ToldRefunds {
  /** That all goes back. */
  readonly isWhole: boolean
  readonly partCents: Cents
}

/** All that the decision about an event follows from, but whether the day has a place. */
export interface Story {
  /** Epoch milliseconds by the store's clock. */
  readonly now: number
  /** Null when the event's booking is not there. */
  readonly booking: StoryBooking | null
  /** Also those whose money has not come. */
  readonly payments: readonly StoryPayment[]
  /** From the oldest to the newest, and the one that the event names. */
  readonly refunds: readonly StoryRefund[]
  /** About the booking's payments and the event's. */
  readonly reports: readonly StoryReport[]
  readonly change: StoryChange | null
  /** Null for a booking that is no visit of a series. */
  readonly visit: StoryVisit | null
  readonly told: ToldRefunds
  /** Of the event's session or payment. */
  readonly unmatched: readonly UnmatchedPayment[]
  /** Another booking has the event's session. */
  readonly isSessionElsewhere: boolean
  /** The event's session had been settled before. */
  readonly isSessionSettled: boolean
}
