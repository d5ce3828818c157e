import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, startPostgresServer } from '@dustforce/postgres-server'
import postgres from 'postgres'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { makeSpawner } from '../testing/spawned-server.ts'

/* A self-hosted server, as the guide sets it up, without Docker and the certificate. */

const servers = makeSpawner()
afterAll(() => servers.end())

const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const keys = {
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_this_test',
  SUPABASE_SECRET_KEY: 'sb_secret_of_this_test',
  STRIPE_SECRET_KEY: 'sk_test_of_this_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old',
  RESEND_API_KEY: 're_of_this_test',
  RESEND_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  METRICS_KEY: 'only-prometheus-knows',
}

async function postgresServer(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'dustforce-own-'))
  const server = await startPostgresServer(join(directory, 'data'), { password: 'secret', durable: false })
  onTestFinished(async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  })
  return server.url
}

/** Returns what `npm run deploy:check` prints, line by line, and its exit code. */
async function deployCheck(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(
    process.execPath,
    ['--conditions=@dustforce/source', 'scripts/deploy/check-main.ts', ...args],
    { cwd: repository, env: { PATH: process.env.PATH, ...environment } },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, said }
}

test('on PostgreSQL, with its own address and without demo data, it serves the public and is watched, checked, backed up and restored', async () => {
  const server = await postgresServer()
  const PORT = String(await freePort())
  const directory = await mkdtemp(join(tmpdir(), 'dustforce-own-data-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const data = { DATA_DIR: join(directory, 'data'), DATABASE_URL: `${server}/postgres` }
  const stack = servers.start({
    ...data,
    ...keys,
    PORT,
    SITE_URL: 'https://www.example.ca',
    EMAIL_FROM: 'Example <bookings@example.ca>',
    DEMO_DATA: 'none',
    ADMIN_EMAIL: 'owner@example.ca',
    ADMIN_PASSWORD: 'a password of this test',
    TRUST_PROXY: '1',
  })
  expect(await stack.ready).toContain('https://www.example.ca/admin')

  const here = `http://localhost:${PORT}`
  const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`${here}${path}`, { ...init, headers: { apikey: keys.SUPABASE_PUBLISHABLE_KEY, ...headers } })
  const secret = { apikey: keys.SUPABASE_SECRET_KEY, 'content-type': 'application/json' }
  expect(await (await ask('/rest/v1/bookings?select=id', secret)).json()).toEqual([])
  expect((await ask('/mailbox')).status).toBe(404)
  expect(await (await ask('/healthz')).json()).toMatchObject({ problems: [] })
  expect((await ask('/metrics')).status).toBe(401)
  const numbers = await ask('/metrics', { authorization: `Bearer ${keys.METRICS_KEY}` })
  expect(await numbers.text()).toContain('dustforce_database_up 1')
  const credentials = JSON.stringify({ email: 'owner@example.ca', password: 'a password of this test' })
  const signedIn = await ask('/auth/v1/token?grant_type=password', secret, {
    method: 'POST',
    body: credentials,
  })
  expect(signedIn.status).toBe(200)

  // Stripe signs with the new secret or the one before.
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.created',
    data: { object: {} },
  })
  for (const [signer, status] of [
    ['whsec_old', 200],
    ['whsec_new', 200],
    ['whsec_other', 400],
  ] as const) {
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', signer).update(`${at}.${body}`).digest('hex')
    const headers = { 'stripe-signature': `t=${at},v1=${signature}` }
    expect((await ask('/functions/v1/stripe-webhook', headers, { method: 'POST', body })).status).toBe(status)
  }

  const checked = await deployCheck(['--server', here], {
    SUPABASE_PUBLISHABLE_KEY: keys.SUPABASE_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: keys.SUPABASE_SECRET_KEY,
  })
  for (const line of [
    'ok      Sign-up is closed',
    'ok      Administrators can sign in with a password',
    'ok      The database is migrated',
    'ok      Visitors read no booking',
    "ok      Stripe's webhook is judged by its signature",
    'ok      The work gets done: schedule, e-mail, refunds',
    'MISSING There is an administrator\n        Run `npm run admin:create`, then sign in once.',
    '?       Stripe sends every event\n        Set STRIPE_SECRET_KEY.',
  ])
    expect(checked.said).toContain(line)
  expect(checked.said).not.toContain('The jobs run for the schedule only')
  expect(checked.code).toBe(1)
  expect(await deployCheck([], {})).toMatchObject({
    code: 1,
    said: expect.stringContaining('--project is missing.'),
  })

  const payload = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Do you clean windows?' }
  const stored = await ask(
    '/rest/v1/rpc/submit_contact',
    { 'content-type': 'application/json' },
    { method: 'POST', body: JSON.stringify({ payload }) },
  )
  expect(stored.status).toBe(200)
  const file = join(directory, 'own.backup')
  const backup = servers.start(data, [file], 'backup')
  expect([await backup.exit, backup.said.err]).toEqual([0, ''])
  expect(backup.said.out).toMatch(/own\.backup holds \d+ rows of \d+ tables\./)
  stack.kill('SIGINT')
  expect(await stack.exit).toBe(0)
  for (const line of stack.said.out.split('\n').filter((text) => text.startsWith('{')))
    expect(JSON.parse(line)).toMatchObject({ message: 'request', requestId: expect.any(String) })
  for (const secret of ['ada@example.com', 'a password of this test', '/mailbox\n'])
    expect(stack.said.out + stack.said.err).not.toContain(secret)

  const maintenance = postgres(`${server}/postgres`, { max: 1 })
  await maintenance.unsafe('create database second')
  await maintenance.end()
  const second = { ...data, DATABASE_URL: `${server}/second` }
  const restored = servers.start(second, [file], 'restore')
  expect([await restored.exit, restored.said.err]).toEqual([0, ''])
  const again = servers.start(second, [file], 'restore')
  expect(await again.exit).toBe(1)
  expect(again.said.err).toContain('The database is not empty (contact_inquiries).')
  const replaced = servers.start(second, [file, '--yes'], 'restore')
  expect([await replaced.exit, replaced.said.err]).toEqual([0, ''])
}, 300_000)
