import { quoteProblems } from '@dustforce/core/quote'
import type { BusinessDate } from '@dustforce/core/schedule'
import type { SeriesToPlan } from '@dustforce/core/series'
import type { BookingRequest } from '../../booking/booking-request.ts'
import { clockOf } from '../../booking/clock-of.ts'
import { offeredIntervals } from '../offered-intervals.ts'
import { seriesRequest } from '../series-request.ts'
import type { ChangeProblem, SeriesAsKept } from './change-plan.ts'
import type { Rearranged } from './series-change.ts'

/** The rule of a series after a change, counted from a date where its rhythm or its day has changed. */
export interface ChangedRule {
  readonly request: BookingRequest
  readonly series: SeriesToPlan
  /** The dates that it has are others. */
  readonly isRecounted: boolean
}

/** Changes what is asked for the visits of a series. */
export function changedRule(
  { book, request: asked, series }: SeriesAsKept,
  { date, minute, every = series.every, edits }: Rearranged,
  from: BusinessDate,
): ChangedRule | ChangeProblem {
  if (!offeredIntervals(book).some((interval) => interval.every === every)) return 'not-offered'
  const { addOns = asked.addOns, ...home } = edits ?? {}
  const merged = { ...asked, ...home, minute: minute ?? asked.minute, frequency: every }
  const offered = book.services[merged.service]?.addOns ?? []
  // An add-on that was booked and that the new service does not have is left out; one that is asked for now is refused.
  const request = {
    ...merged,
    addOns: addOns.filter((id) => offered.includes(id) || !asked.addOns.includes(id)),
  }
  const own = seriesRequest(book, request, every)
  if (quoteProblems(book, own).length > 0) return 'not-offered'
  const time = minute === undefined ? series.time : clockOf(minute)
  const isRecounted = date !== undefined || every !== series.every
  return {
    request,
    isRecounted,
    series: { ...series, every, time, request: own, ...(isRecounted && { from, visits: {} }) },
  }
}
