import { freePort } from '@dustforce/postgres-server'
import { afterAll, expect, test } from 'vitest'
import { makeSpawner } from '../testing/spawned-server.ts'
import { memoryOf, uploadAtOnce } from '../testing/uploads.ts'

const servers = makeSpawner()
afterAll(() => servers.end())

const megabyte = 1024 * 1024

test('R86: forty uploads of 7 MB at once take less than 256 MB, and the server answers afterwards', async ({
  skip,
}) => {
  // Other systems do not tell how much memory a process took at most.
  skip(process.platform !== 'linux', 'Linux, which tells of its processes in /proc')
  const PORT = String(await freePort())
  const publishableKey = 'sb_publishable_of_this_test'
  const server = servers.start({
    PORT,
    DATA_DIR: await servers.newDataDir(),
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    TRUST_PROXY: '1',
  })
  await server.ready
  const url = `http://127.0.0.1:${PORT}`
  await (await fetch(url)).text()
  if (server.pid === undefined) throw new Error('The server has no process')
  const idle = memoryOf(server.pid).now

  const { statuses } = await uploadAtOnce({ url, publishableKey }, { count: 40, bytes: 6_900_000 })
  expect(Object.keys(statuses).every((status) => status === '200' || status === '503')).toBe(true)
  expect(statuses[200]).toBeGreaterThan(0)
  expect((memoryOf(server.pid).highest - idle) / megabyte).toBeLessThan(256)
  expect((await fetch(url)).status).toBe(200)
})
