import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthsOf, lengthTo, openPart, stepLength } from './index.ts'

const hours = { from: 480, to: 1200 }

describe('stepLength', () => {
  it.each([
    [150, 'longer', 180],
    [150, 'shorter', 120],
    [200, 'longer', 210],
    [200, 'shorter', 180],
    [30, 'shorter', 30],
    [15, 'shorter', 30],
    [900, 'longer', 900],
  ] as const)('of %i minutes, %s: %i', (durationMinutes, direction, expected) =>
    expect(stepLength({ bookingMinute: 540, durationMinutes }, direction)).toBe(expected),
  )

  it('of a job without a time stays within a day', () =>
    expect(stepLength({ bookingMinute: null, durationMinutes: 1440 }, 'longer')).toBe(1440))
})

describe('lengthsOf', () => {
  it('is every half hour within the day, and the length that a job has', () => {
    expect(lengthsOf({ bookingMinute: 1290, durationMinutes: 45 })).toEqual([30, 45, 60, 90, 120, 150])
    expect(lengthsOf({ bookingMinute: 1290, durationMinutes: 60 })).toEqual([30, 60, 90, 120, 150])
    expect(lengthsOf({ bookingMinute: null, durationMinutes: 60 }).at(-1)).toBe(1440)
  })
})

describe('lengthTo', () => {
  it('ends at the nearest half hour, and never before half an hour', () => {
    expect([0, 0.51, 0.53, 1].map((share) => lengthTo(540, share, hours))).toEqual([30, 300, 330, 660])
  })

  it('ends on the clock’s half hours when the job does not begin on one', () =>
    expect(lengthTo(555, 0.5, hours)).toBe(285))
})

describe('openPart', () => {
  it('is a share of the hours shown, and nothing of a closed day', () => {
    expect(openPart({ opensAt: 540, closesAt: 1020 }, hours)).toEqual({ start: 1 / 12, end: 0.75 })
    expect(openPart({ opensAt: 420, closesAt: 1320 }, hours)).toEqual({ start: 0, end: 1 })
    expect(openPart(null, hours)).toEqual({ start: 1, end: 1 })
  })
})

describe('properties', () => {
  const begins = fc.integer({ min: 0, max: 1410 })

  it('every length that a key gives can be chosen', () => {
    fc.assert(
      fc.property(
        begins,
        fc.integer({ min: 15, max: 1440 }),
        fc.constantFrom('longer' as const, 'shorter' as const),
        (bookingMinute, minutes, direction) => {
          const job = { bookingMinute, durationMinutes: Math.min(minutes, 1440 - bookingMinute) }
          const stepped = stepLength(job, direction)
          const chosen = lengthsOf({ ...job, durationMinutes: stepped })
          expect(chosen).toContain(stepped)
          expect(chosen).toEqual(chosen.toSorted((a, b) => a - b))
          expect(new Set(chosen).size).toBe(chosen.length)
        },
      ),
    )
  })

  it('a length is at least half an hour and ends within the day', () => {
    fc.assert(
      fc.property(
        begins,
        fc.integer({ min: 15, max: 1440 }),
        fc.double({ min: -1, max: 2, noNaN: true }),
        fc.constantFrom('longer' as const, 'shorter' as const),
        (bookingMinute, durationMinutes, share, direction) => {
          for (const minutes of [
            stepLength({ bookingMinute, durationMinutes }, direction),
            lengthTo(bookingMinute, share, hours),
          ]) {
            expect(minutes).toBeGreaterThanOrEqual(30)
            expect(bookingMinute + minutes).toBeLessThanOrEqual(1440)
          }
        },
      ),
    )
  })
})
