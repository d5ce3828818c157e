import { businessDate } from '@dustforce/core/schedule'
import { describe, expect, test } from 'vitest'
import { booking } from '../testing/samples.ts'
import {
  emptyScheduleExceptionForm,
  jobsHitBy,
  type ScheduleExceptionForm,
  scheduleExceptionFormOf,
  scheduleExceptionOf,
} from './schedule-exception-form.ts'

const today = '2026-11-21'
const closed: ScheduleExceptionForm = {
  ...emptyScheduleExceptionForm,
  from: '2026-12-25',
  reason: ' Christmas ',
}
const christmas = {
  kind: 'closed',
  from: businessDate('2026-12-25'),
  to: businessDate('2026-12-25'),
  reason: 'Christmas',
} as const

describe('the form', () => {
  test('closes one day, or several', () => {
    expect(scheduleExceptionOf(closed, today)).toEqual({ draft: christmas })
    expect(scheduleExceptionOf({ ...closed, to: '2026-12-26' }, today)).toEqual({
      draft: { ...christmas, to: '2026-12-26' },
    })
  })

  test('gives a day other hours', () => {
    expect(scheduleExceptionOf({ ...closed, kind: 'hours', from: '2026-12-24' }, today)).toEqual({
      draft: { kind: 'hours', date: '2026-12-24', hours: ['09:00', '12:00'] },
    })
  })

  test.each<[Partial<ScheduleExceptionForm>, object]>([
    [{ from: '' }, { from: 'Please choose a date' }],
    [{ to: '2026-13-01' }, { to: 'Please choose a date' }],
    [{ to: '2026-12-24' }, { to: 'The last day is before the first' }],
    [{ from: '2026-11-20' }, { from: 'This day has passed' }],
    [{ from: '2026-11-01', to: '2026-11-20' }, { to: 'This day has passed' }],
    [{ to: '2027-12-26' }, { to: 'At most a year' }],
    [{ reason: ' ' }, { reason: 'Please say why, for customers' }],
    [{ reason: 'x'.repeat(101) }, { reason: 'At most 100 characters' }],
    [{ kind: 'hours', from: '2026-11-20' }, { from: 'This day has passed' }],
    [{ kind: 'hours', closes: '08:00' }, { closes: 'The last job cannot start before the first' }],
  ])('with %o is refused', (change, problems) => {
    expect(scheduleExceptionOf({ ...closed, ...change }, today)).toEqual({ problems })
  })

  test('a closure that began may still be changed', () => {
    expect(scheduleExceptionOf({ ...closed, from: '2026-11-20', to: today }, today)).toHaveProperty('draft')
  })

  test('shows what is stored', () => {
    for (const draft of [
      christmas,
      { ...christmas, to: businessDate('2026-12-26') },
      { kind: 'hours', date: businessDate('2026-12-24'), hours: ['10:00', '11:00'] } as const,
    ]) {
      const day = draft.kind === 'closed' ? { ...draft, id: '1' } : draft
      expect(scheduleExceptionOf(scheduleExceptionFormOf(day), today)).toEqual({ draft })
    }
  })
})

test('a closure hits every job, other hours those outside them', () => {
  const sold = ['8:00 AM', '9:00 AM', '12:00 PM', '1:00 PM', ''].map((bookingTime) => ({
    ...booking,
    bookingTime,
  }))
  const times = (draft: Parameters<typeof jobsHitBy>[0]) =>
    jobsHitBy(draft, sold).map(({ bookingTime }) => bookingTime)
  expect(times(christmas)).toHaveLength(5)
  expect(times({ kind: 'hours', date: christmas.from, hours: ['09:00', '12:00'] })).toEqual([
    '8:00 AM',
    '1:00 PM',
    '',
  ])
})
