import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { describe, expect, test } from 'vitest'
import { BookingStore } from '../checkout/booking-store.ts'
import { PromoStore } from '../checkout/promo-store.ts'
import { EmailOutbox } from '../letters/email-outbox.ts'
import { AdminAccess } from '../team/admin-access.ts'
import { type SupabasePorts, supabaseServer } from './index.ts'

const token = 'header.payload.signature'

/** Collects what goes wrong in each port when every request is answered so. */
async function reasonsWith(fetch: typeof globalThis.fetch) {
  const runtime = ManagedRuntime.make(
    supabaseServer({ url: 'http://rest.test', secretKey: 'sb_secret_x', fetch }, gtaBusiness),
  )
  const reasonOf = <A>(program: Effect.Effect<A, { readonly reason: string }, SupabasePorts>) =>
    runtime.runPromise(
      program.pipe(Effect.match({ onSuccess: () => 'answered', onFailure: ({ reason }) => reason })),
    )
  const reasons = await Promise.all([
    reasonOf(BookingStore.use((store) => store.refundsDue)),
    reasonOf(PromoStore.use((promos) => promos.lookup('X'))),
    reasonOf(EmailOutbox.use((outbox) => outbox.statuses({ kind: 'inquiry-reply', ref: 'x' }))),
    reasonOf(AdminAccess.use((access) => access.adminOf(token))),
  ])
  await runtime.dispose()
  return new Set(reasons)
}

const answering = (status: number, body: string) => async () =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

describe('a project that does not answer as it should', () => {
  test('is unavailable when it cannot be reached', async () => {
    expect(await reasonsWith(() => Promise.reject(new TypeError('fetch failed')))).toEqual(
      new Set(['unavailable']),
    )
  })

  test('is unavailable when it fails, or returns something else', async () => {
    expect(await reasonsWith(answering(503, '{"message":"down"}'))).toEqual(new Set(['unavailable']))
    expect(await reasonsWith(answering(200, '["odd"]'))).toContain('unavailable')
  })
})

test('sends the key, and calls functions by their arguments’ names', async () => {
  const requests: Request[] = []
  const runtime = ManagedRuntime.make(
    supabaseServer(
      {
        url: 'http://rest.test',
        secretKey: 'sb_secret_x',
        fetch: async (input, init) => {
          requests.push(new Request(input, init))
          return Response.json(true)
        },
      },
      gtaBusiness,
    ),
  )
  await runtime.runPromise(
    BookingStore.use((store) =>
      store.attachCheckout('b1', { sessionId: 'cs_1', url: 'https://pay.example' }),
    ).pipe(Effect.ignore),
  )
  const [request] = requests
  expect(request?.url).toBe('http://rest.test/rest/v1/rpc/attach_checkout')
  expect(request?.headers.get('apikey')).toBe('sb_secret_x')
  expect(await request?.json()).toEqual({ booking_id: 'b1', session_id: 'cs_1', url: 'https://pay.example' })
  await runtime.dispose()
})
