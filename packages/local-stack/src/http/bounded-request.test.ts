import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { bodilessRequest } from './bounded-request.ts'

/** The address headers that a handler sees of a request with the given ones. */
async function seen(headers: Record<string, string>, trustProxy: boolean) {
  const app = new Hono()
  app.all('*', async (c) => {
    const request = bodilessRequest(c.req.raw, { address: '127.0.0.1', trustProxy })
    return c.json(
      ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip'].map((name) => request.headers.get(name)),
    )
  })
  return (await app.request('/', { headers })).json()
}

const forged = { 'x-real-ip': '6.6.6.6', 'cf-connecting-ip': '6.6.6.6' }

test.each([
  [{ ...forged, 'x-forwarded-for': '6.6.6.6' }, false, '127.0.0.1'],
  [{ ...forged, 'x-forwarded-for': '203.0.113.7' }, true, '203.0.113.7'],
  // A proxy adds what it saw at the end of what the visitor sent.
  [{ 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }, true, '203.0.113.7'],
  [{ ...forged, 'x-forwarded-for': '' }, true, '127.0.0.1'],
  [forged, true, '127.0.0.1'],
])('a request with %j, a trusted proxy: %s, comes from %s', async (headers, trustProxy, address) => {
  expect(await seen(headers, trustProxy)).toEqual([address, null, null])
})
