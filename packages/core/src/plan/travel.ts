import type { Place } from './day.ts'

/** The factor by which roads are longer than straight lines. */
const roads = 1.35
const kilometresAnHour = 35
/** To park and to walk to the door. */
const arrivalMinutes = 6
const earthKilometres = 6371

/**
 * Computes the distance by road, in kilometres: the straight line, a third longer.
 *
 * @example
 * roadKilometres([43.65, -79.38], [43.7, -79.4]).toFixed(1) // => '7.8'
 */
export function roadKilometres([fromNorth, fromEast]: Place, [toNorth, toEast]: Place): number {
  const radians = Math.PI / 180
  const north = Math.sin(((toNorth - fromNorth) * radians) / 2) ** 2
  const east = Math.sin(((toEast - fromEast) * radians) / 2) ** 2
  const chord = north + Math.cos(fromNorth * radians) * Math.cos(toNorth * radians) * east
  return roads * 2 * earthKilometres * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/**
 * Minutes from one place to another through a city: 35 km/h, and 6 minutes to park; none where one is already. Replace it by your own
 * table of distances, or correct it by what your cleaners need.
 *
 * @example
 * Math.ceil(drivingMinutes([43.65, -79.38], [43.7, -79.4])) // => 20
 */
export function drivingMinutes(from: Place, to: Place): number {
  const kilometres = roadKilometres(from, to)
  return kilometres === 0 ? 0 : (kilometres / kilometresAnHour) * 60 + arrivalMinutes
}
