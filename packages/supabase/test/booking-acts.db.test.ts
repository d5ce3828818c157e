import { randomUUID } from 'node:crypto'
import { paymentsLeft } from '@dustforce/office/story'
import { storyFrom } from '@dustforce/workflows/testing'
import * as Schema from 'effect/Schema'
import type { ISql } from 'postgres'
import { describe, expect, vi } from 'vitest'
import { adminBookingActs } from '../src/admin/admin-booking-acts.ts'
import { act, cancel, canceled, change, changed, offline, revive } from './acts.ts'
import { addAdmin, admin, adminClientOn } from './admin-rows.ts'
import {
  finishRefund,
  held,
  paymentEvent,
  refundKey,
  refuseRefund,
  release,
  reserve,
  settle,
  settleIn,
} from './answers.ts'
import { bookingRequest } from './booking-request.ts'
import { type TestDatabase, test } from './postgres.ts'

async function sold(db: TestDatabase, booking: Record<string, unknown> = {}) {
  const id = await held(db, booking)
  await settle(db, paymentEvent(id, 'completed'))
  return id
}

/** A booking of 336 dollars that the office took itself. */
async function soldOffline(db: TestDatabase) {
  const id = await held(db)
  await db.sql`
    update public.bookings set payment_status = 'paid', booking_status = 'confirmed', stripe_session_id = null, checkout_url = null,
      hold_expires_at = null, visitor = null where id = ${id}`
  await db.sql`
    insert into public.payments (booking_id, purpose, amount, currency, method, taken_by, paid_at)
    values (${id}, 'first', 33600, 'cad', 'cash', ${admin.email}, ${db.now()})
    on conflict (booking_id) where purpose = 'first' do update
    set session_id = null, method = 'cash', taken_by = excluded.taken_by, paid_at = excluded.paid_at`
  return id
}

/** Reads what the rules are told of a booking's money before an act. */
async function paymentsOf(db: TestDatabase, id: string) {
  const { story } = Schema.decodeUnknownSync(Facts)(await db.call('booking_facts', { booking_id: id }))
  return paymentsLeft(storyFrom(story))
}
const Facts = Schema.Struct({ story: Schema.Unknown })

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

test('a move is shown with its letters, or with why it is refused', async ({ db }) => {
  const id = await sold(db)
  const move = async (date: string) => {
    const asked = { ...(await act(db, id, { date, time: '1:00 PM' })), kind: 'moved' }
    return db.call('preview_act', { step: asked })
  }
  expect(await move('2026-11-25')).toMatchObject({
    status: 'done',
    letters: [{ kind: 'booking-moved', payload: { booking_date: '2026-11-25', old_date: '2026-11-23' } }],
  })
  await db.sql`insert into public.closures (from_day, to_day, reason) values ('2026-11-26', '2026-11-26', 'Retreat')`
  expect(await move('2026-11-26')).toEqual({ status: 'slot_closed', reason: 'closure', letters: [] })
  expect(await db.sql`select booking_date::text as day from public.bookings`).toEqual([{ day: '2026-11-23' }])
})

describe('a booking of somebody without an e-mail address', () => {
  const phone = '(416) 555-0123'
  const taken = async (db: TestDatabase, booking: Record<string, unknown> = {}) => {
    const { request } = bookingRequest({ email: '', phone, ...booking })
    const answer = await db.call('reserve_booking', {
      request: { ...request, sold_as: 'due', taken_by: admin.email },
    })
    return Schema.decodeUnknownSync(Schema.Struct({ booking_id: Schema.String }))(answer).booking_id
  }
  const letters = async (db: TestDatabase) => [
    ...(await db.sql`select recipient, kind from public.email_outbox`),
  ]

  const acts: [string, (db: TestDatabase, id: string) => Promise<unknown>][] = [
    ['taken', async () => null],
    ['canceled', (db, id) => cancel(db, id, 0)],
    [
      'revived',
      async (db, id) => {
        await cancel(db, id, 0)
        return revive(db, id, 0)
      },
    ],
    [
      'moved',
      async (db, id) =>
        db.call('move_booking', { act: await act(db, id, { date: '2026-11-24', time: '1:00 PM' }) }),
    ],
    ['marked as paid', (db, id) => offline(db, id, 'paid')],
  ]
  test.for(acts)('is %s without a letter', async ([, done], { db }) => {
    await addAdmin(db)
    await done(db, await taken(db))
    expect(await letters(db)).toEqual([])
  })

  test('is not counted as one customer with others, is known by its phone number, and is written to once it has an address', async ({
    db,
  }) => {
    await addAdmin(db)
    const [ana] = await db.sql`
      insert into public.contractors (full_name, email, phone) values ('Ana Diaz', 'ana@example.com', '4165550181') returning id`
    const first = await taken(db, { booking_date: '2026-11-20' })
    const other = await taken(db, { booking_date: '2026-11-21', phone: '(416) 555-0199' })
    const asked = await taken(db)
    await db.sql`update public.bookings set contractor_id = ${String(ana?.id)} where id in (${first}, ${other})`
    expect(await adminBookingActs(adminClientOn(db)).lastVisits(asked)).toEqual({
      [String(ana?.id)]: '2026-11-20',
    })
    for (let nr = 0; nr < 12; nr += 1)
      expect(await db.call('admit_checkout', { visitor: `office ${nr}`, email: '' })).toBe(true)
    await db.sql`
      insert into public.promo_codes (code, discount_type, discount_value, first_time_only) values ('NEW', 'fixed', 33, true)`
    const { request } = bookingRequest({ email: '', phone })
    expect(
      await db.call('reserve_booking', { request: { ...request, promo_code: 'NEW', sold_as: 'due' } }),
    ).toEqual({
      ...{ status: 'promo_rejected', reason: 'first-time-only' },
    })
    await db.as(admin, (sql) => sql`update public.bookings set email = 'ana@example.com' where id = ${asked}`)
    await db.call('move_booking', { act: await act(db, asked, { date: '2026-11-24', time: '1:00 PM' }) })
    expect(await letters(db)).toMatchObject([{ recipient: 'ana@example.com', kind: 'booking-moved' }])
  })
})

