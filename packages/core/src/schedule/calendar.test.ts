import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instants, minutesOfDay } from '../testing/index.ts'
import {
  addDays,
  type BusinessPolicy,
  businessDate,
  businessDateOf,
  calendar,
  dayCapacity,
  earliestSlot,
  earliestSlotText,
  gtaPolicy,
  type Hours,
  instantOf,
  isSlotStillBookable,
  slotProblem,
  slotsOn,
  weekdayOf,
} from './index.ts'
import { weekdayNames } from './weekday-names.ts'
import { whyClosed } from './why-closed.ts'

const at = (date: string, minute: number) => instantOf(businessDate(date), minute, gtaPolicy.zone)
const saturday = at('2026-11-21', 540)
const { sunday: _sunday, saturday: _saturday, ...onWeekdays } = gtaPolicy.hours
const weekdaysOnly: BusinessPolicy = { ...gtaPolicy, hours: onWeekdays }
const everyDay = (...hours: Hours) => Object.fromEntries(weekdayNames.map((name) => [name, hours]))

describe('calendar', () => {
  it('has 60 days from today on', () => {
    const days = calendar(gtaPolicy, { now: saturday })
    expect(days).toHaveLength(60)
    expect(days.at(0)?.date).toBe('2026-11-21')
    expect(days.at(-1)?.date).toBe('2027-01-19')
    expect(days.every((day) => day.open && day.reason === undefined)).toBe(true)
  })

  it('closes full days, by the limit of the settings or the policy', () => {
    const taken = { '2026-11-22': 10, '2026-11-23': 9 }
    const reasons = (limit?: number) =>
      calendar(gtaPolicy, { now: saturday, taken, ...(limit !== undefined && { limit }) })
        .slice(0, 4)
        .map((day) => day.reason)
    expect(reasons()).toEqual([undefined, 'full', undefined, undefined])
    expect(reasons(9)).toEqual([undefined, 'full', 'full', undefined])
    expect(reasons(0)).toEqual(['full', 'full', 'full', 'full'])
  })

  it('closes a day whose last slot is past, or too soon', () => {
    const today = (minute: number) => calendar(gtaPolicy, { now: at('2026-11-21', minute) })[0]
    expect(today(930)).toMatchObject({ open: true })
    expect(today(931)).toMatchObject({ open: false, reason: 'too-soon' })
    expect(today(961)).toMatchObject({ open: false, reason: 'past' })
  })

  it('has closed days', () => {
    const [day] = calendar(weekdaysOnly, { now: saturday })
    expect(day).toEqual({ date: '2026-11-21', open: false, reason: 'closed', slots: [] })
  })

  it('shares the slots of ordinary days, and freezes them', () => {
    const days = calendar(gtaPolicy, { now: saturday })
    expect(days[2]?.slots).toBe(days[3]?.slots)
    expect(Object.isFrozen(days[2]?.slots)).toBe(true)
    expect(Object.isFrozen(days[2]?.slots[0])).toBe(true)
  })

  it('follows another slot length with the same hours', () => {
    const labels = (slotMinutes: number) =>
      slotsOn({ ...gtaPolicy, slotMinutes }, businessDate('2026-11-22'), saturday).map((slot) => slot.label)
    expect(labels(60)).toHaveLength(8)
    expect(labels(120)).toEqual(['9:00 AM', '11:00 AM', '1:00 PM', '3:00 PM'])
    expect(labels(60)).toHaveLength(8)
  })

  describe('properties', () => {
    const takens = fc.array(fc.nat(12), { minLength: 60, maxLength: 60 })

    it('opens slots within hours, at least the lead time ahead, on days with places', () => {
      fc.assert(
        fc.property(instants(), takens, fc.nat(12), (now, counts, limit) => {
          const today = businessDateOf(now, gtaPolicy.zone)
          const taken = Object.fromEntries(counts.map((count, ahead) => [addDays(today, ahead), count]))
          for (const { date, open, reason, slots } of calendar(gtaPolicy, { now, limit, taken })) {
            const weekend = weekdayOf(date) % 6 === 0
            expect(slots.map((slot) => slot.minute)).toEqual(weekend ? hours(9, 16) : hours(8, 18))
            expect(open).toBe(slots.some((slot) => slot.open))
            expect(open).toBe(reason === undefined)
            for (const slot of slots) {
              const free = instantOf(date, slot.minute, gtaPolicy.zone) >= now + 1_800_000
              expect(slot.open).toBe(free && (taken[date] ?? 0) < limit)
              expect(slot.open).toBe(slot.reason === undefined)
            }
          }
        }),
        { numRuns: 50 },
      )
    })

    it('agrees with slotsOn, isSlotStillBookable and whyClosed', () => {
      fc.assert(
        fc.property(instants(), fc.integer({ min: -3, max: 63 }), minutesOfDay(), (now, ahead, minute) => {
          const date = addDays(businessDateOf(now, gtaPolicy.zone), ahead)
          const slot = slotsOn(gtaPolicy, date, now).find((candidate) => candidate.minute === minute)
          const open = slot?.open === true
          expect(isSlotStillBookable(gtaPolicy, date, minute, now)).toBe(open)
          expect(slotProblem(gtaPolicy, date, minute, now)).toBe(
            open ? null : (slot?.reason ?? 'outside-hours'),
          )
          expect(whyClosed(gtaPolicy, { now }, date, minute) === null).toBe(open)
        }),
        { numRuns: 60 },
      )
    })

    it('finds the first open slot of the calendar', () => {
      fc.assert(
        fc.property(instants(), takens, (now, counts) => {
          const today = businessDateOf(now, gtaPolicy.zone)
          const taken = Object.fromEntries(counts.map((count, ahead) => [addDays(today, ahead), count]))
          const day = calendar(gtaPolicy, { now, taken }).find((candidate) => candidate.open)
          const slot = day?.slots.find((candidate) => candidate.open)
          const earliest = earliestSlot(gtaPolicy, { now, taken })
          expect(earliest && [earliest.date, earliest.minute]).toEqual(
            day && slot ? [day.date, slot.minute] : null,
          )
        }),
        { numRuns: 50 },
      )
    })
  })
})

