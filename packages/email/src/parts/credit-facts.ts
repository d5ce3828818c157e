import { termsOf } from '@dustforce/office/company'
import { creditOf } from '@dustforce/office/ledger'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { dayName, dollars } from '../booking-words.ts'
import type { LetterWords } from '../words/letter-words.ts'
import type { Fact } from './fact-list.tsx'

/** Lists what a credit note says of the money: that it is one, its date, what goes back, the tax in it, and what is kept. */
export function creditFacts(booking: BookingFacts, words: LetterWords): Fact[] {
  const { refundCents, keptCents, taxCents } = creditOf(booking)
  // Nothing is credited before it goes back.
  if ((booking.refundWaitsCents ?? 0) > 0)
    return [[words.labels.waitsForBank, dollars(booking.refundWaitsCents ?? refundCents, words)]]
  return [
    [words.labels.creditNote, booking.creditDate === '' ? '' : dayName(booking.creditDate, words)],
    [words.labels.refund, dollars(refundCents, words)],
    [words.taxInRefund(termsOf(words.business.priceBook).tax.name), dollars(taxCents, words)],
    [words.labels.kept, keptCents > 0 ? dollars(keptCents, words) : ''],
  ]
}
