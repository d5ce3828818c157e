import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { demoIntent } from './demo-bookings.ts'

/** A payment that was made before the stand-in was there; the amount in minor units, the instant in epoch seconds. */
export interface EarlierPayment {
  readonly id: string
  readonly bookingId: string
  readonly amount: number
  /** ISO 4217, in small letters. */
  readonly currency: string
  readonly created: number
}

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({ id: Schema.String, bookingId: Schema.String, amount: Schema.Int, created: Schema.Int }),
  ),
)

/** The payments of the demo's bookings: the stand-in that knows them can give them back. */
export async function demoPayments(database: Database, currency: string): Promise<readonly EarlierPayment[]> {
  const rows = await database.query(
    `select stripe_payment_intent as id, id as "bookingId", (total_price * 100)::integer as amount,
       extract(epoch from created_at)::integer as created
     from public.bookings where starts_with(stripe_payment_intent, $1)`,
    [demoIntent],
  )
  return decodeRows(rows).map((row) => ({ ...row, currency: currency.toLowerCase() }))
}
