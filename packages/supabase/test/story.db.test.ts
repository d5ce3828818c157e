import { decide } from '@dustforce/office/story'
import { ReadAnswer, stepRow, storyFrom } from '@dustforce/workflows/testing'
import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import { cancel, change } from './acts.ts'
import { eventOf, held, paymentEvent, settle } from './answers.ts'
import { type TestDatabase, test } from './postgres.ts'

/** A step that is decided, and not yet written. */
async function decided(db: TestDatabase, event: Record<string, unknown>) {
  const read = Schema.decodeUnknownSync(ReadAnswer)(await db.call('read_story', { event }))
  if (!('story' in read)) throw new Error('It was answered before')
  const story = storyFrom(read.story, read.now)
  return { event, version: read.version, ...stepRow(story, decide(story, eventOf(event))) }
}

async function sold(db: TestDatabase) {
  const id = await held(db)
  await settle(db, paymentEvent(id, 'completed'))
  return id
}

/** A report about a part of a booking's payment. */
const partOf = (id: string) =>
  paymentEvent(id, 'refund_given', { id: `part-${id}`, reversal_id: 're_1', amount_total: 1000 })

describe('a step', () => {
  const others: Record<string, (db: TestDatabase, id: string) => Promise<unknown>> = {
    'another event was heard of': (db, id) =>
      settle(db, paymentEvent(id, 'dispute_opened', { reversal_id: 'dp_1', session_id: null })),
    'the booking was canceled': (db, id) => cancel(db, id, 10_000),
    'a change was asked for': (db, id) => change(db, id, 4000),
    'what the customer pays was changed': (db, id) => change(db, id, -4000),
    'its letter was queued': (db, id) =>
      db.sql`insert into public.email_outbox (kind, ref, payload) values ('booking-refunded', ${id}, '{}')`,
    'the customer was erased': (db, id) => db.sql`update public.bookings set email = '' where id = ${id}`,
  }
  for (const [name, does] of Object.entries(others)) {
    test(`writes nothing and is decided again when ${name} meanwhile`, async ({ db }) => {
      // It does not know of money that goes back by hand.
      db.tolerate('I6')
      const id = await sold(db)
      const step = await decided(db, partOf(id))
      await does(db, id)
      const rows = () => db.sql`
        select to_jsonb(b) as row, (select count(*)::int from public.payment_events) as events,
          (select jsonb_agg(to_jsonb(r)) from public.refunds r) as refunds from public.bookings b`
      const before = await rows()
      expect(await db.call('write_step', { step })).toEqual({ status: 'overtaken' })
      expect(await rows()).toEqual(before)
      expect(await settle(db, partOf(id))).toMatchObject({ duplicate: false })
    })
  }

  test('leaves a refund alone that was handed out meanwhile', async ({ db }) => {
    const id = await sold(db)
    await cancel(db, id, 33_600)
    const step = await decided(db, partOf(id))
    await db.call('refunds_due', {})
    expect(await db.call('write_step', { step })).toEqual({ status: 'overtaken' })
  })

  test('that waited for another one of its booking is overtaken by it', async ({ db }) => {
    const id = await sold(db)
    const [one, other] = [
      await decided(db, partOf(id)),
      await decided(db, { ...partOf(id), id: 'other', reversal_id: 're_2' }),
    ]
    let waiting: Promise<unknown> = Promise.resolve()
    await db.as('service_role', async (sql) => {
      await sql`select public.write_step((${JSON.stringify(one)}::text)::jsonb)`
      waiting = db.call('write_step', { step: other })
      const isWaiting = async () => {
        const [row] = await db.sql`select exists (select from pg_locks where not granted) as waits`
        return row?.waits
      }
      await expect.poll(isWaiting).toBe(true)
    })
    expect(await waiting).toEqual({ status: 'overtaken' })
  })

  test('written before is answered as it was', async ({ db }) => {
    const id = await held(db)
    const step = await decided(db, paymentEvent(id, 'completed'))
    const written = { status: 'written', outcome: 'confirmed', booking_id: id, refund: false }
    expect(await db.call('write_step', { step })).toEqual({ ...written, duplicate: false })
    expect(await db.call('write_step', { step })).toEqual({ ...written, duplicate: true })
  })

  test('of another version, or with a column that no decision writes, is refused', async ({ db }) => {
    const id = await held(db)
    const step = await decided(db, paymentEvent(id, 'completed'))
    const wider = {
      heard: [],
      booking: { admin_notes: 'x' },
      payments: [],
      refunds: [],
      unmatched: [],
      letters: [],
    }
    for (const bad of [{ format: 2 }, { place: null, if_place: wider }]) {
      await expect(db.call('write_step', { step: { ...step, ...bad } })).rejects.toMatchObject({
        code: '22023',
      })
    }
  })
})
