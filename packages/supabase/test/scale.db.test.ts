import { businessDate } from '@dustforce/core/schedule'
import { expect } from 'vitest'
import { adminBookings } from '../src/admin/admin-bookings.ts'
import { adminCustomers, type CustomerPage } from '../src/admin/admin-customers.ts'
import { admin, adminClientOn, seedBookings, seedYears } from './admin-rows.ts'
import { testAlone as test } from './postgres.ts'
import { rowsLookedAt, rowsRead } from './rows-read.ts'

/* The small form of `npm run bench:scale`: how much is read, which is the same on every machine. */

const rowsAPage = 50
const aBookingADay = { count: 3_600, perDay: 1, perCustomer: 3 }

test('a page of the bookings reads about a page, in every order', async ({ db }) => {
  db.tolerate('I1')
  await seedBookings(db, 1_000)
  await db.sql`vacuum (analyze) public.bookings`
  const list = adminBookings(adminClientOn(db))
  const dear: unknown[] = []
  for (const key of ['date', 'created', 'customer', 'price'] as const) {
    for (const direction of ['asc', 'desc'] as const) {
      const page = () =>
        list.page({ filters: {}, sort: { key, direction }, after: null, upTo: null, limit: rowsAPage })
      await page()
      const before = await rowsRead(db, 'bookings')
      await page()
      const rows = (await rowsRead(db, 'bookings')) - before
      // Four customers have one name each: those of one are put in order when they are read.
      if (rows > (key === 'customer' ? 350 : 2 * rowsAPage)) dear.push([key, direction, rows])
    }
  }
  expect(dear).toEqual([])
})

test('the bookings of a cleaner who has few are read by themselves, in every order', async ({ db }) => {
  db.tolerate('I1')
  await seedBookings(db, 1_000)
  await db.sql`update public.bookings set assigned_cleaner_name = 'Rare Name' where id like 'b00%77'`
  await db.sql`vacuum (analyze) public.bookings`
  const list = adminBookings(adminClientOn(db))
  for (const key of ['date', 'created', 'customer', 'price'] as const) {
    const page = () =>
      list.page({
        ...{ filters: { assignedCleaner: 'Rare Name' }, sort: { key, direction: 'asc' } },
        ...{ after: null, upTo: null, limit: rowsAPage },
      })
    await page()
    const before = await rowsRead(db, 'bookings')
    expect((await page()).rows).toHaveLength(10)
    expect((await rowsRead(db, 'bookings')) - before).toBeLessThan(30)
  }
})

test('a page of inquiries and a page of customers read about a page', async ({ db }) => {
  db.tolerate('I1')
  await seedBookings(db, 1_000)
  await db.sql`
    insert into public.contact_inquiries (name, email, subject, message, inquiry_status, created_at)
    select 'Name ' || n, 'mail' || n || '@example.com', 'Subject', 'Hello', (array['new', 'closed'])[1 + n % 2],
      ${db.now()}::timestamptz - n * interval '1 hour'
    from generate_series(1, 1000) n`
  await db.sql`vacuum (analyze) public.bookings, public.contact_inquiries`
  const readBy = async (table: string, name: string, args: Readonly<Record<string, unknown>>) => {
    await db.call(name, args, admin)
    const before = await rowsRead(db, table)
    await db.call(name, args, admin)
    return (await rowsRead(db, table)) - before
  }
  for (const filter of [{}, { status: 'new' }]) {
    const request = { ...filter, after: null, limit: rowsAPage }
    expect(await readBy('contact_inquiries', 'admin_inquiries', { request })).toBeLessThan(5 * rowsAPage)
  }
  // A customer is looked up by each booking, to see which is the newest, and for what is said of them.
  const customers = { search: '', after: null, batch: rowsAPage }
  expect(await readBy('bookings', 'admin_customers', customers)).toBeLessThan(10 * rowsAPage)
})

test('two letters that no booking has are looked up, and no booking is read', async ({ db }) => {
  db.tolerate('I1')
  await seedBookings(db, 1_000)
  await db.sql`vacuum (analyze) public.bookings`
  const before = await rowsRead(db, 'bookings')
  const found = await db.sql.begin(async (sql) => {
    await sql`set local enable_seqscan = off`
    return sql`
      select b.id from public.bookings b
      where private.finds_booking('zq', b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id)`
  })
  expect(found).toEqual([])
  expect((await rowsRead(db, 'bookings')) - before).toBe(0)
})

