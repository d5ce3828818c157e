import type { CompiledDay, Shift, Task } from './compiled-day.ts'
import { drivingOn } from './route-time.ts'

/** A task, and the day of a cleaner that it may or may not fit into. */
export interface Room {
  readonly task: Task
  readonly shift: Shift
  readonly stops: readonly Task[]
  /** The task starts at the minute that is fixed, and at no other. */
  readonly isPinned: boolean
}

/** The rules that a change of times, or of other jobs, can lift. */
export const timeRules = ['fixed', 'window', 'hours', 'off', 'busy'] as const

export type TimeRule = (typeof timeRules)[number]

/** Later than any day ends. */
const never = 2 ** 40

/** Whether the task has a position in the day. */
export function isRoomIn(day: CompiledDay, { task, shift, stops }: Room): boolean {
  for (let position = 0; position <= stops.length; position += 1) {
    if (drivingOn(day, shift, stops, task, position) < Number.POSITIVE_INFINITY) return true
  }
  return false
}

/** A room without one of its rules. */
export function lift(room: Room, rule: TimeRule): Room {
  const { task, shift } = room
  switch (rule) {
    case 'fixed':
      return { ...room, isPinned: false, task: { ...task, from: task.job.window[0], to: task.job.window[1] } }
    case 'window':
      return room.isPinned ? room : { ...room, task: { ...task, from: 0, to: never } }
    case 'hours':
      return { ...room, shift: { ...shift, from: 0, to: never } }
    case 'off':
      return { ...room, shift: { ...shift, off: [] } }
    case 'busy':
      return { ...room, stops: [] }
  }
}