describe('each of the two boxes that an act is ticked with', () => {
  interface Job {
    readonly id: string
    readonly day: string
    readonly cleaner: string
  }
  type Boxes = Readonly<Record<'tell_customer' | 'tell_cleaner', boolean>>
  const acts: Readonly<
    Record<string, (db: TestDatabase, job: Job, boxes: Boxes) => Promise<readonly [string, string]>>
  > = {
    canceled: async (db, { id }, boxes) => {
      await cancel(db, id, 10_000, boxes)
      return ['booking-canceled', 'job-canceled']
    },
    moved: async (db, { id, day }, boxes) => {
      await db.call('move_booking', { act: await act(db, id, { date: day, time: '1:00 PM', ...boxes }) })
      return ['booking-moved', 'job-moved']
    },
    'moved away from its cleaner': async (db, { id, day, cleaner }, boxes) => {
      const other = await sold(db, { booking_date: day, booking_time: '1:00 PM' })
      await db.sql`update public.bookings set contractor_id = ${cleaner}, booking_status = 'assigned' where id = ${other}`
      const to = { date: day, time: '1:00 PM', by: 'customer', actor: 'link' }
      await db.call('move_booking', { act: await act(db, id, { ...to, ...boxes }) })
      return ['booking-moved', 'job-canceled']
    },
    'changed at once': async (db, { id }, boxes) => {
      await change(db, id, -1000, boxes)
      return ['booking-changed', 'job-changed']
    },
    'changed when it is paid': async (db, { id }, boxes) => {
      const { payment_id } = await change(db, id, 1000, boxes)
      expect(await db.sql`select from public.email_outbox where ref = ${id}`).toHaveLength(1)
      const session = {
        session_id: `cs_c_${id}`,
        payment_intent: `pi_c_${id}`,
        amount_total: 1000,
        payment_id,
      }
      await settle(db, { ...paymentEvent(id, 'completed', session), id: randomUUID() })
      return ['booking-changed', 'job-changed']
    },
  }

  test.for(Object.keys(acts))(
    'sends the letter to its own reader, when a booking is %s',
    async (name, { db }) => {
      const [row] = await db.sql`
      insert into public.contractors (full_name, email, phone) values ('Maria Lopez', 'maria@example.com', '4165550199') returning id`
      const cleaner = String(row?.id)
      for (const [nr, tell_customer] of [true, true, false, false].entries()) {
        const tell_cleaner = nr % 2 === 0
        const day = `2026-11-2${nr + 3}`
        const id = await sold(db, { booking_date: day, email: 'ana@example.com' })
        await db.sql`update public.bookings set contractor_id = ${cleaner}, booking_status = 'assigned' where id = ${id}`
        const kinds = await acts[name]?.(db, { id, day, cleaner }, { tell_customer, tell_cleaner })
        const letters = await db.sql`
        select kind, recipient from public.email_outbox where ref = ${id} and kind <> 'booking-confirmation' order by nr`
        expect({ tell_customer, tell_cleaner, letters: [...letters] }).toEqual({
          ...{ tell_customer, tell_cleaner },
          letters: [
            ...(tell_customer ? [{ kind: kinds?.[0], recipient: 'ana@example.com' }] : []),
            ...(tell_cleaner ? [{ kind: kinds?.[1], recipient: 'maria@example.com' }] : []),
          ],
        })
      }
    },
  )
})

