import { cents } from '@dustforce/core/money'
import { PaymentGateway, type SessionRequest } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import fc from 'fast-check'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stripeEventTypes } from './payment-event-of.ts'
import { makeStripeGateway, stripeGateway } from './stripe-gateway.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const secrets = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', now: () => now }
const session = {
  id: 'cs_1',
  status: 'open',
  payment_status: 'unpaid',
  payment_intent: null,
  amount_total: 33_600,
  currency: 'cad',
  client_reference_id: 'b-1',
  metadata: { booking_id: 'b-1' },
  url: 'https://pay.example/cs_1',
}
const state = {
  sessionId: 'cs_1',
  status: 'open',
  paid: false,
  paymentIntent: null,
  amountTotalCents: 33_600,
  currency: 'cad',
  bookingId: 'b-1',
}
const request: SessionRequest = {
  bookingId: 'b-1',
  paymentId: 'p-1',
  lines: [{ label: 'Deep Cleaning', amountCents: cents(33_600) }],
  currency: 'cad',
  customerEmail: 'ada@example.com',
  expiresAt: now + 40 * 60_000,
  successUrl: 'https://site.example/payment-success',
  cancelUrl: 'https://site.example/payment-cancelled',
}
const discounted: SessionRequest = {
  ...request,
  lines: [...request.lines, { label: 'Promo discount', amountCents: cents(-3300) }],
}

interface Call {
  readonly path: string
  readonly key: string | null
  readonly body: Record<string, string>
}

type Reply = Response | Error | 'hang'
const failure = (status: number, error: object) => () => Response.json({ error }, { status })

/** A gateway whose Stripe gives these replies in order and then repeats the last one, and what it was asked. */
function gatewayWith(...replies: (() => Reply)[]) {
  const calls: Call[] = []
  const gateway = makeStripeGateway({
    ...secrets,
    fetch: async (asked) => {
      calls.push({
        path: `${asked.method} ${new URL(asked.url).pathname}`,
        key: asked.headers.get('idempotency-key'),
        body: Object.fromEntries(new URLSearchParams(await asked.text())),
      })
      const reply = (replies[calls.length - 1] ?? replies.at(-1))?.() ?? 'hang'
      if (reply === 'hang') {
        return new Promise((_, reject) =>
          asked.signal.addEventListener('abort', () => reject(asked.signal.reason)),
        )
      }
      if (reply instanceof Error) throw reply
      return reply
    },
  })
  return { gateway, calls }
}

const outcome = <A>(program: Effect.Effect<A, { readonly reason: string }>) =>
  Effect.runPromise(program.pipe(Effect.catch(({ reason }) => Effect.succeed(reason))))
const answer =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status })

// The SDK waits between its tries: no test waits with it.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets time pass until the program ends. */
async function passing<A>(outcome: Promise<A>): Promise<A> {
  const ended = outcome.finally(() => {
    over = true
  })
  let over = false
  while (!over) await vi.advanceTimersByTimeAsync(100)
  return ended
}

describe('of its keys', () => {
  const url = 'https://project.example/functions/v1/stripe-webhook'
  const endpoint = (enabled_events: readonly string[], changes: object = {}) => ({
    ...{ id: 'we_1', url, status: 'enabled', enabled_events },
    ...changes,
  })
  const list = (...data: object[]) => answer({ object: 'list', data, has_more: false, url: '/v1' })
  const refusal = failure(403, { type: 'invalid_request_error', message: 'The key has no permission' })

  test.each([
    ['hears all', list(endpoint(stripeEventTypes)), true],
    [
      'hears all of two endpoints',
      list(endpoint(stripeEventTypes.slice(2)), endpoint(stripeEventTypes.slice(0, 2))),
      true,
    ],
    ['hears whatever there is', list(endpoint(['*'])), true],
    ['misses one', list(endpoint(stripeEventTypes.slice(1))), false],
    ['has none', list(), false],
    ['has one that is off', list(endpoint(['*'], { status: 'disabled' })), false],
    ['has one of somebody else', list(endpoint(['*'], { url: 'https://else.example/hook' })), false],
    ['may not be seen', refusal, null],
  ])('says whether the webhook %s', async (_, endpoints, tellsEverything) => {
    const { gateway, calls } = gatewayWith(list(), endpoints)
    expect(await Effect.runPromise(gateway.checkKeys)).toEqual({ isLive: false, tellsEverything })
    expect(calls.map(({ path }) => path)).toEqual(['GET /v1/checkout/sessions', 'GET /v1/webhook_endpoints'])
  })

  test('fails when they may not see a checkout', async () => {
    const { gateway } = gatewayWith(refusal)
    expect(await passing(outcome(gateway.checkKeys))).toBe('unavailable')
  })

  test.each([
    ['sk_live_x', true],
    ['rk_live_x', true],
    ['rk_test_x', false],
  ])('says that %s is live: %s', async (secretKey, isLive) => {
    const gateway = makeStripeGateway({ ...secrets, secretKey, fetch: async () => list()() })
    expect(await Effect.runPromise(gateway.checkKeys)).toMatchObject({ isLive })
  })
})

