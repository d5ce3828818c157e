import { businessDate, gtaPolicy } from '@dustforce/core/schedule'
import { type BookingRecord, bookingFromRow } from '@dustforce/office/booking'
import {
  type BookingFilters,
  canStart,
  isNotStarted,
  matchesFilters,
  mayBeMore,
  type NeedKind,
  needsCleaner,
} from '@dustforce/office/hub'
import { assignmentsThisWeek } from '@dustforce/office/metrics'
import { describe, expect } from 'vitest'
import { adminBookings } from '../src/admin/admin-bookings.ts'
import { adminInquiries } from '../src/admin/admin-inquiries.ts'
import { adminNeeds } from '../src/admin/admin-needs.ts'
import { addAdmin, admin, adminClientOn, seedBookings } from './admin-rows.ts'
import { type TestDatabase, test } from './postgres.ts'

const sorts = [
  { key: 'date', direction: 'desc' },
  { key: 'date', direction: 'asc' },
  { key: 'created', direction: 'desc' },
  { key: 'customer', direction: 'asc' },
  { key: 'price', direction: 'desc' },
] as const
type Sort = (typeof sorts)[number]

const filters: readonly BookingFilters[] = [
  {},
  { status: 'pending' },
  { status: 'assigned' },
  { status: 'canceled', serviceType: 'deep-clean' },
  { dateFrom: businessDate('2026-11-01'), dateTo: businessDate('2026-11-30') },
  { assignedCleaner: 'Al Poe' },
  { newBookings: true },
  { search: 'LIMA' },
  { search: '_50%' },
  { search: '%' },
  { search: 'b00017' },
  { search: "o'hara" },
  { search: 'BO EK' },
  { search: 'bó ék' },
  { search: 'di cote' },
  { search: '+1 (416) 555-00' },
  { search: 'df-00000017' },
  { search: ' L-00000017' },
  // Trigrams find no two letters.
  { search: 'an' },
  { search: 'TÉ' },
  { search: 'ek' },
  { search: "o'" },
  { search: '17' },
  { needsCleaner: true },
]

/** The adapter's own reading of the functions, without a network between. */
const listOf = (db: TestDatabase) => adminBookings(adminClientOn(db))

