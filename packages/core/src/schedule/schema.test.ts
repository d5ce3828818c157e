import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { descriptionsOf } from '../testing/descriptions.ts'
import { policies } from '../testing/index.ts'
import { nearMisses } from '../testing/near-misses.ts'
import gta from './gta-policy.json' with { type: 'json' }
import { gtaPolicy } from './index.ts'
import { policyShape } from './policy-shape.ts'
import { PolicySchema, parsePolicy, policyJsonSchema } from './schema.ts'

const own: Record<string, unknown> = gta
const isValid = new Ajv2020({ strict: true, strictRequired: false }).compile(policyJsonSchema())

function issues(changes: object): string[] {
  const result = parsePolicy({ ...own, ...changes })
  return result.ok ? [] : result.issues.map(({ field, message }) => `${field}: ${message}`)
}

describe('policyJsonSchema', () => {
  it('says what it is, and describes what the name of a field does not say', () => {
    expect(policyJsonSchema()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'urn:dust-force:policy',
      title: 'Policy',
    })
    expect(descriptionsOf(policyJsonSchema())).toEqual([
      'When and how much a company works.',
      'The IANA name of the time zone of all dates and times.',
      'When each day opens and closes. A day that is missing is closed.',
      'From one slot to the next.',
      'How long before its start a slot can last be booked.',
      'How many days can be booked, today included.',
      "With 'fits' the last visit of a day ends by the closing time; otherwise the last slot starts then.",
      'A day of each year.',
      'Dates on which nothing can be booked, and why, in words for a customer.',
      'Dates with other hours than their weekday.',
      'How many crews work at the same time.',
      'What a crew needs before and after a visit.',
      'How much work there can be; what is not given does not limit.',
      'How many there are of what services use besides crews.',
      'The resources that it uses, one of each.',
      'Its own hours, in place of the others.',
      'What differs by service.',
      'What a cancellation refunds, up to so many hours before the start.',
    ])
  })
})

