import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { expect, onTestFinished, test } from 'vitest'
import { makeIsAdminToken } from '../realtime/admin-tokens.ts'
import type { JwtSecrets } from '../start/secrets.ts'
import type { Stack } from '../start/stack.ts'
import { signInAsAdmin, startTestStack } from '../testing/index.ts'
import { takeDatabase } from '../testing/kept-database.ts'
import { isSignedBy } from './access-token.ts'

const older = 'the secret of until now, which is long'
const newer = 'the secret of from now on, which is long'

/** Whether a token lets its administrator in: to the rows, and to hearing of changes. */
async function lets({ url, publishableKey, database }: Stack, jwtSecrets: JwtSecrets, token: string) {
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` }
  const rows = await fetch(`${url}/rest/v1/contractors?select=id`, { headers })
  const isAdmin = makeIsAdminToken(
    database,
    (request) => fetch(request.url.replace('http://localhost', url), request),
    {
      publishableKey,
      jwtSecrets,
    },
  )
  return [rows.status, await isAdmin(token)]
}

test('a session outlives the secret that signed it, as long as the secret is named, and goes on with the new one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dustforce-secrets-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const database = await takeDatabase()
  onTestFinished(database.close)
  const openDatabase = async () => ({ ...database, close: async () => undefined })
  const start = (jwtSecrets: JwtSecrets) => startTestStack({ dataDir, openDatabase, jwtSecrets })
  const before = await start([older])
  const hub = createClient(before.url, before.publishableKey, { auth: { persistSession: false } })
  await signInAsAdmin(hub, before.admin)
  const { data } = await hub.auth.getSession()
  const { access_token: token = '', refresh_token: refreshToken = '' } = data.session ?? {}
  await before.close()

  const during = await start([newer, older])
  expect(await lets(during, [newer, older], token)).toEqual([200, true])
  const [head, claims, signature = ''] = token.split('.')
  const other = `${head}.${claims}.${signature.slice(0, -3)}AAA`
  expect(await lets(during, [newer, older], other)).toEqual([401, false])
  const again = createClient(during.url, during.publishableKey, { auth: { persistSession: false } })
  const renewed = await again.auth.refreshSession({ refresh_token: refreshToken })
  const next = renewed.data.session?.access_token ?? ''
  expect([isSignedBy(next, newer), isSignedBy(next, older)]).toEqual([true, false])
  await during.close()

  const after = await start([newer])
  expect(await lets(after, [newer], token)).toEqual([401, false])
  expect(await lets(after, [newer], next)).toEqual([200, true])
  await after.close()
})
