import { compiledDay } from './compiled-day.ts'
import type { DayToPlan } from './day.ts'
import type { DayPlan } from './day-plan.ts'
import { checkedDay } from './day-problems.ts'
import { figuresOf } from './figures.ts'
import { firstPlan, lawfulRoutes } from './first-plan.ts'
import { givenTasks, tasksLeft } from './given-tasks.ts'
import { cheapest, inserterFor, regret } from './insertion.ts'
import { randomFrom } from './random.ts'
import { costOf, type Plan, routeOf } from './route.ts'
import { startsOn } from './route-time.ts'
import { search } from './search.ts'
import { settle } from './settle.ts'
import { whyHere } from './why-here.ts'
import { leftJobs } from './why-not.ts'

/**
 * Plans a day: who has which jobs in which order, so that as many as possible are done with as little driving as possible, and every job
 * keeps every rule. What is fixed stays. The same day and seed give the same plan on every machine; no better plan that was found, or given
 * as `routes`, is left for a worse one. A day of 140 jobs and 50 cleaners takes about a tenth of a second.
 *
 * @param day times are minutes of the day, places degrees of latitude and longitude
 * @throws PlanError with everything that is wrong with the day; `parseDayToPlan` of `…/plan/schema` says it without throwing
 * @example
 * const at = [43.65, -79.38] as const
 * const ann = { id: 'ann', home: at, hours: [480, 1020] } as const
 * const job = { id: 'flat', at, minutes: 120, window: [540, 720] } as const
 * planDay({ jobs: [job], cleaners: [ann] }).routes[0]?.stops[0]?.start // => 540
 */
export function planDay(day: DayToPlan): DayPlan {
  const { routes, seed = 1 } = checkedDay(day)
  const compiled = compiledDay(day)
  const inserter = inserterFor(compiled)
  const empty = compiled.shifts.map((shift) => routeOf(compiled, shift, []))
  const plain = firstPlan(inserter, empty, cheapest)
  const given = givenTasks(compiled, routes)
  const begun = firstPlan(inserter, lawfulRoutes(compiled, given), regret)
  const start = cheaper(cheaper(plain, firstPlan(inserter, empty, regret)), begun)
  const plan = settle(inserter, search(inserter, start, randomFrom(seed)))
  return {
    routes: plan.routes.map((route) => {
      const minutes = startsOn(compiled, route.shift, route.stops)
      const stops = route.stops.map((task, index) => ({
        job: task.job.id,
        start: Number(minutes[index]),
        why: whyHere(inserter, plan.routes, route, task),
      }))
      return { cleaner: route.shift.cleaner.id, stops }
    }),
    left: leftJobs(compiled, plan.routes, tasksLeft(compiled, plan.routes)),
    ...figuresOf(compiled, plan.routes),
    before: figuresOf(compiled, routes === undefined ? plain.routes : given),
  }
}

function cheaper(one: Plan, other: Plan): Plan {
  return costOf(other) < costOf(one) ? other : one
}