test('refuses a currency that Stripe counts in other units, and asks Stripe nothing', async () => {
  const { gateway, calls } = gatewayWith(answer(session))
  const refusals = ['isk', 'UGX', 'mga'].map((currency) =>
    Effect.runPromise(gateway.openSession({ ...discounted, currency }).pipe(Effect.flip)),
  )
  expect((await Promise.all(refusals)).map(({ reason, message }) => `${reason}: ${message}`)).toEqual(
    ['ISK', 'UGX', 'MGA'].map(
      (code) =>
        `refused: Stripe does not count ${code} in the minor units of ISO 4217, so nothing is charged in it.`,
    ),
  )
  expect(calls).toEqual([])
})

describe('openSession', () => {
  test('asks for one session under the booking’s key', async () => {
    const { gateway, calls } = gatewayWith(answer(session))
    expect(await outcome(gateway.openSession(request))).toEqual({ sessionId: 'cs_1', url: session.url })
    expect(calls).toMatchObject([
      {
        path: 'POST /v1/checkout/sessions',
        key: 'checkout-p-1',
        body: { client_reference_id: 'b-1', 'allowed_payment_method_types[0]': 'card' },
      },
    ])
    expect(calls[0]?.body).not.toHaveProperty('discounts[0][coupon]')
  })

  test.each([
    ['makes', answer({ id: 'coupon_1' }), 'coupon_1'],
    [
      'finds',
      answer(
        {
          error: {
            type: 'invalid_request_error',
            code: 'resource_already_exists',
            message: 'Coupon already exists.',
          },
        },
        400,
      ),
      'dustforce-cad-3300-Promo_20_discount',
    ],
  ])('%s the one coupon of a discount first', async (_, reply, coupon) => {
    const { gateway, calls } = gatewayWith(reply, answer(session))
    await outcome(gateway.openSession(discounted))
    expect(calls).toMatchObject([
      {
        path: 'POST /v1/coupons',
        body: { id: 'dustforce-cad-3300-Promo_20_discount', amount_off: '3300', currency: 'cad' },
      },
      {
        path: 'POST /v1/checkout/sessions',
        key: 'checkout-p-1',
        body: { 'discounts[0][coupon]': coupon },
      },
    ])
  })

  test.each([
    ['a session without a page', answer({ ...session, url: null })],
    ['a session that does not decode', answer({ id: 'cs_1' })],
  ])('%s is no clear answer', async (_, reply) => {
    const { gateway } = gatewayWith(reply)
    expect(await outcome(gateway.openSession(request))).toBe('unavailable')
  })

  test('a session without a page says so', async () => {
    const { gateway } = gatewayWith(answer({ ...session, url: null }))
    const error = await Effect.runPromise(Effect.flip(gateway.openSession(request)))
    expect(error.message).toBe('The session has no address to pay at.')
  })

  test('a coupon that does not decode opens no session', async () => {
    const { gateway, calls } = gatewayWith(answer({ id: '' }))
    expect(await outcome(gateway.openSession(discounted))).toBe('unavailable')
    expect(calls).toHaveLength(1)
  })

  test.each(['idempotency_error', 'invalid_request_error'])(
    'a twin that is still in progress is not refused: 409 of type %s',
    async (type) => {
      const { gateway, calls } = gatewayWith(
        failure(409, { type, code: 'idempotency_key_in_use', message: 'No' }),
      )
      expect(await passing(outcome(gateway.openSession(request)))).toBe('unavailable')
      expect(new Set(calls.map((call) => call.key))).toEqual(new Set(['checkout-p-1']))
    },
  )

  test('other parameters under a used key are refused', async () => {
    const { gateway } = gatewayWith(failure(400, { type: 'idempotency_error', message: 'Other parameters' }))
    expect(await outcome(gateway.openSession(request))).toBe('refused')
  })
})

