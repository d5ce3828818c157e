import { type BusinessDate, dayNumberOf } from '../schedule/business-date.ts'
import { type Availability, dayOn } from '../schedule/calendar.ts'
import { asReadPolicy } from '../schedule/checked-policy.ts'
import { timeProblem } from '../schedule/day-slots.ts'
import { closureOn } from '../schedule/opening-hours.ts'
import { capacityProblem } from '../schedule/place-problem.ts'
import type { AskedPolicy } from '../schedule/policy-for.ts'
import { hoursProblem } from '../schedule/slot-problem.ts'
import type { MinuteOfDay } from '../schedule/time-label.ts'
import type { VisitBar } from './series-plan.ts'

/** When a visit should be, under a policy and beside other work. */
export interface VisitTime {
  /** Its look-ahead does not limit: visits that come back are agreed on long before they can be booked. */
  readonly policy: AskedPolicy
  readonly availability: Availability & { readonly durationMinutes: number }
  readonly date: BusinessDate
  readonly minute: MinuteOfDay
}

/** All that closes a time; nothing when it is open. */
export function barsOn(time: VisitTime): VisitBar[] {
  return [...closureBars(time), ...hoursBars(time), ...clockBars(time), ...workBars(time)]
}

function closureBars({ policy, date }: VisitTime): VisitBar[] {
  const closure = closureOn(policy, date)
  return closure === undefined ? [] : [{ rule: 'closure', closure: closure.reason }]
}

/** Finds what the hours close that a day has without its closure. */
function hoursBars({ policy, availability, date, minute }: VisitTime): VisitBar[] {
  const { now, durationMinutes } = availability
  const hours = asReadPolicy({ ...policy, closures: [] })
  const problem = hoursProblem(hours, date, minute, durationMinutes)
  if (problem === null) return []
  if (problem !== 'outside-hours') return [{ rule: 'closed' }]
  const hasTimes = dayOn(hours, { now, durationMinutes }, date).slots.length > 0
  return [{ rule: hasTimes ? problem : 'too-long' }]
}

function clockBars({ policy, availability, date, minute }: VisitTime): VisitBar[] {
  const rule = timeProblem(policy, dayNumberOf(date) * 86_400_000 + minute * 60_000, availability.now)
  return rule === undefined ? [] : [{ rule }]
}

/** The places of the day, the crews and what the service needs, each by itself. */
function workBars({ policy, availability, date, minute }: VisitTime): VisitBar[] {
  const { needs: _needs, ...others } = policy
  const { crews: _, ...places } = policy.capacity ?? {}
  const { perDay: _day, perWeekday: _weekday, ...crews } = policy.capacity ?? {}
  const { limit: _limit, taken: _taken, ...work } = availability
  const rules = [
    capacityProblem({ ...others, capacity: places }, availability, date, minute),
    capacityProblem({ ...others, capacity: crews }, work, date, minute),
    capacityProblem({ ...policy, capacity: {} }, work, date, minute),
  ]
  return rules.flatMap((rule) => (rule === null ? [] : [{ rule }]))
}
