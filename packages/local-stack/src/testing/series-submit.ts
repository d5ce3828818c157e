import { quote } from '@dustforce/core/quote'
import { addDays, businessDateOf } from '@dustforce/core/schedule'
import { planSeries } from '@dustforce/core/series'
import { type BookingRequest, checkoutPayload, noDetails, quoteRequestOf } from '@dustforce/office/booking'
import {
  type AskedSeries,
  laterVisits,
  seriesConsent,
  seriesHorizon,
  seriesOf,
  shownVisits,
} from '@dustforce/office/series'
import { gtaBusiness } from '@dustforce/office/testing/business'

/** The home that is cleaned every week. */
const home: Omit<BookingRequest, 'date'> = {
  service: 'standard',
  bedrooms: 2,
  bathrooms: 1,
  addOns: [],
  hasPets: false,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '(416) 555-0100',
  address: '1 King St W, Toronto, ON M5H 1A1',
  minute: 540,
  ...noDetails,
  homeType: 'condo',
  useCustomerEquipment: false,
  promoCode: null,
}

/** The body that the form sends for a cleaning of every week that begins in two weeks, where no other work is booked. */
export function seriesSubmit(now: number, attempt: string) {
  const { policy, priceBook: book, company, money } = gtaBusiness
  const asked: AskedSeries = { every: 'week', onClosed: 'next-open-day', addOns: [], visits: {} }
  const request: BookingRequest = {
    ...home,
    date: addDays(businessDateOf(now, policy.zone), 14),
    frequency: asked.every,
  }
  const series = seriesOf(book, request, asked, seriesHorizon(now, policy))
  const later = laterVisits(planSeries(book, policy, series, { now }).visits, request.date)
  const consent = seriesConsent(later, { company: company.name, request, every: asked.every, book, money })
  return {
    bookingData: {
      ...checkoutPayload(request, quote(book, quoteRequestOf(book, request)), book),
      attempt_id: attempt,
    },
    series: { ...asked, shown: shownVisits(later), consent: consent?.text ?? '' },
  }
}
