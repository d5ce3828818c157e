/** The number of bookings that a day takes and the number that it has. */
export interface DayCapacity {
  readonly limit: number
  readonly taken: number
  readonly left: number
  readonly full: boolean
}

/**
 * The places of a day. More taken than the limit allows, after the limit was lowered, leaves none.
 *
 * @example
 * dayCapacity(10, 9) // => { limit: 10, taken: 9, left: 1, full: false }
 */
export function dayCapacity(limit: number, taken: number): DayCapacity {
  const left = Math.max(0, limit - taken)
  return { limit, taken, left, full: left === 0 }
}
