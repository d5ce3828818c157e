import { cp, mkdtemp, rm } from 'node:fs/promises'
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
  await cp(await clusterTemplate(), join(dataDir, 'pglite'), { recursive: true })
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

test.each([undefined, 'nobody'])('%s is refused: it is no e-mail address', async (address) => {
  await expect(makeAdminAccount(address, [], {})).rejects.toThrow(
    'Name an e-mail address: npm run admin:create -- somebody@example.com',
  )
})
