import { cents, zeroCents } from '@dustforce/core/money'
import type { PaymentEventType, ProviderEvent } from '@dustforce/office/story'
import * as Effect from 'effect/Effect'
import {
  type ChargeRequest,
  type KeyCheck,
  type PaymentGateway,
  PaymentGatewayError,
  type ProviderCard,
  type RefundRequest,
  type SessionRequest,
  type SessionState,
} from '../../payments/payment-gateway.ts'

interface MemorySession extends SessionState {
  readonly url: string
  readonly request: SessionRequest
}

interface MemoryCharge {
  readonly request: ChargeRequest
  readonly refusal: string | null
}

/** A webhook as it would arrive. */
export interface SignedWebhook {
  readonly body: string
  readonly signature: string
}

type Fault = PaymentGatewayError['reason'] | 'hang'

/** A payment provider in memory: what the customer and the provider would do are methods here. */
export class MemoryPayments {
  readonly sessions = new Map<string, MemorySession>()
  readonly refunds = new Map<string, RefundRequest>()
  /** The charges of kept cards that were asked for, by try. */
  readonly charges = new Map<string, MemoryCharge>()
  /** The newest card of each customer that has one. */
  readonly cards = new Map<string, ProviderCard>()
  /** The cards that are kept no longer. */
  readonly forgotten: string[] = []
  /** The answer of the bank to the next charges: a decline code, or null for yes. */
  refusal: string | null = null
  /** The report of the provider about the keys. */
  keys: KeyCheck = { isLive: false, tellsEverything: true }
  readonly #webhooks = new Map<string, { readonly body: string; readonly event: ProviderEvent | null }>()
  readonly #faults: Fault[] = []
  #events = 0

  /** Lets the next requests fail, in this order; a 'hang' never answers. */
  failNext(...faults: Fault[]): void {
    this.#faults.push(...faults)
  }

  /** The number of faults that no request has met yet. */
  get faultsLeft(): number {
    return this.#faults.length
  }

  /** The customer pays, at once or (`paid` false) by a method that takes days; null when the session is not open. */
  pay(sessionId: string, paid = true): SignedWebhook | null {
    const session = this.sessions.get(sessionId)
    if (session?.status !== 'open') return null
    if (session.request.keepCard === true) this.keep(`cus_${sessionId}`)
    this.sessions.set(sessionId, { ...session, status: 'complete', paid, paymentIntent: `pi_${sessionId}` })
    return this.webhook('completed', sessionId, {
      ...(session.request.keepCard === true && { customerId: `cus_${sessionId}` }),
    })
  }

  /** A customer gives a card that is kept. */
  keep(customerId: string, last4 = '4242'): ProviderCard {
    const cardId = `pm_${customerId}_${last4}`
    const card = { cardId, brand: 'visa', last4, expMonth: 12, expYear: 2034 }
    this.cards.set(customerId, card)
    return card
  }

  /** Returns what became of a try to charge a kept card, as its webhook says it; null when it was never asked. */
  charged(tryId: string): SignedWebhook | null {
    const event = this.#chargeEvent(tryId)
    if (event === null) return null
    this.#events += 1
    const sent = { ...event, id: `evt_${this.#events}` }
    return this.sign(JSON.stringify(sent), sent)
  }

  /** Time runs out for an open session. */
  lapse(sessionId: string): SignedWebhook | null {
    const session = this.sessions.get(sessionId)
    if (session?.status !== 'open') return null
    this.sessions.set(sessionId, { ...session, status: 'expired' })
    return this.webhook('expired', sessionId)
  }

  /** A signed event about a session as it is now, `changes` applied. */
  webhook(type: PaymentEventType, sessionId: string, changes: Partial<ProviderEvent> = {}): SignedWebhook {
    const session = this.sessions.get(sessionId)
    this.#events += 1
    const event: ProviderEvent = {
      id: `evt_${this.#events}`,
      type,
      sessionId,
      paymentIntent: session?.paymentIntent ?? null,
      paid: session?.paid ?? false,
      amountTotalCents: session?.amountTotalCents ?? zeroCents,
      currency: session?.currency ?? 'cad',
      bookingId: session?.bookingId ?? null,
      reversalId: null,
      ...(session !== undefined && { paymentId: session.request.paymentId }),
      ...changes,
    }
    return this.sign(JSON.stringify(event), event)
  }

  /** Any body with a signature that is good for it; without an event, it is of a type that means nothing here. */
  sign(body: string, event: ProviderEvent | null = null): SignedWebhook {
    const signature = `signature-${this.#webhooks.size + 1}`
    this.#webhooks.set(signature, { body, event })
    return { body, signature }
  }

