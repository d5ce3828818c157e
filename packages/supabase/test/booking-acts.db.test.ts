import { randomUUID } from 'node:crypto'
import { type BookingLife, type LifeEvent, lifeAfter, newLife } from '@dustforce/core/ledger'
import { cents } from '@dustforce/core/money'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { act, cancel } from './acts.ts'
import { held, paymentEvent, refundKey, settle } from './answers.ts'
import { startOfTests, type TestDatabase, test } from './postgres.ts'

async function sold(db: TestDatabase, booking: Record<string, unknown> = {}) {
  const id = await held(db, booking)
  await settle(db, paymentEvent(id, 'completed'))
  return id
}

const refundsOf = (db: TestDatabase, id: string) => db.sql`
  select amount::int, status from public.refunds where booking_id = ${id} order by created_at, amount`

const lettersOf = async (db: TestDatabase, id: string) =>
  (
    await db.sql`select kind, payload from public.email_outbox where ref = ${id} and status <> 'failed' order by nr`
  ).map(({ kind, payload }) => ({ kind, payload }))

async function bookingOf(db: TestDatabase, id: string) {
  const [row] = await db.sql`
    select booking_status, payment_status, refund_due, refunded_amount::float as refunded, attention from public.bookings where id = ${id}`
  return row
}

describe('a booking that is canceled by a person', () => {
  test('gives back what was agreed, in one transaction with its letters, and once', async ({ db }) => {
    const id = await sold(db)
    const twice = await act(db, id, { refund_cents: 10_000, reason: 'Sick' })
    expect(await db.call('cancel_booking', { act: twice })).toEqual({ status: 'done' })
    expect(await db.call('cancel_booking', { act: twice })).toEqual({ status: 'done' })
    expect(await refundsOf(db, id)).toEqual([{ amount: 10_000, status: 'due' }])
    expect(await bookingOf(db, id)).toMatchObject({
      booking_status: 'canceled',
      payment_status: 'paid',
      refund_due: true,
    })
    expect(await lettersOf(db, id)).toMatchObject([
      {
        kind: 'booking-canceled',
        payload: { refund_amount: 100, kept_amount: 236, change_id: twice.id },
      },
    ])
    const [event] =
      await db.sql`select actor from public.booking_events where booking_id = ${id} order by id desc limit 1`
    expect(event).toEqual({ actor: 'admin@example.com' })

    const key = await refundKey(db, id)
    await db.call('finish_refund', { key, refund_id: 're_1', payment_intent: `pi_${id}`, settled: false })
    expect(await refundsOf(db, id)).toEqual([{ amount: 10_000, status: 'sent' }])
    expect(await db.call('refunds_due', {})).toEqual([])
    await settle(
      db,
      paymentEvent(id, 'refund_given', {
        reversal_id: 're_1',
        amount_total: 10_000,
        refund_key: key,
        paid: true,
      }),
    )
    expect(await refundsOf(db, id)).toEqual([{ amount: 10_000, status: 'done' }])
    // It was asked for, and the customer knows: nobody is called, and no other letter goes out.
    expect(await bookingOf(db, id)).toEqual({
      booking_status: 'canceled',
      payment_status: 'paid',
      refund_due: false,
      refunded: 100,
      attention: [],
    })
    expect(await lettersOf(db, id)).toHaveLength(1)
  })

  test('is left alone when it has changed since it was looked at', async ({ db }) => {
    const id = await sold(db)
    const stale = await act(db, id, { refund_cents: 0, version: 1 })
    expect(await db.call('cancel_booking', { act: stale })).toEqual({ status: 'changed' })
    expect(await bookingOf(db, id)).toMatchObject({ booking_status: 'confirmed' })
    await expect(cancel(db, id, 33_601)).rejects.toMatchObject({ code: '23514' })
    expect(await db.call('cancel_booking', { act: await act(db, 'gone', { version: 1 }) })).toEqual({
      status: 'not_found',
    })
  })

  test('keeps a failed refund failed, calls the office, and waits while a bank looks at the payment', async ({
    db,
  }) => {
    const id = await sold(db)
    await settle(db, paymentEvent(id, 'dispute_opened', { reversal_id: 'dp_1', amount_total: 33_600 }))
    await cancel(db, id, 33_600)
    expect(await db.call('refunds_due', {})).toEqual([])
    await settle(db, paymentEvent(id, 'dispute_won', { reversal_id: 'dp_1', amount_total: 33_600 }))
    expect(await db.call('refunds_due', {})).toMatchObject([{ amount_cents: 33_600, asked: false }])
    expect(await db.call('refunds_due', {})).toMatchObject([{ amount_cents: 33_600, asked: true }])
    const refund_key = await refundKey(db, id)
    for (const type of ['refund_given', 'refund_failed', 'refund_given'] as const)
      await settle(db, {
        ...paymentEvent(id, type, { reversal_id: 're_1', refund_key, paid: type === 'refund_given' }),
        id: randomUUID(),
      })
    expect(await refundsOf(db, id)).toEqual([{ amount: 33_600, status: 'failed' }])
    expect(await db.call('refunds_due', {})).toEqual([])
    expect(await bookingOf(db, id)).toMatchObject({ attention: ['refund-failed', 'dispute-won'] })
  })
})

