import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysToPlan } from '../testing/index.ts'
import {
  type Change,
  type Cleaner,
  checkDay,
  type DayToPlan,
  drivingMinutes,
  type GivenRoute,
  type Job,
  type PlannedRoute,
  planDay,
} from './index.ts'
import { randomFrom } from './random.ts'

/** Seconds on a line, so that a sum can be done in the head: a degree is a minute. */
const travel = ([, from]: readonly [number, number], [, to]: readonly [number, number]) => Math.abs(to - from)
const at = (east: number) => [0, east] as const
const job = (id: string, east: number, more: Partial<Job> = {}): Job => ({
  id,
  at: at(east),
  minutes: 60,
  window: [480, 1020],
  ...more,
})
const cleaner = (id: string, east: number, more: Partial<Cleaner> = {}): Cleaner => ({
  id,
  home: at(east),
  hours: [480, 1080],
  ...more,
})
const shown = (routes: readonly PlannedRoute[]) =>
  routes.map(
    ({ cleaner, stops }) => `${cleaner}: ${stops.map(({ job, start }) => `${job} ${start}`).join(', ')}`,
  )

describe('planDay', () => {
  it('gives each job to the cleaner who drives least for it, in the order of the way', () => {
    const jobs = [job('far', 20), job('near', 10, { window: [480, 500] }), job('west', -15)]
    const plan = planDay({ jobs, cleaners: [cleaner('ann', 0), cleaner('bob', -20)], travel })
    expect(shown(plan.routes)).toEqual(['ann: near 490, far 560', 'bob: west 485'])
    expect(plan).toMatchObject({ placed: 3, minutes: 50, cost: 50, left: [] })
    expect(plan.routes.flatMap(({ stops }) => stops.map(({ why }) => why))).toEqual([
      { reason: 'only', adds: 0 },
      { reason: 'least', adds: 20, next: { cleaner: 'bob', adds: 70 } },
      { reason: 'least', adds: 10, next: { cleaner: 'ann', adds: 30 } },
    ])
  })

  it('says why a job is where it is', () => {
    const jobs = [
      job('stays', 0, { fixed: 'bob' }),
      job('known', 20, { favourite: ['cat', 'ann'] }),
      job('high', 10, { skills: ['ladder'] }),
      job('near', 9),
    ]
    const cleaners = [cleaner('ann', 10), cleaner('bob', 60, { skills: ['ladder'] })]
    const whys = planDay({ jobs, cleaners, travel }).routes.flatMap(({ stops }) =>
      stops.map(({ job, why }) => [job, why]),
    )
    expect(Object.fromEntries(whys)).toMatchObject({
      stays: { reason: 'fixed' },
      known: { reason: 'favourite', next: { cleaner: 'bob', adds: 0 } },
      high: { reason: 'only' },
      near: { reason: 'least' },
    })
  })

  it('keeps the place of a job that is fixed before that of any other', () => {
    const at8 = { window: [480, 480] } as const
    const jobs = [job('one', 0, at8), job('stays', 0, { ...at8, fixed: 'ann' }), job('two', 0, at8)]
    const { routes, left } = planDay({ jobs, cleaners: [cleaner('ann', 0)], travel })
    expect(shown(routes)).toEqual(['ann: stays 480'])
    expect(left.map(({ job: id }) => id)).toEqual(['one', 'two'])
  })

  it('keeps time off in any order free, and knows a cleaner by the whole id', () => {
    const off = [[700, 720] as const, [500, 690] as const]
    const day = {
      jobs: [job('one', 0, { excluded: 'anna' })],
      cleaners: [cleaner('ann', 0, { off })],
      travel,
    }
    expect(shown(planDay(day).routes)).toEqual(['ann: one 720'])
  })

  it('asks for no way from a place to itself', () => {
    const elsewhere = (from: unknown, to: unknown) => (from === to ? Number.NaN : 5)
    const day = { jobs: [job('one', 0)], cleaners: [cleaner('ann', 10)], travel: elsewhere }
    expect(planDay(day).minutes).toBe(10)
  })

  it('prefers a favourite by as many minutes as the day says', () => {
    const jobs = [job('home', 60, { favourite: 'ann' })]
    const day = { jobs, cleaners: [cleaner('ann', 0), cleaner('bob', 50)], travel }
    const who = (favouriteMinutes: number) =>
      planDay({ ...day, favouriteMinutes }).routes.find(({ stops }) => stops.length > 0)?.cleaner
    expect([who(99), who(101)]).toEqual(['bob', 'ann'])
    expect(planDay({ ...day, favouriteMinutes: 5 })).toMatchObject({ minutes: 20, cost: 25 })
  })

  it.each<[string, Partial<Job>, Partial<Cleaner>, readonly Change[]]>([
    ['excluded', { excluded: 'ann' }, {}, [{ rule: 'excluded' }]],
    ['skills', { skills: ['a', 'b'] }, { skills: ['b'] }, [{ rule: 'skills', skills: ['a'] }]],
    ['fixed', { fixed: 'bob' }, {}, [{ rule: 'fixed', cleaner: 'bob' }]],
    ['window', { window: [480, 485] }, {}, [{ rule: 'window', window: [480, 490] }]],
    ['hours at the end', { minutes: 590 }, {}, [{ rule: 'hours', hours: [480, 1090] }]],
    [
      'hours at the beginning',
      { minutes: 590, window: [480, 480] },
      {},
      [{ rule: 'hours', hours: [470, 1080] }],
    ],
    [
      'time off',
      { window: [600, 610] },
      {
        off: [
          [700, 720],
          [630, 640],
        ],
      },
      [{ rule: 'off', off: [[630, 640]] }],
    ],
    [
      'two rules',
      { window: [480, 485], excluded: ['ann'] },
      {},
      [{ rule: 'excluded' }, { rule: 'window', window: [480, 490] }],
    ],
    [
      'two rules of time',
      { minutes: 590, window: [480, 490] },
      { off: [[700, 720]] },
      [
        { rule: 'hours', hours: [480, 1090] },
        { rule: 'off', off: [[700, 720]] },
      ],
    ],
    [
      'a fixed start',
      { fixed: { cleaner: 'ann', start: 485 } },
      {},
      [{ rule: 'fixed', cleaner: 'ann', start: 485 }],
    ],
    [
      'a fixed start and the window',
      { window: [5, 5], fixed: { cleaner: 'ann', start: 5 } },
      { hours: [0, 1080] },
      [
        { rule: 'fixed', cleaner: 'ann', start: 5 },
        { rule: 'window', window: [5, 10] },
      ],
    ],
  ])('names what keeps a job from a cleaner: %s', (_, ofJob, ofCleaner, frees) => {
    const plan = planDay({ jobs: [job('one', 10, ofJob)], cleaners: [cleaner('ann', 0, ofCleaner)], travel })
    expect(plan.left).toEqual([{ job: 'one', reasons: [{ cleaner: 'ann', rule: frees[0]?.rule, frees }] }])
  })

  it('names the jobs that are in the way, the shorter ones, when that gives least', () => {
    const jobs = [
      job('long', 0, { minutes: 290, window: [480, 480] }),
      job('short', 0, { minutes: 100, window: [780, 780] }),
      job('stays', 0, { minutes: 180, window: [900, 900], fixed: 'ann' }),
      job('left', 0, { minutes: 130, window: [600, 770], favourite: 'away' }),
    ]
    const { left } = planDay({ jobs, cleaners: [cleaner('ann', 0)], travel })
    expect(left).toEqual([
      {
        job: 'left',
        reasons: [{ cleaner: 'ann', rule: 'busy', frees: [{ rule: 'busy', jobs: ['short'] }] }],
      },
    ])
  })

  it('starts from the plan there is, and leaves a job of it only where it breaks a rule', () => {
    const jobs = [job('one', 10), job('two', 0, { excluded: 'ann' }), job('three', 0, { window: [480, 500] })]
    const routes = [{ cleaner: 'ann', stops: [{ job: 'one' }, { job: 'two' }, { job: 'three' }] }]
    const plan = planDay({ jobs, cleaners: [cleaner('ann', 0)], travel, routes })
    expect(shown(plan.routes)).toEqual(['ann: three 480, one 550'])
    expect(plan.before).toMatchObject({ placed: 3, minutes: 20, cost: 20 })
  })

  it('drives less than a plan that puts each job where it costs least, one after another', () => {
    const random = randomFrom(7)
    const place = () => [0, Math.round(random() * 170)] as const
    const cleaners = Array.from({ length: 4 }, (_, index) =>
      cleaner(`cleaner-${index}`, 0, { home: place() }),
    )
    const jobs = Array.from({ length: 12 }, (_, index) =>
      job(`job-${index}`, 0, { at: place(), minutes: 90, window: [480, 900] }),
    )
    const { placed, minutes, before } = planDay({ jobs, cleaners, travel })
    expect([placed, before.placed]).toEqual([12, 12])
    expect(minutes).toBeLessThan(before.minutes)
  })

  it('plans nothing for a day without jobs, and leaves all without cleaners', () => {
    expect(planDay({ jobs: [], cleaners: [cleaner('ann', 0)] })).toMatchObject({
      routes: [{ cleaner: 'ann', stops: [] }],
      left: [],
      minutes: 0,
      kilometres: 0,
    })
    expect(planDay({ jobs: [job('one', 0)], cleaners: [] }).left).toEqual([{ job: 'one', reasons: [] }])
  })

  it('measures the ways through a city when nobody else does', () => {
    const [home, place] = [
      [43.65, -79.38],
      [43.7, -79.4],
    ] as const
    const plan = planDay({ jobs: [job('one', 0, { at: place })], cleaners: [cleaner('ann', 0, { home })] })
    expect(plan.minutes).toBe(2 * Math.ceil(drivingMinutes(home, place)))
    expect(plan.kilometres).toBeCloseTo(15.6, 1)
    expect(drivingMinutes(home, place)).toBeCloseTo((7.81 / 35) * 60 + 6, 1)
    expect(drivingMinutes(home, home)).toBe(0)
  })

  describe('properties', () => {
    it('keeps every rule, moves nothing that is fixed, and has each job once', () => {
      fc.assert(
        fc.property(daysToPlan(), (day) => {
          const plan = planDay(day)
          for (const { cleaner, stops } of plan.routes) expect(brokenRules(day, cleaner, stops)).toEqual([])
          expect(checkDay({ ...day, routes: plan.routes })).toMatchObject({
            isPossible: true,
            minutes: plan.minutes,
          })
          const ids = [...plan.routes.flatMap(({ stops }) => stops), ...plan.left].map(({ job }) => job)
          expect(ids.toSorted()).toEqual(day.jobs.map(({ id }) => id).toSorted())
        }),
        { numRuns: 25 },
      )
    })

    it('keeps every rule exactly where a check finds none broken', () => {
      const plans = daysToPlan({ jobs: 4, cleaners: 2 }).chain((day) =>
        fc
          .array(fc.tuple(fc.nat(day.cleaners.length), fc.integer({ min: 420, max: 1020 })), {
            minLength: day.jobs.length,
            maxLength: day.jobs.length,
          })
          .map((places) => ({ day, places })),
      )
      fc.assert(
        fc.property(plans, ({ day, places }) => {
          const routes = day.cleaners.map(({ id }, index) => ({
            cleaner: id,
            stops: day.jobs
              .flatMap((job, part) => {
                const [who, start] = places[part] ?? []
                // Every other one is timed by the check.
                return who === index ? [{ job: job.id, ...(part % 2 === 0 && { start: Number(start) }) }] : []
              })
              .toSorted((one, other) => (one.start ?? 0) - (other.start ?? 0)),
          }))
          const checked = checkDay({ ...day, routes })
          for (const { cleaner, stops } of checked.routes)
            expect(stops.every(({ broken }) => broken.length === 0)).toBe(
              brokenRules(day, cleaner, stops).length === 0,
            )
        }),
        { numRuns: 200 },
      )
    })

    it('never leaves a better plan for a worse one, and plans the same again', () => {
      fc.assert(
        fc.property(daysToPlan(), fc.integer(), (day, seed) => {
          const first = planDay(day)
          expect(planDay(day)).toEqual(first)
          expect(isWorse(day, first, first.before)).toBe(false)
          const again = planDay({ ...day, seed, routes: first.routes })
          expect(again.before).toMatchObject({
            placed: first.placed,
            minutes: first.minutes,
            cost: first.cost,
          })
          expect(isWorse(day, again, first)).toBe(false)
        }),
        { numRuns: 12 },
      )
    })

    it('gives reasons that are true: with what is named a job fits, with less it does not', () => {
      fc.assert(
        fc.property(daysToPlan({ jobs: 14, cleaners: 3 }), (day) => {
          const plan = planDay(day)
          for (const { job, reasons } of plan.left) {
            expect(reasons.map(({ cleaner }) => cleaner)).toEqual(day.cleaners.map(({ id }) => id))
            for (const { cleaner, frees } of reasons) {
              expect(fits(day, plan.routes, job, cleaner, frees)).toBe(true)
              for (const fewer of withLess(frees))
                expect(fits(day, plan.routes, job, cleaner, fewer)).toBe(false)
            }
          }
        }),
        { numRuns: 20 },
      )
    })

    it('gives reasons that are true: nobody else has room, or it would cost more there', () => {
      fc.assert(
        fc.property(daysToPlan({ jobs: 8, cleaners: 3 }), (day) => {
          const { routes, cost } = planDay(day)
          for (const route of routes) {
            for (const { job, why } of route.stops) {
              const elsewhere = routes.flatMap((other) =>
                other === route ? [] : placements(routes, job, other.cleaner),
              )
              const possible = elsewhere
                .map((moved) => checkDay({ ...day, routes: moved }))
                .filter(({ isPossible }) => isPossible)
              expect(possible.every((moved) => moved.cost >= cost)).toBe(true)
              if (why.reason === 'only') expect(possible).toEqual([])
              if (why.reason === 'least') expect(possible).not.toEqual([])
            }
          }
        }),
        { numRuns: 25 },
      )
    })

    it('places as many jobs at as little cost as an exhaustive search of small days', () => {
      fc.assert(
        fc.property(daysToPlan({ jobs: 4, cleaners: 2 }), (day) => {
          const { placed, cost } = planDay(day)
          const unfixed = { ...day, jobs: day.jobs.map(({ fixed: _, ...others }) => others) }
          const planned = day.jobs.some(({ fixed }) => fixed !== undefined)
            ? planDay(unfixed)
            : { placed, cost }
          expect({ placed: planned.placed, cost: planned.cost }).toEqual(bestOf(unfixed))
        }),
        { numRuns: 15 },
      )
    })
  })
})

