import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { type BookingMoney, keptCents } from './kept-cents.ts'

/**
 * Computes the part of a booking's payment that is still to be given back because its refund was refused or has failed, in cents; nothing once the
 * office has looked at that.
 *
 * @example
 * toGiveBackCents({ totalCents: cents(37900), retainableCents: cents(17900), refundDue: false, attention: ['refund-refused'] }) // => 20000
 */
export function toGiveBackCents({
  retainableCents,
  refundDue,
  attention,
  ...money
}: BookingMoney & {
  readonly retainableCents: Cents | null
  readonly refundDue: boolean
  readonly attention: readonly string[]
}): Cents {
  const isFailed = attention.includes('refund-refused') || attention.includes('refund-failed')
  if (!isFailed || refundDue || retainableCents === null) return zeroCents
  return cents(Math.max(0, keptCents(money) - retainableCents))
}
