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

/** The earliest and the latest times of the stops of a route: by them each position of another task is judged at a look. */
export interface RouteSlack {
  /** By position: when the cleaner is done with all stops before it; never when one of them would be too late. */
  readonly doneAt: readonly number[]
  /** By stop: its latest start with which it and all after it are in time; before all time when there is none. */
  readonly latest: readonly number[]
}

export function slackOf(day: CompiledDay, shift: Shift, stops: readonly Task[]): RouteSlack {
  const doneAt = [shift.from]
  let point = shift.point
  for (const stop of stops) {
    const start = startOf(day, shift, stop, Number(doneAt.at(-1)), point)
    doneAt.push(start > stop.to ? Number.POSITIVE_INFINITY : start + stop.minutes)
    point = stop.point
  }
  const latest: number[] = []
  const off = shift.off.toReversed()
  let arrives = shift.to
  point = shift.point
  for (const stop of stops.toReversed()) {
    const leaves = lastFree(off, arrives, day.ways.minutes(stop.point, point))
    const start = lastFree(off, Math.min(leaves, stop.to + stop.minutes), stop.minutes)
    arrives = start < stop.from ? Number.NEGATIVE_INFINITY : start
    latest.unshift(arrives)
    point = stop.point
  }
  return { doneAt, latest }
}

/**
 * The last minute that begins so many minutes without time off which end by a time: the mirror of `freeFrom`.
 *
 * @param off the last first
 */
function lastFree(off: readonly MinuteSpan[], until: number, minutes: number): number {
  let end = until
  for (const [begins, ends] of off) {
    if (end > begins && ends > end - minutes) end = begins
  }
  return end - minutes
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
