import type { PriceBook } from '@dustforce/core/catalogue'
import { type Cents, formatMoney } from '@dustforce/core/money'
import { formatDate, timeLabel } from '@dustforce/core/schedule'
import type { SeriesVisit } from '@dustforce/core/series'
import type { BookingRequest } from '../booking/booking-request.ts'
import type { OfferedInterval } from './offered-intervals.ts'

/** When the card of a series is charged for a visit, and its customer told of it, in days before the visit. */
interface ChargeDays {
  readonly told: number
  readonly charged: number
}

const chargeDays: ChargeDays = { told: 7, charged: 4 }

/** What a customer consents to, as data beside the words. */
export interface ConsentTerms {
  readonly every: string
  readonly from: string
  readonly time: string
  /** What the visits cost that were shown, in cents; the lowest and the highest. */
  readonly leastCents: number
  readonly mostCents: number
  readonly currency: string
  readonly toldDays: number
  readonly chargedDays: number
}

/** The consent to keep a card and to charge it, in words and as data. */
export interface Consent {
  readonly text: string
  readonly terms: ConsentTerms
}

/** What the words of a consent depend on, besides the visits. */
export interface ConsentQuestion {
  /** The name of the company that keeps the card. */
  readonly company: string
  readonly request: Pick<BookingRequest, 'service' | 'date' | 'minute'>
  readonly book: Pick<PriceBook, 'services' | 'currency'>
}

/**
 * What a customer agrees to whose visits repeat: what is charged, when, how much, and how to end it. Null while no visit after the first is planned.
 *
 * @param later the visits after the first, which are shown beside it
 */
export function seriesConsent(
  later: readonly SeriesVisit[],
  { every, name }: OfferedInterval,
  { company, request: { service, date, minute }, book: { services, currency } }: ConsentQuestion,
): Consent | null {
  const totals = later.flatMap((visit) => (visit.date === null ? [] : [visit.quote.totalCents]))
  const next = later.find((visit) => visit.date !== null)?.date
  const [some] = totals
  if (some === undefined || next == null) return null
  const least = totals.reduce((a, b) => (b < a ? b : a), some)
  const most = totals.reduce((a, b) => (b > a ? b : a), some)
  const exact = (amount: Cents) => formatMoney(amount, { currency, locale: 'en-CA', decimals: 2 })
  const cost = least === most ? exact(least) : `${exact(least)} to ${exact(most)}`
  const { told, charged } = chargeDays
  const what = `${services[service]?.name ?? service}, ${name.toLowerCase()} at ${timeLabel(minute)}`
  return {
    text: [
      `I agree that ${company} keeps my card with its payment provider and charges it for the visits after the first one:`,
      `${what}, the next on ${formatDate(next)}.`,
      `Each visit is ${cost} with tax, as listed above, charged ${charged} days before it; an e-mail tells me ${told} days before it.`,
      'The price stays until I am told of another at least 30 days ahead.',
      'I can skip a visit or end all visits to come at any time, at no cost, on the page of my booking.',
    ].join(' '),
    terms: {
      ...{ every, from: date, time: timeLabel(minute), leastCents: least, mostCents: most, currency },
      ...{ toldDays: told, chargedDays: charged },
    },
  }
}
