import { expect } from 'vitest'
import { adminNeeds } from '../src/admin/admin-needs.ts'
import { addAdmin, adminClientOn } from './admin-rows.ts'
import { arrangedVisit, weekly } from './arranged-visit.ts'
import { test } from './postgres.ts'

test('a visit that found no place is told to its customer once, and needs the office until its date', async ({
  db,
}) => {
  db.setClock(new Date('2026-11-26T14:00:00Z'))
  await addAdmin(db)
  await arrangedVisit(db, '2026-11-30')
  const plan = {
    ...{ series_id: weekly, version: 1, planned_through: '2026-12-10', visits: [] },
    left: [{ original_date: '2026-12-07', why: [{ rule: 'closure', closure: 'Moving' }] }],
    letter: { kind: 'visits-changed', facts: { change_kind: 'planned', visit_changes: [] } },
  }
  expect(await db.call('write_visits', { plan })).toBe('written')
  expect(await db.call('write_visits', { plan })).toBe('stale')
  const letters = await db.sql`
    select ref, recipient, payload ->> 'change_kind' as change from public.email_outbox where kind = 'visits-changed'`
  expect(letters).toEqual([{ ref: 'v1', recipient: 'ada@example.com', change: 'planned' }])
  const needs = async () =>
    (await adminNeeds(adminClientOn(db)).all()).filter(({ kind }) => kind === 'left-visit')
  expect(await needs()).toMatchObject([{ key: 'v1', who: 'Ada Lovelace' }])
  db.setClock(new Date('2026-12-08T14:00:00Z'))
  expect(await needs()).toEqual([])
})

test('what cannot be told by e-mail still needs the office', async ({ db }) => {
  db.setClock(new Date('2026-11-26T14:00:00Z'))
  await addAdmin(db)
  await arrangedVisit(db, '2026-11-30')
  await db.sql`update public.bookings set email = ''`
  const plan = {
    ...{ series_id: weekly, version: 1, planned_through: '2026-12-10', visits: [] },
    left: [{ original_date: '2026-12-07', why: [] }],
    letter: { kind: 'visits-changed', facts: {} },
  }
  expect(await db.call('write_visits', { plan })).toBe('written')
  expect(await db.sql`select from public.email_outbox where kind = 'visits-changed'`).toEqual([])
  expect(await adminNeeds(adminClientOn(db)).all()).toMatchObject([{ kind: 'left-visit', key: 'v1' }])
})
