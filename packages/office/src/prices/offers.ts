import type { PriceBook } from '@dustforce/core/catalogue'
import type { CompanyPriceBook } from '../company/index.ts'
import dogGrooming from '../offers/dog-grooming.json' with { type: 'json' }
import homeCleaning from '../offers/home-cleaning.json' with { type: 'json' }
import musicSchool from '../offers/music-school.json' with { type: 'json' }
import poolService from '../offers/pool-service.json' with { type: 'json' }
import windowCleaning from '../offers/window-cleaning.json' with { type: 'json' }

/** What an example says besides the currency, the rounding and the taxes, which are a company's own. */
export type OfferBook = Pick<PriceBook, 'measures' | 'services' | 'addOns' | 'charges' | 'frequencies'>

/** A kind of work that a new company may begin with, to change its prices afterwards. */
export interface Offer extends OfferBook {
  readonly name: string
  readonly description: string
}

/** The examples that a company may begin with: each measures what the booking form can ask for. */
export const offers: readonly Offer[] = [
  homeCleaning,
  poolService,
  musicSchool,
  windowCleaning,
  dogGrooming,
].map((offer: object) => offer as Offer)

/**
 * A price book that offers what an example does, in the currency and with the taxes of a company's own.
 *
 * @param own the book of the company so far
 * @example
 * bookOfOffer(offer, gtaPriceBook).currency // => 'CAD'
 */
export function bookOfOffer(
  { measures, services, addOns, charges = [], frequencies = {} }: OfferBook,
  own: CompanyPriceBook,
): CompanyPriceBook {
  const { version, currency, rounding, taxes, minimumTotal } = own
  return {
    ...{ version, currency, rounding, taxes, measures, services, addOns, charges, frequencies },
    ...(minimumTotal !== undefined && { minimumTotal }),
  }
}
