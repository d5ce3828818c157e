import { addDays, type BusinessDate } from '@dustforce/core/schedule'
import { checkoutPayload } from '@dustforce/office/booking'
import type { VisitBooking } from '@dustforce/office/series'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Reservation } from '../../checkout/booking-store.ts'
import { sampleBooking, sampleDate, sampleReservation } from './samples.ts'

/** A visit of the sample booking, by the date that its series has for it. */
export function sampleVisit(original: BusinessDate, date = original): VisitBooking {
  const { request, quote } = sampleBooking({ date })
  return { original, request, quote }
}

/** The sample booking as the first of visits that repeat every week. */
export function weeklySeries(
  attempt: number,
  later: readonly VisitBooking[],
  from = sampleDate,
): Reservation {
  const { request, quote } = sampleBooking()
  const plannedThrough = later.reduce((last, { original }) => (original > last ? original : last), `${from}`)
  return {
    ...sampleReservation(attempt, { date: from }),
    series: {
      asked: { every: 'week', onClosed: 'skip', addOns: [], visits: {} },
      priceBook: 'gta',
      request: checkoutPayload(request, quote, gtaBusiness.priceBook),
      plannedThrough: addDays(from, plannedThrough === from ? 0 : 7 * later.length),
      visits: later,
      consent: {
        text: 'I agree',
        terms: {
          ...{ every: 'week', from, time: '9:00 AM', leastCents: 1, mostCents: 1, currency: 'CAD' },
          ...{ toldDays: 7, chargedDays: 4 },
        },
      },
    },
  }
}
