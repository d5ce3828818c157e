import { serviceIds } from '@dustforce/core/catalogue'
import { cents, dollarsOf, zeroCents } from '@dustforce/core/money'
import { bookingRow, type MissedBy } from '@dustforce/office/booking'
import type { Story, StoryBooking, StoryChange, StoryVisit } from '@dustforce/office/story'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { ChangeAct, ChangeableBooking, OpenBookingChange } from '../../changes/booking-changes.ts'
import type { Reservation } from '../../checkout/booking-store.ts'
import type { NewBooking } from '../../checkout/new-booking.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** The facts that decisions read and write. */
type Decided = Omit<StoryBooking, 'totalCents' | 'isHeld' | 'hasHeldMinutes' | 'hasCustomer'> &
  Pick<Story, 'payments' | 'refunds' | 'told'>

/** A booking as the in-memory store keeps it. */
export interface StoredBooking extends Writable<Decided> {
  readonly reservation: Reservation
  /** The series that it is a visit of, and the date that the series has for it. */
  readonly visitOf: { readonly seriesId: string; readonly original: string } | null
  /** By whom it is missed, where it was called off and somebody said so. */
  missedBy?: MissedBy | null
  /** Changed for itself. */
  isDetached: boolean
  /** The steps that were taken for its money, where it is a visit of a series. */
  charge: Pick<StoryVisit, 'announcedAt' | 'announcedBy' | 'lastLetterAt' | 'lookAt' | 'tries'>
  /** Rises with every write. */
  version: number
  booking: NewBooking
  /** The columns that acts have changed. */
  changed: Readonly<Record<string, unknown>>
  /** Epoch milliseconds; null when it holds no place unpaid. */
  holdExpiresAt: number | null
  checkoutUrl: string | null
  /** The use of its promo code. */
  promo: 'held' | 'kept' | null
  /** The change that waits for its payment. */
  waiting: (OpenBookingChange & { readonly act: ChangeAct }) | null
  /** The acts on it, by their ids. */
  acts: Readonly<Record<string, NonNullable<ChangeableBooking['doneAct']>>>
  /** When it was paid, or moved to its present start. Epoch milliseconds. */
  agreedAt: number
  /** Epoch milliseconds. */
  lateSince: number | null
  customerMoves: number
}

/** Its row, as the database would keep it. */
export function columnsOf(row: StoredBooking): Record<string, unknown> {
  return {
    ...bookingRow(row.booking.request, row.booking.quote, gtaBusiness.priceBook),
    ...row.changed,
    id: row.id,
    booking_status: row.status,
    series_id: row.visitOf?.seriesId ?? null,
    payment_status: row.payment,
    stripe_session_id: row.sessionId,
    refund_due: row.refundDue,
    retainable_amount: row.retainableCents === null ? null : dollarsOf(row.retainableCents),
    refunded_amount: dollarsOf(row.refundedCents),
    lost_amount: dollarsOf(row.lostCents),
    attention: row.attention,
    terms: row.reservation.terms ?? null,
    hold_expires_at: row.holdExpiresAt === null ? null : new Date(row.holdExpiresAt).toISOString(),
    checkout_url: row.checkoutUrl,
    version: row.version,
    updated_at: new Date(0).toISOString(),
  }
}

/** Returns what a decision about a booking reads. */
export function bookingOf(row: StoredBooking): StoryBooking {
  const { id, status, payment, currency, sessionId, paymentIntent, retainableCents, refundDue, isRefunded } =
    row
  const { refundedCents, lostCents, attention, hasAttempt, hasVisitor } = row
  return {
    ...{ id, status, payment, currency, sessionId, paymentIntent, retainableCents, refundDue, isRefunded },
    ...{ refundedCents, lostCents, attention, hasAttempt, hasVisitor },
    totalCents: row.booking.quote.totalCents,
    isHeld: row.holdExpiresAt !== null,
    hasHeldMinutes: row.waiting !== null,
    hasCustomer: row.booking.request.email !== '',
  }
}

/** The change that waits, as a decision reads it. */
export function changeOf({ waiting, booking }: StoredBooking): StoryChange | null {
  if (waiting === null) return null
  const { act, id, paymentId, expiresAt } = waiting
  const { minutes, differenceCents, taxInDifferenceCents, isOwed = false, tell } = act
  return {
    ...{ id, paymentId, expiresAt, minutes, differenceCents, isOwed, taxCents: taxInDifferenceCents },
    ...{ tellCustomer: tell.customer, tellCleaner: tell.cleaner },
    totalCents: cents(booking.quote.totalCents + (isOwed ? zeroCents : differenceCents)),
  }
}

/** Returns what a change makes different about a booking, besides its money. */
export function changedBy({ booking, changed }: StoredBooking, act: ChangeAct) {
  const { quote } = booking
  const totalCents = act.isOwed ? quote.totalCents : cents(quote.totalCents + act.differenceCents)
  const service = serviceIds.find((id) => id === act.columns.service_type) ?? booking.request.service
  return {
    changed: { ...changed, ...act.columns },
    booking: {
      ...booking,
      request: { ...booking.request, service },
      quote: { ...quote, totalCents, minutes: act.minutes },
    },
  }
}
