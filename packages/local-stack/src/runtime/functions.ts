import { reactEmailRenderer, resendMailer, resendReports } from '@dustforce/email'
import type { Business } from '@dustforce/office/company'
import { type StripeConfig, stripeGateway } from '@dustforce/stripe'
import {
  eraseExpired,
  flushOutbox,
  functionHandlers,
  giveRefunds,
  lineLogger,
  metricsHandler,
  reconcilePayments,
  type WriteLine,
  writeFollowUps,
} from '@dustforce/workflows'
import { databaseFormat, supabaseServer } from '@dustforce/workflows/database'
import { linkKey, Operations } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import * as Logger from 'effect/Logger'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import * as References from 'effect/References'
import { type Handler, inProcessFetch } from '../http/in-process-fetch.ts'
import { clockFrom } from './clock.ts'

/** What the functions are made of in this process. */
export interface FunctionsOptions {
  readonly business: Business
  readonly backend: Handler
  readonly secretKey: string
  readonly siteUrl: string
  readonly stripe: StripeConfig
  /** Signs the links to bookings. */
  readonly linkSecret: string
  readonly resend: {
    readonly apiKey: string
    readonly webhookSecret: string
    readonly from: string
    readonly baseUrl?: string
  }
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Takes what the functions log. */
  readonly log: WriteLine
  /** The key that opens the metrics; they are closed without one. */
  readonly metricsKey?: string | undefined
  /** What the process counts, for the metrics. */
  readonly requests: () => string
}

/** `functions/v1` and the background work that belongs to it. */
export interface Functions {
  readonly handler: Handler
  readonly metrics?: Handler
  /** Sends the e-mails that are due. */
  readonly flushOutbox: () => Promise<void>
  /** Asks Stripe about payments whose webhook is missing, and makes the refunds that are due. */
  readonly reconcile: () => Promise<void>
  /** Queues the reminders that are due. */
  readonly writeFollowUps: () => Promise<void>
  /** Erases customer data that is kept no longer. */
  readonly eraseExpired: () => Promise<void>
  readonly close: () => Promise<void>
}

const prefix = '/functions/v1/'

/** Deferred work: what a handler leaves for after its answer. */
function makeDeferred() {
  const open = new Set<Promise<void>>()
  return {
    defer: (work: Promise<void>): void => {
      const tracked = work.catch(() => undefined).finally(() => open.delete(tracked))
      open.add(tracked)
    },
    settled: async (): Promise<void> => {
      while (open.size > 0) await Promise.all(open)
    },
  }
}

const routed =
  (handlers: Readonly<Record<string, Handler>>): Handler =>
  (request) => {
    // What follows the name is the function's to read.
    const name = new URL(request.url).pathname.slice(prefix.length).split('/')[0] ?? ''
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
    return handler?.(request) ?? Response.json({ error: 'Function not found' }, { status: 404 })
  }

/** The workflows over this installation's database, Stripe and Resend. */
export function makeFunctions(options: FunctionsOptions): Functions {
  const {
    business,
    backend,
    secretKey,
    siteUrl,
    stripe,
    linkSecret,
    resend,
    now,
    log,
    metricsKey,
    requests,
  } = options
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      supabaseServer(
        { url: siteUrl, secretKey, fetch: inProcessFetch(backend), format: databaseFormat },
        business,
      ),
      stripeGateway(stripe),
      linkKey(linkSecret),
      reactEmailRenderer(business, siteUrl),
      resendMailer(resend),
      resendReports(resend.webhookSecret),
      clockFrom(now),
      Logger.layer([lineLogger(log)]),
      Layer.succeed(References.MinimumLogLevel, 'Warn'),
    ),
  )
  const { defer, settled } = makeDeferred()
  return {
    ...(metricsKey !== undefined && { metrics: metricsHandler(runtime, metricsKey, requests) }),
    handler: routed(functionHandlers(runtime, { siteUrl, defer })),
    flushOutbox: async () => {
      await settled()
      await runtime.runPromise(flushOutbox())
    },
    reconcile: () =>
      runtime.runPromise(
        Effect.andThen(reconcilePayments(), giveRefunds()).pipe(
          Effect.andThen(Operations.use((operations) => operations.recordRun([]))),
          Effect.tapCause(() =>
            Effect.ignore(Operations.use((operations) => operations.recordRun(['payments']))),
          ),
        ),
      ),
    writeFollowUps: () => runtime.runPromise(writeFollowUps()),
    eraseExpired: async () => void (await runtime.runPromise(eraseExpired())),
    close: async () => {
      await settled()
      await runtime.dispose()
    },
  }
}
