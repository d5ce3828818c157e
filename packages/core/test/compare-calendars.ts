import fc from 'fast-check'
import { expect } from 'vitest'
import { dateOfDayNumber } from '../src/schedule/business-date.ts'
import { businessDateOf, dayOn } from '../src/schedule/index.ts'
import { instants, policies } from '../src/testing/index.ts'
import { secondOpen } from './second-calendar.ts'

/**
 * Expects the library and the second calendar to open the same times of a day, for some policies.
 *
 * @returns how many days were compared
 */
export function compareCalendars(policiesToTry: number): number {
  let compared = 0
  const jobs = fc.array(
    fc.record({ from: fc.integer({ min: -48, max: 200 }), length: fc.integer({ min: 1, max: 12 }) }),
    { maxLength: 8 },
  )
  const durations = fc.constantFrom(15, 45, 60, 150, 400)
  fc.assert(
    fc.property(
      policies(),
      instants(),
      fc.integer({ min: -1, max: 8 }),
      durations,
      fc.nat(12),
      jobs,
      (policy, at, ahead, durationMinutes, places, work) => {
        const now = Math.floor(at / 60_000) * 60_000
        const today = Date.parse(businessDateOf(now, policy.zone)) / 86_400_000
        const date = dateOfDayNumber(today + ahead)
        const busy = work.map(({ from, length }) => {
          const start = now + from * 3_600_000
          return { start, end: start + length * 1_800_000 }
        })
        const asked = { now, durationMinutes, taken: { [date]: places }, busy }
        const open = dayOn(policy, asked, date).slots.filter((slot) => slot.open)
        expect(open.map(({ minute }) => minute)).toEqual(secondOpen(policy, date, asked))
        compared += 1
      },
    ),
    { numRuns: policiesToTry },
  )
  return compared
}
