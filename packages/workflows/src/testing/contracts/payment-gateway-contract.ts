import { gtaPriceBook } from '@dustforce/core/catalogue'
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
  /** How often the payment of a booking was given back. */
  readonly refundsOf: (bookingId: string) => Promise<number>
}

/** What every `PaymentGateway` must do; each test gets a fresh world. */
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
