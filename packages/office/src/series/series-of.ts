import type { PriceBook } from '@dustforce/core/catalogue'
import { addDays, type BusinessDate, businessDateOf, type SchedulePolicy } from '@dustforce/core/schedule'
import type { SeriesToPlan } from '@dustforce/core/series'
import type { BookingRequest } from '../booking/booking-request.ts'
import { clockOf } from '../booking/clock-of.ts'
import type { AskedSeries } from './asked-series.ts'
import { seriesRequest } from './series-request.ts'

/** A visit that is moved is at least so many days away from those before and after it. */
export const apartDays = 3

/**
 * Until which date the visits of every series are written: the day after the last one that can be booked, so that it is theirs already when it opens.
 *
 * @param now epoch milliseconds
 * @example
 * seriesHorizon(Date.UTC(2026, 10, 24, 15), gtaPolicy) // => '2027-01-23'
 */
export function seriesHorizon(
  now: number,
  { zone, lookaheadDays }: Pick<SchedulePolicy, 'zone' | 'lookaheadDays'>,
): BusinessDate {
  return addDays(businessDateOf(now, zone), lookaheadDays)
}

/** The fields that a series takes from the booking that it begins with. */
export type SeriesBeginning = Parameters<typeof seriesRequest>[1] & Pick<BookingRequest, 'date' | 'minute'>

/** The series that a customer asks for with a booking, for `planSeries`, as far as the visits that it has until a date. */
export function seriesOf(
  book: Pick<PriceBook, 'measures'>,
  request: SeriesBeginning,
  { every, onClosed, addOns, visits }: AskedSeries,
  through: BusinessDate,
): SeriesToPlan {
  const { date, minute } = request
  return {
    from: date,
    every,
    time: clockOf(minute),
    onClosed,
    apartDays,
    request: seriesRequest(book, { ...request, addOns }, every),
    visits: { ...visits, [date]: { request: { addOns: request.addOns } } },
    through,
  }
}
