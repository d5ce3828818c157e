import { type Cents, cents, zeroCents } from '../money/index.ts'
import { type BookingMoney, keptCents } from './kept-cents.ts'
import { normalize } from './status.ts'

/**
 * What a customer owes again of the price of a booking whose cancellation was taken back after money had gone back, in cents; nothing of any
 * other booking: what was given back of that is not asked for.
 *
 * @example
 * owedCents({ totalCents: cents(21500), refundedCents: cents(10000), bookingStatus: 'confirmed', attention: ['price-owed'] }) // => 10000
 */
export function owedCents(
  booking: BookingMoney & { readonly bookingStatus: string | null; readonly attention: readonly string[] },
): Cents {
  const isOwed = booking.attention.includes('price-owed') && normalize(booking.bookingStatus) !== 'canceled'
  return isOwed ? cents(booking.totalCents - keptCents(booking)) : zeroCents
}
