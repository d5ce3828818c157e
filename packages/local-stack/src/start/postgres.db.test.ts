import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { openPostgres } from '../database/postgres-database.ts'
import { signInAsAdmin, startTestStack } from '../testing/index.ts'
import { readRestWire, restWire } from '../testing/rest-wire.ts'
import type { Stack } from './start-stack.ts'

/* The stack on a real PostgreSQL, the one from npm. Its tests share one stack, and each looks only at the rows of its own people. */

let directory: string
let stack: Stack
const start = () => startTestStack({ databaseUrl: 'embedded', dataDir: directory })

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dustforce-postgres-'))
  stack = await start()
})
afterAll(async () => {
  await stack.close()
  await rm(directory, { recursive: true, force: true })
})

const visitorOf = (key = stack.publishableKey) =>
  createClient(stack.url, key, { auth: { persistSession: false } })

/** A client that is signed in as the administrator. */
async function openHub() {
  const hub = visitorOf()
  await signInAsAdmin(hub, stack.admin)
  return hub
}

const contractor = (email: string) => ({ full_name: 'Grace Hopper', email, phone: '4165550100' })

test('access and realtime work', async () => {
  const hub = await openHub()
  expect((await visitorOf().from('contractors').select()).error?.code).toBe('42501')

  let hear: (change: unknown) => void = () => undefined
  const heard = new Promise((resolve) => {
    hear = resolve
  })
  await new Promise<void>((resolve) => {
    hub
      .channel('inquiries')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'contact_inquiries' }, (change) =>
        hear(change),
      )
      .subscribe((status) => status === 'SUBSCRIBED' && resolve())
  })
  await stack.database.query(
    `insert into public.contact_inquiries (name, email, message) values ('Ada Lovelace', 'ada@example.com', 'Hello there')`,
  )
  expect(await heard).toMatchObject({ eventType: 'INSERT', new: { email: 'ada@example.com' } })
  await hub.removeAllChannels()
})

test('sixty requests at once are all answered, each in its own role', async () => {
  const hub = await openHub()
  const visitor = visitorOf()
  const codes = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const { error } = await (index % 2 === 0 ? visitor : hub).from('contractors').select('id')
      return error?.code
    }),
  )
  expect(codes).toEqual(Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? '42501' : undefined)))
})

test('JSON arrives as JSON, in a function as in a column', async () => {
  const message = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello there' }
  const { data, error } = await visitorOf().rpc('submit_contact', { payload: message })
  expect(error).toBeNull()
  expect(data).toEqual({ id: expect.any(String) })
  const hub = await openHub()
  const detailed = {
    ...contractor('json@example.com'),
    service_areas: ['York'],
    equipment: { description: 'A vacuum' },
  }
  await hub.from('contractors').insert(detailed)
  const [row] = await stack.database.query(
    `select service_areas ->> 0 as area, equipment ->> 'description' as equipment from public.contractors
     where email = 'json@example.com'`,
  )
  expect(row).toEqual({ area: 'York', equipment: 'A vacuum' })
})

test('numbers, instants and the preflight are those of hosted Supabase', async () => {
  expect(await readRestWire(stack)).toEqual(restWire)
})

test('a clean stop and a new start keep the data', async () => {
  const kept = contractor('kept@example.com')
  expect((await (await openHub()).from('contractors').insert(kept)).error).toBeNull()
  await stack.close()
  stack = await start()
  const { data } = await visitorOf(stack.secretKey)
    .from('contractors')
    .select('email')
    .eq('email', kept.email)
  expect(data).toEqual([{ email: kept.email }])
})

test('a server that a killed stack left behind is stopped by the next start', async () => {
  const cluster = join(directory, 'left-over')
  const first = await startEmbeddedPostgres(cluster, 'a password')
  const pid = async () => Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const leftOver = await pid()
  const second = await startEmbeddedPostgres(cluster, 'a password')
  expect(await pid()).not.toBe(leftOver)
  await expect(openPostgres(first.url)).rejects.toThrow('does not answer')
  await second.stop()
  // There is nothing left for it to stop.
  await first.stop()
})
