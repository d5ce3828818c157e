import type { CompiledDay, Task } from './compiled-day.ts'
import { type Plan, type Route, routeOf } from './route.ts'
import { drivingOn } from './route-time.ts'

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
  /** How many stops it has looked at: the measure of work, which is the same on every machine. */
  readonly work: () => number
}

/** An inserter for the tasks of a day. Routes are replaced, not changed: what was found for one stays true. */
export function inserterFor(day: CompiledDay): Inserter {
  let work = 0
  const known: { route: Route; insertion: Insertion }[] = []
  return {
    day,
    work: () => work,
    into: (task, route) => {
      const key = task.index * day.shifts.length + route.shift.index
      const found = known[key]
      if (found?.route === route) return found.insertion
      work += (route.stops.length + 1) ** 2
      const insertion = bestInsertion(day, task, route)
      known[key] = { route, insertion }
      return insertion
    },
  }
}

/** Where a task costs least in a route. */
export function bestInsertion(day: CompiledDay, task: Task, { shift, stops, minutes }: Route): Insertion {
  let best = { position: 0, cost: Number.POSITIVE_INFINITY }
  const extra = Number(task.extra[shift.index])
  if (extra === Number.POSITIVE_INFINITY) return best
  for (let position = 0; position <= stops.length; position += 1) {
    const cost = drivingOn(day, shift, stops, task, position) - minutes + extra
    if (cost < best.cost) best = { position, cost }
  }
  return best
}

/** How much a task is in a hurry to be inserted, by what it costs at best and at the next best cleaner. */
export type Urgency = (task: Task, best: number, next: number) => number

/** Costs least first. */
export const cheapest: Urgency = (_, best) => -best

/** Loses most by waiting first. */
export const regret: Urgency = (_, best, next) => next - best

/** Inserts the tasks of a plan that nobody has, and that have room, into its routes, the most urgent first. */
export function insertLeft(inserter: Inserter, plan: Plan, urgency: Urgency): Plan {
  const routes = [...plan.routes]
  const waiting = new Set(plan.left)
  while (waiting.size > 0) {
    let chosen: { task: Task; route: Route; position: number } | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const task of waiting) {
      const { route, position, best, next } = bestRoute(inserter, routes, task)
      if (route === null) continue
      const urgent = urgency(task, best, next)
      if (urgent <= most) continue
      chosen = { task, route, position }
      most = urgent
    }
    if (chosen === null) break
    const { task, route, position } = chosen
    waiting.delete(task)
    routes[route.shift.index] = routeOf(inserter.day, route.shift, route.stops.toSpliced(position, 0, task))
  }
  return { routes, left: [...waiting] }
}

/** The route in which a task costs least. */
export function bestRoute({ into }: Inserter, routes: readonly Route[], task: Task) {
  let best = Number.POSITIVE_INFINITY
  let next = Number.POSITIVE_INFINITY
  let route: Route | null = null
  let position = 0
  for (const other of routes) {
    const insertion = into(task, other)
    if (insertion.cost >= next) continue
    if (insertion.cost >= best) {
      next = insertion.cost
      continue
    }
    next = best
    best = insertion.cost
    route = other
    position = insertion.position
  }
  return { route, position, best, next }
}
