import { expect, onTestFinished, test, vi } from 'vitest'
import { makeStripe } from './stripe-client.ts'
import { StripeConfigError } from './stripe-config.ts'

const secrets = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' }

async function askedAt(apiBase?: string) {
  const asked: Request[] = []
  const stripe = makeStripe({
    ...secrets,
    ...(apiBase === undefined ? {} : { apiBase }),
    fetch: async (request) => {
      asked.push(request)
      return Response.json({ id: 'cs_1' })
    },
  })
  await stripe.checkout.sessions.retrieve('cs_1')
  return asked[0]
}

test.each([
  [undefined, 'https://api.stripe.com/v1/checkout/sessions/cs_1'],
  ['http://localhost:3000/stripe', 'http://localhost:3000/stripe/v1/checkout/sessions/cs_1'],
  ['http://127.0.0.1:80/', 'http://127.0.0.1/v1/checkout/sessions/cs_1'],
  ['https://stand-in.example/a/b/', 'https://stand-in.example/a/b/v1/checkout/sessions/cs_1'],
])('with the API at %s it asks %s', async (apiBase, url) => {
  const request = await askedAt(apiBase)
  expect(request?.url).toBe(url)
  expect(request?.headers.get('authorization')).toBe('Bearer sk_test_x')
})

test.each([
  [{ secretKey: '' }, 'The Stripe secret key is empty.'],
  [{ secretKey: ' ' }, 'The Stripe secret key is empty.'],
  [{ webhookSecret: '' }, 'The Stripe webhook secret is empty.'],
  [{ webhookSecret: '  ' }, 'The Stripe webhook secret is empty.'],
])('%o is refused', (empty, message) => {
  expect(() => makeStripe({ ...secrets, ...empty })).toThrow(new StripeConfigError(message))
})

test('a request is made by the platform unless another way is given', async () => {
  const fetch = vi.fn(async () => Response.json({ id: 'cs_1' }))
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  await makeStripe(secrets).checkout.sessions.retrieve('cs_1')
  expect(fetch).toHaveBeenCalledOnce()
})

test('no request says how long an earlier one took', async () => {
  const asked: Request[] = []
  const stripe = makeStripe({
    ...secrets,
    fetch: async (request) => {
      asked.push(request)
      return Response.json({ id: 'cs_1' }, { headers: { 'request-id': 'req_1' } })
    },
  })
  for (const _ of [1, 2]) await stripe.checkout.sessions.retrieve('cs_1')
  expect(asked.map((request) => request.headers.has('x-stripe-client-telemetry'))).toEqual([false, false])
})
