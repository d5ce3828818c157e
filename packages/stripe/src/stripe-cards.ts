import type { PaymentGateway } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import Stripe from 'stripe'
import { chargeEventOf } from './charge-event-of.ts'
import { ask } from './gateway-error.ts'
import { currencyRefusal } from './stripe-currency.ts'
import { CardList, ChargeTryList, CheckoutSession } from './stripe-objects.ts'

const decodeTries = Schema.decodeUnknownSync(ChargeTryList)
const decodeCards = Schema.decodeUnknownSync(CardList)
const decodePage = Schema.decodeUnknownSync(
  Schema.Struct({ id: CheckoutSession.fields.id, url: Schema.NonEmptyString }),
)

/** A bank said no. Stripe tells of it by an event as well, which alone counts. */
const isDeclined = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError && error.statusCode === 402

/** Makes the part of the gateway that handles kept cards. */
export function stripeCards(
  stripe: Stripe,
): Pick<
  PaymentGateway['Service'],
  'chargeSaved' | 'chargeEvent' | 'keptCard' | 'openCardPage' | 'forgetCard'
> {
  return {
    chargeSaved: Effect.fn('StripeGateway.chargeSaved')(function* (request) {
      const { bookingId, tryId, customerId, cardId, amountCents, currency } = request
      const refusal = currencyRefusal(currency)
      if (refusal !== null) return yield* refusal
      const params: Stripe.PaymentIntentCreateParams = {
        amount: amountCents,
        currency,
        customer: customerId,
        payment_method: cardId,
        allowed_payment_method_types: ['card'],
        off_session: true,
        confirm: true,
        metadata: { booking_id: bookingId, try_id: tryId },
      }
      yield* ask(() =>
        stripe.paymentIntents
          .create(params, { idempotencyKey: `charge-${tryId}` })
          .then(() => undefined)
          .catch((error: unknown) => (isDeclined(error) ? undefined : Promise.reject(error))),
      )
      return 'pending' as const
    }),
    chargeEvent: ({ tryId, customerId }) =>
      ask(async () => {
        const { data } = decodeTries(await stripe.paymentIntents.list({ customer: customerId, limit: 100 }))
        const found = data.find(({ metadata }) => metadata?.try_id === tryId)
        return found === undefined ? null : chargeEventOf(`charge:${found.status}:${found.id}`, found)
      }),
    keptCard: (customerId) =>
      ask(async () => {
        const listed = await stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 1 })
        const [newest] = decodeCards(listed).data
        if (newest === undefined) return null
        const { brand, last4, exp_month: expMonth, exp_year: expYear } = newest.card
        return { cardId: newest.id, brand, last4, expMonth, expYear }
      }),
    openCardPage: ({ key, customerId, currency, expiresAt, successUrl, cancelUrl }) =>
      ask(async () => {
        const params: Stripe.Checkout.SessionCreateParams = {
          mode: 'setup',
          currency,
          allowed_payment_method_types: ['card'],
          customer: customerId,
          expires_at: Math.floor(expiresAt / 1000),
          success_url: successUrl,
          cancel_url: cancelUrl,
        }
        const session = decodePage(
          await stripe.checkout.sessions.create(params, { idempotencyKey: `card-${key}` }),
        )
        return { sessionId: session.id, url: session.url }
      }),
    forgetCard: (cardId) =>
      ask(() => stripe.paymentMethods.detach(cardId)).pipe(
        Effect.asVoid,
        // It was forgotten before.
        Effect.catchIf(
          ({ reason }) => reason === 'refused' || reason === 'not-found',
          () => Effect.void,
        ),
      ),
  }
}