describe('a request without an answer', () => {
  test.each([
    ['lost', () => new TypeError('fetch failed')],
    ['failing', failure(500, { type: 'api_error', message: 'Down' })],
  ])('%s is sent three times under one key', async (_, reply) => {
    const { gateway, calls } = gatewayWith(reply)
    expect(await passing(outcome(gateway.openSession(request)))).toBe('unavailable')
    expect(calls.map((call) => call.key)).toEqual(['checkout-p-1', 'checkout-p-1', 'checkout-p-1'])
  })

  test('is found by a later try', async () => {
    const { gateway } = gatewayWith(() => new TypeError('fetch failed'), answer(session))
    expect(await passing(outcome(gateway.openSession(request)))).toMatchObject({ sessionId: 'cs_1' })
  })

  test('is waited for ten seconds before it is sent a second time', async () => {
    const { gateway, calls } = gatewayWith(() => 'hang')
    const ended = outcome(gateway.retrieve('cs_1'))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1 + 2000)
    expect(calls).toHaveLength(2)
    expect(await passing(ended)).toBe('unavailable')
    expect(calls).toHaveLength(3)
  })
})

describe('a session', () => {
  test('is read in the port’s words', async () => {
    const { gateway, calls } = gatewayWith(answer({ ...session, payment_intent: { id: 'pi_1' } }))
    expect(await outcome(gateway.retrieve('cs_1'))).toEqual({ ...state, paymentIntent: 'pi_1' })
    expect(calls).toMatchObject([{ path: 'GET /v1/checkout/sessions/cs_1' }])
  })

  test.each([
    ['paid', true],
    ['no_payment_required', true],
    ['unpaid', false],
  ])('whose payment is %s is paid: %s', async (payment_status, paid) => {
    const { gateway } = gatewayWith(answer({ ...session, status: 'complete', payment_status }))
    expect(await outcome(gateway.retrieve('cs_1'))).toEqual({ ...state, status: 'complete', paid })
  })

  test('that does not exist is not found', async () => {
    const { gateway } = gatewayWith(failure(404, { type: 'invalid_request_error', code: 'resource_missing' }))
    expect(await outcome(gateway.retrieve('cs_1'))).toBe('not-found')
    expect(await outcome(gateway.expire('cs_1'))).toBe('not-found')
  })

  test.each([
    ['status', 'paused'],
    ['payment_status', 'maybe'],
    ['amount_total', null],
    ['id', ''],
  ])('with an unknown %s is no clear answer', async (field, value) => {
    const { gateway } = gatewayWith(answer({ ...session, [field]: value }))
    expect(await outcome(gateway.retrieve('cs_1'))).toBe('unavailable')
  })

  test('is expired, and its state returned', async () => {
    const { gateway, calls } = gatewayWith(answer({ ...session, status: 'expired' }))
    expect(await outcome(gateway.expire('cs_1'))).toEqual({ ...state, status: 'expired' })
    expect(calls.map((call) => call.path)).toEqual(['POST /v1/checkout/sessions/cs_1/expire'])
  })

  test('that can no longer be expired is read as it is', async () => {
    const { gateway, calls } = gatewayWith(
      failure(400, { type: 'invalid_request_error', message: 'Not open' }),
      answer({ ...session, status: 'complete', payment_status: 'paid' }),
    )
    expect(await outcome(gateway.expire('cs_1'))).toMatchObject({ status: 'complete', paid: true })
    expect(calls.map((call) => call.path)).toEqual([
      'POST /v1/checkout/sessions/cs_1/expire',
      'GET /v1/checkout/sessions/cs_1',
    ])
  })

  test('that Stripe cannot expire now is not read', async () => {
    const { gateway, calls } = gatewayWith(failure(429, { type: 'invalid_request_error', message: 'Later' }))
    expect(await passing(outcome(gateway.expire('cs_1')))).toBe('unavailable')
    expect(calls.every((call) => call.path.endsWith('/expire'))).toBe(true)
  })
})

