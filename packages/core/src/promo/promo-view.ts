import { formatMoney, type MoneyFormat } from '../money/index.ts'
import type { PromoResult } from './evaluate-promo.ts'
import { firstTimeOnlyFieldError, promoMessage } from './promo-message.ts'

/** The state of a form's promo code. */
export type PromoView =
  | { readonly status: 'empty' | 'checking' }
  | { readonly status: 'applied'; readonly code: string; readonly savings: string }
  | { readonly status: 'invalid'; readonly code: string; readonly message: string }

/** Said of a code that was typed, and not applied when the form is sent. */
export const promoNotApplied = {
  title: 'Promo code not applied',
  description: 'Apply the promo code, or clear it to go on without.',
}

/**
 * Returns what the promo field of a form shows of a code: what it saves, or why it does not hold.
 *
 * @param promo the code and how it was judged; null while there is none
 * @param format the currency of the price book
 * @example
 * promoView(false, null, { currency: 'CAD' }) // => { status: 'empty' }
 */
export function promoView(
  isChecking: boolean,
  promo: { readonly code: string; readonly result: PromoResult } | null,
  format: Omit<MoneyFormat, 'decimals'>,
): PromoView {
  if (isChecking) return { status: 'checking' }
  if (promo === null) return { status: 'empty' }
  const { code, result } = promo
  if (result.ok)
    return { status: 'applied', code: result.code, savings: formatMoney(result.discountCents, format) }
  const message =
    result.reason === 'first-time-only' ? firstTimeOnlyFieldError : promoMessage(result, format).description
  return { status: 'invalid', code, message }
}
