import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './postgres.ts'

/** An act on a booking as it is now, by the office unless said otherwise. */
export async function act(
  db: TestDatabase,
  bookingId: string,
  more: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const [row] = await db.sql`select version from public.bookings where id = ${bookingId}`
  return {
    id: randomUUID(),
    booking_id: bookingId,
    version: row?.version,
    by: 'office',
    actor: 'admin@example.com',
    agreed: {},
    tell_customer: true,
    tell_cleaner: true,
    ...more,
  }
}

/** Cancels a booking and gives so many cents back. */
export async function cancel(
  db: TestDatabase,
  bookingId: string,
  refundCents: number,
  more: Record<string, unknown> = {},
): Promise<unknown> {
  return db.call('cancel_booking', {
    act: await act(db, bookingId, { refund_cents: refundCents, ...more }),
  })
}
