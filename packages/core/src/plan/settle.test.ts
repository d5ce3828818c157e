import { expect, it } from 'vitest'
import { compiledDay } from './compiled-day.ts'
import { cheapest, inserterFor, insertLeft } from './insertion.ts'
import { randomFrom } from './random.ts'
import { costOf, type Plan, routeOf, without } from './route.ts'
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

it('ends where no job is better off elsewhere, whatever it began with', () => {
  const travel = ([, from]: readonly [number, number], [, to]: readonly [number, number]) =>
    Math.abs(to - from)
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = randomFrom(seed)
    const place = () => [0, Math.floor(random() * 100)] as const
    const day = compiledDay({
      jobs: Array.from({ length: 12 }, (_, nr) => ({
        ...{ id: `${nr}`, at: place(), minutes: 100, window: [480, 900] as const },
      })),
      cleaners: Array.from({ length: 3 }, (_, nr) => ({
        ...{ id: `c${nr}`, home: place(), hours: [480, 1080] as const },
      })),
      travel,
    })
    // Each has four jobs that nobody has chosen for the way.
    const routes = day.shifts.map((shift, nr) => routeOf(day, shift, day.tasks.slice(nr * 4, nr * 4 + 3)))
    const placed = new Set(routes.flatMap(({ stops }) => stops))
    const inserter = inserterFor(day)
    const settled = settle(inserter, { routes, left: day.tasks.filter((task) => !placed.has(task)) })
    for (const task of settled.routes.flatMap(({ stops }) => stops)) {
      const { routes: others } = without(day, settled, new Set([task]))
      const back = insertLeft(inserter, { routes: others, left: [task] }, cheapest)
      expect(costOf({ routes: back.routes, left: settled.left })).toBeGreaterThanOrEqual(costOf(settled))
    }
  }
})
