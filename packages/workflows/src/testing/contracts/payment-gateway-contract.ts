import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { paymentLines, quote } from '@dustforce/core/quote'
import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PaymentGateway, type SessionRequest } from '../../payments/payment-gateway.ts'
import type { Harness } from './harness.ts'

/** A payment gateway with what a customer does at the provider. */
export interface PaymentGatewayHarness extends Harness<PaymentGateway> {
  /** Epoch milliseconds by the provider's clock. */
  readonly now: () => number
  /** Pays an open session by card; answers the webhook that the provider then sends. */
  readonly pay: (sessionId: string) => Promise<{ readonly body: string; readonly signature: string }>
  /** Sets what the bank of the kept cards says from now on: a decline code, or null for yes. */
  readonly bankSays: (refusal: string | null) => Promise<void>
  /** The newest webhook about a try to charge a kept card. */
  readonly charged: (tryId: string) => Promise<{ readonly body: string; readonly signature: string }>
  /** Counts the payments of kept cards that the provider was asked for. */
  readonly charges: () => Promise<number>
  /** Counts how often the payment of a booking was given back. */
  readonly refundsOf: (bookingId: string) => Promise<number>
}

/** Tests what every `PaymentGateway` must do; each test gets a fresh world. */
export function paymentGatewayContract(
  name: string,
  makeHarness: () => Promise<PaymentGatewayHarness>,
): void {
  describe(`${name} keeps the contract of the payment gateway:`, () => {
    let world: PaymentGatewayHarness
    beforeEach(async () => {
      world = await makeHarness()
    })
    afterEach(() => world.close())

    const request = (bookingId: string): SessionRequest => ({
      bookingId,
      paymentId: `p-${bookingId}`,
      lines: paymentLines(
        quote(gtaPriceBook, {
          service: 'deep-clean',
          bedrooms: 3,
          bathrooms: 2,
          addOns: ['laundry', 'dishwashing'],
          pets: true,
          promo: { type: 'percentage', value: 10 },
        }),
      ),
      currency: 'cad',
      customerEmail: 'ada@example.com',
      expiresAt: Math.ceil(world.now() / 1000) * 1000 + 40 * 60_000,
      successUrl: 'https://site.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://site.example/payment-cancelled',
    })
    const open = (ask: SessionRequest) => world.run(PaymentGateway.use((gateway) => gateway.openSession(ask)))
    const retrieve = (sessionId: string) =>
      world.run(PaymentGateway.use((gateway) => gateway.retrieve(sessionId)))
    const expire = (sessionId: string) =>
      world.run(PaymentGateway.use((gateway) => gateway.expire(sessionId)))
    const verify = (body: string, signature: string | null) =>
      world.run(
        PaymentGateway.use((gateway) => gateway.verifyWebhook(body, signature)).pipe(
          Effect.catch((error) => Effect.succeed(error.reason)),
        ),
      )

    test('opens a session for the sum of the lines, discount included', async () => {
      const { sessionId, url } = await open(request('b-1'))
      expect(URL.canParse(url)).toBe(true)
      expect(await retrieve(sessionId)).toEqual({
        sessionId,
        status: 'open',
        paid: false,
        paymentIntent: null,
        amountTotalCents: 33600,
        currency: 'cad',
        bookingId: 'b-1',
      })
    })

    test('opens one session for a booking, however often it is asked', async () => {
      const ask = request('b-1')
      const first = await open(ask)
      expect(await open(ask)).toEqual(first)
      expect((await open(request('b-2'))).sessionId).not.toBe(first.sessionId)
    })

    test('a payment arrives as a signed event', async () => {
      const { sessionId } = await open(request('b-1'))
      const { body, signature } = await world.pay(sessionId)
      expect(await verify(body, signature)).toMatchObject({
        type: 'completed',
        sessionId,
        paid: true,
        amountTotalCents: 33600,
        currency: 'cad',
        bookingId: 'b-1',
      })
      expect(await retrieve(sessionId)).toMatchObject({ status: 'complete', paid: true })
    })

    test('an event that is not the provider’s is refused', async () => {
      const { sessionId } = await open(request('b-1'))
      const { body, signature } = await world.pay(sessionId)
      expect(await verify(body.replace('b-1', 'b-2'), signature)).toBe('bad-signature')
      expect(await verify(`${body} `, signature)).toBe('bad-signature')
    })

    test.each([
      null,
      '',
      ' ',
      'nonsense',
      't=1,v1=00',
      't=,v1=',
      't=1,v1=',
      't=,v1=00',
      'v1=00',
      't=1',
      't=x,v1=\u00e4',
      ',=,=,',
    ])('the malformed signature %j is refused as one', async (signature) => {
      const { sessionId } = await open(request('b-1'))
      const { body } = await world.pay(sessionId)
      expect(await verify(body, signature)).toBe('bad-signature')
    })

    test('an open session can be closed; a paid one stays paid', async () => {
      const left = await open(request('b-1'))
      expect(await expire(left.sessionId)).toMatchObject({ status: 'expired', paid: false })
      expect(await expire(left.sessionId)).toMatchObject({ status: 'expired' })
      const paid = await open(request('b-2'))
      await world.pay(paid.sessionId)
      expect(await expire(paid.sessionId)).toMatchObject({ status: 'complete', paid: true })
    })

    test('gives a payment back once, however often it is asked', async () => {
      const { sessionId } = await open(request('b-1'))
      await world.pay(sessionId)
      const { paymentIntent, amountTotalCents } = await retrieve(sessionId)
      if (paymentIntent === null) throw new Error('Paid without a payment')
      const refund = () =>
        world.run(
          PaymentGateway.use((gateway) =>
            gateway.refund({
              key: 'r-1',
              asked: false,
              bookingId: 'b-1',
              paymentIntent,
              amountCents: amountTotalCents,
            }),
          ),
        )
      expect(await refund()).toEqual(await refund())
      expect(await world.refundsOf('b-1')).toBe(1)
    })

    describe('a kept card', () => {
      const gateway = <A, E>(use: (gateway: PaymentGateway['Service']) => Effect.Effect<A, E>) =>
        world.run(PaymentGateway.use(use))
      const keep = async () => {
        const { sessionId } = await open({ ...request('b-1'), keepCard: true })
        const { body, signature } = await world.pay(sessionId)
        const event = await gateway((one) => one.verifyWebhook(body, signature))
        const customerId = event?.customerId ?? ''
        const card = await gateway((one) => one.keptCard(customerId))
        return { customerId, card, cardId: card?.cardId ?? '' }
      }
      const charge = (tryId: string, kept: { readonly customerId: string; readonly cardId: string }) => ({
        bookingId: 'b-2',
        tryId,
        customerId: kept.customerId,
        cardId: kept.cardId,
        amountCents: cents(20_000),
        currency: 'cad',
      })
      const heard = async (tryId: string) => {
        const { body, signature } = await world.charged(tryId)
        return gateway((one) => one.verifyWebhook(body, signature))
      }

      test('is one only where the checkout was to keep it, with what its owner knows it by', async () => {
        const { sessionId } = await open(request('b-0'))
        const { body, signature } = await world.pay(sessionId)
        expect(await gateway((one) => one.verifyWebhook(body, signature))).not.toHaveProperty('customerId')
        expect((await keep()).card).toMatchObject({ last4: '4242', expMonth: 12, expYear: 2034 })
      })

      test('is charged once by a try, and only the event says so', async () => {
        const kept = await keep()
        const ask = charge('t-1', kept)
        expect(await gateway((one) => one.chargeSaved(ask))).toBe('pending')
        expect(await gateway((one) => one.chargeSaved(ask))).toBe('pending')
        expect(await world.charges()).toBe(1)
        const event = await heard('t-1')
        expect(event).toMatchObject({
          ...{ type: 'charge_succeeded', bookingId: 'b-2', tryId: 't-1', paid: true },
          ...{ amountTotalCents: 20_000, currency: 'cad', sessionId: null },
        })
        expect(await gateway((one) => one.chargeEvent(ask))).toEqual({
          ...event,
          id: expect.stringMatching('charge:'),
        })
      })

      test.each(['insufficient_funds', 'stolen_card', 'authentication_required'])(
        'that is declined with %s is pending too, and the event says why',
        async (refusal) => {
          const kept = await keep()
          await world.bankSays(refusal)
          expect(await gateway((one) => one.chargeSaved(charge('t-1', kept)))).toBe('pending')
          expect(await heard('t-1')).toMatchObject({ type: 'charge_failed', paid: false, decline: refusal })
          await world.bankSays(null)
          expect(await gateway((one) => one.chargeSaved(charge('t-1', kept)))).toBe('pending')
          expect(await heard('t-1')).toMatchObject({ type: 'charge_failed' })
          expect(await world.charges()).toBe(1)
          expect(await gateway((one) => one.chargeSaved(charge('t-2', kept)))).toBe('pending')
          expect(await heard('t-2')).toMatchObject({ type: 'charge_succeeded', tryId: 't-2' })
        },
      )

      test('that is forgotten is charged no more, and forgetting it again is fine', async () => {
        const kept = await keep()
        await gateway((one) => one.forgetCard(kept.cardId))
        await gateway((one) => one.forgetCard(kept.cardId))
        expect(await gateway((one) => one.keptCard(kept.customerId))).toBeNull()
        const reason = await gateway((one) =>
          one.chargeSaved(charge('t-1', kept)).pipe(Effect.catch((error) => Effect.succeed(error.reason))),
        )
        expect(['refused', 'not-found']).toContain(reason)
        expect(await world.charges()).toBe(0)
        expect(await gateway((one) => one.chargeEvent(charge('t-1', kept)))).toBeNull()
      })

      test('can be another one: its page charges nothing', async () => {
        const { customerId } = await keep()
        const { url } = await gateway((one) =>
          one.openCardPage({
            ...{ key: 'k-1', customerId, currency: 'cad', expiresAt: request('b-1').expiresAt },
            ...{ successUrl: 'https://site.example/booking', cancelUrl: 'https://site.example/booking' },
          }),
        )
        expect(URL.canParse(url)).toBe(true)
      })
    })

    test('says when a session does not exist', async () => {
      const reason = await world.run(
        PaymentGateway.use((gateway) => gateway.retrieve('cs_test_nobody')).pipe(
          Effect.match({ onSuccess: () => 'found', onFailure: (error) => error.reason }),
        ),
      )
      expect(reason).toBe('not-found')
    })
  })
}
