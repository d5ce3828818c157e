import { describe, expect, it } from 'vitest'
import { compiledDay, type Task } from './compiled-day.ts'
import type { DayToPlan, Place } from './day.ts'
import { firstPlan } from './first-plan.ts'
import { cheapest, inserterFor } from './insertion.ts'
import { randomFrom } from './random.ts'
import { costOf, routeOf } from './route.ts'
import { search } from './search.ts'

/** Minutes along the streets of a town, which has a grid of them. */
const travel = ([south, west]: Place, [north, east]: Place) => Math.abs(north - south) + Math.abs(east - west)

/** A day of a town, the same for the same seed. */
function townDay(jobs: number, cleaners: number, seed: number): DayToPlan {
  const random = randomFrom(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const place = () => [upTo(40), upTo(40)] as const
  return {
    jobs: Array.from({ length: jobs }, (_, nr) => {
      const from = 480 + 60 * upTo(4)
      const window = [from, from + 60 * upTo(5)] as const
      return { id: `j${nr}`, at: place(), minutes: 60 + 30 * upTo(4), window }
    }),
    cleaners: Array.from({ length: cleaners }, (_, nr) => ({
      ...{ id: `c${nr}`, home: place(), hours: [480, 960] as const },
    })),
    travel,
  }
}

const idsOf = (tasks: readonly Task[]) => tasks.map(({ job }) => job.id).join(' ')

/** Returns what a search finds, how much it looks at, and how often it asks for chance. It is equal on every machine. */
function found(day: DayToPlan) {
  const compiled = compiledDay(day)
  const inserter = inserterFor(compiled)
  const empty = compiled.shifts.map((shift) => routeOf(compiled, shift, []))
  const start = firstPlan(inserter, empty, cheapest)
  const begin = inserter.work()
  const random = randomFrom(7)
  let asked = 0
  const best = search(inserter, start, () => {
    asked += 1
    return random()
  })
  return {
    start: costOf(start),
    best: costOf(best),
    routes: best.routes.map(({ stops }) => idsOf(stops)),
    left: idsOf(best.left),
    work: inserter.work() - begin,
    asked,
  }
}

describe('search', () => {
  it.each([
    [5, 2],
    [16, 4],
    [30, 3],
    [45, 12],
  ])('finds the same plan, by as much work, on every machine: %i jobs, %i cleaners', (jobs, cleaners) => {
    expect(found(townDay(jobs, cleaners, jobs))).toMatchSnapshot()
  })

  it('has nothing to look for in a day without jobs', () => {
    expect(found({ ...townDay(0, 2, 1) })).toMatchObject({ best: 0, asked: 0 })
  })
})
