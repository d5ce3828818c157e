import { describe, expect, it } from 'vitest'
import { gtaPriceBook } from '../catalogue/index.ts'
import { WrongValueError } from '../validation/wrong-value-error.ts'
import {
  type Availability,
  type BusinessDate,
  businessDate,
  type CalendarPolicy,
  calendar,
  dayOn,
  earliestSlot,
  gtaPolicy,
  isSlotStillBookable,
  slotProblem,
  slotsOn,
} from './index.ts'
import { occurrences } from './occurrences.ts'
import { placeProblem } from './office-rules.ts'
import { parseAvailability, parsePolicy } from './schema.ts'
import { whyClosed } from './why-closed.ts'

const now = Date.UTC(2026, 10, 21, 14)
const date = businessDate('2026-11-30')

/** A value that the compiler would refuse, as a script or JSON brings it. */
const unread = <T>(value: unknown) => value as T

function problemsOf(use: () => unknown): readonly string[] {
  try {
    use()
  } catch (error) {
    if (error instanceof WrongValueError) return error.problems.map(({ field }) => field)
    throw error
  }
  return []
}

const every: Readonly<
  Record<string, (policy: CalendarPolicy, asked: Availability, on: BusinessDate) => unknown>
> = {
  calendar: (policy, asked) => calendar(policy, asked),
  dayOn: (policy, asked, on) => dayOn(policy, asked, on),
  earliestSlot: (policy, asked, on) => earliestSlot(policy, asked, on),
  whyClosed: (policy, asked, on) => whyClosed(policy, asked, on),
  placeProblem: (policy, asked, on) => placeProblem(policy, asked, on, 540),
}

const others: typeof every = {
  slotsOn: (policy, asked, on) => slotsOn(policy, on, asked.now, asked.taken?.[on], asked.limit),
  slotProblem: (policy, asked, on) => slotProblem(policy, on, 540, asked.now),
  isSlotStillBookable: (policy, asked, on) => isSlotStillBookable(policy, on, 540, asked.now),
}

const series = { from: date, every: 'week', time: 540, count: 2, onClosed: 'skip' } as const

const wrongPolicies: readonly (readonly [string, unknown, readonly string[]])[] = [
  ['a price book', gtaPriceBook, ['zone', 'hours', 'slotMinutes', 'currency']],
  ['no minutes', { ...gtaPolicy, slotMinutes: 0 }, ['slotMinutes']],
  ['an abbreviated zone and unknown fields', { ...gtaPolicy, zone: 'BST', crews: 2 }, ['crews', 'zone']],
  [
    'hours as text',
    { ...gtaPolicy, hours: { monday: '9-5', funday: ['09:00', '10:00'] } },
    ['hours.monday', 'hours.funday'],
  ],
  [
    'dates of no calendar',
    { ...gtaPolicy, closures: [{ from: '24/12/2026', reason: 'Christmas' }] },
    ['closures.0.from'],
  ],
  ['nothing', undefined, ['']],
]

describe.each(Object.entries({ ...every, ...others }))('%s', (_, use) => {
  it.each(wrongPolicies)('names everything that is wrong with a policy: %s', (_, policy, fields) => {
    expect(problemsOf(() => use(unread(policy), { now }, date))).toEqual(expect.arrayContaining([...fields]))
  })

  it('takes a policy that is right, with how the business runs or without', () => {
    const { zone, hours, slotMinutes, leadMinutes, lookaheadDays } = gtaPolicy
    expect(() => use({ ...gtaPolicy }, { now }, date)).not.toThrow()
    expect(() => use({ zone, hours, slotMinutes, leadMinutes, lookaheadDays }, { now }, date)).not.toThrow()
  })

  it('refuses a date of no calendar', () => {
    if (use === every.calendar) return expect(use.length).toBe(2)
    expect(() => use(gtaPolicy, { now }, unread('30/11/2026'))).toThrow(
      'Not a date as yyyy-MM-dd: 30/11/2026',
    )
  })

  it('refuses a date that is missing', () => {
    if (use === every.calendar || use === every.earliestSlot) return expect(use.length).toBeGreaterThan(1)
    expect(() => use(gtaPolicy, { now }, unread(undefined))).toThrow('Not a date as yyyy-MM-dd: undefined')
  })
})

const spans = (span: object) => ({ now, busy: [span] })
const work = { start: now, end: now + 3_600_000 }

