import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type CustomerData, CustomerDataError } from './customer-data.ts'

const Counts = Schema.Struct({
  bookings_deleted: Schema.Number,
  bookings_anonymized: Schema.Number,
  inquiries: Schema.Number,
  applications: Schema.Number,
})

/** What the project holds about customers. */
export function customerData({ call }: Database): CustomerData['Service'] {
  return {
    eraseExpired: (batch) =>
      call('erase_expired', { batch }, Counts).pipe(
        Effect.map(({ bookings_deleted, bookings_anonymized, inquiries, applications }) => ({
          bookingsDeleted: bookings_deleted,
          bookingsAnonymized: bookings_anonymized,
          inquiries,
          applications,
        })),
        Effect.mapError(({ message }) => new CustomerDataError({ reason: 'unavailable', message })),
      ),
  }
}
