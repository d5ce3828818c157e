import { amountFromText, centsFromDollars, dollarsOf } from '@dustforce/core/money'
import { normalizePromoCode, type PromoCode } from '@dustforce/core/promo'
import { addDays, businessTimeOf, instantOf, isBusinessDate } from '@dustforce/core/schedule'
import type { CompanyPolicy } from '@dustforce/office/company'
import type { PromoDraft } from '@dustforce/supabase/admin'

/** A promo code as its form holds it: texts, '' where nothing limits it. */
export interface PromoForm {
  readonly code: string
  readonly discountType: 'percentage' | 'fixed'
  readonly discountValue: string
  /** The last day, 'yyyy-MM-dd'. */
  readonly lastDay: string
  readonly maxUses: string
  readonly minimum: string
  readonly firstTimeOnly: boolean
  readonly isActive: boolean
}

export const emptyPromoForm: PromoForm = {
  code: '',
  discountType: 'percentage',
  discountValue: '',
  lastDay: '',
  maxUses: '',
  minimum: '',
  firstTimeOnly: false,
  isActive: true,
}

export function promoFormOf(promo: PromoCode, policy: CompanyPolicy): PromoForm {
  return {
    code: promo.code,
    discountType: promo.discountType,
    discountValue: String(promo.discountValue),
    lastDay: promo.validUntil === null ? '' : businessTimeOf(promo.validUntil, policy.zone).date,
    maxUses: promo.maxUses === null ? '' : String(promo.maxUses),
    minimum: promo.minOrderCents === null ? '' : String(dollarsOf(promo.minOrderCents)),
    firstTimeOnly: promo.firstTimeOnly,
    isActive: promo.isActive,
  }
}

export type PromoProblems = Partial<
  Record<'code' | 'discountValue' | 'lastDay' | 'maxUses' | 'minimum', string>
>

/** A number as it is typed; NaN for text that is not a number, or could be read in two ways. */
function numberOf(text: string): number {
  const read = amountFromText(text)
  return read.ok ? read.value : Number.NaN
}

/** The message of every field that is wrong. */
export function promoProblems(form: PromoForm): PromoProblems {
  const value = numberOf(form.discountValue)
  const most = form.discountType === 'percentage' ? 100 : 99_999
  return {
    ...(/^[A-Z0-9_-]{2,40}$/.test(normalizePromoCode(form.code))
      ? {}
      : { code: 'Use 2 to 40 letters, digits, hyphens or underscores' }),
    ...(value > 0 && value <= most ? {} : { discountValue: `Enter a number above 0, at most ${most}` }),
    ...(form.lastDay === '' || isBusinessDate(form.lastDay) ? {} : { lastDay: 'Choose a day' }),
    ...(/^\d{0,6}$/.test(form.maxUses.trim()) ? {} : { maxUses: 'Enter a whole number, or nothing' }),
    ...(form.minimum.trim() === '' || numberOf(form.minimum) >= 0
      ? {}
      : { minimum: 'Enter an amount, or nothing' }),
  }
}

/** The promo code that a form without problems describes; it is valid to the end of its last day. */
export function promoOf(form: PromoForm, policy: CompanyPolicy): PromoDraft {
  return {
    code: normalizePromoCode(form.code),
    isActive: form.isActive,
    discountType: form.discountType,
    discountValue: numberOf(form.discountValue),
    validUntil: isBusinessDate(form.lastDay) ? instantOf(addDays(form.lastDay, 1), 0, policy.zone) - 1 : null,
    maxUses: form.maxUses.trim() === '' ? null : Number(form.maxUses),
    minOrderCents: form.minimum.trim() === '' ? null : centsFromDollars(numberOf(form.minimum)),
    firstTimeOnly: form.firstTimeOnly,
  }
}
