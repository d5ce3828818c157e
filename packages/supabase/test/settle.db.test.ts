import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { finishRefund, held, paymentEvent, refundKey, refuseRefund, reserve, settle } from './answers.ts'
import { bookedDay } from './booking-request.ts'
import { type TestDatabase, test } from './postgres.ts'

const payments = Number(process.env.TORTURE_PAYMENTS ?? 20)

async function bookingOf(db: TestDatabase, id: string) {
  const [row] = await db.sql`
    select booking_status, payment_status, refund_due, attention, stripe_session_id, stripe_payment_intent
    from public.bookings where id = ${id}`
  return row
}

async function emailsOf(db: TestDatabase, ref: string) {
  const rows = await db.sql<{ kind: string }[]>`
    select kind from public.email_outbox where ref = ${ref} order by kind`
  return rows.map((row) => row.kind)
}

const setLimit = (db: TestDatabase, limit: number) =>
  db.sql`update public.booking_settings set setting_value = ${String(limit)}
    where setting_name = 'daily_booking_limit'`

/** A booking whose hold has ended and whose place somebody else has bought. */
async function outsold(db: TestDatabase): Promise<string> {
  await setLimit(db, 1)
  const late = await held(db)
  db.setClock(new Date('2026-11-21T18:00:00Z'))
  await settle(db, paymentEvent(await held(db), 'completed'))
  return late
}

