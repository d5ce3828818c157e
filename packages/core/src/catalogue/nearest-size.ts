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
 * The largest table entry that exceeds the home in neither bedrooms nor bathrooms.
 *
 * @throws RangeError when the table has no entry that small
 * @example
 * nearestSize(gtaPriceBook.services.standard, 1, 5) // => { size: '1-1', tableCents: 16000, extraBedrooms: 0, extraBathrooms: 4 }
 */
export function nearestSize(service: Service, bedrooms: number, bathrooms: number): NearestSize {
  // The table's keys form a chain, so taking rooms away one by one meets the largest entry first.
  for (let fewer = 0; fewer <= bedrooms + bathrooms - 2; fewer += 1) {
    const most = Math.min(fewer, bedrooms - 1)
    for (let extraBedrooms = Math.max(0, fewer - bathrooms + 1); extraBedrooms <= most; extraBedrooms += 1) {
      const extraBathrooms = fewer - extraBedrooms
      const size = sizeOf(bedrooms - extraBedrooms, bathrooms - extraBathrooms)
      const tableCents = service.basePrices[size]
      if (tableCents !== undefined) return { size, tableCents, extraBedrooms, extraBathrooms }
    }
  }
  throw new RangeError(
    `${service.name} has no price for a home of ${bedrooms} bedrooms and ${bathrooms} bathrooms`,
  )
}

const sizes: HomeSize[][] = []

/** The key of a home in a table. Each is written once: looking a new text up costs more than the rest of a base price. */
function sizeOf(bedrooms: number, bathrooms: number): HomeSize {
  sizes[bedrooms] ??= []
  const row = sizes[bedrooms]
  row[bathrooms] ??= `${bedrooms}-${bathrooms}`
  return row[bathrooms]
}
