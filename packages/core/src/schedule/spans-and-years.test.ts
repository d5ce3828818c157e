import { describe, expect, it } from 'vitest'
import { dateInFrench } from '../words/fr-ca.ts'
import { closedInFrench } from './closed-in-french.ts'
import {
  businessDate,
  calendar,
  dayOn,
  hoursOfWeekday,
  type SchedulePolicy,
  slotProblem,
  slotsOn,
} from './index.ts'
import { occurrences } from './occurrences.ts'
import { placeProblem } from './place-problem.ts'
import { parsePolicy } from './schema.ts'
import { closedInEnglish, whyClosed } from './why-closed.ts'

/** A school that closes over noon on Mondays. */
const school: SchedulePolicy = {
  zone: 'Asia/Kolkata',
  hours: {
    monday: [
      ['10:00', '12:00'],
      ['15:00', '18:00'],
    ],
    tuesday: ['10:00', '12:00'],
  },
  lastStart: 'fits',
  closures: [
    { yearly: '12-25', reason: 'Christmas' },
    { yearly: '02-29', reason: 'Leap day' },
  ],
  specialHours: [
    {
      date: '2026-12-29',
      hours: [
        ['08:00', '09:00'],
        ['23:00', '25:00'],
      ],
    },
  ],
  slotMinutes: 60,
  leadMinutes: 0,
  lookaheadDays: 60,
  capacity: { crews: 1 },
}
const now = Date.UTC(2026, 11, 1)
const monday = businessDate('2026-12-07')
const hoursOf = (date: string, policy = school) =>
  slotsOn(policy, businessDate(date), now).map(({ minute }) => minute / 60)

describe('several spans a day', () => {
  it('have slots of their own, each to its own end', () => {
    expect(hoursOf('2026-12-07')).toEqual([10, 11, 15, 16, 17])
    expect(hoursOf('2026-12-08')).toEqual([10, 11])
    expect(hoursOf('2026-12-29')).toEqual([8, 23])
    const { lastStart: _, ...loose } = school
    expect(hoursOf('2026-12-07', loose)).toEqual([10, 11, 12, 15, 16, 17, 18])
    const long = dayOn(school, { now, durationMinutes: 150 }, monday).slots
    expect(long.map(({ minute }) => minute / 60)).toEqual([15])
  })

  it('are one day: it opens with the first and closes with the last', () => {
    expect(hoursOfWeekday(school, 1)).toEqual({ opensAt: 600, closesAt: 1080 })
    expect(hoursOfWeekday(school, 2)).toEqual({ opensAt: 600, closesAt: 720 })
    expect(hoursOfWeekday(school, 3)).toBeNull()
  })

  it('leave no slot between them, and say when visits start', () => {
    expect([599, 600, 720, 780, 840, 900].map((minute) => slotProblem(school, monday, minute, now))).toEqual([
      'outside-hours',
      null,
      'outside-hours',
      'outside-hours',
      'outside-hours',
      null,
    ])
    const why = (words: Parameters<typeof whyClosed>[4]) =>
      whyClosed(school, { now }, monday, 780, words)?.why
    expect(why(closedInEnglish({ one: 'a lesson', many: 'lessons' }))).toBe(
      'On Mondays lessons start from 10:00 AM to 11:00 AM and from 3:00 PM to 5:00 PM.',
    )
    expect(why(closedInFrench({ one: 'un cours', many: 'cours' }))).toBe(
      'Le lundi, les cours commencent de 10 h 00 à 11 h 00 et de 15 h 00 à 17 h 00.',
    )
    // Of a span that is too short for the visit nothing is said.
    expect(whyClosed(school, { now, durationMinutes: 150 }, monday, 600)?.why).toBe(
      'On Mondays cleanings start from 3:00 PM to 3:00 PM.',
    )
  })

  it('are too long for a visit only where all of them are', () => {
    expect(dayOn(school, { now, durationMinutes: 200 }, monday).reason).toBe('too-long')
    expect(placeProblem(school, { durationMinutes: 180 }, monday, 900)).toBeNull()
  })

  it('are worked out slot by slot beside other work', () => {
    const work = { start: Date.UTC(2026, 11, 7, 4, 30), end: Date.UTC(2026, 11, 7, 10, 30) }
    const { slots } = dayOn(school, { now, busy: [work] }, monday)
    expect(slots.map(({ minute, reason }) => `${minute / 60} ${reason ?? 'open'}`)).toEqual([
      '10 busy',
      '11 busy',
      '15 busy',
      '16 open',
      '17 open',
    ])
  })
})

