import type { BookingFilters } from '@dustforce/core/booking'
import type { Booking } from '../features/bookings/booking-record.ts'

/** What a list of bookings is ordered by; ties are broken by the clock time and the id. */
export type BookingSortKey = 'date' | 'created' | 'customer' | 'price'

export interface BookingSort {
  readonly key: BookingSortKey
  readonly direction: 'asc' | 'desc'
}

/** A place in an ordered list, made by the backend and only handed back to it. */
export type Cursor = string

export interface BookingPageRequest {
  readonly filters: BookingFilters
  readonly sort: BookingSort
  /** Rows after this place; from the start when null. */
  readonly after: Cursor | null
  /** Rows up to and including this place; then `limit` is not used. */
  readonly upTo: Cursor | null
  readonly limit: number
}

export interface BookingPage {
  readonly rows: readonly Booking[]
  /** Where the next page starts; null when this one is the last. */
  readonly next: Cursor | null
}

/** The fields of a booking that the Command Hub changes. Money in cents. */
export type BookingPatch = Partial<
  Pick<
    Booking,
    | 'customerName'
    | 'email'
    | 'phone'
    | 'address'
    | 'bookingDate'
    | 'bookingTime'
    | 'notes'
    | 'adminNotes'
    | 'bookingStatus'
    | 'refundDue'
    | 'attention'
    | 'assignedCleanerName'
    | 'assignedCleanerPhone'
    | 'contractorPayCents'
  >
>

/** What became of a booking that was to be deleted; `refunded`: canceled, and the money that just came goes back. */
export type Removal = 'deleted' | 'canceled' | 'refunded'

export interface BookingsBackend {
  readonly page: (request: BookingPageRequest) => Promise<BookingPage>
  /** The names of cleaners that any booking is assigned to, for the filter. */
  readonly cleanerNames: () => Promise<readonly string[]>
  /** Bookings that are pending, for the sidebar. */
  readonly countPending: () => Promise<number>
  /** Paid bookings that nobody is assigned to, up to a hundred. */
  readonly countNeedingCleaner: () => Promise<number>
  /** Fails with reason 'conflict' when the record's version is no longer the given one. */
  readonly update: (id: string, patch: BookingPatch, version: number) => Promise<Booking>
  /** Deletes a booking; one whose customer may still pay is canceled instead. */
  readonly remove: (id: string) => Promise<Removal>
}
