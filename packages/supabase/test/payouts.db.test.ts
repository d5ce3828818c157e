import { randomUUID } from 'node:crypto'
import { cents, centsFromDollars } from '@dustforce/core/money'
import { addDays, businessDate, type DateRange } from '@dustforce/core/schedule'
import { bookingFromRow } from '@dustforce/office/booking'
import {
  isPayPeriod,
  type PayoutItem,
  payoutLineOf,
  payoutReasons,
  payoutTotals,
} from '@dustforce/office/payout'
import { describe, expect } from 'vitest'
import { adminHistory } from '../src/admin/admin-history.ts'
import { adminPayouts, type PayoutOrder } from '../src/admin/admin-payouts.ts'
import { addAdmin, admin, adminClientOn, seedBookings } from './admin-rows.ts'
import { type TestDatabase, test } from './postgres.ts'

const november = { from: businessDate('2026-11-01'), to: businessDate('2026-11-15') }

const payoutsOf = (db: TestDatabase) => adminPayouts(adminClientOn(db))

async function contractor(db: TestDatabase, name: string): Promise<string> {
  await addAdmin(db)
  const [row] = await db.sql`
    insert into public.contractors (full_name, email, phone) values (${name}, 'cleaner@example.com', '4165550181') returning id`
  return String(row?.id)
}

/** A done and paid job of a contractor. */
async function job(
  db: TestDatabase,
  cleaner: string,
  day: string,
  pay: number | null,
  customer = 'Ada Lovelace',
) {
  const [row] = await db.sql`
    insert into public.bookings (
      customer_name, email, phone, address, booking_date, booking_time, service_type, booking_status, payment_status, total_price,
      contractor_id, contractor_pay
    )
    values (${customer}, 'ada@example.com', '4165550100', '1 King St W', ${day}, '9:00 AM', 'standard', 'completed', 'paid', 200,
      ${cleaner}, ${pay})
    returning id`
  return String(row?.id)
}

const change = (db: TestDatabase, id: string, columns: Record<string, string | number | null>) =>
  db.sql`update public.bookings set ${db.sql(columns)} where id = ${id}`

function order(cleaner: string, dollars: number, more: Partial<PayoutOrder> = {}): PayoutOrder {
  return {
    id: randomUUID(),
    cleaner,
    period: november,
    cents: centsFromDollars(dollars),
    method: 'e-transfer',
    reference: 'ref 1',
    note: '',
    ...more,
  }
}

/** The open lines of a contractor, by the core. */
async function openLines(db: TestDatabase, cleaner: string, period: DateRange = november) {
  const { items } = await payoutsOf(db).statement(cleaner, period)
  return items.flatMap((item) => payoutLineOf(item) ?? [])
}

/** Reads what the core is told, from the rows alone. */
async function itemsOf(db: TestDatabase) {
  const bookings = new Map(
    (await db.sql`select to_jsonb(b) as row from public.bookings b`).map(({ row }) => [
      String(row.id),
      {
        key: row.contractor_id ?? ((row.assigned_cleaner_name ?? '').trim() || null),
        ...bookingFromRow(row),
      },
    ]),
  )
  const lines =
    await db.sql`select booking_id, cleaner, day::text as day, (amount * 100)::int as cents from public.payout_lines`
  const keys = new Set([
    ...[...bookings].flatMap(([id, { key }]) => (key === null ? [] : [JSON.stringify([id, key])])),
    ...lines.map((line) => JSON.stringify([line.booking_id, line.cleaner])),
  ])
  return [...keys].map((pair) => {
    const [bookingId, cleaner]: [string, string] = JSON.parse(pair)
    const booking = bookings.get(bookingId)
    const own = lines.filter((line) => line.booking_id === bookingId && line.cleaner === cleaner)
    const isTheirs = booking?.key === cleaner
    const item: PayoutItem = {
      bookingId,
      // The day under which it was first paid out, before that its own.
      date: businessDate(own.map(({ day }) => String(day)).toSorted()[0] ?? booking?.bookingDate ?? ''),
      bookingStatus: booking?.bookingStatus ?? null,
      paymentStatus: booking?.paymentStatus ?? null,
      isTheirs,
      payCents: booking?.contractorPayCents ?? null,
      paidCents: cents(own.reduce((sum, line) => sum + Number(line.cents), 0)),
    }
    return { cleaner, item }
  })
}

