import type { BusinessPolicy } from '@dustforce/core/schedule'
import type { Contractor } from './contractor.ts'

type Regions = Pick<BusinessPolicy, 'regions'>

/** The names from the longest, by the list that they are in: a board asks for each of its jobs. */
const ordered = new WeakMap<Regions['regions'], readonly string[]>()

function fromLongest({ regions }: Regions): readonly string[] {
  const known = ordered.get(regions) ?? regions.toSorted((a, b) => b.length - a.length)
  ordered.set(regions, known)
  return known
}

/**
 * The region that an address lies in: a part between commas that is a region's name, else the longest region name found in the text,
 * so that 'North York' is never 'York' and 'Yorkville' is neither. Null when no region is found.
 *
 * @example
 * regionOf('12 York St, North York, ON M2N 5M4', gtaPolicy) // => 'north york'
 */
export function regionOf(address: string, policy: Regions): string | null {
  const text = ` ${address.toLowerCase().replace(/\s+/g, ' ')} `
  const parts = text.split(',').map((part) => part.trim())
  const byLength = fromLongest(policy)
  return (
    byLength.find((region) => parts.includes(region)) ??
    byLength.find((region) => hasWords(text, region)) ??
    null
  )
}

/**
 * The contractors who can be sent to an address: on duty, and working in its region or everywhere.
 *
 * @example
 * contractorsFor('1 Yonge St, Toronto', contractors, gtaPolicy).map((contractor) => contractor.fullName)
 */
export function contractorsFor<C extends Pick<Contractor, 'serviceAreas' | 'onDuty'>>(
  address: string,
  contractors: readonly C[],
  policy: Regions,
): C[] {
  const region = regionOf(address, policy)
  return contractors.filter(
    ({ onDuty, serviceAreas }) =>
      onDuty &&
      (serviceAreas.length === 0 ||
        (region !== null && serviceAreas.some((area) => regionOf(area, policy) === region))),
  )
}

function hasWords(text: string, words: string): boolean {
  let at = text.indexOf(words)
  while (at !== -1) {
    const around = `${text[at - 1]}${text[at + words.length]}`
    if (!/[\p{L}\p{N}]/u.test(around)) return true
    at = text.indexOf(words, at + 1)
  }
  return false
}
