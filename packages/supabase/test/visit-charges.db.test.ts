import { expect } from 'vitest'
import { adminHistory } from '../src/admin/admin-history.ts'
import { adminNeeds } from '../src/admin/admin-needs.ts'
import { adminSeries } from '../src/admin/admin-series.ts'
import { addAdmin, adminClientOn } from './admin-rows.ts'
import { arrangedVisit } from './arranged-visit.ts'
import { type TestDatabase, test } from './postgres.ts'

/** A visit of a series on Monday, 30 November 2026, whose card was asked once. */
async function visit(db: TestDatabase, outcome: 'pending' | 'declined') {
  db.setClock(new Date('2026-11-26T14:00:00Z'))
  await addAdmin(db)
  await arrangedVisit(db, '2026-11-30')
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

test('how often the visits of a series can be, and what with, is said by its own price book', async ({
  db,
}) => {
  await visit(db, 'pending')
  const series = () => adminSeries(adminClientOn(db)).ofBooking('v1')
  const offered = async () => (await series())?.offered
  expect(await offered()).toEqual([])
  expect((await series())?.extras).toEqual({ booked: [], offered: {} })
  await db.call('keep_price_book', {
    book: {
      version: 'gta',
      frequencies: { month: { name: 'Once a month', percent: 3 } },
      services: { standard: { name: 'Basic', addOns: ['plants', 'oven'] }, windows: { addOns: [] } },
      addOns: { oven: { name: 'Oven', amount: 3000 }, plants: { name: 'Plants', amount: 700 } },
    },
  })
  await db.call('keep_price_book', {
    book: { version: 'today', frequencies: { week: { name: 'Every week', percent: 9 } } },
  })
  expect(await offered()).toEqual([{ every: 'month', name: 'Once a month', percent: 3, from: 1 }])
  await db.sql`update public.series set request = request || '{"add_ons_details": [{"id": "oven"}]}'`
  expect((await series())?.extras).toEqual({
    booked: ['oven'],
    offered: {
      standard: [
        { id: 'plants', name: 'Plants', amountCents: 700 },
        { id: 'oven', name: 'Oven', amountCents: 3000 },
      ],
      windows: [],
    },
  })
})

test('a second try beside one that is under way is refused', async ({ db }) => {
  await visit(db, 'pending')
  await expect(
    db.sql`insert into public.charge_tries (id, booking_id, by_whom, at, outcome) values (gen_random_uuid(), 'v1', 'customer', now(), 'pending')`,
  ).rejects.toThrow('charge_tries_pending')
})
