import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { demoIntent } from './demo-bookings.ts'
import { demoCard } from './series-rows.ts'

/** A payment that was made before the stand-in was there; the amount in minor units, the instant in epoch seconds. */
export interface EarlierPayment {
  readonly id: string
  readonly bookingId: string
  readonly amount: number
  /** ISO 4217, in small letters. */
  readonly currency: string
  readonly created: number
}

/** A card that was kept before the stand-in was there. */
export interface EarlierCard {
  readonly id: string
  readonly customer: string
  readonly email: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  /** The bank's refusal of the last charge; null for yes. */
  readonly refusal: string | null
  readonly created: number
}

const decodeCards: (rows: unknown) => readonly EarlierCard[] = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      ...{ id: Schema.String, customer: Schema.String, email: Schema.String, brand: Schema.String },
      ...{ last4: Schema.String, expMonth: Schema.Int, expYear: Schema.Int, created: Schema.Int },
      refusal: Schema.NullOr(Schema.String),
    }),
  ),
)

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

/** The cards of the demo's series: the stand-in that knows them can charge them. */
export async function demoCards(database: Database): Promise<readonly EarlierCard[]> {
  return decodeCards(
    await database.query(
      `select k.card_id as id, k.customer_id as customer, s.email, k.brand, k.last4, k.exp_month as "expMonth", k.exp_year as "expYear",
         extract(epoch from k.created_at)::integer as created,
         (select t.code from public.charge_tries t where t.card_id = k.card_id order by t.at desc limit 1) as refusal
       from public.kept_cards k join public.series s on s.id = k.series_id
       where starts_with(k.card_id, $1)`,
      [demoCard],
    ),
  )
}