describe('closures of each year', () => {
  it('close one day of every year, and a leap day where there is one', () => {
    const christmas = {
      ...school,
      hours: { friday: ['10:00', '12:00'], saturday: ['10:00', '12:00'], tuesday: ['10:00', '12:00'] },
    } as const
    for (const year of [2026, 2027]) {
      const day = dayOn({ ...christmas, lookaheadDays: 3000 }, { now }, businessDate(`${year}-12-25`))
      expect([day.open, day.reason, day.closure]).toEqual([false, 'closure', 'Christmas'])
    }
    expect(dayOn({ ...christmas, lookaheadDays: 3000 }, { now }, businessDate('2028-02-29')).closure).toBe(
      'Leap day',
    )
    expect(calendar(christmas, { now }).filter(({ closure }) => closure !== undefined)).toHaveLength(1)
    const from = businessDate('2026-12-18')
    const visits = occurrences(christmas, { from, every: 'week', time: 600, count: 2, onClosed: 'skip' })
    expect(visits.map(({ date }) => date)).toEqual(['2026-12-18', '2027-01-01'])
    expect(dateInFrench(from)).toBe('18 décembre 2026')
  })
})

it.each<readonly [string, object, readonly string[]]>([
  [
    'spans that overlap',
    {
      hours: {
        monday: [
          ['10:00', '13:00'],
          ['12:00', '15:00'],
        ],
      },
    },
    ['hours.monday: begin again at 12:00, which must be after 13:00'],
  ],
  [
    'spans that touch',
    {
      hours: {
        monday: [
          ['10:00', '13:00'],
          ['13:00', '15:00'],
        ],
      },
    },
    ['hours.monday: begin again at 13:00, which must be after 13:00'],
  ],
  [
    'a span that ends before',
    {
      hours: {
        monday: [
          ['10:00', '13:00'],
          ['16:00', '15:00'],
        ],
      },
    },
    ['hours.monday: end at 15:00, before they begin at 16:00'],
  ],
  ['no span', { hours: { monday: [] } }, ["hours.monday: must be two times, as ['09:00', '17:00']"]],
  [
    'a span of one time',
    { hours: { monday: [['10:00']] } },
    ["hours.monday.0: must be two times, as ['09:00', '17:00']"],
  ],
  [
    'special spans that overlap',
    {
      specialHours: [
        {
          date: '2026-12-07',
          hours: [
            ['10:00', '13:00'],
            ['12:00', '15:00'],
          ],
        },
      ],
    },
    ['specialHours.0.hours: begin again at 12:00, which must be after 13:00'],
  ],
  [
    'a day of no year',
    { closures: [{ yearly: '02-30', reason: 'None' }] },
    ['closures.0.yearly: 02-30 is no day of the calendar'],
  ],
  [
    'a day that is no day',
    { closures: [{ yearly: '25/12', reason: 'None' }] },
    ['closures.0.yearly: must be a day as \'12-25\', not "25/12"'],
  ],
  [
    'both kinds of closure',
    { closures: [{ yearly: '12-25', from: '2026-12-25', reason: 'Both' }] },
    ['closures.0.from: unknown; the fields are yearly, reason'],
  ],
  [
    'special hours on a closed day',
    { specialHours: [{ date: '2027-12-25', hours: ['10:00', '12:00'] }] },
    ['specialHours.0.date: 2027-12-25 is closed: Christmas'],
  ],
  ['nothing', {}, []],
])('names what is wrong with a policy of %s', (_, changes, expected) => {
  const parsed = parsePolicy({ ...school, ...changes })
  expect(parsed.ok ? [] : parsed.issues.map(({ field, message }) => `${field}: ${message}`)).toEqual(expected)
})
