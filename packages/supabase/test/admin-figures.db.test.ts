import { gtaPriceBook } from '@dustforce/core/catalogue'
import { addDays, businessDate, gtaPolicy, monthOf } from '@dustforce/core/schedule'
import { bookingFromRow, paymentStatuses, storedBookingStatuses } from '@dustforce/office/booking'
import {
  assignmentsThisWeek,
  bookingMetrics,
  financeMetrics,
  financePoint,
  financeSeries,
} from '@dustforce/office/metrics'
import { expect } from 'vitest'
import { adminFigures } from '../src/admin/admin-figures.ts'
import { addAdmin, admin, adminClientOn, seedBookings } from './admin-rows.ts'
import { type Caller, userIdOf } from './caller.ts'
import { type TestDatabase, testAlone as test } from './postgres.ts'
import { rowsRead } from './rows-read.ts'

const figuresOf = (db: TestDatabase) => adminFigures(adminClientOn(db))

async function bookingsOf(db: TestDatabase) {
  const rows = await db.sql`select to_jsonb(b) as row from public.bookings b`
  return rows.map(({ row }) => bookingFromRow(row))
}

// The first, so that no other connection still has reads of its own to tell.
test('the figures of all years read no booking of a day that is kept', async ({ db }) => {
  db.tolerate('I1')
  await seedBookings(db, 400)
  await db.sql`update public.bookings set booking_date = booking_date - 400`
  await keep(db)
  await db.sql`vacuum (analyze) public.bookings`
  await figuresOf(db).finance({ from: businessDate('2020-01-01'), to: businessDate('2024-12-31') })
  const before = await rowsRead(db, 'bookings')
  const finance = await figuresOf(db).finance(wide)
  expect(finance.days.map(({ date }) => date)).toEqual([
    '2025-08-01',
    '2025-09-01',
    '2025-10-01',
    '2025-11-01',
  ])
  // The only reads find out how far the bookings go.
  expect((await rowsRead(db, 'bookings')) - before).toBeLessThan(20)
})

test('the dashboard’s figures are those of the core on the same rows', async ({ db }) => {
  await seedBookings(db, 400)
  const now = db.now().getTime()
  const bookings = await bookingsOf(db)
  const figures = await figuresOf(db).dashboard(now)
  expect(figures.bookings).toEqual(bookingMetrics(bookings, now, gtaPolicy))
  expect(figures.finance).toEqual(financeMetrics(bookings, now, gtaPolicy, gtaPriceBook))
  expect(figures.assignments).toEqual(assignmentsThisWeek(bookings, now, gtaPolicy))
  expect(figures.bookings.thisWeek).toBeGreaterThan(10)
  expect(figures.assignments.at(-1)?.label).toBe('Unassigned')
})

test('the figures of every status, at every edge of the week and the months, are those of the core', async ({
  db,
}) => {
  db.tolerate('I1')
  await addAdmin(db)
  const now = db.now().getTime()
  const { week, today } = bookingMetrics([], now, gtaPolicy)
  const edges = [week, monthOf(today), monthOf(today, -1)].flatMap(({ from, to }) => [
    ...[addDays(from, -1), from],
    ...[to, addDays(to, 1)],
  ])
  const days = [...new Set([today, ...edges])]
  // Amounts of which no two sums are equal; the newest are a day old to the second, before and after.
  await db.sql`
    insert into public.bookings (
      customer_name, email, phone, address, booking_date, booking_time, service_type, payment_status, booking_status,
      total_price, contractor_pay, discount_amount, refunded_amount, lost_amount, retainable_amount, hst_amount, subtotal_before_tax,
      assigned_cleaner_name, created_at
    )
    select 'Ana', 'ana@example.com', '416', 'Toronto', d.day::date, '9:00 AM', (array['standard', 'deep-clean'])[1 + (d.nr % 2)::int],
      p.status, s.status,
      100 + n.nr * 7.13, case when n.nr % 5 > 0 then 50 + n.nr * 1.37 end, n.nr % 13, n.nr % 3 * 60, n.nr % 7 * 10,
      case when n.nr % 2 = 0 then n.nr % 5 * 31.5 end, case when n.nr % 4 > 0 then 7 + n.nr end,
      case when n.nr % 3 > 0 then 93 + n.nr * 6.13 end,
      (array['Zoe Ray', 'Al Poe', null])[1 + (n.nr % 3)::int],
      ${db.now()}::timestamptz - interval '1 day' + (n.nr % 3 - 1) * interval '1 second'
    from unnest(${days}::text[]) with ordinality d (day, nr)
    cross join unnest(${[...paymentStatuses]}::text[]) with ordinality p (status, nr)
    cross join unnest(${[...storedBookingStatuses]}::text[]) with ordinality s (status, nr)
    cross join lateral (select d.nr * 49 + p.nr * 7 + s.nr as nr) n`
  const bookings = await bookingsOf(db)
  const figures = await figuresOf(db).dashboard(now)
  expect(figures).toEqual({
    bookings: bookingMetrics(bookings, now, gtaPolicy),
    finance: financeMetrics(bookings, now, gtaPolicy, gtaPriceBook),
    assignments: assignmentsThisWeek(bookings, now, gtaPolicy),
  })
  const finance = await figuresOf(db).finance(week)
  expect(
    finance.days.map(({ date, discountsCents, ...day }) => ({ period: { from: date, to: date }, ...day })),
  ).toEqual(
    financeSeries(bookings, week, 'day', gtaPolicy, gtaPriceBook)
      .map(({ marginCents, ...day }) => day)
      .filter(({ period }) => days.includes(period.from)),
  )
  const pointOf = (some: typeof bookings) => financePoint(some, week, gtaPolicy, gtaPriceBook)
  for (const { service, ...earned } of finance.services) {
    const { bookings: count, revenueCents } = pointOf(bookings.filter((one) => one.serviceType === service))
    expect(earned, service).toEqual({ bookings: count, revenueCents })
  }
  expect(Math.max(...finance.days.map(({ keptTaxCents }) => keptTaxCents))).toBeGreaterThan(0)
  expect(finance.services).toHaveLength(2)
  for (const { name, payoutCents } of finance.contractors) {
    const theirs = bookings.filter((one) => (one.assignedCleanerName ?? 'Unassigned') === name)
    expect(payoutCents, name).toBe(pointOf(theirs).payoutsCents)
  }
  expect(finance.contractors).toHaveLength(3)
})

