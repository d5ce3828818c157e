import { formatMoney } from '../money/index.ts'
import type { PromoResult } from './evaluate-promo.ts'
import type { PromoMessage } from './promo-message.ts'

/**
 * The message of a promo code in Canadian French, as `promoMessage` has it in English.
 *
 * @param format the currency of the price book
 * @example
 * promoMessageInFrench({ ok: false, reason: 'expired' }, { currency: 'CAD' }).title // => 'Code promo expiré'
 */
export function promoMessageInFrench(
  result: PromoResult,
  { currency }: { readonly currency: string },
): PromoMessage {
  const format = { currency, locale: 'fr-CA' }
  if (result.ok) {
    const saved = formatMoney(result.discountCents, format)
    return {
      title: 'Code promo appliqué',
      description: `Vous économisez ${saved} avec le code ${result.code}.`,
    }
  }
  switch (result.reason) {
    case 'unknown':
    case 'inactive':
      return { title: 'Code promo inconnu', description: 'Ce code n’existe pas ou n’est plus valable.' }
    case 'expired':
      return { title: 'Code promo expiré', description: 'Ce code n’est plus valable.' }
    case 'limit-reached':
      return {
        title: 'Code promo épuisé',
        description: 'Ce code a été utilisé autant de fois que possible.',
      }
    case 'minimum-not-met':
      return {
        title: 'Montant minimal non atteint',
        description: `Ce code demande un montant d’au moins ${formatMoney(result.minimumCents, format)}.`,
      }
    case 'too-little-left':
      return {
        title: 'Code promo non applicable',
        description: `Ce code laisserait moins de ${formatMoney(result.leastCents, { ...format, decimals: 2 })} à payer, ce qu’une carte ne peut pas régler.`,
      }
    case 'first-time-only':
      return {
        title: 'Code promo de première visite',
        description: 'Ce code est réservé aux nouveaux clients ; cette adresse de courriel a déjà servi.',
      }
  }
}
