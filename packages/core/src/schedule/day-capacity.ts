/** How many bookings a day takes and how many it has. */
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

/**
 * The daily limit that a stored setting means, or the fallback when the setting is missing or not a whole number.
 *
 * @param settingValue the `setting_value` of `daily_booking_limit`: text or number
 * @example
 * dailyLimitFrom('12', 10) // => 12
 */
export function dailyLimitFrom(settingValue: unknown, fallback: number): number {
  const text =
    typeof settingValue === 'number' || typeof settingValue === 'string' ? `${settingValue}`.trim() : ''
  return /^\d{1,6}$/.test(text) ? Number(text) : fallback
}
