import type { Cents } from '@dustforce/core/money'
import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import { WholeCents } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'
import type { AdminClient } from './admin-client.ts'

/** The visits that repeat, of which a booking is one, as the office sees them. */
export interface BookingSeries {
  readonly id: string
  readonly status: 'offered' | 'running' | 'ended' | 'lapsed'
  /** Core's `Interval`. */
  readonly every: string
  /** Why its next visits cannot be planned; null when they can. */
  readonly problem: string | null
  /** The words that its customer agreed to. */
  readonly consent: string
  readonly visits: ReadonlyArray<{
    readonly bookingId: string
    /** The date that the series has for it. */
    readonly original: BusinessDate
    readonly date: BusinessDate
    readonly time: string
    readonly totalCents: Cents
    readonly payment: string
    readonly status: string
  }>
  /** The dates of visits that found no place. */
  readonly left: readonly BusinessDate[]
}

const Day = Schema.declare<BusinessDate>(isBusinessDate)

const read = Schema.decodeUnknownSync(
  Schema.NullOr(
    Schema.Struct({
      id: Schema.String,
      status: Schema.Literals(['offered', 'running', 'ended', 'lapsed']),
      every: Schema.String,
      problem: Schema.NullOr(Schema.String),
      consent: Schema.String,
      visits: Schema.Array(
        Schema.Struct({
          booking_id: Schema.String,
          original: Day,
          date: Day,
          time: Schema.String,
          total_cents: WholeCents,
          payment: Schema.String,
          status: Schema.String,
        }),
      ),
      left: Schema.Array(Schema.Struct({ original: Day })),
    }),
  ),
)

/** Visits that repeat, as the office follows them. */
export function adminSeries({ rpc }: Pick<AdminClient, 'rpc'>) {
  return {
    /** The series that a booking is a visit of; null for one that is just once. */
    ofBooking: async (bookingId: string): Promise<BookingSeries | null> => {
      const series = read(await rpc('admin_series', { booking_id: bookingId }))
      if (series === null) return null
      const visits = series.visits.map(({ booking_id, total_cents, ...visit }) => ({
        ...visit,
        ...{ bookingId: booking_id, totalCents: total_cents },
      }))
      return { ...series, visits, left: series.left.map(({ original }) => original) }
    },
  }
}
