import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import type { TaxTerms } from '@dustforce/core/quote/parts'
import { keptCents } from '../booking/kept-cents.ts'
import { isPaid } from '../booking/occupies-day.ts'
import { displayStatus } from '../booking/status.ts'
import { taxSplit } from '../booking/tax-split.ts'
import { taxInKept } from '../ledger/tax-back.ts'
import type { BookingFacts } from './facts.ts'

/** The amount that is kept of a canceled booking and the tax in it, in cents. */
export interface KeptOfCanceled {
  readonly keptCents: Cents
  readonly keptTaxCents: Cents
}

/**
 * Computes what is kept of a booking that was paid and canceled, without what is still to go back, and the tax in it: a fee that a customer forfeits
 * contains tax like the price did. Nothing of any other booking.
 *
 * @example
 * keptOfCanceled({ ...canceled, totalCents: cents(21500), taxCents: cents(2500), retainableCents: cents(11500) }, gtaPriceBook)
 * // => { keptCents: 11500, keptTaxCents: 1337 }
 */
export function keptOfCanceled(booking: BookingFacts, book: TaxTerms): KeptOfCanceled {
  const { paymentStatus, totalCents, retainableCents, subtotalCents = null } = booking
  if (!isPaid(paymentStatus) || displayStatus(booking) !== 'canceled')
    return { keptCents: zeroCents, keptTaxCents: zeroCents }
  const kept = cents(Math.min(keptCents(booking), retainableCents ?? totalCents))
  const { taxCents } = taxSplit({ ...booking, subtotalCents }, book)
  return { keptCents: kept, keptTaxCents: taxInKept({ totalCents, taxCents }, kept) }
}
