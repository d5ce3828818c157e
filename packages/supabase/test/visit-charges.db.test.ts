import { expect } from 'vitest'
import { adminHistory } from '../src/admin/admin-history.ts'
import { adminNeeds } from '../src/admin/admin-needs.ts'
import { addAdmin, adminClientOn } from './admin-rows.ts'
import { type TestDatabase, test } from './postgres.ts'

const series = '00000000-0000-4000-8000-000000000001'

/** A visit of a series on Monday, 30 November 2026, whose card was asked once. */
async function visit(db: TestDatabase, outcome: 'pending' | 'declined') {
  db.setClock(new Date('2026-11-26T14:00:00Z'))
  await addAdmin(db)
  await db.sql`
    insert into public.series (
      id, status, email, every, from_day, start_minute, on_closed, price_book_version, request, planned_through,
      consent_text, consent_terms, consented_at
    )
    values (
      ${series}, 'running', 'ada@example.com', 'week', '2026-11-23', 540, 'skip', 'gta', '{}', '2026-11-30', 'I agree', '{}', now()
    )`
  await db.sql`
    insert into public.bookings (
      id, customer_name, email, phone, address, booking_date, booking_time, service_type, total_price, payment_status, booking_status,
      assigned_cleaner_name, series_id, original_date
    )
    values (
      'v1', 'Ada Lovelace', 'ada@example.com', '4165550100', '1 King St W', '2026-11-30', '9:00 AM', 'deep-clean', 336, 'arranged',
      'assigned', 'Ana Diaz', ${series}, '2026-11-30'
    )`
  await db.sql`insert into public.kept_cards (series_id, customer_id, card_id, brand, last4) values (${series}, 'cus_1', 'pm_1', 'visa', '4242')`
  const id = '00000000-0000-4000-8000-000000000002'
  const isDeclined = outcome === 'declined'
  await db.sql`
    insert into public.charge_tries (id, booking_id, by_whom, at, outcome, decline, code, card_id)
    values (${id}, 'v1', 'company', ${db.now()}, ${outcome}, ${isDeclined ? 'other-card' : null}, ${isDeclined ? 'stolen_card' : null}, 'pm_1')`
  await db.sql`
    insert into public.payment_events (id, type, booking_id, payment_id, paid, amount_total, currency, outcome)
    values ('evt_1', 'charge_failed', 'v1', ${id}, false, 33600, 'cad', 'declined')`
}

test('a visit whose card was declined needs the office, and its history says why', async ({ db }) => {
  await visit(db, 'declined')
  expect(await adminNeeds(adminClientOn(db)).all()).toMatchObject([
    { kind: 'charge', key: 'v1', who: 'Ada Lovelace', about: 'other-card', amountCents: 33_600 },
  ])
  const { entries } = await adminHistory(adminClientOn(db)).ofBooking('v1', null)
  expect(entries).toContainEqual(
    expect.objectContaining({ source: 'payment', action: 'charge_failed', status: 'stolen_card' }),
  )
})

test('a visit whose charge is under way needs nobody; one without a card does', async ({ db }) => {
  await visit(db, 'pending')
  const needs = async () =>
    (await adminNeeds(adminClientOn(db)).all()).map(({ kind, about }) => [kind, about])
  expect(await needs()).toEqual([])
  await db.sql`update public.kept_cards set card_id = null`
  expect(await needs()).toEqual([['charge', 'no-card']])
})

test('a second try beside one that is under way is refused', async ({ db }) => {
  await visit(db, 'pending')
  await expect(
    db.sql`insert into public.charge_tries (id, booking_id, by_whom, at, outcome) values (gen_random_uuid(), 'v1', 'customer', now(), 'pending')`,
  ).rejects.toThrow('charge_tries_pending')
})
