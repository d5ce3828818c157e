import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { businessDates, policies } from '../testing/index.ts'
import {
  addDays,
  businessDate,
  businessTimeOf,
  dayOn,
  gtaPolicy,
  monthOf,
  type SchedulePolicy,
} from './index.ts'
import { type Interval, occurrences, type Series } from './occurrences.ts'

const date = businessDate
const closed: SchedulePolicy = {
  zone: 'Europe/London',
  hours: { tuesday: ['09:00', '17:00'], wednesday: ['09:00', '17:00'] },
  closures: [{ from: '2026-12-29', reason: 'Christmas' }],
  specialHours: [{ date: '2027-01-12', hours: ['12:00', '17:00'] }],
  slotMinutes: 60,
  leadMinutes: 0,
  lookaheadDays: 60,
}
const shown = (policy: SchedulePolicy, series: Series) =>
  occurrences(policy, series).map(({ date, moved }) =>
    moved ? `${date} ${moved.from} ${moved.closure ?? moved.reason}` : date,
  )

describe('occurrences', () => {
  it('keep their local time over the end of summer time', () => {
    const series = {
      from: date('2026-10-20'),
      every: '2-weeks',
      time: 540,
      count: 3,
      onClosed: 'skip',
    } as const
    expect(occurrences(gtaPolicy, series).map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
      '2026-10-20T13:00:00.000Z',
      '2026-11-03T14:00:00.000Z',
      '2026-11-17T14:00:00.000Z',
    ])
  })

  it('look once for a day that never comes, not again for each visit', () => {
    const asked = vi.fn()
    const policy = {
      ...closed,
      hours: {},
      get closures() {
        asked()
        return []
      },
    }
    const series = { from: date('2026-10-20'), every: 'week', time: 540, onClosed: 'next-open-day' } as const
    expect(occurrences(policy, { ...series, count: 3 })).toEqual([])
    expect(asked.mock.calls.length).toBeLessThan(20_000)
    asked.mockClear()
    expect(occurrences(policy, { ...series, until: date('2026-10-27') })).toEqual([])
    expect(asked.mock.calls.length).toBeLessThan(40)
  })

  it('come every week, two or four weeks, or month, until a date', () => {
    const dates = (every: Interval, from = '2027-01-05', until = '2027-03-31') =>
      occurrences(gtaPolicy, {
        from: date(from),
        every,
        time: 540,
        until: date(until),
        onClosed: 'skip',
      }).map((visit) => visit.date)
    expect(dates('week')).toHaveLength(13)
    expect(dates('4-weeks')).toEqual(['2027-01-05', '2027-02-02', '2027-03-02', '2027-03-30'])
    expect(dates('2-weeks', '2027-03-17')).toEqual(['2027-03-17', '2027-03-31'])
    expect(dates('month', '2027-01-31')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
    expect(dates('month', '2027-01-30')).toEqual(['2027-01-30', '2027-02-28', '2027-03-30'])
  })

  it('leave out closed days, or move to the next open one and say why', () => {
    const series = { from: date('2026-12-22'), every: 'week', time: 540, count: 4 } as const
    expect(shown(closed, { ...series, onClosed: 'skip' })).toEqual([
      '2026-12-22',
      '2027-01-05',
      '2027-01-19',
      '2027-01-26',
    ])
    expect(shown(closed, { ...series, onClosed: 'next-open-day' })).toEqual([
      '2026-12-22',
      '2026-12-30 2026-12-29 Christmas',
      '2027-01-05',
      '2027-01-13 2027-01-12 outside-hours',
    ])
    expect(
      shown(closed, { ...series, from: date('2026-12-24'), count: 1, onClosed: 'next-open-day' }),
    ).toEqual(['2026-12-30 2026-12-24 closed'])
    expect(
      shown(closed, {
        from: date('2026-12-29'),
        until: date('2026-12-29'),
        every: 'week',
        time: 540,
        onClosed: 'next-open-day',
      }),
    ).toEqual([])
  })

  it('never fall on the day of the visit before', () => {
    const away = { ...closed, closures: [{ from: '2027-01-05', to: '2027-01-13', reason: 'Away' }] }
    const series = {
      from: date('2027-01-05'),
      every: 'week',
      time: 540,
      count: 4,
      onClosed: 'next-open-day',
    } as const
    expect(shown(away, series)).toEqual([
      '2027-01-19 2027-01-05 Away',
      '2027-01-20 2027-01-12 Away',
      '2027-01-26 2027-01-19 taken',
      '2027-01-27 2027-01-26 taken',
    ])
  })

  it('fit a visit before the closing time, and skip a time that the clocks leave out', () => {
    const series = { from: date('2026-12-22'), every: 'week', time: 960, count: 1, onClosed: 'skip' } as const
    const fits = { ...closed, lastStart: 'fits' as const }
    expect(shown(fits, series)).toEqual(['2026-12-22'])
    expect(shown(fits, { ...series, durationMinutes: 61 })).toEqual([])
    const nights: SchedulePolicy = {
      ...closed,
      hours: { sunday: ['01:00', '03:00'], monday: ['01:00', '03:00'] },
    }
    expect(
      shown(nights, {
        from: date('2027-03-28'),
        every: 'week',
        time: 60,
        count: 1,
        onClosed: 'next-open-day',
      }),
    ).toEqual(['2027-03-29 2027-03-28 skipped'])
  })

  it('end for a policy that is never open', () => {
    const never = { ...closed, hours: {} }
    const series = { from: date('2026-12-22'), every: 'month', time: 540, count: 2 } as const
    expect(occurrences(never, { ...series, onClosed: 'skip' })).toEqual([])
    expect(occurrences(never, { ...series, onClosed: 'next-open-day' })).toEqual([])
  })

  describe('properties', () => {
    it('keep their time, go forward, and fall on slots of the calendar only', () => {
      const times = fc.integer({ min: 0, max: 47 }).map((half) => half * 30)
      const asked = fc.record({
        from: businessDates(),
        every: fc.constantFrom<Interval>('week', '2-weeks', '4-weeks', 'month'),
        time: times,
        onClosed: fc.constantFrom('skip' as const, 'next-open-day' as const),
      })
      fc.assert(
        fc.property(policies(), asked, (policy, series) => {
          const until = monthOf(series.from, 6).to
          const visits = occurrences(policy, { ...series, until })
          for (const [index, { date, startsAt }] of visits.entries()) {
            expect(businessTimeOf(startsAt, policy.zone)).toEqual({ date, minute: series.time })
            expect(date > (visits[index - 1]?.date ?? addDays(series.from, -1))).toBe(true)
            const day = dayOn(
              { ...policy, leadMinutes: 0, lookaheadDays: 400, capacity: {} },
              { now: startsAt - 86_400_000 },
              date,
            )
            expect(day.slots.find(({ minute }) => minute === series.time)?.open).toBe(true)
          }
        }),
        { numRuns: 60 },
      )
    })
  })
})
