import { addOnsFor } from '@dustforce/core/catalogue'
import { type Quote, quote, quoteProblems } from '@dustforce/core/quote'
import {
  addDays,
  type BusinessDate,
  businessDateOf,
  dayOn,
  instantOf,
  type MinuteOfDay,
} from '@dustforce/core/schedule'
import { type BookingDetails, type BookingRequest, quoteRequestOf } from '@dustforce/office/booking'
import { type Business, type CompanyPriceBook, homeMeasures, type Range } from '@dustforce/office/company'
import type { WishedHome } from '@dustforce/office/waiting'
import type { DemoCustomer } from './demo-jobs.ts'
import { demoPlaces } from './demo-places.ts'

/** The choices of a job that decide its price: which of the book's services, how big a home, and which of the service's add-ons. */
export interface DemoChoices {
  readonly service: number
  readonly bedrooms: number
  readonly bathrooms: number
  readonly addOns: readonly number[]
  readonly pets: boolean
}

/** The choices as a price book has them, with their price: as near as it offers them, null where it has no price for any such. */
export function demoHome(
  priceBook: CompanyPriceBook,
  { service: nr, bedrooms, bathrooms, addOns, pets }: DemoChoices,
): { readonly home: WishedHome; readonly priced: Quote } | null {
  const services = Object.keys(priceBook.services)
  const service = services[nr % services.length] ?? ''
  const offered = addOnsFor(priceBook, service).map(({ id }) => id)
  const measured = homeMeasures(priceBook.measures)
  const chosen = addOns.flatMap((one) => offered[one % offered.length] ?? [])
  const plain = { service, addOns: [], hasPets: measured.pets && pets }
  const sized = {
    bedrooms: within(measured.bedrooms, bedrooms),
    bathrooms: within(measured.bathrooms, bathrooms),
  }
  const least = { bedrooms: within(measured.bedrooms, 0), bathrooms: within(measured.bathrooms, 0) }
  const wanted: readonly WishedHome[] = [
    { ...plain, ...sized, addOns: [...new Set(chosen)] },
    { ...plain, ...sized },
    { ...plain, ...least },
  ]
  const home = wanted.find((one) => quoteProblems(priceBook, quoteRequestOf(priceBook, one)).length === 0)
  return home === undefined ? null : { home, priced: quote(priceBook, quoteRequestOf(priceBook, home)) }
}

function within(range: Range | null, count: number): number {
  return range === null ? 1 : Math.min(range.max, Math.max(range.min, count))
}

/** The times of a day at which a visit of so many minutes can start, as if the day were tomorrow. */
export function timesOn(
  { policy }: Pick<Business, 'policy'>,
  date: BusinessDate,
  service: string,
  durationMinutes: number | null,
): readonly MinuteOfDay[] {
  const now = instantOf(addDays(date, -1), 0, policy.zone)
  const open = { ...policy, leadMinutes: 0, lookaheadDays: Math.max(2, policy.lookaheadDays) }
  const asked = { now, service, ...(durationMinutes !== null && { durationMinutes }) }
  return dayOn(open, asked, date).slots.flatMap((slot) => (slot.open ? [slot.minute] : []))
}

/** When a job can be that is wanted on a day: that day or the next one that is open, or the one before it for what is past; null where none is near. */
export function openTime(
  business: Pick<Business, 'policy'>,
  wanted: { readonly date: BusinessDate; readonly minute: number; readonly isPast: boolean },
  service: string,
  minutes: number | null,
): { readonly date: BusinessDate; readonly minute: MinuteOfDay } | null {
  for (let away = 0; away < 14; away += 1) {
    const date = addDays(wanted.date, wanted.isPast ? -away : away)
    const times = timesOn(business, date, service, minutes)
    const minute = times.findLast((time) => time <= wanted.minute) ?? times[0]
    if (minute !== undefined) return { date, minute }
  }
  return null
}

/** A visit of the demo, told in a line. */
export interface DemoVisit extends DemoChoices {
  /** Days from today; the past is negative. */
  readonly day: number
  /** Minutes since midnight. */
  readonly minute: number
  readonly customer: DemoCustomer
}

/** A visit as its customer asked for it, with its price; null where the company has neither price nor time for it. `now` in epoch milliseconds. */
export function demoRequest(
  visit: DemoVisit,
  details: BookingDetails,
  phoneNr: number,
  now: number,
  business: Business,
): { readonly request: BookingRequest; readonly priced: Quote } | null {
  const made = demoHome(business.priceBook, visit)
  if (made === null) return null
  const { home, priced } = made
  const date = addDays(businessDateOf(now, business.policy.zone), visit.day)
  const wanted = { date, minute: visit.minute, isPast: visit.day < 0 }
  const time = openTime(business, wanted, home.service, priced.minutes)
  if (time === null) return null
  const { addressIn, phone } = demoPlaces(business)
  const { name, area, house } = visit.customer
  const request: BookingRequest = {
    ...{ ...home, ...time, ...details, name, promoCode: null },
    address: addressIn(area, house),
    email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`,
    phone: phone(phoneNr),
  }
  return { request, priced }
}