describe('a booking that is moved', () => {
  const moved = (date: string, time: string, more = {}) => ({ date, time, ...more })

  test('changes places in one transaction, tells of the old one, and counts the customer’s own moves', async ({
    db,
  }) => {
    await db.sql`update public.booking_settings set setting_value = '1' where setting_name = 'daily_booking_limit'`
    const id = await sold(db)
    const other = await sold(db, { booking_date: '2026-11-24' })
    const move = async (of: string, more: Record<string, unknown>) =>
      db.call('move_booking', { act: await act(db, of, more) })
    expect(await move(id, moved('2026-11-24', '10:00 AM'))).toEqual({ status: 'day_full' })
    expect(await move(id, moved('2026-11-25', '10:00 AM', { by: 'customer', actor: 'link' }))).toEqual({
      status: 'done',
    })
    expect(await move(other, moved('2026-11-23', '9:00 AM', { late_since: '2026-11-24T14:00:00Z' }))).toEqual(
      {
        status: 'done',
      },
    )
    const rows = await db.sql`
      select booking_date::text as date, booking_time as time, own_moves, late_since from public.bookings order by booking_date`
    expect(rows).toEqual([
      { date: '2026-11-23', time: '9:00 AM', own_moves: 0, late_since: new Date('2026-11-24T14:00:00Z') },
      { date: '2026-11-25', time: '10:00 AM', own_moves: 1, late_since: null },
    ])
    expect((await lettersOf(db, id)).at(-1)).toMatchObject({
      kind: 'booking-moved',
      payload: {
        old_date: '2026-11-23',
        old_time: '9:00 AM',
        booking_date: '2026-11-25',
        booking_time: '10:00 AM',
      },
    })
  })

  test('moves that cross do not wait for each other for ever', async ({ db }) => {
    const [one, two] = [await sold(db), await sold(db, { booking_date: '2026-11-24' })]
    const [there, back] = [
      await act(db, one, moved('2026-11-24', '10:00 AM')),
      await act(db, two, moved('2026-11-23', '10:00 AM')),
    ]
    expect(
      await Promise.all([db.call('move_booking', { act: there }), db.call('move_booking', { act: back })]),
    ).toEqual([{ status: 'done' }, { status: 'done' }])
  })

  test('meets no other job of its cleaner: the office is told which, the customer gets the time and another cleaner', async ({
    db,
  }) => {
    const [cleaner] = await db.sql`
      insert into public.contractors (full_name, email, phone) values ('Maria Lopez', 'maria@example.com', '4165550199') returning id`
    const [busy, id] = [await sold(db), await sold(db, { booking_date: '2026-11-24' })]
    await db.sql`update public.bookings set contractor_id = ${cleaner?.id}, booking_status = 'assigned'`
    const to = { date: '2026-11-23', time: '9:00 AM' }
    expect(await db.call('move_booking', { act: await act(db, id, to) })).toEqual({
      status: 'overlap',
      other: busy,
    })
    const own = await act(db, id, { ...to, by: 'customer', actor: 'link' })
    expect(await db.call('move_booking', { act: own })).toEqual({ status: 'done' })
    const [row] =
      await db.sql`select booking_status, assigned_cleaner_name from public.bookings where id = ${id}`
    expect(row).toEqual({ booking_status: 'confirmed', assigned_cleaner_name: null })
    const [letter] = await db.sql`select kind, recipient from public.email_outbox where kind like 'job-%'`
    expect(letter).toEqual({ kind: 'job-canceled', recipient: 'maria@example.com' })
  })
})

