import type { PriceBook } from '@dustforce/core/catalogue'
import { addDays, type BusinessDate, type CalendarPolicy } from '@dustforce/core/schedule'
import { planSeries, type SeriesToPlan } from '@dustforce/core/series'
import { beforeTaxOf, type RisingSeries, type WrittenVisit } from './rising-series.ts'

/** The span over which the visits of a series are looked at, in days. */
export const yearDays = 365

/**
 * The visits of a series in the next twelve months: those that are written, and those that it has by its rule on the days after.
 *
 * @param now epoch milliseconds
 */
export function yearOfVisits(
  { written, plannedThrough, placed, last }: RisingSeries,
  { book, series }: { readonly book: PriceBook; readonly series: SeriesToPlan },
  {
    policy,
    today,
    now,
  }: { readonly policy: CalendarPolicy; readonly today: BusinessDate; readonly now: number },
): WrittenVisit[] {
  const end = addDays(today, yearDays)
  const resume = {
    next: addDays(plannedThrough, 1),
    placed,
    ...(last !== null && { last }),
  }
  const planned =
    plannedThrough >= end ? [] : planSeries(book, policy, { ...series, through: end, resume }, { now }).visits
  const ahead = planned.flatMap((visit): WrittenVisit[] => {
    if (visit.date === null) return []
    const { original, date, minute } = visit
    return [
      { ...{ original, date, minute, visit: visit.visit, isOfSeries: true }, ...beforeTaxOf(visit.quote) },
    ]
  })
  return [...written, ...ahead].filter(({ date }) => date >= today && date < end)
}
