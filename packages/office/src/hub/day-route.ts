import { displayStatus } from '../booking/status.ts'
import type { Job } from './conflicts.ts'

/** The most stops between start and end that Google Maps takes on a phone. */
const mostWaypoints = 3

/** Later than any minute of a day. */
const noTime = 24 * 60

/** A part of a day's route that one map shows. */
export interface RouteLeg {
  readonly addresses: readonly string[]
  readonly url: string
}

/**
 * The jobs of a day in the order they are driven to, canceled ones left out; those without a time come last.
 *
 * @example
 * routeOrder([]) // => []
 */
export function routeOrder<J extends Pick<Job, 'id' | 'bookingMinute' | 'bookingStatus'>>(
  jobs: readonly J[],
): J[] {
  return jobs
    .filter((job) => displayStatus(job) !== 'canceled')
    .toSorted((a, b) => (a.bookingMinute ?? noTime) - (b.bookingMinute ?? noTime) || (a.id < b.id ? -1 : 1))
}

/**
 * Google Maps' directions to addresses one after the other, starting from where the phone is. A map on a phone takes four addresses;
 * each further leg starts where the one before ended.
 *
 * @example
 * routeLegs(['1 Main St, Toronto'])[0]?.url
 * // => 'https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=1%20Main%20St%2C%20Toronto'
 */
export function routeLegs(addresses: readonly string[]): RouteLeg[] {
  const legs: RouteLeg[] = []
  for (let first = 0; first < addresses.length; first += mostWaypoints + 1) {
    const stops = addresses.slice(first, first + mostWaypoints + 1)
    const waypoints = stops.slice(0, -1)
    const origin = addresses[first - 1]
    const query = [
      'api=1',
      'travelmode=driving',
      ...(origin === undefined ? [] : [`origin=${encodeURIComponent(origin)}`]),
      `destination=${encodeURIComponent(stops.slice(-1).join(''))}`,
      ...(waypoints.length === 0 ? [] : [`waypoints=${encodeURIComponent(waypoints.join('|'))}`]),
    ].join('&')
    legs.push({ addresses: stops, url: `https://www.google.com/maps/dir/?${query}` })
  }
  return legs
}
