import type { AddOnId } from '@dustforce/core/catalogue'

/** The home that the contenders quote: a deep clean. */
export interface Home {
  readonly bedrooms: number
  readonly bathrooms: number
  readonly addOns: readonly AddOnId[]
  readonly pets: boolean
  readonly promo: { readonly type: 'percentage'; readonly value: number }
}

/** The key of a home in a table of prices. */
export function sizeOf({ bedrooms, bathrooms }: Home): string {
  return `${bedrooms}-${bathrooms}`
}
