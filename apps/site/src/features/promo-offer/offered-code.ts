import { cents } from '@dustforce/core/money'
import { evaluatePromo, normalizePromoCode, type PromoCode } from '@dustforce/core/promo'
import type { CompanyPriceBook } from '@dustforce/office/company'
import offer from '@dustforce/office/texts/offer.en.json'

/** A code, and how many percent it takes off. */
export interface Offer {
  readonly code: string
  readonly percent: number
}

/** The code that the company gives to everyone who books for the first time; null when it gives none. */
export const houseOffer: Offer | null =
  offer.code === '' ? null : { code: offer.code, percent: Number(offer.percent) }

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
  priceBook: CompanyPriceBook,
): Promise<Offer | null> {
  const code = normalizePromoCode(asked)
  if (code === '' || code === houseOffer?.code || code.length > 40) return houseOffer
  const record = await lookUp(code).catch(() => null)
  const subtotalCents = record?.minOrderCents ?? cents(0)
  const judged = evaluatePromo(record, { subtotalCents, now, firstTime: null, book: priceBook })
  return judged.ok && judged.discount.type === 'percentage'
    ? { code: judged.code, percent: judged.discount.value }
    : houseOffer
}
