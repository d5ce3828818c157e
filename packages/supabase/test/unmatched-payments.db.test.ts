import { describe, expect } from 'vitest'
import { finishRefund, held, paymentEvent, settle } from './answers.ts'
import { type TestDatabase, test } from './postgres.ts'

const unmatched = (db: TestDatabase) =>
  db.sql`select session_id, booking_id, amount::int, refund_due, refunded_at is not null as refunded
    from public.unmatched_payments`

/** A booking that was deleted when its customer could apparently no longer pay. */
async function deleted(db: TestDatabase): Promise<string> {
  const id = await held(db)
  await settle(db, paymentEvent(id, 'expired'))
  await db.sql`delete from public.bookings where id = ${id}`
  return id
}

describe('R84: money for a booking that was deleted', () => {
  test('is given back once and kept in sight, however often the provider reports it', async ({ db }) => {
    const id = await deleted(db)
    expect(await settle(db, paymentEvent(id, 'completed'))).toEqual({
      outcome: 'unmatched',
      booking_id: null,
      refund: true,
      duplicate: false,
    })
    await settle(db, paymentEvent(id, 'completed'))
    await settle(db, paymentEvent(id, 'completed', { id: 'evt_again' }))
    await settle(db, paymentEvent(id, 'async_succeeded'))
    const session = `cs_${id}`
    expect(await db.call('refunds_due', {})).toEqual([
      {
        key: session,
        booking_id: id,
        session_id: session,
        payment_intent: `pi_${id}`,
        amount_cents: 33_600,
        attempts: 0,
        asked: false,
      },
    ])
    expect(await finishRefund(db, { key: session, refund_id: 're_1', payment_intent: 'pi_1' })).toBe(true)
    expect(await finishRefund(db, { key: session, refund_id: 're_1', payment_intent: 'pi_1' })).toBe(false)
    await settle(db, paymentEvent(id, 'completed', { id: 'evt_late' }))
    expect(await db.call('refunds_due', {})).toEqual([])
    expect(await unmatched(db)).toEqual([
      { session_id: session, booking_id: id, amount: 33_600, refund_due: false, refunded: true },
    ])
  })

  test('is recorded once when two events about it arrive at the same moment', async ({ db }) => {
    const id = await deleted(db)
    const events = Array.from({ length: 8 }, (_, nr) => paymentEvent(id, 'completed', { id: `evt_${nr}` }))
    const settled = await Promise.all(events.map((event) => settle(db, event)))
    expect(settled.filter(({ outcome }) => outcome === 'unmatched')).toHaveLength(1)
    expect(await unmatched(db)).toHaveLength(1)
  })

  test('is recorded as given back, and its failure heard of, when only the session told the payment', async ({
    db,
  }) => {
    const id = await deleted(db)
    await settle(db, paymentEvent(id, 'completed', { payment_intent: null }))
    const refund = { key: `cs_${id}`, refund_id: 're_1', payment_intent: 'pi_found' }
    expect(await finishRefund(db, refund)).toBe(true)
    const failed = {
      id: 'evt_failed',
      session_id: null,
      booking_id: null,
      payment_intent: 'pi_found',
      reversal_id: 're_1',
    }
    await settle(db, paymentEvent(id, 'refund_failed', failed))
    expect(
      await db.sql`select payment_intent, attention, refunded_at is not null as refunded from public.unmatched_payments`,
    ).toEqual([{ payment_intent: 'pi_found', attention: ['refund-failed'], refunded: true }])
  })

  test('is not given back again when the office was faster', async ({ db }) => {
    const id = await deleted(db)
    await settle(db, paymentEvent(id, 'completed'))
    const offline = paymentEvent(id, 'refunded', { session_id: null, booking_id: null })
    expect(await settle(db, offline)).toMatchObject({ outcome: 'refunded', refund: false })
    expect(await db.call('refunds_due', {})).toEqual([])
  })

  test('is not given back again when the word of the refund came first', async ({ db }) => {
    const id = await deleted(db)
    await settle(db, paymentEvent(id, 'refunded', { session_id: null, booking_id: null }))
    await settle(db, paymentEvent(id, 'completed'))
    expect(await db.call('refunds_due', {})).toEqual([])
    expect(await unmatched(db)).toMatchObject([{ refund_due: false, refunded: true }])
  })

  test('is kept when the job had been confirmed before its booking was deleted', async ({ db }) => {
    const id = await held(db)
    await settle(db, paymentEvent(id, 'completed'))
    await db.sql`delete from public.bookings where id = ${id}`
    const again = paymentEvent(id, 'async_succeeded')
    expect(await settle(db, again)).toMatchObject({ outcome: 'unchanged', refund: false })
    expect(await unmatched(db)).toEqual([])
    expect(await db.call('refunds_due', {})).toEqual([])
  })

  test.for([
    ['is not there yet', { type: 'completed', paid: false }],
    ['failed', { type: 'async_failed', paid: false }],
    ['was nothing', { type: 'completed', amount_total: 0 }],
  ] as const)('that %s is no payment', async ([, changes], { db }) => {
    const id = await deleted(db)
    await settle(db, { ...paymentEvent(id, 'completed'), ...changes })
    expect(await unmatched(db)).toEqual([])
  })
})
