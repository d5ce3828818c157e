import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { currentCode } from '../auth/totp.ts'
import { createUser } from '../database/demo-admin.ts'
import { signInAsAdmin, startTestStack } from '../testing/index.ts'
import { sendCheckout } from '../testing/installation.ts'
import { readSecrets } from './secrets.ts'
import type { Stack } from './stack.ts'
import { StartError } from './start-error.ts'

/** Makes the directories in which two servers of one database have their files: the second's secrets are those of the first. */
function directories() {
  const home = mkdtempSync(join(tmpdir(), 'two-servers-'))
  const [first, second, stranger] = ['first', 'second', 'stranger'].map((name) => join(home, name))
  if (first === undefined || second === undefined || stranger === undefined) throw new Error('No directory')
  readSecrets(first)
  mkdirSync(second)
  copyFileSync(join(first, 'secrets.json'), join(second, 'secrets.json'))
  return { first, second, stranger }
}

async function emptyDatabase(): Promise<[url: string, drop: () => Promise<void>]> {
  const server = postgres(`${inject('postgresUrl')}/postgres`, { max: 1, onnotice: () => undefined })
  const name = `two_${randomUUID().replaceAll('-', '')}`
  await server.unsafe(`create database ${name}`)
  const drop = async () => {
    await server.unsafe(`drop database ${name} with (force)`)
    await server.end()
  }
  return [`${inject('postgresUrl')}/${name}`, drop]
}

const services = {
  stripe: { secretKey: 'sk_test_none', webhookSecret: 'whsec_none' },
  resendApiKey: 're_none',
}

const hubOf = ({ url, publishableKey }: Stack) =>
  createClient(url, publishableKey, { auth: { persistSession: false } })

let databaseUrl: string
let one: Stack
let two: Stack
let dropDatabase: () => Promise<void>
// It stands still: what is believed for some seconds is believed to the end.
const begun = Date.now()
const start = (dataDir: string) => startTestStack({ databaseUrl, dataDir, now: () => begun, ...services })
const places = directories()

// They start at once.
beforeAll(async () => {
  ;[databaseUrl, dropDatabase] = await emptyDatabase()
  ;[one, two] = await Promise.all([start(places.first), start(places.second)])
})
afterAll(async () => {
  await one.close()
  await two.close()
  await dropDatabase()
})

test('two servers of one database know each other’s administrators and hear of each other’s changes', async () => {
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
})

test('a server with other keys is refused', async () => {
  await expect(start(places.stranger)).rejects.toThrow(StartError)
})

test('guesses that are spread over the servers are as many as on one', async () => {
  const statuses: (number | undefined)[] = []
  for (let nr = 0; nr < 12; nr += 1) {
    const visitor = createClient(nr % 2 === 0 ? one.url : two.url, one.publishableKey, {
      auth: { persistSession: false },
      global: { headers: { 'x-forwarded-for': `192.0.2.${nr}` } },
    })
    const { error } = await visitor.auth.signInWithPassword({ ...one.admin, password: 'a wrong guess' })
    statuses.push(error?.status)
  }
  expect(statuses).toEqual([...Array(6).fill(400), ...Array(6).fill(429)])
})

test('a code is asked for by one server and judged by the other', async () => {
  const admin = { email: 'factor@example.com', password: 'another password' }
  await createUser(one.database, admin.email, admin.password)
  const hub = hubOf(one)
  expect((await hub.auth.signInWithPassword(admin)).error).toBeNull()
  const { data: app } = await hub.auth.mfa.enroll({ factorType: 'totp' })
  const factorId = app?.id ?? ''
  const { data: question } = await hub.auth.mfa.challenge({ factorId })
  const { data } = await hub.auth.getSession()
  const verify = async (challengeId: string, url = two.url) => {
    const answer = await fetch(`${url}/auth/v1/factors/${factorId}/verify`, {
      method: 'POST',
      headers: {
        apikey: one.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        challenge_id: challengeId,
        code: currentCode(app?.totp?.secret ?? '', begun),
      }),
    })
    return answer.status
  }
  const id = question?.id ?? ''
  expect(await verify(`${id.slice(0, -2)}xx`)).toBe(422)
  expect(await verify(id)).toBe(200)
})

test('what an owner publishes by one server is charged by the other at once', async () => {
  const hub = hubOf(one)
  await signInAsAdmin(hub, one.admin)
  /** The price for which the other server would book, told to somebody who was shown a wrong one. */
  const priceOf = async () => {
    const answer = await sendCheckout(two.url, randomUUID(), 20, { total_price: 1 })
    return [answer.status, JSON.stringify(await answer.json())]
  }
  const before = await priceOf()
  expect(before[0]).toBe(409)
  const taxes = [{ name: 'HST', percent: 20, mode: 'added' }]
  const dearer = { ...gtaBusiness.priceBook, version: 'dearer', taxes }
  const { error } = await hub.functions.invoke('publish-business', {
    body: { kind: 'price-book', document: dearer, basedOn: null, holdsFrom: Date.now(), note: 'Winter' },
  })
  expect(error).toBeNull()
  await vi.waitFor(async () => expect(await priceOf()).not.toEqual(before))
})
