import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysToPlan } from '../testing/index.ts'
import { checkDay, type DayToPlan, PlanError, planDay } from './index.ts'
import { dayToPlanJsonSchema, parseDayToPlan } from './schema.ts'

const job = { id: 'one', at: [43.6, -79.4], minutes: 60, window: [540, 600] }
const cleaner = { id: 'ann', home: [43.6, -79.4], hours: [480, 1080] }
const routes = [{ cleaner: 'ann', stops: [{ job: 'one' }] }]

/** Everything that is wrong with a day, as a program gets it that passes what it has. */
function problemsOf(day: unknown) {
  try {
    planDay(Object(day) === day ? Object(day) : day)
    return []
  } catch (error) {
    if (!(error instanceof PlanError)) throw error
    return error.problems.map(({ field, message }) => `${field}: ${message}`)
  }
}

describe('a day that cannot be read', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['nothing', null, [': must be an object with jobs, cleaners']],
    ['no lists', {}, ['jobs: missing', 'cleaners: missing']],
    [
      'wrong fields of a job',
      {
        jobs: [{ ...job, at: [91, '4'], minutes: 0, window: [600], fixed: 3, skills: 'a', extra: 1 }],
        cleaners: [],
      },
      [
        'jobs.0.at.0: must be a number from -90 to 90, not 91',
        'jobs.0.at.1: must be a number from -180 to 180, not "4"',
        'jobs.0.minutes: must be a whole number from 1 to 2880, not 0',
        'jobs.0.window: must be two minutes of the day, as [540, 720]',
        'jobs.0.skills: must be a list, not "a"',
        'jobs.0.fixed: must be an object with cleaner',
        'jobs.0.extra: unknown; the fields are id, at, minutes, window, skills, favourite, excluded, fixed',
      ],
    ],
    [
      'what the parts mean for each other',
      {
        jobs: [
          { ...job, fixed: { cleaner: 'ann', start: 620 } },
          { ...job, window: [600, 540], fixed: { cleaner: 'ann', start: 620 } },
        ],
        cleaners: [cleaner, { ...cleaner, hours: [500, 480], off: [[5, 4]] }],
        routes: [...routes, { cleaner: 'bob', stops: [{ job: 'two' }, { job: 'one' }] }, ...routes],
      },
      [
        "jobs.1.id: 'one' is there already",
        "cleaners.1.id: 'ann' is there already",
        'jobs.0.fixed.start: 620 is outside of the window, 540 to 600',
        'jobs.1.window: ends at 540, before it begins at 600',
        'cleaners.1.hours: ends at 480, before it begins at 500',
        'cleaners.1.off.0: ends at 4, before it begins at 5',
        "routes.1.cleaner: 'bob' is no cleaner of the day",
        "routes.2.cleaner: 'ann' is there already",
        "routes.1.stops.0.job: 'two' is no job of the day",
        "routes.1.stops.1.job: 'one' is there already",
        "routes.2.stops.0.job: 'one' is there already",
      ],
    ],
    [
      'a fixed start before the window',
      { jobs: [{ ...job, fixed: { cleaner: 'ann', start: 500 } }], cleaners: [cleaner] },
      ['jobs.0.fixed.start: 500 is outside of the window, 540 to 600'],
    ],
    ...[-1, Number.POSITIVE_INFINITY].map((minutes): [string, unknown, readonly string[]] => [
      `a way of ${minutes} minutes`,
      { jobs: [job], cleaners: [cleaner], travel: () => minutes },
      [`travel: must return minutes, 0 or more: from [43.6,-79.4] to [43.6,-79.4] it returned ${minutes}`],
    ]),
    [
      'no function',
      { jobs: [job], cleaners: [cleaner], travel: 30 },
      ['travel: must be a function of two places'],
    ],
    [
      'a function that returns no minutes',
      { jobs: [job], cleaners: [cleaner], travel: () => Number.NaN },
      ['travel: must return minutes, 0 or more: from [43.6,-79.4] to [43.6,-79.4] it returned NaN'],
    ],
    ['nothing wrong', { jobs: [job], cleaners: [cleaner], routes }, []],
  ])('is refused with everything named: %s', (_, day, problems) => {
    expect(problemsOf(day)).toEqual(problems)
  })

  it('is refused by a check too, in one sentence', () => {
    const day: DayToPlan = { jobs: [], cleaners: [], routes: [{ cleaner: 'ann', stops: [] }] }
    expect(() => checkDay(day)).toThrow("routes.0.cleaner: 'ann' is no cleaner of the day")
    const error = new PlanError([
      { field: '', message: 'must be an object' },
      { field: 'jobs', message: 'missing' },
    ])
    expect(`${error}`).toBe('PlanError: must be an object; jobs: missing')
  })

  it('is described by a JSON Schema that takes the days the parser takes', () => {
    const isDay = new Ajv2020().compile(dayToPlanJsonSchema())
    fc.assert(
      fc.property(daysToPlan(), (day) => {
        const { routes } = planDay(day)
        expect([isDay({ ...day, routes }), parseDayToPlan({ ...day, routes }).ok]).toEqual([true, true])
      }),
      { numRuns: 10 },
    )
    expect(isDay({ jobs: [{ ...job, minutes: 'long' }], cleaners: [] })).toBe(false)
    expect(dayToPlanJsonSchema()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'urn:dust-force:day-to-plan',
      title: 'Day to plan',
      description: 'What has to be done on a day, and who is there to do it.',
    })
  })

  it('describes its fields to who writes a day in an editor', () => {
    const descriptions: unknown[] = []
    JSON.stringify(dayToPlanJsonSchema(), (name, value) => {
      if (name === 'description') descriptions.push(value)
      return value
    })
    expect(descriptions).toHaveLength(18)
    expect(descriptions.filter((text) => typeof text !== 'string' || !text.endsWith('.'))).toEqual([])
  })

  it('reads a plan back as it was made, and says how a place is written', () => {
    const [at, window] = [
      [43.65, -79.38],
      [540, 720],
    ] as const
    const day: DayToPlan = {
      jobs: [{ ...job, at, window }],
      cleaners: [{ id: 'ann', home: at, hours: [480, 1080] }],
    }
    const given = { ...day, routes: planDay(day).routes }
    expect(parseDayToPlan(given)).toEqual({ ok: true, value: given })
    expect(parseDayToPlan({ ...day, jobs: [{ ...job, at: 'Toronto' }] })).toEqual({
      ok: false,
      issues: [
        {
          field: 'jobs.0.at',
          message: 'must be a latitude and a longitude, as [43.65, -79.38]',
        },
      ],
    })
  })
})
