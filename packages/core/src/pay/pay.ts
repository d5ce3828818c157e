import { amountFromText, type Cents, centsFromDollars, percentOf } from '../money/index.ts'
import type { BusinessPolicy } from '../schedule/policy.ts'

/** The result of checking a contractor's pay that was typed: an amount in cents, null when it was cleared, or the notice to show. */
export type CheckedPay =
  | { readonly ok: true; readonly value: Cents | null }
  | { readonly ok: false; readonly title: string; readonly message: string }

const largestPay = 10_000
/** In cents. */
const wholeDollar = 100

/**
 * Computes the pay of a cleaner for a booking: half of the subtotal before tax and discount, in whole dollars.
 *
 * @param subtotal in cents
 * @example
 * suggestedPay(cents(33000), gtaPolicy) // => 16500
 */
export function suggestedPay(subtotal: Cents, policy: Pick<BusinessPolicy, 'contractorPayPercent'>): Cents {
  return percentOf(subtotal, policy.contractorPayPercent, wholeDollar)
}

/**
 * Checks the pay that an admin typed in dollars, in any way that `amountFromText` reads: empty clears it; what is no number, negative, above
 * $10,000, or could be read in two ways, is refused.
 *
 * @example
 * checkPay('165.50') // => { ok: true, value: 16550 }
 */
export function checkPay(text: string): CheckedPay {
  const typed = text.trim()
  if (typed === '') return { ok: true, value: null }
  const read = amountFromText(typed)
  if (!read.ok && read.why === 'ambiguous') return refused(ambiguousAmount(typed))
  const dollars = read.ok ? read.value : Number.NaN
  if (!(dollars >= 0)) return refused('Contractor pay must be a positive number')
  if (dollars > largestPay)
    return refused(`Contractor pay can be at most $${largestPay.toLocaleString('en-CA')}`)
  return { ok: true, value: centsFromDollars(dollars) }
}

/** Why an amount that `amountFromText` did not guess was refused, in a sentence without a full stop. */
export function ambiguousAmount(typed: string): string {
  return `“${typed.trim()}” can be read in two ways. Please write it like 1250.50`
}

function refused(message: string): CheckedPay {
  return { ok: false, title: 'Invalid Pay', message }
}