test('a price agreed above the list is no discount that was given', async ({ db }) => {
  db.tolerate('I1')
  await seedBookings(db, 2)
  const day = businessDate('2026-12-01')
  await db.sql`update public.bookings set booking_date = ${day}, payment_status = 'paid', booking_status = 'confirmed', applied_promo_code = null,
    agreed_price = case id when 'b00001' then 500 end, discount_amount = case id when 'b00001' then -40 else 15 end`
  const { days } = await figuresOf(db).finance({ from: day, to: day })
  expect(days.map(({ discountsCents }) => discountsCents)).toEqual([1500])
})

test('visits that were sold and called off are missed, by whom it was and with what is kept of them', async ({
  db,
}) => {
  db.tolerate('I1')
  await seedBookings(db, 9)
  const day = businessDate('2026-12-01')
  await db.sql`update public.bookings set booking_date = ${day}, total_price = 200, refunded_amount = 0, lost_amount = 0, booking_status = 'confirmed'`
  const missed = async (
    id: string,
    by: string | null,
    columns: Readonly<Record<string, string | number>> = {},
  ) => {
    const { paid = 'paid', retainable = null, refunded = 0, date = day } = columns
    await db.sql`
      update public.bookings set booking_status = 'canceled', missed_by = null, payment_status = ${paid}, retainable_amount = ${retainable},
        refunded_amount = ${refunded}, booking_date = ${date} where id = ${id}`
    await db.sql`update public.bookings set missed_by = ${by} where id = ${id}`
  }
  await missed('b00001', 'customer', { retainable: 50, refunded: 150 })
  await missed('b00002', 'customer', { paid: 'arranged' })
  await missed('b00003', 'access')
  await missed('b00004', 'weather', { paid: 'refunded', refunded: 200 })
  await missed('b00005', null, { paid: 'refunded', refunded: 200 })
  // Nobody has paid for it, so nobody misses it.
  await missed('b00006', null, { paid: 'expired' })
  await missed('b00007', 'customer', { date: '2026-12-02' })
  // A visit whose place was freed because its card could not be charged.
  await missed('b00008', 'customer', { paid: 'failed' })
  const { missed: rows } = await figuresOf(db).finance({ from: day, to: day })
  expect(rows).toEqual([
    { by: 'customer', visits: 3, keptCents: 5000, missedCents: 55_000 },
    { by: 'weather', visits: 1, keptCents: 0, missedCents: 20_000 },
    { by: null, visits: 1, keptCents: 0, missedCents: 20_000 },
    { by: 'access', visits: 1, keptCents: 20_000, missedCents: 0 },
  ])
})