test('a search reads the newest bookings for a common word, and besides them only what it finds for another', async ({
  db,
}) => {
  db.tolerate('I1')
  await seedBookings(db, 1_000)
  await db.sql`vacuum (analyze) public.bookings`
  const list = adminBookings(adminClientOn(db))
  const page = (search: string) =>
    list.page({
      ...{ filters: { search }, sort: { key: 'date', direction: 'desc' } },
      ...{ after: null, upTo: null, limit: rowsAPage },
    })
  const newest = 500
  const dear: unknown[] = []
  for (const word of ['king st', 'mail900@', 'nobody of this name', 'zq', '4165559999']) {
    await page(word)
    const before = await rowsRead(db, 'bookings')
    const { rows } = await page(word)
    const read = (await rowsRead(db, 'bookings')) - before
    // Each that it finds is found by the index, read, and read again for the page.
    if (read > newest + 4 * rows.length + 10) dear.push([word, read])
  }
  expect(dear).toEqual([])
})

test('the pages of a search are all that it finds, in order, however many bookings have it', async ({
  db,
}) => {
  db.tolerate('I1')
  await seedBookings(db, 1_000)
  const list = adminBookings(adminClientOn(db))
  const words = [
    'king st',
    '77 king st',
    '9 king',
    'ana',
    'mail900@',
    'zq',
    'cs',
    '416 555 0000',
    '(416) 555-0000',
  ]
  for (const search of words) {
    const paged: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list.page>> = await list.page({
        ...{ filters: { search }, sort: { key: 'date', direction: 'desc' } },
        ...{ after, upTo: null, limit: 200 },
      })
      paged.push(...page.rows.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    const found = await db.sql`
      select b.id from public.bookings b
      where private.finds_booking(${search}, b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id)
      order by b.booking_date desc, b.booking_minute desc, b.id`
    expect([search, paged]).toEqual([search, found.map(({ id }) => id)])
  }
})

test('a word that thousands of old bookings have and no new one is looked for from the newest on, in the list, the palette and among customers', async ({
  db,
}) => {
  db.tolerate('I1')
  await seedYears(db, aBookingADay)
  await db.sql`vacuum (analyze) public.bookings`
  const reads = async (name: string, args: Readonly<Record<string, unknown>>) => {
    await db.call(name, args, admin)
    const before = await rowsLookedAt(db, 'bookings')
    await db.call(name, args, admin)
    return (await rowsLookedAt(db, 'bookings')) - before
  }
  const search = 'old town'
  const place = ['2024-06-01', 540, '']
  const rows: Record<string, number> = {
    list: await reads('admin_bookings', { request: { search } }),
    'a later page': await reads('admin_bookings', { request: { search, after: place } }),
    palette: await reads('admin_search', { typed: search }),
    customers: await reads('admin_customers', { search, after: null, batch: rowsAPage }),
    'later customers': await reads('admin_customers', { search, after: place, batch: rowsAPage }),
  }
  // The newest 500, which have it not; 500 to see that many have it; those of four years that have it; and the page's, whose customers have three each.
  const dear = Object.entries(rows).filter(([, read]) => read > 2 * 500 + 4 * 366 + 6 * rowsAPage)
  expect(dear).toEqual([])
})

test('the pages of customers that a search finds name each of them once, in the order of their bookings', async ({
  db,
}) => {
  db.tolerate('I1')
  await seedYears(db, { count: 3_400, perDay: 6, perCustomer: 6 })
  await db.sql`vacuum (analyze) public.bookings`
  const customers = adminCustomers(adminClientOn(db))
  const list = adminBookings(adminClientOn(db))
  for (const search of [
    'old town',
    '77 king st',
    'king',
    'cy o',
    'mail77@',
    'zq',
    '647 555 0199',
    '905-555-0199',
  ]) {
    const paged: string[] = []
    const listed: string[] = []
    let after: string | null = null
    do {
      const page: CustomerPage = await customers.page(search, after)
      paged.push(...page.rows.map(({ email }) => email))
      after = page.next
    } while (after !== null)
    do {
      const page: Awaited<ReturnType<typeof list.page>> = await list.page({
        ...{ filters: { search }, sort: { key: 'date', direction: 'desc' } },
        ...{ after, upTo: null, limit: 200 },
      })
      listed.push(...page.rows.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    const found = await db.sql`
      select b.id, b.email from public.bookings b
      where private.finds_booking(${search}, b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id)
      order by b.booking_date desc, b.booking_minute desc, b.id`
    expect([search, listed]).toEqual([search, found.map(({ id }) => id)])
    expect([search, paged]).toEqual([search, [...new Set(found.map(({ email }) => email))]])
  }
})

test('a search in another order, or among what is filtered, finds all that it would find by reading all', async ({
  db,
}) => {
  db.tolerate('I1')
  await seedYears(db, aBookingADay)
  await db.sql`vacuum (analyze) public.bookings`
  const list = adminBookings(adminClientOn(db))
  const orders = [
    ['created', 'b.created_at desc, b.id'],
    ['customer', 'lower(b.customer_name) desc, b.id'],
    ['price', 'b.total_price desc, b.booking_date desc, b.id'],
    ['date', 'b.booking_date desc, b.booking_minute desc, b.id'],
  ] as const
  for (const search of ['old town', '77 king st', 'ana', 'zq']) {
    for (const [key, order] of orders) {
      const found = await db.sql.unsafe(
        `select b.id from public.bookings b
         where private.finds_booking($1, b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) and b.service_type = 'standard'
         order by ${order}`,
        [search],
      )
      const paged: string[] = []
      let after: string | null = null
      do {
        const page: Awaited<ReturnType<typeof list.page>> = await list.page({
          ...{
            filters: { search, serviceType: 'standard' },
            sort: { key, direction: 'desc' },
          },
          ...{ after, upTo: null, limit: 200 },
        })
        paged.push(...page.rows.map(({ id }) => id))
        after = page.next
      } while (after !== null)
      expect([search, key, paged]).toEqual([search, key, found.map(({ id }) => id)])
    }
  }
})

test('a note and the version it raises are written on the booking’s page, and in no index', async ({
  db,
}) => {
  db.tolerate('I1')
  await seedBookings(db, 200)
  const written = async () => {
    await db.sql`select pg_stat_force_next_flush()`
    const [row] = await db.sql`
      select n_tup_upd::int as changes, n_tup_hot_upd::int as without_index
      from pg_stat_user_tables where relid = 'public.bookings'::regclass`
    return { changes: Number(row?.changes), withoutIndex: Number(row?.without_index) }
  }
  const before = await written()
  await db.sql`update public.bookings set admin_notes = 'Ring twice' where id like '%7'`
  const after = await written()
  expect(after.changes - before.changes).toBe(20)
  expect(after.withoutIndex - before.withoutIndex).toBe(20)
})

test('series are planned on, shown to their customers and on the board from their own visits, whatever else is booked', async ({
  db,
}) => {
  db.tolerate('I1')
  await seedBookings(db, 1_000)
  const visits = 26
  await db.sql`
    insert into public.series (
      status, email, every, from_day, start_minute, on_closed, price_book_version, request, planned_through,
      consent_text, consent_terms, consented_at
    )
    select 'running', 'mail' || n || '@example.com', '2-weeks', '2026-06-01', 540, 'skip', 'gta', '{}', '2026-11-30', 'I agree', '{}', now()
    from generate_series(1, 60) n`
  await db.sql`
    insert into public.bookings (
      customer_name, email, phone, address, booking_date, booking_time, service_type, series_id, original_date, payment_status, booking_status
    )
    select 'Ada', s.email, '416', 'Toronto', s.from_day + 14 * n, '9:00 AM', 'standard', s.id, s.from_day + 14 * n,
      case when n < 15 then 'paid' else 'arranged' end, case when n < 15 then 'completed' else 'confirmed' end
    from public.series s cross join generate_series(0, ${visits - 1}) n`
  await db.sql`vacuum (analyze) public.bookings, public.series`
  const [one] = await db.sql`select id from public.bookings where series_id is not null limit 1`
  const batch = 20
  const reads = async (work: () => Promise<unknown>) => {
    await work()
    const before = await rowsRead(db, 'bookings')
    await work()
    return (await rowsRead(db, 'bookings')) - before
  }
  // This reads how many visits there are, and the last of them.
  expect(await reads(() => db.call('series_due', { through: '2026-12-31', batch }))).toBeLessThan(
    2 * batch * visits + 50,
  )
  expect(await reads(() => db.call('series_of', { booking_id: one?.id }))).toBeLessThan(2 * visits)
  // Of the visits to come, those of the next days.
  expect(await reads(() => db.call('charges_due', { days_ahead: 8, batch: 100 }))).toBeLessThan(50)
  // The customer's page and the Command Hub's: the visits of this series, and what is said of its customer.
  const ofVisit = { booking_id: one?.id }
  expect(await reads(() => db.call('series_to_change', ofVisit))).toBeLessThan(3 * visits)
  expect(await reads(() => db.call('admin_series', ofVisit, admin))).toBeLessThan(3 * visits)
  expect(await reads(() => db.call('admin_customer', ofVisit, admin))).toBeLessThan(20 * visits)
  const list = adminBookings(adminClientOn(db))
  const board = () => list.between(businessDate('2026-11-16'), businessDate('2026-11-22'))
  const jobs = (await board()).length
  expect(jobs).toBeGreaterThan(60)
  expect(await reads(board)).toBeLessThan(2 * jobs + rowsAPage)
  const [{ due }] = (await db.sql`
    select jsonb_agg(jsonb_build_object('id', id, 'version', version)) as due from public.series`) as [
    { due: unknown },
  ]
  expect(await reads(() => db.call('pass_series', { series: due, through: '2026-12-31' }))).toBe(0)
})
