import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysToPlan } from '../testing/index.ts'
import { compiledDay, type Task } from './compiled-day.ts'
import type { Cleaner, Job, Place } from './day.ts'
import { firstPlan, lawfulRoutes } from './first-plan.ts'
import { bestInsertion, bestRoute, cheapest, inserterFor, insertLeft, regret } from './insertion.ts'
import { randomFrom } from './random.ts'
import { costOf, type Plan, type Route, routeOf } from './route.ts'

/** Minutes along one street. */
const travel = ([, from]: Place, [, to]: Place) => Math.abs(to - from)

const job = (id: string, at: number, more: Partial<Job> = {}): Job => ({
  ...{ id, at: [0, at], minutes: 60, window: [500, 900] },
  ...more,
})
const cleaner = (id: string, home: number, more: Partial<Cleaner> = {}): Cleaner => ({
  ...{ id, home: [0, home], hours: [480, 1080] },
  ...more,
})
/** Nobody can do two of these. */
const long = { minutes: 400, window: [500, 560] } as const

function dayOf(jobs: readonly Job[], cleaners: readonly Cleaner[]) {
  const day = compiledDay({ jobs, cleaners, travel })
  return { day, inserter: inserterFor(day), empty: day.shifts.map((shift) => routeOf(day, shift, [])) }
}

const idsOf = (routes: readonly Route[]) =>
  routes.map(({ stops }) => stops.map((task) => task.job.id).join(' '))

/** The job, the route or the cleaner that a test is about. */
function the<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('There is none')
  return one
}

describe('bestInsertion', () => {
  const { day } = dayOf([job('a', 10), job('b', 30), job('c', 20), job('d', -10)], [cleaner('ann', 0)])
  const route = routeOf(day, the(day.shifts[0]), day.tasks.slice(0, 2))

  it('finds where a job is on the way, and the first of places that cost the same', () => {
    // Both on the way out and on the way back.
    expect(bestInsertion(day, the(day.tasks[2]), route)).toEqual({ position: 1, cost: 0 })
    expect(bestInsertion(day, the(day.tasks[3]), route)).toEqual({ position: 0, cost: 20 })
  })

  it('has none for a cleaner that must not come', () => {
    const barred = dayOf([job('a', 10, { excluded: 'ann' })], [cleaner('ann', 0)])
    expect(bestInsertion(barred.day, the(barred.day.tasks[0]), the(barred.empty[0])).cost).toBe(
      Number.POSITIVE_INFINITY,
    )
  })
})

/** Ways of which some are longer than by another place, and longer there than back. */
const unevenTravel = ([north, east]: Place, [otherNorth, otherEast]: Place) =>
  Math.floor(Math.abs(north * 7919 + east * 104_729 + otherNorth * 31 + otherEast * 1_299_709) * 100) % 90

const unevenDays = fc
  .record({ day: daysToPlan({ jobs: 9, cleaners: 3 }), isUneven: fc.boolean() })
  .map(({ day, isUneven }) => compiledDay({ ...day, ...(isUneven && { travel: unevenTravel }) }))

/** The least that a task adds to a route, by driving every route with it from its beginning to its end. */
function insertionByDriving(
  day: ReturnType<typeof compiledDay>,
  task: Task,
  { shift, stops, minutes }: Route,
) {
  let found = { position: 0, cost: Number.POSITIVE_INFINITY }
  for (let position = 0; position <= stops.length; position += 1) {
    const longer = routeOf(day, shift, stops.toSpliced(position, 0, task))
    const cost = longer.minutes - minutes + Number(task.extra[shift.index])
    if (cost < found.cost) found = { position, cost }
  }
  return found
}

describe('bestInsertion, properties', () => {
  it('finds what driving each route with the task would, on any day and in routes of any order, also late ones', () => {
    fc.assert(
      fc.property(unevenDays, fc.nat(), (day, length) => {
        for (const shift of day.shifts) {
          for (const task of day.tasks) {
            const others = day.tasks.filter((other) => other !== task)
            const route = routeOf(day, shift, others.slice(0, length % 4))
            expect(bestInsertion(day, task, route)).toEqual(insertionByDriving(day, task, route))
          }
        }
      }),
    )
  })
})

