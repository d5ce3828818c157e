import { type Availability, AvailabilityError } from '@dustforce/ports'
import * as Effect from 'effect/Effect'
import { AvailabilityAnswer, dayOccupancy } from '../rest/availability-answer.ts'
import type { Database } from './database.ts'

/** The places of the coming days. */
export function availability({ call }: Database): Availability['Service'] {
  return {
    occupancy: (from, days) =>
      call('availability', { from_date: from, days }, AvailabilityAnswer).pipe(
        Effect.map(dayOccupancy),
        Effect.mapError(({ message }) => new AvailabilityError({ reason: 'unavailable', message })),
      ),
  }
}
