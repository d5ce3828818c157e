import { formatMoney, type MoneyFormat } from '../money/index.ts'
import type { PromoResult } from './evaluate-promo.ts'

/** A short notice: a title and the sentence under it. */
export interface PromoMessage {
  readonly title: string
  readonly description: string
}

/** The title of the only rule that the server alone checks: what is left to pay is known with the tax. */
export const promoNotApplicableTitle = 'Promo Code Not Applicable'

/**
 * The message to show the customer for an evaluated promo code.
 *
 * @param format the currency of the price book
 * @example
 * promoMessage({ ok: false, reason: 'unknown' }, { currency: 'CAD' }).title // => 'Invalid Promo Code'
 */
export function promoMessage(result: PromoResult, format: Omit<MoneyFormat, 'decimals'>): PromoMessage {
  if (result.ok) {
    const saved = formatMoney(result.discountCents, format)
    return { title: 'Promo Code Applied!', description: `You saved ${saved} with code ${result.code}.` }
  }
  switch (result.reason) {
    case 'unknown':
    case 'inactive':
      return { title: 'Invalid Promo Code', description: 'This promo code is not valid or has expired.' }
    case 'expired':
      return { title: 'Promo Code Expired', description: 'This promo code has expired.' }
    case 'limit-reached':
      return {
        title: 'Promo Code Limit Reached',
        description: 'This promo code has reached its usage limit.',
      }
    case 'minimum-not-met':
      return {
        title: 'Minimum Order Not Met',
        description: `This promo code requires a minimum order of ${formatMoney(result.minimumCents, format)}.`,
      }
    case 'too-little-left':
      return {
        title: promoNotApplicableTitle,
        description: `This promo code would leave less than ${formatMoney(result.leastCents, { ...format, decimals: 2 })} to pay, which a card cannot be charged.`,
      }
    case 'first-time-only':
      return {
        title: 'First-Time Customer Only',
        description:
          'This promo code is only valid for first-time customers. This email address has been used for previous bookings.',
      }
  }
}

/** Shown when the customer removes a promo code. */
export const promoRemovedMessage: PromoMessage = {
  title: 'Promo Code Removed',
  description: 'The promo code has been removed from your booking.',
}

/** Shown when a promo code could not be looked up. */
export const promoFailedMessage: PromoMessage = {
  title: 'Error',
  description: 'Failed to validate promo code. Please try again.',
}

/** Shown beside the field when a first-time code meets a returning customer. */
export const firstTimeOnlyFieldError = 'This promo code is only for first-time customers'
