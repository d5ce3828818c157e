import type { BookingRecord } from '@dustforce/core/booking'

/** A booking as the Command Hub shows it. Admin spec, section 3. */
export interface Booking extends BookingRecord {
  /** Rises with every write to the record: what an edit names as the state it was made from. */
  readonly version: number
}
