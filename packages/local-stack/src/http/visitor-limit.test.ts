import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stack } from '../start/start-stack.ts'
import { startTestStack } from '../testing/index.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
let stack: Stack
beforeAll(async () => {
  stack = await startTestStack({ now: () => now, trustProxy: false })
  await stack.database.setClock(now)
})
afterAll(() => stack.close())

async function lookUpCode(headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${stack.url}/rest/v1/rpc/promo_lookup`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ code: 'WELCOME10' }),
  })
  await response.body?.cancel()
  return response.status
}

test('a visitor past the limit stays limited, whatever address the headers claim', async () => {
  await stack.database.query("update private.rate_rules set hits = 3 where bucket = 'promo-lookup'")
  for (let hit = 0; hit < 3; hit += 1) expect(await lookUpCode()).toBe(200)
  expect(await lookUpCode()).toBe(429)
  const forged = [
    { 'cf-connecting-ip': '203.0.113.7' },
    { 'x-forwarded-for': '203.0.113.8' },
    { 'x-forwarded-for': '203.0.113.9, 203.0.113.10' },
    { 'x-real-ip': '203.0.113.11' },
    { 'CF-Connecting-IP': '203.0.113.12', 'X-Forwarded-For': '203.0.113.13', 'X-Real-IP': '203.0.113.14' },
  ]
  for (const headers of forged) expect([headers, await lookUpCode(headers)]).toEqual([headers, 429])
})

test('an address that has used up its applications is refused before its upload is read', async () => {
  await stack.database.query("update private.rate_rules set hits = 3 where bucket = 'application-visitor'")
  const apply = (email: string) =>
    fetch(`${stack.url}/rest/v1/rpc/submit_application`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        payload: { full_name: 'Ada Lovelace', email, phone: '416-555-0123', consent_to_contact: true },
      }),
    })
  const wrong = await apply('nobody')
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ message: 'Please enter a valid email address' })
  expect((await apply('a@example.com')).status).toBe(200)
  expect((await apply('b@example.com')).status).toBe(200)
  const refused = await apply('c@example.com')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    message: 'Rate limit exceeded. Please wait before submitting again.',
  })
  // Refused by the server, not by the function of the database.
  expect(refused.headers.get('retry-after')).toBe('1800')
})
