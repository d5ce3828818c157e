import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clusterTemplate } from '../../packages/local-stack/src/testing/cluster-template.ts'
import { makeWorkingCopy } from '../faults/working-copy.mjs'
import { root } from '../start/root.mjs'

// Real servers and compilers, on a machine that may have other work.
const patience = { timeout: 120_000, interval: 50 }
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const publishableKey = 'sb_publishable_of_this_test'
const admin = { email: 'office@example.com', password: 'a walk in the park' }
let tree: string
let dataDir: string
let server: ChildProcess
let url: string

const start = (port: string): ChildProcess =>
  spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: tree,
    env: {
      PATH: process.env.PATH,
      PORT: port,
      DATA_DIR: dataDir,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** The address that the server prints once it is up. */
async function addressOf({ stdout, stderr }: ChildProcess): Promise<string> {
  if (stdout === null || stderr === null) throw new Error('The server has no output')
  const errors: string[] = []
  stderr.on('data', (chunk) => errors.push(String(chunk)))
  for await (const line of createInterface({ input: stdout })) {
    const [, address] = /^\s*Site\s+(http\S+)/.exec(line) ?? []
    if (address !== undefined) {
      stdout.resume()
      return address
    }
  }
  throw new Error(`The server ended before it was up:\n${errors.join('')}`)
}

beforeAll(async () => {
  // The sources are changed in a copy.
  tree = await mkdtemp(join(tmpdir(), 'dustforce-tree-'))
  makeWorkingCopy(root, tree)
  dataDir = await mkdtemp(join(tmpdir(), 'dustforce-dev-'))
  cpSync(await clusterTemplate(), join(dataDir, 'pglite'), { recursive: true })
  server = start('0')
  url = await addressOf(server)
})
afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  for (const directory of [tree, dataDir]) await rm(directory, { recursive: true, force: true })
})

const get = async (path: string): Promise<string> => (await fetch(url + path)).text()
async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(tree, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replace(from, to))
}

test.each(['/', '/faq', '/admin', '/admin/login'])(
  '%s is a page with the meta tags and live reload',
  async (path) => {
    const response = await fetch(url + path)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain(`<meta name="dustforce-supabase-key" content="${publishableKey}" />`)
    expect(html).toContain('<meta name="dustforce-supabase-url" content="" />')
    expect(html).toContain(path.startsWith('/admin') ? '"/admin/@vite/client"' : '"/@vite/client"')
  },
)

test('every script of a page carries the nonce of its policy', async () => {
  const response = await fetch(url)
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  const [, nonce = 'none'] = /script-src 'self' 'nonce-([\w-]+)';/.exec(policy) ?? []
  const scripts = html.match(/<script(?![^>]*ld\+json)[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
  expect(html).toMatch(new RegExp(`http-equiv="Content-Security-Policy" content="[^"]*'nonce-${nonce}'`))
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('an unknown page of the site is not found, in its own words', async () => {
  const response = await fetch(`${url}/no-such-page`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Page not found')
})

/** Opens the socket of live reload, as the page at `base` does, and collects what it hears. */
async function hear(base: '/' | '/admin/'): Promise<string[]> {
  const client = await get(`${base}@vite/client`)
  const [, token] = /wsToken = "([\w-]+)"/.exec(client) ?? []
  const heard: string[] = []
  const socket = new WebSocket(`${url.replace('http', 'ws')}${base}?token=${token}`, 'vite-hmr')
  socket.addEventListener('message', ({ data }) => heard.push(String(data)))
  await once(socket, 'open')
  return heard
}

test('a changed text of the site is rendered as soon as the browser learns of it', async () => {
  const heard = await hear('/')
  expect(await get('/')).toContain('Professional Home Cleaning Services')
  await change('apps/site/src/features/home/words.en.ts', 'Book This Service', 'Book This New Service')
  await vi.waitFor(() => expect(heard.join()).toMatch(/"type":"(update|full-reload)"/), patience)
  expect(await get('/')).toContain('Book This New Service')
})

test('a changed component of the Command Hub reaches the browser', async () => {
  const heard = await hear('/admin/')
  const source = '/src/features/dashboard/dashboard-view.tsx'
  expect(await get(`/admin${source}`)).toContain('Booking Metrics')
  await change(`apps/admin${source}`, 'Booking Metrics', 'Figures of Bookings')
  await vi.waitFor(() => expect(heard.join()).toContain(source), patience)
  expect(await get(`/admin${source}`)).toContain('Figures of Bookings')
})

async function signIn(): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  expect(response.status).toBe(200)
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null || !('access_token' in body)) throw new Error('No token')
  const token = String(body.access_token)
  // As the Command Hub does at an invited account's first sign-in.
  const joined = await fetch(`${url}/rest/v1/admin_users`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email: admin.email, is_active: true }),
  })
  expect(joined.status).toBe(201)
  return token
}

const bookings = (token: string) =>
  fetch(`${url}/rest/v1/bookings?select=id`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  })

const missing = () => get('/functions/v1/nothing')
const functionsFile = 'packages/local-stack/src/runtime/functions.ts'

test('changed server code serves the next request; the data and the sign-in stay', async () => {
  const token = await signIn()
  const before = await (await bookings(token)).text()
  expect(before).toContain('"id"')
  expect(await missing()).toContain('Function not found')
  await change(functionsFile, 'Function not found', 'No such function')
  await vi.waitFor(async () => expect(await missing()).toContain('No such function'), patience)
  expect(await (await bookings(token)).text()).toBe(before)
})

test('server code that cannot be compiled leaves the server running until it is fixed', async () => {
  const errors: string[] = []
  server.stderr?.on('data', (chunk) => errors.push(String(chunk)))
  await change(functionsFile, 'const prefix =', 'const = prefix')
  await vi.waitFor(() => expect(errors.join('')).toContain('functions.ts'), patience)
  const status = async () => (await fetch(`${url}/functions/v1/nothing`)).status
  expect(await status()).toBe(404)
  await change(functionsFile, 'const = prefix', 'const prefix =')
  await change(functionsFile, 'status: 404', 'status: 410')
  await vi.waitFor(async () => expect(await status()).toBe(410), patience)
})

test('a port in use stops the start with one line', async () => {
  const occupant = createServer().listen(0, '127.0.0.1')
  await once(occupant, 'listening')
  const address = occupant.address()
  const port = typeof address === 'object' && address !== null ? String(address.port) : ''
  const second = start(port)
  const errors: string[] = []
  second.stderr?.on('data', (chunk) => errors.push(String(chunk)))
  const [code] = await once(second, 'close')
  occupant.close()
  expect(errors.join('')).toBe(`Port ${port} is in use. Choose another with PORT.\n`)
  expect(code).toBe(1)
})

test('Ctrl-C ends it', async () => {
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  await expect(fetch(url)).rejects.toThrow()
})
