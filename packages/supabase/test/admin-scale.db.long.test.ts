import { readFile } from 'node:fs/promises'
import { businessDate } from '@dustforce/core/schedule'
import { describe, expect } from 'vitest'
import { adminBookingActs } from '../src/admin/admin-booking-acts.ts'
import { adminBookings } from '../src/admin/admin-bookings.ts'
import { adminCustomers } from '../src/admin/admin-customers.ts'
import { adminFigures } from '../src/admin/admin-figures.ts'
import { adminHistory } from '../src/admin/admin-history.ts'
import { adminInquiries } from '../src/admin/admin-inquiries.ts'
import { adminLetters } from '../src/admin/admin-letters.ts'
import { adminNeeds } from '../src/admin/admin-needs.ts'
import { adminPayments } from '../src/admin/admin-payments.ts'
import { adminPayouts } from '../src/admin/admin-payouts.ts'
import { adminPhoneBookings } from '../src/admin/admin-phone-bookings.ts'
import { adminSearch } from '../src/admin/admin-search.ts'
import { adminSettings } from '../src/admin/admin-settings.ts'
import { cancel } from './acts.ts'
import { addAdmin, admin, adminClientOn } from './admin-rows.ts'
import { held, paymentEvent, settle } from './answers.ts'
import { type TestDatabase, testAlone as test } from './postgres.ts'
import { rowsRead } from './rows-read.ts'

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

