import type { Cents } from '@dustforce/core/money'
import type { BusinessDate, ClosedReason } from '@dustforce/core/schedule'
import type { CheckoutPayload, SoldUnpaid } from '@dustforce/office/booking'
import type { OverlapReason } from '@dustforce/office/hub'
import type { BookingTerms } from '@dustforce/office/ledger'
import type { AskedSeries, Consent, VisitBooking } from '@dustforce/office/series'
import type { ProviderEvent } from '@dustforce/office/story'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { RefundAnswer } from '../payments/payment-gateway.ts'
import type { NewBooking } from './new-booking.ts'
import type { PromoRejectionReason } from './promo-store.ts'

/** The reservation for which one submit of the booking form asks the store to keep a place. */
export interface Reservation {
  /** The client's id of this submit (a UUID): the same id never makes a second booking. */
  readonly attemptId: string
  /** Tells a repeated request of the attempt from a changed one. */
  readonly fingerprint: string
  readonly booking: NewBooking
  /** The terms that the booking is made under; kept with it. */
  readonly terms?: BookingTerms | null
  /** Minutes the place is held while the customer pays. */
  readonly holdMinutes: number
  /** The address the request came from; only a hash of it is kept, and only while the place is unpaid. */
  readonly visitor: string
  /** Unpaid bookings of the same visitor and mailbox that give way to this one: they keep their places when it has none. */
  readonly instead?: readonly string[]
  /** The token of a place that the queue offers: the booking takes it. */
  readonly offer?: string
  /** The administrator who takes the booking for its customer; the history names them. */
  readonly takenBy?: string
  /** The booking is sold at once with this payment status, and nothing is held; left out for one that is paid by its page. */
  readonly soldAs?: SoldUnpaid
  /** The cleaner who does the job, as the office decides when it takes the booking; left out for nobody yet. */
  readonly cleaner?: ReservedCleaner
  /** The visits that the booking is the first of. */
  readonly series?: ReservedSeries
}

/** Visits that are taken with their first one, all or none. */
export interface ReservedSeries {
  readonly asked: AskedSeries
  /** The version of the book that all of them cost by. */
  readonly priceBook: string
  /** The content of each visit. */
  readonly request: CheckoutPayload
  /** The visits until this date are those below. */
  readonly plannedThrough: BusinessDate
  readonly visits: readonly VisitBooking[]
  readonly consent: Consent
}

/** A cleaner who is given the job with the booking. */
export interface ReservedCleaner {
  readonly contractorId: string
  /** Why the cleaner gets it although the store would refuse; null when nothing of that kind speaks against. */
  readonly overlapReason: OverlapReason | null
  readonly payCents: Cents
}

/** The caller who asks for a checkout. */
export interface CheckoutCaller {
  /** The address the request came from. */
  readonly visitor: string
  readonly email: string
}

/** A place that is held, newly or by an earlier request of the same attempt. */
export interface Held {
  readonly status: 'reserved' | 'existing'
  readonly bookingId: string
  /** The payment that books it. */
  readonly paymentId: string
  /** The checkout page of an earlier request of the same attempt, once it was attached. */
  readonly checkoutUrl: string | null
  /** Epoch milliseconds by the store's clock; null once nothing unpaid is held: it is paid, or called off. */
  readonly holdExpiresAt: number | null
  /** Epoch milliseconds by the store's clock, which need not agree with anybody else's. */
  readonly now: number
}

export type ReserveResult =
  | Held
  | { readonly status: 'day-full' }
  /** The office closed that time meanwhile, or every crew is busy then, or what the service needs is in use. */
  | { readonly status: 'slot-closed'; readonly reason: ClosedReason }
  | { readonly status: 'promo-rejected'; readonly reason: PromoRejectionReason }
  /** Another visit of the series has no place, or those of other series are not written so far: both can be planned again. */
  | { readonly status: 'visits-changed' }
  /** The chosen cleaner cannot have the job, as the message says. */
  | { readonly status: 'cleaner-refused'; readonly message: string }

/** The booking that an attempt made, with what tells whether a repeated request asks for the same. */
export interface Attempt extends Omit<Held, 'status' | 'now'> {
  readonly fingerprint: string
}

/** The effect of a payment event on its booking. */
export interface Settlement {
  /** A word for the log, e.g. 'confirmed'. */
  readonly outcome: string
  /** Null when the event's booking is not there. Money for one that was deleted is kept as an unmatched payment and goes back. */
  readonly bookingId: string | null
  /** The customer's money must be given back: see `refundsDue`. */
  readonly refund: boolean
  /** The event had been recorded before; nothing changed. */
  readonly duplicate: boolean
}

