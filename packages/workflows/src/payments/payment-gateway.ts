import type { Cents } from '@dustforce/core/money'
import type { PaymentLine } from '@dustforce/core/quote'
import type { ProviderEvent } from '@dustforce/office/story'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** The request for a hosted checkout page. */
export interface SessionRequest {
  readonly bookingId: string
  /** Names the payment, and is the idempotency key: the same payment opens one session. */
  readonly paymentId: string
  /** Their sum is the amount charged; only the discount's line is negative. */
  readonly lines: ReadonlyArray<PaymentLine>
  /** ISO code in lower case, e.g. 'cad'. */
  readonly currency: string
  readonly customerEmail: string
  /** Epoch milliseconds, in whole seconds; 30 minutes to 24 hours ahead. */
  readonly expiresAt: number
  /** May hold `{CHECKOUT_SESSION_ID}`, which the provider fills in. */
  readonly successUrl: string
  readonly cancelUrl: string
  /** The customer has agreed that the card is kept, and charged for visits to come. */
  readonly keepCard?: boolean
}

export interface OpenedSession {
  readonly sessionId: string
  readonly url: string
}

/** A checkout session as the provider knows it. */
export interface SessionState {
  readonly sessionId: string
  readonly status: 'open' | 'complete' | 'expired'
  readonly paid: boolean
  readonly paymentIntent: string | null
  readonly amountTotalCents: Cents
  readonly currency: string
  readonly bookingId: string | null
}

export interface RefundRequest {
  /** Names the refund, and is the idempotency key: what is asked for under one key is refunded once. */
  readonly key: string
  /** It was asked for before, and may have been made: the provider is looked at first, since it forgets keys. */
  readonly asked: boolean
  /** The booking that was paid for. */
  readonly bookingId: string
  readonly paymentIntent: string
  readonly amountCents: Cents
}

/** A refund that the provider took. */
export interface RefundAnswer {
  readonly refundId: string
  /** The money has arrived; otherwise it is on its way, and the provider will say. */
  readonly settled: boolean
}

/** One try to charge a kept card for a booking. */
export interface ChargeRequest {
  readonly bookingId: string
  /** Names the try, and is the idempotency key: a try charges once. */
  readonly tryId: string
  readonly customerId: string
  readonly cardId: string
  readonly amountCents: Cents
  /** ISO code in lower case, e.g. 'cad'. */
  readonly currency: string
}

/** A card that the provider keeps; what the customer knows it by. */
export interface ProviderCard {
  readonly cardId: string
  /** In the provider's word, e.g. 'visa'. */
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

/** The request for a page on which a customer gives another card. */
export interface CardPageRequest
  extends Pick<SessionRequest, 'expiresAt' | 'successUrl' | 'cancelUrl' | 'currency'> {
  readonly customerId: string
  /** The idempotency key. */
  readonly key: string
}

/** The report of the provider about the keys that it is asked with. */
export interface KeyCheck {
  /** Whether they move real money. */
  readonly isLive: boolean
  /** Whether the provider tells the server of everything that happens to payments; null when the keys may not ask that. */
  readonly tellsEverything: boolean | null
}

/**
 * The one error of the payment provider. `unavailable`: no or no clear answer, try again with the same key.
 * `refused`: the provider will not do it. `not-found`: no such session. `bad-signature`: the webhook is not the provider's. `unreadable`: it
 * is, but holds no event that can be read.
 */
export class PaymentGatewayError extends Schema.TaggedError<PaymentGatewayError>()('PaymentGatewayError', {
  reason: Schema.Literals(['unavailable', 'refused', 'not-found', 'bad-signature', 'unreadable']),
  message: Schema.String,
}) {}

type Answer<A> = Effect.Effect<A, PaymentGatewayError>

/** Hosted card checkout. */
export class PaymentGateway extends Context.Service<
  PaymentGateway,
  {
    readonly openSession: (request: SessionRequest) => Answer<OpenedSession>
    readonly retrieve: (sessionId: string) => Answer<SessionState>
    /** Closes an open session; a session that is no longer open stays as it is. Returns its state afterwards. */
    readonly expire: (sessionId: string) => Answer<SessionState>
    /** Gives a payment back. One that had all been given back already, by whatever way, is answered the refund that did it. */
    readonly refund: (request: RefundRequest) => Answer<RefundAnswer>
    /**
     * Asks to charge a kept card. Whatever the bank says, it is pending until the provider's event comes: only that moves a booking. `refused` and
     * `not-found`: it will never be charged by this try.
     */
    readonly chargeSaved: (request: ChargeRequest) => Answer<'pending'>
    /** Asks what the provider knows of a try, as its event would tell it; null when it was never asked, or does not know yet. */
    readonly chargeEvent: (
      request: Pick<ChargeRequest, 'tryId' | 'customerId'>,
    ) => Answer<ProviderEvent | null>
    /** The newest card that is kept for a customer. */
    readonly keptCard: (customerId: string) => Answer<ProviderCard | null>
    /** Whether the provider takes the keys; fails as a payment would. Nothing is charged. */
    readonly checkKeys: Answer<KeyCheck>
    /** Opens a page on which a customer gives another card; nothing is charged. */
    readonly openCardPage: (request: CardPageRequest) => Answer<OpenedSession>
    /** The provider keeps the card no longer. */
    readonly forgetCard: (cardId: string) => Answer<void>
    /** The event a signed webhook body holds; null when it is of a type that means nothing here. */
    readonly verifyWebhook: (rawBody: string, signature: string | null) => Answer<ProviderEvent | null>
  }
>()('@dustforce/workflows/PaymentGateway') {}
