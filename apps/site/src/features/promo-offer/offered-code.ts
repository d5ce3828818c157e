import { cents } from '@dustforce/core/money'
import { evaluatePromo, normalizePromoCode, type PromoCode } from '@dustforce/core/promo'
import type { Business } from '@dustforce/office/company'
import offer from '@dustforce/office/texts/offer.en.json'
import { saidIn } from '../../texts/said-in.ts'

/** A code, and how many percent it takes off. */
export interface Offer {
  readonly code: string
  readonly percent: number
}

/** The code that the company gives to everyone who books for the first time; null when it gives none. */
export function houseOfferOf(business: Business): Offer | null {
  const { code, percent } = saidIn(business, 'offer', offer)
  return code === '' ? null : { code, percent: Number(percent) }
}

/**
 * The offer for an address with `?promo=…`: its own code, when that can be used now and takes off a percentage, else the house code. A text that somebody put into a link is never shown as a code of the company.
 *
 * @param asked the parameter's value
 * @param lookUp finds a code's record; rejects when it cannot be asked
 * @param now epoch milliseconds
 */
export async function offerFor(
  asked: string,
  lookUp: (code: string) => Promise<PromoCode | null>,
  now: number,
  business: Business,
): Promise<Offer | null> {
  const code = normalizePromoCode(asked)
  const houseOffer = houseOfferOf(business)
  if (code === '' || code === houseOffer?.code || code.length > 40) return houseOffer
  const record = await lookUp(code).catch(() => null)
  const subtotalCents = record?.minOrderCents ?? cents(0)
  const judged = evaluatePromo(record, { subtotalCents, now, firstTime: null, book: business.priceBook })
  return judged.ok && judged.discount.type === 'percentage'
    ? { code: judged.code, percent: judged.discount.value }
    : houseOffer
}
