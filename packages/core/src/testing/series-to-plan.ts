import fc from 'fast-check'
import type { Measures, PriceBook } from '../catalogue/index.ts'
import { addDays } from '../schedule/date-arithmetic.ts'
import type { BusinessDate } from '../schedule/index.ts'
import { seriesDate } from '../schedule/series-date.ts'
import type { Interval, SeriesToPlan, VisitChange } from '../series/index.ts'
import { quoteRequests } from './quote-requests.ts'
import { businessDates } from './times.ts'

/**
 * Series of visits that a price book can price: every interval, with and without an end, pauses, and visits that are skipped, moved, longer or
 * have other extras.
 *
 * @example
 * fc.sample(seriesToPlan(gtaPriceBook), 1).length // => 1
 */
export function seriesToPlan<S extends string, A extends string, M extends Measures>(
  book: PriceBook<S, A, M>,
): fc.Arbitrary<SeriesToPlan<S, A, M>> {
  const start = fc.record({
    from: businessDates(),
    every: fc.constantFrom<Interval>('week', '2-weeks', '4-weeks', 'month'),
    time: fc.integer({ min: 12, max: 40 }).map(clock),
    onClosed: fc.constantFrom('skip' as const, 'next-open-day' as const),
    // The series says when.
    request: quoteRequests(book).map(
      ({ date: _date, time: _time, visit: _visit, promo: _promo, ...request }) => request,
    ),
  })
  return start.chain((series) =>
    fc
      .record(
        {
          apartDays: fc.integer({ min: 0, max: 4 }),
          durationMinutes: fc.integer({ min: 1, max: 8 }).map((halves) => halves * 30),
          visits: fc.dictionary(indexes(), changes(series.from)).map((byIndex) => byDate(series, byIndex)),
          pauses: fc.array(pauses(series.from), { maxLength: 2 }),
        },
        { requiredKeys: [] },
      )
      .chain((more) => ends(series.from).map((end) => ({ ...series, ...more, ...end })))
      .map((made: object) => made as SeriesToPlan<S, A, M>),
  )
}

function indexes(): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: 9 }).map(String)
}

function changes(from: BusinessDate): fc.Arbitrary<VisitChange> {
  return fc.record(
    {
      skip: fc.boolean(),
      date: fc.integer({ min: 0, max: 80 }).map((days) => addDays(from, days)),
      time: fc.integer({ min: 12, max: 40 }).map(clock),
      durationMinutes: fc.integer({ min: 1, max: 12 }).map((halves) => halves * 30),
      request: fc.constant({ addOns: [] }),
    },
    { requiredKeys: [] },
  )
}

function byDate(
  series: { readonly from: BusinessDate; readonly every: Interval },
  byIndex: Readonly<Record<string, VisitChange>>,
): Record<string, VisitChange> {
  return Object.fromEntries(
    Object.entries(byIndex).map(([index, change]) => [seriesDate(series, Number(index)), change]),
  )
}

function pauses(from: BusinessDate) {
  return fc
    .tuple(fc.integer({ min: -10, max: 80 }), fc.integer({ min: 0, max: 40 }))
    .map(([days, length]) => ({ from: addDays(from, days), to: addDays(from, days + length) }))
}

function ends(from: BusinessDate) {
  const days = fc.integer({ min: 0, max: 150 })
  return fc.oneof(
    fc.integer({ min: 1, max: 12 }).map((count) => ({ count })),
    days.map((length) => ({ until: addDays(from, length) })),
    days.map((length) => ({ through: addDays(from, length) })),
  )
}

/** A clock that shows half hours. */
function clock(halves: number): string {
  return `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 === 0 ? '00' : '30'}`
}
