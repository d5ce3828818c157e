import { cents } from '@dustforce/core/money'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import { describe, expect, test, vi } from 'vitest'
import { BookingStore, BookingStoreError } from '../checkout/booking-store.ts'
import { runJobs, stripeWebhookHandler } from '../index.ts'
import { beginning, makeSystem, post, submit } from '../testing/test-system.ts'
import { giveRefunds } from './give-refunds.ts'
import { settlePayment } from './settle-payment.ts'

const hourMs = 3_600_000
const down = new BookingStoreError({ reason: 'unavailable', message: 'Down' })

/** A system with one open checkout. */
async function withCheckout() {
  const system = await makeSystem()
  const { body } = await system.checkout(submit(1))
  const [sessionId = ''] = system.world.payments.sessions.keys()
  return { ...system, bookingId: String(body.booking_id), sessionId }
}

describe('stripe-webhook', () => {
  test('a payment confirms the booking and sends one confirmation', async () => {
    const { world, webhook, sessionId, settled } = await withCheckout()
    expect(await webhook(world.payments.pay(sessionId))).toEqual({ status: 200, body: { received: true } })
    expect(world.bookings.rows).toMatchObject([{ payment: 'paid', status: 'confirmed' }])
    await settled()
    expect(world.mail.sent).toMatchObject([
      { to: 'ada@example.com', subject: 'booking-confirmation', replyTo: gtaBusiness.company.email },
    ])
    expect(world.mail.sent[0]?.text).toContain('"totalCents": 37300')
  })

  test('delivered many times at once and again: one booking, one e-mail', async () => {
    const { world, webhook, sessionId, settled } = await withCheckout()
    const signed = world.payments.pay(sessionId)
    const answers = await Promise.all(Array.from({ length: 10 }, () => webhook(signed)))
    answers.push(await webhook(signed), await webhook(world.payments.webhook('completed', sessionId)))
    await settled()
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(world.bookings.rows).toHaveLength(1)
    expect(world.mail.sent).toHaveLength(1)
  })

  test('an answer of 200 means that everything is stored, even when nobody does the rest', async () => {
    const { world, webhook, sessionId, run } = await withCheckout()
    world.mail.fault = 'unavailable'
    await webhook(world.payments.pay(sessionId))
    expect(world.outbox.rows).toMatchObject([{ kind: 'booking-confirmation' }])
    world.mail.fault = null
    await run(runJobs())
    expect(world.bookings.rows[0]?.status).toBe('confirmed')
  })

  test.each([
    ['no signature', ''],
    ['another signature', 't=1,v1=abc'],
  ])('%s is refused and changes nothing', async (_, signature) => {
    const { world, webhook, sessionId } = await withCheckout()
    const body = world.payments.pay(sessionId)?.body ?? ''
    expect((await webhook({ body, signature })).status).toBe(400)
    expect(world.bookings.rows).toMatchObject([{ payment: 'pending', status: 'pending' }])
  })

  test('one altered byte is refused', async () => {
    const { world, webhook, sessionId, handlers } = await withCheckout()
    const signed = world.payments.pay(sessionId)
    if (signed === null) throw new Error('Not paid')
    expect((await webhook({ ...signed, body: signed.body.replace('37300', '37301') })).status).toBe(400)
    expect((await handlers['stripe-webhook'](post(signed.body))).status).toBe(400)
    expect((await webhook({ ...signed, body: '{}' })).status).toBe(400)
    expect((await webhook({ ...signed, body: 'x'.repeat(1_048_577) })).status).toBe(413)
  })

  test('an unsigned event is refused and need not be delivered again', async () => {
    const { world, handlers, sessionId } = await withCheckout()
    const body = world.payments.pay(sessionId)?.body ?? ''
    const answer = await handlers['stripe-webhook'](post(body))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([400, null])
    expect(await answer.json()).toEqual({ error: 'Invalid signature' })
  })

  test.each([
    ['is down', Effect.fail(down)],
    ['dies', Effect.die(new Error('hunter2'))],
  ])('an event is asked for again when the store %s', async (_, failure) => {
    const { world, handlers, run, sessionId } = await withCheckout()
    const store = await run(BookingStore.use(Effect.succeed))
    vi.spyOn(store, 'settle').mockReturnValue(failure)
    const signed = world.payments.pay(sessionId)
    const answer = await handlers['stripe-webhook'](
      post(signed?.body, { 'stripe-signature': signed?.signature ?? '' }),
    )
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await answer.json()).toEqual({ error: 'Please deliver again' })
  })

  test('an event that the provider’s library could not read is fetched again', async () => {
    const { world, webhook, sessionId } = await withCheckout()
    const signed = world.payments.pay(sessionId)
    world.payments.failNext('unavailable')
    expect(await webhook(signed)).toEqual({ status: 503, body: { error: 'Please deliver again' } })
  })

  test('a signed body that holds no event is refused', async () => {
    const { world, webhook, sessionId } = await withCheckout()
    const signed = world.payments.pay(sessionId)
    world.payments.failNext('unreadable')
    expect(await webhook(signed)).toEqual({ status: 400, body: { error: 'Invalid event' } })
  })

  test('an event too large to be the provider’s names its fault', async () => {
    const { webhook } = await withCheckout()
    expect(await webhook({ body: 'x'.repeat(1_048_577), signature: 's' })).toEqual({
      status: 413,
      body: {
        error: 'Invalid body',
        issues: [{ field: '', message: 'The request is larger than 1048576 bytes' }],
      },
    })
    expect((await webhook({ body: 'x'.repeat(1_048_576), signature: 's' })).status).toBe(400)
  })

  test('an event that means nothing here leaves no work behind', async () => {
    const { world, run } = await withCheckout()
    const defer = vi.fn()
    const handler = stripeWebhookHandler({ runPromise: run }, defer)
    const signed = world.payments.sign('{"type":"customer.created"}')
    const answer = await handler(post(signed.body, { 'stripe-signature': signed.signature }))
    expect(answer.status).toBe(200)
    expect(defer).not.toHaveBeenCalled()
  })

  test('an event that means nothing here is taken', async () => {
    const { world, webhook } = await withCheckout()
    expect((await webhook(world.payments.sign('{"type":"customer.created"}'))).status).toBe(200)
  })

  test('a wrong amount confirms nothing and is flagged', async () => {
    const { world, webhook, sessionId, settled } = await withCheckout()
    world.payments.pay(sessionId)
    await webhook(world.payments.webhook('completed', sessionId, { amountTotalCents: cents(100) }))
    await settled()
    expect(world.bookings.rows).toMatchObject([{ status: 'pending', attention: ['amount-mismatch'] }])
    expect(world.mail.sent).toEqual([])
  })

  test('money for a day that is full goes back once, and the customer is told', async () => {
    const { world, webhook, sessionId, settled, setTime, checkout, run, bookingId } = await withCheckout()
    world.bookings.dailyLimit = 1
    await setTime(beginning + hourMs)
    await checkout(submit(2, { email: 'grace@example.com' }))
    const late = world.payments.pay(sessionId)
    expect((await webhook(late)).status).toBe(200)
    await settled()
    await webhook(late)
    await run(runJobs())
    await settled()
    expect([...world.payments.refunds.values()]).toMatchObject([{ bookingId, amountCents: 37300 }])
    expect(world.bookings.rows[0]).toMatchObject({
      payment: 'refunded',
      attention: ['paid-but-day-full'],
    })
    expect(world.mail.sent.map((email) => email.subject)).toEqual(['booking-refunded'])
  })

  test('R84: money for a booking that was deleted goes back once', async () => {
    const { world, webhook, sessionId, settled, run, bookingId } = await withCheckout()
    world.bookings.remove(bookingId)
    const paid = world.payments.pay(sessionId)
    expect((await webhook(paid)).status).toBe(200)
    await webhook(paid)
    await webhook(world.payments.webhook('async_succeeded', sessionId))
    await run(runJobs())
    await settled()
    expect([...world.payments.refunds.values()]).toEqual([
      { key: sessionId, asked: false, bookingId, paymentIntent: `pi_${sessionId}`, amountCents: 37300 },
    ])
    expect(world.mail.sent).toEqual([])
  })

  test('a refund that the provider refuses is tried once and flagged', async () => {
    const { world, sessionId, setTime, checkout, run } = await withCheckout()
    world.bookings.dailyLimit = 1
    await setTime(beginning + hourMs)
    await checkout(submit(2, { email: 'grace@example.com' }))
    const late = world.payments.pay(sessionId)
    await run(settlePayment(late?.body ?? '', late?.signature ?? ''))
    world.payments.failNext('refused')
    expect(await run(giveRefunds())).toBe(0)
    await setTime(beginning + 100 * hourMs)
    expect(await run(giveRefunds())).toBe(0)
    expect(world.payments.refunds.size).toBe(0)
    expect(world.bookings.rows[0]).toMatchObject({
      attention: ['refund-refused', 'paid-but-day-full'],
      refundDue: false,
    })
  })

  test('a refund that fails stays due until it is made', async () => {
    const { world, sessionId, setTime, checkout, run } = await withCheckout()
    world.bookings.dailyLimit = 1
    await setTime(beginning + hourMs)
    await checkout(submit(2, { email: 'grace@example.com' }))
    const late = world.payments.pay(sessionId)
    await run(settlePayment(late?.body ?? '', late?.signature ?? ''))
    world.payments.failNext('unavailable')
    expect(await run(giveRefunds())).toBe(0)
    expect(await run(giveRefunds())).toBe(0)
    await setTime(beginning + hourMs + 60_000)
    expect(await run(giveRefunds())).toBe(1)
    expect(await run(giveRefunds())).toBe(0)
    expect(world.payments.refunds.size).toBe(1)
  })
})