describe('what contractors are owed', () => {
  test('is the same in SQL and in the core, over every status, with payouts and changes after them', async ({
    db,
  }) => {
    await seedBookings(db, 400)
    const maria = await contractor(db, 'Maria Santos')
    // Statuses, cleaners and pay that follow from nothing but the id.
    const scatter = (salt: string, more: string) =>
      db.sql.unsafe(`
        with drawn as (
          select id, ('x' || substr(md5(id || '${salt}'), 1, 6))::bit(24)::int as d, ('x' || substr(md5('${salt}' || id), 1, 6))::bit(24)::int as e
          from public.bookings
        )
        update public.bookings b
        set booking_status = (array['completed', 'completed', 'completed', 'assigned', 'canceled'])[1 + d % 5],
            payment_status = (array['paid', 'completed', 'refunded', 'failed'])[1 + e % 4],
            contractor_pay = case when d % 11 > 0 then (e % 3) * 20 + 60.5 end,
            contractor_id = null, assigned_cleaner_name = (array['Zoe Ray', 'Al Poe', 'Zoe Ray', '  '])[1 + (d / 7) % 4]
        from drawn where drawn.id = b.id ${more}`)
    await scatter('one', '')
    await db.sql`
      update public.bookings set contractor_id = ${maria}, overlap_reason = 'agreed' where right(id, 1) in ('0', '1')`
    const payouts = payoutsOf(db)
    const early = { from: businessDate('2026-10-01'), to: businessDate('2026-11-10') }
    for (const { cleaner, totals } of await payouts.all(early)) {
      if (totals.openCents > 0)
        await payouts.markPaid({ ...order(cleaner, 0), period: early, cents: totals.openCents })
    }
    const [first] = await db.sql`select id from public.payouts order by id limit 1`
    await payouts.reverse(randomUUID(), String(first?.id), 'Wrong account')
    await scatter('two', `and right(b.id, 1) in ('2', '3', '4', '5')`)
    await db.sql`delete from public.bookings where id in (select booking_id from public.payout_lines) and right(id, 1) = '6'`

    for (const period of [
      november,
      early,
      { from: businessDate('2026-11-11'), to: businessDate('2026-12-31') },
    ]) {
      const items = await itemsOf(db)
      const shown = await payouts.all(period)
      const expected = [...new Set(items.map(({ cleaner }) => cleaner))]
        .map((cleaner) => ({
          cleaner,
          totals: payoutTotals(
            items.filter((one) => one.cleaner === cleaner).map(({ item }) => item),
            period,
          ),
        }))
        .filter(({ totals }) => Object.values(totals).some((figure) => figure !== 0))
      const byCleaner = (one: { cleaner: string }, other: { cleaner: string }) =>
        one.cleaner < other.cleaner ? -1 : 1
      expect(shown.map(({ cleaner, totals }) => ({ cleaner, totals })).toSorted(byCleaner)).toEqual(
        expected.toSorted(byCleaner),
      )
      for (const { cleaner, totals } of shown) {
        const statement = await payouts.statement(cleaner, period)
        expect(payoutTotals(statement.items, period)).toEqual(totals)
        if (totals.openCents <= 0) continue
        // The lines that are written have the core's reasons.
        const open = statement.items.flatMap((item) => payoutLineOf(item) ?? [])
        const asked = { ...order(cleaner, 0), period, cents: totals.openCents }
        await payouts.markPaid(asked)
        const paid = (await payouts.statement(cleaner, period)).payouts.find(({ id }) => id === asked.id)
        expect(
          paid?.lines.map(({ bookingId, date, reason, cents }) => ({ bookingId, date, reason, cents })),
        ).toEqual(open.toSorted((a, b) => (a.date + a.bookingId < b.date + b.bookingId ? -1 : 1)))
      }
    }
  })

  test('is corrected for each reason that the core knows, in the statement and in what is written', async ({
    db,
  }) => {
    const maria = await contractor(db, 'Maria Santos')
    const [changed, canceled, given, reopened, unpaid, deleted, refunded] = [
      await job(db, maria, '2026-11-02', 10),
      await job(db, maria, '2026-11-03', 20),
      await job(db, maria, '2026-11-04', 30),
      await job(db, maria, '2026-11-05', 40),
      await job(db, maria, '2026-11-06', 50),
      await job(db, maria, '2026-11-07', 60),
      await job(db, maria, '2026-11-08', 70),
    ]
    await payoutsOf(db).markPaid(order(maria, 280))
    await change(db, changed, { contractor_pay: 15 })
    await change(db, canceled, { booking_status: 'canceled', payment_status: 'refunded' })
    await change(db, given, { contractor_id: null, assigned_cleaner_name: null })
    await change(db, reopened, { booking_status: 'assigned' })
    await change(db, unpaid, { payment_status: 'failed' })
    await db.sql`delete from public.bookings where id = ${deleted}`
    // A cleaner who has worked keeps the pay.
    await change(db, refunded, { payment_status: 'refunded' })
    const fresh = await job(db, maria, '2026-11-09', 500)
    const open = await openLines(db, maria)
    expect(open.map(({ bookingId, reason, cents: amount }) => [bookingId, reason, amount])).toEqual([
      [changed, 'pay-changed', 500],
      [canceled, 'canceled', -2_000],
      [given, 'reassigned', -3_000],
      [reopened, 'reopened', -4_000],
      [unpaid, 'not-paid', -5_000],
      [deleted, 'deleted', -6_000],
      [fresh, 'job', 50_000],
    ])
    expect(open.map(({ reason }) => reason).toSorted()).toEqual([...payoutReasons].toSorted())
    const asked = order(maria, 305)
    await payoutsOf(db).markPaid(asked)
    const paid = (await payoutsOf(db).statement(maria, november)).payouts.find(({ id }) => id === asked.id)
    expect(paid?.lines.map(({ bookingId, reason, cents: amount }) => [bookingId, reason, amount])).toEqual(
      open.map(({ bookingId, reason, cents: amount }) => [bookingId, reason, amount]),
    )
    expect(await openLines(db, maria)).toEqual([])
    // Moved to another day, it stays in the period that it was paid out in.
    await change(db, fresh, { booking_date: '2026-12-01' })
    expect(await openLines(db, maria)).toEqual([])
    const december = { from: businessDate('2026-12-01'), to: businessDate('2026-12-15') }
    expect(await payoutsOf(db).all(december)).toEqual([])
  })

  test('follows a job that is given to somebody else after it was paid out, in both statements', async ({
    db,
  }) => {
    const [maria, priya] = [await contractor(db, 'Maria Santos'), await contractor(db, 'Priya Raman')]
    const id = await job(db, maria, '2026-11-03', 90)
    await payoutsOf(db).markPaid(order(maria, 90))
    await change(db, id, { contractor_id: priya })
    const date = businessDate('2026-11-03')
    expect(await openLines(db, maria)).toEqual([{ bookingId: id, date, reason: 'reassigned', cents: -9_000 }])
    expect(await openLines(db, priya)).toEqual([{ bookingId: id, date, reason: 'job', cents: 9_000 }])
    // Pay that goes back is set off against the next jobs, also of a later period.
    await job(db, maria, '2026-11-20', 120)
    const later = { from: businessDate('2026-11-16'), to: businessDate('2026-11-30') }
    await expect(payoutsOf(db).markPaid(order(maria, 120, { period: later }))).rejects.toMatchObject({
      hint: 'payout-changed',
    })
    await payoutsOf(db).markPaid(order(maria, 30, { period: later }))
    expect(await openLines(db, maria, later)).toEqual([])
  })

  test('is for days in order, a year and a day at most, as in the core', async ({ db }) => {
    const maria = await contractor(db, 'Maria Santos')
    await job(db, maria, '2026-11-03', 90)
    const [from, year] = [businessDate('2025-11-03'), 366]
    for (const days of [-1, year + 1, year]) {
      const period = { from, to: addDays(from, days) }
      const paid = payoutsOf(db).markPaid(order(maria, 90, { period }))
      if (isPayPeriod(period)) await paid
      else await expect(paid).rejects.toThrow()
    }
    expect(await openLines(db, maria)).toEqual([])
  })

  test('stays with the name of a deleted contractor, and what was paid out stays paid', async ({ db }) => {
    const maria = await contractor(db, 'Maria Santos')
    await job(db, maria, '2026-11-03', 90)
    await payoutsOf(db).markPaid(order(maria, 90))
    await job(db, maria, '2026-11-05', 80)
    await db.sql`delete from public.contractors`
    expect(await payoutsOf(db).all(november)).toMatchObject([
      { cleaner: 'Maria Santos', name: 'Maria Santos', totals: { earnedCents: 17_000, openCents: 8_000 } },
    ])
    await payoutsOf(db).markPaid(order('Maria Santos', 80))
    expect((await payoutsOf(db).statement('Maria Santos', november)).payouts).toHaveLength(2)
  })
})

