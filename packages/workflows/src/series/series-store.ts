import type { Cents } from '@dustforce/core/money'
import type { BusinessDate, MinuteOfDay } from '@dustforce/core/schedule'
import type { Interval, Pause, VisitBar, VisitChange } from '@dustforce/core/series'
import type { BookingTerms } from '@dustforce/office/ledger'
import type { VisitBooking } from '@dustforce/office/series'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A running series, as far as its next visits follow from it. */
export interface KeptSeries {
  readonly id: string
  /** What was planned is written only while it is the same. */
  readonly version: number
  readonly every: Interval
  readonly from: BusinessDate
  readonly until: BusinessDate | null
  readonly minute: MinuteOfDay
  readonly onClosed: 'skip' | 'next-open-day'
  /** The version of its price book. */
  readonly priceBook: string
  /** What each visit is: a checkout payload as it was kept. */
  readonly request: unknown
  readonly visits: Readonly<Record<string, VisitChange>>
  readonly pauses: readonly Pause[]
  /** Its visits until this date are written. */
  readonly plannedThrough: BusinessDate
  /** How many of them there are, and the date of the last one. */
  readonly placed: number
  readonly last: BusinessDate | null
}

/** A visit that found no place. */
export interface LeftOut {
  readonly original: string
  readonly why: readonly VisitBar[]
}

/** The next visits of a series. */
export interface PlannedVisits {
  readonly seriesId: string
  readonly version: number
  readonly plannedThrough: BusinessDate
  readonly visits: readonly VisitBooking[]
  readonly left: readonly LeftOut[]
  /** The terms that the visits are made under; kept with them. */
  readonly terms: BookingTerms
}

/** A visit of a series as people see it. */
export interface SeenVisit {
  readonly bookingId: string
  /** The date that the series has for it. */
  readonly original: BusinessDate
  readonly date: BusinessDate
  /** A label such as '9:00 AM'. */
  readonly time: string
  readonly totalCents: Cents
  readonly payment: string
  readonly status: string
  /** It can be left out, and nothing has to be given back. */
  readonly canEnd: boolean
}

/** A series as its customer and the office see it. */
export interface SeenSeries {
  readonly id: string
  readonly status: 'offered' | 'running' | 'ended' | 'lapsed'
  readonly every: Interval
  readonly visits: readonly SeenVisit[]
  /** The words that its customer agreed to. */
  readonly consent: string
}

/** What was shown before a series ends: the visits that are called off, by the dates that the series has for them. */
export interface SeriesEnd {
  readonly seriesId: string
  readonly originals: readonly string[]
  readonly by: 'customer' | 'office'
  /** Whom the history names. */
  readonly actor: string
}

/** The one error of the series. */
export class SeriesStoreError extends Schema.TaggedError<SeriesStoreError>()('SeriesStoreError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

type Answer<A> = Effect.Effect<A, SeriesStoreError>

/** Visits that repeat. Every method is one transaction. */
export class SeriesStore extends Context.Service<
  SeriesStore,
  {
    /** Running series whose visits until a date are not all written, those that are behind most first. */
    readonly due: (through: BusinessDate, batch: number) => Answer<readonly KeptSeries[]>
    /** Writes visits, all or none: `stale` when the series was changed meanwhile, `refused` when a place is gone. */
    readonly write: (planned: PlannedVisits) => Answer<'written' | 'stale' | 'refused'>
    /** The series that a booking is a visit of; null for one that is just once. */
    readonly of: (bookingId: string) => Answer<SeenSeries | null>
    /** Ends it and calls off its visits to come; `changed` when these are no longer those that were shown. Repeating it changes nothing. */
    readonly end: (end: SeriesEnd) => Answer<'ended' | 'changed'>
    /** Leaves a visit out; `changed` when it is paid for by now, or over. Repeating it changes nothing. */
    readonly skip: (
      skip: Omit<SeriesEnd, 'originals' | 'by'> & { readonly original: string },
    ) => Answer<'skipped' | 'changed'>
    /** Notes why a series cannot be planned: the office sees it, and it keeps no day from others. */
    readonly noteProblem: (series: KeptSeries, problem: string) => Answer<void>
  }
>()('@dustforce/workflows/SeriesStore') {}