describe('parsePolicy', () => {
  it('reads the policy of Dust Force', () => {
    expect(parsePolicy(own)).toEqual({ ok: true, value: own })
    expect(gtaPolicy).toMatchObject(own)
    expect(own.cancellation).toContainEqual({
      hoursBefore: gtaPolicy.freeCancellationHours,
      refundPercent: 100,
    })
  })

  it('names every field that is missing or unknown', () => {
    const result = parsePolicy({ zones: 'UTC' })
    expect(result.ok ? [] : result.issues.map(({ field }) => field)).toEqual([
      'zone',
      'hours',
      'slotMinutes',
      'leadMinutes',
      'lookaheadDays',
      'zones',
    ])
    expect(parsePolicy(null)).toEqual({
      ok: false,
      issues: [
        { field: '', message: 'must be an object with zone, hours, slotMinutes, leadMinutes, lookaheadDays' },
      ],
    })
  })

  it('takes a zone by its area and city only, since an abbreviation is another zone elsewhere', () => {
    const zoneIssues = (zone: string) => issues({ zone })
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5']) {
      expect(zoneIssues(zone)).toEqual([])
    }
    for (const zone of [
      'BST',
      'IST',
      'CST',
      'PST',
      'JST',
      'EST',
      'GMT',
      'EST5EDT',
      'Japan',
      'utc',
      '+05:30',
    ]) {
      expect(zoneIssues(zone)).toEqual([
        `zone: '${zone}' is no time zone: write an area and a city, as 'Europe/London', or 'UTC'`,
      ])
    }
  })

  it.each([
    [{ slotMinutes: 0 }, 'slotMinutes: must be a whole number from 1 to 1440, not 0'],
    [{ lookaheadDays: 0 }, 'lookaheadDays: must be a whole number from 1 to 3660, not 0'],
    [
      { zone: 'Europe/Lundon' },
      "zone: 'Europe/Lundon' is no time zone: write an area and a city, as 'Europe/London', or 'UTC'",
    ],
    [
      { zone: '+05:00' },
      "zone: '+05:00' is no time zone: write an area and a city, as 'Europe/London', or 'UTC'",
    ],
    [{ hours: { monday: ['18:00', '08:00'] } }, 'hours.monday: end at 08:00, before they begin at 18:00'],
    [{ hours: { monday: ['8:00', '18:00'] } }, 'hours.monday.0: must be a time as \'09:00\', not "8:00"'],
    [{ hours: { monday: ['08:00'] } }, "hours.monday: must be two times, as ['09:00', '17:00']"],
    [
      { closures: [{ from: '2026-02-30', reason: 'x' }] },
      'closures.0.from: 2026-02-30 is no date of the calendar',
    ],
    [
      { closures: [{ from: '2026-02-01', to: '2026-02-30', reason: 'x' }] },
      'closures.0.to: 2026-02-30 is no date of the calendar',
    ],
    [
      { closures: [{ from: '2026-02-02', to: '2026-02-01', reason: 'x' }] },
      'closures.0: ends on 2026-02-01, before it begins on 2026-02-02',
    ],
    [{ closures: [{ from: '2026-02-02' }] }, 'closures.0.reason: missing'],
    [
      { closures: [{ from: '12026-02-02', reason: 'x' }] },
      'closures.0.from: must be a date as yyyy-MM-dd, not "12026-02-02"',
    ],
    [
      { closures: [{ from: '2026-02-02', to: '2026-02-033', reason: 'x' }] },
      'closures.0.to: must be a date as yyyy-MM-dd, not "2026-02-033"',
    ],
    [{ hours: { monday: ['109:00', '18:00'] } }, 'hours.monday.0: must be a time as \'09:00\', not "109:00"'],
    [
      { hours: { monday: ['09:00', '18:000'] } },
      "hours.monday.1: must be a time as '17:00', or after midnight as '26:00', not \"18:000\"",
    ],
    [{ hours: { monday: ['24:00', '25:00'] } }, 'hours.monday.0: must be a time as \'09:00\', not "24:00"'],
    [
      { hours: { monday: ['22:00', '48:00'] } },
      "hours.monday.1: must be a time as '17:00', or after midnight as '26:00', not \"48:00\"",
    ],
    [
      { specialHours: [{ date: '2026-13-01', hours: ['09:00', '08:00'] }] },
      'specialHours.0.date: 2026-13-01 is no date of the calendar',
    ],
    [
      { specialHours: [{ date: '2026-12-01', hours: ['09:00', '08:00'] }] },
      'specialHours.0.hours: end at 08:00, before they begin at 09:00',
    ],
    [
      {
        specialHours: [
          { date: '2026-12-01', hours: ['09:00', '10:00'] },
          { date: '2026-12-01', hours: ['09:00', '10:00'] },
        ],
      },
      'specialHours.1.date: 2026-12-01 has hours already',
    ],
    [
      {
        closures: [{ from: '2026-12-01', reason: 'Moving' }],
        specialHours: [{ date: '2026-12-01', hours: ['09:00', '10:00'] }],
      },
      'specialHours.0.date: 2026-12-01 is closed: Moving',
    ],
    [{ capacity: { crews: 0 } }, 'capacity.crews: must be a whole number from 1 to 10000, not 0'],
    [{ lastStart: 'late' }, 'lastStart: must be "fits", not "late"'],
    [
      {
        cancellation: [
          { hoursBefore: 24, refundPercent: 100 },
          { hoursBefore: 24, refundPercent: 50 },
        ],
      },
      'cancellation.1.hoursBefore: 24 hours have a rule already',
    ],
  ])('%j is refused', (changes, message) => {
    expect(issues(changes)).toContain(message)
  })

  it('says of a wrong date only that, and once', () => {
    expect(issues({ closures: [{ from: '2026-02-30', to: '2026-02-30', reason: 'x' }] })).toEqual([
      'closures.0.from: 2026-02-30 is no date of the calendar',
    ])
    expect(issues({ closures: [{ from: '2026-02-30', to: '2026-02-01', reason: 'x' }] })).toEqual([
      'closures.0.from: 2026-02-30 is no date of the calendar',
    ])
    expect(issues({ cancellation: undefined })).toEqual([])
  })

  it('takes a day, a closure over days and special hours beside it', () => {
    const closures = [{ from: '2026-12-25', to: '2026-12-26', reason: 'Christmas' }]
    expect(
      issues({
        closures,
        specialHours: [
          { date: '2026-12-24', hours: ['09:00', '12:00'] },
          { date: '2026-12-27', hours: ['09:00', '09:00'] },
        ],
      }),
    ).toEqual([])
  })

  describe('properties', () => {
    it('reads what was printed, and the JSON Schema takes it too', () => {
      fc.assert(
        fc.property(policies(), (policy) => {
          expect(parsePolicy(JSON.parse(JSON.stringify(policy)))).toEqual({ ok: true, value: policy })
          expect(isValid(policy)).toBe(true)
        }),
        { numRuns: 50 },
      )
    })

    it('refuses with the JSON Schema a policy with one field that is missing, unknown or of another kind', () => {
      const near = fc.tuple(
        policies(),
        fc.constantFrom(...Object.keys(own)),
        fc.constantFrom('drop', 'text', 'extra'),
      )
      fc.assert(
        fc.property(near, ([policy, field, change]) => {
          const miss: Record<string, unknown> = { ...policy }
          if (change === 'drop') delete miss[field]
          else miss[change === 'text' ? field : `${field}s`] = ''
          expect(parsePolicy(miss).ok).toBe(isValid(miss))
        }),
        { numRuns: 50 },
      )
    })
  })
})

