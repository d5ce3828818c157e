import { describe, expect, it } from 'vitest'
import { compiledDay } from './compiled-day.ts'
import type { Cleaner, Job } from './day.ts'
import { lift, type Room, type TimeRule } from './room.ts'
import { tightened } from './tightened.ts'

const job = (id: string, minutes: number, more: Partial<Job> = {}): Job => ({
  ...{ id, at: [0, 0], minutes, window: [480, 1080] },
  ...more,
})

/** Returns what stays of a cleaner's day once rules were lifted for the first job, and as much of them as can be was put back. */
function left(
  rules: readonly TimeRule[],
  jobs: readonly Job[],
  ofCleaner: Partial<Cleaner> = {},
  isPinned = false,
) {
  const ann: Cleaner = { id: 'ann', home: [0, 0], hours: [480, 1080], ...ofCleaner }
  const day = compiledDay({ jobs, cleaners: [ann], travel: () => 0 })
  const [task, ...stops] = day.tasks
  const [shift] = day.shifts
  if (task === undefined || shift === undefined) throw new Error('a day')
  const start: Room = { task, shift, stops, isPinned }
  return tightened(day, start, rules.reduce(lift, start))
}

describe('tightened', () => {
  const [long, short, fixed] = [job('long', 200), job('short', 100), job('fixed', 60, { fixed: 'ann' })]
  it.each([
    [[long, short, fixed]],
    [[long, fixed, short]],
    [[short, long, fixed]],
    [[short, fixed, long]],
    [[fixed, long, short]],
    [[fixed, short, long]],
  ])('puts fixed jobs back first, then long ones, in whichever order they are done: %j', (stops) => {
    const kept = left(['busy'], [job('new', 300), ...stops]).stops.map((task) => task.job.id)
    expect(kept).toEqual(stops.map(({ id }) => id).filter((id) => id !== 'short'))
  })

  it('frees no minute at which the job that starts at another one has its own', () => {
    const pinned = job('new', 60, { fixed: { cleaner: 'ann', start: 600 } })
    const off = [
      [620, 640],
      [700, 720],
    ] as const
    const room = left(['off'], [pinned], { off }, true)
    expect(room.shift.off).toEqual([[700, 720]])
    expect([room.task.from, room.task.to]).toEqual([600, 600])
  })

  it('opens hours and windows by as little as can be, to the minute', () => {
    const room = left(['hours', 'window'], [job('new', 700, { window: [470, 470] })])
    expect([room.shift.from, room.shift.to]).toEqual([480, 1180])
    expect([room.task.from, room.task.to]).toEqual([470, 480])
  })
})
