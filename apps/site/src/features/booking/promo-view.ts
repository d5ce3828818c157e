import { formatMoney } from '@dustforce/core/money'
import {
  firstTimeOnlyFieldError,
  type PromoCode,
  type PromoResult,
  promoMessage,
} from '@dustforce/core/promo'
import { gtaMoney } from '@dustforce/office/company'
import type { PromoView } from './promo-field.tsx'

/** What the promo field shows of a code's state. */
export function promoView(
  checking: boolean,
  result: PromoResult | null,
  record: PromoCode | null,
): PromoView {
  if (checking) return { status: 'checking' }
  if (result === null || record === null) return { status: 'empty' }
  if (result.ok)
    return { status: 'applied', code: result.code, savings: formatMoney(result.discountCents, gtaMoney) }
  const message =
    result.reason === 'first-time-only' ? firstTimeOnlyFieldError : promoMessage(result, gtaMoney).description
  return { status: 'invalid', code: record.code, message }
}
