import { type Cents, zeroCents } from '@dustforce/core/money'
import { type BookingRecord, bookingFromRow } from '@dustforce/office/booking'
import { instantColumn, numberColumn, textColumn } from '@dustforce/office/stored'
import { WholeCents } from '@dustforce/office/stored/schema'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { BookingFacts } from '../letters/email-content.ts'

/** A booking as its customer's page is told of it. Instants in epoch milliseconds. */
export interface OwnBooking {
  readonly record: BookingRecord
  /** Its amounts and lines, as its letters say them. */
  readonly facts: BookingFacts
  /** The duration of the visit; null when unknown. */
  readonly durationMinutes: number | null
  /** Until when it keeps its place unpaid, and where it is paid. */
  readonly holdExpiresAt: number | null
  readonly checkoutUrl: string | null
  /** The payments, from the first one on. */
  readonly payments: ReadonlyArray<{ readonly amountCents: Cents; readonly paidAt: number | null }>
  /** The refunds that have arrived, one by one, as far as they were asked for here. */
  readonly refunds: ReadonlyArray<{ readonly amountCents: Cents; readonly paidAt: number | null }>
  /** The amount that has gone back of all payments. */
  readonly returnedCents: Cents
  /** The change that waits for the payment of its difference. */
  readonly openChange: OwnOpenChange | null
  /** The moment when the last refund was made. */
  readonly refundedAt: number | null
  /** It is one of visits that repeat. */
  readonly isOfSeries: boolean
  /** Rises with every change. */
  readonly version: number
  readonly updatedAt: number
}

/** A change that waits: what it costs more, where it is paid once there is a page, and until when. */
export interface OwnOpenChange {
  readonly amountCents: Cents
  readonly url: string | null
  readonly expiresAt: number
}

const Amounts = Schema.optionalKey(
  Schema.Array(
    Schema.Struct({ amount: WholeCents, paid_at: Schema.optionalKey(Schema.NullOr(Schema.String)) }),
  ),
)

/** The data that `own_booking_money` adds to the row; a row alone has none of it. */
const Money = Schema.Struct({
  payments: Amounts,
  refunds: Amounts,
  returned_cents: Schema.optionalKey(Schema.NullOr(WholeCents)),
  open_change: Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({
        amount_cents: WholeCents,
        url: Schema.NullOr(Schema.String),
        expires_at: Schema.String,
      }),
    ),
  ),
})

const decodeMoney = Schema.decodeUnknownEffect(Money)
const decodeFacts = Schema.decodeUnknownEffect(BookingFacts)

/** Reads a row of the bookings table. */
export const ownBookingFromRow = Effect.fn('ownBookingFromRow')(function* (
  row: Readonly<Record<string, unknown>>,
) {
  const { payments = [], refunds = [], returned_cents, open_change: open } = yield* decodeMoney(row)
  return {
    payments: payments.map(({ amount, paid_at }) => ({
      amountCents: amount,
      paidAt: instantColumn(paid_at),
    })),
    refunds: refunds.map(({ amount, paid_at }) => ({
      amountCents: amount,
      paidAt: instantColumn(paid_at),
    })),
    returnedCents: returned_cents ?? zeroCents,
    openChange:
      open == null
        ? null
        : {
            amountCents: open.amount_cents,
            url: open.url,
            expiresAt: instantColumn(open.expires_at) ?? 0,
          },
    // Of what the office has to look at, the customer knows what is owed.
    record: bookingFromRow({ ...row, attention: row.is_owed === true ? ['price-owed'] : [] }),
    facts: yield* decodeFacts(row),
    durationMinutes: numberColumn(row.duration_minutes),
    holdExpiresAt: instantColumn(row.hold_expires_at),
    checkoutUrl: textColumn(row.checkout_url),
    refundedAt: instantColumn(row.refunded_at),
    isOfSeries: textColumn(row.series_id) !== null,
    version: numberColumn(row.version) ?? 0,
    updatedAt: instantColumn(row.updated_at) ?? 0,
  } satisfies OwnBooking
})
