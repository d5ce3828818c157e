import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inProcessFetch } from '../http/in-process-fetch.ts'
import { openStripeStandIn } from './stripe-stand-in.ts'

const base = 'http://stand-in.test/stripe'
const start = Date.parse('2026-11-20T15:00:00Z')
const secret = 'whsec_test'

/** A stand-in, the real SDK pointed at it, and an endpoint that takes what it delivers. */
function setUp(file = join(mkdtempSync(join(tmpdir(), 'stripe-')), 'stripe.jsonl')) {
  const clock = { now: start }
  const endpoint = vi.fn(async (_request: Request) => new Response('ok'))
  const standIn = openStripeStandIn({
    file,
    company: 'Liffey Homes',
    secretKey: 'sk_test_x',
    webhookSecret: secret,
    now: () => clock.now,
    base: () => base,
    deliver: (request) => endpoint(request),
  })
  const send = inProcessFetch(standIn.app.fetch)
  const sdk = (key = 'sk_test_x') =>
    new Stripe(key, { httpClient: Stripe.createFetchHttpClient(send), maxNetworkRetries: 0 })
  return { clock, endpoint, standIn, sdk, stripe: sdk(), send, file }
}

const params = (
  over: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    ['Deep Cleaning', 27000],
    ['Laundry', 2000],
  ].map(([name, amount]) => ({
    quantity: 1,
    price_data: { currency: 'cad', unit_amount: Number(amount), product_data: { name: String(name) } },
  })),
  client_reference_id: 'b1',
  metadata: { booking_id: 'b1' },
  payment_intent_data: { metadata: { booking_id: 'b1' } },
  customer_email: 'ada@example.com',
  expires_at: start / 1000 + 1800,
  success_url: 'http://site.test/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://site.test/payment-cancelled',
  ...over,
})

const delivered = async (endpoint: ReturnType<typeof setUp>['endpoint']): Promise<string[]> =>
  Promise.all(endpoint.mock.calls.map(async ([request]) => (await request.clone().json()).type))

test('a session is priced from its lines and its coupon, and found again', async () => {
  const { stripe } = setUp()
  const coupon = await stripe.coupons.create({ amount_off: 3300, currency: 'cad', name: 'WELCOME10' })
  const session = await stripe.checkout.sessions.create(params({ discounts: [{ coupon: coupon.id }] }))
  expect(session).toMatchObject({
    amount_total: 25700,
    currency: 'cad',
    status: 'open',
    payment_status: 'unpaid',
  })
  expect(session.url).toBe(`${base}/checkout/${session.id}`)
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    metadata: { booking_id: 'b1' },
  })
  expect((await stripe.checkout.sessions.list({ limit: 5 })).data.map(({ id }) => id)).toEqual([session.id])
  expect((await stripe.checkout.sessions.listLineItems(session.id)).data).toHaveLength(2)
})

test('the same key and parameters get the first answer; other parameters an idempotency error', async () => {
  const { stripe } = setUp()
  const key = { idempotencyKey: 'checkout-b1' }
  const [first, second] = await Promise.all([
    stripe.checkout.sessions.create(params(), key),
    stripe.checkout.sessions.create(params(), key),
  ])
  expect(second.id).toBe(first.id)
  await expect(
    stripe.checkout.sessions.create(params({ customer_email: 'b@example.com' }), key),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1)
})

test('a key that was used for another path is refused', async () => {
  const { stripe, standIn } = setUp()
  const { id } = await stripe.checkout.sessions.create(params())
  const other = await stripe.checkout.sessions.create(params())
  const expire = (session: string) =>
    stripe.checkout.sessions.expire(session, {}, { idempotencyKey: 'expire' })
  expect((await expire(id)).status).toBe('expired')
  await expect(expire(other.id)).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  expect(standIn.sessions().find((session) => session.id === other.id)?.status).toBe('open')
})

