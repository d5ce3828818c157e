import type { Task } from './compiled-day.ts'
import type { WhyHere } from './day-plan.ts'
import { idsOf } from './ids-of.ts'
import type { Inserter } from './insertion.ts'
import { type Route, routeOf } from './route.ts'

/** Why a task is in its route and in no other of a plan. */
export function whyHere(
  { day, into }: Inserter,
  routes: readonly Route[],
  route: Route,
  task: Task,
): WhyHere {
  const { shift, stops } = route
  const others = stops.filter((stop) => stop !== task)
  const adds = route.minutes - routeOf(day, shift, others).minutes
  if (task.job.fixed !== undefined) return { reason: 'fixed', adds }
  let next: { cleaner: string; adds: number } | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of routes) {
    const { cost } = into(task, other)
    if (other === route || cost >= least) continue
    least = cost
    next = { cleaner: other.shift.cleaner.id, adds: cost - Number(task.extra[other.shift.index]) }
  }
  if (next === undefined) return { reason: 'only', adds }
  const isFavourite = idsOf(task.job.favourite).includes(shift.cleaner.id)
  return { reason: isFavourite ? 'favourite' : 'least', adds, next }
}
