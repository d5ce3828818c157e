import { cents } from '@dustforce/core/money'
import { type Business, exactAmount, termsOf } from '@dustforce/office/company'
import { taxBackCents } from '@dustforce/office/ledger'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { dayName } from '../booking-words.ts'
import type { Fact } from './fact-list.tsx'

/** What a credit note says of the money: that it is one, its date, what goes back, the tax in it, and what is kept. */
export function creditFacts(booking: BookingFacts, business: Business): Fact[] {
  const { refundCents = booking.totalCents, keptCents = cents(booking.totalCents - refundCents) } = booking
  const { refundTaxCents: tax = taxBackCents(booking, cents(keptCents + refundCents), keptCents) } = booking
  // Nothing is credited before it goes back.
  if ((booking.refundWaitsCents ?? 0) > 0)
    return [['Waits for your bank', exactAmount(booking.refundWaitsCents ?? refundCents, business.money)]]
  return [
    ['Credit note of', booking.creditDate === '' ? '' : dayName(booking.creditDate)],
    ['Refund', exactAmount(refundCents, business.money)],
    [`${termsOf(business.priceBook).tax.name} in the refund`, exactAmount(tax, business.money)],
    ['Kept', keptCents > 0 ? exactAmount(keptCents, business.money) : ''],
  ]
}
