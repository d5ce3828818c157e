import { quote } from '@dustforce/core/quote'
import { businessDate } from '@dustforce/core/schedule'
import {
  type BookingRequest,
  bookingRow,
  checkoutPayload,
  noDetails,
  quoteRequestOf,
} from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stack } from '../start/stack.ts'
import { startTestStack } from '../testing/test-stack.ts'

/* A night of a company with 10,000 series of every two weeks, whose 26 visits until the horizon are written; docs/benchmarks.md says how long it takes. */

const count = 10_000
const evening = Date.parse('2026-11-20T15:00:00Z')
const { priceBook } = gtaBusiness
const request: BookingRequest = {
  ...{ service: 'standard', bedrooms: 2, bathrooms: 1, addOns: [], hasPets: false },
  ...{ name: 'Ada Lovelace', email: 'ada@example.com', phone: '(416) 555-0100' },
  ...{ address: '1 King St W, Toronto, ON M5H 1A1', date: businessDate('2026-02-02'), minute: 540 },
  ...{ ...noDetails, homeType: 'condo', useCustomerEquipment: false, promoCode: null },
}

let now = evening
let stack: Stack
beforeAll(async () => {
  stack = await startTestStack({ now: () => now })
  const { query, script, setClock } = stack.database
  await setClock(now)
  const priced = quote(priceBook, quoteRequestOf(priceBook, request))
  await query('select public.keep_price_book($1::text::jsonb)', [JSON.stringify(priceBook)])
  // More visits a day than a company may set, and made without what their triggers would ask.
  await script(`
    alter table public.booking_settings drop constraint booking_settings_check;
    update public.booking_settings set setting_value = '100000' where setting_name = 'daily_booking_limit';
    alter table public.bookings disable trigger user`)
  await query(
    `insert into public.series (
       status, email, every, from_day, start_minute, on_closed, price_book_version, request, planned_through, consent_text, consent_terms, consented_at
     )
     select 'running', 'mail' || n || '@example.com', '2-weeks', date '2026-02-02' + n % 14, 540, 'next-open-day', $1, $2::text::jsonb,
       '2027-01-19', 'I agree', '{}', now()
     from generate_series(1, ${count}) n`,
    [priceBook.version, JSON.stringify(checkoutPayload(request, priced, priceBook))],
  )
  const row = bookingRow(request, { ...priced, priceBook: priceBook.version }, priceBook)
  const columns = Object.keys(row).filter((name) => name !== 'booking_date' && name !== 'email')
  // Those of the next days are paid for: what is looked at is the planning.
  await query(
    `insert into public.bookings (${columns.join(', ')}, email, booking_date, original_date, series_id, booking_status, payment_status)
     select ${columns.map((name) => `r.${name}`).join(', ')}, s.email, v.day, v.day, s.id,
       case when v.day < '2026-11-20' then 'completed' else 'confirmed' end, case when v.day < '2026-12-02' then 'paid' else 'arranged' end
     from public.series s
     cross join lateral (select at::date as day from generate_series(s.from_day, '2027-01-19', '14 days') at) v
     cross join jsonb_populate_record(null::public.bookings, $1::text::jsonb) r`,
    [JSON.stringify(row)],
  )
  await script('alter table public.bookings enable trigger user; analyze public.bookings, public.series')
}, 600_000)
afterAll(() => stack.close())

test('10,000 series are planned a day further in one run, each visit once', async () => {
  const visits = async () => {
    const [row] = await stack.database.query('select count(*)::integer as n from public.bookings')
    return Number(Object(row).n)
  }
  const before = await visits()
  now = evening + 24 * 3_600_000
  await stack.database.setClock(now)
  await stack.work()
  // A fourteenth of them has a visit on the day that was added.
  expect((await visits()) - before).toBe(Math.ceil(count / 14))
  await stack.work()
  expect((await visits()) - before).toBe(Math.ceil(count / 14))
  const [state] = await stack.database.query(
    `select min(planned_through)::text as through, count(problem)::integer as problems,
       (select failed_parts from private.last_run) as failed from public.series`,
  )
  expect(state).toEqual({ through: '2027-01-20', problems: 0, failed: [] })
}, 600_000)

/** Counts the pages of 8 kB that a call looks at, with those of all that it calls. */
async function pagesRead(call: string): Promise<number> {
  const [row] = await stack.database.query(
    `explain (analyze, buffers, timing off, format json) select ${call}`,
  )
  const [{ Plan: plan }] = Object(row)['QUERY PLAN']
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

test('with 10,000 series of 26 visits the week’s board and a customer’s page are read by index', async () => {
  const { query } = stack.database
  const [visit] = await query(
    `select id from public.bookings where booking_date = '2026-12-07' order by id limit 1`,
  )
  const { id } = Object(visit)
  const [size] = await query(`select pg_relation_size('public.bookings')::integer / 8192 as pages`)
  const { pages } = Object(size)
  await query(
    `insert into public.admin_users (user_id, email, role) select id, email, 'owner' from auth.users limit 1 on conflict do nothing`,
  )
  const [admin] = await query('select user_id from public.admin_users limit 1')
  await query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ sub: Object(admin).user_id, role: 'authenticated', aal: 'aal1' }),
  ])
  const week = { dateFrom: '2026-12-07', dateTo: '2026-12-13', sort: 'date', descending: false, limit: 200 }
  const board = (request: object) => `public.admin_bookings('${JSON.stringify({ ...week, ...request })}')`
  // 26 visits lie on as many pages.
  const calls: readonly (readonly [name: string, call: string, most: number])[] = [
    ['a page of the week’s board', board({}), 1_500],
    ['its last page', board({ after: ['2026-12-13', 540, ''] }), 1_500],
    ['the visits on the customer’s page', `public.series_of('${id}')`, 200],
    ['what a change of them is decided on', `public.series_to_change('${id}')`, 400],
    ['the visits in the Command Hub', `public.admin_series('${id}')`, 400],
    ['the customer in the Command Hub', `public.admin_customer('${id}')`, 1_500],
    ['charges that are due', 'public.charges_due(8, 100)', 400],
    ['a hundred series to plan on', `public.series_due('2027-01-21', 100)`, 6_000],
  ]
  const read: Record<string, number> = {}
  for (const [name, call] of calls) {
    await pagesRead(call)
    read[name] = await pagesRead(call)
  }
  const dear = calls.filter(([name, , most]) => (read[name] ?? 0) > most)
  expect({ pages: pages > 20_000, dear: dear.map(([name]) => [name, read[name]]) }).toEqual({
    pages: true,
    dear: [],
  })
})
