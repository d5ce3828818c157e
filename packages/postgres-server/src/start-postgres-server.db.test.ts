import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type PostgresServer, startPostgresServer } from './start-postgres-server.ts'

const accepts = ({ url }: PostgresServer) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

test('a killed server ends without waiting, and its cluster starts again', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dustforce-postgres-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const start = () => startPostgresServer(join(directory, 'data'), { password: 'test', durable: false })

  const first = await start()
  expect(await accepts(first)).toBe(true)
  first.kill()
  await vi.waitFor(async () => expect(await accepts(first)).toBe(false), { timeout: 300_000 })

  const second = await start()
  expect(await accepts(second)).toBe(true)
  await second.stop()
  expect(await accepts(second)).toBe(false)
})
