import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** The number of records that were erased, by kind. */
export interface ErasedRecords {
  readonly bookingsDeleted: number
  /** Bookings with money, which stay for the books without their customer. */
  readonly bookingsAnonymized: number
  readonly inquiries: number
  readonly applications: number
}

/** The one error of the customers' data. */
export class CustomerDataError extends Schema.TaggedError<CustomerDataError>()('CustomerDataError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

/** The data that the company holds about its customers. */
export class CustomerData extends Context.Service<
  CustomerData,
  {
    /** Erases what is older than the company keeps it, at most `batch` records of each kind; a later call takes the rest. */
    readonly eraseExpired: (batch: number) => Effect.Effect<ErasedRecords, CustomerDataError>
  }
>()('@dustforce/workflows/CustomerData') {}
