import { brokenOn } from './broken-on.ts'
import { compiledDay } from './compiled-day.ts'
import type { DayToPlan } from './day.ts'
import type { CheckedDay } from './day-plan.ts'
import { checkedDay } from './day-problems.ts'
import { figuresOf } from './figures.ts'
import { givenTasks, tasksLeft } from './given-tasks.ts'
import { leftJobs } from './why-not.ts'

/**
 * Judges a plan that a person made by the rules that `planDay` keeps: which of them its jobs break, and what would have to change. It moves
 * nothing: a start that is given is taken as it is.
 *
 * @param day the plan is its `routes`; those of `planDay` can be given as they are
 * @throws PlanError with everything that is wrong with the day
 * @example
 * const at = [43.65, -79.38] as const
 * const ann = { id: 'ann', home: at, hours: [480, 1020] } as const
 * const job = { id: 'flat', at, minutes: 120, window: [540, 720] } as const
 * const routes = [{ cleaner: 'ann', stops: [{ job: 'flat', start: 730 }] }]
 * checkDay({ jobs: [job], cleaners: [ann], routes }).routes[0]?.stops[0]?.broken // => [{ rule: 'window', window: [540, 730] }]
 */
export function checkDay(day: DayToPlan): CheckedDay {
  const compiled = compiledDay(checkedDay(day))
  const given = givenTasks(compiled, day.routes)
  const routes = given.map((route) => ({
    cleaner: route.shift.cleaner.id,
    stops: brokenOn(compiled, route),
  }))
  const agreed = given.map(({ shift, stops, starts }) => ({
    shift,
    stops: stops.map((task, index) => ({
      ...task,
      from: starts[index] ?? task.from,
      to: starts[index] ?? task.to,
    })),
  }))
  return {
    isPossible: routes.every(({ stops }) => stops.every(({ broken }) => broken.length === 0)),
    routes,
    left: leftJobs(compiled, agreed, tasksLeft(compiled, given)),
    ...figuresOf(compiled, given),
  }
}