describe('insertLeft, properties', () => {
  it('inserts as if every route were looked at again for each task', () => {
    fc.assert(
      fc.property(unevenDays, fc.constantFrom(cheapest, regret), (day, urgency) => {
        const routes = day.shifts.map((shift) => routeOf(day, shift, []))
        const quick = insertLeft(inserterFor(day), { routes, left: day.tasks }, urgency)
        const plain = insertPlainly(day, { routes, left: day.tasks }, urgency)
        expect(idsOf(quick.routes)).toEqual(idsOf(plain.routes))
        expect(quick.left).toEqual(plain.left)
      }),
    )
  })
})

function insertPlainly(day: ReturnType<typeof compiledDay>, plan: Plan, urgency: typeof regret): Plan {
  const found = plan.left.map((task) => ({ task, ...bestRoute(inserterFor(day), plan.routes, task) }))
  const possible = found.filter(({ route }) => route !== null)
  const most = Math.max(...possible.map(({ task, best, next }) => urgency(task, best, next)))
  const chosen = possible.find(({ task, best, next }) => urgency(task, best, next) === most)
  if (chosen?.route == null) return plan
  const { task, route, position } = chosen
  const longer = routeOf(day, route.shift, route.stops.toSpliced(position, 0, task))
  const routes = plan.routes.with(route.shift.index, longer)
  return insertPlainly(day, { routes, left: plan.left.filter((other) => other !== task) }, urgency)
}

describe('inserterFor', () => {
  it('looks at a route once for each job, and again when the route was replaced', () => {
    const { day, inserter, empty } = dayOf(
      [job('a', 10), job('b', 30), job('c', 50)],
      [cleaner('ann', 0), cleaner('bob', 9)],
    )
    const [a, b] = [the(day.tasks[0]), the(day.tasks[1])]
    const [ann, bob] = [the(empty[0]), the(empty[1])]
    const first = inserter.into(a, ann)
    expect([first.cost, inserter.work()]).toEqual([20, 1])
    expect(inserter.into(b, bob).cost).toBe(42)
    expect(inserter.into(b, ann).cost).toBe(60)
    expect(inserter.into(a, bob).cost).toBe(2)
    expect(inserter.work()).toBe(4)
    expect(inserter.into(a, ann)).toBe(first)
    expect(inserter.work()).toBe(4)
    const longer = routeOf(day, ann.shift, [b])
    expect(inserter.into(a, longer).cost).toBe(0)
    expect(inserter.work()).toBe(4 + 4)
  })
})

describe('insertLeft', () => {
  it('gives the place to the job that costs least', () => {
    const { day, inserter, empty } = dayOf([job('far', 40, long), job('near', 5, long)], [cleaner('ann', 0)])
    const { routes, left } = insertLeft(inserter, { routes: empty, left: day.tasks }, cheapest)
    expect(idsOf(routes)).toEqual(['near'])
    expect(left.map((task) => task.job.id)).toEqual(['far'])
  })

  it('gives it to the job that loses most by going elsewhere', () => {
    const { day, inserter, empty } = dayOf(
      [job('either', 5, long), job('hers', -20, long)],
      [cleaner('ann', 0), cleaner('bob', 10)],
    )
    const plan = { routes: empty, left: day.tasks }
    expect(idsOf(insertLeft(inserter, plan, cheapest).routes)).toEqual(['either', 'hers'])
    expect(idsOf(insertLeft(inserter, plan, regret).routes)).toEqual(['hers', 'either'])
  })

  it.each([false, true])(
    'counts what is lost, not what it costs, in any order: turned around %j',
    (isTurned) => {
      const jobs = [job('either', -50, long), job('hers', -5, { ...long, favourite: 'ann' })]
      const { day, inserter, empty } = dayOf(isTurned ? jobs.toReversed() : jobs, [
        cleaner('ann', 0),
        cleaner('bob', 1),
      ])
      const { routes } = insertLeft(inserter, { routes: empty, left: day.tasks }, regret)
      expect(idsOf(routes)).toEqual(['hers', 'either'])
    },
  )

  it('leaves what has no room to later, and ends', () => {
    const { day, inserter } = dayOf([job('a', 5)], [])
    expect(insertLeft(inserter, { routes: [], left: day.tasks }, regret)).toEqual({
      routes: [],
      left: day.tasks,
    })
  })
})

