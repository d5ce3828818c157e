import { expect, it } from 'vitest'
import { compiledDay } from './compiled-day.ts'
import { inserterFor } from './insertion.ts'
import { type Plan, routeOf } from './route.ts'
import { settle } from './settle.ts'

it('moves a job to where it costs less, and gives the room that it leaves to one that had none', () => {
  const travel = ([, from]: readonly [number, number], [, to]: readonly [number, number]) =>
    Math.abs(to - from)
  const whole = { minutes: 500, window: [480, 540] } as const
  const day = compiledDay({
    jobs: [
      { id: 'west', at: [0, -20], ...whole },
      { id: 'east', at: [0, 10], ...whole, excluded: 'bob' },
    ],
    cleaners: [
      { id: 'ann', home: [0, 0], hours: [480, 1080] },
      { id: 'bob', home: [0, -20], hours: [480, 1080] },
    ],
    travel,
  })
  const [west, east] = day.tasks
  const [ann, bob] = day.shifts
  if (west === undefined || east === undefined || ann === undefined || bob === undefined)
    throw new Error('a day')
  const start: Plan = { routes: [routeOf(day, ann, [west]), routeOf(day, bob, [])], left: [east] }
  const { routes, left } = settle(inserterFor(day), start)
  expect(routes.map(({ stops }) => stops.map(({ job }) => job.id))).toEqual([['east'], ['west']])
  expect(left).toEqual([])
})
