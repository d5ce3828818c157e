import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, stackPointerOf } from '@dustforce/supabase/local'
import { PGlite } from '@electric-sql/pglite'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackend } from '../backend/supabase-backend.ts'
import { inProcessFetch } from '../http/in-process-fetch.ts'
import { makeCountedLog } from '../log/counted-log.ts'
import { supabaseProject } from '../paths.ts'
import { clusterTemplate } from '../testing/cluster-template.ts'
import { signInAsAdmin } from '../testing/sign-in.ts'
import type { Database } from './database.ts'
import { ensureAdmin } from './demo-admin.ts'
import { openPglite } from './pglite-database.ts'

const secrets = { publishableKey: 'sb_publishable_t', secretKey: 'sb_secret_t', jwtSecret: 'j'.repeat(32) }
const admin = { email: 'Admin@DustForce.example', password: 'a long password', rounds: 4 }
let database: Database
let directory: string

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'pglite-'))
  database = await openPglite(join(directory, 'cluster'), await clusterTemplate())
  await migrate(database, supabaseProject)
  await ensureAdmin(database, admin)
})
afterAll(async () => {
  await database.close()
  rmSync(directory, { recursive: true, force: true })
})

const log = makeCountedLog(() => undefined)
const openBackend = () => makeBackend(database, secrets, 'http://localhost', async () => undefined, log)
async function clientFor(key = secrets.publishableKey) {
  const fetch = inProcessFetch(await openBackend())
  return createClient('http://localhost', key, { global: { fetch }, auth: { persistSession: false } })
}

test('migrations and the admin may be repeated', async () => {
  await migrate(database, supabaseProject)
  await ensureAdmin(database, admin)
  expect(
    await database.query(
      'select u.email::text from private.admin_invitations i join auth.users u on u.id = i.user_id',
    ),
  ).toEqual([{ email: 'admin@dustforce.example' }])
})

test('statements that fail leave nothing on the stack of the database', async () => {
  const end = stackPointerOf(database.connection.driver)
  const before: unknown = end?.value
  for (let nr = 0; nr < 20; nr++)
    await expect(database.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
  expect(before).toBeGreaterThan(0)
  expect(end?.value).toBe(before)
})

test('a table that is created after a second start is closed to visitors, as after the first', async () => {
  await migrate(database, supabaseProject)
  await database.query('create table public.made_later (id integer)')
  const open = await database.query(
    `select r as role from unnest(array['anon', 'authenticated']) r where has_table_privilege(r, 'public.made_later', 'select')`,
  )
  await database.query('drop table public.made_later')
  expect(open).toEqual([])
})

test('the admin signs in and reads; the visitor reads nothing; nobody signs up', async () => {
  const visitor = await clientFor()
  expect((await visitor.from('contractors').select()).error?.code).toBe('42501')
  expect((await visitor.auth.signUp({ email: 'x@example.com', password: 'long enough 1' })).error?.code).toBe(
    'signup_disabled',
  )
  const hub = await clientFor()
  await signInAsAdmin(hub, admin)
  expect((await hub.from('contractors').select()).data).toEqual([])
})

test('a changed password of the admin counts', async () => {
  const changed = { ...admin, password: 'another password' }
  await ensureAdmin(database, changed)
  expect((await (await clientFor()).auth.signInWithPassword(changed)).error).toBeNull()
  await ensureAdmin(database, admin)
  expect((await (await clientFor()).auth.signInWithPassword(changed)).error?.status).toBe(400)
})

test('a key is asked for, and what the migrations revoked stays revoked', async () => {
  const backend = await openBackend()
  expect((await backend(new Request('http://localhost/rest/v1/bookings'))).status).toBe(401)
  const service = await clientFor(secrets.secretKey)
  expect((await service.from('bookings').select('id')).error).toBeNull()
  const [{ granted }] = (await database.query(
    `select has_table_privilege('anon', 'public.bookings', 'select') as granted`,
  )) as [{ granted: boolean }]
  expect(granted).toBe(false)
})

test('requests at the same time keep their own roles', async () => {
  const [visitor, hub] = [await clientFor(), await clientFor()]
  await signInAsAdmin(hub, admin)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      (index % 2 === 0 ? visitor : hub)
        .from('contractors')
        .select('id')
        .then(({ error }) => error?.code),
    ),
  )
  expect(answers).toEqual(Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? '42501' : undefined)))
})

test('lists of values are read and written as PGlite does it, and fewer types are copied for each statement', async () => {
  const { driver } = database.connection
  if (!(driver instanceof PGlite)) throw new Error('Not PGlite')
  await database.script(
    `create temporary table extras_of (id int, extras text[]); insert into extras_of values (1, '{oven,"inside, fridge"}')`,
  )
  const ask = () =>
    driver.query(
      'select extras, $1::int[] || 3 as added, array(select e from extras_of e) as rows from extras_of',
      [[1, 2]],
    )
  const [few, kept] = [await ask(), Object.keys(driver.parsers).length]
  await driver.refreshArrayTypes()
  const all = await ask()
  expect(all.rows).toEqual([
    { extras: ['oven', 'inside, fridge'], added: [1, 2, 3], rows: ['(1,"{oven,""inside, fridge""}")'] },
  ])
  expect(few.rows).toEqual([{ ...Object(all.rows[0]), rows: expect.any(String) }])
  expect(kept).toBeLessThan(Object.keys(driver.parsers).length / 2)
})
