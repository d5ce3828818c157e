export { type Interval, intervals } from '../schedule/series-date.ts'
export { planSeries } from './plan-series.ts'
export type { Pause, SeriesResume, SeriesToPlan, VisitChange } from './series.ts'
export type {
  LeftVisit,
  PlacedVisit,
  SeriesPlan,
  SeriesVisit,
  VisitBar,
  VisitRule,
} from './series-plan.ts'
