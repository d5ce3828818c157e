import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type CustomerData, CustomerDataError } from './customer-data.ts'

const Counts = Schema.Struct({
  bookingsDeleted: Schema.Number,
  bookingsAnonymized: Schema.Number,
  inquiries: Schema.Number,
  applications: Schema.Number,
}).pipe(Schema.encodeKeys({ bookingsDeleted: 'bookings_deleted', bookingsAnonymized: 'bookings_anonymized' }))

/** Returns the calls for what the project holds about customers. */
export function customerData({ call }: Database): CustomerData['Service'] {
  return {
    eraseExpired: (batch) =>
      call('erase_expired', { batch }, Counts).pipe(
        Effect.mapError(({ message }) => new CustomerDataError({ reason: 'unavailable', message })),
      ),
  }
}