  readonly service: PaymentGateway['Service'] = {
    openSession: (request) => this.#answer(() => this.#open(request)),
    retrieve: (sessionId) => this.#answer(() => this.#session(sessionId)),
    expire: (sessionId) =>
      this.#answer(() => {
        this.#session(sessionId)
        this.lapse(sessionId)
        return this.#session(sessionId)
      }),
    refund: (request) =>
      this.#answer(() => {
        this.refunds.set(request.key, request)
        return { refundId: `re_${request.key}`, settled: true }
      }),
    chargeSaved: (request) =>
      this.#answer(() => {
        const asked = this.charges.get(request.tryId)
        if (asked !== undefined && JSON.stringify(asked.request) !== JSON.stringify(request))
          throw new Error('The key was used otherwise')
        const { cardId, customerId } = request
        if (this.cards.get(customerId)?.cardId !== cardId)
          throw new PaymentGatewayError({ reason: 'not-found', message: cardId })
        if (asked === undefined) this.charges.set(request.tryId, { request, refusal: this.refusal })
        return 'pending' as const
      }),
    chargeEvent: ({ tryId }) => this.#answer(() => this.#chargeEvent(tryId)),
    keptCard: (customerId) => this.#answer(() => this.cards.get(customerId) ?? null),
    checkKeys: this.#answer(() => this.keys),
    openCardPage: ({ key, customerId }) =>
      this.#answer(() => ({ sessionId: `cs_card_${key}`, url: `https://pay.example/card/${customerId}` })),
    forgetCard: (cardId) =>
      this.#answer(() => {
        this.forgotten.push(cardId)
        for (const [customer, card] of this.cards) if (card.cardId === cardId) this.cards.delete(customer)
      }),
    verifyWebhook: (body, signature) =>
      this.#answer(() => {
        const webhook = this.#webhooks.get(signature ?? '')
        if (webhook?.body !== body) {
          throw new PaymentGatewayError({ reason: 'bad-signature', message: 'Not signed by this provider' })
        }
        return webhook.event
      }),
  }

  #chargeEvent(tryId: string): ProviderEvent | null {
    const charge = this.charges.get(tryId)
    if (charge === undefined) return null
    const { request, refusal } = charge
    const paymentIntent = `pi_${tryId}`
    return {
      id: `charge:${paymentIntent}`,
      type: refusal === null ? 'charge_succeeded' : 'charge_failed',
      sessionId: null,
      paymentIntent,
      paid: refusal === null,
      amountTotalCents: request.amountCents,
      currency: request.currency,
      bookingId: request.bookingId,
      reversalId: null,
      tryId,
      ...(refusal !== null && { decline: refusal }),
    }
  }

  #answer<A>(answer: () => A): Effect.Effect<A, PaymentGatewayError> {
    return Effect.suspend((): Effect.Effect<A, PaymentGatewayError> => {
      const fault = this.#faults.shift()
      if (fault === 'hang') return Effect.never
      if (fault !== undefined)
        return Effect.fail(new PaymentGatewayError({ reason: fault, message: 'As told' }))
      return Effect.try({
        try: answer,
        catch: (error) =>
          error instanceof PaymentGatewayError
            ? error
            : new PaymentGatewayError({ reason: 'refused', message: String(error) }),
      })
    })
  }

  #open(request: SessionRequest): { readonly sessionId: string; readonly url: string } {
    const sessionId = `cs_memory_${request.paymentId.replaceAll(/[^a-z0-9]/gi, '')}`
    const url = `https://pay.example/${sessionId}`
    const opened = this.sessions.get(sessionId)
    if (opened !== undefined) {
      if (JSON.stringify(opened.request) !== JSON.stringify(request))
        throw new Error('The key was used otherwise')
      return { sessionId, url }
    }
    this.sessions.set(sessionId, {
      sessionId,
      url,
      request,
      status: 'open',
      paid: false,
      paymentIntent: null,
      amountTotalCents: cents(request.lines.reduce((sum, line) => sum + line.amountCents, 0)),
      currency: request.currency,
      bookingId: request.bookingId,
    })
    return { sessionId, url }
  }

  #session(sessionId: string): SessionState {
    const session = this.sessions.get(sessionId)
    if (session === undefined) throw new PaymentGatewayError({ reason: 'not-found', message: sessionId })
    const { url: _url, request: _request, ...state } = session
    return state
  }
}
