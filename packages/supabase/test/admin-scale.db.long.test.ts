import { readFile } from 'node:fs/promises'
import { businessDate } from '@dustforce/core/schedule'
import { describe, expect } from 'vitest'
import { adminBookings } from '../src/admin/admin-bookings.ts'
import { adminCustomers } from '../src/admin/admin-customers.ts'
import { adminFigures } from '../src/admin/admin-figures.ts'
import { adminHistory } from '../src/admin/admin-history.ts'
import { adminInquiries } from '../src/admin/admin-inquiries.ts'
import { adminNeeds } from '../src/admin/admin-needs.ts'
import { adminPayouts } from '../src/admin/admin-payouts.ts'
import { adminSearch } from '../src/admin/admin-search.ts'
import { addAdmin, adminClientOn } from './admin-rows.ts'
import { type TestDatabase, test } from './postgres.ts'

/**
 * Work of many years, spread over days, customers and cleaners. The larger a table, the dearer to read it whole: what is read by
 * index here is read by index in a database of many years.
 */
const bookings = 100_000

async function seedMany(db: TestDatabase): Promise<void> {
  await addAdmin(db)
  const script = await readFile(new URL('../supabase/seed-many.sql', import.meta.url), 'utf8')
  await db.sql.begin(async (sql) => {
    await sql`select set_config('dustforce.seeded_bookings', ${String(bookings)}, true),
      set_config('dustforce.now', ${db.now().toISOString()}, true)`
    await sql.unsafe(script)
  })
  await db.sql`vacuum (analyze) public.bookings, public.contact_inquiries, private.payout_dues`
}

/** How often a table was read from end to end. */
async function fullReads(db: TestDatabase, table: string): Promise<number> {
  await db.sql`select pg_stat_force_next_flush()`
  const [row] = await db.sql`select seq_scan::integer as n from pg_stat_user_tables where relname = ${table}`
  return Number(row?.n)
}

describe('at scale', () => {
  test('lists and figures read by index', async ({ db }) => {
    db.tolerate('I1')
    await seedMany(db)
    const client = adminClientOn(db)
    const list = adminBookings(client)
    const ask = { sort: { key: 'date', direction: 'desc' }, after: null, upTo: null, limit: 50 } as const
    const [one] = await db.sql`select id from public.bookings order by booking_date desc limit 1`
    const anId = String(one?.id)
    const place = JSON.stringify(['2025-09-01', 600, ''])
    const [{ id: someBooking } = { id: '' }] = await db.sql<{ id: string }[]>`
      select id from public.bookings where email = 'mail777@example.com'`
    const month = { from: businessDate('2026-11-01'), to: businessDate('2026-11-30') }
    const calls: Record<string, () => Promise<unknown>> = {
      'first page': () => list.page({ ...ask, filters: {} }),
      'far page': () => list.page({ ...ask, filters: {}, after: place }),
      'by status': () => list.page({ ...ask, filters: { status: 'pending' } }),
      'without cleaner': () => list.page({ ...ask, filters: { status: 'unassigned' } }),
      'by cleaner': () => list.page({ ...ask, filters: { assignedCleaner: 'Cleaner 77' } }),
      'by service': () => list.page({ ...ask, filters: { serviceType: 'deep-clean' } }),
      'new ones': () => list.page({ ...ask, filters: { newBookings: true } }),
      'by price': () => list.page({ ...ask, filters: {}, sort: { key: 'price', direction: 'asc' } }),
      'by customer': () => list.page({ ...ask, filters: {}, sort: { key: 'customer', direction: 'asc' } }),
      'rare search': () => list.page({ ...ask, filters: { search: 'mail19321@' } }),
      'common search': () => list.page({ ...ask, filters: { search: 'king st' } }),
      'search for nothing': () => list.page({ ...ask, filters: { search: 'nobody of this name' } }),
      'cleaner names': () => list.cleanerNames(),
      dashboard: () => adminFigures(client).dashboard(db.now().getTime()),
      'today’s jobs': () =>
        list.page({
          ...ask,
          filters: { dateFrom: businessDate('2026-11-21'), dateTo: businessDate('2026-11-21') },
          sort: { key: 'date', direction: 'asc' },
        }),
      'week’s board': () => list.between(businessDate('2026-11-16'), businessDate('2026-11-22')),
      'day’s board': () => list.between(businessDate('2026-11-21'), businessDate('2026-11-21')),
      'palette by name': () => adminSearch(client).find('mail19321@'),
      'palette by phone': () => adminSearch(client).find('416 555 99'),
      'last visits': () => list.lastVisits(anId),
      'week’s load': () => adminFigures(client).load(businessDate('2026-11-16'), 7),
      'needs you': () => adminNeeds(client).all(),
      payouts: () => adminPayouts(client).all(month),
      'one contractor’s payouts': () => adminPayouts(client).statement('Cleaner 77', month),
      customers: () => adminCustomers(client).page('', null),
      'far customers': () => adminCustomers(client).page('', JSON.stringify(['2025-09-01T00:00:00Z', ''])),
      'customers by search': () => adminCustomers(client).page('mail19321@', null),
      'one customer': () => adminCustomers(client).of(someBooking),
      'history of a booking': () => adminHistory(client).ofBooking(someBooking, null),
      'history of the office': () => adminHistory(client).ofOffice(null),
      'first inquiries': () => adminInquiries(client).page({ status: 'all', search: '' }, null, 50),
      'inquiries by search': () =>
        adminInquiries(client).page({ status: 'new', search: 'subject 3996' }, null, 50),
    }
    const read: string[] = []
    const reads = async () => (await fullReads(db, 'bookings')) + (await fullReads(db, 'contact_inquiries'))
    for (const [name, call] of Object.entries(calls)) {
      await call()
      const before = await reads()
      await call()
      const after = await reads()
      if (after > before) read.push(name)
    }
    // An exact total of all bookings has to pass all of them, 20 ms; no list does.
    expect(read.filter((name) => name !== 'dashboard')).toEqual([])
  })
})
