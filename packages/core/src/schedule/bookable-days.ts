import type { Day } from './calendar.ts'
import type { ClosedReason } from './slot.ts'

const reasons: Record<ClosedReason, string> = {
  past: 'In the past',
  'too-soon': 'No longer available today',
  'too-far': 'Too far ahead',
  closed: 'Closed',
  closure: 'Closed',
  'too-long': 'Closed',
  'outside-hours': 'Closed',
  full: 'Fully booked',
  busy: 'Fully booked',
  'in-use': 'Fully booked',
  skipped: 'Closed',
}

/**
 * The days of the look-ahead as a date picker asks for them: the range, and why a day in it cannot be chosen.
 *
 * @example
 * bookableDays(calendar(gtaPolicy, { now: Date.UTC(2026, 10, 21, 14) })).max // => '2027-01-19'
 */
export function bookableDays(days: readonly Day[]): {
  readonly today: string
  readonly min: string
  readonly max: string
  readonly disabledReason: (date: string) => string | null
} {
  const byDate = new Map<string, Day>(days.map((day) => [day.date, day]))
  const today = days[0]?.date ?? ''
  return {
    today,
    min: today,
    max: days.at(-1)?.date ?? today,
    disabledReason: (date) => {
      const day = byDate.get(date)
      if (day === undefined || day.open) return null
      if (day.closure !== undefined) return day.closure
      return date === today && day.reason === 'past' ? reasons['too-soon'] : reasons[day.reason ?? 'closed']
    },
  }
}
