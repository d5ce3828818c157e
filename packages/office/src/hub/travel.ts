import type { Company } from '../company/company.ts'
import { regionOf } from '../contractor/region.ts'

/** The places that a company serves, by its regions. */
export type Served = Pick<Company, 'regions'>

interface Places {
  readonly regions: readonly string[]
}

/** By the regions of a company: a board asks for each of its jobs. */
const known = new WeakMap<Served['regions'], Places>()

/** The places that a company serves, as addresses are searched for them. */
export function placesOf({ regions }: Served): Places {
  const places = known.get(regions) ?? { regions: regions.flatMap(({ places }) => places.map(lowerCase)) }
  known.set(regions, places)
  return places
}

const withinPlace = 15
const withinDistrict = 30
const acrossTheArea = 45
/** No estimate is longer. */
export const longestTravel = acrossTheArea

/**
 * Estimates the minutes that it takes to get from one address to another: none at one address, 15 within a place, 30 between places of one region of
 * the company, 45 otherwise. An address in no known place is taken to be in that of the other.
 *
 * @example
 * travelMinutes('1 Queen St W, Toronto', '9 Main St, Mississauga', business.company) // => 45
 */
export function travelMinutes(from: string, to: string, company: Served): number {
  if (from.trim().toLowerCase() === to.trim().toLowerCase()) return 0
  const places = placesOf(company)
  const [start, end] = [regionOf(from, places), regionOf(to, places)]
  if (start === null || end === null || start === end) return withinPlace
  const isNear = company.regions.some((region) => {
    const near = region.places.map(lowerCase)
    return near.includes(start) && near.includes(end)
  })
  return isNear ? withinDistrict : acrossTheArea
}

function lowerCase(place: string): string {
  return place.toLowerCase()
}
