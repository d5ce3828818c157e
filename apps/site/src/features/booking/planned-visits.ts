import {
  addDays,
  type BusinessDate,
  type CalendarPolicy,
  isBusinessDate,
  type MinuteOfDay,
  minuteOfLabel,
} from '@dustforce/core/schedule'
import { type Interval, planSeries, type SeriesVisit } from '@dustforce/core/series'
import { explainVisit } from '@dustforce/core/series/explain'
import type { BookingForm } from '@dustforce/office/booking'
import type { CompanyPriceBook } from '@dustforce/office/company'
import { apartDays, laterVisits, type SeriesBeginning, seriesOf } from '@dustforce/office/series'
import type { RepeatChoices } from './repeat-choices.ts'
import { inWords } from './visits-words.en.ts'

/** The facts by which the visits of a series are planned. */
export interface PlanFacts {
  readonly book: CompanyPriceBook
  readonly policy: CalendarPolicy
  readonly availability: Parameters<typeof planSeries>[3]
  /** The last date that is shown. */
  readonly through: BusinessDate
}

/** A visit as it is shown. */
export interface ShownPlan {
  readonly visit: SeriesVisit
  /** Why it is not on its date, in words; null for one that is. */
  readonly note: string | null
}

/** Returns what a filled-in form begins a series with; null while its time is not chosen. */
export function beginningOf(
  form: BookingForm,
): { readonly first: SeriesBeginning; readonly every: Interval } | null {
  const minute: MinuteOfDay | null = minuteOfLabel(form.time)
  const { date, howOften: every, service, bedrooms, bathrooms, addOns, hasPets } = form
  if (!isBusinessDate(date) || minute === null || every === '') return null
  return { first: { service, bedrooms, bathrooms, addOns, hasPets: hasPets === 'yes', date, minute }, every }
}

/** The extras of every visit. */
export function repeatedAddOns(chosen: readonly string[], once: readonly string[]): string[] {
  return chosen.filter((id) => !once.includes(id))
}

/** The visits after the first one, each with its date, its price, or why it is not there. */
export function plannedVisits(
  { first, every }: NonNullable<ReturnType<typeof beginningOf>>,
  { onClosed, once, visits }: RepeatChoices,
  { book, policy, availability, through }: PlanFacts,
): ShownPlan[] {
  const addOns = repeatedAddOns(first.addOns, once)
  const plan = (asked: RepeatChoices['visits']) => {
    const series = seriesOf(book, first, { every, onClosed, addOns, visits: asked }, through)
    return laterVisits(planSeries(book, policy, series, availability).visits, first.date)
  }
  const own = new Set<string>(plan({}).map(({ original }) => original))
  // After another first date the series has other dates.
  const still = Object.fromEntries(Object.entries(visits).filter(([date]) => own.has(date)))
  return plan(still).map((visit) => {
    const said = explainVisit(policy, availability, visit, inWords)
    return { visit, note: said === null ? null : said.why }
  })
}

/** The dates near its own that a visit could be moved to. */
export function otherDates(
  beginning: NonNullable<ReturnType<typeof beginningOf>>,
  choices: RepeatChoices,
  facts: PlanFacts,
  original: BusinessDate,
): BusinessDate[] {
  const around = Array.from({ length: 2 * apartDays + 1 }, (_, nr) => addDays(original, nr - apartDays))
  return around.filter((date) => {
    if (date === original) return false
    const visits = { ...choices.visits, [original]: { date } }
    return plannedVisits(beginning, { ...choices, visits }, facts).some(
      ({ visit }) => visit.original === original && visit.date === date,
    )
  })
}