describe('bestRoute', () => {
  it.each([[[10, 20, 30]], [[30, 20, 10]], [[20, 30, 10]], [[20, 10, 30]]])(
    'knows what it costs at best and at the next best cleaner, of homes at %j',
    (homes) => {
      const { day, inserter, empty } = dayOf(
        [job('a', 0)],
        homes.map((home) => cleaner(`at ${home}`, home)),
      )
      const { route, best, next } = bestRoute(inserter, empty, the(day.tasks[0]))
      expect([route?.shift.cleaner.id, best, next]).toEqual(['at 10', 20, 40])
    },
  )
})

describe('costOf', () => {
  it('counts one fixed job that nobody has for more than many others, and those for more than any way', () => {
    const { day, empty } = dayOf(
      [job('fixed', 5, { fixed: 'ann' }), ...Array.from({ length: 200 }, (_, nr) => job(`${nr}`, 5))],
      [cleaner('ann', 0)],
    )
    const [fixed, ...others] = day.tasks
    const cost = (left: readonly Task[]) => costOf({ routes: empty, left })
    expect(cost([the(fixed)])).toBeGreaterThan(cost(others))
    expect(cost([])).toBe(0)
    expect(cost(others.slice(0, 1))).toBeGreaterThan(100_000)
  })

  it('counts no way for a cleaner who is off all day', () => {
    const { empty } = dayOf([job('a', 5)], [cleaner('ann', 0, { off: [[400, 1100]] })])
    expect(costOf({ routes: empty, left: [] })).toBe(0)
  })
})

describe('firstPlan', () => {
  it('places what is fixed before what would cost less', () => {
    const { inserter, empty } = dayOf(
      [job('near', 5, long), job('fixed', 40, { ...long, fixed: 'ann' })],
      [cleaner('ann', 0)],
    )
    const { routes, left } = firstPlan(inserter, empty, cheapest)
    expect(idsOf(routes)).toEqual(['fixed'])
    expect(left.map((task) => task.job.id)).toEqual(['near'])
  })

  it('has each job once, in a route or left', () => {
    const { inserter, empty } = dayOf(
      [job('a', 5, long), job('b', 40, { ...long, fixed: 'ann' }), job('c', 50, { ...long, fixed: 'ann' })],
      [cleaner('ann', 0)],
    )
    const { routes, left } = firstPlan(inserter, empty, regret)
    expect([...idsOf(routes), ...left.map((task) => task.job.id)].toSorted()).toEqual(['a', 'b', 'c'])
  })
})

describe('lawfulRoutes', () => {
  it('keeps what was given in its order, without what a rule or the time forbids', () => {
    const { day } = dayOf(
      [
        job('a', 5),
        job('barred', 6, { excluded: 'ann' }),
        job('b', 7),
        job('late', 8, { window: [500, 510] }),
      ],
      [cleaner('ann', 0), cleaner('bob', 10)],
    )
    const given = day.shifts.map((shift, index) => ({
      shift,
      stops: index === 0 ? day.tasks : [],
      starts: [],
    }))
    expect(idsOf(lawfulRoutes(day, given))).toEqual(['a b', ''])
  })
})

describe('randomFrom', () => {
  it('gives the numbers of mulberry32, the same for the same seed', () => {
    const next = randomFrom(1)
    expect([next(), next(), next()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522])
    expect(randomFrom(2)()).not.toBe(randomFrom(1)())
  })
})
