import type { Business } from '@dustforce/office/company'
import { AvailabilityAnswer, dayOccupancy } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import type { Database } from '../database/database.ts'
import { type Availability, AvailabilityError } from './availability.ts'

/** The places of the coming days. */
export function availability({ call }: Database, { policy }: Business): Availability['Service'] {
  return {
    occupancy: (from, days) =>
      call('availability', { from_date: from, days }, AvailabilityAnswer).pipe(
        Effect.map((answer) => dayOccupancy(answer, policy.zone)),
        Effect.mapError(({ message }) => new AvailabilityError({ reason: 'unavailable', message })),
      ),
  }
}
