import type { Cents } from '../money/index.ts'
import type { HomeSize, Service } from './price-book.ts'

/** The table entry that a home is charged by, in cents, and the rooms that it has beyond it. */
export interface NearestSize {
  readonly size: HomeSize
  readonly tableCents: Cents
  readonly extraBedrooms: number
  readonly extraBathrooms: number
}

/**
 * The largest table entry that exceeds the home in neither bedrooms nor bathrooms. Public spec, section 9.
 *
 * @throws RangeError when the table has no entry that small
 * @example
 * nearestSize(gtaPriceBook.services.standard, 1, 5) // => { size: '1-1', tableCents: 16000, extraBedrooms: 0, extraBathrooms: 4 }
 */
export function nearestSize(service: Service, bedrooms: number, bathrooms: number): NearestSize {
  // The table's keys form a chain, so taking rooms away one by one meets the largest entry first.
  for (let fewer = 0; fewer < bedrooms + bathrooms; fewer += 1) {
    for (let extraBedrooms = 0; extraBedrooms <= fewer; extraBedrooms += 1) {
      const extraBathrooms = fewer - extraBedrooms
      const size: HomeSize = `${bedrooms - extraBedrooms}-${bathrooms - extraBathrooms}`
      const tableCents = service.basePrices[size]
      if (tableCents !== undefined) return { size, tableCents, extraBedrooms, extraBathrooms }
    }
  }
  throw new RangeError(
    `${service.name} has no price for a home of ${bedrooms} bedrooms and ${bathrooms} bathrooms`,
  )
}