describe('a payment', () => {
  test('confirms its booking and queues one e-mail to the customer', async ({ db }) => {
    const id = await held(db, { email: 'ana@example.com' })
    const terms = { version: 'own', cancellation: [], customerMoves: { hoursBefore: 37, times: 1 } }
    await db.sql`update public.bookings set terms = ${db.sql.json(terms)} where id = ${id}`
    expect(await settle(db, paymentEvent(id, 'completed'))).toEqual({
      outcome: 'confirmed',
      booking_id: id,
      refund: false,
      duplicate: false,
    })
    expect(await bookingOf(db, id)).toEqual({
      booking_status: 'confirmed',
      payment_status: 'paid',
      refund_due: false,
      attention: [],
      stripe_session_id: `cs_${id}`,
      stripe_payment_intent: `pi_${id}`,
    })
    const [mail] = await db.sql`select recipient, payload from public.email_outbox where ref = ${id}`
    expect(mail).toMatchObject({
      recipient: 'ana@example.com',
      payload: { customer_name: 'Ana Diaz', total_price: 336, stripe_session_id: `cs_${id}`, terms },
    })
    expect(mail?.payload).not.toHaveProperty('attempt_id')
    expect(mail?.payload).not.toHaveProperty('checkout_url')
  })

  test('is told by its session: pending, paid, going back, and nothing of a session whose booking is off or not there', async ({
    db,
  }) => {
    const id = await held(db)
    const state = (session: string) =>
      db.call('payment_state', { session_id: session }, { role: 'anon', address: '192.0.2.9' })
    expect(await state(`cs_${id}`)).toBe('pending')
    await settle(db, paymentEvent(id, 'completed'))
    expect(await state(`cs_${id}`)).toBe('paid')
    await settle(db, paymentEvent(id, 'refunded'))
    expect(await state(`cs_${id}`)).toBe('refunded')
    const ended = await held(db)
    await settle(db, paymentEvent(ended, 'expired'))
    for (const unpaid of [`cs_${ended}`, 'cs_test_madeup', '', "' or true --", 'x'.repeat(10_000)])
      expect(await state(unpaid)).toBe('unknown')
    const late = await held(db)
    await db.sql`update public.bookings set booking_status = 'canceled' where id = ${late}`
    await settle(db, paymentEvent(late, 'completed'))
    expect(await state(`cs_${late}`)).toBe('refunded')
    await refuseRefund(db, { key: await refundKey(db, late), refusal: 'No' })
    expect(await state(`cs_${late}`)).toBe('unknown')
    await Promise.allSettled(Array.from({ length: 60 }, () => state('cs_guess')))
    await expect(state('cs_guess')).rejects.toThrow('Rate limit exceeded')
  })

  test('R07: delivered 20 times at once, it counts once', async ({ db }) => {
    const id = await held(db)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => settle(db, paymentEvent(id, 'completed'))),
    )
    expect(answers.filter((answer) => !answer.duplicate)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.outcome))).toEqual(new Set(['confirmed']))
    expect(await emailsOf(db, id)).toEqual(['booking-confirmation'])
    const changes = await db.sql`
      select from public.booking_events where booking_id = ${id} and changes ? 'payment_status'`
    expect(changes).toHaveLength(1)
  })

  test('R08: new events for the same session change nothing more', async ({ db }) => {
    const id = await held(db)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => settle(db, paymentEvent(id, 'completed', { id: randomUUID() }))),
    )
    expect(answers.map((answer) => answer.outcome).sort()).toEqual([
      'confirmed',
      ...Array.from({ length: 19 }, () => 'unchanged'),
    ])
    expect(await emailsOf(db, id)).toEqual(['booking-confirmation'])
  })

  test('R10: completed but unpaid confirms nothing until the money comes', async ({ db }) => {
    const [good, bad] = [await held(db), await held(db)]
    for (const id of [good, bad]) {
      const unpaid = await settle(db, paymentEvent(id, 'completed', { paid: false }))
      expect(unpaid.outcome).toBe('awaiting-payment')
      expect(await bookingOf(db, id)).toMatchObject({ booking_status: 'pending', payment_status: 'pending' })
    }
    await settle(db, paymentEvent(good, 'async_succeeded'))
    await settle(db, paymentEvent(bad, 'async_failed'))
    expect(await bookingOf(db, good)).toMatchObject({ booking_status: 'confirmed', payment_status: 'paid' })
    expect(await bookingOf(db, bad)).toMatchObject({ booking_status: 'canceled', payment_status: 'failed' })
    expect(await emailsOf(db, bad)).toEqual([])
  })

  test('that names no booking and has a session of somebody else is recorded, and nothing more', async ({
    db,
  }) => {
    const event = paymentEvent('gone', 'completed', { booking_id: null })
    expect(await settle(db, event)).toMatchObject({
      outcome: 'unknown-booking',
      booking_id: null,
      refund: false,
    })
    expect(await db.sql`select outcome from public.payment_events`).toMatchObject([
      { outcome: 'unknown-booking' },
    ])
    expect(await db.call('refunds_due', {})).toEqual([])
  })

  test('that came before its session was stored finds the booking, and stores the session', async ({
    db,
  }) => {
    const { booking_id: id = '' } = await reserve(db)
    expect(await settle(db, paymentEvent(id, 'completed'))).toMatchObject({ outcome: 'confirmed' })
    expect(await bookingOf(db, id)).toMatchObject({ stripe_session_id: `cs_${id}` })
  })

  test('is found by its session, or a refund by its payment, when the event names no booking', async ({
    db,
  }) => {
    const id = await held(db)
    expect(await settle(db, paymentEvent(id, 'completed', { booking_id: null }))).toMatchObject({
      booking_id: id,
    })
    const refund = paymentEvent(id, 'refunded', { booking_id: null, session_id: null })
    expect(await settle(db, refund)).toMatchObject({ booking_id: id, outcome: 'refunded' })
  })

  test('meets a dispute about it at the same moment: the booking hears of both', async ({ db }) => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, nr) => held(db, { booking_date: `2026-12-${10 + (nr % 10)}` })),
    )
    await Promise.all(
      ids.flatMap((id) => [
        settle(db, paymentEvent(id, 'completed')),
        settle(
          db,
          paymentEvent(id, 'dispute_opened', { booking_id: null, session_id: null, reversal_id: `dp_${id}` }),
        ),
      ]),
    )
    expect(await db.sql`select distinct payment_status, attention from public.bookings`).toEqual([
      { payment_status: 'paid', attention: ['disputed'] },
    ])
  })

  test('of a booking with a cleaner keeps it assigned', async ({ db }) => {
    const id = await held(db)
    await db.sql`update public.bookings set booking_status = 'assigned' where id = ${id}`
    await settle(db, paymentEvent(id, 'completed'))
    expect(await bookingOf(db, id)).toMatchObject({ booking_status: 'assigned', payment_status: 'paid' })
  })

  test('that dies half-way leaves nothing behind, and its redelivery confirms', async ({ db }) => {
    const id = await held(db)
    await db.sql.unsafe(`
      create function public.fail() returns trigger language plpgsql as $$ begin raise 'died'; end $$;
      create trigger fail before insert on public.email_outbox for each row execute function public.fail();`)
    await expect(settle(db, paymentEvent(id, 'completed'))).rejects.toThrow('died')
    expect(await db.sql`select from public.payment_events`).toHaveLength(0)
    expect(await bookingOf(db, id)).toMatchObject({ payment_status: 'pending' })
    await db.sql`drop trigger fail on public.email_outbox`
    expect(await settle(db, paymentEvent(id, 'completed'))).toMatchObject({
      outcome: 'confirmed',
      duplicate: false,
    })
  })
})

