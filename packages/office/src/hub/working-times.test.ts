import { businessDate } from '@dustforce/core/schedule'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { availabilityDays, availabilityTimes } from '../contractor/index.ts'
import { type Cleaner, conflictsOf, type Job, timesOffOf, workingTimes } from './index.ts'

const monday = businessDate('2026-11-23')

it('has the parts of a day that a cleaner works, and none on a day off', () => {
  const [morning, , evening] = availabilityTimes
  const named = (days: readonly string[], times: readonly string[]) =>
    workingTimes({ days: [...days], times: [...times] }, monday).map(({ name }) => name)
  expect(named([], [])).toEqual(availabilityTimes)
  expect(named(['Monday'], [evening, morning])).toEqual([morning, evening])
  expect(named(['Tuesday'], [])).toEqual([])
})

it('shades what lies beside the times worked', () => {
  const shown = { from: 480, to: 1200 }
  const some = [
    { from: 0, to: 720 },
    { from: 960, to: 1440 },
  ]
  expect(timesOffOf(some, shown)).toEqual([{ from: 720, to: 960 }])
  expect(timesOffOf(some.slice(1), shown)).toEqual([{ from: 480, to: 960 }])
  expect(timesOffOf(some.slice(0, 1), shown)).toEqual([{ from: 720, to: 1200 }])
  expect(timesOffOf([], shown)).toEqual([shown])
})

it('is shaded exactly where a job would meet a conflict of day or time (property)', () => {
  const availability = fc.record({
    days: fc.subarray([...availabilityDays]),
    times: fc.subarray([...availabilityTimes]),
  })
  fc.assert(
    fc.property(availability, fc.integer({ min: 0, max: 23 }), ({ days, times }, hour) => {
      const cleaner: Cleaner = {
        ...{ id: 'c1', fullName: 'Ana Diaz', onDuty: true, serviceAreas: [] },
        availability: { days, times },
      }
      const job: Job = {
        ...{
          id: 'b1',
          customerName: 'Zoe',
          address: 'Toronto',
          bookingStatus: 'confirmed',
          contractorId: null,
        },
        ...{ bookingDate: monday, bookingMinute: hour * 60, durationMinutes: 60 },
      }
      const off = timesOffOf(workingTimes(cleaner.availability, monday), { from: 0, to: 1440 })
      const isShaded = off.some(({ from, to }) => from <= hour * 60 && hour * 60 < to)
      const conflicts = conflictsOf(job, cleaner, [], { regions: [] })
      expect(conflicts.some(({ kind }) => kind === 'day' || kind === 'time')).toBe(isShaded)
    }),
  )
})
