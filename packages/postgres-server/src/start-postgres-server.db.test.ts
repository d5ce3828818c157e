import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
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

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dustforce-postgres-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Starts the server on the cluster that the tests share: making one takes longer than they do. */
const start = () => startPostgresServer(join(directory, 'data'), { password: 'test', durable: false })

test('a killed server ends without waiting, and its cluster starts again', async () => {
  const first = await start()
  expect(await accepts(first)).toBe(true)
  first.kill()
  await vi.waitFor(async () => expect(await accepts(first)).toBe(false))

  const second = await start()
  expect(await accepts(second)).toBe(true)
  await second.stop()
  expect(await accepts(second)).toBe(false)
})

/** A process that has ended and whose parent does not ask how. */
async function makeZombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line))
  // Until then its parent is a shell, which asks.
  await vi.waitFor(async () => expect(await readFile(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n'))
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(async () => expect(await readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '))
  return pid
}

test('a killed server whose ended process is still listed is started again and stopped', async ({ skip }) => {
  // Other systems do not tell a zombie from a process that runs.
  skip(process.platform !== 'linux', 'Linux, which tells of its processes in /proc')
  const lockFile = join(directory, 'data', 'postmaster.pid')
  const server = await start()
  const dieUnnoticed = async () => {
    const text = await readFile(lockFile, 'utf8')
    process.kill(Number(text.split('\n')[0]), 'SIGKILL')
    await vi.waitFor(async () => expect(await accepts(server)).toBe(false))
    await writeFile(lockFile, text.replace(/^\d+/, String(await makeZombie())))
  }
  await dieUnnoticed()
  await server.revive()
  expect(await accepts(server)).toBe(true)
  await dieUnnoticed()
  await server.stop()
})
