import { expect, it } from 'vitest'
import { availabilityProblems } from './availability-problems.ts'
import { resourceInUse } from './crews.ts'
import { businessDate, calendar, dayOn, gtaPolicy, hoursOfWeekday } from './index.ts'
import { instantOfText } from './instant-of-text.ts'
import { busySpans, withOfficeRules } from './office-rules.ts'
import { toICalendar } from './to-icalendar.ts'

const now = Date.UTC(2026, 10, 20, 14)
const work = { start: now, end: now + 60_000 }

it('has no hours on a weekday that does not exist, whatever was asked before', () => {
  expect([7, 7].map((weekday) => hoursOfWeekday({ hours: { ...gtaPolicy.hours } }, weekday))).toEqual([
    null,
    null,
  ])
  expect([7, 1].map((weekday) => hoursOfWeekday(gtaPolicy, weekday))).toEqual([
    null,
    { opensAt: 480, closesAt: 1080 },
  ])
  expect(hoursOfWeekday(gtaPolicy, 7)).toBeNull()
})

it('adds what the office has of a resource, and the work that uses it on dates that exist', () => {
  expect(withOfficeRules(gtaPolicy, { resources: { van: 2 } }).resources).toEqual({ van: 2 })
  const job = { minute: 540, minutes: 60, uses: ['van'] }
  const dates = ['2026-11-23', '2026-02-30'].map((date) => ({ ...job, date }))
  expect(busySpans(dates, 'UTC')).toEqual([
    { start: Date.UTC(2026, 10, 23, 9), end: Date.UTC(2026, 10, 23, 10), uses: ['van'] },
  ])
})

it('has nothing of a resource that nobody counts', () => {
  expect(resourceInUse({ needs: ['van'] }, [], 0, 1)).toBe('van')
})

it('returns NaN for a text that is not an instant', () => {
  expect([instantOfText('noon'), instantOfText('2026-02-30T09:00:00Z')]).toEqual([Number.NaN, Number.NaN])
})

it('asks for a list of what work uses, of resources that are known only where a policy is', () => {
  const busy = (uses: unknown) => [{ ...work, uses }]
  expect(availabilityProblems({ now, busy: busy('van') }, true)).toEqual([
    { field: 'busy.0.uses', message: 'must be a list of resources, not "van"' },
  ])
  expect(availabilityProblems({ now, busy: [{ ...work, uses: ['van'], crew: {} }] }, true)).toHaveLength(1)
  const known = availabilityProblems({ now, busy: [{ ...work, uses: ['van'], crew: {} }] }, true, { van: 1 })
  expect(known.map(({ field }) => field)).toEqual(['busy.0.crew'])
  const wrong = { now, busy: busy('van') }
  expect(() => calendar(gtaPolicy, wrong as never)).toThrow('busy.0.uses: must be a list of resources')
})

it('closes a service on special hours of a weekday that is none of its own', () => {
  const special = { date: '2026-11-23', hours: ['09:00', '12:00'] } as const
  const services = { violin: { hours: { tuesday: ['09:00', '12:00'] } } } as const
  const policy = { ...gtaPolicy, specialHours: [special], services }
  expect(dayOn(policy, { now, service: 'violin' }, businessDate('2026-11-23')).reason).toBe('closed')
})

it('writes the seconds of an offset that has some', () => {
  const visit = {
    uid: '1',
    zone: 'Africa/Monrovia',
    startsAt: 0,
    durationMinutes: 60,
    madeAt: 0,
    summary: 'Visit',
  }
  expect(toICalendar(visit)).toContain('TZOFFSETFROM:-004430')
})