/** Fewer jobs, or more minutes: a fixed job counts before others. */
function isWorse(
  { jobs }: DayToPlan,
  { placed, cost }: { readonly placed: number; readonly cost: number },
  other: { readonly placed: number; readonly cost: number },
): boolean {
  if (jobs.some(({ fixed }) => fixed !== undefined)) return false
  return placed < other.placed || (placed === other.placed && cost > other.cost)
}

/** The rules that a route breaks, written down once more from what they say and not from how they are planned. */
function brokenRules(
  day: DayToPlan,
  who: string,
  stops: readonly { readonly job: string; readonly start: number }[],
): string[] {
  const cleaner = day.cleaners.find(({ id }) => id === who)
  if (cleaner === undefined) return ['cleaner']
  const broken: string[] = []
  let [time, place] = [cleaner.hours[0], cleaner.home]
  const drive = (to: readonly [number, number], until: number) => {
    const minutes = Math.ceil((day.travel ?? drivingMinutes)(place, to) - 1e-9)
    const isFree = (from: number) =>
      (cleaner.off ?? []).every(([begins, ends]) => ends <= from || begins >= from + minutes)
    const departures = Array.from(
      { length: Math.max(0, until - minutes - time + 1) },
      (_, wait) => time + wait,
    )
    if (!departures.some(isFree)) broken.push(`no time to drive by ${until}`)
    place = to
  }
  for (const { job: id, start } of stops) {
    const job = day.jobs.find((other) => other.id === id)
    if (job === undefined) return ['job']
    drive(job.at, start)
    time = start + job.minutes
    if (start < job.window[0] || start > job.window[1]) broken.push('window')
    if ((cleaner.off ?? []).some(([begins, ends]) => begins < time && start < ends)) broken.push('off')
    if ([job.excluded ?? []].flat().includes(who)) broken.push('excluded')
    if (!(job.skills ?? []).every((skill) => cleaner.skills?.includes(skill))) broken.push('skills')
    const fixed = typeof job.fixed === 'string' ? { cleaner: job.fixed, start: undefined } : job.fixed
    if (fixed !== undefined && (fixed.cleaner !== who || (fixed.start ?? start) !== start))
      broken.push('fixed')
  }
  if (stops.length > 0) drive(cleaner.home, cleaner.hours[1])
  return broken
}