describe('R12: money that is not what was agreed', () => {
  const wrong: Record<string, Record<string, unknown>> = {
    'a cent less': { amount_total: 33_599 },
    'a cent more': { amount_total: 33_601 },
    'no amount': { amount_total: null },
    'another currency': { currency: 'usd' },
    'another session': { session_id: 'cs_other' },
  }
  for (const [name, more] of Object.entries(wrong)) {
    test(`${name} confirms nothing and calls an administrator`, async ({ db }) => {
      const id = await held(db)
      const { outcome } = await settle(db, paymentEvent(id, 'completed', more))
      expect(outcome).toBe(name === 'another session' ? 'reference-mismatch' : 'amount-mismatch')
      expect(await bookingOf(db, id)).toMatchObject({
        booking_status: 'pending',
        payment_status: 'pending',
        attention: [outcome],
      })
      expect(await emailsOf(db, id)).toEqual([])
      // The right money may still come.
      expect(await settle(db, paymentEvent(id, 'async_succeeded'))).toMatchObject({ outcome: 'confirmed' })
    })
  }

  test('a session of one booking cannot pay for another', async ({ db }) => {
    const payer = await held(db)
    const { booking_id: other = '' } = await reserve(db)
    const event = paymentEvent(payer, 'completed', { booking_id: other })
    expect(await settle(db, event)).toMatchObject({ outcome: 'reference-mismatch' })
    expect(await bookingOf(db, other)).toMatchObject({
      payment_status: 'pending',
      attention: ['reference-mismatch'],
    })
    expect(await bookingOf(db, payer)).toMatchObject({ payment_status: 'pending' })
  })

  test('a second session paid for the same booking is seen', async ({ db }) => {
    const id = await held(db)
    await settle(db, paymentEvent(id, 'completed'))
    await settle(db, paymentEvent(id, 'completed', { id: 'evt_2', session_id: 'cs_2' }))
    expect(await bookingOf(db, id)).toMatchObject({
      payment_status: 'paid',
      attention: ['reference-mismatch'],
    })
  })
})