test('an empty database has figures too', async ({ db }) => {
  await seedBookings(db, 0)
  const now = db.now().getTime()
  const figures = await figuresOf(db).dashboard(now)
  expect(figures).toEqual({
    bookings: bookingMetrics([], now, gtaPolicy),
    finance: financeMetrics([], now, gtaPolicy, gtaPriceBook),
    assignments: [],
  })
})

test('the finance page’s days are those of the core on the same rows', async ({ db }) => {
  await seedBookings(db, 400)
  const range = { from: businessDate('2026-10-15'), to: businessDate('2026-12-02') }
  const bookings = await bookingsOf(db)
  const { days, services, contractors } = await figuresOf(db).finance(range)
  const expected = financeSeries(bookings, range, 'day', gtaPolicy, gtaPriceBook).filter(
    ({ bookings: count, payoutsCents }) => count > 0 || payoutsCents > 0,
  )
  const earned = days.filter(({ bookings: count, payoutsCents }) => count > 0 || payoutsCents > 0)
  expect(
    earned.map(({ date, bookings: count, revenueCents, taxCents, payoutsCents }) => ({
      date,
      count,
      revenueCents,
      taxCents,
      payoutsCents,
    })),
  ).toEqual(
    expected.map(({ period, bookings: count, revenueCents, taxCents, payoutsCents }) => ({
      date: period.from,
      count,
      revenueCents,
      taxCents,
      payoutsCents,
    })),
  )
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  expect(total(services.map(({ revenueCents }) => revenueCents))).toBe(
    total(days.map(({ revenueCents }) => revenueCents)),
  )
  expect(total(contractors.map(({ payoutCents }) => payoutCents))).toBe(
    total(days.map(({ payoutsCents }) => payoutsCents)),
  )
})

test('an administrator lets others in and keeps them out, but not themselves', async ({ db }) => {
  await seedBookings(db, 0)
  const other = { email: 'other@example.com' }
  await addAdmin(db, other.email)
  const setActive = (email: string, active: boolean, caller: Caller) =>
    db.call('admin_set_active', { user_id: userIdOf(email), active }, caller)
  await setActive(other.email, false, admin)
  const owner = { role: 'owner', has_code: false }
  expect(await db.call('admin_team', {}, admin)).toEqual({
    invitations: [],
    members: [
      { ...owner, user_id: userIdOf(admin.email), email: admin.email, is_active: true, is_self: true },
      { ...owner, user_id: userIdOf(other.email), email: other.email, is_active: false, is_self: false },
    ],
  })
  await expect(setActive(admin.email, false, admin)).rejects.toThrow('You cannot change your own access.')
  await expect(setActive(other.email, true, other)).rejects.toMatchObject({ code: '42501' })
  await expect(setActive('nobody@example.com', true, admin)).rejects.toMatchObject({ code: 'PT404' })
})

const wide = { from: businessDate('2020-01-01'), to: businessDate('2030-12-31') }
const keep = (db: TestDatabase, batch: number | null = null) =>
  db.sql`select private.keep_figures(${batch}::integer) as days`.then(([row]) => Number(row?.days))
async function keptDays(db: TestDatabase): Promise<number> {
  const [row] = await db.sql`select count(distinct day)::int as n from private.day_figures`
  return Number(row?.n)
}

/** Reads what the finance and the payouts pages say of all days and of a part of them, and what they said if nothing was kept. */
async function keptAndSummed(db: TestDatabase) {
  const say = async () => ({
    finance: await figuresOf(db).finance(wide),
    payouts: await db.call('admin_payouts', { from_date: wide.from, to_date: wide.to }, admin),
    part: await db.call('admin_payouts', { from_date: '2025-02-10', to_date: '2026-10-20' }, admin),
  })
  const said = await say()
  const kept = await db.sql`select * from private.day_figures`
  const pay = await db.sql`select * from private.kept_pay`
  await db.sql`delete from private.day_figures`
  await db.sql`delete from private.kept_pay`
  const summed = await say()
  if (kept.length > 0) await db.sql`insert into private.day_figures ${db.sql(kept)}`
  if (pay.length > 0) await db.sql`insert into private.kept_pay ${db.sql(pay)}`
  return { said, summed }
}

const keptYears = (db: TestDatabase) =>
  db.sql`
    select distinct extract(year from first_day)::int as year from private.kept_pay
    where last_day - first_day between 364 and 366 order by year
  `.then((rows) => rows.map(({ year }) => year))

