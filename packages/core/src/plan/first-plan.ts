import type { CompiledDay, Task } from './compiled-day.ts'
import { type GivenTasks, tasksLeft } from './given-tasks.ts'
import { type Inserter, insertLeft, type Urgency } from './insertion.ts'
import { type Plan, type Route, routeOf } from './route.ts'

/** A plan that is made by inserting: the fixed tasks first, then the others, into the routes that there are. */
export function firstPlan(inserter: Inserter, routes: readonly Route[], urgency: Urgency): Plan {
  const waiting = tasksLeft(inserter.day, routes)
  const isFixed = ({ job }: Task) => job.fixed !== undefined
  const fixed = insertLeft(inserter, { routes, left: waiting.filter(isFixed) }, urgency)
  const others = waiting.filter((task) => !isFixed(task))
  return insertLeft(inserter, { routes: fixed.routes, left: [...fixed.left, ...others] }, urgency)
}

/** The routes that were given, without the tasks that break a rule where they are. */
export function lawfulRoutes(day: CompiledDay, given: readonly GivenTasks[]): Route[] {
  return given.map(({ shift, stops }) => {
    const allowed = stops.filter(({ extra }) => Number(extra[shift.index]) < Number.POSITIVE_INFINITY)
    return allowed.reduce(
      (route, task) => {
        const longer = routeOf(day, shift, [...route.stops, task])
        return longer.minutes < Number.POSITIVE_INFINITY ? longer : route
      },
      routeOf(day, shift, []),
    )
  })
}
