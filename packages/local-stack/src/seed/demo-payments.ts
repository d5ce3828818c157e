import type { Database } from '../database/database.ts'
import { demoIntent } from './demo-bookings.ts'

/** A payment that was made before the stand-in was there; the amount in cents, the instant in epoch seconds. */
export interface EarlierPayment {
  readonly id: string
  readonly bookingId: string
  readonly amount: number
  readonly created: number
}

/** The payments of the demo's bookings: the stand-in that knows them can give them back. */
export async function demoPayments(database: Database): Promise<readonly EarlierPayment[]> {
  const rows = await database.query(
    `select stripe_payment_intent as id, id as booking, (total_price * 100)::integer as amount, extract(epoch from created_at)::integer as created
     from public.bookings where starts_with(stripe_payment_intent, $1)`,
    [demoIntent],
  )
  return rows.map(({ id, booking, amount, created }) => ({
    id: String(id),
    bookingId: String(booking),
    amount: Number(amount),
    created: Number(created),
  }))
}
