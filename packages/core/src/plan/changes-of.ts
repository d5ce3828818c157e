import type { MinuteSpan } from './day.ts'
import type { Change } from './day-plan.ts'
import { fixedPlaceOf } from './fixed-place-of.ts'
import type { Room } from './room.ts'

/** Returns what a room has otherwise than another that keeps every rule, and how many minutes that gives. */
export function changesOf(start: Room, room: Room): { changes: readonly Change[]; minutes: number } {
  const { window } = start.task.job
  const fixed = fixedPlaceOf(start.task.job)
  const hours: MinuteSpan = [start.shift.from, start.shift.to]
  const off = start.shift.off.filter((span) => !room.shift.off.includes(span))
  const jobs = start.stops.filter((stop) => !room.stops.includes(stop)).map(({ job }) => job)
  const needed: MinuteSpan = room.isPinned ? window : [room.task.from, room.task.to]
  const neededHours: MinuteSpan = [room.shift.from, room.shift.to]
  const changes: Change[] = []
  if (fixed !== undefined && start.isPinned && !room.isPinned) changes.push({ rule: 'fixed', ...fixed })
  if (lengthOf(needed) > lengthOf(window)) changes.push({ rule: 'window', window: needed })
  if (lengthOf(neededHours) > lengthOf(hours)) changes.push({ rule: 'hours', hours: neededHours })
  if (off.length > 0) changes.push({ rule: 'off', off })
  if (jobs.length > 0) changes.push({ rule: 'busy', jobs: jobs.map(({ id }) => id) })
  const minutes =
    lengthOf(needed) -
    lengthOf(window) +
    (lengthOf(neededHours) - lengthOf(hours)) +
    off.reduce((sum, span) => sum + lengthOf(span), 0) +
    jobs.reduce((sum, job) => sum + job.minutes, 0)
  return { changes, minutes }
}

function lengthOf([from, to]: MinuteSpan): number {
  return to - from
}
