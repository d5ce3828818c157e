import type { Cents, Rounding } from '../money/index.ts'

/** A home's size as the base-price table is keyed: 'bedrooms-bathrooms'. */
export type HomeSize = `${number}-${number}`

/** Something a customer may add to a service, at a fixed price. */
export interface AddOn {
  readonly name: string
  readonly priceCents: Cents
  /** What the price buys, where it is not the whole job: 'per bed'. */
  readonly unit?: string
  readonly description: string
}

/** A cleaning service: what it includes, what it costs by home size, and which add-ons go with it. */
export interface Service<A extends string = string> {
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  /**
   * Base prices in cents by home size. The sizes form a chain from 1-1 up (1-1, 2-1, 2-2 …), so that the nearest one below a home is
   * unique.
   */
  readonly basePrices: Readonly<Record<HomeSize, Cents>>
  readonly addOns: readonly A[]
}

/** How sales tax is charged. */
export interface Tax {
  readonly name: string
  readonly percent: number
  /** `added` puts the tax on top of the listed prices; `included` means that the listed prices contain it. */
  readonly mode: 'added' | 'included'
}

/**
 * Everything a price depends on, as one value: a company brings its own, and a quote names the version it was made from.
 * Money is in cents.
 */
export interface PriceBook<S extends string = string, A extends string = string> {
  readonly version: string
  readonly currency: 'CAD' | 'USD'
  /** What discounts and tax are rounded to, half up. */
  readonly rounding: Rounding
  readonly tax: Tax
  readonly petFeeCents: Cents
  /** For each bedroom above the nearest size in the table. */
  readonly extraBedroomCents: Cents
  /** For each bathroom above the nearest size in the table. */
  readonly extraBathroomCents: Cents
  /** How many bedrooms, and how many bathrooms, can be chosen at most; at least one of each. */
  readonly maxRooms: number
  readonly services: Readonly<Record<S, Service<A>>>
  readonly addOns: Readonly<Record<A, AddOn>>
}
