import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import type { BusinessDate } from '@dustforce/core/schedule'
import { isPaid } from '../booking/occupies-day.ts'
import { normalize } from '../booking/status.ts'

/** A booking as it stands for one contractor, with what was paid out for it. */
export interface PayoutItem {
  readonly bookingId: string
  readonly date: BusinessDate
  /** null once the booking was deleted. */
  readonly bookingStatus: string | null
  readonly paymentStatus: string | null
  /** Whether the job is this contractor's now. */
  readonly isTheirs: boolean
  readonly payCents: Cents | null
  /** The amount that the contractor was paid for it so far, less what was taken back. */
  readonly paidCents: Cents
}

/** Why an amount is owed: for a job, or because something changed after the job was paid out. */
export const payoutReasons = [
  'job',
  'pay-changed',
  'canceled',
  'reassigned',
  'reopened',
  'not-paid',
  'deleted',
] as const

/** Why an amount is owed. */
export type PayoutReason = (typeof payoutReasons)[number]

/** The amount that is owed for a booking; a negative amount goes back. */
export interface PayoutLine {
  readonly bookingId: string
  readonly date: BusinessDate
  readonly reason: PayoutReason
  readonly cents: Cents
}

/**
 * Whether a job gives its contractor the agreed pay: it is done, and the customer has paid. A payment that was given back afterwards takes
 * nothing from who has worked.
 *
 * @example
 * earnsPay({ bookingStatus: 'completed', paymentStatus: 'paid' }) // => true
 */
export function earnsPay({
  bookingStatus,
  paymentStatus,
}: Pick<PayoutItem, 'bookingStatus' | 'paymentStatus'>): boolean {
  if (normalize(bookingStatus) !== 'completed') return false
  return isPaid(paymentStatus) || normalize(paymentStatus) === 'refunded'
}

/** Computes what a contractor is to have for a booking in all, in cents. */
export function earnedCents(item: PayoutItem): Cents {
  return item.isTheirs && earnsPay(item) ? (item.payCents ?? zeroCents) : zeroCents
}

/**
 * Computes what a contractor is still owed for a booking: the pay when nothing was paid out, later only the difference to what was; null when there
 * is none.
 *
 * @example
 * payoutLineOf({ bookingId: 'b1', date: businessDate('2026-11-03'), bookingStatus: 'canceled', paymentStatus: 'refunded', isTheirs: true, payCents: cents(9000), paidCents: cents(9000) })?.cents // => -9000
 */
export function payoutLineOf(item: PayoutItem): PayoutLine | null {
  const owed = earnedCents(item) - item.paidCents
  if (owed === 0) return null
  return { bookingId: item.bookingId, date: item.date, reason: reasonOf(item), cents: cents(owed) }
}

function reasonOf(item: PayoutItem): PayoutReason {
  if (item.paidCents === 0) return 'job'
  if (item.bookingStatus === null) return 'deleted'
  if (!item.isTheirs) return 'reassigned'
  if (earnsPay(item)) return 'pay-changed'
  const status = normalize(item.bookingStatus)
  if (status === 'canceled') return 'canceled'
  return status === 'completed' ? 'not-paid' : 'reopened'
}
