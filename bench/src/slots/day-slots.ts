/** A day as every contender lists it: its date and its slots, each with its time, its label and whether it can be booked. */
export interface DaySlots {
  readonly date: string
  readonly slots: readonly { readonly minute: number; readonly label: string; readonly open: boolean }[]
}

export const zone = 'America/Toronto'
export const lookaheadDays = 60
export const leadMs = 30 * 60_000

/** The first and the last hour at which a slot starts, from Sunday to Saturday. */
export const hours = [
  [9, 16],
  [8, 18],
  [8, 18],
  [8, 18],
  [8, 18],
  [8, 18],
  [9, 16],
] as const

/** The labels of the hours: no contender is charged for writing them. */
export const labels = Array.from(
  { length: 24 },
  (_, hour) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
)

/** Toronto's offsets around the days that are measured, each until an instant: a zone table that is already warm. */
export const offsets = [
  { until: Date.UTC(2026, 10, 1, 6), offset: -4 * 3_600_000 },
  { until: Date.UTC(2027, 2, 14, 7), offset: -5 * 3_600_000 },
  { until: Date.UTC(2027, 10, 7, 6), offset: -4 * 3_600_000 },
] as const

/** Toronto's offset at an instant, in milliseconds. */
export function offsetAt(instant: number): number {
  for (const { until, offset } of offsets) if (instant < until) return offset
  throw new RangeError(`Beyond the table: ${instant}`)
}
