import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { expect, onTestFinished, test } from 'vitest'
import { clusterTemplate } from '../testing/cluster-template.ts'
import { startTestStack } from '../testing/index.ts'
import { makeAdminAccount } from './admin-account.ts'

test('a given password is used and not printed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dustforce-admin-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  cpSync(await clusterTemplate(), join(dataDir, 'pglite'), { recursive: true })
  const given = { email: 'boss@example.com', password: 'a password of my own' }
  const environment = { DATA_DIR: dataDir, ADMIN_PASSWORD: given.password }
  expect(await makeAdminAccount(given.email, [], environment)).toBe(
    'boss@example.com can sign in to the Command Hub.',
  )

  const stack = await startTestStack({ dataDir })
  onTestFinished(stack.close)
  const client = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  expect((await client.auth.signInWithPassword(given)).error).toBeNull()
})

test('the account is made by the API while a stack runs on the data, and by the address of a project', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dustforce-admin-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const stack = await startTestStack({ dataDir })
  onTestFinished(stack.close)
  const first = { email: 'boss@example.com', password: 'a password of my own' }
  const next = { ...first, password: 'another password of mine' }
  expect(await makeAdminAccount(first.email, [], { DATA_DIR: dataDir, ADMIN_PASSWORD: first.password })).toBe(
    'boss@example.com can sign in to the Command Hub.',
  )
  const project = { SUPABASE_URL: `${stack.url}/`, SUPABASE_SECRET_KEY: stack.secretKey }
  await makeAdminAccount('Boss@example.com', [], { ...project, ADMIN_PASSWORD: next.password })

  const client = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  expect((await client.auth.signInWithPassword(first)).error).not.toBeNull()
  expect((await client.auth.signInWithPassword(next)).error).toBeNull()
  const { data } = await client.from('admin_users').insert({ email: next.email, is_active: true }).select()
  expect(data).toMatchObject([{ email: next.email }])

  const wrong = { ...project, SUPABASE_SECRET_KEY: stack.publishableKey }
  await expect(makeAdminAccount(first.email, [], wrong)).rejects.toThrow('the secret key was not accepted')
  const keyless = { SUPABASE_URL: stack.url }
  await expect(makeAdminAccount(first.email, [], keyless)).rejects.toThrow('SUPABASE_SECRET_KEY is missing')
  const away = { ...project, SUPABASE_URL: 'http://127.0.0.1:1' }
  await expect(makeAdminAccount(first.email, [], away)).rejects.toThrow('cannot be reached')
})

test.each([undefined, 'nobody'])('%s is refused: it is no e-mail address', async (address) => {
  await expect(makeAdminAccount(address, [], {})).rejects.toThrow(
    'Name an e-mail address: npm run admin:create -- somebody@example.com',
  )
})
