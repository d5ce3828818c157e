import type { StripeConfig } from '@dustforce/stripe'
import type { Handler } from '../http/in-process-fetch.ts'

/** What the functions are made of in this process. */
export interface FunctionsOptions {
  readonly backend: Handler
  readonly secretKey: string
  readonly siteUrl: string
  readonly stripe: StripeConfig
  readonly resend: { readonly apiKey: string; readonly baseUrl?: string }
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** `functions/v1` and the background work that belongs to it. */
export interface Functions {
  readonly handler: Handler
  readonly flushOutbox: () => Promise<unknown>
  readonly reconcile: () => Promise<unknown>
  readonly close: () => Promise<void>
}

const prefix = '/functions/v1/'

const routed =
  (handlers: Readonly<Record<string, Handler>>): Handler =>
  (request) => {
    const name = new URL(request.url).pathname.slice(prefix.length)
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
    return handler?.(request) ?? Response.json({ error: 'Function not found' }, { status: 404 })
  }

export const makeFunctions = (_options: FunctionsOptions): Functions => ({
  handler: routed({}),
  flushOutbox: async () => undefined,
  reconcile: async () => undefined,
  close: async () => undefined,
})
