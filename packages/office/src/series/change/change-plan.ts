import type { PriceBook } from '@dustforce/core/catalogue'
import type { Cents } from '@dustforce/core/money'
import type { BusinessDate, CalendarPolicy, MinuteOfDay } from '@dustforce/core/schedule'
import type { planSeries, SeriesToPlan, VisitBar } from '@dustforce/core/series'
import type { BookingRequest } from '../../booking/booking-request.ts'
import type { VisitBooking } from '../visit-booking.ts'
import type { KeptVisit } from './kept-visit.ts'

/** A series as it is kept, with every visit that is a booking. */
export interface SeriesAsKept {
  /** Its own prices, and the version that they are kept under. */
  readonly book: PriceBook
  readonly bookVersion: string
  /** The request for each visit. */
  readonly request: BookingRequest
  readonly series: SeriesToPlan
  /** Its visits until this date are written. */
  readonly plannedThrough: BusinessDate
  readonly visits: readonly KeptVisit[]
}

/** The facts that a change is decided by, besides the series. */
export interface ChangeQuestion {
  readonly policy: CalendarPolicy
  /** The time, and all that is taken, the visits of the series too. */
  readonly availability: Parameters<typeof planSeries>[3]
}

/** Why a change cannot be. */
export type ChangeProblem =
  /** The series has no such visit that is to come. */
  | 'no-visit'
  /** The visit is paid for, or is being paid: it is changed by itself. */
  | 'paid'
  /** The date is past, or before the one that it should be after. */
  | 'wrong-date'
  /** Another visit is within the days that visits stay apart. */
  | 'too-near'
  /** The prices of the series do not have it. */
  | 'not-offered'
  /** Nothing would be another. */
  | 'nothing'

/** When a visit is, and what it costs. */
export interface VisitFacts {
  readonly date: BusinessDate
  readonly minute: MinuteOfDay
  readonly totalCents: Cents
}

/** The result of a change for a visit. */
export interface ChangedVisit {
  /**
   * `same`: all as it was. `stays`: it was changed for itself, or is paid for, and stays as it is. `changed`: another time or price. `again`: it was called off
   * and takes place. `new`: it was not there. `off`: it is called off. `left`: it finds no place.
   */
  readonly kind: 'same' | 'stays' | 'changed' | 'again' | 'new' | 'off' | 'left'
  /** The date that the series has for it. */
  readonly original: BusinessDate
  /** The booking; null for one that there is not yet. */
  readonly visit: KeptVisit | null
  /** As it is to be written; null for what does not take place or stays. */
  readonly booking: VisitBooking | null
  readonly before: VisitFacts | null
  readonly after: VisitFacts | null
  /** The reasons that keep it from the date that it should have. */
  readonly why: readonly VisitBar[]
}

/** The result of a change for a series: its rule from now on, and each visit that is to come. */
export interface ChangePlan {
  readonly request: BookingRequest
  readonly series: SeriesToPlan
  readonly isEnded: boolean
  /** In the order of their dates. */
  readonly visits: readonly ChangedVisit[]
}
