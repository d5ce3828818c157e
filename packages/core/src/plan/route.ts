import type { CompiledDay, Shift, Task } from './compiled-day.ts'
import { drivingOn, type RouteSlack, slackOf } from './route-time.ts'

/** A cleaner's tasks in their order. It is never changed, but replaced. */
export interface Route extends RouteSlack {
  readonly shift: Shift
  readonly stops: readonly Task[]
  /** Of driving, from home and back; without end when a rule of time is broken. */
  readonly minutes: number
}

/** The tasks that each cleaner has, and those that nobody has. */
export interface Plan {
  /** By cleaner. */
  readonly routes: readonly Route[]
  readonly left: readonly Task[]
}

export function routeOf(day: CompiledDay, shift: Shift, stops: readonly Task[]): Route {
  return { shift, stops, minutes: drivingOn(day, shift, stops), ...slackOf(day, shift, stops) }
}

/** A plan without some of its tasks, which are put back among those that nobody has. */
export function without(day: CompiledDay, { routes, left }: Plan, tasks: ReadonlySet<Task>): Plan {
  return {
    routes: routes.map((route) => {
      const kept = route.stops.filter((task) => !tasks.has(task))
      return kept.length === route.stops.length ? route : routeOf(day, route.shift, kept)
    }),
    left: [...left, ...tasks],
  }
}

/** Computes the cost of a plan: tasks that nobody has before minutes, and of those the fixed ones first. */
export function costOf({ routes, left }: Plan): number {
  let cost = 0
  for (const { job } of left) cost += job.fixed === undefined ? 1e6 : 1e9
  return cost + minutesOf(routes)
}

/** The driving, and what else the tasks cost where they are. */
export function minutesOf(routes: readonly Route[]): number {
  let cost = 0
  for (const { shift, stops, minutes } of routes) {
    cost += minutes
    for (const { extra } of stops) cost += Number(extra[shift.index])
  }
  return cost
}
