import { randomUUID } from 'node:crypto'
import { cents } from '@dustforce/core/money'
import type { OfflinePayment } from '@dustforce/office/booking'
import { certain, decideAct, decideOfflinePayment, type OfflinePaymentKind } from '@dustforce/office/story'
import * as Schema from 'effect/Schema'
import { admin } from './admin-rows.ts'
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

type Writing = 'write_step' | 'preview_act'

/** Does a cancellation that was asked for, or previews it. */
export async function canceled(
  db: TestDatabase,
  asked: Record<string, unknown>,
  refundCents: number,
  write: Writing = 'write_step',
): Promise<unknown> {
  const terms = { ...actOf(asked), refundCents: cents(refundCents) }
  return doAct(db, { ...asked, kind: 'canceled' }, terms, write)
}

/** Takes a cancellation back, by which so many cents are owed again. */
export async function revive(
  db: TestDatabase,
  bookingId: string,
  owedCents: number,
  more: Record<string, unknown> = {},
): Promise<unknown> {
  const asked = await act(db, bookingId, { kind: 'revived', to_status: 'confirmed', ...more })
  const status = asked.to_status === 'completed' ? 'completed' : 'confirmed'
  return doAct(db, asked, { ...actOf(asked), owedCents: cents(owedCents), status, asks: false })
}

/** Does a change that was asked for, or previews it. */
export async function changed(
  db: TestDatabase,
  asked: Record<string, unknown>,
  write: Writing = 'write_step',
): Promise<unknown> {
  const { columns, difference_cents, tax_cents, is_owed = false } = Schema.decodeUnknownSync(Asked)(asked)
  const terms = {
    ...{ ...actOf(asked), columns, isOwed: is_owed },
    ...{ differenceCents: cents(difference_cents), taxInDifferenceCents: cents(tax_cents) },
  }
  return doAct(db, { ...asked, kind: 'changed' }, terms, write)
}
const Asked = Schema.Struct({
  columns: Schema.Record(Schema.String, Schema.Unknown),
  difference_cents: Schema.Int,
  tax_cents: Schema.Int,
  is_owed: Schema.optionalKey(Schema.Boolean),
})

/** Notes what the office was paid, or has paid back, itself; false when nothing is due. */
export async function offline(
  db: TestDatabase,
  bookingId: string,
  done: OfflinePaymentKind,
  noted: OfflinePayment = { method: 'cash', reference: '' },
): Promise<boolean> {
  const event = { booking_id: bookingId, noted: { ...noted, by: admin.email } }
  const written = await step(callsOf(db), event, (story) => {
    const answer = decideOfflinePayment(story, done, randomUUID())
    return answer === null ? null : certain(answer)
  })
  return written !== null
}

/** Decides an act as the server does, and writes it; `changed` where it is not what was agreed to. */
async function doAct(
  db: TestDatabase,
  asked: Record<string, unknown>,
  terms: Parameters<typeof decideAct>[1],
  write: Writing = 'write_step',
): Promise<unknown> {
  const event = { booking_id: asked.booking_id, act: asked }
  return (
    (await step(callsOf(db), event, (story) => decideAct(story, terms), {}, write)) ?? { status: 'changed' }
  )
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
): Promise<Record<string, unknown> & { readonly act: Record<string, unknown> }> {
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
  const answer = await changed(db, asked)
  return { ...Schema.decodeUnknownSync(Answer)(answer), act: asked }
}

const Answer = Schema.Record(Schema.String, Schema.Unknown)
