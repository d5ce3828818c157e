import type { Quote } from '../quote/quote.ts'
import type { QuoteProblem } from '../quote/request-problems.ts'
import type { BusinessDate } from '../schedule/business-date.ts'
import type { ClosedReason } from '../schedule/slot.ts'
import type { MinuteOfDay } from '../schedule/time-label.ts'
import type { SeriesResume } from './series.ts'

/** A rule that keeps a visit from a date. */
export type VisitRule = VisitBar['rule']

/** A reason that keeps a visit from the date that it should have. */
export type VisitBar =
  /** It was asked not to take place. */
  | { readonly rule: 'skip' }
  /** The series pauses. */
  | { readonly rule: 'pause'; readonly from: BusinessDate; readonly to: BusinessDate }
  /** It cannot be priced. */
  | { readonly rule: 'price'; readonly problems: readonly QuoteProblem[] }
  /** The date falls into a closure; the company's own words say which. */
  | { readonly rule: 'closure'; readonly closure: string }
  /** The opening hours, the clock, the places of the day, the crews or what the service needs, as `ClosedReason` has them. */
  | { readonly rule: Exclude<ClosedReason, 'closure' | 'too-far'> }
  /** Another visit of the series is on this date. */
  | { readonly rule: 'too-near'; readonly date: BusinessDate }

interface AnyVisit {
  /** The date that the series has for it. No other visit of the series has it, so that it can be known by it. */
  readonly original: BusinessDate
  /** The date that it should have: the one that was asked for it, or the series' own. */
  readonly asked: BusinessDate
  readonly minute: MinuteOfDay
  /** The service that is asked for. */
  readonly service: string
  readonly durationMinutes: number
  /** All that keeps it from the date that it should have, none of it without need: without all of this it would be there. */
  readonly why: readonly VisitBar[]
}

/** A visit that takes place. It was moved when there is a `why`. */
export interface PlacedVisit extends AnyVisit {
  readonly date: BusinessDate
  /** Epoch milliseconds of the start. */
  readonly startsAt: number
  /** The number of the visit in the series, of those that take place: 1 is the first. */
  readonly visit: number
  /** Its price by the book of the series. */
  readonly quote: Quote
}

/** A visit that does not take place. */
export interface LeftVisit extends AnyVisit {
  readonly date: null
  /** The last date that was tried instead; missing when no other date was. */
  readonly triedUntil?: BusinessDate
}

/** A visit of a series, on a date or on none. */
export type SeriesVisit = PlacedVisit | LeftVisit

/** The visits of a series. */
export interface SeriesPlan {
  /** In the order of the dates that the series has for them. */
  readonly visits: readonly SeriesVisit[]
  /** The point from which to go on with the visits after these; null when the series has no more visits. */
  readonly resume: SeriesResume | null
}
