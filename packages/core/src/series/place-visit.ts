import { isOwnField } from '../catalogue/own-field.ts'
import type { PriceBook } from '../catalogue/price-book.ts'
import { fullReader } from '../quote/full-reader.ts'
import { price } from '../quote/price.ts'
import type { Quote } from '../quote/quote.ts'
import type { BusinessDate } from '../schedule/business-date.ts'
import { instantOf } from '../schedule/business-time.ts'
import type { Availability } from '../schedule/calendar.ts'
import { addDays } from '../schedule/date-arithmetic.ts'
import type { CalendarPolicy } from '../schedule/policy.ts'
import { policyFor } from '../schedule/policy-for.ts'
import { minuteOfLabel } from '../schedule/time-label.ts'
import { barsOn } from './bars-on.ts'
import type { DueVisit, DueVisits } from './due-visits.ts'
import type { SeriesToPlan } from './series.ts'
import type { SeriesVisit, VisitBar } from './series-plan.ts'

/** The facts that the visits of a series are planned by. */
export interface SeriesQuestion {
  readonly book: PriceBook
  readonly policy: CalendarPolicy
  readonly series: SeriesToPlan
  readonly availability: Omit<Availability, 'durationMinutes' | 'service'>
  readonly due: DueVisits
}

/** The extent to which a series is planned. */
export interface Progress {
  /** The number of visits that take place. */
  readonly placed: number
  /** The date of the last of them. */
  readonly last: BusinessDate | undefined
}

/** A date that was tried for a visit: it has a quote when nothing is in the way. */
interface Tried {
  readonly bars: readonly VisitBar[]
  readonly quote: Quote | undefined
}

/** Decides on which date a visit is, by the rule of its series. */
export function placeVisit(
  question: SeriesQuestion,
  index: number,
  visit: DueVisit,
  { placed, last }: Progress,
): SeriesVisit {
  const { book, series, availability, due } = question
  const { apartDays = 0 } = series
  const { original, asked, change, off } = visit
  const wanted = { ...series.request, ...change.request }
  const { service } = wanted
  const policy = policyFor(question.policy, service)
  const time = change.time ?? series.time
  const minute = Number(minuteOfLabel(time))
  const priceOn = (date: BusinessDate): Tried => {
    const which = isOwnField(book, 'visit') ? { visit: placed + 1 } : {}
    const request = { ...wanted, date, time, ...which }
    const priced = price(book, request, fullReader)
    return 'problems' in priced
      ? { bars: [{ rule: 'price', problems: priced.problems }], quote: undefined }
      : { bars: [], quote: priced }
  }
  const durationMinutes =
    change.durationMinutes ?? series.durationMinutes ?? priceOn(asked).quote?.minutes ?? policy.slotMinutes
  const nearBars = (date: BusinessDate): VisitBar[] => {
    const isMoved = date !== original
    const before = last !== undefined && date <= addDays(last, isMoved ? apartDays : 0) ? [last] : []
    const after = isMoved ? due.later(index, addDays(date, apartDays)) : []
    return [...new Set([...before, ...after])].map((other) => ({ rule: 'too-near', date: other }))
  }
  const tryOn = (date: BusinessDate): Tried => {
    const { bars, quote } = priceOn(date)
    const when = { policy, availability: { ...availability, durationMinutes }, date, minute }
    const all = [...bars, ...barsOn(when), ...nearBars(date)]
    return { bars: all, quote: all.length === 0 ? quote : undefined }
  }
  const tried = tryOn(asked)
  const why = [...off, ...tried.bars]
  const facts = { original, asked, minute, service, durationMinutes, why }
  const placedOn = (date: BusinessDate, quote: Quote): SeriesVisit => ({
    ...facts,
    date,
    startsAt: instantOf(date, minute, policy.zone),
    visit: placed + 1,
    quote,
  })
  if (off.length === 0 && tried.quote !== undefined) return placedOn(asked, tried.quote)
  if (off.length > 0 || asked !== original || series.onClosed === 'skip') return { ...facts, date: null }
  let date = addDays(asked, 1)
  while (date <= due.end && due.later(index, addDays(date, apartDays)).length === 0) {
    const { quote } = tryOn(date)
    if (quote !== undefined) return placedOn(date, quote)
    date = addDays(date, 1)
  }
  const triedUntil = addDays(date, -1)
  return { ...facts, date: null, ...(triedUntil > asked && { triedUntil }) }
}