describe('refund', () => {
  const due = {
    key: 'r-1',
    asked: false,
    bookingId: 'b-1',
    paymentIntent: 'pi_1',
    amountCents: cents(33_600),
  }

  test('gives the amount back under the key of its row', async () => {
    const { gateway, calls } = gatewayWith(answer({ id: 're_1', status: 'succeeded' }))
    expect(await outcome(gateway.refund(due))).toEqual({ refundId: 're_1', settled: true })
    expect(calls).toEqual([
      {
        path: 'POST /v1/refunds',
        key: 'refund-r-1',
        body: {
          payment_intent: 'pi_1',
          amount: '33600',
          'metadata[booking_id]': 'b-1',
          'metadata[refund_id]': 'r-1',
        },
      },
    ])
  })

  const alreadyRefunded = failure(400, { type: 'invalid_request_error', code: 'charge_already_refunded' })

  test('of a payment that has gone back, by hand or under a forgotten key, is the refund that was made', async () => {
    const failed = { id: 're_2', status: 'failed' }
    const data = [failed, { ...failed, status: 'canceled' }, { id: 're_1', status: 'succeeded' }]
    const { gateway, calls } = gatewayWith(alreadyRefunded, answer({ object: 'list', data }))
    expect(await outcome(gateway.refund(due))).toEqual({ refundId: 're_1', settled: true })
    expect(calls.map(({ path }) => path)).toEqual(['POST /v1/refunds', 'GET /v1/refunds'])
  })

  test('that was asked for before is looked for first, since Stripe forgets keys', async () => {
    const data = [
      { id: 're_2', status: 'succeeded', metadata: { refund_id: 'r-2' } },
      { id: 're_1', status: 'pending', metadata: { refund_id: 'r-1' } },
    ]
    const { gateway, calls } = gatewayWith(answer({ object: 'list', data }))
    expect(await outcome(gateway.refund({ ...due, asked: true }))).toEqual({
      refundId: 're_1',
      settled: false,
    })
    expect(calls.map(({ path }) => path)).toEqual(['GET /v1/refunds'])
    const none = gatewayWith(
      answer({ object: 'list', data: [] }),
      answer({ id: 're_3', status: 'succeeded' }),
    )
    expect(await outcome(none.gateway.refund({ ...due, asked: true }))).toEqual({
      refundId: 're_3',
      settled: true,
    })
  })

  test.each([0, 1, 50, 99])(
    'that was asked for before is found after %i newer ones of the same payment',
    async (newer) => {
      const made = Array.from({ length: 100 }, (_, nr) => ({
        id: `re_${nr}`,
        status: 'succeeded',
        metadata: { refund_id: nr === newer ? 'r-1' : `other-${nr}` },
      }))
      const asked: string[] = []
      const gateway = makeStripeGateway({
        ...secrets,
        // As Stripe lists: the newest first, ten unless more are asked for.
        fetch: async ({ method, url }) => {
          const { searchParams } = new URL(url)
          asked.push(`${method} ${searchParams.get('payment_intent')}`)
          const limit = Number(searchParams.get('limit') ?? 10)
          return Response.json({ object: 'list', data: made.slice(0, limit), has_more: limit < made.length })
        },
      })
      expect(await outcome(gateway.refund({ ...due, asked: true }))).toEqual({
        refundId: `re_${newer}`,
        settled: true,
      })
      expect(asked).toEqual(['GET pi_1'])
    },
  )

  test('that has failed is not made again', async () => {
    const { gateway } = gatewayWith(answer({ id: 're_1', status: 'failed' }))
    expect(await outcome(gateway.refund(due))).toBe('refused')
  })

  test('that Stripe calls made but does not list is refused', async () => {
    const { gateway } = gatewayWith(alreadyRefunded, answer({ object: 'list', data: [] }))
    expect(await outcome(gateway.refund(due))).toBe('refused')
  })

  test('that Stripe will not make is refused', async () => {
    const { gateway, calls } = gatewayWith(
      failure(400, { type: 'invalid_request_error', code: 'charge_disputed' }),
    )
    expect(await outcome(gateway.refund(due))).toBe('refused')
    expect(calls).toHaveLength(1)
  })

  test('is no clear answer when it does not decode', async () => {
    const { gateway } = gatewayWith(answer({ id: 're_1' }))
    expect(await outcome(gateway.refund(due))).toBe('unavailable')
  })
})