/** A pending booking whose hold has ended and of which the payment provider must be asked. */
export interface PendingCheckout {
  readonly bookingId: string
  /** Null when the request died before a session was attached. */
  readonly sessionId: string | null
  readonly holdExpiresAt: number
}

/** A payment to give back, once. */
export interface RefundDue {
  /** Names the refund: its row, or the session of a payment whose booking is gone. */
  readonly key: string
  readonly bookingId: string
  readonly sessionId: string | null
  readonly paymentIntent: string | null
  readonly amountCents: Cents
  /** The number of tries that have failed. */
  readonly attempts: number
  /** It was handed out before, so it may have been made. */
  readonly asked: boolean
}

/** A refund as the payment provider made it. */
export interface MadeRefund extends RefundAnswer {
  /** The payment it was made of. */
  readonly paymentIntent: string
}

/**
 * The one error of the booking store.
 * `unavailable`: try later. `rate-limited`: too many unpaid places for one customer or visitor. `refused`: the values break a
 * rule of the store. `not-found`: no such booking.
 */
export class BookingStoreError extends Schema.TaggedError<BookingStoreError>()('BookingStoreError', {
  reason: Schema.Literals(['unavailable', 'rate-limited', 'refused', 'not-found']),
  message: Schema.String,
}) {}

type Answer<A> = Effect.Effect<A, BookingStoreError>

/** Bookings and the places of a day. Every method is one transaction. */
export class BookingStore extends Context.Service<
  BookingStore,
  {
    /** Counts a checkout of the visitor and of the mailbox; false when either has had too many. */
    readonly admit: (caller: CheckoutCaller) => Answer<boolean>
    /** The open checkouts of the same visitor under the same mailbox, except those of the attempt where one is named. */
    readonly ownCheckouts: (
      caller: CheckoutCaller,
      exceptAttemptId: string | null,
    ) => Answer<ReadonlyArray<PendingCheckout>>
    /** Takes a place, stores the booking (pending, unpaid; or confirmed and due) and claims the promo use, all or nothing. */
    readonly reserve: (reservation: Reservation) => Answer<ReserveResult>
    /** The booking of an earlier request of the attempt; null when there is none. */
    readonly findAttempt: (attemptId: string) => Answer<Attempt | null>
    /** Stores the checkout session of a held booking. `not-found` when the booking is gone. */
    readonly attachCheckout: (
      bookingId: string,
      session: { readonly sessionId: string; readonly url: string },
    ) => Answer<void>
    /**
     * Gives back the place and the promo use of a booking that was never paid; its attempt id may reserve again.
     * Repeating it, or naming a booking that is paid or gone, changes nothing.
     */
    readonly release: (bookingId: string) => Answer<void>
    /** Gives back the promo use of a booking that was never paid; its place stays. */
    readonly giveUseBack: (bookingId: string) => Answer<void>
    /**
     * Cancels a booking whose customer may still pay, in an administrator's name: money that still arrives is given back.
     * Gives the checkout to close; null when the booking has no open checkout.
     */
    readonly cancelOpenCheckout: (bookingId: string, adminEmail: string) => Answer<PendingCheckout | null>
    /** Records the event, moves the booking, claims or frees its place and queues its e-mails. */
    readonly settle: (event: ProviderEvent) => Answer<Settlement>
    /** Unpaid bookings whose hold ended before the instant (epoch milliseconds), oldest first. */
    readonly pendingCheckouts: (before: number) => Answer<ReadonlyArray<PendingCheckout>>
    /** Refunds that must be made and are not yet, without those that are to be tried later. From then on their amounts stay. */
    readonly refundsDue: Answer<ReadonlyArray<RefundDue>>
    /** Records what the provider made of a due refund; null names none, because there was nothing to give back. Repeating it changes nothing. */
    readonly finishRefund: (key: string, refund: MadeRefund | null) => Answer<void>
    /** Counts a failed try of a due refund, to be repeated after the pause (milliseconds). */
    readonly postponeRefund: (key: string, pauseMs: number) => Answer<void>
    /** Gives a due refund up that the provider will never make, with its words, and flags the payment. */
    readonly refuseRefund: (key: string, refusal: string) => Answer<void>
  }
>()('@dustforce/workflows/BookingStore') {}
