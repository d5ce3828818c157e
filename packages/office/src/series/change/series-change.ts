import type { BusinessDate, MinuteOfDay } from '@dustforce/core/schedule'
import type { Interval } from '@dustforce/core/series'
import type { BookingEdits } from '../../booking/booking-change.ts'

/** A change to visits that repeat after they were booked. A visit is named by the date that the series has for it. */
export type SeriesChange =
  /** One visit does not take place, or takes place again. */
  | { readonly kind: 'skip' | 'take-back'; readonly original: BusinessDate }
  /** No visits from a day on, until the first day on which they take place again. */
  | { readonly kind: 'pause'; readonly from: BusinessDate; readonly until: BusinessDate }
  /** The pauses that are not over end now. */
  | { readonly kind: 'go-on' }
  | Rearranged
  /** No visits from a day on, and no more follow. */
  | { readonly kind: 'end'; readonly from: BusinessDate }

/** A visit and all that follow it are at another time, in another rhythm, or of another size. What is left out stays as it is. */
export interface Rearranged {
  readonly kind: 'rearrange'
  readonly from: BusinessDate
  /** The date of the visit instead, from which the others are counted. */
  readonly date?: BusinessDate | undefined
  readonly minute?: MinuteOfDay | undefined
  readonly every?: Interval | undefined
  readonly edits?: Omit<BookingEdits, 'details'> | undefined
}
