import type { Company } from '../company/company.ts'
import { regionOf } from '../contractor/region.ts'

/** The places that a company serves, by its regions. */
export type Served = Pick<Company, 'regions'>

/** The places that a company serves, as addresses are searched for them. */
export function placesOf({ regions }: Served): { readonly regions: readonly string[] } {
  return { regions: regions.flatMap(({ places }) => places.map((place) => place.toLowerCase())) }
}

const withinPlace = 15
const withinDistrict = 30
const acrossTheArea = 45

/**
 * Estimates the minutes that it takes to get from one address to another: none at one address, 15 within a place, 30 between places of one region of
 * the company, 45 otherwise. An address in no known place is taken to be in that of the other.
 *
 * @example
 * travelMinutes('1 Queen St W, Toronto', '9 Main St, Mississauga', business.company) // => 45
 */
export function travelMinutes(from: string, to: string, company: Served): number {
  if (from.trim().toLowerCase() === to.trim().toLowerCase()) return 0
  const known = placesOf(company)
  const [start, end] = [regionOf(from, known), regionOf(to, known)]
  if (start === null || end === null || start === end) return withinPlace
  const isNear = company.regions.some((region) => {
    const { regions } = placesOf({ regions: [region] })
    return regions.includes(start) && regions.includes(end)
  })
  return isNear ? withinDistrict : acrossTheArea
}
