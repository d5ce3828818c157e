import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestStack } from '../testing/index.ts'
import type { Stack } from './start-stack.ts'

/* Connections that are cut, and a PostgreSQL that dies. An error that nobody catches fails the run. */

const rounds = Number(process.env.TORTURE_ROUNDS ?? 5)
const kills = Number(process.env.TORTURE_KILLS ?? 1)

vi.setConfig({ testTimeout: 60_000 * kills })

let directory: string
let stack: Stack
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dustforce-faults-'))
  stack = await startTestStack({ databaseUrl: 'embedded', dataDir: directory, onError: () => undefined })
})
afterAll(async () => {
  await stack.close()
  await rm(directory, { recursive: true, force: true })
})

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
