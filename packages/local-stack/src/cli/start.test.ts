import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { clusterTemplate } from '../testing/cluster-template.ts'

/* The server as `npm start` runs it: the bundle, in a process of its own. */

const workspace = fileURLToPath(new URL('../..', import.meta.url))
// As deep in the tree as `dist`.
const bundle = join(workspace, '.cache')
const children: ChildProcess[] = []
const directories: string[] = []
const occupied: Server[] = []

beforeAll(async () => {
  const tsup = join(
    dirname(createRequire(import.meta.url).resolve('tsup/package.json')),
    'dist/cli-default.js',
  )
  await promisify(execFile)(process.execPath, [tsup, '--out-dir', bundle], { cwd: workspace })
}, 60_000)
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of occupied.splice(0)) server.close()
})
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true, force: true }))))

const dataDir = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'dustforce-start-'))
  directories.push(directory)
  await cp(await clusterTemplate(), join(directory, 'pglite'), { recursive: true })
  return directory
}

const freePort = async (keep = false): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (keep) occupied.push(server)
  else await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

const start = (environment: Record<string, string>, args: readonly string[] = []) => {
  const child = spawn(process.execPath, [join(bundle, 'main.js'), ...args], {
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
  return { child, exit, ready, said }
}

const refusal = async (environment: Record<string, string>, args: readonly string[] = []) => {
  const { exit, said } = start(environment, args)
  const code = await exit
  expect(said.err.trim().split('\n')).toHaveLength(1)
  return { code, line: said.err.trim() }
}

test.each([
  [{ SUPABASE_SECRET_KEY: '' }, 'SUPABASE_SECRET_KEY is set but empty'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'not a PostgreSQL address'],
  [{ DATABASE_URL: 'postgres://someone:hidden@127.0.0.1:1/nowhere' }, '127.0.0.1:1/nowhere does not answer'],
])(
  '%o stops the start with one line',
  async (environment, message) => {
    const { code, line } = await refusal({ PORT: '0', DATA_DIR: await dataDir(), ...environment })
    expect(line).toContain(message)
    expect(line).not.toContain('hidden')
    expect(code).toBe(1)
  },
  20_000,
)

test('a port in use stops the start with one line', async () => {
  const PORT = String(await freePort(true))
  expect(await refusal({ PORT, DATA_DIR: await dataDir() })).toEqual({
    code: 1,
    line: `Port ${PORT} is in use. Choose another with PORT.`,
  })
}, 20_000)

test('it prints the addresses, keeps its data through kill -9, and Ctrl-C ends it', async () => {
  const DATA_DIR = await dataDir()
  const PORT = String(await freePort())
  const SUPABASE_SECRET_KEY = 'sb_secret_for_this_test'
  const environment = {
    DATA_DIR,
    PORT,
    SUPABASE_SECRET_KEY,
    ADMIN_EMAIL: 'me@example.com',
    ADMIN_PASSWORD: 'my own password',
  }
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://localhost:${PORT}${path}`, {
      ...init,
      headers: { apikey: SUPABASE_SECRET_KEY, 'content-type': 'application/json' },
    })

  const first = start(environment)
  const printed = await first.ready
  for (const part of [`http://localhost:${PORT}`, '/admin', 'me@example.com', 'my own password']) {
    expect(printed).toContain(part)
  }
  const row = { full_name: 'Grace Hopper', email: 'grace@example.com', phone: '4165550100' }
  expect((await ask('/rest/v1/contractors', { method: 'POST', body: JSON.stringify(row) })).status).toBe(201)
  expect((await refusal({ DATA_DIR, PORT: '0' })).line).toBe(
    `Another Dust Force is using the data in ${DATA_DIR}.`,
  )
  first.child.kill('SIGKILL')
  await first.exit

  const second = start(environment)
  await second.ready
  expect(await (await ask(`/rest/v1/contractors?select=email&email=eq.${row.email}`)).json()).toEqual([
    { email: row.email },
  ])
  second.child.kill('SIGINT')
  expect(await second.exit).toBe(0)
  expect(second.said.err).toBe('')
}, 60_000)
