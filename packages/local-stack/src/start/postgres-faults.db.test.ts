import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestStack } from '../testing/index.ts'
import type { Stack } from './start-stack.ts'

/* Connections that are cut. An error that nobody catches fails the run. */

vi.setConfig({ testTimeout: 180_000 })

let directory: string
let stack: Stack
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dustforce-faults-'))
  stack = await startTestStack({ databaseUrl: 'embedded', dataDir: directory, onError: () => undefined })
}, 300_000)
afterAll(async () => {
  await stack.close()
  await rm(directory, { recursive: true, force: true })
}, 300_000)

const ask = async (): Promise<number> => {
  const response = await fetch(`${stack.url}/rest/v1/rpc/availability`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ from_date: '2026-11-23', days: 7 }),
  })
  await response.body?.cancel()
  return response.status
}

const cutTheOthers = `select pg_terminate_backend(pid) as cut from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`
const recovered = () =>
  vi.waitFor(async () => expect(await ask()).toBe(200), { timeout: 120_000, interval: 200 })

test('connections that are cut under load end in a 503, and the next requests get new ones', async () => {
  const statuses = new Set<number>()
  for (let round = 0; round < 20; round += 1) {
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
