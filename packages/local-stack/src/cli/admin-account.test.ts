import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { expect, onTestFinished, test } from 'vitest'
import { ensureAdmin } from '../database/demo-admin.ts'
import { startTestStack } from '../testing/index.ts'
import { takeDatabase } from '../testing/kept-database.ts'
import { makeAdminAccount } from './admin-account.ts'

/* `start.process.test.ts` makes an account in the data while nothing runs on it. */

test('the account is made by the API of the stack that runs on the data, and by the address of a project', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dustforce-admin-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const stack = await startTestStack({ dataDir, openDatabase: takeDatabase })
  onTestFinished(stack.close)
  const client = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  const first = { email: 'boss@example.com', password: 'a password of my own' }
  const next = { ...first, password: 'another password of mine' }
  // A given password is not printed.
  expect(await makeAdminAccount([first.email], { DATA_DIR: dataDir, ADMIN_PASSWORD: first.password })).toBe(
    'boss@example.com can sign in to the Command Hub.',
  )
  const project = { SUPABASE_URL: `${stack.url}/`, SUPABASE_SECRET_KEY: stack.secretKey }
  await makeAdminAccount(['Boss@example.com'], { ...project, ADMIN_PASSWORD: next.password })

  expect((await client.auth.signInWithPassword(first)).error).not.toBeNull()
  expect((await client.auth.signInWithPassword(next)).error).toBeNull()
  const { data } = await client.from('admin_users').insert({ email: next.email, is_active: true }).select()
  expect(data).toMatchObject([{ email: next.email }])

  // The phone with the authenticator app is lost, and there is no other owner.
  const [row] = await stack.database.query('select id::text from auth.users where email = $1', [first.email])
  const { id } = Object(row)
  const enroll = () =>
    stack.database.query(
      `insert into auth.mfa_factors (id, user_id, status, secret) values (gen_random_uuid(), $1::uuid, 'verified', 'x')`,
      [id],
    )
  const factors = () => stack.database.query('select user_id from auth.mfa_factors')
  await enroll()
  await makeAdminAccount([first.email], { ...project, ADMIN_PASSWORD: next.password })
  expect(await factors()).toHaveLength(1)
  expect(
    await makeAdminAccount(['--lost-phone', first.email], { ...project, ADMIN_PASSWORD: next.password }),
  ).toBe('boss@example.com can sign in to the Command Hub. Set up an authenticator app there again.')
  expect(await factors()).toEqual([])
  await enroll()
  await ensureAdmin(stack.database, next, true)
  expect(await factors()).toEqual([])

  const wrong = { ...project, SUPABASE_SECRET_KEY: stack.publishableKey }
  await expect(makeAdminAccount([first.email], wrong)).rejects.toThrow('the secret key was not accepted')
  const keyless = { SUPABASE_URL: stack.url }
  await expect(makeAdminAccount([first.email], keyless)).rejects.toThrow('SUPABASE_SECRET_KEY is missing')
  const away = { ...project, SUPABASE_URL: 'http://127.0.0.1:1' }
  await expect(makeAdminAccount([first.email], away)).rejects.toThrow('cannot be reached')
})

test.each([[[]], [['nobody']]])('%j is refused: it is no e-mail address', async (args) => {
  await expect(makeAdminAccount(args, {})).rejects.toThrow(
    'Name an e-mail address: npm run admin:create -- somebody@example.com',
  )
})
