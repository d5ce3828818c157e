import { businessDate, gtaPolicy } from '@dustforce/core/schedule'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canStart,
  dayPlan,
  groupNeeds,
  isNotStarted,
  lateness,
  mergeNeeds,
  type Need,
  type NeedKind,
  needKinds,
  startNote,
} from './index.ts'

const hour = 3_600_000
const day = 24 * hour
/** Saturday, 10:00 AM in Toronto. */
const now = Date.UTC(2026, 10, 21, 15)
const need = (kind: NeedKind, at: number, key = `${kind} ${at - now}`): Need => ({ kind, key, at })

describe('groupNeeds', () => {
  it('puts the most urgent kind first and leaves out the kinds without any', () => {
    const needs = needKinds.map((kind) => need(kind, now)).toReversed()
    expect(groupNeeds(needs, now).map(({ kind }) => kind)).toEqual(needKinds)
    expect(groupNeeds([need('letter', now), need('payment', now)], now).map(({ kind }) => kind)).toEqual([
      'payment',
      'letter',
    ])
    expect(groupNeeds([], now)).toEqual([])
  })

  it('puts jobs whose start has passed before those to come, each by their distance from now', () => {
    const starts = [-3 * day, day, -2 * hour, 2 * hour, -day]
    const [group] = groupNeeds(
      starts.map((start) => need('needs-cleaner', now + start)),
      now,
    )
    expect(group?.needs.map(({ at }) => at - now)).toEqual([-2 * hour, -day, -3 * day, 2 * hour, day])
  })

  it('puts what waits longest first, and ties by their key', () => {
    const needs = [need('inquiry', now), need('inquiry', now - day), need('inquiry', now, 'a')]
    expect(groupNeeds(needs, now)[0]?.needs.map(({ key }) => key)).toEqual([
      'inquiry -86400000',
      'a',
      'inquiry 0',
    ])
    const jobs = [need('not-started', now, 'b'), need('not-started', now, 'a')]
    expect(groupNeeds(jobs, now)[0]?.needs.map(({ key }) => key)).toEqual(['a', 'b'])
  })
})

it('orders the jobs of some days whatever order they come in', () => {
  const starts = [-2 * hour, -day, -3 * day, 2 * hour, 2 * hour, day]
  const inOrder = starts.map((start, nr) => need('needs-cleaner', now + start, `${nr}`))
  fc.assert(
    fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (needs) => {
      expect(groupNeeds(needs, now)[0]?.needs).toEqual(inOrder)
    }),
  )
})

describe('mergeNeeds', () => {
  it('names a job once, at its most urgent kind, with what else is to be said about it', () => {
    const closed = need('does-not-fit', now, 'b1')
    const nobody = need('needs-cleaner', now, 'b1')
    const refund = need('refund', now, 'b1')
    expect(mergeNeeds([closed, refund, nobody])).toEqual([
      { ...refund, also: [] },
      { ...nobody, also: [closed] },
    ])
  })

  it('loses no need and doubles no job (property)', () => {
    const some = fc.uniqueArray(
      fc.record({
        kind: fc.constantFrom(...needKinds),
        key: fc.constantFrom('b1', 'b2'),
        at: fc.constant(now),
      }),
      { selector: ({ kind, key }) => `${kind} ${key}` },
    )
    fc.assert(
      fc.property(some, (needs) => {
        const merged = mergeNeeds(needs)
        expect(merged.flatMap(({ also }) => also).length + merged.length).toBe(needs.length)
        const jobs = merged.filter(({ kind }) =>
          ['needs-cleaner', 'not-started', 'does-not-fit'].includes(kind),
        )
        expect(new Set(jobs.map(({ key }) => key)).size).toBe(jobs.length)
      }),
    )
  })
})

describe('lateness', () => {
  it.each([
    ['needs-cleaner', 45 * 60_000, 'Starts in 45 min', true],
    ['needs-cleaner', day, 'Starts in 24 h', true],
    ['needs-cleaner', 3 * day, 'Starts in 3 days', false],
    ['needs-cleaner', -2 * hour, 'Started 2 h ago', true],
    ['not-started', -40 * 60_000, '40 min late', true],
    ['inquiry', 0, 'Just now', false],
    ['inquiry', -3 * hour, 'Waiting 3 h', false],
    ['letter', -day, 'Waiting 24 h', true],
    ['refund', -50 * hour, 'Waiting 2 days', true],
  ] as const)('of %s at %i ms: %s', (kind, offset, text, isLate) => {
    expect(lateness(need(kind, now + offset), now)).toEqual({ text, isLate })
  })
})

