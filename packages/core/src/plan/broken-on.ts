import { barsOf } from './bars-of.ts'
import type { CompiledDay, Shift, Task } from './compiled-day.ts'
import type { MinuteSpan } from './day.ts'
import type { Change, CheckedStop } from './day-plan.ts'
import { fixedStartAt } from './fixed-place-of.ts'
import type { GivenTasks } from './given-tasks.ts'
import { arrival, startOf } from './route-time.ts'

/** Returns what breaks a rule on a route, with the start of each stop. */
export function brokenOn(day: CompiledDay, { shift, stops, starts }: GivenTasks): CheckedStop[] {
  let time = shift.from
  let before: Task | undefined
  const checked = stops.map((task, index): CheckedStop => {
    const start = starts[index] ?? startOf(day, shift, task, time, before?.point ?? shift.point)
    const broken = [
      ...barsOf(task.job, shift.cleaner),
      ...windowBroken(task, shift, start),
      ...wayBroken(day, shift, { before, time, task, start }),
      ...timeOffBroken(shift, [start, start + task.minutes]),
      ...(index === stops.length - 1 ? homeBroken(day, shift, task, start + task.minutes) : []),
    ]
    time = start + task.minutes
    before = task
    return { job: task.job.id, start, broken: merged(shift, broken) }
  })
  return checked
}

/** Outside of the window, or at another minute than the one that is fixed. */
function windowBroken({ job }: Task, { cleaner }: Shift, start: number): Change[] {
  const changes: Change[] = []
  const [from, to] = job.window
  const fixed = fixedStartAt(job, cleaner.id)
  if (fixed !== undefined && fixed !== start)
    changes.push({ rule: 'fixed', cleaner: cleaner.id, start: fixed })
  if (start < from || start > to)
    changes.push({ rule: 'window', window: [Math.min(from, start), Math.max(to, start)] })
  return changes
}

interface Way {
  /** None on the way from home. */
  readonly before: Task | undefined
  /** The time at which it can begin. */
  readonly time: number
  readonly task: Task
  readonly start: number
}

/** Too late for the start. */
function wayBroken(day: CompiledDay, shift: Shift, { before, time, task, start }: Way): Change[] {
  const from = before?.point ?? shift.point
  if (arrival(day, shift, time, from, task.point) <= start) return []
  const minutes = day.ways.minutes(from, task.point)
  if (time + minutes <= start) return timeOffBroken(shift, [time, start])
  if (before !== undefined) return [{ rule: 'busy', jobs: [before.job.id] }]
  return [{ rule: 'hours', hours: [start - minutes, shift.to] }]
}

/** Home after the hours. */
function homeBroken(day: CompiledDay, shift: Shift, { point }: Task, time: number): Change[] {
  if (arrival(day, shift, time, point, shift.point) <= shift.to) return []
  const home = time + day.ways.minutes(point, shift.point)
  return home <= shift.to
    ? timeOffBroken(shift, [time, shift.to])
    : [{ rule: 'hours', hours: [shift.from, home] }]
}

/** The time off that lies in a span, if any. */
function timeOffBroken({ off }: Shift, [from, to]: MinuteSpan): Change[] {
  const within = off.filter(([begins, ends]) => begins < to && from < ends)
  return [{ rule: 'off', off: within }]
}

/** One change of the hours and one of the time off. */
function merged({ off }: Shift, changes: readonly Change[]): Change[] {
  const hours = changes.flatMap((change) => (change.rule === 'hours' ? change.hours : []))
  const within = changes.flatMap((change) => (change.rule === 'off' ? change.off : []))
  const all = changes.filter(({ rule }) => rule !== 'hours' && rule !== 'off')
  if (hours.length > 0) all.push({ rule: 'hours', hours: [Math.min(...hours), Math.max(...hours)] })
  if (within.length > 0) all.push({ rule: 'off', off: off.filter((span) => within.includes(span)) })
  return all
}
