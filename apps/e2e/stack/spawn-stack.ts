import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { admin } from './running-stack.ts'

const movableClock = new URL('movable-clock.ts', import.meta.url).href
const server = fileURLToPath(new URL('../../../packages/local-stack/dist/main.js', import.meta.url))

/** A server with the built site and Command Hub, freshly seeded, on a free port and in a folder of its own. */
export interface SpawnedStack {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Sets its clock, which goes on from there: epoch milliseconds. PGlite goes by it too, a server of PostgreSQL by the machine's. */
  readonly setTime: (instant: number) => Promise<void>
}

/** The database of a system: an empty one at an address, or PGlite in the server, made as a copy of the cluster `template`. */
export type StackDatabase = { readonly url: string } | { readonly template: string }

/** Starts the built server on a database. */
export async function spawnStack(database: StackDatabase): Promise<SpawnedStack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dust-force-e2e-'))
  if ('template' in database) cpSync(database.template, join(dataDir, 'pglite'), { recursive: true })
  // Like `npm start`: optimising the database's WebAssembly costs seconds and wins nothing in so short a program.
  // Memory costs less than collecting it often.
  const flags = ['--liftoff-only', '--min-semi-space-size=32', '--import', movableClock]
  const child = spawn(process.execPath, [...flags, server], {
    env: {
      ...process.env,
      PORT: '0',
      // Each test is a visitor of its own, see `extraHTTPHeaders` in stack-test.ts.
      TRUST_PROXY: '1',
      DATA_DIR: dataDir,
      ...('url' in database && { DATABASE_URL: database.url }),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  // Without this, every walk would wait for a system that has ended.
  const abort = () => {
    process.stderr.write('A system of the walks has ended: the run is given up.\n')
    process.exit(1)
  }
  const stop = async () => {
    child.off('exit', abort)
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
  const setTime = async (instant: number) => {
    child.send({ aheadMs: instant - Date.now() })
    await once(child, 'message')
  }
  try {
    const url = await addressOf(child)
    child.once('exit', abort)
    return { url, stop, setTime }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Longer than a start takes where both processors have other work. */
const startLimitMs = 60_000

/** The address that the server prints once it answers. */
export async function addressOf(child: ChildProcess, limitMs = startLimitMs): Promise<string> {
  if (child.stdout === null) throw new Error('The server has no output')
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs)
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^\s*Site\s+(http\S+)/.exec(line) ?? []
    if (url !== undefined) {
      clearTimeout(limit)
      child.stdout.resume()
      return url
    }
  }
  clearTimeout(limit)
  throw new Error(`The server ended, or took ${limitMs / 1000} s, before it printed its address`)
}
