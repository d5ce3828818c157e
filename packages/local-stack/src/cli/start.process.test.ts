import { freePort } from '@dustforce/postgres-server'
import { afterAll, expect, test } from 'vitest'
import { makeSpawner } from '../testing/spawned-server.ts'

const servers = makeSpawner()
afterAll(() => servers.end())

async function refusal(environment: Record<string, string>, args: readonly string[] = []) {
  const { exit, said } = servers.start(environment, args)
  const code = await exit
  expect(said.err.trim().split('\n')).toHaveLength(1)
  return { code, line: said.err.trim() }
}

/** What `npm run admin:create` prints for an address, and the password that it made. */
async function createAdmin(environment: Record<string, string>, address: string) {
  const { exit, said } = servers.start(environment, [address], 'create-admin')
  const code = await exit
  return {
    code,
    error: said.err.trim(),
    password: /with the password (\S+)\.$/.exec(said.out.trim())?.[1] ?? '',
  }
}

test('a setting that cannot be meant stops the start with one line', async () => {
  expect(await refusal({ SUPABASE_SECRET_KEY: '', DATA_DIR: await servers.newDataDir() })).toEqual({
    code: 1,
    line: 'SUPABASE_SECRET_KEY is set but empty. Give it a value, or remove it.',
  })
})

test('a port in use stops the start with one line', async () => {
  const PORT = String(await servers.occupiedPort())
  expect(await refusal({ PORT, DATA_DIR: await servers.newDataDir() })).toEqual({
    code: 1,
    line: `Port ${PORT} is in use. Choose another with PORT.`,
  })
})

test('it prints the addresses, lets a made administrator in, keeps its data through kill -9, and Ctrl-C ends it', async () => {
  const DATA_DIR = await servers.newDataDir()
  const made = await createAdmin({ DATA_DIR }, 'Boss@Example.com')
  expect(made).toEqual({ code: 0, error: '', password: expect.stringMatching(/^.{16}$/) })
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

  const first = servers.start(environment)
  const printed = await first.ready
  for (const part of [`http://localhost:${PORT}`, '/admin', 'me@example.com', 'my own password']) {
    expect(printed).toContain(part)
  }
  const row = { full_name: 'Grace Hopper', email: 'grace@example.com', phone: '4165550100' }
  expect((await ask('/rest/v1/contractors', { method: 'POST', body: JSON.stringify(row) })).status).toBe(201)
  expect((await refusal({ DATA_DIR, PORT: '0' })).line).toBe(
    `Another Dust Force is using the data in ${DATA_DIR}.`,
  )
  const signIn = async (password: string) => {
    const body = JSON.stringify({ email: 'boss@example.com', password })
    return (await ask('/auth/v1/token?grant_type=password', { method: 'POST', body })).status
  }
  expect(await signIn(made.password)).toBe(200)
  // While the system runs, it is asked for a new password.
  const again = await createAdmin({ DATA_DIR, SUPABASE_SECRET_KEY }, 'boss@example.com')
  expect(again).toMatchObject({ code: 0, error: '' })
  expect(await signIn(again.password)).toBe(200)
  expect(await signIn(made.password)).toBe(400)
  first.kill('SIGKILL')
  await first.exit

  const second = servers.start(environment)
  await second.ready
  expect(await (await ask(`/rest/v1/contractors?select=email&email=eq.${row.email}`)).json()).toEqual([
    { email: row.email },
  ])
  second.kill('SIGINT')
  expect(await second.exit).toBe(0)
  expect(second.said.err).toBe('')
})
