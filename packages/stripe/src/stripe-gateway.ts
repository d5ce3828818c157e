import { PaymentGateway, PaymentGatewayError, type SessionState, secretsIn } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import * as Schema from 'effect/Schema'
import Stripe from 'stripe'
import { ask, messageOf } from './gateway-error.ts'
import { paymentEventOf } from './payment-event-of.ts'
import { couponParams, discountOf, sessionParams } from './session-params.ts'
import { sessionStateOf } from './session-state.ts'
import { stripeCards } from './stripe-cards.ts'
import { makeStripe } from './stripe-client.ts'
import type { StripeConfig } from './stripe-config.ts'
import { currencyRefusal } from './stripe-currency.ts'
import { checkKeys } from './stripe-keys.ts'
import { CheckoutSession, Coupon, Event, Refund, RefundList } from './stripe-objects.ts'

const decodeSession = Schema.decodeUnknownSync(CheckoutSession)
const decodeCoupon = Schema.decodeUnknownSync(Coupon)
const decodeRefund = Schema.decodeUnknownSync(Refund)
const decodeRefunds = Schema.decodeUnknownSync(RefundList)
const decodeEvent = Schema.decodeUnknownSync(Event)

const isAlreadyRefunded = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'

const isThere = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'

/** Whether a refund's money did not arrive, and never will. */
const isOver = (status: string | null): boolean => status === 'failed' || status === 'canceled'

const refundFailed = 'The refund has failed at the customer’s bank.'

const noUrl = new PaymentGatewayError({
  reason: 'unavailable',
  message: 'The session has no address to pay at.',
})
const noSignature = new PaymentGatewayError({
  reason: 'bad-signature',
  message: 'The webhook is not signed.',
})

/** Returns what the first secret that fits gives; rejected as the last one was when none does. */
async function anyOf<A>(secrets: readonly string[], read: (secret: string) => Promise<A>): Promise<A> {
  let refusal: unknown
  for (const secret of secrets) {
    try {
      return await read(secret)
    } catch (error) {
      refusal = error
    }
  }
  throw refusal
}

/**
 * The payment gateway on Stripe's hosted checkout.
 *
 * Throws a StripeConfigError when a secret is empty. Every request that changes something carries an idempotency key:
 * the payment's id, or the refund's key; a coupon has its id.
 */
export function makeStripeGateway(config: StripeConfig): PaymentGateway['Service'] {
  const stripe = makeStripe(config)
  const { sessions } = stripe.checkout
  const webhookSecrets = secretsIn(config.webhookSecret)
  const crypto = Stripe.createSubtleCryptoProvider()
  const retrieve = (sessionId: string): Effect.Effect<SessionState, PaymentGatewayError> =>
    ask(async () => sessionStateOf(decodeSession(await sessions.retrieve(sessionId))))

  /** The id of a coupon that an earlier checkout may have made. */
  const couponFor = async (params: ReturnType<typeof couponParams>): Promise<string> => {
    try {
      return decodeCoupon(await stripe.coupons.create(params)).id
    } catch (error) {
      if (isThere(error)) return params.id
      throw error
    }
  }

  /** The refund that was made under a key, if any. */
  const refundUnder = async (key: string, paymentIntent: string) => {
    const { data } = decodeRefunds(await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }))
    return data.find(({ metadata }) => metadata?.refund_id === key)
  }

  /** The newest refund of a payment that gave money back; throws `cause` when there is none. */
  const refundMade = async (paymentIntent: string, cause: unknown) => {
    const { data } = decodeRefunds(await stripe.refunds.list({ payment_intent: paymentIntent }))
    const made = data.find(({ status }) => !isOver(status))
    if (made === undefined) throw cause
    return made
  }

  return PaymentGateway.of({
    ...stripeCards(stripe),
    checkKeys: checkKeys(stripe, config),
    openSession: Effect.fn('StripeGateway.openSession')(function* (request) {
      const refusal = currencyRefusal(request.currency)
      if (refusal !== null) return yield* refusal
      const discount = discountOf(request)
      const coupon =
        discount === null ? null : yield* ask(() => couponFor(couponParams(discount, request.currency)))
      const session = yield* ask(async () => {
        const params = sessionParams(request, coupon)
        return decodeSession(
          await sessions.create(params, { idempotencyKey: `checkout-${request.paymentId}` }),
        )
      })
      return session.url === null ? yield* noUrl : { sessionId: session.id, url: session.url }
    }),
    retrieve,
    expire: (sessionId) =>
      ask(async () => sessionStateOf(decodeSession(await sessions.expire(sessionId)))).pipe(
        // Stripe refuses to expire a session that is complete or expired already.
        Effect.catchIf(
          (error) => error.reason === 'refused',
          () => retrieve(sessionId),
        ),
      ),
    refund: (request) =>
      ask(async () => {
        const { key, asked, bookingId, paymentIntent, amountCents } = request
        const params = {
          payment_intent: paymentIntent,
          amount: amountCents,
          metadata: { booking_id: bookingId, refund_id: key },
        }
        // Stripe forgets keys after a day: the same request is a new refund then.
        const before = asked ? await refundUnder(key, paymentIntent) : undefined
        const refund =
          before ??
          (await stripe.refunds
            .create(params, { idempotencyKey: `refund-${key}` })
            // By hand meanwhile.
            .catch((error: unknown) =>
              isAlreadyRefunded(error) ? refundMade(paymentIntent, error) : Promise.reject(error),
            ))
        const { id, status } = decodeRefund(refund)
        if (isOver(status))
          throw new Stripe.errors.StripeCardError({ type: 'card_error', message: refundFailed })
        return { refundId: id, settled: status === 'succeeded' }
      }),
    verifyWebhook: Effect.fn('StripeGateway.verifyWebhook')(function* (rawBody, signature) {
      if (signature === null || signature === '') return yield* noSignature
      const { now } = config
      const event = yield* Effect.tryPromise({
        try: () =>
          anyOf(webhookSecrets, (secret) =>
            stripe.webhooks.constructEventAsync(rawBody, signature, secret, undefined, crypto, now?.()),
          ),
        // Nothing here asks Stripe: whatever is thrown, even a plain error at `t=,v1=`, is about what was sent.
        catch: (error) => new PaymentGatewayError({ reason: 'bad-signature', message: messageOf(error) }),
      })
      return yield* Effect.try({
        try: () => paymentEventOf(decodeEvent(event)),
        catch: (error) => new PaymentGatewayError({ reason: 'unreadable', message: messageOf(error) }),
      })
    }),
  })
}

/** `makeStripeGateway` as a layer. */
export function stripeGateway(config: StripeConfig): Layer.Layer<PaymentGateway> {
  return Layer.sync(PaymentGateway, () => makeStripeGateway(config))
}
