import { describe, expect, it } from 'vitest'
import { businessDate, calendar, dayOn, gtaPolicy, type SchedulePolicy } from './index.ts'
import { busySpans, placeProblem, placesOfDay, withOfficeRules } from './office-rules.ts'
import { whyClosed } from './why-closed.ts'

/** Saturday, November 21, 2026, 10:00 AM in Toronto. */
const now = Date.UTC(2026, 10, 21, 15)
const christmas = { from: '2026-12-25', to: '2026-12-26', reason: 'Merry Christmas' }
const labelsOn = (policy: SchedulePolicy, date: string) =>
  dayOn(policy, { now }, businessDate(date)).slots.map(({ label }) => label)

describe('what the office has set', () => {
  it('closes days in its own words', () => {
    const policy = withOfficeRules(gtaPolicy, { closures: [christmas] })
    expect(dayOn(policy, { now }, businessDate('2026-12-26'))).toEqual({
      date: '2026-12-26',
      open: false,
      reason: 'closure',
      closure: 'Merry Christmas',
      slots: [],
    })
    expect(dayOn(policy, { now }, businessDate('2026-12-27')).open).toBe(true)
  })

  it('comes on top of the policy’s own closures, and speaks first', () => {
    const own = { ...gtaPolicy, closures: [{ from: '2026-12-26', reason: 'Inventory' }] }
    const policy = withOfficeRules(own, { closures: [{ from: '2026-12-26', reason: 'Boxing Day' }] })
    expect(whyClosed(policy, { now }, businessDate('2026-12-26'))?.why).toBe('Boxing Day')
    expect(policy.closures).toHaveLength(2)
  })

  it('replaces the hours of a date, also those that the policy had made special', () => {
    const own: SchedulePolicy = {
      ...gtaPolicy,
      specialHours: [{ date: '2026-12-24', hours: ['08:00', '10:00'] }],
    }
    const policy = withOfficeRules(own, { specialHours: [{ date: '2026-12-24', hours: ['07:00', '09:00'] }] })
    expect(labelsOn(own, '2026-12-24')).toEqual(['8:00 AM', '9:00 AM', '10:00 AM'])
    expect(labelsOn(policy, '2026-12-24')).toEqual(['7:00 AM', '8:00 AM', '9:00 AM'])
    const first = withOfficeRules(gtaPolicy, {
      specialHours: [{ date: '2026-12-24', hours: ['07:00', '07:30'] }],
    })
    expect(labelsOn(first, '2026-12-24')).toEqual(['7:00 AM'])
  })

  it('replaces single limits', () => {
    const policy = withOfficeRules(gtaPolicy, { capacity: { perWeekday: { monday: 1 } } })
    expect(policy.capacity).toEqual({ perDay: 10, perWeekday: { monday: 1 } })
    const taken = { '2026-11-23': 1, '2026-11-24': 1 }
    const [monday, tuesday] = ['2026-11-23', '2026-11-24'].map((date) =>
      dayOn(policy, { now, taken }, businessDate(date)),
    )
    expect([monday?.reason, tuesday?.open]).toEqual(['full', true])
  })

  it('is the policy itself when nothing is set', () => {
    expect(withOfficeRules(gtaPolicy, {})).toEqual(gtaPolicy)
    expect(withOfficeRules(gtaPolicy, { closures: [], specialHours: [] })).toEqual(gtaPolicy)
  })
})

describe('a policy with zero crews', () => {
  const policy = withOfficeRules(gtaPolicy, { capacity: { crews: 0 } })

  it('leaves nothing to book, in the calendar and in its explanation', () => {
    expect(calendar(policy, { now }).filter(({ open }) => open)).toEqual([])
    expect(dayOn(policy, { now }, businessDate('2026-11-23')).reason).toBe('busy')
    expect(whyClosed(policy, { now }, businessDate('2026-11-23'), 540)?.reason).toBe('busy')
  })

  it('says so also on a day that the lead time cuts through', () => {
    const { slots } = dayOn(policy, { now }, businessDate('2026-11-21'))
    expect(slots.map(({ reason }) => reason)).toEqual([
      'past',
      'too-soon',
      ...Array.from({ length: 6 }, () => 'busy'),
    ])
  })
})

describe('placeProblem', () => {
  const monday = businessDate('2026-11-23')
  const policy = withOfficeRules(gtaPolicy, { closures: [christmas], capacity: { crews: 1 } })
  const visit = { start: Date.UTC(2026, 10, 23, 14), end: Date.UTC(2026, 10, 23, 17) }

  it.each([
    ['a free slot', policy, {}, monday, 540, null],
    ['a closed day', policy, {}, businessDate('2026-12-25'), 540, 'closure'],
    ['a time that is no slot', policy, {}, monday, 555, 'outside-hours'],
    ['a day without a place left', policy, { taken: { '2026-11-23': 10 } }, monday, 540, 'full'],
    ['a limit of today', policy, { limit: 1, taken: { '2026-11-23': 1 } }, monday, 540, 'full'],
    ['a crew that works', policy, { busy: [visit] }, monday, 660, 'busy'],
    ['a crew that has just ended', policy, { busy: [visit] }, monday, 720, null],
    ['a long visit before it', policy, { busy: [visit], durationMinutes: 120 }, monday, 480, 'busy'],
    ['a day without hours', { ...policy, hours: {} }, {}, monday, 540, 'closed'],
  ] as const)('of %s', (_, of, availability, date, minute, expected) => {
    expect(placeProblem(of, availability, date, minute)).toBe(expected)
  })
})

describe('busySpans', () => {
  it('are instants, also when the clocks change, and know only dates of the calendar', () => {
    const work = ['2026-11-01', '2026-11-02', '2026-02-30'].map((date) => ({
      date,
      minute: 60,
      minutes: 120,
    }))
    expect(busySpans(work, 'America/Toronto')).toEqual([
      { start: Date.UTC(2026, 10, 1, 5), end: Date.UTC(2026, 10, 1, 7) },
      { start: Date.UTC(2026, 10, 2, 6), end: Date.UTC(2026, 10, 2, 8) },
    ])
  })
})

it('a date has the places of its weekday, if these are fewer', () => {
  const policy = { capacity: { perDay: 10, perWeekday: { saturday: 6, sunday: 20 } } }
  const places = (date: string, perDay?: number) => placesOfDay(policy, businessDate(date), perDay)
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => places(date))).toEqual([10, 6, 10])
  expect(places('2026-11-21', 4)).toBe(4)
})
