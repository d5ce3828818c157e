import { afterAll, expect, test, vi } from 'vitest'
import { makeInstallation } from '../testing/installation.ts'
import { makeSpawner } from '../testing/spawned-server.ts'

const servers = makeSpawner()
afterAll(() => servers.end())

async function refusal(environment: Record<string, string>, args: readonly string[] = []) {
  const { exit, said } = servers.start(environment, args)
  const code = await exit
  expect(said.err.trim().split('\n')).toHaveLength(1)
  return { code, line: said.err.trim() }
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

test('it prints the addresses, lets a made administrator in, loses no paid booking by kill -9, and Ctrl-C ends it', async () => {
  const stack = await makeInstallation(servers, {
    ADMIN_EMAIL: 'me@example.com',
    ADMIN_PASSWORD: 'my own password',
  })
  const { DATA_DIR, SUPABASE_SECRET_KEY } = stack.environment
  const creating = servers.start({ DATA_DIR }, ['Boss@Example.com'], 'create-admin')
  expect({ code: await creating.exit, error: creating.said.err.trim() }).toEqual({ code: 0, error: '' })
  const [, password = ''] = /with the password (\S{16})\.$/.exec(creating.said.out.trim()) ?? []

  const printed = await stack.start()
  for (const part of [stack.url, '/admin', 'me@example.com', 'my own password'])
    expect(printed).toContain(part)
  expect((await refusal({ DATA_DIR, PORT: '0' })).line).toBe(
    `Another server is using the data in ${DATA_DIR}.`,
  )
  const signedIn = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: SUPABASE_SECRET_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'boss@example.com', password }),
  })
  expect(signedIn.status).toBe(200)

  const paid = await stack.checkout('00000000-0000-4000-8000-000000000011')
  // The redirect is answered before the webhook is delivered.
  await stack.pay(paid)
  await stack.kill()

  await stack.start()
  await vi.waitFor(
    async () => {
      expect(await stack.booking(paid.booking_id)).toEqual([
        { booking_status: 'confirmed', payment_status: 'paid' },
      ])
      expect(await stack.mailsTo('ada11@example.com')).toBe(1)
    },
    { interval: 100 },
  )
  expect(await stack.stop()).toEqual({ code: 0, err: '' })
})
