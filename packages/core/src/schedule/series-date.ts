import type { BusinessDate } from './business-date.ts'
import { addDays, monthOf } from './date-arithmetic.ts'

/** The longest series that has no last date. */
export const mostDays = 3660

/** The intervals after which a visit can come back, the shortest first. */
export const intervals = ['week', '2-weeks', '4-weeks', 'month'] as const

/** The interval after which a visit comes back. */
export type Interval = (typeof intervals)[number]

/** The dates that a series has by itself. */
export interface SeriesDates {
  /** The date of the first visit. */
  readonly from: BusinessDate
  readonly every: Interval
}

/** The date that a series itself has for a visit, 0 for the first one. A month without the day of the first one has it on its last day. */
export function seriesDate({ from, every }: SeriesDates, index: number): BusinessDate {
  if (every !== 'month') return addDays(from, index * { week: 7, '2-weeks': 14, '4-weeks': 28 }[every])
  const month = monthOf(from, index)
  const sameDay = addDays(month.from, Number(from.slice(8)) - 1)
  return sameDay < month.to ? sameDay : month.to
}
