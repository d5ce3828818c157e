import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { openPostgres } from '../database/postgres-database.ts'
import { signInAsAdmin, startTestStack } from '../testing/index.ts'
import type { Stack } from './start-stack.ts'

/* The stack on a real PostgreSQL, the one from npm. */

const stacks: Stack[] = []
const directories: string[] = []
afterAll(async () => {
  for (const stack of stacks) await stack.close()
  for (const directory of directories) await rm(directory, { recursive: true, force: true })
})

const newDirectory = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'dustforce-postgres-'))
  directories.push(directory)
  return directory
}
const start = async (dataDir: string): Promise<Stack> => {
  const stack = await startTestStack({ databaseUrl: 'embedded', dataDir })
  stacks.push(stack)
  return stack
}
const visitorOf = (stack: Stack, key = stack.publishableKey) =>
  createClient(stack.url, key, { auth: { persistSession: false } })

const contractor = { full_name: 'Grace Hopper', email: 'grace@example.com', phone: '4165550100' }

test('sign-in, access and realtime work; a clean stop and a new start keep the data', async () => {
  const dataDir = await newDirectory()
  const first = await start(dataDir)
  const hub = visitorOf(first)
  await signInAsAdmin(hub, first.admin)
  expect((await visitorOf(first).from('contractors').select()).error?.code).toBe('42501')

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
  await first.database.query(
    `insert into public.contact_inquiries (name, email, message) values ('Ada Lovelace', 'ada@example.com', 'Hello there')`,
  )
  expect(await heard).toMatchObject({ eventType: 'INSERT', new: { email: 'ada@example.com' } })
  await hub.removeAllChannels()
  expect((await hub.from('contractors').insert(contractor)).error).toBeNull()
  await stacks.pop()?.close()

  const second = await start(dataDir)
  const rows = await visitorOf(second, second.secretKey).from('contractors').select('email')
  expect(rows.data).toEqual([{ email: contractor.email }])
})

test('a server that a killed stack left behind is stopped by the next start', async () => {
  const directory = join(await newDirectory(), 'postgres')
  const first = await startEmbeddedPostgres(directory, 'a password')
  const pid = async () => Number((await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const leftOver = await pid()
  const second = await startEmbeddedPostgres(directory, 'a password')
  expect(await pid()).not.toBe(leftOver)
  await expect(openPostgres(first.url)).rejects.toThrow('does not answer')
  await second.stop()
  await expect(first.stop()).rejects.toThrow('pg_ctl')
})

test('two hundred requests at once are all answered, each in its own role', async () => {
  const stack = await start(await newDirectory())
  const hub = visitorOf(stack)
  await signInAsAdmin(hub, stack.admin)
  const visitor = visitorOf(stack)
  const codes = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const { error } = await (index % 2 === 0 ? visitor : hub).from('contractors').select('id')
      return error?.code
    }),
  )
  expect(codes).toEqual(Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? '42501' : undefined)))
})

test('JSON arrives as JSON, in a function as in a column', async () => {
  const stack = await start(await newDirectory())
  const message = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello there' }
  const { data, error } = await visitorOf(stack).rpc('submit_contact', { payload: message })
  expect(error).toBeNull()
  expect(data).toEqual({ id: expect.any(String) })
  const hub = visitorOf(stack)
  await signInAsAdmin(hub, stack.admin)
  const detailed = { ...contractor, service_areas: ['York'], equipment: { description: 'A vacuum' } }
  await hub.from('contractors').insert(detailed)
  const [row] = await stack.database.query(
    `select service_areas ->> 0 as area, equipment ->> 'description' as equipment from public.contractors`,
  )
  expect(row).toEqual({ area: 'York', equipment: 'A vacuum' })
})
