import type { PriceBook } from '@dustforce/core/catalogue'
import type { MoneyFormat } from '@dustforce/core/money'
import { timeLabel } from '@dustforce/core/schedule'
import type { SeriesVisit } from '@dustforce/core/series'
import type { BookingRequest } from '../booking/booking-request.ts'
import type { AgreedDays } from '../charging/charge-facts.ts'
import { type ChargePolicy, standardCharges } from '../charging/charge-policy.ts'
import { agreedDaysOf } from '../charging/charges-of.ts'
import type { ConsentFacts } from './consent-facts.ts'
import { consentText } from './consent-words.en.ts'
import { offeredIntervals } from './offered-intervals.ts'

/** The terms that a customer consents to, as data beside the words. */
export interface ConsentTerms extends AgreedDays {
  readonly every: string
  readonly from: string
  readonly time: string
  /** The prices of the visits that were shown, in cents; the lowest and the highest. */
  readonly leastCents: number
  readonly mostCents: number
  readonly currency: string
}

/** The consent to keep a card and to charge it, in words and as data. */
export interface Consent {
  readonly text: string
  readonly terms: ConsentTerms
}

/** The facts that a consent follows from, besides the visits. */
export interface ConsentQuestion {
  /** The name of the company that keeps the card. */
  readonly company: string
  readonly request: Pick<BookingRequest, 'service' | 'date' | 'minute'>
  readonly every: string
  readonly book: Pick<PriceBook, 'services' | 'frequencies'>
  /** The form in which the page writes amounts. */
  readonly money: MoneyFormat
  /** When visits are announced and charged; left out, by `standardCharges`. */
  readonly charges?: Pick<ChargePolicy, 'announceDays' | 'chargeDays'>
}

/**
 * Returns what a customer agrees to whose visits repeat: what is charged, when, how much, and how to end it. Null while no visit after the first is
 * planned, or the book has no such frequency.
 *
 * @param later the visits after the first, which are shown beside it
 * @param say the words; those of the page's language unless given
 */
export function seriesConsent(
  later: readonly SeriesVisit[],
  {
    company,
    request: { service, date, minute },
    every,
    book,
    money,
    charges = standardCharges,
  }: ConsentQuestion,
  say: (facts: ConsentFacts) => string = consentText,
): Consent | null {
  const totals = later.flatMap((visit) => (visit.date === null ? [] : [visit.quote.totalCents]))
  const next = later.find((visit) => visit.date !== null)?.date
  const often = offeredIntervals(book).find((interval) => interval.every === every)?.name
  const [some] = totals
  if (some === undefined || next == null || often === undefined) return null
  const least = totals.reduce((a, b) => (b < a ? b : a), some)
  const most = totals.reduce((a, b) => (b > a ? b : a), some)
  const { currency } = money
  const agreed = agreedDaysOf(charges)
  const { toldDays: told, chargedDays: charged } = agreed
  const time = timeLabel(minute)
  const named = book.services[service]?.name ?? service
  return {
    text: say({ company, service: named, often, time, next, least, most, money, told, charged }),
    terms: {
      ...{ every, from: date, time, leastCents: least, mostCents: most, currency },
      ...agreed,
    },
  }
}
