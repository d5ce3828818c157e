import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cents } from '@dustforce/core/money'
import { makeStripeGateway, stripeGateway } from '@dustforce/stripe'
import { PaymentGateway } from '@dustforce/workflows/ports'
import { paymentGatewayContract } from '@dustforce/workflows/testing'
import * as Effect from 'effect/Effect'
import { expect, test } from 'vitest'
import { inProcessFetch } from '../http/in-process-fetch.ts'
import { openStripeStandIn } from './stripe-stand-in.ts'

const start = Date.parse('2026-11-20T15:00:00Z')

/** The real SDK in the adapter, talking to the stand-in mounted under a path, as in the running stack. */
function makeWorld() {
  const clock = { now: start }
  const sent: Request[] = []
  const standIn = openStripeStandIn({
    file: join(mkdtempSync(join(tmpdir(), 'gateway-')), 'stripe.jsonl'),
    company: 'Liffey Homes',
    secretKey: 'sk_test_x',
    webhookSecret: 'whsec_test',
    now: () => clock.now,
    base: () => 'http://stack.test/stripe',
    deliver: async (request) => {
      sent.push(request)
      return new Response('ok')
    },
  })
  const mounted = inProcessFetch((request) => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/stripe/')) return new Response('elsewhere', { status: 404 })
    url.pathname = url.pathname.slice('/stripe'.length)
    return standIn.app.fetch(new Request(url, request))
  })
  const config = {
    company: 'Liffey Homes',
    secretKey: 'sk_test_x',
    webhookSecret: 'whsec_test',
    apiBase: 'http://stack.test/stripe',
    fetch: mounted,
    now: () => clock.now,
  }
  return { clock, sent, standIn, config }
}

paymentGatewayContract('Stripe with the stand-in', async () => {
  const { clock, sent, standIn, config } = makeWorld()
  return {
    run: (program) => Effect.runPromise(program.pipe(Effect.provide(stripeGateway(config)))),
    close: async () => standIn.close(),
    now: () => clock.now,
    pay: async (sessionId) => {
      standIn.complete(sessionId)
      await standIn.work()
      const event = sent.at(-1)
      if (event === undefined) throw new Error('Nothing was sent')
      return { body: await event.clone().text(), signature: event.headers.get('stripe-signature') ?? '' }
    },
    bankSays: async (refusal) => {
      for (const { id } of standIn.cards()) standIn.bankSays(id, refusal)
    },
    charges: async () => standIn.intents().length,
    charged: async (tryId) => {
      await standIn.work()
      const bodies = await Promise.all(
        sent.map(async (event) => ({
          body: await event.clone().text(),
          signature: event.headers.get('stripe-signature') ?? '',
        })),
      )
      const event = bodies.findLast(({ body }) => body.includes(`"try_id":"${tryId}"`))
      if (event === undefined) throw new Error('Nothing was sent')
      return event
    },
    refundsOf: async (bookingId) =>
      standIn.refunds().filter((one) => one.metadata.booking_id === bookingId).length,
  }
})

const sessionRequest = {
  bookingId: 'b-1',
  paymentId: 'p-1',
  lines: [],
  currency: 'cad',
  customerEmail: 'ada@example.com',
  expiresAt: start + 40 * 60_000,
  successUrl: 'https://site.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://site.example/payment-cancelled',
}

const reasonOf = <Answer>(program: Effect.Effect<Answer, { readonly reason: string }>) =>
  Effect.runPromise(
    program.pipe(Effect.match({ onSuccess: () => 'fine', onFailure: (error) => error.reason })),
  )

test('an empty secret refuses construction', () => {
  const { config } = makeWorld()
  expect(() => makeStripeGateway({ ...config, webhookSecret: ' ' })).toThrow('webhook secret is empty')
  expect(() => makeStripeGateway({ ...config, secretKey: '' })).toThrow('secret key is empty')
})