describe.each(Object.entries(every))('%s', (_, use) => {
  it.each<readonly [string, unknown, readonly string[]]>([
    [
      'work as JSON writes it',
      spans({ start: '2026-11-30T14:00:00Z', end: '2026-11-30T18:00:00Z' }),
      ['busy.0.start', 'busy.0.end'],
    ],
    ['work in seconds', spans({ start: 1_780_000_000, end: 1_780_003_600 }), ['busy.0']],
    ['work that ends before it begins', spans({ start: now, end: now - 1 }), ['busy.0']],
    ['work of a crew that is no name', spans({ ...work, crew: {} }), ['busy.0.crew']],
    ['work with a field that nobody knows', spans({ ...work, crewId: 2 }), ['busy.0.crewId']],
    ['malformed work', { now, busy: [null, ...[work]] }, ['busy.0']],
    ['work that is no list', { now, busy: work }, ['busy']],
    [
      'places that are no numbers',
      { now, taken: { '2026-11-30': null, '2026-12-01': Number.NaN, '1/12/2026': 3 } },
      ['taken.2026-11-30', 'taken.2026-12-01', 'taken.1/12/2026'],
    ],
    ['places in a list', { now, taken: [3] }, ['taken']],
    ['a present that is an object', { now: new Date(0) }, ['now']],
    ['a present in seconds', { now: now / 1000 }, ['now']],
    ['a present beyond the calendar', { now: 1e15 }, ['now']],
    [
      'numbers as text, and unknown fields',
      { now, limit: '10', durationMinutes: -60, duration: 60 },
      ['limit', 'durationMinutes', 'duration'],
    ],
    ['nothing', null, ['']],
  ])('names everything that is wrong with an availability: %s', (_, asked, fields) => {
    expect(problemsOf(() => use(gtaPolicy, unread(asked), date))).toEqual(fields)
  })
})

it('cannot be changed once it was read, neither as it was parsed nor as a calendar was asked with it', () => {
  const open = { zone: 'UTC', hours: { monday: ['09:00', '17:00'] }, slotMinutes: 60, leadMinutes: 0 }
  const policy = { ...open, lookaheadDays: 30 }
  const text = JSON.stringify(policy)
  const parsed = parsePolicy(JSON.parse(text))
  const asked: CalendarPolicy = JSON.parse(text)
  const days = calendar(asked, { now })
  for (const read of [asked, ...(parsed.ok ? [parsed.value] : [])]) {
    expect(() => Object.assign(read, { leadMinutes: 'soon' })).toThrow(TypeError)
    expect(() => Object.assign(read.hours, { monday: ['08:00'] })).toThrow(TypeError)
    expect(calendar(read, { now })).toEqual(days)
  }
  expect(parsed.ok).toBe(true)
})

it('asks for the present where the clock decides', () => {
  expect(problemsOf(() => dayOn(gtaPolicy, unread({}), date))).toEqual(['now'])
  expect(problemsOf(() => slotProblem(gtaPolicy, date, 540, unread(undefined)))).toEqual(['now'])
  expect(placeProblem(gtaPolicy, {}, date, 540)).toBeNull()
})

describe('occurrences', () => {
  it.each<readonly [string, object, readonly string[]]>([
    ['another word', { every: 'weekly', onClosed: 'move' }, ['every', 'onClosed']],
    ['a time as text', { time: '09:00', count: -1 }, ['time', 'count']],
    [
      'dates of no calendar',
      { from: '2026-02-30', count: undefined, until: '2026-13-01' },
      ['from', 'until'],
    ],
    ['no end', { count: undefined }, ['']],
    ['two ends', { until: '2026-12-30' }, ['']],
    ['a field that nobody knows', { interval: 2 }, ['interval']],
  ])('names everything that is wrong with a series: %s', (_, wrong, fields) => {
    expect(problemsOf(() => occurrences(gtaPolicy, unread({ ...series, ...wrong })))).toEqual(fields)
  })

  it('names what is wrong with its policy, of which it needs a part', () => {
    const { zone, hours, slotMinutes } = gtaPolicy
    expect(occurrences({ zone, hours, slotMinutes }, series)).toHaveLength(2)
    expect(problemsOf(() => occurrences(unread({ zone }), series))).toEqual(['hours', 'slotMinutes'])
  })
})

describe('parseAvailability', () => {
  const written = { now: '2026-11-21T09:00:00-05:00', taken: { '2026-11-30': 3 }, durationMinutes: 90 }
  const busy = [{ start: '2026-11-30T14:00:00Z', end: '2026-11-30T18:00:00.000Z', crew: 'a' }]

  it('reads instants that name their offset', () => {
    const [start, end] = [Date.UTC(2026, 10, 30, 14), Date.UTC(2026, 10, 30, 18)]
    expect(parseAvailability({ ...written, busy })).toEqual({
      ok: true,
      value: { ...written, now, busy: [{ start, end, crew: 'a' }] },
    })
    expect(parseAvailability(written)).toEqual({ ok: true, value: { ...written, now } })
  })

  it.each<readonly [string, object, readonly string[]]>([
    ['numbers, which could be seconds', { now, busy: [work] }, ['now', 'busy.0.start', 'busy.0.end']],
    ['no offset', { now: '2026-11-21T09:00:00' }, ['now']],
    ['no date of the calendar', { now: '2026-02-30T09:00:00Z' }, ['now']],
    ['work that ends before it begins', { busy: [{ ...busy[0], end: '2026-11-30T13:00:00Z' }] }, ['busy.0']],
    ['fields that nobody knows', { limits: 3, busy: [{ ...busy[0], who: 1 }] }, ['busy.0.who', 'limits']],
  ])('names everything that is wrong: %s', (_, wrong, fields) => {
    const parsed = parseAvailability({ ...written, ...wrong })
    expect(parsed.ok ? [] : parsed.issues.map(({ field }) => field)).toEqual(fields)
  })
})
