import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { expect, inject, onTestFinished, test } from 'vitest'
import { signInAsAdmin, startTestStack } from '../testing/index.ts'
import { readSecrets } from './secrets.ts'
import type { Stack } from './stack.ts'
import { StartError } from './start-error.ts'

/** Where two servers of one database have their files: the second's secrets are those of the first. */
function directories() {
  const home = mkdtempSync(join(tmpdir(), 'two-servers-'))
  const [first, second, stranger] = ['first', 'second', 'stranger'].map((name) => join(home, name))
  if (first === undefined || second === undefined || stranger === undefined) throw new Error('No directory')
  readSecrets(first)
  mkdirSync(second)
  copyFileSync(join(first, 'secrets.json'), join(second, 'secrets.json'))
  return { first, second, stranger }
}

async function emptyDatabase() {
  const server = postgres(`${inject('postgresUrl')}/postgres`, { max: 1, onnotice: () => undefined })
  const name = `two_${randomUUID().replaceAll('-', '')}`
  await server.unsafe(`create database ${name}`)
  onTestFinished(async () => {
    await server.unsafe(`drop database ${name} with (force)`)
    await server.end()
  })
  return `${inject('postgresUrl')}/${name}`
}

const services = {
  stripe: { secretKey: 'sk_test_none', webhookSecret: 'whsec_none' },
  resendApiKey: 're_none',
}

const hubOf = ({ url, publishableKey }: Stack) =>
  createClient(url, publishableKey, { auth: { persistSession: false } })

test('two servers that start at once serve one database, know each other’s administrators and hear of each other’s changes', async () => {
  const databaseUrl = await emptyDatabase()
  const { first, second, stranger } = directories()
  const start = (dataDir: string) => startTestStack({ databaseUrl, dataDir, ...services })
  const [one, two] = await Promise.all([start(first), start(second)])
  onTestFinished(async () => {
    await one.close()
    await two.close()
  })
  expect([one.isBeside, two.isBeside]).toContain(true)
  const hub = hubOf(one)
  await signInAsAdmin(hub, one.admin)
  const { data } = await hub.auth.getSession()
  const token = data.session?.access_token ?? ''
  const other = createClient(two.url, two.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { authorization: `Bearer ${token}` } },
  })
  await other.realtime.setAuth(token)
  const heard = new Promise<unknown>((resolve, reject) => {
    other
      .channel('inquiries')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'contact_inquiries' }, resolve)
      .subscribe((status) => {
        if (status !== 'SUBSCRIBED') return
        const message = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello there' }
        hub.rpc('submit_contact', { payload: message }).then(({ error }) => error && reject(error), reject)
      })
  })
  expect(await heard).toMatchObject({ new: { email: 'ada@example.com' } })
  expect((await other.from('contact_inquiries').select('email')).data).toEqual([{ email: 'ada@example.com' }])
  await other.removeAllChannels()
  await expect(start(stranger)).rejects.toThrow(StartError)
})
