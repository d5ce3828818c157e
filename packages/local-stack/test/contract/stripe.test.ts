import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openStripeStandIn } from '../../src/stripe/stripe-stand-in.ts'
import { isReal, type Service, settingOf } from './service.ts'

/* The parts of Stripe's API that the product relies on, and so the promises of the stand-in. */

function standIn(): Service {
  const key = 'sk_test_contract'
  const { app } = openStripeStandIn({
    file: join(mkdtempSync(join(tmpdir(), 'stripe-contract-')), 'stripe.jsonl'),
    company: 'Liffey Homes',
    secretKey: key,
    webhookSecret: 'whsec_contract',
    now: Date.now,
    base: () => 'http://localhost/stripe',
    deliver: async () => new Response(),
  })
  return { name: 'The stand-in of Stripe', key, send: async (path, init) => app.request(`/v1${path}`, init) }
}

const realStripe = (): Service => ({
  name: 'Stripe',
  key: settingOf('STRIPE_SECRET_KEY'),
  send: (path, init) => fetch(`https://api.stripe.com/v1${path}`, init),
})

const { name, key, send } = isReal ? realStripe() : standIn()

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await send(path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/x-www-form-urlencoded',
      'stripe-version': Stripe.API_VERSION,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: answer.status, body: await answer.json() }
}

const session = (changes: Record<string, string> = {}) => ({
  mode: 'payment',
  'allowed_payment_method_types[0]': 'card',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'cad',
  'line_items[0][price_data][unit_amount]': '29000',
  'line_items[0][price_data][product_data][name]': 'Deep Cleaning',
  client_reference_id: 'contract',
  customer_email: 'ada@example.com',
  success_url: 'https://example.com/payment-success',
  cancel_url: 'https://example.com/payment-cancelled',
  ...changes,
})

const refused = (status: number, error: Record<string, unknown>) => ({
  status,
  body: { error: expect.objectContaining(error) },
})

const sessions = '/checkout/sessions'

test(`${name}: a session has the fields that the adapter reads`, async () => {
  const { status, body } = await post(sessions, session())
  expect(status).toBe(200)
  expect(body).toMatchObject({
    object: 'checkout.session',
    amount_total: 29_000,
    client_reference_id: 'contract',
    currency: 'cad',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    url: expect.stringMatching(/^https?:/),
  })
})

test.each([
  ['nonsense', { nonsense: '1' }],
  ['payment_method_types', { 'payment_method_types[0]': 'card' }],
  ['line_items[0][nonsense]', { 'line_items[0][nonsense]': '1' }],
])(`${name}: the parameter %s is refused by its name`, async (param, more) => {
  const type = 'invalid_request_error'
  expect(await post(sessions, session(more))).toEqual(
    refused(400, { type, code: 'parameter_unknown', param }),
  )
})

test(`${name}: a key gives the first answer again, and takes no other parameters`, async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await post(sessions, session(), headers)
  expect((await post(sessions, session(), headers)).body.id).toBe(first.body.id)
  const other = await post(sessions, session({ client_reference_id: 'another' }), headers)
  expect(other).toEqual(refused(400, { type: 'idempotency_error' }))
})

test(`${name}: a coupon is made once under its id and taken off`, async () => {
  const id = `contract-${randomUUID()}`
  const coupon = { id, amount_off: '3300', currency: 'cad', duration: 'once', name: 'Promo discount' }
  expect(await post('/coupons', coupon)).toMatchObject({ status: 200, body: { id, valid: true } })
  expect(await post('/coupons', coupon)).toEqual(refused(400, { code: 'resource_already_exists' }))
  expect((await post(sessions, session({ 'discounts[0][coupon]': id }))).body).toMatchObject({
    amount_total: 25_700,
  })
  expect((await post(sessions, session({ 'discounts[0][coupon]': `no-${id}` }))).status).toBe(400)
})

test(`${name}: less than half a dollar is refused`, async () => {
  const little = { 'line_items[0][price_data][unit_amount]': '49' }
  expect(await post(sessions, session(little))).toEqual(refused(400, { code: 'amount_too_small' }))
})

test(`${name}: a session is expired once`, async () => {
  const { body } = await post(sessions, session())
  const expire = () => post(`${sessions}/${body.id}/expire`, {})
  expect(await expire()).toMatchObject({ status: 200, body: { status: 'expired', url: null } })
  expect(await expire()).toEqual(refused(400, { type: 'invalid_request_error' }))
})

test(`${name}: nothing is found under an unknown id, or with a wrong key`, async () => {
  const unknown = await post(`${sessions}/cs_test_nothing/expire`, {})
  expect(unknown).toEqual(refused(404, { code: 'resource_missing' }))
  const wrong = await post(sessions, session(), { authorization: 'Bearer sk_test_wrong' })
  expect(wrong).toEqual(refused(401, { type: 'invalid_request_error' }))
})
