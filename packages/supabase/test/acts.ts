import { randomUUID } from 'node:crypto'
import { cents } from '@dustforce/core/money'
import { decideCancel, type Step, type Story } from '@dustforce/office/story'
import * as Schema from 'effect/Schema'
import { callsOf, step } from './answers.ts'
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
  return canceled(db, await act(db, bookingId, more), refundCents)
}

/** Does a cancellation that was asked for, or previews it. */
export async function canceled(
  db: TestDatabase,
  asked: Record<string, unknown>,
  refundCents: number,
  write: 'write_step' | 'preview_act' = 'write_step',
): Promise<unknown> {
  return doAct(
    db,
    { ...asked, kind: 'canceled' },
    (story) => decideCancel(story, { ...actOf(asked), refundCents: cents(refundCents) }),
    write,
  )
}

/** Decides an act as the server does, and writes it; `changed` where it is not what was agreed to. */
async function doAct(
  db: TestDatabase,
  asked: Record<string, unknown>,
  decideOn: (story: Story) => Step | null,
  write: 'write_step' | 'preview_act',
): Promise<unknown> {
  const event = { booking_id: asked.booking_id, act: asked }
  return (await step(callsOf(db), event, decideOn, {}, write)) ?? { status: 'changed' }
}

/** An act as the rules take it. */
function actOf({ id, tell_customer, tell_cleaner }: Record<string, unknown>) {
  return { actId: String(id), tell: { customer: tell_customer === true, cleaner: tell_cleaner === true } }
}

/** Changes a booking by so many cents, to take so many minutes. */
export async function change(
  db: TestDatabase,
  bookingId: string,
  difference: number,
  more: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const [row] =
    await db.sql`select total_price::float as total, duration_minutes as minutes from public.bookings where id = ${bookingId}`
  const asked = await act(db, bookingId, {
    ...{
      by: 'customer',
      actor: 'customer link',
      difference_cents: difference,
      tax_cents: 0,
      hold_minutes: 35,
    },
    ...{
      minutes: row?.minutes,
      columns: { total_price: Number(row?.total) + difference / 100, notes: 'Changed' },
    },
    ...more,
  })
  const answer = await db.call('change_booking', { act: asked })
  return { act: asked, ...Schema.decodeUnknownSync(Answer)(answer) }
}

const Answer = Schema.Record(Schema.String, Schema.Unknown)
