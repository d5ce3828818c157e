import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import type { Stack } from '../start/stack.ts'
import { takeMigratedDatabase } from '../testing/migrated-database.ts'
import { startTestStack } from '../testing/test-stack.ts'
import { seedManySeries } from './many-series.ts'

/* The series that `npm run seed:many` adds besides bookings: the jobs go on with them. */

const count = 20
const dayMs = 24 * 3_600_000
let now = Date.parse('2026-11-21T15:00:00Z')
let dataDir = ''
let database: Database
let stack: Stack

const openDatabase = async () => ({ ...database, close: async () => undefined })
const start = (seed: boolean) => startTestStack({ dataDir, openDatabase, seed, now: () => now })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dustforce-many-'))
  database = await takeMigratedDatabase()
  stack = await start(false)
  await stack.database.setClock(now)
  await stack.database.query(
    `insert into public.contractors (full_name, email, phone) select 'Cleaner ' || n, 'cleaner' || n || '@example.com', '2025550100' from generate_series(1, 30) n`,
  )
  await seedManySeries(stack.database, gtaBusiness, now, count)
  // The payment provider's stand-in knows the kept cards when the system starts; the demo is for a database without bookings.
  await stack.close()
  stack = await start(true)
})
afterAll(async () => {
  await stack.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const rows = (text: string) => stack.database.query(text)
const one = async (text: string) => Object((await rows(text))[0])

test('of ten series three are weekly and five come every two weeks; each has 26 visits as rows, paused ones fewer', async () => {
  expect(
    await rows('select every, count(*)::integer as n from public.series group by every order by every'),
  ).toEqual([
    { every: '2-weeks', n: 10 },
    { every: '4-weeks', n: 4 },
    { every: 'week', n: 6 },
  ])
  const visits = await rows(
    `select distinct count(b.id)::integer as n from public.series s join public.bookings b on b.series_id = s.id
     where s.pauses = '[]' group by s.id`,
  )
  expect(visits).toEqual([{ n: 26 }])
  expect(await one(`select count(*)::integer as n from public.series where pauses <> '[]'`)).toEqual({ n: 1 })
  expect(await one(`select count(*)::integer as n from public.series where status = 'ended'`)).toEqual({
    n: 2,
  })
})

test('a few visits are left out, moved, missed or freed, and most are as agreed', async () => {
  const shares = await one(
    `select count(*)::integer as n,
       count(*) filter (where missed_by = 'customer' and payment_status = 'arranged')::integer as skipped,
       count(*) filter (where detached)::integer as moved,
       count(*) filter (where missed_by in ('company', 'access', 'weather'))::integer as missed,
       count(*) filter (where payment_status = 'failed')::integer as freed,
       count(*) filter (where assigned_cleaner_name is null)::integer as "without cleaner"
     from public.bookings b join public.series s on s.id = b.series_id where s.status = 'running'`,
  )
  expect(shares.n).toBeGreaterThan(450)
  for (const kind of ['skipped', 'moved', 'missed', 'freed']) {
    expect(shares[kind] / shares.n, kind).toBeGreaterThan(0.002)
    expect(shares[kind] / shares.n, kind).toBeLessThan(0.06)
  }
  expect(shares['without cleaner'] / shares.n).toBeLessThan(0.05)
})

test('the jobs go on with them: the next visits are written, and the cards charged, without trouble', async () => {
  const due = `payment_status = 'arranged' and booking_status <> 'canceled' and (booking_date, booking_minute) <= ('2026-11-25', 600)`
  expect(await one(`select count(*)::integer as n from public.bookings where ${due}`)).toEqual({ n: 0 })
  for (let half = 1; half <= 3; half += 1) {
    now += dayMs / 2
    await stack.database.setClock(now)
    await stack.work()
  }
  expect(
    await one(
      `select min(planned_through)::text as through, count(problem)::integer as troubled from public.series where status = 'running'`,
    ),
  ).toEqual({ through: '2027-01-21', troubled: 0 })
  expect((await one('select failed_parts as failed from private.last_run')).failed).toEqual([])
  const charged = await one(
    `select count(*) filter (where payment_status = 'paid')::integer as paid, count(*)::integer as n
     from public.bookings where series_id is not null and booking_status <> 'canceled' and booking_date = '2026-11-26'
       and booking_minute <= 600`,
  )
  expect(charged.n).toBeGreaterThan(0)
  expect(charged.paid).toBe(charged.n)
})
