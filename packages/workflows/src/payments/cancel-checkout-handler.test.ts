import * as Effect from 'effect/Effect'
import { expect, test, vi } from 'vitest'
import { BookingStore, BookingStoreError } from '../checkout/booking-store.ts'
import { AdminAccess, AdminAccessError } from '../team/admin-access.ts'
import { makeSystem, submit } from '../testing/test-system.ts'

/** A booking whose checkout page is open, and an administrator. */
async function withCheckout() {
  const system = await makeSystem()
  system.world.admins.set('token', 'admin@dustforce.example')
  await system.checkout(submit(1))
  const [sessionId = ''] = system.world.payments.sessions.keys()
  const bookingId = system.world.bookings.rows[0]?.id ?? ''
  const cancel = (body: unknown = { bookingId }, token = 'token') => system.cancelCheckout(body, token)
  const session = () => system.world.payments.sessions.get(sessionId)
  return { ...system, sessionId, bookingId, cancel, session }
}

test('an open checkout is closed and its booking canceled', async () => {
  const { cancel, session, world } = await withCheckout()
  expect(await cancel()).toEqual({ status: 200, body: { status: 'canceled' } })
  expect(session()?.status).toBe('expired')
  expect(world.bookings.rows).toMatchObject([{ status: 'canceled', holdExpiresAt: null }])
  expect(world.payments.refunds.size).toBe(0)
})

test('a customer who pays in the same moment gets the money back', async () => {
  const { cancel, sessionId, settled, webhook, world } = await withCheckout()
  const paid = world.payments.pay(sessionId)
  expect(await cancel()).toEqual({ status: 200, body: { status: 'refunded' } })
  await webhook(paid)
  await settled()
  expect(world.payments.refunds.size).toBe(1)
  expect(world.bookings.rows).toMatchObject([
    { payment: 'refunded', status: 'canceled', attention: ['paid-but-canceled'] },
  ])
  expect(world.mail.sent.map((email) => email.subject)).toEqual(['booking-refunded'])
})

test('a booking that was paid before stays as it is', async () => {
  const { cancel, sessionId, webhook, world } = await withCheckout()
  await webhook(world.payments.pay(sessionId))
  const { status, body } = await cancel()
  expect({ status, error: body.error }).toEqual({
    status: 409,
    error: expect.stringContaining('no longer has an open checkout'),
  })
  expect(world.bookings.rows).toMatchObject([{ payment: 'paid', status: 'confirmed' }])
})

test('a provider that is down leaves the booking canceled, and what is paid later goes back', async () => {
  const { cancel, sessionId, settled, webhook, world } = await withCheckout()
  world.payments.failNext('unavailable')
  expect(await cancel()).toEqual({ status: 200, body: { status: 'canceled' } })
  await webhook(world.payments.pay(sessionId))
  await settled()
  expect(world.payments.refunds.size).toBe(1)
})

test('only an administrator may cancel', async () => {
  const { cancel, cancelCheckout, bookingId, session, world } = await withCheckout()
  expect((await cancel(undefined, 'stranger')).status).toBe(401)
  expect((await cancelCheckout({ bookingId })).status).toBe(401)
  expect(session()?.status).toBe('open')
  expect(world.bookings.rows).toMatchObject([{ status: 'pending' }])
})

test.each([null, {}, { bookingId: '' }, { bookingId: 7 }, { bookingId: 'x'.repeat(101) }])(
  'the body %j is refused',
  async (body) => {
    const { cancel } = await withCheckout()
    expect((await cancel(body)).status).toBe(400)
  },
)

test('a database or sign-in service that is down is asked again later', async () => {
  const { cancel, run } = await withCheckout()
  const store = await run(BookingStore.use(Effect.succeed))
  const down = { reason: 'unavailable', message: 'Down' } as const
  vi.spyOn(store, 'cancelOpenCheckout').mockReturnValueOnce(Effect.fail(new BookingStoreError(down)))
  expect((await cancel()).status).toBe(503)
  const access = await run(AdminAccess.use(Effect.succeed))
  vi.spyOn(access, 'adminOf').mockReturnValueOnce(Effect.fail(new AdminAccessError(down)))
  expect((await cancel()).status).toBe(503)
})
