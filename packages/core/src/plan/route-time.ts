import type { CompiledDay, Shift, Task } from './compiled-day.ts'
import type { MinuteSpan } from './day.ts'

/**
 * When a cleaner can begin a task, coming from somewhere: the way first, then the work, each in one piece and outside the time off. Every
 * plan, also one that a person made, is timed by this.
 */
export function startOf(day: CompiledDay, shift: Shift, task: Task, time: number, point: number): number {
  return freeFrom(shift.off, Math.max(arrival(day, shift, time, point, task.point), task.from), task.minutes)
}

/** When a cleaner who leaves somewhere at a time, or as soon as possible after it, arrives. */
export function arrival(
  { ways }: CompiledDay,
  { off }: Shift,
  time: number,
  from: number,
  to: number,
): number {
  const minutes = ways.minutes(from, to)
  return freeFrom(off, time, minutes) + minutes
}

/** The first minute from a time on that begins so many minutes without time off. */
function freeFrom(off: readonly MinuteSpan[], time: number, minutes: number): number {
  let start = time
  for (const [begins, ends] of off) {
    if (start < ends && begins < start + minutes) start = ends
  }
  return start
}

/**
 * Minutes of driving on a route, from home and back, with another task at one of its positions if one is given; without end when a rule of
 * time is broken.
 */
export function drivingOn(
  day: CompiledDay,
  shift: Shift,
  stops: readonly Task[],
  task?: Task,
  position = Number.POSITIVE_INFINITY,
): number {
  if (task === undefined && stops.length === 0) return 0
  const stopAt = (index: number) => (index === position ? task : stops[index > position ? index - 1 : index])
  let time = shift.from
  let point = shift.point
  let minutes = 0
  let index = 0
  for (let stop = stopAt(0); stop !== undefined; stop = stopAt(index)) {
    const start = startOf(day, shift, stop, time, point)
    if (start > stop.to) return Number.POSITIVE_INFINITY
    minutes += day.ways.minutes(point, stop.point)
    time = start + stop.minutes
    point = stop.point
    index += 1
  }
  if (arrival(day, shift, time, point, shift.point) > shift.to) return Number.POSITIVE_INFINITY
  return minutes + day.ways.minutes(point, shift.point)
}

/** When each stop of a route starts, as early as can be. */
export function startsOn(day: CompiledDay, shift: Shift, stops: readonly Task[]): readonly number[] {
  let time = shift.from
  let point = shift.point
  return stops.map((stop) => {
    const start = startOf(day, shift, stop, time, point)
    time = start + stop.minutes
    point = stop.point
    return start
  })
}
