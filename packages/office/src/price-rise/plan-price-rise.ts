import type { PriceBook } from '@dustforce/core/catalogue'
import { type Cents, cents } from '@dustforce/core/money'
import { suggestedPay } from '@dustforce/core/pay'
import type { Quote, QuoteProblem } from '@dustforce/core/quote'
import { diffQuotes, type QuoteDiff } from '@dustforce/core/quote/compare'
import { type BusinessDate, type BusinessPolicy, businessDateOf } from '@dustforce/core/schedule'
import { riseDate } from './rise-date.ts'
import type { RiseTerms } from './rise-terms.ts'
import { beforeTaxOf, type RisingSeries, type WrittenVisit } from './rising-series.ts'
import { visitQuote } from './visit-quote.ts'
import { yearOfVisits } from './year-of-visits.ts'

/** The amounts that visits of twelve months bring, in cents before tax. */
export interface YearOfVisits {
  readonly visits: number
  readonly incomeCents: Cents
  /** The pay of their cleaners, as it is suggested. */
  readonly payCents: Cents
  /** The part of the income that is left. */
  readonly marginCents: Cents
}

/** Why a rise leaves a series as it is. */
export type RiseBar =
  /** It costs by the new prices already. */
  | { readonly why: 'same-book' }
  /** Its visits cost the same by the new prices. */
  | { readonly why: 'same-price' }
  /** Its customer was told of another rise, which does not hold yet. */
  | { readonly why: 'told' }
  /** Its own prices are not known. */
  | { readonly why: 'unknown-prices' }
  /** It has no visit from that day on. */
  | { readonly why: 'no-visits' }
  /** The new prices do not have what it is. */
  | { readonly why: 'not-offered'; readonly problems: readonly QuoteProblem[] }

/** The effect of a rise on a series. */
export interface RaisedSeries {
  readonly id: string
  /** The first day whose visits cost more. */
  readonly holdsFrom: BusinessDate
  /** The first visit of which it is so. */
  readonly first: BusinessDate
  /** The price of that visit by the old and by the new prices, and what differs, line by line. */
  readonly before: Quote
  readonly after: Quote
  readonly diff: QuoteDiff
  /** The change of the total, in percent of the old one. */
  readonly percent: number
  readonly yearBefore: YearOfVisits
  readonly yearAfter: YearOfVisits
}

/** A series that a rise leaves as it is. */
export interface UntouchedSeries {
  readonly id: string
  readonly bar: RiseBar
}

/** The effect of a rise on all series. */
export interface PriceRisePlan {
  readonly raised: readonly RaisedSeries[]
  readonly untouched: readonly UntouchedSeries[]
  /** The next twelve months of the series that are raised. */
  readonly yearBefore: YearOfVisits
  readonly yearAfter: YearOfVisits
}

/** The facts that a rise is decided by. */
export interface RiseQuestion {
  /** The new prices. */
  readonly book: PriceBook
  /** The first day that is to cost more, as the owner names it. */
  readonly from: BusinessDate
  /** Epoch milliseconds: customers are told today. */
  readonly now: number
  readonly policy: BusinessPolicy
  readonly terms: RiseTerms
}

/**
 * Says what new prices would do to visits that repeat: for each series the day from which it may cost more, its price before and after line by line, and
 * what twelve months bring; or why it stays as it is. Nothing is raised by it.
 */
export function planPriceRise(all: readonly RisingSeries[], question: RiseQuestion): PriceRisePlan {
  const planned = all.map((series) => raise(series, question))
  const raised = planned.flatMap((one) => ('bar' in one ? [] : [one]))
  return {
    raised,
    untouched: planned.flatMap((one) => ('bar' in one ? [one] : [])),
    ...incomeOf(raised),
  }
}

/** Sums what the next twelve months of series bring before and after a rise: of all that are raised, or of those that were chosen. */
export function incomeOf(
  raised: readonly Pick<RaisedSeries, 'yearBefore' | 'yearAfter'>[],
): Pick<PriceRisePlan, 'yearBefore' | 'yearAfter'> {
  return {
    yearBefore: sum(raised.map(({ yearBefore }) => yearBefore)),
    yearAfter: sum(raised.map(({ yearAfter }) => yearAfter)),
  }
}

function raise(series: RisingSeries, question: RiseQuestion): RaisedSeries | UntouchedSeries {
  const { book, now, policy, terms } = question
  const { id, own } = series
  const left = (bar: RiseBar): UntouchedSeries => ({ id, bar })
  if (own === null) return left({ why: 'unknown-prices' })
  if (series.isTold) return left({ why: 'told' })
  if (series.bookVersion === book.version) return left({ why: 'same-book' })
  const today = businessDateOf(now, policy.zone)
  const holdsFrom = riseDate(question.from, today, terms)
  const visits = yearOfVisits(series, own, { policy, today, now })
  const touched = visits.filter(({ date, isOfSeries }) => isOfSeries && date >= holdsFrom)
  const [first] = touched.toSorted((a, b) => a.date.localeCompare(b.date))
  if (first === undefined) return left({ why: 'no-visits' })
  const before = visitQuote(own.book, own.series, first)
  if ('problems' in before) return left({ why: 'unknown-prices' })
  const news = new Map<WrittenVisit, Quote>()
  for (const visit of touched) {
    const after = visitQuote(book, own.series, visit)
    if ('problems' in after) return left({ why: 'not-offered', problems: after.problems })
    news.set(visit, after.quote)
  }
  const after = news.get(first) ?? before.quote
  const diff = diffQuotes(before.quote, after)
  const yearBefore = yearOf(visits, policy)
  const yearAfter = yearOf(
    visits.map((visit) => {
      const quote = news.get(visit)
      return quote === undefined ? visit : { ...visit, ...beforeTaxOf(quote) }
    }),
    policy,
  )
  if (diff.totalChangeCents === 0 && yearBefore.incomeCents === yearAfter.incomeCents)
    return left({ why: 'same-price' })
  const percent = Math.round((diff.totalChangeCents / before.quote.totalCents) * 1000) / 10
  return {
    ...{ id, holdsFrom, first: first.date, before: before.quote, after, diff, percent },
    ...{ yearBefore, yearAfter },
  }
}

function yearOf(
  visits: readonly Pick<WrittenVisit, 'subtotalCents' | 'beforeTaxCents'>[],
  policy: Pick<BusinessPolicy, 'contractorPayPercent'>,
): YearOfVisits {
  return sum(
    visits.map(({ subtotalCents, beforeTaxCents }) => {
      const payCents = suggestedPay(subtotalCents, policy)
      const marginCents = cents(beforeTaxCents - payCents)
      return { visits: 1, incomeCents: beforeTaxCents, payCents, marginCents }
    }),
  )
}

function sum(years: readonly YearOfVisits[]): YearOfVisits {
  const total = (part: keyof YearOfVisits) => years.reduce((all, year) => all + year[part], 0)
  return {
    visits: total('visits'),
    incomeCents: cents(total('incomeCents')),
    payCents: cents(total('payCents')),
    marginCents: cents(total('marginCents')),
  }
}
