import { addDays, type BusinessDate } from '@dustforce/core/schedule'
import { checkoutPayload } from '@dustforce/office/booking'
import { bookingTerms } from '@dustforce/office/ledger'
import type { VisitBooking } from '@dustforce/office/series'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Reservation } from '../../checkout/booking-store.ts'
import type { SeriesChanged, SeriesToChange } from '../../series/series-store.ts'
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

/** A change of a series by its customer, as it is now unless more is given. */
export function sampleChange(series: SeriesToChange, more: Partial<SeriesChanged>): SeriesChanged {
  return {
    ...{ id: '00000000-0000-4000-8000-000000000071', seriesId: series.id, version: series.version },
    ...{ by: 'customer', actor: 'customer', asked: { kind: 'go-on' }, reason: null, missedBy: null },
    ...{ isEnded: false, rule: series, visits: [], added: [], left: [], letter: null },
    terms: bookingTerms(gtaBusiness.policy),
    ...more,
  }
}

/** The visits of a series by their dates, called off. */
export function calledOff(series: SeriesToChange, ...originals: readonly string[]): SeriesChanged['visits'] {
  return series.written
    .filter(({ original }) => originals.includes(original))
    .map((visit) => ({ kind: 'off', visit, booking: null }))
}
