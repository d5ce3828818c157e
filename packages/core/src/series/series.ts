import type { Measures } from '../catalogue/price-book.ts'
import type { QuoteRequest } from '../quote/quote-request.ts'
import type { Interval } from '../schedule/series-date.ts'

/** Visits that come back: when, what each of them is, and what is otherwise for some of them. Dates are 'yyyy-MM-dd'. */
export interface SeriesToPlan<
  S extends string = string,
  A extends string = string,
  M extends Measures = Measures,
> {
  /** The date of the first visit. */
  readonly from: string
  readonly every: Interval
  /** When each visit starts, 'HH:mm'. */
  readonly time: string
  /** The number of visits that take place. Without it, and without `until`, the series goes on: ten years, or `through`. */
  readonly count?: number | undefined
  /** The last date of the series. */
  readonly until?: string | undefined
  /** The way to handle a visit that cannot be on its date. One that was asked to be on a date of its own is not moved. */
  readonly onClosed: 'skip' | 'next-open-day'
  /** A visit that is moved stays more than so many days away from the visits before and after it. Default: 0, never the same date. */
  readonly apartDays?: number | undefined
  /** The length of a visit. Default: what the book says, or else a slot's length. */
  readonly durationMinutes?: number | undefined
  /** The request for each visit: a quote request without its date, its time and the number of the visit. */
  readonly request: QuoteRequest<S, A, M>
  /** The changes for single visits, by the dates that the series has for them. */
  readonly visits?: Readonly<Record<string, VisitChange<S, A, M>>> | undefined
  /** Times without visits, both dates included. */
  readonly pauses?: readonly Pause[] | undefined
  /** Plans only the visits that the series has until this date, wherever they are moved to. The plan says where to go on. */
  readonly through?: string | undefined
  /** The point from which to go on, as the plan of the piece before says. */
  readonly resume?: SeriesResume | undefined
}

/** The changes for one visit of a series. */
export interface VisitChange<
  S extends string = string,
  A extends string = string,
  M extends Measures = Measures,
> {
  /** The visit does not take place. */
  readonly skip?: boolean | undefined
  /** The date that is asked for it. */
  readonly date?: string | undefined
  readonly time?: string | undefined
  readonly durationMinutes?: number | undefined
  /** The request for this visit only: fields that take the place of the series' own. */
  readonly request?: Partial<QuoteRequest<S, A, M>> | undefined
}

/** A time without visits, both dates included. */
export interface Pause {
  readonly from: string
  readonly to: string
}

/** The point from which the plan of a series goes on. A program that keeps the planned visits knows it from them. */
export interface SeriesResume {
  /** Dates that the series has before this one are planned. */
  readonly next: string
  /** The number of visits that take place until there. */
  readonly placed: number
  /** The date of the last of them. */
  readonly last?: string | undefined
}
