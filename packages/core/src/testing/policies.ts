import fc from 'fast-check'
import { addDays } from '../schedule/date-arithmetic.ts'
import type { DayHours, Hours, SchedulePolicy } from '../schedule/index.ts'
import { isClosedBy } from '../schedule/opening-hours.ts'
import { contradictions } from '../schedule/policy-problems.ts'
import { weekdayNames } from '../schedule/weekday-names.ts'
import { businessDates, zones } from './times.ts'

/** Sound policies of all sorts: closed days, closures, special hours, limits per day and weekday, crews with buffers. */
export function policies(): fc.Arbitrary<SchedulePolicy> {
  // Some end after midnight.
  const span: fc.Arbitrary<Hours> = fc
    .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 0, max: 30 }))
    .map(([opens, length]): Hours => [clock(opens), clock(opens + length)])
  const morning = fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }))
  const later = fc.tuple(fc.integer({ min: 17, max: 30 }), fc.integer({ min: 0, max: 16 }))
  const twoSpans = fc
    .tuple(morning, later)
    .map((both): Hours[] => both.map(([opens, length]) => [clock(opens), clock(opens + length)]))
  const hours: fc.Arbitrary<DayHours> = fc.oneof(span, twoSpans)
  const week = fc.record(Object.fromEntries(weekdayNames.map((name) => [name, hours])), { requiredKeys: [] })
  const places = fc.integer({ min: 0, max: 20 })
  const capacity = fc.record(
    {
      perDay: places,
      perWeekday: fc.record(Object.fromEntries(weekdayNames.map((name) => [name, places])), {
        requiredKeys: [],
      }),
      crews: fc.integer({ min: 1, max: 5 }),
      bufferMinutes: fc.integer({ min: 0, max: 60 }),
    },
    { requiredKeys: [] },
  )
  const closures = fc.array(
    fc.oneof(
      fc.constantFrom('12-25', '02-29', '07-01').map((yearly) => ({ yearly, reason: 'Every year' })),
      fc
        .tuple(businessDates(), fc.integer({ min: 0, max: 10 }))
        .map(([from, days]) => ({ from, to: addDays(from, days), reason: 'Holidays' })),
    ),
    { maxLength: 3 },
  )
  const base = fc.record(
    {
      zone: zones(),
      hours: week,
      slotMinutes: fc.constantFrom(15, 30, 45, 60, 90),
      leadMinutes: fc.integer({ min: 0, max: 2880 }),
      lookaheadDays: fc.integer({ min: 1, max: 90 }),
      lastStart: fc.constant('fits' as const),
      closures,
      capacity,
    },
    { requiredKeys: ['zone', 'hours', 'slotMinutes', 'leadMinutes', 'lookaheadDays'] },
  )
  const specialHours = fc.uniqueArray(fc.record({ date: businessDates(), hours }), {
    maxLength: 3,
    selector: ({ date }) => date,
  })
  return fc
    .tuple(base, specialHours)
    .map(([policy, special]) => ({
      ...policy,
      specialHours: special.filter(
        ({ date }) => !policy.closures?.some((closure) => isClosedBy(closure, date)),
      ),
    }))
    .filter((policy) => contradictions(policy).length === 0)
}

/** A clock that shows half hours. */
function clock(halves: number): string {
  return `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 === 0 ? '00' : '30'}`
}
