import type { BusinessDate, BusySpan } from '@dustforce/core/schedule'
import type { OfficeRules } from '@dustforce/core/schedule/office-rules'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** The number of places of a day, how many are taken on the days that have any taken, and what the office has set for these days. */
export interface Occupancy {
  readonly limit: number
  readonly taken: Readonly<Record<string, number>>
  readonly rules: OfficeRules
  /** When crews are busy, and what is in use; empty unless either limits. */
  readonly busy: readonly BusySpan[]
}

/** The one error of availability. */
export class AvailabilityError extends Schema.TaggedError<AvailabilityError>()('AvailabilityError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

/** The places of the coming days, for every visitor. */
export class Availability extends Context.Service<
  Availability,
  {
    readonly occupancy: (from: BusinessDate, days: number) => Effect.Effect<Occupancy, AvailabilityError>
  }
>()('@dustforce/workflows/Availability') {}