describe('at scale', () => {
  test('lists, figures and writes read few rows, and by every index', async ({ db }) => {
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
      'without cleaner, the first that were made': () =>
        list.page({
          ...ask,
          filters: { status: 'unassigned' },
          sort: { key: 'created', direction: 'asc' },
        }),
      'by cleaner': () => list.page({ ...ask, filters: { assignedCleaner: 'Cleaner 77' } }),
      'by service': () => list.page({ ...ask, filters: { serviceType: 'deep-clean' } }),
      'new ones': () => list.page({ ...ask, filters: { newBookings: true } }),
      'by price': () => list.page({ ...ask, filters: {}, sort: { key: 'price', direction: 'asc' } }),
      'canceled ones by price': () =>
        list.page({ ...ask, filters: { status: 'canceled' }, sort: { key: 'price', direction: 'desc' } }),
      'by customer': () => list.page({ ...ask, filters: {}, sort: { key: 'customer', direction: 'asc' } }),
      'rare search': () => list.page({ ...ask, filters: { search: 'mail19321@' } }),
      'common search': () => list.page({ ...ask, filters: { search: 'king st' } }),
      'search that a hundredth have': () => list.page({ ...ask, filters: { search: '12 king st' } }),
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
      'last visits': () => adminBookingActs(client).lastVisits(anId),
      'week’s load': () => adminFigures(client).load(businessDate('2026-11-16'), 7),
      'needs you': () => adminNeeds(client).all(),
      payouts: () => adminPayouts(client).all(month),
      'one contractor’s payouts': () => adminPayouts(client).statement('Cleaner 77', month),
      customers: () => adminCustomers(client).page('', null),
      'far customers': () => adminCustomers(client).page('', JSON.stringify(['2025-09-01T00:00:00Z', ''])),
      'customers by search': () => adminCustomers(client).page('mail19321@', null),
      'one customer': () => adminCustomers(client).of(someBooking),
      'customer’s data': () => adminCustomers(client).exportData('mail777@example.com'),
      reviews: () => adminCustomers(client).reviews(null, null),
      'payments to look at': () => adminPayments(client).toLookAt(),
      'e-mails to look at': () => adminLetters(client).toLookAt(),
      finance: () => adminFigures(client).finance(month),
      'last booking of a phone': () => adminPhoneBookings(client).lastOf('416 555 9999'),
      availability: () => adminPhoneBookings(client).availability(businessDate('2026-11-21'), 60),
      'lowered limits': () => adminSettings(client).previewLimits({ daily_booking_limit: '5', crews: '2' }),
      'new bookings': () =>
        db.as(admin, (sql) => sql`select count(*) from public.bookings where booking_status = 'pending'`),
      'bookings that need a cleaner': () => list.countNeedingCleaner(),
      'list of those': () => list.page({ ...ask, filters: { needsCleaner: true } }),
      'history of a booking': () => adminHistory(client).ofBooking(someBooking, null),
      'history of the office': () => adminHistory(client).ofOffice(null),
      'first inquiries': () => adminInquiries(client).page({ status: 'all', search: '' }, null, 50),
      'inquiries by search': () =>
        adminInquiries(client).page({ status: 'new', search: 'subject 3996' }, null, 50),
    }
    // A screen shows a few hundred rows, however many there are; a search first looks through the newest 2,500 bookings and 1,000 inquiries.
    const most = 8_000
    const reads = async () => (await rowsRead(db, 'bookings')) + (await rowsRead(db, 'contact_inquiries'))
    const cost = async (call: () => Promise<unknown>) => {
      const before = await reads()
      await call()
      return (await reads()) - before
    }
    const costs: Record<string, number> = {}
    for (const [name, call] of Object.entries(calls)) {
      await call()
      costs[name] = await cost(call)
    }
    // The writes of customers, Stripe, the office and the server's runs.
    const change = (text: string, ...values: string[]) => db.as(admin, (sql) => sql.unsafe(text, values))
    const ofVisitor = { visitor: 'one visitor', email: 'ana@example.com' }
    const paid = await held(db, ofVisitor)
    const back = { booking_id: null, session_id: null, amount_refunded: 100 }
    const work: Record<string, () => Promise<unknown>> = {
      reserving: () => held(db, { ...ofVisitor, booking_time: '1:00 PM' }),
      paying: () => settle(db, paymentEvent(paid, 'completed', { booking_id: null })),
      'a refund at Stripe': () => settle(db, paymentEvent(paid, 'refunded', back)),
      'own checkouts': () => db.call('own_checkouts', { ...ofVisitor, except_attempt: null }),
      'open checkouts': () => db.call('pending_checkouts', { before: db.now() }),
      'refunds to make': () => db.call('refunds_due', {}),
      backlog: () => db.call('backlog', {}),
      reminders: () => db.call('follow_up_candidates', { days_ahead: 3, days_back: 7 }),
      erasing: () => db.call('erase_expired', { batch: 10 }),
      cancelling: () => cancel(db, paid, 0),
      moving: () => change(`update public.bookings set booking_time = '3:00 PM' where id = $1`, someBooking),
      renaming: () =>
        change(`update public.contractors set full_name = 'Ana' where full_name = 'Cleaner 77'`),
      leaving: () => change(`delete from public.contractors where full_name = 'Cleaner 78'`),
      closing: () =>
        change(
          `insert into public.closures (from_day, to_day, reason) values ('2026-11-27', '2026-11-27', 'Storm')`,
        ),
      limiting: () =>
        change(
          `update public.booking_settings set setting_value = '8' where setting_name = 'daily_booking_limit'`,
        ),
    }
    await db.sql`update public.booking_settings set setting_value = '24' where setting_name = 'keep_bookings_months'`
    for (const [name, write] of Object.entries(work)) costs[name] = await cost(write)
    // An exact total of all bookings has to pass all of them, 20 ms; and what is too old is looked for among all inquiries, once a night.
    const dear = Object.entries(costs).filter(([, rows]) => rows > most)
    expect(dear.map(([name]) => name)).toEqual(['dashboard', 'erasing'])

    // Every index costs each write, so an index that none of these queries uses is waste.
    await db.sql`select pg_stat_force_next_flush()`
    const idle = await db.sql`
      select indexrelname as name from pg_stat_user_indexes where relname = 'bookings' and idx_scan = 0`
    // Those of visits that repeat and of holds of visitors, of which there are none here.
    expect(idle.map(({ name }) => name).sort()).toEqual(['bookings_visitors', 'bookings_visits'])
  })
})