describe('earliestSlot', () => {
  it('looks past today and past full days', () => {
    const taken = { '2026-11-22': 10 }
    expect(earliestSlot(gtaPolicy, { now: at('2026-11-21', 1000), taken })).toEqual({
      date: '2026-11-23',
      minute: 480,
      label: '8:00 AM',
      startsAt: at('2026-11-23', 480),
    })
  })

  it('can start at a date', () => {
    const from = (date: string) => earliestSlot(gtaPolicy, { now: saturday }, businessDate(date))?.date
    expect(from('2026-11-25')).toBe('2026-11-25')
    expect(from('2026-11-01')).toBe('2026-11-21')
    expect(from('2027-02-01')).toBeUndefined()
  })

  it('has a line to show', () => {
    const slot = earliestSlot(gtaPolicy, { now: saturday })
    expect(earliestSlotText(slot)).toBe('Nov 21, 2026 at 10:00 AM')
    expect(earliestSlotText(earliestSlot(gtaPolicy, { now: saturday, limit: 0 }))).toBe(
      'Please contact us for availability',
    )
  })
})

describe('slotProblem', () => {
  it.each([
    ['2026-11-23', 480, null],
    ['2026-11-23', 1080, null],
    ['2026-11-23', 420, 'outside-hours'],
    ['2026-11-23', 1140, 'outside-hours'],
    ['2026-11-23', 510, 'outside-hours'],
    ['2026-11-20', 540, 'past'],
    ['2026-11-21', 540, 'too-soon'],
    ['2026-11-21', 600, null],
    ['2027-01-20', 540, 'too-far'],
  ])('%s minute %i: %s', (date, minute, problem) => {
    expect(slotProblem(gtaPolicy, businessDate(date), minute, saturday)).toBe(problem)
  })

  it('knows closed days', () => {
    expect(slotProblem(weekdaysOnly, businessDate('2026-11-22'), 540, saturday)).toBe('closed')
  })
})

