import { expect, it } from 'vitest'
import { changesOf } from './changes-of.ts'
import type { Shift, Task } from './compiled-day.ts'
import type { Job } from './day.ts'

const task = (id: string, minutes: number, more: Partial<Job> = {}): Task => ({
  job: { id, at: [0, 0], minutes, window: [480, 500], ...more },
  index: 0,
  point: 0,
  from: 480,
  to: 500,
  minutes,
  extra: [],
})
const shift: Shift = {
  cleaner: { id: 'ann', home: [0, 0], hours: [480, 1020] },
  index: 0,
  point: 0,
  from: 480,
  to: 1020,
  off: [
    [600, 630],
    [700, 705],
  ],
}

it('counts the minutes that all changes give together, and names each once', () => {
  const [first, second] = [task('first', 90), task('second', 45)]
  const start = { task: task('new', 60), shift, stops: [first, second], isPinned: false }
  const room = {
    task: { ...start.task, from: 470, to: 520 },
    shift: { ...shift, from: 450, to: 1030, off: shift.off.slice(1) },
    stops: [second],
    isPinned: false,
  }
  expect(changesOf(start, room)).toEqual({
    changes: [
      { rule: 'window', window: [470, 520] },
      { rule: 'hours', hours: [450, 1030] },
      { rule: 'off', off: [[600, 630]] },
      { rule: 'busy', jobs: ['first'] },
    ],
    minutes: 30 + 40 + 30 + 90,
  })
  expect(changesOf(start, start)).toEqual({ changes: [], minutes: 0 })
})
