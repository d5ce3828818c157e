import { Hono } from 'hono'
import { openJournal } from '../storage/journal.ts'
import { makeStripeApi } from './api.ts'
import { type CheckoutContext, completeSession, finishSlowPayment, lapseSessions } from './checkout.ts'
import { type Faults, makeFaults } from './faults.ts'
import type { Refund, Session } from './objects.ts'
import { makeCheckoutPages } from './pages.ts'
import { makeRecords } from './records.ts'
import { deliverDue } from './webhooks.ts'

export interface StripeStandInOptions {
  /** The file its state is kept in. */
  readonly file: string
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
  /** Pays an open session without the page; `waiting` leaves the money under way. */
  readonly complete: (sessionId: string, waiting?: boolean) => Session
  readonly finishSlowPayment: (sessionId: string, paid: boolean) => Session
  /** Closes the sessions whose time is over and sends the events that are due; answers how many were sent. */
  readonly work: () => Promise<number>
  readonly close: () => void
}

/** Opens the stand-in with the state that its file holds. */
export const openStripeStandIn = (options: StripeStandInOptions): StripeStandIn => {
  const journal = openJournal(options.file)
  const records = makeRecords(journal)
  const faults = makeFaults()
  const { now, secretKey } = options
  const context: CheckoutContext = { records, now, pages: options.base }
  const webhooks = {
    records,
    faults,
    now,
    secret: options.webhookSecret,
    deliver: options.deliver,
    endpoint: () => new URL('/functions/v1/stripe-webhook', options.base()).href,
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
  app.route('/', makeStripeApi({ ...context, faults, secretKey }))
  return {
    app,
    faults,
    sessions: records.sessions.all,
    refunds: records.refunds.all,
    complete: (id, waiting) => completeSession(context, id, waiting),
    finishSlowPayment: (id, paid) => finishSlowPayment(context, id, paid),
    work,
    close: journal.close,
  }
}