describe('a booking that is canceled by a person', () => {
  test.for([
    [0, 'kept', 1],
    [10_000, 'kept', 1],
    [33_599, 'kept', 1],
    [33_600, 'given back', 0],
  ] as const)(
    'with %i of 33600 cents back has the use of its promo code %s',
    async ([refund, , uses], { db }) => {
      await db.sql`insert into public.promo_codes (code, discount_type, discount_value, max_uses) values ('ONE', 'fixed', 5, 1)`
      const id = await held(db, {}, { promoCode: 'ONE' })
      await settle(db, paymentEvent(id, 'completed'))
      await cancel(db, id, refund)
      expect(await db.sql`select current_uses from public.promo_codes`).toEqual([{ current_uses: uses }])
    },
  )

  test('gives back what was agreed, in one transaction with its letters, and once', async ({ db }) => {
    const id = await sold(db)
    const twice = await act(db, id, { reason: 'Sick' })
    for (const _ of [1, 2]) expect(await canceled(db, twice, 10_000)).toEqual({ status: 'done' })
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
    await finishRefund(db, { key, refund_id: 're_1', payment_intent: `pi_${id}`, settled: false })
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

  test('is shown with its letters beforehand: those that are sent, and nothing is changed', async ({
    db,
  }) => {
    const id = await sold(db)
    await db.sql`
      insert into public.contractors (id, full_name, email, phone) values ('00000000-0000-4000-8000-0000000000c1', 'Ana', 'ana@example.com', '4165550100')`
    await db.sql`
      update public.bookings set contractor_id = '00000000-0000-4000-8000-0000000000c1', assigned_cleaner_name = 'Ana' where id = ${id}`
    const before = await db.sql`select * from public.bookings where id = ${id}`
    const asked = await act(db, id, {})
    const shown = await canceled(db, asked, 10_000, 'preview_act')
    expect(await db.sql`select * from public.bookings where id = ${id}`).toEqual(before)
    expect(await db.sql`select from public.booking_acts`).toEqual([])
    expect(await refundsOf(db, id)).toEqual([])
    await canceled(db, asked, 10_000)
    const sent = await db.sql`
      select kind, recipient, payload - 'request_id' as payload from public.email_outbox
      where payload ? 'change_id' order by nr`
    expect(shown).toMatchObject({ status: 'done', letters: [...sent] })
    expect(sent.map(({ kind }) => kind)).toEqual(['booking-canceled', 'job-canceled'])
  })

  test('gives back what is left where a bank has taken of a payment that was to go back whole', async ({
    db,
  }) => {
    const id = await sold(db)
    const { payment_id } = await change(db, id, 4400)
    const dearer = { session_id: 'cs_change', payment_intent: 'pi_change', amount_total: 4400, payment_id }
    await settle(db, { ...paymentEvent(id, 'completed', dearer), id: randomUUID() })
    await change(db, id, -17_800)
    const lost = { payment_intent: 'pi_change', reversal_id: 'dp_1', amount_total: 500, session_id: null }
    await settle(db, { ...paymentEvent(id, 'dispute_lost', lost), id: randomUUID() })
    expect(await cancel(db, id, 20_200)).toEqual({ status: 'done' })
    expect(await refundsOf(db, id)).toEqual([
      { amount: 4400, status: 'due' },
      { amount: 13_400, status: 'due' },
      { amount: 20_200, status: 'due' },
    ])
  })

  test('is left alone when it has changed since it was looked at', async ({ db }) => {
    const id = await sold(db)
    expect(await cancel(db, id, 0, { version: 1 })).toEqual({ status: 'changed' })
    expect(await cancel(db, id, 33_601)).toEqual({ status: 'changed' })
    expect(await bookingOf(db, id)).toMatchObject({ booking_status: 'confirmed' })
    expect(await cancel(db, 'gone', 0, { version: 1 })).toEqual({ status: 'not_found' })
  })

  test('is known by the id of its act, which is no other booking’s and no other kind of act', async ({
    db,
  }) => {
    const [id, other] = [await sold(db), await sold(db)]
    const asked = await act(db, id, { agreed: { refund_cents: 10_000, policy_refund_cents: 10_000 } })
    const move = async (of: string) =>
      db.call('move_booking', {
        act: { ...(await act(db, of, { date: '2026-11-25', time: '1:00 PM' })), id: asked.id },
      })
    const cancelIt = (of: string) => canceled(db, { ...asked, booking_id: of }, 10_000)
    expect([await cancelIt(id), await cancelIt(id)]).toEqual([{ status: 'done' }, { status: 'done' }])
    for (const answer of [await cancelIt(other), await move(other), await move(id)])
      expect(answer).toEqual({ status: 'changed' })
    expect(await bookingOf(db, other)).toMatchObject({ booking_status: 'confirmed' })
    const given = async (of: string) =>
      db
        .call('booking_facts', { booking_id: of, act_id: asked.id })
        .then((facts) => Object(facts).done_refund_cents)
    expect([await given(id), await given(other)]).toEqual([10_000, null])
    const moved = await act(db, other, {
      date: '2026-11-25',
      time: '1:00 PM',
      agreed: { date: '2026-11-25', time: '1:00 PM' },
    })
    await db.call('move_booking', { act: moved })
    const startOf = async (of: string) =>
      db.call('booking_facts', { booking_id: of, act_id: moved.id }).then((facts) => Object(facts).done_start)
    expect([await startOf(id), await startOf(other)]).toEqual([null, { date: '2026-11-25', time: '1:00 PM' }])
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

describe('a refund that is handed out while the provider reports another', () => {
  const atStripe = (id: string) =>
    paymentEvent(id, 'refund_given', {
      reversal_id: 're_hand',
      amount_total: 20_000,
      refund_key: null,
      paid: true,
    })
  const dueOn = (sql: ISql) => sql`select public.refunds_due() as due`.then(([row]) => row?.due)

  test('waits for the report, and has the amount that is left', async ({ db }) => {
    const id = await sold(db)
    await cancel(db, id, 33_600)
    await db.as('service_role', async (report) => {
      await settleIn(report, atStripe(id))
      const handedOut = await db.as('service_role', async (job) => {
        // To wait here is to answer later with what was read before.
        await job`set local lock_timeout = '1ms'`
        return dueOn(job)
      })
      expect(handedOut).toEqual([])
    })
    expect(await db.call('refunds_due', {})).toMatchObject([{ amount_cents: 13_600 }])
  })

  test('stays in the books as it was handed out', async ({ db }) => {
    const id = await sold(db)
    await cancel(db, id, 33_600)
    const { report, handedOut } = await db.as('service_role', async (job) => {
      const given = await dueOn(job)
      const pending = settle(db, atStripe(id))
      await vi.waitFor(async () => {
        const waiting = await db.sql`select from pg_locks l where not l.granted and l.pid in (
          select a.pid from pg_stat_activity a where a.datname = current_database())`
        if (waiting.length === 0) throw new Error('The report does not wait yet')
      })
      return { report: pending, handedOut: given }
    })
    await report
    expect(handedOut).toMatchObject([{ amount_cents: 33_600 }])
    expect(await db.call('refunds_due', {})).toMatchObject([{ amount_cents: 33_600, asked: true }])
  })
})

describe('a refund on the provider’s own page beside one that was handed out', () => {
  const half = 16_800
  const atStripe = (id: string) =>
    paymentEvent(id, 'refund_given', { reversal_id: 're_hand', amount_total: half })

  test.for([
    ['before it is made', ['by hand', 'made'], ['refunded']],
    ['after it was made', ['made', 'by hand'], ['refunded']],
    ['while it is not made yet', ['by hand'], ['partly-refunded']],
    ['not at all', ['made'], []],
  ] as const)('calls the office when it comes %s', async ([, reports, attention], { db }) => {
    const id = await sold(db)
    await cancel(db, id, half)
    await db.call('refunds_due', {})
    const key = await refundKey(db, id)
    for (const one of reports) {
      if (one === 'by hand') await settle(db, atStripe(id))
      else await finishRefund(db, { key, refund_id: 're_own', payment_intent: `pi_${id}` })
    }
    expect(await bookingOf(db, id)).toMatchObject({ attention })
  })

  test('calls nobody when it comes before the hand-out, and takes its place', async ({ db }) => {
    const id = await sold(db)
    await cancel(db, id, half)
    await settle(db, atStripe(id))
    expect(await refundsOf(db, id)).toEqual([])
    expect(await bookingOf(db, id)).toMatchObject({ attention: [], refund_due: false })
  })
})

describe('a booking that is moved', () => {
  const moved = (date: string, time: string, more = {}) => ({ date, time, ...more })

  test('races with others for the last place of a day, and one of them gets it', async ({ db }) => {
    await db.sql`update public.booking_settings set setting_value = '1' where setting_name = 'daily_booking_limit'`
    const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
    const acts = []
    for (const booking_date of days)
      acts.push(await act(db, await sold(db, { booking_date }), moved('2026-11-30', '10:00 AM')))
    // The writer takes a while, so that the others have looked before it is done.
    await db.sql.unsafe(`
      create function public.dawdle() returns trigger language plpgsql as $$
        begin perform pg_sleep(0.05); return new; end $$;
      create trigger dawdle before update on public.bookings for each row execute function public.dawdle();`)
    const answers = await Promise.all(acts.map((asked) => db.call('move_booking', { act: asked })))
    expect(answers).toEqual(expect.arrayContaining([{ status: 'done' }, { status: 'day_full' }]))
    const [{ count } = {}] =
      await db.sql`select count(*)::int from public.bookings where booking_date = '2026-11-30'`
    expect(count).toBe(1)
  })

  test('changes places in one transaction, tells of the old one, and counts the customer’s own moves', async ({
    db,
  }) => {
    await db.sql`update public.booking_settings set setting_value = '1' where setting_name = 'daily_booking_limit'`
    const pricedFor = { date: '2026-11-23', time: '9:00 AM' }
    const id = await sold(db, { pricing_breakdown: pricedFor })
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
      select booking_date::text as date, booking_time as time, customer_moves, late_since from public.bookings order by booking_date`
    expect(rows).toEqual([
      {
        date: '2026-11-23',
        time: '9:00 AM',
        customer_moves: 0,
        late_since: new Date('2026-11-24T14:00:00Z'),
      },
      { date: '2026-11-25', time: '10:00 AM', customer_moves: 1, late_since: null },
    ])
    // Its price stays that of the day for which it was made.
    expect(await db.sql`select pricing_breakdown from public.bookings where id = ${id}`).toEqual([
      { pricing_breakdown: pricedFor },
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

  test('keeps the place of its day when the limit was lowered since, and needs one on another', async ({
    db,
  }) => {
    db.tolerate('I1')
    const id = await sold(db)
    await sold(db, { booking_time: '10:00 AM' })
    await db.sql`update public.booking_settings set setting_value = '1' where setting_name = 'daily_booking_limit'`
    await sold(db, { booking_date: '2026-11-24' })
    const answers = []
    for (const by of ['office', 'customer'])
      for (const [date, time] of [
        ['2026-11-24', '1:00 PM'],
        ['2026-11-23', by === 'office' ? '1:00 PM' : '2:00 PM'],
      ])
        answers.push(await db.call('move_booking', { act: await act(db, id, { date, time, by }) }))
    const [full, done] = [{ status: 'day_full' }, { status: 'done' }]
    expect(answers).toEqual([full, done, full, done])
  })

  test('is moved outside the special hours of a day by the office alone, and onto a closed day by nobody', async ({
    db,
  }) => {
    await db.sql`insert into public.special_hours (day, opens, closes) values ('2026-11-25', '09:00', '12:00')`
    await db.sql`insert into public.closures (from_day, to_day, reason) values ('2026-11-26', '2026-11-26', 'Retreat')`
    const answers = []
    for (const by of ['customer', 'office']) {
      const id = await sold(db)
      for (const date of ['2026-11-26', '2026-11-25'])
        answers.push(
          await db.call('move_booking', { act: await act(db, id, moved(date, '3:00 PM', { by })) }),
        )
    }
    const closed = { status: 'slot_closed', reason: 'closure' }
    expect(answers).toEqual([
      ...[closed, { status: 'slot_closed', reason: 'outside-hours' }],
      ...[closed, { status: 'done' }],
    ])
    // A refused act is no act.
    expect(await db.sql`select by_whom from public.booking_acts`).toEqual([{ by_whom: 'office' }])
  })

  test('moves that cross do not deadlock', async ({ db }) => {
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
      await db.sql`select booking_status, assigned_cleaner_name, customer_moves from public.bookings where id = ${id}`
    expect(row).toEqual({ booking_status: 'confirmed', assigned_cleaner_name: null, customer_moves: 1 })
    const [letter] = await db.sql`select kind, recipient from public.email_outbox where kind like 'job-%'`
    expect(letter).toEqual({ kind: 'job-canceled', recipient: 'maria@example.com' })
  })
})

describe('a change that costs more', () => {
  const paid = (id: string, payment: unknown, more: Record<string, unknown> = {}) => ({
    ...paymentEvent(id, 'completed', {
      session_id: 'cs_change',
      payment_intent: 'pi_change',
      amount_total: 5000,
    }),
    ...{ id: randomUUID(), payment_id: payment, ...more },
  })
  const opened = async (db: TestDatabase, more: Record<string, unknown> = {}) => {
    const id = await sold(db)
    const answer = await change(db, id, 5000, more)
    const page = {
      payment_id: answer.payment_id,
      session_id: 'cs_change',
      url: 'https://pay.example/c',
    }
    expect(await db.call('attach_change', page)).toBe(true)
    return { id, asked: answer.act, payment: answer.payment_id }
  }
  const stateOf = async (db: TestDatabase, id: string) => {
    const [row] = await db.sql`
      select total_price::float as total, notes, duration_minutes as minutes, held_minutes as held, payment_status as payment,
        attention, refunded_amount::float as refunded
      from public.bookings where id = ${id}`
    return row
  }

  test('waits for its payment, keeps the time behind the visit, and is made once', async ({ db }) => {
    const { id, asked, payment } = await opened(db, { minutes: 300 })
    expect(await stateOf(db, id)).toMatchObject({ total: 336, notes: null, minutes: 180, held: 300 })
    expect(await changed(db, asked)).toMatchObject({
      ...{ status: 'pay', payment_id: payment, url: 'https://pay.example/c', amount_cents: 5000 },
    })
    expect(await db.call('booking_facts', { booking_id: id })).toMatchObject({
      open_change: { payment_id: payment, session_id: 'cs_change' },
      agreed_at: expect.any(String),
    })
    for (const event of [paid(id, payment), paid(id, null)]) await settle(db, event)
    expect(await stateOf(db, id)).toEqual({
      ...{
        total: 386,
        notes: 'Changed',
        minutes: 180,
        held: null,
        payment: 'paid',
        attention: [],
        refunded: 0,
      },
    })
    expect(await refundsOf(db, id)).toEqual([])
    expect((await lettersOf(db, id)).map(({ kind }) => kind)).toEqual([
      'booking-confirmation',
      'booking-changed',
    ])
    const acts = await db.sql`select kind, by_whom from public.booking_acts where booking_id = ${id}`
    expect(acts).toEqual([{ kind: 'changed', by_whom: 'customer' }])
    const events =
      await db.sql`select actor from public.booking_events where booking_id = ${id} order by id desc limit 1`
    expect(events).toEqual([{ actor: 'customer link' }])
    expect(await changed(db, asked)).toEqual({ status: 'done' })
  })

  test.for<[string, (db: TestDatabase, id: string, payment: unknown) => Promise<unknown>, string]>([
    [
      'its page expired',
      (db, id, payment) => settle(db, paid(id, payment, { type: 'expired', paid: false })),
      'change-not-made',
    ],
    ['it was taken back', (db, id) => db.call('withdraw_change', { booking_id: id }), 'change-not-made'],
    [
      'the booking was moved',
      async (db, id) =>
        db.call('move_booking', {
          act: await act(db, id, { date: '2026-11-26', time: '10:00 AM' }),
        }),
      'change-not-made',
    ],
    ['the booking was canceled', (db, id) => cancel(db, id, 10_000), 'paid-but-canceled'],
    [
      'its time ended without a page',
      async (db, id) => {
        await db.sql`update private.open_changes set session_id = null, expires_at = '2020-01-01'`
        return release(db, id)
      },
      'change-not-made',
    ],
    ['another change took its place', (db, id) => change(db, id, 6000), 'change-not-made'],
  ])('that is paid after %s goes back once, told and flagged', async ([, end, reason], { db }) => {
    const { id, payment } = await opened(db)
    await end(db, id, payment)
    const before = await refundsOf(db, id)
    for (const event of [paid(id, payment), paid(id, payment)]) await settle(db, event)
    expect(await stateOf(db, id)).toMatchObject({ total: 336, notes: null, attention: [reason] })
    expect(await refundsOf(db, id)).toEqual(
      expect.arrayContaining([...before, { amount: 5000, status: 'due' }]),
    )
    expect(await refundsOf(db, id)).toHaveLength(before.length + 1)
    const letters = (await lettersOf(db, id)).filter(({ kind }) => kind === 'booking-unchanged')
    expect(letters).toMatchObject([{ payload: { refund_amount: 50 } }])
    // Its arrival brings no second letter, and the booking's own money is not touched.
    const [row] = await db.sql`
      select r.id from public.refunds r join public.payments p on p.id = r.payment_id where p.purpose = 'change'`
    await finishRefund(db, {
      key: row?.id,
      refund_id: 're_c',
      payment_intent: 'pi_change',
      settled: true,
    })
    expect(await stateOf(db, id)).toMatchObject({ payment: 'paid', refunded: 0 })
    expect((await lettersOf(db, id)).filter(({ kind }) => kind.startsWith('booking-partly'))).toEqual([])
  })

  test('goes with its booking while it is unpaid, and what was paid stays known', async ({ db }) => {
    const { id } = await opened(db)
    await db.sql`delete from public.bookings where id = ${id}`
    expect(await db.sql`select purpose, amount::int from public.payments`).toEqual([
      { purpose: 'first', amount: 33_600 },
    ])
  })

  test.for([
    ['amount', { amount_total: 4999 }, 4999],
    ['currency', { currency: 'usd' }, 5000],
  ] as const)('of another %s than was asked for goes back whole', async ([, other, amount], { db }) => {
    const { id, payment } = await opened(db)
    await settle(db, paid(id, payment, other))
    expect(await stateOf(db, id)).toMatchObject({ total: 336, attention: ['change-not-made'] })
    expect(await refundsOf(db, id)).toEqual([{ amount, status: 'due' }])
  })

  test('waits on while its payment is on the way', async ({ db }) => {
    const { id, payment } = await opened(db)
    expect(await settle(db, paid(id, payment, { paid: false }))).toMatchObject({
      outcome: 'awaiting-payment',
    })
    expect(await stateOf(db, id)).toMatchObject({ total: 336, attention: [] })
    await settle(db, paid(id, payment, { type: 'async_succeeded' }))
    expect(await stateOf(db, id)).toMatchObject({ total: 386, attention: [] })
  })

  test('that was taken back before its page was known is known by its page, and goes back when it is paid', async ({
    db,
  }) => {
    const id = await sold(db)
    const { payment_id } = await change(db, id, 5000)
    await db.call('withdraw_change', { booking_id: id })
    const page = { payment_id, session_id: 'cs_change', url: 'https://pay.example/c' }
    expect(await db.call('attach_change', page)).toBe(false)
    await settle(db, paid(id, null))
    expect(await stateOf(db, id)).toMatchObject({ total: 336, attention: ['change-not-made'] })
    expect(await refundsOf(db, id)).toEqual([{ amount: 5000, status: 'due' }])
  })

  test.for<[string, (db: TestDatabase, id: string) => Promise<unknown>]>([
    ['done', (db, id) => db.sql`update public.bookings set booking_status = 'completed' where id = ${id}`],
    [
      'called off',
      (db, id) => db.sql`update public.bookings set booking_status = 'canceled' where id = ${id}`,
    ],
    ['without its customer', (db, id) => db.sql`select private.anonymize_booking(${id})`],
  ])('waits no longer for a booking that is %s, and holds no time for it', async ([, end], { db }) => {
    const { id } = await opened(db, { minutes: 300 })
    expect(await stateOf(db, id)).toMatchObject({ held: 300 })
    await end(db, id)
    expect(await stateOf(db, id)).toMatchObject({ held: null })
    expect(await db.call('booking_facts', { booking_id: id })).toMatchObject({ open_change: null })
  })

  test('is asked about when its time has ended', async ({ db }) => {
    const { id } = await opened(db)
    expect(await db.call('pending_checkouts', { before: '2026-11-21T18:00:00Z' })).toEqual(
      expect.arrayContaining([expect.objectContaining({ booking_id: id, session_id: 'cs_change' })]),
    )
  })

  test('has its refund reported where the office took the first payment itself', async ({ db }) => {
    const id = await soldOffline(db)
    const { payment_id } = await change(db, id, 2000)
    const session = { session_id: 'cs_change', payment_intent: 'pi_change' }
    await settle(db, {
      ...paymentEvent(id, 'completed', { ...session, payment_id, amount_total: 2000 }),
      id: randomUUID(),
    })
    await change(db, id, -2000)
    const given = { amount_total: 2000, refund_key: await refundKey(db, id), paid: true }
    await settle(db, {
      ...paymentEvent(id, 'refund_given', { payment_intent: 'pi_change', reversal_id: 're_1', ...given }),
      id: randomUUID(),
    })
    expect(await refundsOf(db, id)).toEqual([{ amount: 2000, status: 'done' }])
    const whole = { payment_intent: 'pi_change', amount_total: 2000, session_id: null }
    await settle(db, { ...paymentEvent(id, 'refunded', whole), id: randomUUID() })
    expect(await bookingOf(db, id)).toMatchObject({
      ...{ booking_status: 'confirmed', payment_status: 'paid', refund_due: false, refunded: 0 },
    })
  })

  test('does not call the booking off when its payment has gone back by a cheaper one', async ({ db }) => {
    const { id, payment } = await opened(db)
    await settle(db, paid(id, payment))
    expect(await change(db, id, -5000)).toMatchObject({ status: 'done' })
    expect(await refundsOf(db, id)).toEqual([{ amount: 5000, status: 'due' }])
    await db.call('refunds_due', {})
    await settle(db, { ...paid(id, payment), ...{ type: 'refunded', session_id: null, payment_id: null } })
    expect(await stateOf(db, id)).toMatchObject({ total: 336, payment: 'paid', refunded: 0 })
  })
})

describe('a change that costs no more', () => {
  test('is made at once, gives the difference back, and tells both', async ({ db }) => {
    const [cleaner] = await db.sql`
      insert into public.contractors (full_name, email, phone) values ('Maria Lopez', 'maria@example.com', '4165550199') returning id`
    const id = await sold(db)
    await db.sql`update public.bookings set contractor_id = ${cleaner?.id}, booking_status = 'assigned' where id = ${id}`
    expect(await change(db, id, -2600, { tax_cents: -300 })).toMatchObject({ status: 'done' })
    expect(await refundsOf(db, id)).toEqual([{ amount: 2600, status: 'due' }])
    expect((await lettersOf(db, id)).slice(1)).toMatchObject([
      {
        kind: 'booking-changed',
        payload: { refund_amount: 26, refund_tax_amount: 3, kept_amount: 310, total_price: 310 },
      },
      { kind: 'job-changed', payload: { notes: 'Changed' } },
    ])
    const key = await refundKey(db, id)
    await finishRefund(db, { key, refund_id: 're_1', payment_intent: `pi_${id}`, settled: true })
    const [row] = await db.sql`
      select payment_status, refunded_amount::float as refunded, attention from public.bookings where id = ${id}`
    expect(row).toEqual({ payment_status: 'paid', refunded: 0, attention: [] })
    // Half of what it costs now.
    await cancel(db, id, 15_500)
    expect(await refundsOf(db, id)).toHaveLength(2)
  })

  test('saves a note, and of two that saw the same booking one is told', async ({ db }) => {
    const id = await sold(db)
    const asked = await act(db, id, { difference_cents: 0, tax_cents: 0, minutes: 180, columns: {} })
    const answers = await Promise.all(
      ['One', 'Two'].map((notes) => changed(db, { ...asked, id: randomUUID(), columns: { notes } })),
    )
    expect(answers.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual([
      { status: 'changed' },
      { status: 'done' },
    ])
  })

  test('of a cancellation says by whom the visit is missed, in its history too, until it is called back', async ({
    db,
  }) => {
    const id = await sold(db)
    await cancel(db, id, 0, { missed_by: 'weather' })
    const missed = async () => {
      const [booking] = await db.sql`select missed_by from public.bookings where id = ${id}`
      const told = await db.sql`
        select changes -> 'missed_by' as told from public.booking_events where booking_id = ${id} and changes ? 'missed_by' order by id`
      return [booking?.missed_by, ...told.map((event) => event.told)]
    }
    expect(await missed()).toEqual(['weather', [null, 'weather']])
    await revive(db, id, 0)
    expect(await missed()).toEqual([null, [null, 'weather'], ['weather', null]])
  })

  test('of a booking that was canceled and called back gives back the difference, of what was kept', async ({
    db,
  }) => {
    const id = await sold(db)
    await cancel(db, id, 10_000)
    const key = await refundKey(db, id)
    await finishRefund(db, { key, refund_id: 're_1', payment_intent: `pi_${id}`, settled: true })
    await db.sql`update public.bookings set booking_status = 'confirmed' where id = ${id}`
    expect(await change(db, id, -2600)).toMatchObject({ status: 'done' })
    expect(await refundsOf(db, id)).toEqual(
      expect.arrayContaining([
        { amount: 10_000, status: 'done' },
        { amount: 2600, status: 'due' },
      ]),
    )
    const [row] = await db.sql`select retainable_amount::float as kept from public.bookings where id = ${id}`
    expect(row).toEqual({ kept: 210 })
  })

  test('needs no crew that is free unless the visit takes longer', async ({ db }) => {
    const id = await sold(db)
    await sold(db)
    await db.sql`insert into public.booking_settings (setting_name, setting_value) values ('crews', '1')
      on conflict (setting_name) do update set setting_value = '1'`
    for (const minutes of [180, 150])
      expect(await change(db, id, 0, { minutes, reason: ' ' })).toMatchObject({ status: 'done' })
    expect(await change(db, id, 0, { minutes: 195 })).toMatchObject({ status: 'slot_closed', reason: 'busy' })
    // A reason of nothing but spaces is none.
    expect(await db.sql`select reason from public.booking_acts`).toEqual([{ reason: null }, { reason: null }])
  })

  test('is refused when no crew is free so long, or its cleaner has another job', async ({ db }) => {
    const [cleaner] = await db.sql`
      insert into public.contractors (full_name, email, phone) values ('Maria Lopez', 'maria@example.com', '4165550199') returning id`
    const id = await sold(db)
    const next = await sold(db, { booking_time: '1:00 PM' })
    await db.sql`update public.bookings set contractor_id = ${cleaner?.id}, booking_status = 'assigned'`
    expect(await change(db, id, 0, { minutes: 300 })).toMatchObject({ status: 'overlap', other: next })
    // With a reason, at once and once it is paid; the trigger asks for it again with every other length.
    const more = { by: 'office', columns: { duration_minutes: 300, overlap_reason: 'agreed' }, minutes: 300 }
    const asked = await act(db, id, { difference_cents: 0, tax_cents: 0, hold_minutes: 35, ...more })
    const shown = await changed(db, asked, 'preview_act')
    const made = await change(db, id, 0, more)
    expect(made).toMatchObject({ status: 'done' })
    const sent = await db.sql`
      select kind, recipient, payload - 'request_id' as payload from public.email_outbox
      where payload ->> 'change_id' = ${String(Object(made.act).id)} order by nr`
    expect(sent.map(({ kind }) => kind)).toEqual(['booking-changed', 'job-changed'])
    expect(shown).toMatchObject({
      status: 'done',
      letters: sent.map(({ payload, ...letter }) => ({
        ...letter,
        payload: { ...Object(payload), change_id: expect.any(String) },
      })),
    })
    const [longer] =
      await db.sql`select duration_minutes, overlap_reason from public.bookings where id = ${id}`
    expect(longer).toEqual({ duration_minutes: 300, overlap_reason: 'agreed' })
    const columns = { ...more.columns, duration_minutes: 330, total_price: 346 }
    const paidLater = await change(db, id, 1000, { ...more, columns, minutes: 330 })
    expect(paidLater).toMatchObject({ status: 'pay' })
    const session = { session_id: 'cs_change', payment_intent: 'pi_change', amount_total: 1000 }
    await settle(db, {
      ...paymentEvent(id, 'completed', { ...session, payment_id: paidLater.payment_id }),
      id: randomUUID(),
    })
    expect(await db.sql`select duration_minutes from public.bookings where id = ${id}`).toEqual([
      { duration_minutes: 330 },
    ])
    const shorter = { duration_minutes: 180 }
    expect(await change(db, id, 0, { minutes: 180, columns: shorter })).toMatchObject({ status: 'done' })
    expect(await change(db, id, 0, { minutes: 240 })).toMatchObject({ status: 'done' })
    await db.sql`insert into public.booking_settings (setting_name, setting_value) values ('crews', '1')
      on conflict (setting_name) do update set setting_value = '1'`
    expect(await change(db, id, 0, { minutes: 300 })).toMatchObject({ status: 'slot_closed', reason: 'busy' })
    const acts = await db.sql`select 1 from public.booking_acts where booking_id = ${id}`
    expect(acts).toHaveLength(4)
  })
})

test('a visit that may take longer is given to nobody who has another job then', async ({ db }) => {
  const [ben] = await db.sql`
    insert into public.contractors (full_name, email, phone) values ('Ben Okafor', 'ben@example.com', '4165550198') returning id`
  const id = await sold(db)
  const next = await sold(db, { booking_time: '1:00 PM' })
  await db.sql`update public.bookings set contractor_id = ${ben?.id}, booking_status = 'assigned' where id = ${next}`
  expect(await change(db, id, 1000, { minutes: 300 })).toMatchObject({ status: 'pay' })
  const give = () => db.sql`update public.bookings set contractor_id = ${ben?.id} where id = ${id}`
  await expect(give()).rejects.toMatchObject({ code: 'PT409', hint: 'overlap', detail: next })
  await db.call('withdraw_change', { booking_id: id })
  await expect(give()).resolves.toBeDefined()
})

describe('a change with a reason that waits for its payment', () => {
  /** Maria's job at 9 with another of hers at 1, and a change by which it would meet that; and how to pay for it. */
  async function waiting(db: TestDatabase) {
    const [maria, ben] = await db.sql`
      insert into public.contractors (full_name, email, phone)
      values ('Maria Lopez', 'maria@example.com', '4165550199'), ('Ben Okafor', 'ben@example.com', '4165550198') returning id`
    const id = await sold(db)
    const next = await sold(db, { booking_time: '1:00 PM' })
    await db.sql`update public.bookings set contractor_id = ${maria?.id}, booking_status = 'assigned'`
    await db.sql`insert into public.booking_settings (setting_name, setting_value) values ('crews', '2')
      on conflict (setting_name) do update set setting_value = '2'`
    const asked = await change(db, id, 1000, {
      ...{ by: 'office', minutes: 300 },
      columns: { duration_minutes: 300, overlap_reason: 'agreed', total_price: 346 },
    })
    expect(asked).toMatchObject({ status: 'pay' })
    const minutes = async () => {
      const [row] = await db.sql`select duration_minutes as minutes from public.bookings where id = ${id}`
      return row?.minutes
    }
    const pay = async () => {
      const session = { session_id: 'cs_change', payment_intent: 'pi_change', amount_total: 1000 }
      await settle(db, {
        ...paymentEvent(id, 'completed', { ...session, payment_id: asked.payment_id }),
        id: randomUUID(),
      })
      return minutes()
    }
    return { id, next, ben: ben?.id, pay }
  }

  test('keeps its time: no crew is sold for it, and its cleaner gets nothing else then', async ({ db }) => {
    const { id, pay } = await waiting(db)
    expect(await reserve(db, { booking_time: '12:30 PM' })).toMatchObject({
      status: 'slot_closed',
      reason: 'busy',
    })
    const other = await sold(db, { booking_time: '4:30 PM' })
    const [row] = await db.sql`select contractor_id from public.bookings where id = ${id}`
    await db.sql`update public.booking_settings set setting_value = '9' where setting_name = 'crews'`
    await expect(
      db.sql`update public.bookings set contractor_id = ${row?.contractor_id}, booking_time = '12:15 PM' where id = ${other}`,
    ).rejects.toMatchObject({ code: 'PT409', detail: id })
    expect(await pay()).toBe(300)
  })

  test('has its old duration again when it is withdrawn', async ({ db }) => {
    const { id } = await waiting(db)
    await db.call('withdraw_change', { booking_id: id })
    const [row] = await db.sql`select held_minutes, overlap_reason from public.bookings where id = ${id}`
    expect(row).toEqual({ held_minutes: null, overlap_reason: null })
    expect(await reserve(db, { booking_time: '12:30 PM' })).toMatchObject({ status: 'reserved' })
  })

  test('is not made, and paid back, where another cleaner has it by then, whom the reason was not given for', async ({
    db,
  }) => {
    const { id, next, ben, pay } = await waiting(db)
    await db.sql`update public.bookings set contractor_id = ${ben} where id = ${id}`
    await db.sql`update public.bookings set contractor_id = ${ben}, overlap_reason = 'second-person' where id = ${next}`
    expect(await pay()).toBe(180)
    expect(await refundsOf(db, id)).toEqual([{ amount: 1000, status: 'due' }])
  })

  test('is made where another cleaner has it by then who is free', async ({ db }) => {
    const { id, ben, pay } = await waiting(db)
    await db.sql`update public.bookings set contractor_id = ${ben} where id = ${id}`
    expect(await pay()).toBe(300)
    const [row] = await db.sql`select overlap_reason from public.bookings where id = ${id}`
    expect(row).toEqual({ overlap_reason: null })
  })
})

describe('the letter of a cancellation with a refund', () => {
  const claimed = async (db: TestDatabase, id: string) => {
    const claim = await db.call('claim_emails', { batch: 10, only_kind: 'booking-canceled', only_ref: id })
    return Schema.decodeUnknownSync(Claim)(claim)?.emails ?? []
  }
  const Claim = Schema.NullOr(
    Schema.Struct({
      emails: Schema.Array(Schema.Struct({ payload: Schema.Record(Schema.String, Schema.Unknown) })),
    }),
  )

  test('waits for the provider, and says that it goes to the card once that has it', async ({ db }) => {
    const id = await sold(db)
    await cancel(db, id, 10_000)
    expect(await claimed(db, id)).toEqual([])
    const key = await refundKey(db, id)
    await finishRefund(db, { key, refund_id: `re_${id}`, payment_intent: `pi_${id}`, settled: false })
    const [letter] = await claimed(db, id)
    expect(letter?.payload).toMatchObject({ refund_amount: 100 })
    expect(letter?.payload).not.toHaveProperty('offline_refund_amount')
  })

  test('says that the office pays back what was refused', async ({ db }) => {
    const id = await sold(db)
    await cancel(db, id, 10_000)
    await refuseRefund(db, { key: await refundKey(db, id), refusal: 'No such payment' })
    const [letter] = await claimed(db, id)
    expect(letter?.payload).toMatchObject({ refund_amount: 100, offline_refund_amount: 100 })
  })

  test('goes out after two minutes without an answer, and at once without a refund', async ({ db }) => {
    const [id, kept] = [await sold(db), await sold(db, { booking_time: '1:00 PM' })]
    await cancel(db, id, 10_000)
    await cancel(db, kept, 0)
    expect(await claimed(db, kept)).toHaveLength(1)
    db.setClock(new Date(db.now().getTime() + 120_000))
    expect(await claimed(db, id)).toHaveLength(1)
  })
})

describe('a cancellation that is taken back', () => {
  /** A booking that was canceled, with a refund that has arrived. */
  async function givenBack(db: TestDatabase, refund: number) {
    const id = await sold(db)
    await cancel(db, id, refund)
    if (refund === 0) return id
    const key = await refundKey(db, id)
    await finishRefund(db, { key, refund_id: `re_${id}`, payment_intent: `pi_${id}`, settled: true })
    return id
  }
  const owing = { booking_status: 'confirmed', payment_status: 'paid', attention: ['price-owed'] }

  test.for([10_000, 33_600])(
    'after %d went back owes it again, and one letter says so',
    async (refund, { db }) => {
      const id = await givenBack(db, refund)
      expect(await revive(db, id, 0)).toEqual({ status: 'changed' })
      expect(await revive(db, id, refund)).toEqual({ status: 'done' })
      expect(await bookingOf(db, id)).toMatchObject({ ...owing, refunded: refund / 100, refund_due: false })
      const [letter] = (await lettersOf(db, id)).filter(({ kind }) => kind === 'booking-restored')
      expect(letter?.payload).toMatchObject({ owed_amount: refund / 100, difference_amount: 0 })
      // The provider's own word of the refund may come late.
      const back = { session_id: null, payment_intent: `pi_${id}`, amount_total: refund }
      const type = refund === 33_600 ? 'refunded' : 'partly_refunded'
      await settle(db, { ...paymentEvent(id, type, back), id: randomUUID() })
      expect(await bookingOf(db, id)).toMatchObject(owing)
      // And what the office takes for it makes it whole.
      await addAdmin(db)
      await offline(db, id, 'paid')
      expect(await bookingOf(db, id)).toMatchObject({ ...owing, attention: [], refunded: 0 })
      expect(await cancel(db, id, 33_600)).toEqual({ status: 'done' })
    },
  )

  test.for([
    [
      'a refund at Stripe, then a cancellation',
      ['stripe', 'cancel'],
      ['booking-partly-refunded', 'booking-canceled'],
    ],
    [
      'a cancellation, then a refund at Stripe',
      ['cancel', 'stripe'],
      ['booking-canceled', 'booking-partly-refunded'],
    ],
    [
      'a refund at Stripe of what is owed for',
      ['cancel', 'revive', 'stripe'],
      ['booking-canceled', 'booking-restored', 'booking-partly-refunded'],
    ],
  ] as const)(
    '%s: each amount is told once, is owed as it was, and keeps the booking',
    async ([, acts, letters], { db }) => {
      const id = await sold(db)
      for (const one of acts) {
        if (one === 'revive') await revive(db, id, 10_000)
        if (one === 'stripe') {
          const more = {
            session_id: null,
            payment_intent: `pi_${id}`,
            amount_total: 5000,
            reversal_id: `re_hand_${id}`,
            paid: true,
          }
          await settle(db, { ...paymentEvent(id, 'refund_given', more), id: randomUUID() })
        }
        if (one === 'cancel') {
          await cancel(db, id, 10_000)
          const key = await refundKey(db, id)
          await finishRefund(db, {
            key,
            refund_id: `re_${id}`,
            payment_intent: `pi_${id}`,
            settled: true,
          })
        }
      }
      const told = (await lettersOf(db, id)).filter(({ kind }) => kind !== 'booking-confirmation')
      expect(told.map(({ kind }) => kind)).toEqual(letters)
      await addAdmin(db)
      await expect(
        db.as(admin, (sql) => sql`delete from public.bookings where id = ${id}`),
      ).rejects.toMatchObject({
        hint: 'has-money',
      })
      if (letters.length < 3) return
      await offline(db, id, 'paid')
      const [paid] =
        await db.sql`select amount::int from public.payments where booking_id = ${id} and method = 'cash'`
      expect(paid).toEqual({ amount: 10_000 })
    },
  )

  test('takes no place that is gone, and its act is not kept then', async ({ db }) => {
    const id = await givenBack(db, 0)
    await db.sql`insert into public.closures (from_day, to_day, reason) values ('2026-11-23', '2026-11-23', 'Retreat')`
    expect(await revive(db, id, 0)).toEqual({ status: 'slot_closed', reason: 'closure' })
    expect(await bookingOf(db, id)).toMatchObject({ booking_status: 'canceled' })
    expect(await db.sql`select from public.booking_acts where kind = 'revived'`).toHaveLength(0)
    expect(await revive(db, id, 0, { to_status: 'completed' })).toEqual({ status: 'done' })
  })

  test('keeps the money of a refund that was refused', async ({ db }) => {
    const id = await sold(db)
    await cancel(db, id, 10_000)
    expect(await revive(db, id, 0)).toEqual({ status: 'changed' })
    await refuseRefund(db, { key: await refundKey(db, id), refusal: 'No such payment' })
    expect(await revive(db, id, 0)).toEqual({ status: 'done' })
    expect(await bookingOf(db, id)).toMatchObject({ ...owing, attention: [], refunded: 0 })
    expect(await paymentsOf(db, id)).toMatchObject([{ leftCents: 33_600 }])
  })

  test('goes by its own act where money was promised back, whatever writes the status', async ({ db }) => {
    await addAdmin(db)
    const write = (id: string) =>
      db.as(admin, (sql) => sql`update public.bookings set booking_status = 'confirmed' where id = ${id}`)
    await expect(write(await givenBack(db, 10_000))).rejects.toMatchObject({
      code: 'PT409',
      hint: 'price-owed',
    })
    await expect(write(await givenBack(db, 0))).resolves.toBeDefined()
  })
})