describe('late', () => {
  for (const hours of [1, 24, 71]) {
    test(`R13: paid ${hours} h ago, told now, the day open: confirmed`, async ({ db }) => {
      const id = await held(db)
      if (hours > 1) await settle(db, paymentEvent(id, 'expired'))
      db.setClock(new Date(Date.parse('2026-11-21T17:00:00Z') + hours * 3_600_000))
      expect(await settle(db, paymentEvent(id, 'completed'))).toMatchObject({ outcome: 'confirmed' })
      expect(await bookingOf(db, id)).toMatchObject({ booking_status: 'confirmed', attention: [] })
    })
  }

  test('R14: paid when the day was full again: given back once, told, flagged', async ({ db }) => {
    const id = await outsold(db)
    expect(await settle(db, paymentEvent(id, 'completed'))).toMatchObject({ outcome: 'refund', refund: true })
    expect(await settle(db, paymentEvent(id, 'completed'))).toMatchObject({ duplicate: true, refund: true })
    expect(await bookingOf(db, id)).toMatchObject({
      booking_status: 'canceled',
      payment_status: 'paid',
      attention: ['paid-but-day-full'],
    })
    const key = await refundKey(db, id)
    expect(await db.call('refunds_due', {})).toEqual([
      {
        key,
        booking_id: id,
        session_id: `cs_${id}`,
        payment_intent: `pi_${id}`,
        amount_cents: 33_600,
        attempts: 0,
        asked: false,
      },
    ])
    expect(await finishRefund(db, { key, refund_id: 're_1', payment_intent: `pi_${id}` })).toBe(true)
    expect(await finishRefund(db, { key, refund_id: 're_1', payment_intent: `pi_${id}` })).toBe(false)
    expect(await db.call('refunds_due', {})).toEqual([])
    expect(await settle(db, paymentEvent(id, 'refunded'))).toMatchObject({
      outcome: 'unchanged',
      refund: false,
    })
    expect(await bookingOf(db, id)).toMatchObject({
      payment_status: 'refunded',
      attention: ['paid-but-day-full'],
    })
    expect(await emailsOf(db, id)).toEqual(['booking-refunded'])
  })

  test('paid in time, the limit lowered meanwhile: the promise is kept and flagged', async ({ db }) => {
    db.tolerate('I1')
    const ids = await Promise.all([held(db), held(db)])
    await setLimit(db, 1)
    for (const id of ids) await settle(db, paymentEvent(id, 'completed'))
    const rows = await db.sql`select booking_status, attention from public.bookings order by attention`
    expect(rows.map((row) => row.booking_status)).toEqual(['confirmed', 'confirmed'])
    expect(rows.some((row) => row.attention.includes('over-daily-limit'))).toBe(true)
  })

  test('paid after an administrator had canceled: given back', async ({ db }) => {
    const id = await held(db)
    await db.sql`update public.bookings set booking_status = 'canceled' where id = ${id}`
    await settle(db, paymentEvent(id, 'expired'))
    expect(await settle(db, paymentEvent(id, 'completed'))).toMatchObject({ outcome: 'refund' })
    expect(await bookingOf(db, id)).toMatchObject({ attention: ['paid-but-canceled'], refund_due: true })
  })

  test('R15: expiry against payment, many at once: every paid one ends confirmed', async ({ db }) => {
    await setLimit(db, payments)
    const ids = await Promise.all(Array.from({ length: payments }, () => held(db)))
    await Promise.all(
      ids.flatMap((id) => [
        settle(db, paymentEvent(id, 'expired')),
        settle(db, paymentEvent(id, 'completed')),
      ]),
    )
    expect(
      await db.sql`
      select booking_status, payment_status, count(*)::int as n from public.bookings group by 1, 2
    `,
    ).toMatchObject([{ booking_status: 'confirmed', payment_status: 'paid', n: payments }])
  })

  test('late payments for more bookings than places: as many confirmed as fit, the rest given back', async ({
    db,
  }) => {
    await setLimit(db, 20)
    const ids = await Promise.all(Array.from({ length: 20 }, () => held(db)))
    await setLimit(db, 5)
    db.setClock(new Date('2026-11-21T18:00:00Z'))
    const answers = await Promise.all(ids.map((id) => settle(db, paymentEvent(id, 'completed'))))
    expect(answers.filter((answer) => answer.outcome === 'confirmed')).toHaveLength(5)
    expect(answers.filter((answer) => answer.refund)).toHaveLength(15)
  })
})

describe('checkouts that fell silent', () => {
  test('R18: are listed once their hold has ended, and no more when they are resolved', async ({ db }) => {
    const [paid, lost, canceled] = [await held(db), await held(db), await held(db)]
    const before = new Date('2026-11-21T18:00:00Z').toISOString()
    expect(await db.call('pending_checkouts', { before: db.now().toISOString() })).toEqual([])
    await db.sql`update public.bookings set booking_status = 'canceled' where id = ${canceled}`
    const silent = await db.call('pending_checkouts', { before })
    expect(silent).toHaveLength(3)
    expect(silent).toContainEqual({
      booking_id: lost,
      session_id: `cs_${lost}`,
      hold_expires_at: '2026-11-21T17:35:00+00:00',
    })
    await settle(db, paymentEvent(paid, 'completed', { id: 'reconcile-1' }))
    await settle(db, paymentEvent(lost, 'expired', { id: 'reconcile-2' }))
    await settle(db, paymentEvent(canceled, 'expired', { id: 'reconcile-3' }))
    expect(await db.call('pending_checkouts', { before })).toEqual([])
  })
})

describe('bookings of one day', () => {
  test('the day is counted by what is sold and what is held', async ({ db }) => {
    const sold = await held(db)
    await settle(db, paymentEvent(sold, 'completed'))
    await held(db)
    await settle(db, paymentEvent(await held(db), 'expired'))
    const days = { from_date: '2026-11-20', days: 10 }
    expect(await db.call('availability', days, 'anon')).toEqual({ limit: 10, days: { [bookedDay]: 2 } })
    db.setClock(new Date('2026-11-21T19:00:00Z'))
    expect(await db.call('availability', days, 'anon')).toEqual({ limit: 10, days: { [bookedDay]: 1 } })
    expect(await db.call('availability', { from_date: bookedDay, days: 0 }, 'anon')).toEqual({
      limit: 10,
      days: {},
    })
  })
})
