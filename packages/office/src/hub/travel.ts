import type { BusinessPolicy } from '@dustforce/core/schedule'
import { regionOf } from '../contractor/region.ts'

const withinRegion = 15
const acrossTheCity = 30
const acrossTheArea = 45

const cityRegions: readonly string[] = [
  'toronto',
  'etobicoke',
  'scarborough',
  'north york',
  'york',
  'east york',
]

/**
 * How many minutes it takes about to get from one address to another: none at one address, 15 within a region, 30 within the city of
 * Toronto, 45 otherwise. An address in no known region is taken to be in the region of the other.
 *
 * @example
 * travelMinutes('1 Queen St W, Toronto', '9 Main St, Mississauga', gtaPolicy) // => 45
 */
export function travelMinutes(from: string, to: string, policy: Pick<BusinessPolicy, 'regions'>): number {
  if (from.trim().toLowerCase() === to.trim().toLowerCase()) return 0
  const [start, end] = [regionOf(from, policy), regionOf(to, policy)]
  if (start === null || end === null || start === end) return withinRegion
  return cityRegions.includes(start) && cityRegions.includes(end) ? acrossTheCity : acrossTheArea
}
