import type { CompiledDay, Shift, Task } from './compiled-day.ts'
import { isRoomIn, type Room } from './room.ts'

/** A lifted room with as much of each rule put back as leaves it room. */
export function tightened(day: CompiledDay, start: Room, lifted: Room): Room {
  return [withHours, withWindow, withTimeOff, withStops].reduce(
    (room, step) => step(start, room, (tried) => isRoomIn(day, tried)),
    lifted,
  )
}

type IsRoom = (room: Room) => boolean

function withHours(start: Room, room: Room, isRoom: IsRoom): Room {
  const hours = (from: number, to: number): Room => ({ ...room, shift: { ...room.shift, from, to } })
  const opens = nearestTo(start.shift.from, room.shift.from, (from) => isRoom(hours(from, room.shift.to)))
  return hours(
    opens,
    nearestTo(start.shift.to, room.shift.to, (to) => isRoom(hours(opens, to))),
  )
}

function withWindow({ task: { job } }: Room, room: Room, isRoom: IsRoom): Room {
  if (room.isPinned) return room
  const window = (from: number, to: number): Room => ({ ...room, task: { ...room.task, from, to } })
  const opens = nearestTo(job.window[0], room.task.from, (from) => isRoom(window(from, room.task.to)))
  return window(
    opens,
    nearestTo(job.window[1], room.task.to, (to) => isRoom(window(opens, to))),
  )
}

function withTimeOff({ shift: { off } }: Room, room: Room, isRoom: IsRoom): Room {
  const roomWith = (kept: Shift['off']): Room => ({ ...room, shift: { ...room.shift, off: kept } })
  return withMost(off, off, room.shift.off, roomWith, isRoom)
}

function withStops({ stops }: Room, room: Room, isRoom: IsRoom): Room {
  const roomWith = (kept: readonly Task[]): Room => ({ ...room, stops: kept })
  return withMost(stops, stops.toSorted(byPlace), room.stops, roomWith, isRoom)
}

/** Fixed ones keep their places first, then long ones. */
function byPlace({ job: one }: Task, { job: other }: Task): number {
  const isFixed = Number(other.fixed !== undefined) - Number(one.fixed !== undefined)
  return isFixed === 0 ? other.minutes - one.minutes : isFixed
}

/** Puts one after another back where it was. */
function withMost<T>(
  all: readonly T[],
  inTurn: readonly T[],
  left: readonly T[],
  roomWith: (kept: readonly T[]) => Room,
  isRoom: IsRoom,
): Room {
  const kept = new Set(left)
  for (const part of inTurn) {
    const more = all.filter((other) => other === part || kept.has(other))
    if (isRoom(roomWith(more))) kept.add(part)
  }
  return roomWith(all.filter((part) => kept.has(part)))
}

/** The whole number nearest to a wished one for which something holds, as it does for another one and all beyond. */
function nearestTo(wished: number, holding: number, holds: (value: number) => boolean): number {
  if (holds(wished)) return wished
  let [no, yes] = [wished, holding]
  while (Math.abs(yes - no) > 1) {
    const middle = Math.trunc((yes + no) / 2)
    if (holds(middle)) yes = middle
    else no = middle
  }
  return yes
}
