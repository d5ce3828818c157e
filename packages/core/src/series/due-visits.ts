import { type BusinessDate, businessDate } from '../schedule/business-date.ts'
import { addDays } from '../schedule/date-arithmetic.ts'
import { mostDays, type SeriesDates, seriesDate } from '../schedule/series-date.ts'
import type { SeriesToPlan, VisitChange } from './series.ts'
import type { VisitBar } from './series-plan.ts'

/** A visit as the series has it, before anybody looks whether it can be. */
export interface DueVisit {
  readonly original: BusinessDate
  readonly asked: BusinessDate
  readonly change: VisitChange
  /** The requests that keep it from taking place. */
  readonly off: readonly VisitBar[]
}

/** The dates of a series, each with what is asked for it. */
export interface DueVisits {
  /** The last date on which any of them can be. */
  readonly end: BusinessDate
  /** A visit by its place in the series; null when the series has ended before. */
  readonly at: (index: number) => DueVisit | null
  /** The dates until another one that are asked for the visits after one, as far as they are to take place. */
  readonly later: (index: number, until: BusinessDate) => readonly BusinessDate[]
}

/** Reads what a series has for which date. */
export function dueVisits(series: SeriesToPlan): DueVisits {
  const { visits = {}, pauses = [] } = series
  const dates: SeriesDates = { from: businessDate(series.from), every: series.every }
  const end = endOf(series, dates)
  const spans = pauses.map(({ from, to }) => ({
    rule: 'pause' as const,
    from: businessDate(from),
    to: businessDate(to),
  }))
  const at = (index: number): DueVisit | null => {
    const original = seriesDate(dates, index)
    if (original > end) return null
    const change = visits[original] ?? {}
    const asked = change.date === undefined ? original : businessDate(change.date)
    const pausing = spans.filter(({ from, to }) => from <= original && original <= to)
    return { original, asked, change, off: [...(change.skip ? [{ rule: 'skip' as const }] : []), ...pausing] }
  }
  const lastChanged = Object.keys(visits).toSorted().at(-1) ?? ''
  const later = (index: number, until: BusinessDate): BusinessDate[] => {
    const found: BusinessDate[] = []
    for (let next = index + 1; ; next += 1) {
      const due = at(next)
      // One that is further on may be asked to be before.
      if (due === null || (due.original > until && due.original > lastChanged)) return found
      if (due.off.length === 0 && due.asked <= until) found.push(due.asked)
    }
  }
  return { end, at, later }
}

/** A series without an end of its own lasts ten years, from what was asked for. */
function endOf({ until, count, through }: SeriesToPlan, { from }: SeriesDates): BusinessDate {
  if (until !== undefined) return businessDate(until)
  return addDays(count === undefined && through !== undefined ? businessDate(through) : from, mostDays)
}
