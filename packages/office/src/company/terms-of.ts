import type { Charge, PriceBook, Tax } from '@dustforce/core/catalogue'
import { type Cents, cents, zeroCents } from '@dustforce/core/money'

/** The facts that texts state about the prices of a company that cleans homes. */
export interface PriceTerms {
  /** The first of its taxes. */
  readonly tax: Tax
  /** The most bedrooms or bathrooms that can be chosen. */
  readonly maxRooms: number
  readonly petFeeCents: Cents
  readonly extraBedroomCents: Cents
  readonly extraBathroomCents: Cents
}

/** Whether a charge is one for pets. */
export function isPetFee({ when = {} }: Charge): boolean {
  return Object.hasOwn(when, 'pets')
}

const noTax: Tax = { name: 'Tax', percent: 0, mode: 'included' }

/**
 * Returns what texts say about the prices of a book: its tax, fees in cents, and the most rooms that can be chosen. A fee that the book does not have
 * is nothing.
 *
 * @example
 * termsOf(priceBook).petFeeCents // => 2500
 */
export function termsOf({ taxes: [tax = noTax], measures, charges = [], services }: PriceBook): PriceTerms {
  const pets = charges.find(isPetFee)
  const rooms = measures.bedrooms
  const [first] = Object.values(services)
  const beyond = first?.price.kind === 'table' ? first.price.beyond : undefined
  return {
    tax,
    maxRooms: rooms !== undefined && 'max' in rooms ? rooms.max : 1,
    petFeeCents: pets !== undefined && 'amount' in pets ? pets.amount : zeroCents,
    extraBedroomCents: cents(beyond?.bedrooms ?? 0),
    extraBathroomCents: cents(beyond?.bathrooms ?? 0),
  }
}
