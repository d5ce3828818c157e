import type { CompiledDay, Task } from './compiled-day.ts'
import type { PlanFigures } from './day-plan.ts'
import type { Route } from './route.ts'
import { roadKilometres } from './travel.ts'

/** Returns the figures of routes, whether they keep the rules or not. */
export function figuresOf(
  { ways }: CompiledDay,
  routes: readonly Pick<Route, 'shift' | 'stops'>[],
): PlanFigures {
  let [placed, minutes, kilometres, extra] = [0, 0, 0, 0]
  for (const { shift, stops } of routes) {
    placed += stops.length
    let [point, place] = [shift.point, shift.cleaner.home]
    for (const next of [
      ...stops.map(({ point, job }) => ({ point, place: job.at })),
      { point: shift.point, place: shift.cleaner.home },
    ]) {
      minutes += ways.minutes(point, next.point)
      kilometres += roadKilometres(place, next.place)
      point = next.point
      place = next.place
    }
    for (const task of stops) extra += extraAt(task, shift.index)
  }
  return { placed, minutes, kilometres, cost: minutes + extra }
}

/** A cleaner who must not come costs nothing more: that is for the rules to say. */
function extraAt({ extra }: Task, shift: number): number {
  const minutes = Number(extra[shift])
  return minutes === Number.POSITIVE_INFINITY ? 0 : minutes
}
