import { reactEmailRenderer, resendMailer, resendReports } from '@dustforce/email'
import type { Business } from '@dustforce/office/company'
import { type StripeConfig, stripeGateway } from '@dustforce/stripe'
import {
  flushOutbox,
  forgetWhatWasPublished,
  functionHandlers,
  lineLogger,
  metricsHandler,
  runJobs,
  type WriteLine,
} from '@dustforce/workflows'
import { databaseFormat, supabaseServer } from '@dustforce/workflows/database'
import { linkKey } from '@dustforce/workflows/ports'
import * as Layer from 'effect/Layer'
import * as Logger from 'effect/Logger'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import * as References from 'effect/References'
import { type Handler, inProcessFetch } from '../http/in-process-fetch.ts'
import { clockFrom } from './clock.ts'

/** The parts that the functions are made of in this process. */
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
  /** The counts of the process, for the metrics. */
  readonly requests: () => string
}

/** `functions/v1` and the background work that belongs to it. */
export interface Functions {
  readonly handler: Handler
  readonly metrics?: Handler
  /** Sends the e-mails that are due. */
  readonly flushOutbox: (signal?: AbortSignal) => Promise<void>
  /** One run of all jobs, as the function `run-jobs` does it; what fails is logged and recorded. An aborted signal ends it between two steps, or in the middle of one. */
  readonly runJobs: (signal?: AbortSignal) => Promise<void>
  /** Asks again what owners have published, when it is next needed. */
  readonly forgetPublished: () => Promise<void>
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
    // The part of the path after the name is the function's to read.
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
      reactEmailRenderer(siteUrl),
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
    flushOutbox: async (signal) => {
      await settled()
      await runtime.runPromise(flushOutbox(), signal && { signal })
    },
    runJobs: async (signal) => {
      await settled()
      await runtime.runPromise(runJobs(), signal && { signal })
    },
    forgetPublished: () => runtime.runPromise(forgetWhatWasPublished),
    close: async () => {
      await settled()
      await runtime.dispose()
    },
  }
}
