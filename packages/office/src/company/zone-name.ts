import type { Business } from './business.ts'

/**
 * Returns what people call the time of a company: by its own city, or that of its zone where it has none.
 *
 * @example
 * zoneName(business) // => 'Toronto'
 */
export function zoneName({ company, policy }: Pick<Business, 'company' | 'policy'>): string {
  return company.address.city || cityOf(policy.zone)
}

function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/**
 * Returns the mark of a zone's time beside a clock: by its own letters where people have some, else by its city; and in full.
 *
 * @example
 * zoneMark('America/Toronto') // => { short: 'ET', full: 'Eastern Time, Toronto' }
 * zoneMark('Europe/London') // => { short: 'London', full: 'United Kingdom Time, London' }
 */
export function zoneMark(zone: string): { readonly short: string; readonly full: string } {
  const city = cityOf(zone)
  const named = (timeZoneName: 'shortGeneric' | 'longGeneric') =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, timeZoneName })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? city
  const letters = named('shortGeneric')
  return { short: letters.length <= 4 ? letters : city, full: `${named('longGeneric')}, ${city}` }
}
