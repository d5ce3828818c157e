import { businessDate, businessTimeOf, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { instants, zones } from '@dustforce/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cleanerOnTheWayProblem,
  dueLetters,
  type FollowUpFacts,
  gtaFollowUp,
  onTheWayProblem,
  plannedLetters,
} from './follow-up.ts'

const policy = { ...gtaFollowUp, zone: gtaPolicy.zone }
const at = (date: string, minute = 540) => instantOf(businessDate(date), minute, gtaPolicy.zone)
/** Monday at 2 PM, for two hours, paid a fortnight before. */
const booking: FollowUpFacts = {
  bookingDate: businessDate('2027-01-25'),
  bookingMinute: 840,
  durationMinutes: 120,
  bookingStatus: 'confirmed',
  paymentStatus: 'paid',
  refundDue: false,
  agreedAt: at('2027-01-11'),
}
const plan = (changes: Partial<FollowUpFacts> = {}) =>
  plannedLetters({ ...booking, ...changes }, policy).map(({ kind, at: instant }) => {
    const { date, minute } = businessTimeOf(instant, gtaPolicy.zone)
    return `${kind} ${date} ${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
  })
const none: string[] = []

describe('the letters of a booking', () => {
  it.each<[string, Partial<FollowUpFacts>, string[]]>([
    [
      'two days and two hours before',
      {},
      ['reminder-days 2027-01-23 14:00', 'reminder-hours 2027-01-25 12:00'],
    ],
    [
      'the evening before when two hours before is too early',
      { bookingMinute: 510 },
      ['reminder-days 2027-01-23 8:30', 'reminder-hours 2027-01-24 20:00'],
    ],
    [
      'at eight when that is two hours before',
      { bookingMinute: 600 },
      ['reminder-days 2027-01-23 10:00', 'reminder-hours 2027-01-25 8:00'],
    ],
    [
      'at eight in the evening when it would be later than nine',
      { bookingMinute: 1410 },
      ['reminder-days 2027-01-23 20:00', 'reminder-hours 2027-01-25 20:00'],
    ],
    [
      'the evening before for a visit at night',
      { bookingMinute: 60 },
      ['reminder-days 2027-01-22 20:00', 'reminder-hours 2027-01-24 20:00'],
    ],
    [
      'at the same time of the day over the clock change in spring',
      { bookingDate: businessDate('2027-03-15'), bookingMinute: 840 },
      ['reminder-days 2027-03-13 14:00', 'reminder-hours 2027-03-15 12:00'],
    ],
    [
      'at the same time of the day over the clock change in autumn',
      { bookingDate: businessDate('2027-11-08'), bookingMinute: 840 },
      ['reminder-days 2027-11-06 14:00', 'reminder-hours 2027-11-08 12:00'],
    ],
    [
      'for one without a time, as from nine',
      { bookingMinute: null },
      ['reminder-days 2027-01-23 9:00', 'reminder-hours 2027-01-24 20:00'],
    ],
    [
      'no reminder that follows the confirmation within four hours',
      { agreedAt: at('2027-01-23', 601) },
      ['reminder-hours 2027-01-25 12:00'],
    ],
    [
      'a reminder that follows the confirmation after just four hours',
      { agreedAt: at('2027-01-23', 600) },
      ['reminder-days 2027-01-23 14:00', 'reminder-hours 2027-01-25 12:00'],
    ],
    [
      'no reminder that is a millisecond short of four hours after the confirmation',
      { agreedAt: at('2027-01-23', 600) + 1 },
      ['reminder-hours 2027-01-25 12:00'],
    ],
    [
      'the second reminder just four hours after the confirmation',
      { agreedAt: at('2027-01-25', 480) },
      ['reminder-hours 2027-01-25 12:00'],
    ],
    [
      'no second reminder that is a millisecond short of four hours after it',
      { agreedAt: at('2027-01-25', 480) + 1 },
      none,
    ],
    ['none of both for what was booked in the morning', { agreedAt: at('2027-01-25', 481) }, none],
    ['none while the job is being done', { bookingStatus: 'in_progress' }, none],
    ['none of a canceled one', { bookingStatus: 'Canceled' }, none],
    [
      'both of one that is paid on the day',
      { paymentStatus: 'due' },
      ['reminder-days 2027-01-23 14:00', 'reminder-hours 2027-01-25 12:00'],
    ],
    ['none of an unpaid one', { paymentStatus: 'pending' }, none],
    ['none of a refunded one', { paymentStatus: 'refunded' }, none],
    ['none of one whose money goes back', { refundDue: true }, none],
    ['none without a date', { bookingDate: null }, none],
    ['a thank-you three hours after the end', { bookingStatus: 'completed' }, ['thank-you 2027-01-25 19:00']],
    [
      'a thank-you in the morning after a late job',
      { bookingStatus: 'completed', bookingMinute: 960 },
      ['thank-you 2027-01-26 9:00'],
    ],
    [
      'a thank-you in the morning after a job at night',
      { bookingStatus: 'completed', bookingMinute: 1260 },
      ['thank-you 2027-01-26 9:00'],
    ],
    [
      'no thank-you for a job written down afterwards',
      { bookingStatus: 'completed', agreedAt: at('2027-01-25', 840) },
      none,
    ],
  ])('%s', (_, changes, letters) => {
    expect(plan(changes)).toEqual(letters)
  })
})

describe('dueLetters', () => {
  const due = (
    now: number,
    changes: Partial<FollowUpFacts> = {},
    written: Parameters<typeof dueLetters>[1] = [],
  ) => dueLetters({ ...booking, ...changes }, written, policy, now).map(({ kind }) => kind)

  it.each([
    ['before the first', at('2027-01-23', 840) - 1, []],
    ['from the first on', at('2027-01-23', 840), ['reminder-days']],
    ['one alone, also after a long pause', at('2027-01-25', 720), ['reminder-hours']],
    ['until the start', at('2027-01-25', 840) - 1, ['reminder-hours']],
    ['never after it', at('2027-01-25', 840), []],
  ])('%s', (_, now, kinds) => {
    expect(due(now)).toEqual(kinds)
  })

  it('leaves out what was written, for the same start alone', () => {
    const now = at('2027-01-25', 720)
    const [letter] = dueLetters(booking, [], policy, now)
    if (letter === undefined) throw new Error('No letter is due')
    expect(due(now, {}, [letter])).toEqual([])
    expect(due(now, {}, [{ ...letter, kind: 'reminder-days' }])).toEqual(['reminder-hours'])
    expect(due(now, { bookingMinute: 830 }, [letter])).toEqual(['reminder-hours'])
  })

  it('thanks for a week, once whatever the start is corrected to', () => {
    const done = { bookingStatus: 'completed' }
    expect(due(at('2027-02-01', 19 * 60) - 1, done)).toEqual(['thank-you'])
    expect(due(at('2027-02-01', 19 * 60), done)).toEqual([])
    const written = [{ kind: 'thank-you', once: 'visit' } as const]
    expect(due(at('2027-01-25', 1200), { ...done, bookingMinute: 600 }, written)).toEqual([])
  })
})

describe('onTheWayProblem', () => {
  it.each<[string, Partial<FollowUpFacts>, number, string | null]>([
    ['from the first minute of the day', {}, at('2027-01-25', 0), null],
    ['to its last', {}, at('2027-01-25', 1439), null],
    ['not the day before', {}, at('2027-01-25', 0) - 1, 'not-today'],
    ['not the day after', {}, at('2027-01-26', 0), 'not-today'],
    ['not without a date', { bookingDate: null }, at('2027-01-25'), 'not-today'],
    ['not of a canceled one', { bookingStatus: 'canceled' }, at('2027-01-25'), 'canceled'],
    ['not of one that is done', { bookingStatus: 'completed' }, at('2027-01-25'), 'completed'],
    ['not of an unpaid one', { paymentStatus: 'pending' }, at('2027-01-25'), 'unpaid'],
    ['not of one whose money goes back', { refundDue: true }, at('2027-01-25'), 'unpaid'],
  ])('%s', (_, changes, now, problem) => {
    expect(onTheWayProblem({ ...booking, ...changes }, now, policy)).toBe(problem)
  })
})

describe('cleanerOnTheWayProblem', () => {
  it.each<[string, Partial<FollowUpFacts>, number, string | null]>([
    ['from two hours before the start', {}, at('2027-01-25', 720), null],
    ['to the end of the day', {}, at('2027-01-25', 1439), null],
    ['no minute sooner', {}, at('2027-01-25', 720) - 1, 'too-early'],
    ['not the day before', {}, at('2027-01-25', 0) - 1, 'not-today'],
    [
      'not the day before, also when that is two hours before',
      { bookingMinute: 30 },
      at('2027-01-25', 0) - 1,
      'not-today',
    ],
    ['not without a date', { bookingDate: null }, at('2027-01-25'), 'not-today'],
    ['not of a canceled one', { bookingStatus: 'canceled' }, at('2027-01-25', 720), 'canceled'],
    ['two hours before nine, where no time is stored', { bookingMinute: null }, at('2027-01-25', 420), null],
  ])('%s', (_, changes, now, problem) => {
    expect(cleanerOnTheWayProblem({ ...booking, ...changes }, now, policy)).toBe(problem)
  })

  it('never says more than the office may', () => {
    fc.assert(
      fc.property(instants(), fc.integer({ min: -60, max: 60 }), (first, hours) => {
        const { date, minute } = businessTimeOf(first, policy.zone)
        const facts = { ...booking, bookingDate: date, bookingMinute: minute }
        const now = first + hours * 3_600_000
        const problem = cleanerOnTheWayProblem(facts, now, policy)
        if (problem !== 'too-early') expect(problem).toBe(onTheWayProblem(facts, now, policy))
        else expect(hours).toBeLessThan(-policy.onTheWayHours + 1)
      }),
    )
  })
})

describe('properties', () => {
  const hourMs = 3_600_000
  const histories = fc.record({
    zone: zones(),
    /** Where it starts, and in how many hours it is looked at, moved, canceled or done. */
    first: instants(),
    steps: fc.array(
      fc.record({
        hours: fc.integer({ min: 1, max: 80 }),
        move: fc.option(fc.integer({ min: -30, max: 200 }), { freq: 3 }),
        status: fc.constantFrom('confirmed', 'confirmed', 'assigned', 'canceled', 'in_progress', 'completed'),
      }),
      { maxLength: 25 },
    ),
  })

  it('each letter once for its start, within the hours, never after the start and never of a canceled booking', () => {
    fc.assert(
      fc.property(histories, ({ zone, first, steps }) => {
        const rules = { ...gtaFollowUp, zone }
        const placeAt = (instant: number) => {
          const { date, minute } = businessTimeOf(instant, zone)
          return { bookingDate: date, bookingMinute: minute }
        }
        let now = first - 100 * hourMs
        let facts: FollowUpFacts = { ...booking, ...placeAt(first), agreedAt: now }
        const written: { kind: 'reminder-days' | 'reminder-hours' | 'thank-you'; once: string }[] = []
        for (const { hours, move, status } of steps) {
          now += hours * hourMs
          if (move !== null) facts = { ...facts, ...placeAt(now + move * hourMs), agreedAt: now }
          facts = { ...facts, bookingStatus: status }
          const startsAt = instantOf(
            facts.bookingDate ?? businessDate('2024-01-01'),
            facts.bookingMinute ?? 0,
            zone,
          )
          for (const { kind, once, at: planned, until } of plannedLetters(facts, rules)) {
            expect(status).not.toBe('canceled')
            const { minute } = businessTimeOf(planned, zone)
            expect(minute).toBeGreaterThanOrEqual(480)
            expect(minute).toBeLessThan(1260)
            expect(planned).toBeLessThan(until)
            if (kind === 'thank-you') expect(planned).toBeGreaterThan(startsAt)
            else {
              expect(until).toBeLessThanOrEqual(startsAt)
              expect(planned).toBeGreaterThanOrEqual(facts.agreedAt + 4 * hourMs)
              expect(once).toBe(new Date(startsAt).toISOString())
            }
          }
          const due = dueLetters(facts, written, rules, now)
          // Never two in one evening.
          expect(due.length).toBeLessThan(2)
          written.push(...due)
          expect(dueLetters(facts, written, rules, now)).toEqual([])
        }
        expect(new Set(written.map(({ kind, once }) => `${kind} ${once}`)).size).toBe(written.length)
      }),
    )
  })

  it('a booking that is watched every quarter of an hour gets each planned letter, also for its new time', () => {
    fc.assert(
      fc.property(instants(), fc.integer({ min: 5 * 24, max: 20 * 24 }), (start, notice) => {
        const { date, minute } = businessTimeOf(start, policy.zone)
        const facts = {
          ...booking,
          bookingDate: date,
          bookingMinute: minute,
          agreedAt: start - notice * hourMs,
        }
        const planned = plannedLetters(facts, policy)
        expect(planned.map(({ kind }) => kind)).toEqual(['reminder-days', 'reminder-hours'])
        for (const letter of planned)
          expect(dueLetters(facts, [], policy, letter.at + 15 * 60_000)).toContainEqual(letter)
      }),
      { numRuns: 50 },
    )
  })
})