test('the kept figures of days that are over are the sums of their bookings, whatever changes them later', async ({
  db,
}) => {
  db.tolerate('I1')
  await seedBookings(db, 300)
  await db.sql`update public.bookings set booking_date = booking_date - 700 where id < 'b00100'`
  await db.sql`update public.bookings set booking_date = booking_date - 365 where id between 'b00100' and 'b00150'`
  expect(await keep(db, 5)).toBe(5)
  expect(await keep(db)).toBeGreaterThan(50)
  expect(await keep(db)).toBe(0)
  expect(await keptDays(db)).toBeGreaterThan(50)
  expect(await keptYears(db)).toEqual([2024, 2025])
  const first = await keptAndSummed(db)
  expect(first.said).toEqual(first.summed)
  expect(first.said.finance.contractors.length).toBeGreaterThan(1)
  expect(first.said.payouts).not.toEqual([])

  const changes = [
    `update public.bookings set refunded_amount = 10 where id = 'b00015'`,
    `update public.bookings set booking_status = 'canceled' where id in ('b00008', 'b00120', 'b00200')`,
    `update public.bookings set booking_date = booking_date - 1 where id in ('b00004', 'b00204')`,
    `update public.bookings set assigned_cleaner_name = 'New Name', contractor_pay = 99 where id in ('b00015', 'b00135')`,
    `delete from public.bookings where id in ('b00016', 'b00216')`,
    `insert into public.bookings (customer_name, email, phone, address, booking_date, booking_time, service_type, payment_status,
       booking_status, total_price) values ('Ana', 'a@example.com', '416', 'Toronto', '2024-12-24', '9:00 AM', 'standard', 'paid',
       'completed', 321)`,
    `with payout as (
       insert into public.payouts (id, contractor_name, from_day, to_day, amount, method, created_by)
       values (gen_random_uuid(), 'Ana', '2025-01-01', '2025-12-31', 30, 'cash', 'a') returning id
     )
     insert into public.payout_lines (payout_id, booking_id, nr, cleaner_name, day, reason, amount)
     select p.id, b.id, 1, b.assigned_cleaner_name, b.booking_date, 'job', 10
     from payout p cross join (
       select * from public.bookings b
       where b.booking_status = 'completed' and b.assigned_cleaner_name <> '' and b.booking_date < '2026-10-01' order by b.id limit 3
     ) b`,
  ]
  for (const change of changes) {
    await db.sql.unsafe(change)
    // First from the bookings of the stale days, then from what is kept of them.
    for (const days of [0, await keep(db)]) {
      const { said, summed } = await keptAndSummed(db)
      expect([change, days, said]).toEqual([change, days, summed])
    }
    const [stale] = await db.sql`select count(*)::int as n from private.stale_days where day < '2026-11-01'`
    expect(stale?.n).toBe(0)
  }
  const before = await figuresOf(db).finance(wide)
  await db.sql`update private.day_figures set revenue = revenue + 1`
  expect(await figuresOf(db).finance(wide)).not.toEqual(before)
  await db.sql`select private.rebuild_figures()`
  expect(await figuresOf(db).finance(wide)).toEqual(before)
})

test('a day that is being changed is kept after the change, and by nobody before', async ({ db }) => {
  db.tolerate('I1')
  await seedBookings(db, 90)
  await db.sql`update public.bookings set booking_date = '2026-10-05' where id < 'b00020'`
  await keep(db)
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let changed = () => {}
  const isChanged = new Promise<void>((resolve) => {
    changed = resolve
  })
  const change = db.sql.begin(async (sql) => {
    await sql`update public.bookings set total_price = total_price + 1000 where id < 'b00020'`
    changed()
    await ended
  })
  await isChanged
  await db.sql`insert into private.stale_days (day) values ('2026-10-05')`
  expect(await keep(db)).toBe(0)
  end()
  await change
  expect(await keep(db)).toBe(1)
  const { said, summed } = await keptAndSummed(db)
  expect(said).toEqual(summed)
})

test('what is kept later begins after the last day that is kept, also where a year owes nothing', async ({
  db,
}) => {
  db.tolerate('I1')
  await seedBookings(db, 60)
  await db.sql`update public.bookings set booking_date = '2023-05-05', contractor_pay = null where id < 'b00010'`
  await db.sql`update public.bookings set booking_date = '2025-06-06' where id between 'b00010' and 'b00030'`
  await db.sql`delete from private.stale_days`
  // A day and a year at a time.
  const days = [await keep(db, 1), await keep(db, 1), await keep(db, 1)]
  expect(days).toEqual([1, 1, 1])
  await keep(db, 0)
  expect(await keptYears(db)).toEqual([2023, 2024, 2025])
  await db.sql`update public.bookings set booking_date = '2022-01-01' where id = 'b00005'`
  await keep(db)
  const { said, summed } = await keptAndSummed(db)
  expect(said).toEqual(summed)
})
