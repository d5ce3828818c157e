import { expect } from 'vitest'
import { adminPayments } from '../src/admin/admin-payments.ts'
import { cancel } from './acts.ts'
import { addAdmin, admin, adminClientOn } from './admin-rows.ts'
import { type EventType, held, paymentEvent, refundKey, settle } from './answers.ts'
import { type TestDatabase, test } from './postgres.ts'

const paymentsOf = (db: TestDatabase) => adminPayments(adminClientOn(db))

/** A booking that is flagged as said. */
async function flagged(db: TestDatabase, attention: string) {
  const id = await held(db, { customer_name: 'Ana Diaz' })
  await db.as(
    'service_role',
    (sql) => sql`update public.bookings set attention = ${sql.json([attention])} where id = ${id}`,
  )
  return id
}

/** A payment of a deleted booking; its session's id. */
async function unmatched(db: TestDatabase) {
  const id = await held(db)
  await settle(db, paymentEvent(id, 'expired'))
  await db.sql`delete from public.bookings where id = ${id}`
  await settle(db, paymentEvent(id, 'completed'))
  return `cs_${id}`
}

test('payments of bookings and of deleted bookings are listed until somebody has looked at them', async ({
  db,
}) => {
  await addAdmin(db)
  const payments = paymentsOf(db)
  await flagged(db, 'over-daily-limit')
  await flagged(db, 'promo-limit-passed')
  await held(db)
  const booking = await flagged(db, 'amount-mismatch')
  db.setClock(new Date('2026-11-21T18:00:00Z'))
  const session = await unmatched(db)
  const listed = await payments.toLookAt()
  expect(listed).toEqual([
    {
      kind: 'unmatched',
      key: session,
      attention: [],
      refundDue: true,
      customerName: null,
      bookingDate: null,
      sessionId: session,
      amountCents: 33_600,
      refundedCents: 0,
      lostCents: 0,
      refusal: null,
      since: expect.any(Number),
    },
    {
      kind: 'booking',
      key: booking,
      attention: ['amount-mismatch'],
      refundDue: false,
      customerName: 'Ana Diaz',
      bookingDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      sessionId: `cs_${booking}`,
      amountCents: 33_600,
      refundedCents: 0,
      lostCents: 0,
      refusal: null,
      since: expect.any(Number),
    },
  ])
  for (const payment of listed) await payments.lookedAt(payment)
  expect(await payments.toLookAt()).toEqual([])
  // Looking does not stop the money from going back.
  expect(await db.call('refunds_due', {})).toMatchObject([{ key: session }])

  const [event] = await db.sql`
    select actor, changes from public.booking_events where booking_id = ${booking} order by id desc limit 1`
  expect(event).toEqual({ actor: admin.email, changes: { attention: [['amount-mismatch'], []] } })
  expect(await db.sql`select resolved_by, resolved_at from public.unmatched_payments`).toEqual([
    { resolved_by: admin.email, resolved_at: new Date('2026-11-21T18:00:00Z') },
  ])
  for (const payment of listed) await expect(payments.lookedAt(payment)).rejects.toThrow('has changed')
})

test('a reason that came after the one that was seen stays on the list', async ({ db }) => {
  await addAdmin(db)
  const payments = paymentsOf(db)
  const id = await flagged(db, 'amount-mismatch')
  const [seen] = await payments.toLookAt()
  if (seen === undefined) throw new Error('Nothing is listed')
  await db.sql`update public.bookings set attention = private.with_reason(attention, 'refunded') where id = ${id}`
  await expect(payments.lookedAt(seen)).rejects.toThrow('has changed')
  expect(await payments.toLookAt()).toMatchObject([{ key: id, attention: ['amount-mismatch', 'refunded'] }])
})

test('of a deleted booking, too, and a reason that was seen does not come back with the next', async ({
  db,
}) => {
  await addAdmin(db)
  const payments = paymentsOf(db)
  const key = await unmatched(db)
  const [seen] = await payments.toLookAt()
  if (seen === undefined) throw new Error('Nothing is listed')
  const dispute = (type: EventType) =>
    settle(db, paymentEvent(key.slice(3), type, { booking_id: null, session_id: null, reversal_id: 'dp_1' }))
  await dispute('dispute_opened')
  await expect(payments.lookedAt(seen)).rejects.toThrow('has changed')
  const lookAt = async (attention: string) => {
    const [listed] = await payments.toLookAt()
    if (listed?.attention.join() !== attention) throw new Error(`Not listed as ${attention}`)
    await payments.lookedAt(listed)
  }
  await lookAt('disputed')
  await db.call('refuse_refund', { key, refusal: 'Charge is disputed' })
  await lookAt('refund-refused')
  await dispute('dispute_lost')
  expect(await payments.toLookAt()).toMatchObject([{ key, attention: ['dispute-lost'] }])
})