/** The plans in which a job is somewhere in a cleaner's day. */
function placements(routes: readonly GivenRoute[], id: string, who: string): GivenRoute[][] {
  const others = routes.map(({ cleaner, stops }) => ({
    cleaner,
    stops: stops.flatMap(({ job }) => (job === id ? [] : [{ job }])),
  }))
  const count = others.find(({ cleaner }) => cleaner === who)?.stops.length ?? 0
  return Array.from({ length: count + 1 }, (_, position) =>
    others.map((route) =>
      route.cleaner === who ? { ...route, stops: route.stops.toSpliced(position, 0, { job: id }) } : route,
    ),
  )
}

/** Whether a job has a place in a cleaner's day after some changes. */
function fits(
  day: DayToPlan,
  routes: readonly GivenRoute[],
  id: string,
  who: string,
  changes: readonly Change[],
): boolean {
  const changed = changes.reduce((before, change) => changedDay(before, id, who, change), day)
  const gone = changes.flatMap((change) => (change.rule === 'busy' ? change.jobs : []))
  const route = routes
    .filter(({ cleaner }) => cleaner === who)
    .map(({ cleaner, stops }) => ({ cleaner, stops: stops.filter(({ job }) => !gone.includes(job)) }))
  return placements(route, id, who).some((tried) => checkDay({ ...changed, routes: tried }).isPossible)
}

