import { type Discount, quote } from '@dustforce/core/quote'
import { businessDate } from '@dustforce/core/schedule'
import { type BookingRequest, checkoutPayload, quoteRequestOf } from '@dustforce/office/booking'
import { walkedRequest } from '@dustforce/office/testing'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import * as Logger from 'effect/Logger'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import * as TestClock from 'effect/testing/TestClock'
import { onTestFinished } from 'vitest'
import {
  type BusinessDocuments,
  type BusinessKind,
  BusinessVersions,
  type Publication,
} from '../business/business-versions.ts'
import { forgetPublished } from '../business/with-published-business.ts'
import { Business, functionHandlers } from '../index.ts'
import { makeMemoryWorld } from './memory/memory-world.ts'

/** The moment when every test begins: a winter morning in Toronto. */
export const beginning = Date.UTC(2027, 0, 11, 15)

export const siteUrl = 'https://dustforce.example'

/** All functions over a fresh world in memory, with a clock that only the test moves. */
export async function makeSystem() {
  const world = makeMemoryWorld()
  /** The business whose prices the functions charge; a test that changes it deploys another version. */
  const business = { ...gtaBusiness }
  const services = Layer.mergeAll(
    world.layer,
    TestClock.layer(),
    Logger.layer([]),
    Layer.succeed(Business, business),
  )
  const runtime = ManagedRuntime.make(services)
  const deferred: Promise<void>[] = []
  onTestFinished(async () => {
    // Work that nobody waited for is interrupted, which is no failure.
    const interrupted = Promise.allSettled(deferred)
    await runtime.dispose()
    await interrupted
  })
  await runtime.runPromise(TestClock.setTime(beginning))
  let visitors = 0
  const handlers = functionHandlers(runtime, { siteUrl, defer: (work) => deferred.push(work) })
  return {
    world,
    business,
    handlers,
    run: runtime.runPromise,
    /** Publishes a document for an owner. */
    hold: async <Kind extends BusinessKind>(kind: Kind, document: BusinessDocuments[Kind]) => {
      const author = 'owner@example.com'
      world.published.owners.add(author)
      const installed = { ...business, 'price-book': business.priceBook }[kind]
      const order = { kind, document, installed, basedOn: null, holdsFrom: 0, note: '', author }
      world.published.publish(order as Publication, beginning)
      forgetPublished(await runtime.runPromise(BusinessVersions.use(Effect.succeed)))
    },
    setTime: (instant: number) => runtime.runPromise(TestClock.setTime(instant)),
    adjust: (ms: number) => runtime.runPromise(TestClock.adjust(ms)),
    /** Waits for what the handlers did not wait for. */
    settled: async () => void (await Promise.all(deferred.splice(0))),
    /** Each call comes from an address of its own unless one is given. */
    checkout: (body: unknown, address?: string, token?: string) => {
      visitors += 1
      const headers = { 'x-forwarded-for': address ?? `192.0.2.${visitors}`, ...bearer(token) }
      return answerOf(handlers['create-checkout'](post(body, headers)))
    },
    webhook: async (webhook: { readonly body: string; readonly signature: string } | null) => {
      if (webhook === null) throw new Error('There is no webhook')
      const headers = { 'stripe-signature': webhook.signature }
      return answerOf(handlers['stripe-webhook'](post(webhook.body, headers)))
    },
    publishBusiness: (body: unknown, token?: string) =>
      answerOf(handlers['publish-business'](post(body, bearer(token)))),
    raisePrices: (body: unknown, token?: string) =>
      answerOf(handlers['raise-prices'](post(body, bearer(token)))),
    tryProviders: (body: unknown, token?: string) =>
      answerOf(handlers['try-providers'](post(body, bearer(token)))),
    cancelCheckout: (body: unknown, token?: string) =>
      answerOf(handlers['cancel-checkout'](post(body, bearer(token)))),
    /** With the token of a link, from the site's own page unless another origin is given. */
    own: (body: unknown, token?: string, headers: Record<string, string> = {}) =>
      answerOf(
        handlers['own-booking'](
          post(body, {
            origin: siteUrl,
            ...(token !== undefined && { 'x-booking-link': token }),
            ...headers,
          }),
        ),
      ),
    changeBooking: (body: unknown, token?: string) =>
      answerOf(handlers['change-booking'](post(body, bearer(token)))),
    sendEmail: (body: unknown, token?: string) => answerOf(handlers['send-email'](post(body, bearer(token)))),
    reply: (body: unknown, token?: string) =>
      answerOf(handlers['send-admin-contact-reply'](post(body, bearer(token)))),
  }
}

/** A POST request with a JSON body; a text is sent as it is. */
export function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('https://functions.example/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

async function answerOf(response: Promise<Response>): Promise<Answer> {
  const { status, ...rest } = await response.then(async (answer) => ({
    status: answer.status,
    body: await answer.json(),
  }))
  return { status, ...rest }
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

/** The booking of the walk through the product; CA$373 without a promo code. */
export const request: BookingRequest = {
  ...walkedRequest,
  date: businessDate('2027-01-25'),
  minute: 540,
  promoCode: null,
}

type Book = typeof gtaBusiness.priceBook

/** Each book without its least total, made once: one that is made for a request would be read and checked for it too. */
const withAnyTotal = new WeakMap<Book, Omit<Book, 'minimumTotal'>>()

function anyTotalOf(book: Book): Omit<Book, 'minimumTotal'> {
  const { minimumTotal: _, ...anyTotal } = book
  const known = withAnyTotal.get(book) ?? anyTotal
  withAnyTotal.set(book, known)
  return known
}

/** The body that the form sends for a request, priced as the customer was shown. */
export function submit(
  attempt: number,
  changes: Partial<BookingRequest> = {},
  discount?: Discount,
  book = gtaBusiness.priceBook,
): { bookingData: Record<string, unknown> } {
  const asked = { ...request, ...changes }
  // Also for a request that no form would send: a total that is too little to be charged.
  const anyTotal = anyTotalOf(book)
  const shown = quote(anyTotal, quoteRequestOf(anyTotal, asked, discount))
  const attemptId = `00000000-0000-4000-8000-${String(attempt).padStart(12, '0')}`
  return { bookingData: { ...checkoutPayload(asked, shown, book), attempt_id: attemptId } }
}