test('the list shows what has gone, why a refund was refused, and calls again for a looked-at payment whose refund fails', async ({
  db,
}) => {
  await addAdmin(db)
  const payments = paymentsOf(db)
  const paid = await held(db)
  await settle(db, paymentEvent(paid, 'completed'))
  const reversal = (id: string, type: EventType, more: Record<string, unknown>) =>
    settle(db, paymentEvent(id, type, { booking_id: null, session_id: null, ...more }))
  await reversal(paid, 'partly_refunded', { amount_total: 5000 })
  await reversal(paid, 'dispute_lost', { reversal_id: 'dp_1', amount_total: 1000 })
  db.setClock(new Date('2026-11-21T18:00:00Z'))
  const session = await unmatched(db)
  await db.call('refuse_refund', { key: session, refusal: 'Charge ch_1 has been charged back.' })
  const listed = await payments.toLookAt()
  expect(listed).toMatchObject([
    {
      key: session,
      attention: ['refund-refused'],
      refusal: 'Charge ch_1 has been charged back.',
      refundDue: false,
    },
    {
      key: paid,
      attention: ['dispute-lost', 'partly-refunded'],
      refundedCents: 5000,
      lostCents: 1000,
      refusal: null,
    },
  ])
  for (const payment of listed) await payments.lookedAt(payment)
  await reversal(session.slice(3), 'refund_failed', { reversal_id: 're_1' })
  expect(await payments.toLookAt()).toMatchObject([{ key: session, attention: ['refund-failed'] }])
})

test('a refund that an administrator has asked for needs no look, one made by hand at Stripe does', async ({
  db,
}) => {
  await addAdmin(db)
  const payments = paymentsOf(db)
  const [asked, byHand] = [await held(db), await held(db)]
  for (const id of [asked, byHand]) await settle(db, paymentEvent(id, 'completed'))
  await cancel(db, asked, 33_600)
  const given = (id: string, type: EventType, more: Record<string, unknown> = {}) =>
    settle(db, paymentEvent(id, type, { booking_id: null, session_id: null, ...more }))
  // Stripe's own words of it come before, and after it was recorded.
  const key = await refundKey(db, asked)
  await db.call('refunds_due', {})
  await given(asked, 'refund_given', { reversal_id: 're_1' })
  await db.call('finish_refund', { key, refund_id: 're_1', payment_intent: `pi_${asked}` })
  await given(asked, 'refunded')
  await given(byHand, 'refunded')
  expect(await payments.toLookAt()).toMatchObject([{ key: byHand, attention: ['refunded'] }])
  expect(
    await db.sql`select kind, payload ->> 'refund_amount' as amount from public.email_outbox
      where ref = ${asked} and payload ? 'refund_amount'`,
  ).toEqual([{ kind: 'booking-canceled', amount: '336.00' }])
})

test('what needs a look about the day stays when the payment was looked at', async ({ db }) => {
  await addAdmin(db)
  const payments = paymentsOf(db)
  const id = await flagged(db, 'over-daily-limit')
  await db.sql`update public.bookings set attention = private.with_reason(attention, 'disputed')`
  for (const payment of await payments.toLookAt()) await payments.lookedAt(payment)
  expect(await db.sql`select id, attention from public.bookings`).toEqual([
    { id, attention: ['over-daily-limit'] },
  ])
})

test('only an administrator sees the list and takes something off it', async ({ db }) => {
  const key = await flagged(db, 'refunded')
  await expect(db.call('admin_payments_to_look_at', {}, admin)).rejects.toThrow()
  const looked = { kind: 'booking', key, attention: ['refunded'] }
  await expect(db.call('admin_payment_looked_at', looked, admin)).rejects.toThrow()
  expect(await db.sql`select attention from public.bookings`).toEqual([{ attention: ['refunded'] }])
})
