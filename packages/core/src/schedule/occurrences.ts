import { type BusinessDate, dayNumberOf } from './business-date.ts'
import { instantOf } from './business-time.ts'
import { checkPolicy, hoursFields } from './checked-policy.ts'
import { checkSeries } from './checked-series.ts'
import { addDays } from './date-arithmetic.ts'
import { isSkipped } from './day-slots.ts'

import { closureOn } from './opening-hours.ts'
import type { HoursPolicy } from './policy.ts'
import { type Interval, mostDays, seriesDate } from './series-date.ts'
import { hoursProblem } from './slot-problem.ts'
import type { MinuteOfDay } from './time-label.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

export { type Interval, intervals } from './series-date.ts'

/** A series of visits: how many that take place, or until which date. */
export type Series = {
  /** The date of the first visit. */
  readonly from: BusinessDate
  readonly every: Interval
  readonly time: MinuteOfDay
  /** The length of a visit; a slot's length when missing. */
  readonly durationMinutes?: number | undefined
  /** The way to handle a visit on a day, or at a time, that is closed. */
  readonly onClosed: 'skip' | 'next-open-day'
} & ({ readonly count: number } | { readonly until: BusinessDate })

/** Why a visit was moved. */
export interface Move {
  /** The date that the series had for it. */
  readonly from: BusinessDate
  /** `taken`: the visit before was moved to this date. */
  readonly reason: 'closed' | 'closure' | 'outside-hours' | 'skipped' | 'taken'
  /** The company's own words about the closure, when this is the reason. */
  readonly closure?: string
}

/** A visit of a series. */
export interface Visit {
  readonly date: BusinessDate
  readonly minute: MinuteOfDay
  /** Epoch milliseconds of the start. */
  readonly startsAt: number
  readonly moved?: Move
}

/**
 * The visits of a series, each at the same local time whatever the clocks do. A month without the day of the first visit has it on its
 * last day. Visits beyond ten years are left out.
 *
 * @example
 * occurrences(gtaPolicy, { from: businessDate('2026-10-20'), every: '2-weeks', time: 540, count: 2, onClosed: 'skip' })[1]?.date
 * // => '2026-11-03'
 */
export function occurrences(policy: HoursPolicy, series: Series): Visit[] {
  checkPolicy(policy, hoursFields)
  checkSeries(series)
  const { from, time, onClosed } = series
  const count = 'count' in series ? series.count : Number.POSITIVE_INFINITY
  const last = 'until' in series ? series.until : addDays(from, mostDays)
  const visits: Visit[] = []
  for (let index = 0; visits.length < count; index += 1) {
    const planned = seriesDate(series, index)
    if (planned > last) break
    const before = visits.at(-1)?.date
    const problem = problemOn(policy, series, planned, before)
    if (problem !== null && onClosed === 'skip') continue
    const date = problem === null ? planned : nextOpen(policy, series, planned, { before, last })
    // No day is left for the visits after it either.
    if (date === null) break
    const startsAt = instantOf(date, time, policy.zone)
    visits.push({ date, minute: time, startsAt, ...(problem && { moved: { from: planned, ...problem } }) })
  }
  return visits
}

/** Why there can be no visit on a date; null when there can. */
function problemOn(
  policy: HoursPolicy,
  { time, durationMinutes = policy.slotMinutes }: Series,
  date: BusinessDate,
  before: BusinessDate | undefined,
): Omit<Move, 'from'> | null {
  const reason = hoursProblem(policy, date, time, durationMinutes)
  if (reason !== null) {
    const closure = closureOn(policy, date)?.reason
    return { reason, ...(closure !== undefined && { closure }) }
  }
  if (isSkipped(policy.zone, dayNumberOf(date) * dayMs + time * minuteMs)) return { reason: 'skipped' }
  return before !== undefined && date <= before ? { reason: 'taken' } : null
}

/** The first date after the planned one on which the visit can be. */
function nextOpen(
  policy: HoursPolicy,
  series: Series,
  planned: BusinessDate,
  { before, last }: { readonly before: BusinessDate | undefined; readonly last: BusinessDate },
): BusinessDate | null {
  for (let date = addDays(planned, 1); date <= last; date = addDays(date, 1)) {
    if (problemOn(policy, series, date, before) === null) return date
  }
  return null
}