test('keys are good when Stripe takes them; a wrong one is told in its words', async () => {
  const { config } = makeWorld()
  const check = (secretKey: string) =>
    Effect.runPromise(
      makeStripeGateway({ ...config, secretKey }).checkKeys.pipe(
        Effect.catch(({ message }) => Effect.succeed(message)),
      ),
    )
  expect(await check('sk_test_x')).toEqual({ isLive: false, tellsEverything: true })
  expect(await check('sk_test_wrong')).toBe('Invalid API Key provided.')
})

test('a webhook signed more than five minutes ago is refused', async () => {
  const { clock, sent, standIn, config } = makeWorld()
  const gateway = makeStripeGateway(config)
  const line = { label: 'Deep Cleaning', amountCents: cents(20_000) }
  const { sessionId } = await Effect.runPromise(gateway.openSession({ ...sessionRequest, lines: [line] }))
  standIn.complete(sessionId)
  await standIn.work()
  const signature = sent[0]?.headers.get('stripe-signature') ?? ''
  const verify = async () => reasonOf(gateway.verifyWebhook((await sent[0]?.clone().text()) ?? '', signature))
  clock.now = start + 300_000
  expect(await verify()).toBe('fine')
  clock.now = start + 301_000
  expect(await verify()).toBe('bad-signature')
})

test('Stripe saying no, being down and not answering are told apart', async () => {
  const { standIn, config } = makeWorld()
  const gateway = makeStripeGateway(config)
  expect(await reasonOf(gateway.openSession(sessionRequest))).toBe('refused')
  standIn.faults.api({ kind: 'error-500' }, 3)
  expect(await reasonOf(gateway.expire('cs_test_x'))).toBe('unavailable')
  const lost = makeStripeGateway({ ...config, fetch: async () => Response.json({ id: 'cs_1' }) })
  expect(await reasonOf(lost.retrieve('cs_1'))).toBe('unavailable')
  expect(await reasonOf(makeStripeGateway({ ...config, secretKey: 'sk_no' }).retrieve('cs_1'))).toBe(
    'unavailable',
  )
})

test('a lost answer is asked for again and opens one session', async () => {
  const { standIn, config } = makeWorld()
  standIn.faults.api({ kind: 'error-500-after-commit' })
  const line = { label: 'Deep Cleaning', amountCents: cents(20_000) }
  await Effect.runPromise(
    PaymentGateway.use((gateway) => gateway.openSession({ ...sessionRequest, lines: [line] })).pipe(
      Effect.provide(stripeGateway(config)),
    ),
  )
  expect(standIn.sessions()).toHaveLength(1)
})

test('a half refund that is asked for again a day later, when its key is forgotten, is still half', async () => {
  const { clock, standIn, config } = makeWorld()
  const gateway = makeStripeGateway(config)
  const line = { label: 'Deep Cleaning', amountCents: cents(20_000) }
  const { sessionId } = await Effect.runPromise(gateway.openSession({ ...sessionRequest, lines: [line] }))
  const paymentIntent = standIn.complete(sessionId).paymentIntent ?? ''
  const half = { key: 'r-1', bookingId: 'b-1', paymentIntent, amountCents: cents(10_000) }
  standIn.holdRefunds(true)
  const first = await Effect.runPromise(gateway.refund({ ...half, asked: false }))
  expect(first.settled).toBe(false)
  clock.now = start + 25 * 3_600_000
  expect(await Effect.runPromise(gateway.refund({ ...half, asked: true }))).toEqual(first)
  expect(standIn.refunds()).toHaveLength(1)
  standIn.finishRefund(first.refundId)
  expect(await Effect.runPromise(gateway.refund({ ...half, asked: true }))).toEqual({
    ...first,
    settled: true,
  })
  // Without looking first it would be made again: Stripe has forgotten the key.
  await Effect.runPromise(gateway.refund({ ...half, asked: false }))
  expect(standIn.refunds()).toHaveLength(2)
})