describe('whyClosed', () => {
  const nights: BusinessPolicy = {
    ...gtaPolicy,
    hours: everyDay('01:00', '04:00'),
  }
  const taken = { '2026-11-22': 10 }

  it.each([
    [gtaPolicy, saturday, '2026-11-20', 540, 'past', 'This time has passed.', 'Choose a later time.'],
    [
      gtaPolicy,
      saturday,
      '2026-11-21',
      540,
      'too-soon',
      'A cleaning is booked at least 30 minutes ahead.',
      'Choose a later time.',
    ],
    [
      gtaPolicy,
      saturday,
      '2027-01-25',
      540,
      'too-far',
      'Cleanings are booked at most 60 days ahead.',
      'It opens on Nov 27, 2026.',
    ],
    [
      weekdaysOnly,
      saturday,
      '2026-11-22',
      540,
      'closed',
      'There are no cleanings on Sundays.',
      'Choose another day.',
    ],
    [
      gtaPolicy,
      saturday,
      '2026-11-23',
      420,
      'outside-hours',
      'On Mondays cleanings start from 8:00 AM to 6:00 PM.',
      'Choose one of these times.',
    ],
    [
      gtaPolicy,
      saturday,
      '2026-11-22',
      540,
      'full',
      'All 10 places of Nov 22, 2026 are taken.',
      'It opens again when a booking is canceled or the daily limit is raised.',
    ],
    [
      nights,
      at('2027-03-10', 600),
      '2027-03-14',
      120,
      'skipped',
      'The clocks go forward over this time.',
      'Choose a time after the change.',
    ],
  ])('%# explains a slot', (policy, now, date, minute, reason, why, remedy) => {
    expect(whyClosed(policy, { now, taken }, businessDate(date), minute)).toMatchObject({
      reason,
      why,
      remedy,
    })
  })

  it('names the open slot nearest to the one that is not', () => {
    const nearest = (date: string, minute?: number, full = taken) =>
      whyClosed(gtaPolicy, { now: saturday, taken: full }, businessDate(date), minute)?.nearest
    expect(nearest('2026-11-21', 540)).toMatchObject({ date: '2026-11-21', label: '10:00 AM' })
    expect(nearest('2026-11-22', 540)).toMatchObject({ date: '2026-11-21', label: '4:00 PM' })
    expect(nearest('2026-11-22', 960)).toMatchObject({ date: '2026-11-23', label: '8:00 AM' })
    expect(whyClosed(gtaPolicy, { now: saturday, limit: 0 }, businessDate('2026-11-22'))?.nearest).toBeNull()
  })

  it('prefers the earlier of two that are as near', () => {
    const friday = at('2026-11-20', 480)
    const full = { '2026-11-24': 10 }
    expect(
      whyClosed(gtaPolicy, { now: friday, taken: full }, businessDate('2026-11-24'), 780)?.nearest,
    ).toMatchObject({
      date: '2026-11-23',
      label: '6:00 PM',
    })
  })

  it('gives a day the reason of its last slot', () => {
    const closing = at('2026-11-21', 945)
    expect(whyClosed(gtaPolicy, { now: closing }, businessDate('2026-11-21'))?.reason).toBe('too-soon')
  })

  it('explains whole days, and nothing that is open', () => {
    const day = (date: string, policy: BusinessPolicy = gtaPolicy) =>
      whyClosed(policy, { now: saturday, taken }, businessDate(date))?.reason
    expect(day('2026-11-22')).toBe('full')
    expect(day('2026-11-20')).toBe('past')
    expect(day('2026-11-22', weekdaysOnly)).toBe('closed')
    expect(day('2026-11-23')).toBeUndefined()
    expect(whyClosed(gtaPolicy, { now: saturday, limit: 3 }, businessDate('2026-11-23'), 540)).toBeNull()
  })
})

describe('the first slot of a day', () => {
  it.each([
    [510, undefined],
    [511, 'too-soon'],
    [539, 'too-soon'],
    [541, 'past'],
  ])('at minute %i of the day', (minute, reason) => {
    const now = at('2026-11-21', minute)
    const [first] = slotsOn(gtaPolicy, businessDate('2026-11-21'), now)
    expect([first?.minute, first?.reason]).toEqual([540, reason])
    const [full] = slotsOn(gtaPolicy, businessDate('2026-11-21'), now, 10)
    expect(full?.reason).toBe(reason ?? 'full')
  })

  it('has its lead time over midnight and over a change of the clocks', () => {
    const early = {
      ...gtaPolicy,
      leadMinutes: 600,
      hours: everyDay('06:00', '08:00'),
    }
    const reasons = (date: string, now: number) =>
      slotsOn(early, businessDate(date), now).map((slot) => slot.reason)
    expect(reasons('2026-11-22', at('2026-11-21', 1260))).toEqual(['too-soon', undefined, undefined])
    expect(reasons('2026-11-01', at('2026-10-31', 1260))).toEqual([undefined, undefined, undefined])
    expect(reasons('2027-03-14', at('2027-03-13', 1260))).toEqual(['too-soon', 'too-soon', undefined])
  })
})

describe('slots', () => {
  it('are one row for days alike', () => {
    const [, , monday, tuesday] = calendar(gtaPolicy, { now: saturday })
    expect(monday?.slots).toBe(tuesday?.slots)
  })
})

describe('gtaPolicy', () => {
  it('says how Dust Force runs, by the default reading where the specification leaves two', () => {
    expect(gtaPolicy).toMatchObject({
      weekStart: 1,
      occupyingStatuses: ['confirmed', 'assigned', 'scheduled', 'in_progress', 'completed'],
      revenue: 'paid-and-not-canceled',
      freeCancellationHours: 24,
      customerMoves: { hoursBefore: 24, times: 3 },
      refundBusinessDays: [5, 7],
      contractorPayPercent: 50,
      regions: [
        'toronto',
        'etobicoke',
        'scarborough',
        'north york',
        'york',
        'east york',
        'mississauga',
        'brampton',
        'vaughan',
        'markham',
        'richmond hill',
      ],
    })
  })
})

describe('capacity', () => {
  it('leaves nothing below zero', () => {
    expect(dayCapacity(10, 12)).toEqual({ limit: 10, taken: 12, left: 0, full: true })
    expect(dayCapacity(10, 0)).toEqual({ limit: 10, taken: 0, left: 10, full: false })
  })

  it('is never more than the limit', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (limit, taken) => {
        const { left, full } = dayCapacity(limit, taken)
        expect(left).toBeLessThanOrEqual(limit)
        expect(full).toBe(taken >= limit)
      }),
    )
  })
})

function hours(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * 60)
}
