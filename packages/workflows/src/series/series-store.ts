import type { BusinessDate, MinuteOfDay } from '@dustforce/core/schedule'
import type { Interval, Pause, VisitBar, VisitChange } from '@dustforce/core/series'
import type { MissedBy } from '@dustforce/office/booking'
import type { BookingTerms } from '@dustforce/office/ledger'
import type { NoticeKind } from '@dustforce/office/notice'
import type { SeenVisit, SeriesStatus, VisitBooking } from '@dustforce/office/series'
import type { KeptVisit, SeriesChange } from '@dustforce/office/series/change'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A running series, as far as its next visits follow from it. */
export interface KeptSeries {
  readonly id: string
  /** The version that was planned on: the plan is written only while it is the same. */
  readonly version: number
  readonly every: Interval
  readonly from: BusinessDate
  readonly until: BusinessDate | null
  readonly minute: MinuteOfDay
  readonly onClosed: 'skip' | 'next-open-day'
  /** The version of its price book. */
  readonly priceBook: string
  /** The content of each visit: a checkout payload as it was kept. */
  readonly request: unknown
  readonly visits: Readonly<Record<string, VisitChange>>
  readonly pauses: readonly Pause[]
  /** Its visits until this date are written. */
  readonly plannedThrough: BusinessDate
  /** The number of them, and the date of the last one. */
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
  /** Tells the customer of visits that are not as agreed; null when all are. */
  readonly letter: SeriesLetter | null
}

/** A letter about visits of a series. */
export interface SeriesLetter {
  readonly kind: NoticeKind
  readonly facts: Readonly<Record<string, unknown>>
}

/** A series as its customer and the office see it. */
export interface SeenSeries {
  readonly id: string
  readonly status: SeriesStatus
  readonly every: Interval
  readonly minute: MinuteOfDay
  readonly pauses: readonly { readonly from: BusinessDate; readonly to: BusinessDate }[]
  readonly visits: readonly SeenVisit[]
  /** Of each visit; null once its customer is erased. */
  readonly service: string | null
  /** The extras of each visit. */
  readonly addOns: readonly string[]
  /** The version of its price book. */
  readonly priceBook: string
  /** The words that its customer agreed to. */
  readonly consent: string
}

/** A series with every visit that is a booking, as a change is decided on it. */
export interface SeriesToChange extends KeptSeries {
  readonly status: SeriesStatus
  readonly written: readonly KeptVisit[]
  /** The act was done before. */
  readonly isDone: boolean
}

/** A change of a series, as it was decided. */
export interface SeriesChanged {
  /** A UUID of the act: repeated, it is done once. */
  readonly id: string
  readonly seriesId: string
  readonly version: number
  /** The change as it was asked for. */
  readonly asked: SeriesChange
  readonly by: 'customer' | 'office'
  /** The actor whom the history names. */
  readonly actor: string
  readonly reason: string | null
  /** By whom the visits are missed that it calls off; null where nobody says so. */
  readonly missedBy: MissedBy | null
  /** Its rule from now on. */
  readonly rule: Pick<
    KeptSeries,
    'every' | 'from' | 'minute' | 'request' | 'visits' | 'pauses' | 'plannedThrough'
  >
  readonly isEnded: boolean
  /** The bookings that are written, with their columns unless they are called off. */
  readonly visits: readonly {
    readonly kind: 'off' | 'again' | 'changed'
    readonly visit: KeptVisit
    readonly booking: VisitBooking | null
  }[]
  readonly added: readonly VisitBooking[]
  readonly left: readonly LeftOut[]
  /** The terms that added visits are made under. */
  readonly terms: BookingTerms
  /** The letter that tells its customer; null where they are not told. */
  readonly letter: SeriesLetter | null
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
    /** Notes of series that have no visit until a date to write, as long as they were not changed meanwhile. Returns how many. */
    readonly pass: (
      series: readonly Pick<KeptSeries, 'id' | 'version'>[],
      through: BusinessDate,
    ) => Answer<number>
    /** The series that a booking is a visit of; null for one that is just once. */
    readonly of: (bookingId: string) => Answer<SeenSeries | null>
    /** Reads what a change of the series of a booking is decided on; null for a single booking. */
    readonly toChange: (bookingId: string, actId: string | null) => Answer<SeriesToChange | null>
    /** Does a change, all or none: `changed` when it is another series than it was decided on, `refused` when a place is gone. Repeating it changes nothing. */
    readonly change: (change: SeriesChanged) => Answer<'done' | 'changed' | 'refused'>
    /** Notes why a series cannot be planned: the office sees it, and it keeps no day from others. */
    readonly noteProblem: (series: KeptSeries, problem: string) => Answer<void>
  }
>()('@dustforce/workflows/SeriesStore') {}
