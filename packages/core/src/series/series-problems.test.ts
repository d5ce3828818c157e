import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gtaPriceBook, type PriceBook } from '../catalogue/index.ts'
import { gtaPolicy } from '../schedule/index.ts'
import { descriptionsOf } from '../testing/descriptions.ts'
import { seriesToPlan } from '../testing/index.ts'
import { WrongValueError } from '../validation/index.ts'
import { planSeries, type SeriesToPlan } from './index.ts'
import { parseSeriesToPlan, seriesToPlanJsonSchema, seriesToPlanSchema } from './schema.ts'

const book: PriceBook = gtaPriceBook
const request = { service: 'standard', bedrooms: 1, bathrooms: 1 }
const series = { from: '2026-10-20', every: 'week', time: '09:00', count: 3, onClosed: 'skip', request }

function problemsOf(input: unknown): readonly string[] {
  const parsed = parseSeriesToPlan(book, input)
  return parsed.ok ? [] : parsed.issues.map(({ field, message }) => `${field}: ${message}`)
}

describe('a series that cannot be read', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['nothing', null, [': must be an object with from, every, time, onClosed, request']],
    [
      'more than a date and a time',
      {
        ...series,
        from: 'x2026-10-20',
        until: '2026-10-20x',
        time: '109:00',
        visits: { '2026-10-20': { time: '09:000' } },
      },
      [
        'from: must be a date as yyyy-MM-dd, before the year 9000, not "x2026-10-20"',
        `time: must be a time as '09:00', not "109:00"`,
        'until: must be a date as yyyy-MM-dd, before the year 9000, not "2026-10-20x"',
        `visits.2026-10-20.time: must be a time as '09:00', not "09:000"`,
      ],
    ],
    [
      'nothing in it',
      {},
      ['from: missing', 'every: missing', 'time: missing', 'onClosed: missing', 'request: missing'],
    ],
    [
      'wrong fields',
      {
        ...series,
        from: '2026-10-2',
        every: 'day',
        time: '9:00',
        count: 0,
        onClosed: 'ask',
        request: 'standard',
        apartDays: -1,
        visits: { tomorrow: { skip: 'yes', request: 3 }, '2026-10-20': 'skip', '2026-10-27': null },
        pauses: [{ from: '2026-10-20' }],
        resume: { next: '9000-01-01', placed: '1' },
        extra: 1,
      },
      [
        'from: must be a date as yyyy-MM-dd, before the year 9000, not "2026-10-2"',
        'every: must be "week" or "2-weeks" or "4-weeks" or "month", not "day"',
        `time: must be a time as '09:00', not "9:00"`,
        'onClosed: must be "skip" or "next-open-day", not "ask"',
        'request: must be an object',
        'count: must be a whole number from 1 to 1000, not 0',
        'apartDays: must be a whole number from 0 to 366, not -1',
        'visits.tomorrow: the name must be a date as yyyy-MM-dd, before the year 9000',
        'visits.tomorrow.skip: must be true or false, not "yes"',
        'visits.tomorrow.request: must be an object',
        'visits.2026-10-20: must be an object with skip, date, time, durationMinutes, request',
        'visits.2026-10-27: must be an object with skip, date, time, durationMinutes, request',
        'pauses.0.to: missing',
        'resume.next: must be a date as yyyy-MM-dd, before the year 9000, not "9000-01-01"',
        'resume.placed: must be a whole number from 0 to 100000, not "1"',
        'extra: unknown; the fields are from, every, time, onClosed, request, $schema, count, until, apartDays, durationMinutes, visits, pauses, through, resume',
      ],
    ],
    [
      'days that no month has',
      {
        ...series,
        from: '2026-02-30',
        count: undefined,
        until: '2026-02-30',
        through: '2026-02-30',
        visits: { '2026-02-30': { date: '2026-02-31' } },
        pauses: [{ from: '2026-02-30', to: '2026-02-30' }],
        resume: { next: '2026-02-30', placed: 0, last: '2026-02-30' },
      },
      [
        'from: 2026-02-30 is no date of the calendar',
        'until: 2026-02-30 is no date of the calendar',
        'through: 2026-02-30 is no date of the calendar',
        'resume.next: 2026-02-30 is no date of the calendar',
        'resume.last: 2026-02-30 is no date of the calendar',
        'visits.2026-02-30: 2026-02-30 is no date of the calendar',
        'visits.2026-02-30.date: 2026-02-31 is no date of the calendar',
        'pauses.0.from: 2026-02-30 is no date of the calendar',
        'pauses.0.to: 2026-02-30 is no date of the calendar',
      ],
    ],
    [
      'dates that mean nothing for each other',
      {
        ...series,
        until: '2026-10-19',
        visits: { '2026-10-13': {}, '2026-10-21': {}, '2026-10-27': {} },
        pauses: [
          { from: '2026-10-20', to: '2026-10-20' },
          { from: '2026-10-20', to: '2026-10-19' },
        ],
      },
      [
        'until: say how many visits (count) or until when, not both',
        'until: ends on 2026-10-19, before it begins on 2026-10-20',
        'pauses.1: ends on 2026-10-19, before it begins on 2026-10-20',
        'visits.2026-10-13: the series has no visit for 2026-10-13',
        'visits.2026-10-21: the series has no visit for 2026-10-21',
      ],
    ],
    [
      'what the book cannot price',
      {
        ...series,
        request: { ...request, bedrooms: 9, date: '2026-10-20', time: '09:00', visit: 2 },
        visits: { '2026-10-20': { request: { bedrooms: 8 } } },
      },
      [
        'request.date: the series says it',
        'request.time: the series says it',
        'request.visit: the series says it',
        'request.bedrooms: Choose 1 to 5 bedrooms, not 9',
      ],
    ],
    [
      'what the book cannot price of one visit',
      {
        ...series,
        visits: { '2026-10-20': { request: { bedrooms: 8, date: '2026-10-20' } }, '2026-10-27': {} },
      },
      [
        'visits.2026-10-20.request.date: the series says it',
        'visits.2026-10-20.request.bedrooms: Choose 1 to 5 bedrooms, not 8',
      ],
    ],
    ['nothing wrong', { ...series, visits: { '2026-10-20': { request: { bedrooms: 2 } } } }, []],
  ])('is refused with everything named: %s', (_, input, problems) => {
    expect(problemsOf(input)).toEqual(problems)
  })

  it('is refused by the plan too, in one sentence', () => {
    const input: SeriesToPlan = { ...series, every: 'week', onClosed: 'skip', until: '2026-10-20' }
    const plan = () => planSeries(book, gtaPolicy, input, { now: 0 })
    expect(plan).toThrow(WrongValueError)
    expect(plan).toThrow('Wrong series: until: say how many visits (count) or until when, not both')
  })
})

