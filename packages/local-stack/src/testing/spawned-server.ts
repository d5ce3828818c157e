import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@dustforce/postgres-server'
import { clusterTemplate } from './cluster-template.ts'

/* The server as `npm start` runs it: the bundle, in a process of its own. Only tests of built programs (`*.process.test.ts`) find it built. */

const bundle = fileURLToPath(new URL('../../dist', import.meta.url))

export interface SpawnedServer {
  /** Undefined when it could not be started. */
  readonly pid: number | undefined
  readonly kill: (signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => void
  /** The exit code; null after a signal. */
  readonly exit: Promise<number | null>
  /** The text that it printed once it serves; rejected when it ends before. */
  readonly ready: Promise<string>
  readonly said: { out: string; err: string }
}

/** Starts servers; `end` kills what still runs and removes every data directory. */
export function makeSpawner() {
  const children: ChildProcess[] = []
  const directories: string[] = []
  const occupied: Server[] = []

  return {
    newDataDir: async (): Promise<string> => {
      const directory = await mkdtemp(join(tmpdir(), 'dustforce-start-'))
      directories.push(directory)
      cpSync(await clusterTemplate(), join(directory, 'pglite'), { recursive: true })
      return directory
    },
    /** A port that another program listens on. */
    occupiedPort: async (): Promise<number> => {
      const server = createServer()
      const port = await freePort()
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      occupied.push(server)
      return port
    },
    start: (
      environment: Readonly<Record<string, string>>,
      args: readonly string[] = [],
      program: 'main' | 'create-admin' | 'backup' | 'restore' = 'main',
    ): SpawnedServer => {
      // As with `npm start`, what was compiled for an earlier start is there.
      const { PATH, NODE_COMPILE_CACHE } = process.env
      const child = spawn(process.execPath, ['--liftoff-only', join(bundle, `${program}.js`), ...args], {
        env: { PATH, NODE_COMPILE_CACHE, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      children.push(child)
      const said = { out: '', err: '' }
      const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
      child.stderr.on('data', (chunk) => {
        said.err += chunk
      })
      const ready = new Promise<string>((resolve, reject) => {
        child.stdout.on('data', (chunk) => {
          said.out += chunk
          if (said.out.includes('/admin\n')) resolve(said.out)
        })
        exit.then(() => reject(new Error(said.err)))
      })
      ready.catch(() => undefined)
      return { pid: child.pid, kill: (signal) => void child.kill(signal), exit, ready, said }
    },
    end: async (): Promise<void> => {
      for (const child of children) child.kill('SIGKILL')
      for (const server of occupied) server.close()
      for (const directory of directories) await rm(directory, { recursive: true, force: true })
    },
  }
}
