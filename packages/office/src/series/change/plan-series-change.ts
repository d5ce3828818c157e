import {
  addDays,
  type BusinessDate,
  businessDate,
  businessDateOf,
  daysBetween,
} from '@dustforce/core/schedule'
import type { Pause, SeriesToPlan } from '@dustforce/core/series'
import { apartDays } from '../series-of.ts'
import { callBack, ruleOfEarlier } from './call-back.ts'
import { callOff } from './call-off.ts'
import type { ChangedVisit, ChangePlan, ChangeProblem, ChangeQuestion, SeriesAsKept } from './change-plan.ts'
import { type KeptVisit, visitState } from './kept-visit.ts'
import { plannedVisits } from './planned-visits.ts'
import { rearrange } from './rearrange.ts'
import type { SeriesChange } from './series-change.ts'

/**
 * Says what a change makes of a series: its rule from now on, and every visit that is to come as it was and as it will be, or why the change cannot be. Dates
 * and prices are those of `planSeries`. Nothing is changed by it.
 */
export function planSeriesChange(
  kept: SeriesAsKept,
  change: SeriesChange,
  question: ChangeQuestion,
): ChangePlan | ChangeProblem {
  const plan = planned(kept, change, question)
  if (typeof plan === 'string') return plan
  return { ...plan, visits: plan.visits.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b))) }
}

function planned(
  kept: SeriesAsKept,
  change: SeriesChange,
  question: ChangeQuestion,
): ChangePlan | ChangeProblem {
  switch (change.kind) {
    case 'skip':
      return skip(kept, change.original, question)
    case 'take-back':
      return takeBack(kept, change.original, question)
    case 'pause':
      return pause(kept, change, question)
    case 'go-on':
      return goOn(kept, question)
    case 'rearrange':
      return rearrange(kept, change, question)
    case 'end':
      return end(kept, change.from, question)
  }
}

function skip(
  kept: SeriesAsKept,
  original: BusinessDate,
  question: ChangeQuestion,
): ChangePlan | ChangeProblem {
  const problem = openProblem(kept, original, question)
  if (problem !== null) return problem
  const visits = callOff(
    kept.visits,
    (visit) => visit.original === original,
    times(question, [{ rule: 'skip' }]),
  )
  // The series may no longer have the date of a visit that was changed for itself, or that is from before its rhythm changed.
  const isOfSeries =
    hasDate(kept, original, question) &&
    kept.visits.some((visit) => visit.original === original && !visit.isDetached)
  const series = isOfSeries ? changedVisit(kept.series, original, true) : kept.series
  return planOf(kept, series, visits)
}

/** Whether a series has a visit on a date by its rule as it is now. */
function hasDate(kept: SeriesAsKept, date: BusinessDate, question: ChangeQuestion): boolean {
  const piece = { series: kept.series, next: date, through: date, replaced: [] }
  return plannedVisits(kept, piece, question).some(({ original }) => original === date)
}

function takeBack(
  kept: SeriesAsKept,
  original: BusinessDate,
  question: ChangeQuestion,
): ChangePlan | ChangeProblem {
  const visit = kept.visits.find((one) => one.original === original)
  if (visit === undefined || stateAt(visit, question) !== 'off') return 'no-visit'
  const series = changedVisit(kept.series, original, false)
  const rule = original < kept.series.from ? ruleOfEarlier(series, visit) : series
  const visits = callBack(kept, rule, { from: original, to: original }, question)
  const again = visits.find(({ kind }) => kind === 'again')
  if (again?.after == null) return 'nothing'
  return rule !== series && isBesideAnother(again.after.date, visits)
    ? 'too-near'
    : planOf(kept, series, visits)
}

/** Whether another visit that takes place is within the days that visits stay apart. */
function isBesideAnother(date: BusinessDate, visits: readonly ChangedVisit[]): boolean {
  return visits.some(
    ({ kind, after }) =>
      kind !== 'again' && after !== null && Math.abs(daysBetween(date, after.date)) <= apartDays,
  )
}

function pause(
  kept: SeriesAsKept,
  { from, until }: { readonly from: BusinessDate; readonly until: BusinessDate },
  question: ChangeQuestion,
): ChangePlan | ChangeProblem {
  const to = addDays(until, -1)
  if (to < from || from < todayOf(question)) return 'wrong-date'
  const isIn = (date: string) => from <= date && date <= to
  const isTouched = ({ original, date, isDetached }: KeptVisit) =>
    isIn(date) || (isIn(original) && !isDetached)
  const visits = callOff(kept.visits, isTouched, times(question, [{ rule: 'pause', from, to }]))
  const pauses = [...(kept.series.pauses ?? []), { from, to }]
  return planOf(kept, { ...kept.series, pauses }, visits)
}

function goOn(kept: SeriesAsKept, question: ChangeQuestion): ChangePlan | ChangeProblem {
  const today = todayOf(question)
  const { pauses = [] } = kept.series
  const running = pauses.filter(({ to }) => to >= today)
  const begun = running
    .filter(({ from }) => from < today)
    .map((one): Pause => ({ from: one.from, to: addDays(today, -1) }))
  const over = [...pauses.filter((one) => !running.includes(one)), ...begun]
  const [first] = running.map(({ from }) => (from < today ? today : from)).toSorted()
  const last = running
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  if (first === undefined || last === undefined) return 'nothing'
  const series = { ...kept.series, pauses: over }
  const span = { from: businessDate(first), to: businessDate(last) }
  return planOf(kept, series, callBack(kept, series, span, question))
}

function end(kept: SeriesAsKept, from: BusinessDate, question: ChangeQuestion): ChangePlan {
  const visits = callOff(kept.visits, ({ date }) => date >= from, times(question, []))
  return { ...planOf(kept, kept.series, visits), isEnded: true }
}

/** Says of a visit whether the series leaves it out. */
function changedVisit(series: SeriesToPlan, original: BusinessDate, isSkipped: boolean): SeriesToPlan {
  const { [original]: own = {}, ...others } = series.visits ?? {}
  const { skip: _, ...same } = own
  const visit = isSkipped ? { ...same, skip: true } : same
  const visits = Object.keys(visit).length === 0 ? others : { ...others, [original]: visit }
  return { ...series, visits }
}

function planOf(
  { request }: SeriesAsKept,
  series: SeriesToPlan,
  visits: readonly ChangedVisit[],
): ChangePlan {
  return { request, series, isEnded: false, visits }
}

function openProblem(
  { visits }: SeriesAsKept,
  original: BusinessDate,
  question: ChangeQuestion,
): ChangeProblem | null {
  const visit = visits.find((one) => one.original === original)
  const state = visit && stateAt(visit, question)
  if (state === undefined || state === 'over' || state === 'off') return 'no-visit'
  return state === 'open' ? null : 'paid'
}

function stateAt(visit: KeptVisit, { availability, policy }: ChangeQuestion) {
  return visitState(visit, availability.now, policy.zone)
}

function times({ availability, policy }: ChangeQuestion, why: ChangedVisit['why']) {
  return { now: availability.now, zone: policy.zone, why }
}

function todayOf({ availability, policy }: ChangeQuestion): BusinessDate {
  return businessDateOf(availability.now, policy.zone)
}

function dateOf({ original, before, after }: ChangedVisit): string {
  return after?.date ?? before?.date ?? original
}
