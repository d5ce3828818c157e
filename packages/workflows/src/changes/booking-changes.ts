import type { Cents } from '@dustforce/core/money'
import type { BusinessDate, ClosedReason, MinuteOfDay } from '@dustforce/core/schedule'
import type { BookingRecord, BookingStatus, MissedBy, OfflinePayment } from '@dustforce/office/booking'
import type { BookingTerms, PaymentLeft } from '@dustforce/office/ledger'
import type { NoticeKind } from '@dustforce/office/notice'
import type { OfflinePaymentKind } from '@dustforce/office/story'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { PendingCheckout } from '../checkout/booking-store.ts'

/** The person who acts: an administrator, by e-mail address, or the customer, by the link that was opened. */
export type Actor =
  | { readonly kind: 'office'; readonly adminId: string }
  | { readonly kind: 'customer'; readonly linkId: string }

/** A booking with what the rules for an act need to know. */
export interface ChangeableBooking {
  readonly record: BookingRecord
  /** Rises with every write: what an act names as the state it was decided on. */
  readonly version: number
  /** The rest of its money, from the oldest payment to the newest: paid, less what was lost and every refund ever written. */
  readonly payments: readonly PaymentLeft[]
  /** The terms that it was made under; null for one from before they were kept. */
  readonly terms: BookingTerms | null
  /** The start that notice is counted to, in epoch milliseconds, when the office had moved it late. */
  readonly lateSince: number | null
  /** When its customer last heard of the start, in epoch milliseconds: when it was paid, or moved. */
  readonly agreedAt: number
  /** The number of times that its customer has moved or changed it. */
  readonly customerMoves: number
  /** Its customer may still pay. */
  readonly hasOpenCheckout: boolean
  /** The version of the price book that it was priced by; null for one from before they were kept. */
  readonly priceBook: string | null
  /** The change that waits for the payment of its difference. */
  readonly openChange: OpenBookingChange | null
  /** The act with the asked id, when it was done already; a move has the start that it moved to. */
  readonly doneAct: {
    readonly refundCents: Cents
    readonly start: { readonly date: BusinessDate; readonly minute: MinuteOfDay } | null
  } | null
}

/** A change that waits for the payment of its difference. */
export interface OpenBookingChange {
  /** The act's id. */
  readonly id: string
  readonly paymentId: string
  /** The amount that it costs more. */
  readonly amountCents: Cents
  /** Where it is paid, once there is a page. */
  readonly sessionId: string | null
  readonly url: string | null
  /** Until when it can be paid, in epoch milliseconds. */
  readonly expiresAt: number
}

interface Act {
  /** A UUID: the same act is done once. */
  readonly actId: string
  readonly bookingId: string
  /** The version that it was decided on. */
  readonly version: number
  readonly actor: Actor
  readonly reason: string | null
  /** The people who get a letter. */
  readonly tell: { readonly customer: boolean; readonly cleaner: boolean }
}

/** A cancellation as the rules decided it. */
export interface CancelAct extends Act {
  /** By whom the visit is missed; null where nobody says so. */
  readonly missedBy: MissedBy | null
  readonly refundCents: Cents
  /** The version of the terms, and what they give back: kept as evidence. */
  readonly terms: string
  readonly policyRefundCents: Cents
}

/** A cancellation that is taken back as the rules decided it. */
export interface ReviveAct extends Act {
  readonly status: BookingStatus
  /** The part of the price that has gone back and is owed again. */
  readonly owedCents: Cents
  /** The customer is asked to pay it. */
  readonly asks: boolean
}

/** A move as the rules decided it. */
export interface MoveAct extends Act {
  readonly date: BusinessDate
  readonly minute: MinuteOfDay
  readonly lateSince: number | null
}

/** A change as the rules priced it. */
export interface ChangeAct extends Act {
  /** The columns of the booking's row that become other, amounts in dollars. */
  readonly columns: Readonly<Record<string, unknown>>
  /** The duration of the visit afterwards. */
  readonly minutes: number
  /** To pay above zero, to give back below; the tax is in it. */
  readonly differenceCents: Cents
  readonly taxInDifferenceCents: Cents
  /** It asks for what of the price is owed again; nothing else changes. */
  readonly isOwed?: boolean
  /** For how long it waits for its payment. */
  readonly holdMinutes: number
}

/** The office's note about a payment, and the e-mail address of the administrator who writes it. */
export interface NotedPayment extends OfflinePayment {
  readonly by: string
}

/** An act on a booking's money. */
export type MoneyAct = CancelAct | ReviveAct | ChangeAct

/**
 * The outcome of an act. `changed`: the booking is not the one that it was decided on. `owner-decides`: another amount than the terms give back, from
 * somebody who may not give it. `closed`: why the place is not to be had; `full` has a word of its own. `open` waits for its payment, `now` is the
 * store's clock.
 */
export type ActOutcome =
  | 'done'
  | 'changed'
  | 'not-found'
  | 'owner-decides'
  | 'day-full'
  | { readonly overlaps: string }
  | { readonly closed: ClosedReason }
  | { readonly open: OpenBookingChange; readonly now: number }

/** A letter as an act would queue it. */
export interface ActLetter {
  readonly kind: NoticeKind
  readonly recipient: string
  readonly payload: unknown
}

/** The outcome that an act would have, and the letters that it would write. */
export interface ActPreview {
  readonly outcome: ActOutcome
  readonly letters: readonly ActLetter[]
}

/** The one error of changing bookings. */
export class BookingChangesError extends Schema.TaggedError<BookingChangesError>()('BookingChangesError', {
  reason: Schema.Literals(['unavailable', 'refused']),
  message: Schema.String,
}) {}

type Answer<A> = Effect.Effect<A, BookingChangesError>

/** The acts on a booking after it was made. Every act is one transaction with its letters and refunds. */
export class BookingChanges extends Context.Service<
  BookingChanges,
  {
    /** Null when there is no such booking. */
    readonly find: (bookingId: string, actId: string | null) => Answer<ChangeableBooking | null>
    /** Previews what an act would come to, with its letters. Changes nothing. */
    readonly preview: (act: MoneyAct | MoveAct) => Answer<ActPreview>
    /** Cancels a booking, takes a cancellation back with its place, or changes a booking; a change that costs more waits, and another one is dropped. */
    readonly act: (act: MoneyAct) => Answer<ActOutcome>
    readonly move: (act: MoveAct) => Answer<ActOutcome>
    /** Notes what the office was paid, or has paid back, itself; false when nothing of it is due. */
    readonly recordOfflinePayment: (
      bookingId: string,
      done: OfflinePaymentKind,
      payment: NotedPayment,
    ) => Answer<boolean>
    /** Remembers where a change is paid. */
    readonly attachChange: (
      paymentId: string,
      session: { readonly sessionId: string; readonly url: string },
    ) => Answer<void>
    /** Drops the change that waits, and gives the checkout to close; null when none waits. */
    readonly withdrawChange: (bookingId: string) => Answer<PendingCheckout | null>
  }
>()('@dustforce/workflows/BookingChanges') {}
