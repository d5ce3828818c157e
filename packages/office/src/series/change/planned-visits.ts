import { addDays, type BusinessDate } from '@dustforce/core/schedule'
import { planSeries, type SeriesToPlan, type SeriesVisit } from '@dustforce/core/series'
import type { ChangeQuestion, SeriesAsKept } from './change-plan.ts'
import { visitState } from './kept-visit.ts'
import { withoutVisits } from './without-visits.ts'

/** A piece of a series that is planned again: the dates that it has from one to another. */
export interface PieceOfSeries {
  readonly series: SeriesToPlan
  readonly next: BusinessDate
  readonly through: BusinessDate
  /** The bookings of the visits that are planned again: their places count as free. */
  readonly replaced: SeriesAsKept['visits']
}

/** Plans a piece of a series behind the visits that it has before, as `planSeries` decides it. */
export function plannedVisits(
  { book, visits, request }: SeriesAsKept,
  { series, next, through, replaced }: PieceOfSeries,
  { policy, availability }: ChangeQuestion,
): readonly SeriesVisit[] {
  const before = visits.filter(
    ({ original }) => original < next && !replaced.some((one) => one.original === original),
  )
  const dates = before.filter(({ status }) => status !== 'canceled').map(({ date }) => date)
  const last = dates.toSorted().at(-1)
  const resume = { next, placed: before.length, ...(last !== undefined && { last }) }
  const own = replaced
    .filter((visit) => visitState(visit, availability.now, policy.zone) === 'open')
    .map((visit) => ({ ...visit, service: request.service }))
  return planSeries(book, policy, { ...series, through, resume }, withoutVisits(availability, own, policy))
    .visits
}

/** The days around a date on which a visit of a rhythm stands for the one that it has there. */
export function isNear(every: SeriesToPlan['every'], date: BusinessDate, other: BusinessDate): boolean {
  const days = { week: 3, '2-weeks': 6, '4-weeks': 13, month: 13 }[every]
  return addDays(date, -days) <= other && other <= addDays(date, days)
}
