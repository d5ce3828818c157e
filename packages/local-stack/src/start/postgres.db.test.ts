import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { openPostgres } from '../database/postgres-database.ts'
import { signInAsAdmin, startTestStack } from '../testing/index.ts'
import { readRestWire, restWire } from '../testing/rest-wire.ts'
import { readSecrets } from './secrets.ts'
import type { Stack } from './start-stack.ts'

/* The stack on a real PostgreSQL, the one from npm. Its tests share one stack, and each looks only at the rows of its own people. */

let directory: string
let stack: Stack
// The stack also reports each request that fails because its connection was cut.
const start = () => startTestStack({ databaseUrl: 'embedded', dataDir: directory, onError: () => undefined })

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

test('a clean stop and a new start keep the data, also where a killed stack left its server behind between them', async () => {
  const kept = contractor('kept@example.com')
  expect((await (await openHub()).from('contractors').insert(kept)).error).toBeNull()
  await stack.close()

  const cluster = join(directory, 'postgres')
  const startServer = () => startEmbeddedPostgres(cluster, readSecrets(directory).databasePassword)
  const pid = async () => Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const first = await startServer()
  const leftOver = await pid()
  const second = await startServer()
  expect(await pid()).not.toBe(leftOver)
  await expect(openPostgres(first.url)).rejects.toThrow('does not answer')
  await second.stop()
  // There is nothing left for it to stop.
  await first.stop()

  stack = await start()
  const { data } = await visitorOf(stack.secretKey)
    .from('contractors')
    .select('email')
    .eq('email', kept.email)
  expect(data).toEqual([{ email: kept.email }])
})

/* Connections that are cut, and a PostgreSQL that dies. An error that nobody catches fails the run. */

const rounds = Number(process.env.TORTURE_ROUNDS ?? 5)
const kills = Number(process.env.TORTURE_KILLS ?? 1)

vi.setConfig({ testTimeout: 60_000 * kills })

let asked = 0

/** Each time for other days: an answer is given to all who ask the same within a second. */
async function ask(): Promise<number> {
  asked += 1
  const response = await fetch(`${stack.url}/rest/v1/rpc/availability`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ from_date: '2026-11-23', days: asked % 300 }),
  })
  await response.body?.cancel()
  return response.status
}

const cutTheOthers = `select pg_terminate_backend(pid) as cut from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`
const Pids = Schema.Array(Schema.Struct({ pid: Schema.Number }))
/** Asked again when the connection that it is asked on is one of those that were cut. */
const backendPids = () =>
  vi.waitFor(async () => {
    const rows = Schema.decodeUnknownSync(Pids)(
      await stack.database.query('select pid from pg_stat_activity'),
    )
    return rows.map(({ pid }) => pid)
  })

/** Also false for a process that has ended and whose parent has not noticed yet. */
async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') X')
  return !/\) [ZX][^)]*$/.test(stat)
}

const recovered = () => vi.waitFor(async () => expect(await ask()).toBe(200), { interval: 200 })

test('connections that are cut under load end in a 503, and the next requests get new ones', async () => {
  const statuses = new Set<number>()
  for (let round = 0; round < rounds; round += 1) {
    const answers = Array.from({ length: 12 }, ask)
    await stack.database.query(cutTheOthers).catch(() => undefined)
    for (const status of await Promise.all(answers)) statuses.add(status)
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  await recovered()
})

test('a transaction whose connection is cut is rejected, and its connection is not handed out again', async () => {
  const { kysely } = stack.database.connection
  const cut = kysely.transaction().execute(async (open) => {
    await stack.database.query(cutTheOthers)
    // The cut is noticed between two statements: what comes then are this one and the rollback.
    await vi.waitFor(() =>
      expect(open.selectNoFrom(({ lit }) => lit(1).as('one')).execute()).rejects.toThrow(),
    )
    throw new Error('the work fails')
  })
  await expect(cut).rejects.toThrow(/connection/i)
  await recovered()
})

test('a listener hears again after its connection is cut, and is told that it may have missed something', async () => {
  const heard = vi.fn()
  const missed = vi.fn()
  await stack.database.listen('faults', heard, missed)
  expect(missed).not.toHaveBeenCalled()
  await stack.database.query(cutTheOthers).catch(() => undefined)
  await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce())
  await vi.waitFor(() => stack.database.query(`select pg_notify('faults', 'after')`))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('after'))
})

test('a killed server comes back, and none of its processes stays', async () => {
  const missed = vi.fn()
  await stack.database.listen('kills', () => undefined, missed)
  for (let round = 0; round < kills; round += 1) {
    const [backend] = (await backendPids()).slice(-1)
    process.kill(backend ?? 0, 'SIGKILL')
    await recovered()
    const old = await backendPids()
    const file = await readFile(join(directory, 'postgres', 'postmaster.pid'), 'utf8')
    process.kill(Number(file.split('\n')[0]), 'SIGKILL')
    const statuses = await Promise.all(Array.from({ length: 12 }, ask))
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    await recovered()
    expect(await Promise.all(old.map(isAlive))).not.toContain(true)
    await vi.waitFor(() => expect(missed.mock.calls.length).toBeGreaterThan(round))
  }
})
