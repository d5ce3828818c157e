import type { CompiledDay, Task } from './compiled-day.ts'
import { type Plan, type Route, routeOf } from './route.ts'
import { arrival, startOf } from './route-time.ts'

/** The best position of a task in a route. */
export interface Insertion {
  readonly position: number
  /** In minutes; without end when the route has no room for it. */
  readonly cost: number
}

/** Finds insertions, and knows those that it found before. */
export interface Inserter {
  readonly day: CompiledDay
  readonly into: (task: Task, route: Route) => Insertion
  /**
   * Returns how many stops a look at each position, from the beginning of the route, would have met: the measure of work, which is the same on every
   * machine.
   */
  readonly work: () => number
}

/** An inserter for the tasks of a day. Routes are replaced, not changed: what was found for one stays true. */
export function inserterFor(day: CompiledDay): Inserter {
  let work = 0
  const routes: Route[] = []
  const insertions: Insertion[] = []
  return {
    day,
    work: () => work,
    into: (task, route) => {
      const key = task.index * day.shifts.length + route.shift.index
      const found = insertions[key]
      if (found !== undefined && routes[key] === route) return found
      work += (route.stops.length + 1) ** 2
      const insertion = bestInsertion(day, task, route)
      routes[key] = route
      insertions[key] = insertion
      return insertion
    },
  }
}

/** Finds the position where a task costs least in a route. */
export function bestInsertion(day: CompiledDay, task: Task, route: Route): Insertion {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  const { shift, stops, minutes } = route
  const extra = Number(task.extra[shift.index])
  if (extra === Number.POSITIVE_INFINITY) return { position: best, cost: least }
  const way = day.ways.minutes
  for (let position = 0; position <= stops.length; position += 1) {
    const from = stops[position - 1]?.point ?? shift.point
    const to = stops[position]?.point ?? shift.point
    // A route that breaks a rule of time is worth any driving that makes it keep them.
    const before = minutes === Number.POSITIVE_INFINITY ? minutes : way(from, to)
    const cost = way(from, task.point) + way(task.point, to) - before + extra
    if (cost >= least || !isInTime(day, task, route, position)) continue
    best = position
    least = cost
  }
  return { position: best, cost: least }
}

/** Whether a task at a position of a route, and all after it, are in time. */
function isInTime(day: CompiledDay, task: Task, route: Route, position: number): boolean {
  const { shift, stops, doneAt, latest } = route
  const from = stops[position - 1]?.point ?? shift.point
  const start = startOf(day, shift, task, Number(doneAt[position]), from)
  if (start > task.to) return false
  const next = stops[position]
  const done = start + task.minutes
  if (next === undefined) return arrival(day, shift, done, task.point, shift.point) <= shift.to
  return startOf(day, shift, next, done, task.point) <= Number(latest[position])
}

/** Computes how much a task is in a hurry to be inserted, by what it costs at best and at the next best cleaner. */
export type Urgency = (task: Task, best: number, next: number) => number

/** Costs least first. */
export const cheapest: Urgency = (_, best) => -best

/** Loses most by waiting first. */
export const regret: Urgency = (_, best, next) => next - best

/** Inserts the tasks of a plan that nobody has, and that have room, into its routes, the most urgent first. */
export function insertLeft(inserter: Inserter, plan: Plan, urgency: Urgency): Plan {
  const routes = [...plan.routes]
  const waiting = new Map(plan.left.map((task) => [task, bestRoute(inserter, routes, task)]))
  for (;;) {
    let chosen: { task: Task; route: Route; position: number } | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const [task, { route, position, best, next }] of waiting) {
      if (route === null) continue
      const urgent = urgency(task, best, next)
      if (urgent <= most) continue
      chosen = { task, route, position }
      most = urgent
    }
    if (chosen === null) return { routes, left: [...waiting.keys()] }
    const { task: inserted, route, position } = chosen
    waiting.delete(inserted)
    const longer = routeOf(inserter.day, route.shift, route.stops.toSpliced(position, 0, inserted))
    routes[route.shift.index] = longer
    for (const [task, found] of waiting) {
      if (isOutdated(found, route, inserter.into(task, longer).cost))
        waiting.set(task, bestRoute(inserter, routes, task))
    }
  }
}

/** The two routes in which a task costs least, and its position in the first. */
interface Found {
  readonly route: Route | null
  readonly position: number
  readonly best: number
  readonly nextRoute: Route | null
  readonly next: number
}

/** Whether other routes may be best since one of them was replaced by one in which the task has a new cost. */
function isOutdated({ route, nextRoute, next }: Found, replaced: Route, cost: number): boolean {
  return route === replaced || nextRoute === replaced || (cost <= next && cost < Number.POSITIVE_INFINITY)
}

/** The route in which a task costs least. */
export function bestRoute({ into }: Inserter, routes: readonly Route[], task: Task): Found {
  let best = Number.POSITIVE_INFINITY
  let next = Number.POSITIVE_INFINITY
  let route: Route | null = null
  let nextRoute: Route | null = null
  let position = 0
  for (const other of routes) {
    const insertion = into(task, other)
    if (insertion.cost >= next) continue
    if (insertion.cost >= best) {
      next = insertion.cost
      nextRoute = other
      continue
    }
    next = best
    nextRoute = route
    best = insertion.cost
    route = other
    position = insertion.position
  }
  return { route, position, best, nextRoute, next }
}
