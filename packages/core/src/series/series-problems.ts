import { isOwnField } from '../catalogue/own-field.ts'
import type { Measures, PriceBook } from '../catalogue/price-book.ts'
import { quoteProblems } from '../quote/quote-problems.ts'
import type { QuoteRequest } from '../quote/quote-request.ts'
import { type BusinessDate, businessDate } from '../schedule/business-date.ts'
import { noSuchDate } from '../schedule/date-shape.ts'
import { type SeriesDates, seriesDate } from '../schedule/series-date.ts'
import type { Issue, Parsed } from '../validation/parsed.ts'
import { readChecked } from '../validation/shape.ts'
import { WrongValueError } from '../validation/wrong-value-error.ts'
import type { SeriesToPlan } from './series.ts'
import { seriesShape } from './series-shape.ts'

/** A series from outside, or everything that is wrong with it. */
export function readSeries<S extends string, A extends string, M extends Measures>(
  book: PriceBook<S, A, M>,
  input: unknown,
): Parsed<SeriesToPlan<S, A, M>> {
  return readChecked<SeriesToPlan<S, A, M>>(
    seriesShape,
    (series) => [...dateProblems(series), ...requestProblems(book, series)],
    input,
  )
}

/**
 * A series as a program has it.
 *
 * @throws WrongValueError with everything that is wrong
 */
export function checkedSeries(book: PriceBook, input: SeriesToPlan): SeriesToPlan {
  const read = readSeries(book, input)
  if (!read.ok) throw new WrongValueError('series', read.issues)
  return input
}

/** Finds what is wrong with dates: by themselves, and once each is one, for each other. */
function dateProblems(series: SeriesToPlan): Issue[] {
  const { from, until, count, visits = {}, pauses = [] } = series
  const notDates = datesIn(series).flatMap(([field, text]) =>
    text === undefined ? [] : noSuchDate(text, field),
  )
  if (notDates.length > 0) return notDates
  const dates = { from: businessDate(from), every: series.every }
  return [
    ...(until !== undefined && count !== undefined
      ? [{ field: 'until', message: 'say how many visits (count) or until when, not both' }]
      : []),
    ...spanProblems('until', from, until ?? from),
    ...pauses.flatMap((pause, index) => spanProblems(`pauses.${index}`, pause.from, pause.to)),
    ...Object.keys(visits).flatMap((date) =>
      hasDate(dates, businessDate(date))
        ? []
        : [{ field: `visits.${date}`, message: `the series has no visit for ${date}` }],
    ),
  ]
}

function datesIn({
  from,
  until,
  through,
  resume,
  visits = {},
  pauses = [],
}: SeriesToPlan): (readonly [field: string, text: string | undefined])[] {
  return [
    ['from', from],
    ['until', until],
    ['through', through],
    ['resume.next', resume?.next],
    ['resume.last', resume?.last],
    ...Object.entries(visits).flatMap(([date, change]) => [
      [`visits.${date}`, date] as const,
      [`visits.${date}.date`, change.date] as const,
    ]),
    ...pauses.flatMap((pause, index) => [
      [`pauses.${index}.from`, pause.from] as const,
      [`pauses.${index}.to`, pause.to] as const,
    ]),
  ]
}

function spanProblems(field: string, from: string, to: string): Issue[] {
  return from <= to ? [] : [{ field, message: `ends on ${to}, before it begins on ${from}` }]
}

/** Whether a series has a date by itself. */
function hasDate(dates: SeriesDates, date: BusinessDate): boolean {
  let index = 0
  while (seriesDate(dates, index) < date) index += 1
  return seriesDate(dates, index) === date
}

/** Finds what is wrong with what is asked for every visit, or else for one. */
function requestProblems(book: PriceBook, { request, visits = {} }: SeriesToPlan): Issue[] {
  const ofAll = [...ownProblems(book, request), ...quoteProblems(book, request)]
  if (ofAll.length > 0) return within('request', ofAll)
  return Object.entries(visits).flatMap(([date, { request: own = {} }]) =>
    within(`visits.${date}.request`, [
      ...ownProblems(book, own),
      ...quoteProblems(book, { ...request, ...own }),
    ]),
  )
}

/** The series says when its visits are, and which of them each is. */
function ownProblems(book: PriceBook, request: Partial<QuoteRequest>): Issue[] {
  return ['date', 'time', 'visit'].flatMap((field) =>
    request[field] !== undefined && isOwnField(book, field) ? [{ field, message: 'the series says it' }] : [],
  )
}

function within(place: string, problems: readonly Issue[]): Issue[] {
  return problems.map(({ field, message }) => ({ field: `${place}.${field}`, message }))
}
