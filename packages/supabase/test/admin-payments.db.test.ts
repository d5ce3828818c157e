import { expect } from 'vitest'
import { adminNeeds } from '../src/admin/admin-needs.ts'
import { adminPayments } from '../src/admin/admin-payments.ts'
import { cancel, offline } from './acts.ts'
import { addAdmin, admin, adminClientOn } from './admin-rows.ts'
import {
  type EventType,
  finishRefund,
  held,
  paymentEvent,
  refundKey,
  refuseRefund,
  release,
  settle,
} from './answers.ts'
import { bookingRequest } from './booking-request.ts'
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
  await refuseRefund(db, { key, refusal: 'Charge is disputed' })
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
  await refuseRefund(db, { key: session, refusal: 'Charge ch_1 has been charged back.' })
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

test('a refund that an administrator asked for needs no review, one made by hand at Stripe does', async ({
  db,
}) => {
  await addAdmin(db)
  const payments = paymentsOf(db)
  const [asked, offline] = [await held(db), await held(db)]
  for (const id of [asked, offline]) await settle(db, paymentEvent(id, 'completed'))
  await cancel(db, asked, 33_600)
  const given = (id: string, type: EventType, more: Record<string, unknown> = {}) =>
    settle(db, paymentEvent(id, type, { booking_id: null, session_id: null, ...more }))
  // Stripe's own words of it come before, and after it was recorded.
  const key = await refundKey(db, asked)
  await db.call('refunds_due', {})
  await given(asked, 'refund_given', { reversal_id: 're_1' })
  await finishRefund(db, { key, refund_id: 're_1', payment_intent: `pi_${asked}` })
  await given(asked, 'refunded')
  await given(offline, 'refunded')
  expect(await payments.toLookAt()).toMatchObject([{ key: offline, attention: ['refunded'] }])
  expect(
    await db.sql`select kind, payload ->> 'refund_amount' as amount from public.email_outbox
      where ref = ${asked} and payload ? 'refund_amount'`,
  ).toEqual([{ kind: 'booking-canceled', amount: '336' }])
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

/** A booking by phone that is paid on the day. */
async function dueOnTheDay(db: TestDatabase, promoCode?: string) {
  const { request } = bookingRequest({}, promoCode === undefined ? {} : { promoCode })
  const answer = await db.call('reserve_booking', {
    request: { ...request, sold_as: 'due', taken_by: admin.email },
  })
  const [row] = await db.sql<{ id: string }[]>`
    select id from public.bookings where attempt_id = ${String(request.attempt_id)}`
  return { answer, id: row?.id ?? '' }
}

const stateOf = async (db: TestDatabase, id: string) =>
  (
    await db.sql`
      select payment_status, booking_status, refund_due, refunded_amount::float as refunded from public.bookings where id = ${id}`
  )[0]

test('a booking that is paid on the day is sold without a hold, and paid once the office says how', async ({
  db,
}) => {
  await addAdmin(db)
  const { id, answer } = await dueOnTheDay(db)
  expect(answer).toMatchObject({ status: 'reserved', hold_expires_at: null, checkout_url: null })
  expect(await stateOf(db, id)).toMatchObject({ payment_status: 'due', booking_status: 'confirmed' })
  const letters =
    await db.sql`select kind, payload ->> 'payment_status' as payment from public.email_outbox where ref = ${id}`
  expect(letters).toEqual([{ kind: 'booking-confirmation', payment: 'due' }])

  // It does not expire, and takes a place.
  db.setClock(new Date('2026-11-23T23:00:00Z'))
  const before = db.now()
  expect(await db.call('pending_checkouts', { before })).toEqual([])
  expect(await release(db, id)).toBe(false)
  const taken = await db.sql`select private.places_taken('2026-11-23', ${before}) as taken`
  expect(taken).toEqual([{ taken: 1 }])
  const kinds = async () => (await adminNeeds(adminClientOn(db)).all()).map(({ kind }) => kind)
  expect(await kinds()).toEqual(['needs-cleaner'])
  await db.sql`update public.bookings set booking_status = 'completed' where id = ${id}`
  expect(await kinds()).toEqual(['payment-due'])

  await offline(db, id, 'paid', { method: 'e-transfer', reference: 'CA4711' })
  expect(await kinds()).toEqual([])
  expect(await stateOf(db, id)).toMatchObject({ payment_status: 'paid', booking_status: 'completed' })
  const rows = await db.sql`
    select purpose, amount::int, method, reference, taken_by, session_id, paid_at is not null as came
    from public.payments where booking_id = ${id}`
  expect(rows).toEqual([
    {
      purpose: 'first',
      amount: 33_600,
      method: 'e-transfer',
      reference: 'CA4711',
      taken_by: admin.email,
      session_id: null,
      came: true,
    },
  ])
  expect(await offline(db, id, 'paid')).toBe(false)
})

test('a booking that is paid on the day keeps the use of its promo code until it is canceled', async ({
  db,
}) => {
  await db.sql`insert into public.promo_codes (code, discount_type, discount_value, max_uses) values ('ONE', 'fixed', 5, 1)`
  const { id } = await dueOnTheDay(db, 'ONE')
  db.setClock(new Date('2026-11-23T23:00:00Z'))
  const uses = async () => Object(await db.call('promo_lookup', { code: 'ONE' })).current_uses
  expect(await uses()).toBe(1)
  await cancel(db, id, 0)
  expect(await uses()).toBe(0)
})

test('what the office took is paid back by hand, and never asked of the provider', async ({ db }) => {
  await addAdmin(db)
  const { id } = await dueOnTheDay(db)
  await offline(db, id, 'paid')
  await cancel(db, id, 20_000)
  expect(await db.call('refunds_due', {})).toEqual([])
  const needs = await adminNeeds(adminClientOn(db)).all()
  expect(needs).toMatchObject([{ kind: 'offline-refund', key: id, amountCents: 20_000 }])
  const [letter] =
    await db.sql`select payload from public.email_outbox where ref = ${id} and kind = 'booking-canceled'`
  expect(letter?.payload).toMatchObject({ refund_amount: 200, offline_refund_amount: 200 })

  await offline(db, id, 'paid-back')
  expect(await stateOf(db, id)).toEqual({
    payment_status: 'paid',
    booking_status: 'canceled',
    refund_due: false,
    refunded: 200,
  })
  expect(await adminNeeds(adminClientOn(db)).all()).toEqual([])
  expect(await offline(db, id, 'paid-back')).toBe(false)

  const { id: whole } = await dueOnTheDay(db)
  await offline(db, whole, 'paid', { method: 'card-terminal', reference: 'slip 12' })
  await cancel(db, whole, 33_600)
  await offline(db, whole, 'paid-back', { method: 'e-transfer', reference: 'CA4712' })
  expect(await stateOf(db, whole)).toMatchObject({
    payment_status: 'refunded',
    refund_due: false,
    refunded: 336,
  })
  const sent = await db.sql`select kind from public.email_outbox where ref = ${whole} order by nr`
  expect(sent.map(({ kind }) => kind)).toEqual(['booking-confirmation', 'booking-canceled'])
})

test('of a booking that was paid by card and by hand, the letter says how much the office pays back itself', async ({
  db,
}) => {
  const id = await held(db)
  await settle(db, paymentEvent(id, 'completed'))
  await db.sql`update public.bookings set total_price = 386 where id = ${id}`
  await db.sql`
    insert into public.payments (booking_id, purpose, amount, currency, method, taken_by, paid_at)
    values (${id}, 'change', 5000, 'cad', 'cash', ${admin.email}, ${db.now()})`
  await cancel(db, id, 20_000)
  const [letter] =
    await db.sql`select payload from public.email_outbox where ref = ${id} and kind = 'booking-canceled'`
  expect(letter?.payload).toMatchObject({ refund_amount: 200, kept_amount: 186, offline_refund_amount: 50 })
  // The office is told of both, and of each only what goes its way.
  await addAdmin(db)
  const needs = await adminNeeds(adminClientOn(db)).all()
  expect(needs.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['refund', 15_000],
    ['offline-refund', 5000],
  ])
  const toPayBack = () => paymentsOf(db).toPayBack(id)
  expect(await toPayBack()).toBe(5000)
  expect(await offline(db, id, 'paid-back')).toBe(true)
  expect(await toPayBack()).toBe(0)
  expect((await adminNeeds(adminClientOn(db)).all()).map(({ kind }) => kind)).toEqual(['refund'])
})

test('a payment by hand is noted of a booking that is due alone', async ({ db }) => {
  await addAdmin(db)
  const paid = await held(db)
  await settle(db, paymentEvent(paid, 'completed'))
  expect(await offline(db, paid, 'paid')).toBe(false)
  const { id: off } = await dueOnTheDay(db)
  await cancel(db, off, 0)
  expect(await stateOf(db, off)).toMatchObject({ payment_status: 'due', booking_status: 'canceled' })
  expect(await offline(db, off, 'paid')).toBe(false)
})
