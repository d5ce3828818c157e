import { freePort } from '@dustforce/postgres-server'
import { afterAll, expect, test } from 'vitest'
import { makeSpawner } from '../testing/spawned-server.ts'

const servers = makeSpawner()
afterAll(() => servers.end())

const createAdmin = async (DATA_DIR: string, address: string) => {
  const { exit, said } = servers.start({ DATA_DIR }, [address], 'create-admin')
  return { code: await exit, out: said.out.trim(), error: said.err.trim() }
}

test('an account is made with a password of its own, and can sign in', async () => {
  const DATA_DIR = await servers.newDataDir()
  const { code, out, error } = await createAdmin(DATA_DIR, 'Boss@Example.com')
  expect([code, error]).toEqual([0, ''])
  const password = /with the password (\S+)\.$/.exec(out)?.[1] ?? ''

  const SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_for_this_test'
  const PORT = String(await freePort())
  const server = servers.start({ DATA_DIR, PORT, SUPABASE_PUBLISHABLE_KEY })
  await server.ready
  const signIn = (secret: string) =>
    fetch(`http://localhost:${PORT}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'boss@example.com', password: secret }),
    })
  expect((await signIn(password)).status).toBe(200)
  expect((await signIn(`${password}x`)).status).toBe(400)
  expect(await createAdmin(DATA_DIR, 'boss@example.com')).toMatchObject({
    code: 1,
    error: `Another Dust Force is using the data in ${DATA_DIR}.`,
  })
})