describe('marking paid', () => {
  test('two administrators at once pay a job once, and a repeated request is one payout', async ({ db }) => {
    const maria = await contractor(db, 'Maria Santos')
    await addAdmin(db, 'other@example.com')
    for (const day of ['2026-11-02', '2026-11-03', '2026-11-04']) await job(db, maria, day, 90)
    const request = (id: string) => ({ id, cleaner: maria, ...november, amount: 270, method: 'cash' })
    const ids = Array.from({ length: 8 }, () => randomUUID())
    const asked = [...ids, ...ids].map((id, index) =>
      db.call(
        'admin_pay_contractor',
        { request: request(id) },
        index % 2 === 0 ? admin : { email: 'other@example.com' },
      ),
    )
    const results = await Promise.allSettled(asked)
    const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(new Set(done).size).toBe(1)
    expect(done).toHaveLength(2)
    for (const result of results) {
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'PT409', hint: 'payout-changed' })
    }
    expect(
      await db.sql`select count(*)::int as lines, sum(amount)::int as dollars from public.payout_lines`,
    ).toEqual([{ lines: 3, dollars: 270 }])
    const other = db.call(
      'admin_pay_contractor',
      { request: { ...request(String(done[0])), amount: 1 } },
      admin,
    )
    await expect(other).rejects.toMatchObject({ hint: 'other-payout' })
  })

  test('refuses what is not owed as it was shown, and a line that was paid already', async ({ db }) => {
    const maria = await contractor(db, 'Maria Santos')
    const id = await job(db, maria, '2026-11-03', 90)
    await expect(payoutsOf(db).markPaid(order(maria, 100))).rejects.toMatchObject({ hint: 'payout-changed' })
    await expect(payoutsOf(db).markPaid(order(maria, 0))).rejects.toMatchObject({ hint: 'nothing-to-pay' })
    await payoutsOf(db).markPaid(order(maria, 90))
    const again = db.sql`
      insert into public.payout_lines (payout_id, booking_id, nr, cleaner_name, day, reason, amount)
      select gen_random_uuid(), booking_id, nr, cleaner_name, day, reason, amount from public.payout_lines`
    await expect(again).rejects.toThrow('paid_out_once')
    for (const way of [
      'update public.payouts set amount = 1',
      'update public.payout_lines set amount = 1',
      'delete from public.payout_lines',
      'delete from public.payouts',
    ]) {
      await expect(db.sql.unsafe(way), way).rejects.toMatchObject({ code: 'PT409', hint: 'kept' })
    }
    expect(await db.sql`select booking_id, amount::float8 from public.payout_lines`).toEqual([
      { booking_id: id, amount: 90 },
    ])
  })

  test('stands in the statement of its period and of its jobs’ days, the newest first', async ({ db }) => {
    const maria = await contractor(db, 'Maria Santos')
    const days = ['2026-10-31', '2026-11-03', '2026-11-15', '2026-11-16']
    const paid: string[] = []
    for (const [nr, day] of days.entries()) {
      db.setClock(new Date(Date.UTC(2026, 10, 21, 12, (nr * 2) % 5)))
      await job(db, maria, day, 90)
      const period = day > november.to ? { from: businessDate(day), to: businessDate(day) } : november
      const asked = order(maria, 90, { period })
      await payoutsOf(db).markPaid(asked)
      paid.push(asked.id)
    }
    const [october, third, fifteenth, later] = paid
    const idsOf = async (from: string, to = from) =>
      (await payoutsOf(db).statement(maria, { from: businessDate(from), to: businessDate(to) })).payouts.map(
        ({ id }) => id,
      )
    expect(await idsOf(november.from, november.to)).toEqual([fifteenth, third, october])
    expect(await idsOf('2026-10-31')).toEqual([october])
    expect(await idsOf('2026-11-15')).toEqual([fifteenth, third, october])
    expect(await idsOf('2026-11-16')).toEqual([later])
    expect(await idsOf('2026-10-01', '2026-12-01')).toEqual([fifteenth, third, later, october])
  })

  test('taken back, once, the jobs are owed again; who did what is in both histories', async ({ db }) => {
    const maria = await contractor(db, 'Maria Santos')
    const id = await job(db, maria, '2026-11-03', 90)
    const paid = order(maria, 90, { note: 'Bonus next time' })
    await payoutsOf(db).markPaid(paid)
    const back = randomUUID()
    const results = await Promise.allSettled([
      payoutsOf(db).reverse(back, paid.id, 'Wrong account'),
      payoutsOf(db).reverse(randomUUID(), paid.id, ''),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [done] = await db.sql`select id, note from public.payouts where reverses is not null`
    await payoutsOf(db).reverse(String(done?.id), paid.id, String(done?.note))
    await expect(payoutsOf(db).reverse(randomUUID(), paid.id, '')).rejects.toMatchObject({
      hint: 'reversed',
    })
    await expect(payoutsOf(db).reverse(randomUUID(), back, '')).rejects.toMatchObject({ code: 'PT404' })
    expect(await openLines(db, maria)).toMatchObject([{ bookingId: id, reason: 'job', cents: 9_000 }])
    expect((await payoutsOf(db).statement(maria, november)).payouts).toMatchObject([
      { id: paid.id, cents: 9_000, by: admin.email, note: 'Bonus next time', reversed: { by: admin.email } },
    ])
    await payoutsOf(db).markPaid(order(maria, 90))

    const history = adminHistory(adminClientOn(db))
    const ofBooking = (await history.ofBooking(id, null)).entries.filter(({ source }) => source === 'payout')
    expect(
      ofBooking
        .map(({ actor, action, amountCents, status }) => [actor, action, amountCents, status])
        .toSorted(),
    ).toEqual([
      [admin.email, 'job', 9_000, 'Maria Santos'],
      [admin.email, 'job', 9_000, 'Maria Santos'],
      [admin.email, 'reversed', -9_000, 'Maria Santos'],
    ])
    const ofOffice = (await history.ofOffice(null)).entries.filter(({ subject }) => subject === 'payouts')
    expect(ofOffice).toHaveLength(3)
    expect(ofOffice[0]).toMatchObject({ actor: admin.email, name: 'Maria Santos', action: 'created' })
  })
})

test('a date of the period is the company’s, whatever the caller’s: its first and last days belong to it', async ({
  db,
}) => {
  const maria = await contractor(db, 'Maria Santos')
  for (const day of [addDays(november.from, -1), november.from, november.to, addDays(november.to, 1)])
    await job(db, maria, day, 50)
  expect(await payoutsOf(db).all(november)).toMatchObject([
    { totals: { jobs: 2, earnedCents: 10_000, beforeCents: 5_000, openCents: 15_000 } },
  ])
  expect((await openLines(db, maria)).map((line) => line.cents)).toEqual([5_000, 5_000, 5_000])
})