const job = {
  bookingStatus: 'assigned',
  paymentStatus: 'paid',
  assignedCleanerName: 'Maria Santos',
  bookingDate: businessDate('2026-11-21'),
  bookingMinute: 585,
  startedAt: null,
}

describe('isNotStarted', () => {
  it.each([
    ['a quarter of an hour after its start', {}, true],
    ['before that', { bookingMinute: 586 }, false],
    ['without a time, which counts as 9 AM', { bookingMinute: null }, true],
    ['of another day', { bookingDate: businessDate('2026-11-20') }, false],
    ['without a cleaner, which is another need', { assignedCleanerName: ' ' }, false],
    ['that is in progress', { bookingStatus: 'in_progress' }, false],
    ['that the office marked as started', { startedAt: now }, false],
    ['that is completed', { bookingStatus: 'Completed' }, false],
    ['that is canceled', { bookingStatus: 'canceled' }, false],
    ['that is not paid', { paymentStatus: 'pending' }, false],
  ])('a job %s', (_, change, expected) =>
    expect(isNotStarted({ ...job, ...change }, now, gtaPolicy)).toBe(expected),
  )
})

describe('canStart', () => {
  it.each([
    ['before its time', { bookingMinute: 1_000 }, true],
    ['without a time', { bookingMinute: null }, true],
    ['of another day', { bookingDate: businessDate('2026-11-22') }, false],
    ['without a cleaner', { assignedCleanerName: null }, false],
    ['that has started', { startedAt: now }, false],
    ['that is in progress', { bookingStatus: 'in_progress' }, false],
    ['that is completed', { bookingStatus: 'completed' }, false],
    ['that is not sold', { paymentStatus: 'pending' }, false],
  ])('a job of today %s', (_, change, expected) =>
    expect(canStart({ ...job, ...change }, now, gtaPolicy)).toBe(expected),
  )
})

describe('startNote', () => {
  it.each([
    ['to come today', {}, 'started'],
    ['that has begun', { startedAt: now }, 'not-started'],
    ['that has begun and is done', { startedAt: now, bookingStatus: 'completed' }, null],
    ['that has begun and was called off', { startedAt: now, bookingStatus: 'Canceled' }, null],
    ['of another day', { bookingDate: businessDate('2026-11-22') }, null],
  ])('of a job %s', (_, change, expected) =>
    expect(startNote({ ...job, ...change }, now, gtaPolicy)).toBe(expected),
  )
})

describe('dayPlan', () => {
  it('shows the jobs of each hour in order, with where they stand', () => {
    const plan = dayPlan(
      [
        { ...job, id: 'coming', bookingMinute: 645 },
        { ...job, id: 'late', bookingMinute: 570 },
        { ...job, id: 'done', bookingMinute: 540, bookingStatus: 'completed' },
        { ...job, id: 'here', bookingMinute: 600, bookingStatus: 'in_progress' },
        { ...job, id: 'begun', bookingMinute: 620, startedAt: now },
        { ...job, id: 'no time', bookingMinute: null },
        { ...job, id: 'canceled', bookingStatus: 'canceled' },
        { ...job, id: 'unpaid', bookingStatus: 'pending' },
      ],
      now,
      gtaPolicy,
    )
    expect(
      plan.map(({ label, isNow, jobs }) => [
        label,
        isNow,
        jobs.map((each) => `${each.job.id}: ${each.state}`),
      ]),
    ).toEqual([
      ['9:00 AM', false, ['done: done', 'no time: not-started', 'late: not-started']],
      ['10:00 AM', true, ['here: in-progress', 'begun: in-progress', 'coming: coming']],
    ])
  })

  it('has no current hour on another day', () => {
    const tomorrow = { ...job, bookingDate: businessDate('2026-11-22'), bookingMinute: 600 }
    expect(dayPlan([tomorrow], now, gtaPolicy)[0]?.isNow).toBe(false)
    expect(dayPlan([], now, gtaPolicy)).toEqual([])
  })
})