describe('verifyWebhook', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { ...session, status: 'complete', payment_status: 'paid' } },
  })
  const signed = (payload: string, at = now) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: secrets.webhookSecret,
      timestamp: Math.floor(at / 1000),
    })
  const verify = (payload: string, signature: string | null) =>
    outcome(gatewayWith().gateway.verifyWebhook(payload, signature))

  test('reads a signed event', async () => {
    expect(await verify(body, signed(body))).toMatchObject({
      id: 'evt_1',
      type: 'completed',
      bookingId: 'b-1',
    })
  })

  test.each([
    [`whsec_new,${secrets.webhookSecret}`, 'evt_1'],
    [`${secrets.webhookSecret} , whsec_new`, 'evt_1'],
    ['whsec_new,whsec_old', 'bad-signature'],
  ])('of several secrets any may have signed: %s', async (webhookSecret, expected) => {
    const gateway = makeStripeGateway({ ...secrets, webhookSecret })
    const event = await outcome(gateway.verifyWebhook(body, signed(body)))
    expect(typeof event === 'string' ? event : event?.id).toBe(expected)
  })

  test('an event that means nothing here is null', async () => {
    const other = JSON.stringify({
      id: 'evt_2',
      object: 'event',
      type: 'customer.created',
      data: { object: {} },
    })
    expect(await verify(other, signed(other))).toBeNull()
  })

  test.each([null, '', 'nonsense', signed(`${body} `)])('refuses the signature %j', async (signature) => {
    expect(await verify(body, signature)).toBe('bad-signature')
  })

  test('R11: refuses whatever else stands in the signature', async () => {
    const part = fc.tuple(
      fc.constantFrom('t', 'v1', 'v0', ''),
      fc.oneof(fc.string(), fc.constantFrom('', String(now / 1000)), fc.stringMatching(/^[0-9a-f]{64}$/)),
    )
    const headers = fc
      .array(part, { minLength: 1, maxLength: 4 })
      .map((parts) => parts.map((p) => p.join('=')).join(','))
    const numRuns = Number(process.env.TORTURE_HEADERS ?? 200)
    await fc.assert(
      fc.asyncProperty(headers, async (header) => {
        expect(await verify(body, header)).toBe('bad-signature')
      }),
      { numRuns },
    )
  })

  test('takes the platform’s time unless another clock is given', async () => {
    const { now: _, ...unclocked } = secrets
    const gateway = makeStripeGateway(unclocked)
    vi.setSystemTime(now)
    expect(await outcome(gateway.verifyWebhook(body, signed(body)))).toMatchObject({ id: 'evt_1' })
    vi.setSystemTime(now + 301_000)
    expect(await outcome(gateway.verifyWebhook(body, signed(body)))).toBe('bad-signature')
  })

  test.each([null, ''])('says that a webhook with the signature %j is not signed', async (signature) => {
    const { gateway } = gatewayWith()
    const error = await Effect.runPromise(Effect.flip(gateway.verifyWebhook(body, signature)))
    expect(error.message).toBe('The webhook is not signed.')
  })

  test.each([
    [300_000, 'completed'],
    [301_000, 'bad-signature'],
  ])('an event signed %i ms ago is %s', async (age, expected) => {
    const result = await verify(body, signed(body, now - age))
    expect(typeof result === 'string' ? result : result?.type).toBe(expected)
  })

  test.each([
    ['no id', { object: 'event', type: 'customer.created', data: { object: {} } }],
    ['no data', { id: 'evt_1', object: 'event', type: 'customer.created' }],
    [
      'an object that is no session',
      { id: 'evt_1', object: 'event', type: 'checkout.session.expired', data: { object: {} } },
    ],
    ['a list for an event', []],
    ['no fields at all', null],
  ])('an event with %s is unreadable', async (_, event) => {
    const text = JSON.stringify(event)
    expect(await verify(text, signed(text))).toBe('unreadable')
  })

  test('a signed body that is not JSON is refused', async () => {
    expect(await verify('hello', signed('hello'))).toBe('bad-signature')
  })
})

test('the layer has the gateway', async () => {
  const config = { ...secrets, fetch: async () => Response.json(session) }
  const found = await Effect.runPromise(
    PaymentGateway.use((gateway) => gateway.retrieve('cs_1')).pipe(Effect.provide(stripeGateway(config))),
  )
  expect(found).toEqual(state)
})