describe('a series from JSON', () => {
  it('has the amounts of promo codes in dollars, for all visits and for one', () => {
    const promo = { type: 'fixed', value: 12.5 }
    const input = {
      ...series,
      request: { ...request, promo },
      visits: { '2026-10-20': { request: { promo } }, '2026-10-27': { skip: true } },
    }
    const read = { type: 'fixed', amountCents: 1250 }
    expect(parseSeriesToPlan(book, input)).toEqual({
      ok: true,
      value: {
        ...series,
        request: { ...request, promo: read },
        visits: { '2026-10-20': { request: { promo: read } }, '2026-10-27': { skip: true } },
      },
    })
  })

  it('is read by libraries that take a Standard Schema', () => {
    const { validate } = seriesToPlanSchema(book)['~standard']
    expect(validate(series)).toEqual({ value: series })
    expect(validate({ ...series, visits: { '2026-10-20': { skip: 1 } } })).toEqual({
      issues: [{ message: 'must be true or false, not 1', path: ['visits', '2026-10-20', 'skip'] }],
    })
  })

  it('is described by a JSON Schema that takes the series the parser takes', () => {
    const isSeries = new Ajv2020().compile(seriesToPlanJsonSchema())
    fc.assert(
      fc.property(seriesToPlan(book), (made) => {
        const input = JSON.parse(JSON.stringify(made))
        expect([isSeries(input), problemsOf(input)]).toEqual([true, []])
      }),
      { numRuns: 30 },
    )
    expect(isSeries({ ...series, every: 'day' })).toBe(false)
    expect(isSeries({ ...series, request: 'standard' })).toBe(false)
  })

  it('is described in words', () => {
    const schema = seriesToPlanJsonSchema()
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'urn:dust-force:series-to-plan',
      title: 'Series to plan',
    })
    expect(descriptionsOf(schema)).toEqual([
      'Visits that come back: when, what each of them is, and what is otherwise for some of them.',
      'The date of the first visit.',
      'When each visit starts.',
      'What becomes of a visit that cannot be on its date.',
      'What each visit is: a quote request without its date and time.',
      'How many visits take place.',
      'The last date of the series.',
      'A visit that is moved stays more than so many days away from those before and after it.',
      "How long a visit takes; what the book says, or a slot's length, when missing.",
      'The visit does not take place.',
      'The date that is asked for it.',
      "Fields that take the place of the series' own for this visit.",
      'What is otherwise for one visit, by the date that the series has for it.',
      'Times without visits.',
      'Plans only what the series has until this date.',
      'Dates that the series has before this one are planned.',
      'How many visits take place until there.',
      'The date of the last of them.',
      'Where to go on: what the plan of the piece before says.',
    ])
  })
})
