/** The changes to visits that repeat after they were booked: decided here, from `planSeries` of core, for the preview and for the act alike. */
export type {
  ChangedVisit,
  ChangePlan,
  ChangeProblem,
  ChangeQuestion,
  SeriesAsKept,
  VisitFacts,
} from './change-plan.ts'
export { datesNear } from './dates-near.ts'
export { isMissing } from './is-missing.ts'
export type { KeptVisit } from './kept-visit.ts'
export { pauseWeeks } from './pause-weeks.ts'
export { planSeriesChange } from './plan-series-change.ts'
export type { Rearranged, SeriesChange } from './series-change.ts'
export { isShownChange, type ShownChange, shownChange } from './shown-change.ts'
export { withoutVisits } from './without-visits.ts'