describe('the JSON Schema', () => {
  it('accepts a policy and a near-miss exactly when the parser’s shapes do', () => {
    fc.assert(
      fc.property(nearMisses(policies()), (near) => {
        expect([isValid(near), near]).toEqual([policyShape.problems(near, '').length === 0, near])
        if (!isValid(near)) expect(parsePolicy(near).ok).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })
})

it('is a Standard Schema, whose issues say where', () => {
  const { validate } = PolicySchema['~standard']
  expect(validate(own)).toEqual({ value: own })
  expect(validate({ ...own, capacity: { crews: 0 } })).toEqual({
    issues: [{ message: 'must be a whole number from 1 to 10000, not 0', path: ['capacity', 'crews'] }],
  })
})

it('names a wrong zone and wrong hours beside a field that is unknown', () => {
  const hours = { monday: ['18:00', '08:00'] }
  const parsed = parsePolicy({
    zone: 'Toronto',
    hours,
    slotMinutes: 60,
    leadMinutes: 0,
    lookaheadDays: 1,
    x: 1,
  })
  expect(parsed.ok ? [] : parsed.issues.map(({ field }) => field)).toEqual(['x', 'zone', 'hours.monday'])
})

it('names hours that are never open, unless single dates are', () => {
  expect(issues({ hours: {} })).toEqual(['hours: no day is open: write { "monday": ["09:00", "17:00"] }'])
  const short = { hours: { monday: ['09:00', '10:00'] }, specialHours: [], slotMinutes: 90 }
  expect(issues({ ...short, lastStart: 'fits' })).toEqual([
    "hours: no day has room for 90 minutes, so that a visit of a slot's length fits nowhere: open for longer, or shorten slotMinutes",
  ])
  expect(issues(short)).toEqual([])
  expect(issues({ ...short, slotMinutes: 60, lastStart: 'fits' })).toEqual([])
  const longer = { date: '2026-12-24', hours: ['09:00', '10:30'] }
  expect(issues({ ...short, specialHours: [longer], lastStart: 'fits' })).toEqual([])
  expect(issues({ hours: {}, specialHours: [{ date: '2026-12-29', hours: ['09:00', '12:00'] }] })).toEqual([])
})

it('names a later cancellation that gives back more than an earlier one', () => {
  const terms = (...refunds: readonly (readonly [hoursBefore: number, refundPercent: number])[]) =>
    issues({ cancellation: refunds.map(([hoursBefore, refundPercent]) => ({ hoursBefore, refundPercent })) })
  expect(terms([48, 20], [12, 90])).toEqual([
    'cancellation.1.refundPercent: 90 is more than the 20 of 48 hours before',
  ])
  expect(terms([12, 90], [48, 20])).toHaveLength(1)
  expect(terms([48, 100], [12, 100], [0, 0])).toEqual([])
})

it('takes no unknown day for one with hours', () => {
  expect(issues({ hours: { sonntag: false } })).toEqual([
    'hours.sonntag: unknown; the fields are sunday, monday, tuesday, wednesday, thursday, friday, saturday',
    'hours: no day is open: write { "monday": ["09:00", "17:00"] }',
  ])
})
