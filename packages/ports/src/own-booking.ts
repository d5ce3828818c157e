import { type BookingRecord, bookingFromRow } from '@dustforce/core/booking'
import { instantColumn, numberColumn, textColumn } from '@dustforce/core/validation'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { BookingFacts } from './email-content.ts'

/** A booking as its customer's page is told of it. Instants in epoch milliseconds. */
export interface OwnBooking {
  readonly record: BookingRecord
  /** Its amounts and lines, as its letters say them. */
  readonly facts: BookingFacts
  /** How long the visit takes; null where nobody has said. */
  readonly durationMinutes: number | null
  /** Until when it keeps its place unpaid, and where it is paid. */
  readonly holdExpiresAt: number | null
  readonly checkoutUrl: string | null
  /** When the last refund was made. */
  readonly refundedAt: number | null
  /** Rises with every change. */
  readonly version: number
  readonly updatedAt: number
}

const decodeFacts = Schema.decodeUnknownEffect(BookingFacts)

/** Reads a row of the bookings table. */
export const ownBookingFromRow = Effect.fn('ownBookingFromRow')(function* (
  row: Readonly<Record<string, unknown>>,
) {
  return {
    record: bookingFromRow(row),
    facts: yield* decodeFacts(row),
    durationMinutes: numberColumn(row.duration_minutes),
    holdExpiresAt: instantColumn(row.hold_expires_at),
    checkoutUrl: textColumn(row.checkout_url),
    refundedAt: instantColumn(row.refunded_at),
    version: numberColumn(row.version) ?? 0,
    updatedAt: instantColumn(row.updated_at) ?? 0,
  } satisfies OwnBooking
})
