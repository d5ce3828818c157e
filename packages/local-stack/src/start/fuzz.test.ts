import { sanitizeText } from '@dustforce/core/validation'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendFuzzedRequests } from '../testing/fuzz-requests.ts'
import { startTestStack } from '../testing/index.ts'
import { readRestWire, restWire } from '../testing/rest-wire.ts'
import type { Stack } from './start-stack.ts'

/*
 * R50. FUZZ_REQUESTS raises the number of bodies for each address that takes one (10,000 is the target), FUZZ_SEED repeats a run, and FUZZ_ADDRESSES, a
 * pattern, tries some of them.
 */

const requests = Number(process.env.FUZZ_REQUESTS ?? 1)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)
const chosen = process.env.FUZZ_ADDRESSES ?? '^'
const now = Date.parse('2026-11-20T15:00:00Z')
const log: string[] = []
let stack: Stack
beforeAll(async () => {
  stack = await startTestStack({ now: () => now, onError: (entry) => void log.push(String(entry)) })
  await stack.database.setClock(now)
})
afterAll(() => stack.close())

test.each(['/functions/v1/', '/rest/v1/rpc/', '/rest/v1/(?!rpc/)', '/auth/v1/'])(
  'no fuzzed request to %s gets a 5xx, or reveals internals',
  {
    timeout: Math.max(60_000, requests * 10_000),
  },
  async (kind) => {
    const addresses = new RegExp(`^(?=${kind}).*?(?:${chosen})`)
    expect(await sendFuzzedRequests(stack, { requests, seed, addresses })).toEqual([])
    expect((await fetch(`${stack.url}/auth/v1/health`)).status).toBeLessThan(500)
    // The requests cause one line a minute for each kind, and here the minute may not even be over.
    expect(log.filter((entry) => !/^Refused \d+ times|^Refused once/.test(entry))).toEqual([])
  },
)

test('text that is accepted comes back as it was sent', async () => {
  const messages = fc.sample(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), {
    seed,
    numRuns: 20,
  })
  const kept = messages.filter((message) => sanitizeText(message) === message)
  expect(kept.length).toBeGreaterThan(10)
  const answers = await Promise.all(
    kept.map(async (message, nr) => {
      const response = await fetch(`${stack.url}/rest/v1/rpc/submit_contact`, {
        method: 'POST',
        headers: {
          apikey: stack.publishableKey,
          'content-type': 'application/json',
          'x-forwarded-for': `192.0.2.${nr}`,
        },
        body: JSON.stringify({ payload: { name: 'Ada Lovelace', email: `ada${nr}@example.com`, message } }),
      })
      return response.json()
    }),
  )
  for (const [nr, answer] of answers.entries()) {
    const [row] = await stack.database.query(
      'select message from public.contact_inquiries where id = $1::uuid',
      [answer.id],
    )
    expect(row).toEqual({ message: kept[nr] })
  }
})

test('numbers, instants and the preflight are those of hosted Supabase', async () => {
  expect(await readRestWire(stack)).toEqual(restWire)
})