test('what Stripe would refuse is refused', async () => {
  const { stripe, sdk } = setUp()
  const create = (over: Partial<Stripe.Checkout.SessionCreateParams>) =>
    stripe.checkout.sessions.create(params(over))
  await expect(create({ expires_at: start / 1000 + 60 })).rejects.toThrow('between 30 minutes and 24 hours')
  await expect(create({ line_items: [] })).rejects.toThrow('line_items')
  await expect(create({ discounts: [{ coupon: 'nope' }] })).rejects.toThrow("No such coupon: 'nope'")
  await expect(stripe.checkout.sessions.retrieve('cs_nope')).rejects.toMatchObject({
    code: 'resource_missing',
  })
  await expect(sdk('sk_wrong').checkout.sessions.list()).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  )
})

test('a parameter that Stripe does not know, or no longer, is refused by its name', async () => {
  const { app } = setUp().standIn
  const post = async (path: string, body: string) => {
    const answer = await app.request(`/v1${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_x', 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
    return [answer.status, await answer.json()]
  }
  const unknown = (param: string) => [
    400,
    {
      error: {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        message: `Received unknown parameter: ${param}`,
        param,
      },
    },
  ]
  const line = 'line_items[0][quantity]=1&line_items[0][price_data][currency]=cad'
  expect(await post('/checkout/sessions', 'mode=payment&nonsense=1')).toEqual(unknown('nonsense'))
  expect(await post('/checkout/sessions', 'payment_method_types[0]=card')).toEqual(
    unknown('payment_method_types'),
  )
  expect(await post('/checkout/sessions', `${line}&line_items[0][nonsense]=1`)).toEqual(
    unknown('line_items[0][nonsense]'),
  )
  expect(await post('/coupons', 'amount_off=100&currency=cad&applies=x')).toEqual(unknown('applies'))
  expect(await post('/refunds', 'payment_intent=pi_1&reasons=x')).toEqual(unknown('reasons'))
  expect(await post('/refunds', 'payment_intent=pi_1&metadata=x')).toMatchObject([400, {}])
})

test('a coupon is made once under its id and used as often as it says', async () => {
  const { stripe, standIn } = setUp()
  const make = () =>
    stripe.coupons.create({ id: 'ten', amount_off: 1000, currency: 'cad', max_redemptions: 1 })
  expect(await make()).toMatchObject({ id: 'ten', max_redemptions: 1, times_redeemed: 0, valid: true })
  await expect(make()).rejects.toMatchObject({ code: 'resource_already_exists' })
  const open = () => stripe.checkout.sessions.create(params({ discounts: [{ coupon: 'ten' }] }))
  standIn.complete((await open()).id)
  expect(await stripe.coupons.retrieve('ten')).toMatchObject({ times_redeemed: 1, valid: false })
  await expect(open()).rejects.toMatchObject({ code: 'coupon_expired', param: 'discounts[0][coupon]' })
})

test('a coupon may take everything away, but must not leave a few cents', async () => {
  const { stripe, standIn } = setUp()
  const less = async (amount: number) => {
    const coupon = await stripe.coupons.create({ amount_off: amount, currency: 'cad' })
    return stripe.checkout.sessions.create(params({ discounts: [{ coupon: coupon.id }] }))
  }
  await expect(less(28_960)).rejects.toMatchObject({ code: 'amount_too_small' })
  const { id, amount_total } = await less(29_000)
  expect(amount_total).toBe(0)
  expect(standIn.complete(id)).toMatchObject({ paymentStatus: 'no_payment_required', paymentIntent: null })
})

test('paying on the page completes the session and sends one signed event', async () => {
  const { stripe, send, endpoint, standIn, clock } = setUp()
  const session = await stripe.checkout.sessions.create(params())
  const page = await (await send(`${base.replace('/stripe', '')}/checkout/${session.id}`)).text()
  expect(page).toContain('CA$290.00')
  expect(page).toContain('Deep Cleaning')
  const paid = await send(`http://stand-in.test/checkout/${session.id}/pay`, { method: 'POST' })
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toBe(`http://site.test/payment-success?session_id=${session.id}`)
  await standIn.work()
  expect(await delivered(endpoint)).toEqual(['checkout.session.completed'])
  const [request] = endpoint.mock.calls[0] ?? []
  const event = await Stripe.webhooks.constructEventAsync(
    (await request?.text()) ?? '',
    request?.headers.get('stripe-signature') ?? '',
    secret,
    300,
    undefined,
    clock.now,
  )
  expect(event.data.object).toMatchObject({ id: session.id, payment_status: 'paid', amount_total: 29000 })
})

test('cancel leads back and leaves the session open', async () => {
  const { stripe, send } = setUp()
  const session = await stripe.checkout.sessions.create(params())
  const answer = await send(`http://stand-in.test/checkout/${session.id}/cancel`, { method: 'POST' })
  expect(answer.headers.get('location')).toBe('http://site.test/payment-cancelled')
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
})

test('an event is sent again, later and later, until it is taken, also after a restart', async () => {
  const first = setUp()
  const session = await first.stripe.checkout.sessions.create(params())
  first.endpoint.mockImplementation(async () => new Response('no', { status: 500 }))
  first.standIn.complete(session.id)
  await first.standIn.work()
  await first.standIn.work()
  expect(first.endpoint).toHaveBeenCalledTimes(1)
  first.clock.now += 1000
  await first.standIn.work()
  first.clock.now += 1000
  await first.standIn.work()
  expect(first.endpoint).toHaveBeenCalledTimes(2)
  first.standIn.close()

  const second = setUp(first.file)
  second.clock.now = start + 5000
  await second.standIn.work()
  second.clock.now = start + 1e7
  await second.standIn.work()
  expect(await delivered(second.endpoint)).toEqual(['checkout.session.completed'])
})

test('a session whose time is over is expired, cannot be paid and says so once', async () => {
  const { stripe, clock, standIn, endpoint, send } = setUp()
  const session = await stripe.checkout.sessions.create(params())
  clock.now += 1_800_000
  await standIn.work()
  await standIn.work()
  expect(await delivered(endpoint)).toEqual(['checkout.session.expired'])
  expect(standIn.complete(session.id).status).toBe('expired')
  expect((await send(`http://stand-in.test/checkout/${session.id}`)).status).toBe(410)
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('can be expired')
})

test('a payment is refunded once, whatever the key', async () => {
  const { stripe, standIn, endpoint } = setUp()
  const { id } = await stripe.checkout.sessions.create(params())
  const intent = standIn.complete(id).paymentIntent ?? ''
  const refund = () =>
    stripe.refunds.create({ payment_intent: intent, amount: 29000 }, { idempotencyKey: 'refund-b1' })
  expect((await refund()).id).toBe((await refund()).id)
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  const listed = async (payment: string) =>
    (await stripe.refunds.list({ payment_intent: payment })).data.map((made) => made.id)
  expect(await listed(intent)).toEqual([(await refund()).id])
  expect(await listed('pi_other')).toEqual([])
  await standIn.work()
  expect(await delivered(endpoint)).toEqual([
    'checkout.session.completed',
    'charge.refunded',
    'refund.created',
  ])
})

test('a refund of more than is left of the payment is refused', async () => {
  const { stripe, standIn } = setUp()
  const { id } = await stripe.checkout.sessions.create(params())
  const intent = standIn.complete(id).paymentIntent ?? ''
  const refund = (amount: number) => stripe.refunds.create({ payment_intent: intent, amount })
  const tooMuch = 'Refund amount is greater than unrefunded amount on charge.'
  await expect(refund(29_001)).rejects.toThrow(tooMuch)
  await expect(refund(0)).rejects.toThrow(tooMuch)
  expect(standIn.refunds()).toEqual([])
  await refund(20_000)
  await expect(refund(9_001)).rejects.toThrow(tooMuch)
  await refund(9_000)
  expect(standIn.refunds().map(({ amount }) => amount)).toEqual([20_000, 9_000])
})

test('a refund by hand and one that fails are told by the charge and by the refund', async () => {
  const { stripe, standIn, endpoint } = setUp()
  const { id } = await stripe.checkout.sessions.create(params())
  const intent = standIn.complete(id).paymentIntent ?? ''
  const part = standIn.refund(intent, 5000)
  standIn.failRefund(part.id)
  standIn.failRefund(part.id)
  standIn.refund(intent)
  await standIn.work()
  const events = await Promise.all(endpoint.mock.calls.slice(1).map(([request]) => request.clone().json()))
  const told = events.map(({ type, data: { object } }) => [
    type,
    object.amount_refunded ?? object.amount,
    object.refunded ?? object.status,
  ])
  expect(told).toEqual([
    ['charge.refunded', 5000, false],
    ['refund.created', 5000, 'succeeded'],
    ['refund.updated', 5000, 'failed'],
    ['refund.failed', 5000, 'failed'],
    ['charge.refunded', 29_000, true],
    ['refund.created', 29_000, 'succeeded'],
  ])
})

test('a disputed payment is not refunded unless the dispute was won', async () => {
  const { stripe, standIn, endpoint } = setUp()
  const { id } = await stripe.checkout.sessions.create(params())
  const intent = standIn.complete(id).paymentIntent ?? ''
  const { id: dispute } = standIn.dispute(intent)
  const refund = () => stripe.refunds.create({ payment_intent: intent, amount: 5000 })
  await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' })
  standIn.closeDispute(dispute, 'lost')
  await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' })
  standIn.closeDispute(dispute, 'won')
  await refund()
  await standIn.work()
  expect((await delivered(endpoint)).slice(1, 4)).toEqual([
    'charge.dispute.created',
    'charge.dispute.closed',
    'charge.dispute.closed',
  ])
})

test('a slow payment comes later or fails', async () => {
  const { stripe, standIn, endpoint } = setUp()
  for (const paid of [true, false]) {
    const { id } = await stripe.checkout.sessions.create(params())
    expect(standIn.complete(id, true)).toMatchObject({ status: 'complete', paymentStatus: 'unpaid' })
    expect(standIn.finishSlowPayment(id, paid).paymentStatus).toBe(paid ? 'paid' : 'unpaid')
  }
  await standIn.work()
  expect(await delivered(endpoint)).toEqual([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.completed',
    'checkout.session.async_payment_failed',
  ])
})

test('faults: 500 before and after the work, and no answer at all', async () => {
  const { stripe, standIn } = setUp()
  const create = () => stripe.checkout.sessions.create(params(), { idempotencyKey: 'k' })
  standIn.faults.api({ kind: 'error-500' })
  await expect(create()).rejects.toThrow('fault')
  expect(standIn.sessions()).toHaveLength(0)
  standIn.faults.api({ kind: 'hang-after-commit' })
  // The SDK gives up only when the stand-in has done its work: on a busy machine a short limit would be met before.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const unanswered = expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError)
  await vi.waitFor(() => expect(standIn.sessions()).toHaveLength(1))
  vi.advanceTimersByTime(80_000)
  await unanswered
  vi.useRealTimers()
  standIn.faults.api({ kind: 'error-500-after-commit' })
  await expect(create()).rejects.toThrow('fault')
  expect((await create()).id).toBe(standIn.sessions()[0]?.id)
  expect(standIn.sessions()).toHaveLength(1)
})

test('faults: webhooks twice, in the opposite order, held and dropped', async () => {
  const { stripe, standIn, endpoint } = setUp()
  const { id } = await stripe.checkout.sessions.create(params())
  standIn.faults.webhooks('hold')
  const intent = standIn.complete(id).paymentIntent ?? ''
  await stripe.refunds.create({ payment_intent: intent })
  await standIn.work()
  expect(endpoint).not.toHaveBeenCalled()
  standIn.faults.webhooks('reorder', 'duplicate')
  await standIn.work()
  expect(await delivered(endpoint)).toEqual([
    'refund.created',
    'refund.created',
    'charge.refunded',
    'charge.refunded',
    'checkout.session.completed',
    'checkout.session.completed',
  ])
  const { id: lost } = await stripe.checkout.sessions.create(params())
  standIn.complete(lost)
  standIn.faults.webhooks('drop')
  await standIn.work()
  standIn.faults.webhooks()
  await standIn.work()
  expect(endpoint).toHaveBeenCalledTimes(6)
})
