import { Hono } from 'hono'
import type { EarlierCard, EarlierPayment } from '../seed/demo-payments.ts'
import { openJournal } from '../storage/journal.ts'
import { makeStripeApi } from './api.ts'
import { completeSession, finishSlowPayment, lapseSessions } from './checkout.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { type Faults, makeFaults } from './faults.ts'
import type { Card, Dispute, Intent, Refund, Session } from './objects.ts'
import { makeCheckoutPages } from './pages.ts'
import { makeRecords, writeCard, writeCustomer, writePayment } from './records.ts'
import { closeDispute, failRefund, finishRefund, openDispute, refundPayment } from './reversals.ts'
import type { TestCard } from './test-cards.ts'
import { deliverDue } from './webhooks.ts'

export interface StripeStandInOptions {
  /** The file its state is kept in. */
  readonly file: string
  /** The name of the company whose account it is. */
  readonly company: string
  readonly secretKey: string
  readonly webhookSecret: string
  /** Epoch milliseconds. */
  readonly now: () => number
  /** The address under which `app` is mounted, e.g. `http://localhost:3000/stripe`. */
  readonly base: () => string
  /** Takes a signed event to the webhook endpoint. */
  readonly deliver: (request: Request) => Promise<Response>
}

/** Stripe on this machine: the API's subset under `/v1`, the hosted page, signed webhooks with retries. */
export interface StripeStandIn {
  readonly app: Hono
  readonly faults: Faults
  readonly sessions: () => readonly Session[]
  readonly refunds: () => readonly Refund[]
  /** Takes over payments that were made before and cards that were kept, as far as it does not know them. */
  readonly keep: (payments: readonly EarlierPayment[], cards: readonly EarlierCard[]) => void
  /** Pays an open session without the page; `waiting` leaves the money under way, `card` is the number of a card for tests. */
  readonly complete: (sessionId: string, waiting?: boolean, card?: TestCard) => Session
  readonly intents: () => readonly Intent[]
  readonly cards: () => readonly Card[]
  /** Sets what the bank of a kept card says from now on to a payment without the customer: a decline code, or null for yes. */
  readonly bankSays: (cardId: string, refusal: string | null) => void
  readonly finishSlowPayment: (sessionId: string, paid: boolean) => Session
  /** Gives a payment back as a person does in Stripe's dashboard; cents, or all that is left. */
  readonly refund: (paymentIntent: string, amount?: number) => Refund
  /** Leaves the refunds that are made from now on under way, or no longer. */
  readonly holdRefunds: (held: boolean) => void
  /** A refund that was under way has arrived. */
  readonly finishRefund: (refundId: string) => Refund
  /** The customer's bank does not take a refund. */
  readonly failRefund: (refundId: string) => Refund
  /** The customer's bank demands a payment back. */
  readonly dispute: (paymentIntent: string) => Dispute
  readonly closeDispute: (disputeId: string, status: 'won' | 'lost') => Dispute
  /** Closes the sessions whose time is over and sends the events that are due. Returns how many were sent. */
  readonly work: () => Promise<number>
  readonly close: () => void
}

/** Opens the stand-in with the state that its file holds. */
export function openStripeStandIn(options: StripeStandInOptions): StripeStandIn {
  const journal = openJournal(options.file)
  const records = makeRecords(journal)
  const faults = makeFaults()
  const { company, now, secretKey } = options
  let holdsRefunds = false
  const endpoint = () => new URL('/functions/v1/stripe-webhook', options.base()).href
  const context: CheckoutContext = {
    ...{ records, company, now },
    pages: options.base,
    holdsRefunds: () => holdsRefunds,
  }
  const webhooks = {
    records,
    faults,
    now,
    secret: options.webhookSecret,
    deliver: options.deliver,
    endpoint,
  }
  let working: Promise<number> = Promise.resolve(0)
  const work = () => {
    // One round at a time: two would send the same events.
    working = working.then(async () => {
      lapseSessions(context)
      return deliverDue(webhooks)
    })
    return working
  }
  const app = new Hono()
  app.route(
    '/',
    makeCheckoutPages(context, () => void work()),
  )
  app.route('/', makeStripeApi({ ...context, faults, secretKey, endpoint }))
  return {
    app,
    faults,
    sessions: records.sessions.all,
    refunds: records.refunds.all,
    keep: (payments, cards) =>
      records.commit([
        ...cards
          .filter(({ id }) => records.cards.find(id) === undefined)
          .flatMap(({ email, ...card }) => [
            writeCustomer({ id: card.customer, created: card.created, email }),
            writeCard(card),
          ]),
        ...payments
          .filter(({ id }) => records.payments.find(id) === undefined)
          .map(({ bookingId, ...payment }) =>
            writePayment({
              ...payment,
              ...{ charge: `ch_${payment.id}`, session: '', amountRefunded: 0 },
              metadata: { booking_id: bookingId },
            }),
          ),
      ]),
    complete: (id, waiting, card) => completeSession(context, id, waiting, card),
    intents: records.intents.all,
    cards: records.cards.all,
    bankSays: (id, refusal) => records.commit([writeCard({ ...records.card(id), refusal })]),
    finishSlowPayment: (id, paid) => finishSlowPayment(context, id, paid),
    refund: (payment, amount = 0) =>
      refundPayment(context, { payment, amount: amount === 0 ? null : amount, metadata: {} }),
    holdRefunds: (held) => {
      holdsRefunds = held
    },
    finishRefund: (id) => finishRefund(context, id),
    failRefund: (id) => failRefund(context, id),
    dispute: (payment) => openDispute(context, payment),
    closeDispute: (id, status) => closeDispute(context, id, status),
    work,
    close: journal.close,
  }
}