function changedDay(day: DayToPlan, id: string, who: string, change: Change): DayToPlan {
  const withJob = (more: Partial<Job>) => ({
    ...day,
    jobs: day.jobs.map((other) => (other.id === id ? { ...other, ...more } : other)),
  })
  const withCleaner = (more: (cleaner: Cleaner) => Partial<Cleaner>) => ({
    ...day,
    cleaners: day.cleaners.map((other) => (other.id === who ? { ...other, ...more(other) } : other)),
  })
  switch (change.rule) {
    case 'excluded':
      return withJob({ excluded: [] })
    case 'skills':
      return withCleaner(({ skills = [] }) => ({ skills: [...skills, ...change.skills] }))
    case 'fixed':
      return withJob({ fixed: undefined })
    case 'window':
      return withJob({ window: change.window })
    case 'hours':
      return withCleaner(() => ({ hours: change.hours }))
    case 'off':
      return withCleaner(({ off = [] }) => ({ off: off.filter((span) => !change.off.includes(span)) }))
    case 'busy':
      return day
  }
}

/** Changes without one of them, or without one of the jobs. */
function withLess(changes: readonly Change[]): (readonly Change[])[] {
  return changes.flatMap((change, index) =>
    change.rule === 'busy'
      ? change.jobs.map((_, part) =>
          changes.with(index, { rule: 'busy', jobs: change.jobs.toSpliced(part, 1) }),
        )
      : [changes.toSpliced(index, 1)],
  )
}

/** The best of all plans of a small day, by trying every one. */
function bestOf(day: DayToPlan): { placed: number; cost: number } {
  let best = { placed: 0, cost: 0 }
  const tryAll = (routes: readonly GivenRoute[], waiting: readonly Job[]) => {
    const [next, ...others] = waiting
    if (next === undefined) {
      const { isPossible, placed, cost } = checkDay({ ...day, routes })
      if (!isPossible) return
      if (placed > best.placed || (placed === best.placed && cost < best.cost)) best = { placed, cost }
      return
    }
    tryAll(routes, others)
    for (const { cleaner } of routes)
      for (const tried of placements(routes, next.id, cleaner)) tryAll(tried, others)
  }
  tryAll(
    day.cleaners.map(({ id }) => ({ cleaner: id, stops: [] })),
    day.jobs,
  )
  return best
}