/** A story of one booking: how much is given back when it is canceled, and what the provider reports in which order. */
const stories = fc.record({
  share: fc.integer({ min: 0, max: 100 }),
  at: fc.nat(3),
  reports: fc.array(fc.constantFrom('sent', 'done', 'failed', 'disputed', 'lost', 'won'), { maxLength: 5 }),
})

test('the money of a story ends as core says', async ({ db }) => {
  await db.sql`update public.booking_settings set setting_value = '9999' where setting_name = 'daily_booking_limit'`
  let nr = 0
  await fc.assert(
    fc.asyncProperty(stories, async ({ share, at, reports }) => {
      nr += 1
      const day = new Date(startOfTests.getTime() + (2 + nr) * 86_400_000).toISOString().slice(0, 10)
      const id = await sold(db, { booking_date: day })
      const paid: LifeEvent = { type: 'paid', paymentId: 'p', amountCents: cents(33_600), hasPlace: true }
      let life: BookingLife = lifeAfter(
        newLife('p', { totalCents: cents(33_600), taxCents: cents(3865) }),
        paid,
      ).life
      const hear = (event: LifeEvent) => {
        life = lifeAfter(life, event).life
      }
      const steps = reports.toSpliced(at, 0, 'cancel' as never)
      for (const step of steps as readonly string[]) {
        const [refund] = await db.sql`select id from public.refunds where booking_id = ${id}`
        const about = { reversal_id: `re_${id}`, refund_key: refund?.id }
        const dispute = { reversal_id: `dp_${id}`, amount_total: 500 }
        const tell = (type: Parameters<typeof paymentEvent>[1], more: object) =>
          settle(db, {
            ...paymentEvent(id, type, { booking_id: null, session_id: null, ...more }),
            id: randomUUID(),
          })
        const [first] = life.refunds
        if (step === 'cancel') {
          const left = life.payments[0] ? 33_600 - life.payments[0].lostCents : 0
          const refundCents = cents(Math.round((left * share) / 100))
          await cancel(db, id, refundCents)
          hear({ type: 'canceled', by: 'us', refundCents })
        }
        if (step === 'disputed') {
          await tell('dispute_opened', dispute)
          hear({ type: 'disputed', paymentId: 'p' })
        }
        if (step === 'lost') {
          await tell('dispute_lost', dispute)
          hear({ type: 'dispute-lost', paymentId: 'p', amountCents: cents(500) })
        }
        if (step === 'won') {
          await tell('dispute_won', dispute)
          hear({ type: 'dispute-won', paymentId: 'p' })
        }
        if (first !== undefined && (step === 'sent' || step === 'done')) {
          await tell('refund_given', { ...about, amount_total: first.amountCents, paid: step === 'done' })
          hear({ type: step === 'sent' ? 'refund-sent' : 'refund-done', refundId: first.id })
        }
        if (first !== undefined && step === 'failed') {
          await tell('refund_failed', { ...about, amount_total: first.amountCents })
          hear({ type: 'refund-failed', refundId: first.id })
        }
      }
      const rows =
        await db.sql`select amount::int as amount, status from public.refunds where booking_id = ${id} order by created_at, id`
      const [{ left } = { left: null }] = await db.sql`
        select coalesce(sum(l.left_over), 0)::int as left from public.bookings b, private.left_of_payments(b) l where b.id = ${id}`
      const total = (list: readonly { amount: number; status: string }[]) =>
        ['due', 'sent', 'done', 'failed'].map((status) =>
          list.filter((row) => row.status === status).reduce((sum, { amount }) => sum + amount, 0),
        )
      const inCore = life.refunds.map(({ amountCents, status }) => ({ amount: amountCents, status }))
      const kept =
        33_600 - (life.payments[0]?.lostCents ?? 0) - total(inCore).reduce((sum, part) => sum + part, 0)
      expect({ steps, refunds: total(rows.map(({ amount, status }) => ({ amount, status }))), left }).toEqual(
        {
          steps,
          refunds: total(inCore),
          left: kept,
        },
      )
    }),
    { numRuns: 40, seed: 15 },
  )
})