async function everyPage(
  db: TestDatabase,
  asked: BookingFilters,
  sort: Sort,
  limit: number,
): Promise<string[]> {
  const ids: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<ReturnType<typeof listOf>['page']>> = await listOf(db).page({
      filters: asked,
      sort,
      after,
      upTo: null,
      limit,
    })
    ids.push(...page.rows.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  return ids
}

const keys: Record<Sort['key'], (booking: BookingRecord) => readonly (string | number)[]> = {
  date: ({ bookingDate, bookingMinute }) => [bookingDate ?? '', bookingMinute ?? -1],
  created: ({ createdAt }) => [createdAt ?? 0],
  customer: ({ customerName }) => [customerName.toLowerCase()],
  price: ({ totalCents }) => [totalCents],
}

/** Sold bookings without a cleaner. */
const seedSold = (db: TestDatabase, count: number) =>
  db.sql`
    insert into public.bookings (
      customer_name, email, phone, address, booking_date, booking_time, service_type, booking_status, payment_status
    )
    select 'Ana', 'ana@example.com', '416', 'Toronto', date '2027-01-01' + n, '9:00 AM', 'standard', 'confirmed', 'paid'
    from generate_series(1, ${count}::integer) n`

describe('the list of bookings', () => {
  test.for(sorts)('gives every booking once, in the order of $key $direction', async (sort, { db }) => {
    await seedBookings(db, 130)
    const ids = await everyPage(db, {}, sort, 7)
    expect(ids.toSorted()).toEqual(
      Array.from({ length: 130 }, (_, n) => `b${String(n + 1).padStart(5, '0')}`),
    )
    const rows = new Map(
      (await db.sql`select * from public.bookings`).map((row) => [row.id, bookingFromRow(plain(row))]),
    )
    const shown = ids.map((id) => {
      const booking = rows.get(id)
      if (booking === undefined) throw new Error(`No booking ${id}`)
      return keys[sort.key](booking)
    })
    const turn = sort.direction === 'asc' ? 1 : -1
    expect(shown).toEqual(shown.toSorted((a, b) => turn * compare(a, b)))
  })

  test.for(filters)('narrows to what the core lets through: %o', async (asked, { db }) => {
    await seedBookings(db, 200)
    const ids = await everyPage(db, asked, sorts[0], 40)
    const rows = (await db.sql`select * from public.bookings`).map((row) => bookingFromRow(plain(row)))
    const expected = rows.filter((row) => matchesFilters(row, asked, db.now().getTime())).map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(0)
    expect(ids.toSorted()).toEqual(expected.toSorted())
  })

  test('finds every pair of letters that stands in a booking, with whatever comes after it', async ({
    db,
  }) => {
    await seedBookings(db, 4)
    for (const [nr, name] of ['Zoé Groß-Ng', "d'Æther [x] {y}\\z", 'иван ωλ', 'a.b_c%d^e$f|g'].entries()) {
      await db.sql`update public.bookings set customer_name = ${name} where id = ${`b0000${nr + 1}`}`
    }
    const missed = await db.sql`
      with written as (
        select private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) as text, b.*
        from public.bookings b
      )
      select substr(w.text, n, 2) as pair
      from written w, generate_series(1, length(w.text) - 1) n
      where substr(w.text, n, 2) !~ '\\s|\\x07'
        and not private.finds_booking(substr(w.text, n, 2), w.customer_name, w.email, w.phone, w.address, w.id, w.stripe_session_id)`
    expect(missed).toEqual([])
    const [pattern] =
      await db.sql`select private.pair_pattern('Ng') as pair, private.pair_pattern('Nga') as word`
    expect(pattern).toEqual({ pair: expect.stringMatching(/^ng\[/), word: null })
  })

  test('finds no phone number in the digits of another field', async ({ db }) => {
    await seedBookings(db, 40)
    await db.sql`update public.bookings set phone = '' where id <> 'b00017'`
    expect(await everyPage(db, { search: '555-00' }, sorts[0], 40)).toEqual(['b00017'])
    expect(await everyPage(db, { search: '000 17' }, sorts[0], 40)).toEqual([])
  })

  test('counts the bookings that need a cleaner as the core does, up to a hundred', async ({ db }) => {
    await seedBookings(db, 60)
    const count = () => listOf(db).countNeedingCleaner()
    const rows = (await db.sql`select * from public.bookings`).map((row) => bookingFromRow(plain(row)))
    const expected = rows.filter(needsCleaner).length
    expect(expected).toBeGreaterThan(0)
    expect(await count()).toBe(expected)
    await seedSold(db, 150)
    expect(await count()).toBe(100)
  })

  test('shows as unassigned what the dashboard counts as such', async ({ db }) => {
    await seedBookings(db, 200)
    const week = { dateFrom: businessDate('2026-11-16'), dateTo: businessDate('2026-11-22') }
    const ids = await everyPage(db, { status: 'unassigned', ...week }, sorts[0], 40)
    const bookings = (await db.sql`select * from public.bookings`).map((row) => bookingFromRow(plain(row)))
    const [unassigned] = assignmentsThisWeek(bookings, db.now().getTime(), gtaPolicy).filter(
      ({ cleaner }) => cleaner === null,
    )
    expect(ids.length).toBe(unassigned?.count)
  })

  test('keeps a page to its place when rows are inserted before its end', async ({ db }) => {
    await seedBookings(db, 30)
    const list = listOf(db)
    const ask = { filters: {}, sort: sorts[0], limit: 10 } as const
    const first = await list.page({ ...ask, after: null, upTo: null })
    const second = await list.page({ ...ask, after: first.next, upTo: null })
    await db.sql`update public.bookings set booking_date = '2027-01-01' where id = ${second.rows[3]?.id ?? ''}`
    const again = await list.page({ ...ask, after: null, upTo: first.next })
    const after = await list.page({ ...ask, after: first.next, upTo: second.next })
    expect(again.rows).toHaveLength(11)
    expect(after.rows).toHaveLength(9)
    expect(again.next).toBe(first.next)
  })

  test('names the cleaners that bookings have, once each', async ({ db }) => {
    await seedBookings(db, 50)
    const names = await listOf(db).cleanerNames()
    const rows = await db.sql`
      select distinct assigned_cleaner_name as name from public.bookings where assigned_cleaner_name > '' order by 1`
    expect([...names].toSorted()).toEqual(rows.map((row) => row.name).toSorted())
  })
})

describe('the list of inquiries', () => {
  test('pages newest first, narrows and counts', async ({ db }) => {
    await addAdmin(db)
    await db.sql`
      insert into public.contact_inquiries (name, email, subject, message, inquiry_status, created_at)
      select 'Name ' || n, 'mail' || n || '@example.com', case when n % 2 = 0 then 'Windows' end, 'Hello',
        (array['new', 'in_progress', 'resolved', 'closed'])[1 + n % 4], ${db.now()}::timestamptz - (n / 3) * interval '1 hour'
      from generate_series(1, 41) n`
    const inquiries = adminInquiries(adminClientOn(db))
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof inquiries.page>> = await inquiries.page(
        { status: 'all', search: '' },
        after,
        10,
      )
      seen.push(...page.rows.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    expect(new Set(seen).size).toBe(41)
    const windows = await inquiries.page({ status: 'new', search: 'wINDOWS' }, null, 100)
    expect(windows.rows.every(({ status, subject }) => status === 'new' && subject === 'Windows')).toBe(true)
    expect(windows.rows).toHaveLength(10)
    await db.sql`update public.contact_inquiries set phone = '(416) 555-0199', name = 'Hélène' where name = 'Name 7'`
    for (const search of ['416 555 0199', '+1-416-555', 'helene']) {
      expect((await inquiries.page({ status: 'all', search }, null, 10)).rows).toMatchObject([
        { name: 'Hélène' },
      ])
    }
    expect(await inquiries.counts()).toEqual({ all: 41, new: 10, in_progress: 11, resolved: 10, closed: 10 })
  })
})

describe('what needs the office', () => {
  const sortedKeys = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key).toSorted()

  test('are the jobs without a cleaner and those not started as the core tells them, and what waits', async ({
    db,
  }) => {
    db.tolerate('I1')
    await seedBookings(db, 130)
    await db.sql`
      insert into public.bookings (
        id, customer_name, email, phone, address, booking_date, booking_time, service_type, booking_status, payment_status,
        assigned_cleaner_name
      )
      select 't' || row_number() over (), 'Ana', 'ana@example.com', '416', 'Toronto', day::date, time, 'standard', status, 'paid', 'Zoe Ray'
      from unnest(array['2026-11-20', '2026-11-21', '2026-11-22']) day,
        unnest(array['9:00 AM', '11:45 AM', '11:46 AM', '1:00 PM', 'noon']) time,
        unnest(array['assigned', 'confirmed', 'in_progress', 'completed', 'canceled']) status`
    await db.sql`update public.bookings set refund_due = true where id in ('b00004', 'b00008')`
    await db.sql`
      update public.bookings set attention = '["refund-failed"]' where id = 'b00008'`
    await db.sql`
      insert into public.contact_inquiries (name, email, subject, message, inquiry_status)
      values ('New', 'a@example.com', 'Windows', 'Hello', 'new'), ('Old', 'b@example.com', null, 'Hello', 'closed')`
    await db.sql`
      insert into public.job_applications (full_name, email, phone, consent_to_contact, application_status)
      values ('Fay', 'f@example.com', '4165550000', true, 'pending'), ('Gus', 'g@example.com', '4165550000', true, 'hired')`
    const needs = await adminNeeds(adminClientOn(db)).all()
    const rows = (await db.sql`select * from public.bookings`).map((row) => bookingFromRow(plain(row)))
    const now = db.now().getTime()
    const keysOf = (kind: NeedKind) => sortedKeys(needs.filter((need) => need.kind === kind))
    const idsOf = (isNeed: (row: BookingRecord) => boolean) =>
      rows
        .filter(isNeed)
        .map(({ id }) => id)
        .toSorted()
    const notStarted = idsOf((row) => isNotStarted(row, now, gtaPolicy))
    expect(notStarted).toHaveLength(6)
    expect(keysOf('not-started')).toEqual(notStarted)
    expect(keysOf('needs-cleaner')).toEqual(idsOf(needsCleaner))
    expect(keysOf('needs-cleaner').length).toBeGreaterThan(0)
    // The other one is among the payments to look at.
    expect(keysOf('refund')).toEqual(['b00004'])
    expect(needs.filter(({ kind }) => kind === 'inquiry')).toMatchObject([{ who: 'New', about: 'Windows' }])
    expect(needs.filter(({ kind }) => kind === 'application')).toMatchObject([{ who: 'Fay', date: null }])
    const [first] = needs.filter(({ key }) => key === notStarted[0])
    expect(first).toMatchObject({ who: 'Ana', date: '2026-11-21', about: 'Zoe Ray' })

    // The office marks as started what the core lets it, and what has started is asked about no more.
    const jobs = rows.filter(({ id }) => id.startsWith('t'))
    const write = (id: string, column: 'started_at' | 'booking_time', value: string | null) =>
      db.as(
        admin,
        (sql) =>
          sql`update public.bookings set ${sql({ [column]: value })} where id = ${id} returning started_at`,
      )
    const longAgo = '2020-01-01T00:00:00Z'
    for (const job of jobs) {
      const marked = await write(job.id, 'started_at', longAgo).catch(({ hint }) => hint)
      expect(marked).toEqual(canStart(job, now, gtaPolicy) ? [{ started_at: db.now() }] : 'cannot-start')
    }
    const kinds = async () => (await adminNeeds(adminClientOn(db)).all()).map(({ kind }) => kind)
    expect(await kinds()).not.toContain('not-started')
    const [job = ''] = notStarted
    db.setClock(new Date(now + 60_000))
    expect(await write(job, 'started_at', longAgo)).toEqual([{ started_at: new Date(now) }])
    expect(await write(job, 'booking_time', '8:00 AM')).toEqual([{ started_at: null }])
    expect(await kinds()).toContain('not-started')
    await write(job, 'started_at', longAgo)
    expect(await write(job, 'started_at', null)).toEqual([{ started_at: null }])
    const [, entry] = await db.sql`
      select changes from public.booking_events where booking_id = ${job} and changes ? 'started_at' order by id desc`
    expect(entry?.changes.started_at).toEqual([null, expect.stringContaining('2026-11-21')])
  })
})

test('what needs the office may be more than is told, once it is told as much as an answer holds', async ({
  db,
}) => {
  await addAdmin(db)
  const write = (count: number) => db.sql`
    insert into public.contact_inquiries (name, email, message)
    select 'Ana', 'ana@example.com', 'Hello' from generate_series(1, ${count})`
  const told = async () => {
    const needs = await adminNeeds(adminClientOn(db)).all()
    return { count: needs.length, mayBeMore: mayBeMore('inquiry', needs) }
  }
  await write(99)
  expect(await told()).toEqual({ count: 99, mayBeMore: false })
  await write(2)
  expect(await told()).toEqual({ count: 100, mayBeMore: true })
})

/** A row as the REST service would give it. */
function plain(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read = JSON.parse(JSON.stringify(row))
  return { ...read, booking_date: String(read.booking_date).slice(0, 10) }
}

function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? value
    if (value !== other) return value < other ? -1 : 1
  }
  return 0
}
