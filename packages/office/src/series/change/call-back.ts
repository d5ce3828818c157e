import type { BusinessDate } from '@dustforce/core/schedule'
import type { SeriesToPlan } from '@dustforce/core/series'
import { clockOf } from '../../booking/clock-of.ts'
import { visitBooking } from '../visit-booking.ts'
import type { ChangedVisit, ChangeQuestion, SeriesAsKept } from './change-plan.ts'
import { type KeptVisit, visitState } from './kept-visit.ts'
import { plannedVisits } from './planned-visits.ts'
import { stayingVisit } from './staying-visit.ts'

/** The dates of a series, both included, whose visits take place again. */
export interface CalledBack {
  readonly from: BusinessDate
  readonly to: BusinessDate
}

/**
 * The rule by which a visit takes place again that is from before the series was changed: its own date and time alone, as the series is now. The rule
 * counts from a later day and does not have it.
 */
export function ruleOfEarlier(series: SeriesToPlan, { original, minute }: KeptVisit): SeriesToPlan {
  return { ...series, from: original, time: clockOf(minute), visits: {}, pauses: [] }
}

/** Lets visits take place that were called off, and leaves all others as they are. */
export function callBack(
  kept: SeriesAsKept,
  series: SeriesToPlan,
  { from, to }: CalledBack,
  question: ChangeQuestion,
): ChangedVisit[] {
  const { visits, plannedThrough, request, bookVersion } = kept
  const stateOf = (visit: KeptVisit) => visitState(visit, question.availability.now, question.policy.zone)
  const touched = visits.filter(({ original }) => from <= original && original <= to)
  const through = to < plannedThrough ? to : plannedThrough
  const planned =
    from > through ? [] : plannedVisits(kept, { series, next: from, through, replaced: touched }, question)
  const back = planned.flatMap((one): ChangedVisit[] => {
    const visit = touched.find(({ original }) => original === one.original) ?? null
    if (visit !== null && stateOf(visit) !== 'off') return []
    const { original, why } = one
    if (one.date === null)
      return [{ kind: 'left', original, visit, booking: null, before: null, after: null, why }]
    const booking = visitBooking(request, request.addOns, one, bookVersion)
    const after = { date: one.date, minute: one.minute, totalCents: one.quote.totalCents }
    const kind = visit === null ? 'new' : 'again'
    return [{ kind, original, visit, booking, before: null, after, why }]
  })
  const standing = visits.filter((visit) => stateOf(visit) !== 'over' && stateOf(visit) !== 'off')
  return [...standing.map((visit) => stayingVisit(visit, 'same')), ...back]
}
