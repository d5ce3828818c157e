import { expect, test } from 'vitest'
import { makeStripe } from './stripe-client.ts'
import { StripeConfigError } from './stripe-config.ts'

const secrets = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' }

const askedAt = async (apiBase?: string) => {
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

test.each([{ secretKey: '' }, { webhookSecret: '' }, { webhookSecret: '  ' }])('%o is refused', (empty) => {
  expect(() => makeStripe({ ...secrets, ...empty })).toThrow(StripeConfigError)
})
