import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { normalize } from './status.ts'

/**
 * Computes what a customer owes again of the price of a booking whose cancellation was taken back after money had gone back, in cents; nothing of any
 * other booking: what was given back of that is not asked for.
 *
 * @example
 * owedCents({ totalCents: cents(21500), retainableCents: cents(11500), bookingStatus: 'confirmed', attention: ['price-owed'] }) // => 10000
 */
export function owedCents({
  totalCents,
  retainableCents,
  bookingStatus,
  attention,
}: {
  readonly totalCents: Cents
  /** The part of the price that may be kept until it is paid again. */
  readonly retainableCents: Cents | null
  readonly bookingStatus: string | null
  readonly attention: readonly string[]
}): Cents {
  const isOwed = attention.includes('price-owed') && normalize(bookingStatus) !== 'canceled'
  return isOwed ? cents(Math.max(0, totalCents - (retainableCents ?? totalCents))) : zeroCents
}
