import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openResendStandIn } from '../../src/mailbox/resend-stand-in.ts'
import { isReal, type Service, settingOf } from './service.ts'

/*
 * The parts of Resend's API that the product relies on, and so the promises of the stand-in. The real one is written to by its test addresses only.
 */

interface Mail extends Service {
  readonly from: string
  /** Lets a second pass, in which requests are counted. */
  readonly nextSecond: () => Promise<void>
}

function standIn(): Mail {
  const key = 're_contract'
  const clock = { now: 0 }
  const { api } = openResendStandIn({
    file: join(mkdtempSync(join(tmpdir(), 'resend-contract-')), 'mail.jsonl'),
    apiKey: key,
    style: { zone: 'Europe/Dublin', locale: 'en-IE' },
    now: Date.now,
    clock: () => clock.now,
    webhookSecret: 'whsec_c2VjcmV0',
    deliver: async () => new Response(),
  })
  return {
    name: 'The stand-in of Resend',
    key,
    from: 'Dust Force <bookings@dustforce.example>',
    send: async (path, init) => api.request(path, init),
    nextSecond: async () => {
      clock.now += 1_000
    },
  }
}

const realResend = (): Mail => ({
  name: 'Resend',
  key: settingOf('RESEND_API_KEY'),
  from: process.env.RESEND_FROM ?? 'Dust Force <onboarding@resend.dev>',
  send: (path, init) => fetch(`https://api.resend.com${path}`, init),
  nextSecond: () => setTimeout(1_100),
})

const { name, key, from, send, nextSecond } = isReal ? realResend() : standIn()

const request = (body: unknown, headers: Record<string, string> = {}) =>
  send('/emails/batch', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function post(...asked: Parameters<typeof request>) {
  await nextSecond()
  const answer = await request(...asked)
  return { status: answer.status, body: await answer.json() }
}

const letter = (changes: object = {}) => ({
  from,
  to: 'delivered@resend.dev',
  subject: 'A contract test',
  html: '<p>Hello</p>',
  text: 'Hello',
  tags: [{ name: 'letter', value: 'contract' }],
  ...changes,
})
const permissive = { 'x-batch-validation': 'permissive' }

test(`${name}: a permissive batch takes the good messages and names the others by their place`, async () => {
  const { status, body } = await post([letter(), letter({ to: 'ada' }), letter()], permissive)
  expect(status).toBe(200)
  expect(body.data).toEqual([{ id: expect.any(String) }, { id: expect.any(String) }])
  expect(body.errors).toEqual([expect.objectContaining({ index: 1, message: expect.any(String) })])
})

test(`${name}: a strict batch with a bad message is refused whole, as one that is too long`, async () => {
  expect((await post([letter(), letter({ to: 'ada' })])).status).toBe(422)
  expect((await post(Array.from({ length: 101 }, () => letter({ to: 'ada' })))).status).toBe(422)
})

test(`${name}: a key gives the first answer again, and takes no other messages`, async () => {
  const headers = { ...permissive, 'idempotency-key': randomUUID() }
  const first = await post([letter()], headers)
  expect((await post([letter()], headers)).body.data).toEqual(first.body.data)
  expect(await post([letter({ subject: 'Another' })], headers)).toMatchObject({
    status: 409,
    body: { name: 'invalid_idempotent_request' },
  })
})

test(`${name}: without a key or with a wrong one the account is at fault, not a message`, async () => {
  for (const authorization of ['', 'Bearer re_wrong']) {
    expect([401, 403]).toContain((await post([letter()], { authorization })).status)
  }
})

test(`${name}: too many requests in a second are refused, saying when to come again`, async () => {
  await nextSecond()
  const answers = await Promise.all(Array.from({ length: 30 }, () => request([])))
  const limited = answers.find(({ status }) => status === 429)
  expect(await limited?.json()).toMatchObject({ statusCode: 429, name: 'rate_limit_exceeded' })
  expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0)
})
