export { checkDay } from './check-day.ts'
export type {
  Cleaner,
  DayToPlan,
  FixedPlace,
  GivenRoute,
  GivenStop,
  Job,
  MinuteSpan,
  Place,
  Travel,
} from './day.ts'
export type {
  Change,
  CheckedDay,
  CheckedStop,
  DayPlan,
  LeftJob,
  NotHere,
  PlanFigures,
  PlannedRoute,
  PlannedStop,
  PlanRule,
  WhyHere,
} from './day-plan.ts'
export { planDay } from './plan-day.ts'
export { PlanError } from './plan-error.ts'
export { drivingMinutes, roadKilometres } from './travel.ts'
