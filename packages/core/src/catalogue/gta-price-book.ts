import { cents } from '../money/index.ts'
import book from './gta-price-book.json' with { type: 'json' }
import type { CountMeasure, FlagMeasure, PriceBook, Tax } from './price-book.ts'
import { asRead } from './read-books.ts'

/** The services that Dust Force offers. */
export const serviceIds = ['standard', 'deep-clean', 'move-clean'] as const

/** A service that Dust Force offers. */
export type ServiceId = (typeof serviceIds)[number]

/** The add-ons that Dust Force offers, in the order they are offered. */
export const addOnIds = [
  'eco-products',
  'fridge-cleaning',
  'oven-cleaning',
  'interior-windows',
  'bed-linen-change',
  'laundry',
  'dishwashing',
  'closet-organization',
  'pantry-organization',
  'kitchen-cabinet-organization',
] as const

/** An add-on that Dust Force offers. */
export type AddOnId = (typeof addOnIds)[number]

/** The facts that a customer of Dust Force says about a home. */
// biome-ignore lint/style/useConsistentTypeDefinitions: a price book asks for an index signature, which only a type has
export type GtaMeasures = {
  readonly bedrooms: CountMeasure
  readonly bathrooms: CountMeasure
  readonly pets: FlagMeasure
}

/** With the one tax that its texts name. */
type GtaPriceBook = PriceBook<ServiceId, AddOnId, GtaMeasures> & { readonly taxes: readonly [Tax] }

/**
 * The prices of Dust Force in the Greater Toronto Area: `gta-price-book.json`, which is trusted here so that a page that quotes ships no
 * parser. A test parses it.
 */
export const gtaPriceBook: GtaPriceBook = trusted(book)

function trusted(json: object): GtaPriceBook {
  return asRead(json) as GtaPriceBook
}

/**
 * The values that the texts of Dust Force name about its prices: the tax, fees in cents, and the most bedrooms or bathrooms that can be chosen.
 *
 * @example
 * gtaTerms.petFeeCents // => 2500
 */
export const gtaTerms = {
  tax: gtaPriceBook.taxes[0],
  maxRooms: gtaPriceBook.measures.bedrooms.max,
  /** The only charge of the book. */
  petFeeCents: cents(Math.max(...book.charges.map(({ amount }) => amount))),
  extraBedroomCents: cents(book.services.standard.price.beyond.bedrooms),
  extraBathroomCents: cents(book.services.standard.price.beyond.bathrooms),
}
