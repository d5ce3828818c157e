import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { clusterTemplate } from './cluster-template.ts'

/* The server as `npm start` runs it: the bundle, in a process of its own. */

const workspace = fileURLToPath(new URL('../..', import.meta.url))

export interface SpawnedServer {
  readonly kill: (signal: 'SIGINT' | 'SIGKILL') => void
  /** The exit code; null after a signal. */
  readonly exit: Promise<number | null>
  /** What it printed once it serves; rejected when it ends before. */
  readonly ready: Promise<string>
  readonly said: { out: string; err: string }
}

/** Makes the bundle and starts servers from it; `end` kills what still runs and removes every data directory. */
export const makeSpawner = () => {
  // As deep in the tree as `dist`, and no other test's.
  const bundle = join(workspace, `dist-${process.pid}-${Math.random().toString(36).slice(2)}`)
  const children: ChildProcess[] = []
  const directories: string[] = [bundle]
  const occupied: Server[] = []

  return {
    build: async (): Promise<void> => {
      const tsup = join(
        dirname(createRequire(import.meta.url).resolve('tsup/package.json')),
        'dist/cli-default.js',
      )
      await promisify(execFile)(process.execPath, [tsup, '--out-dir', bundle], { cwd: workspace })
    },
    newDataDir: async (): Promise<string> => {
      const directory = await mkdtemp(join(tmpdir(), 'dustforce-start-'))
      directories.push(directory)
      await cp(await clusterTemplate(), join(directory, 'pglite'), { recursive: true })
      return directory
    },
    /** A port that nobody uses, or one that somebody does. */
    port: async (state: 'free' | 'occupied'): Promise<number> => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      if (state === 'occupied') occupied.push(server)
      else await new Promise((resolve) => server.close(resolve))
      return typeof address === 'object' && address !== null ? address.port : 0
    },
    start: (
      environment: Readonly<Record<string, string>>,
      args: readonly string[] = [],
      program: 'main' | 'create-admin' = 'main',
    ): SpawnedServer => {
      const child = spawn(process.execPath, ['--liftoff-only', join(bundle, `${program}.js`), ...args], {
        env: { PATH: process.env.PATH, ...environment },
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
          if (said.out.includes('/mailbox')) resolve(said.out)
        })
        exit.then(() => reject(new Error(said.err)))
      })
      ready.catch(() => undefined)
      return { kill: (signal) => void child.kill(signal), exit, ready, said }
    },
    end: async (): Promise<void> => {
      for (const child of children) child.kill('SIGKILL')
      for (const server of occupied) server.close()
      for (const directory of directories) await rm(directory, { recursive: true, force: true })
    },
  }
}
