import * as Effect from 'effect/Effect'
import { expect, test, vi } from 'vitest'
import { BookingStore } from '../checkout/booking-store.ts'
import { runJobs } from '../index.ts'
import { beginning, makeSystem, submit } from '../testing/test-system.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const minuteMs = 60_000
const afterHold = beginning + 36 * minuteMs

test('all webhooks lost: what was paid is confirmed, what was not is given back; again changes nothing', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  for (const attempt of [1, 2, 3]) await checkout(submit(attempt, { email: `guest${attempt}@example.com` }))
  const [paid = '', lapsed = ''] = world.payments.sessions.keys()
  world.payments.pay(paid)
  world.payments.lapse(lapsed)
  await run(runJobs())
  expect(world.bookings.rows.map((row) => row.status)).toEqual(['pending', 'pending', 'pending'])

  await setTime(afterHold)
  await run(runJobs())
  const end = ['confirmed', 'canceled', 'canceled']
  expect(world.bookings.rows.map((row) => row.status)).toEqual(end)
  expect([...world.payments.sessions.values()].map((session) => session.status)).toEqual([
    'complete',
    'expired',
    'expired',
  ])
  expect(world.mail.sent.map((email) => email.to)).toEqual(['guest1@example.com'])

  expect(await run(reconcilePayments())).toBe(0)
  await run(runJobs())
  expect(world.bookings.rows.map((row) => row.status)).toEqual(end)
  expect(world.mail.sent).toHaveLength(1)
})

test('a webhook after the reconciling changes nothing', async () => {
  const { world, checkout, run, setTime, webhook } = await makeSystem()
  await checkout(submit(1))
  const [sessionId = ''] = world.payments.sessions.keys()
  const late = world.payments.pay(sessionId)
  await setTime(afterHold)
  await run(runJobs())
  expect((await webhook(late)).status).toBe(200)
  expect(world.bookings.rows).toMatchObject([{ payment: 'paid', status: 'confirmed' }])
  expect(world.mail.sent).toHaveLength(1)
})

test('a customer who pays while we close the page is confirmed', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  await checkout(submit(1))
  const [sessionId = ''] = world.payments.sessions.keys()
  await setTime(afterHold)
  const { expire } = world.payments.service
  Object.assign(world.payments.service, {
    expire: (id: string) => {
      world.payments.pay(sessionId)
      return expire(id)
    },
  })
  await run(runJobs())
  expect(world.bookings.rows).toMatchObject([{ payment: 'paid', status: 'confirmed' }])
})

test('money that is still on its way is waited for', async () => {
  const { world, checkout, run, setTime, webhook } = await makeSystem()
  await checkout(submit(1))
  const [sessionId = ''] = world.payments.sessions.keys()
  await webhook(world.payments.pay(sessionId, false))
  await setTime(afterHold)
  await run(runJobs())
  expect(world.bookings.rows).toMatchObject([{ payment: 'pending', status: 'pending' }])
  await webhook(world.payments.webhook('async_succeeded', sessionId, { paid: true }))
  expect(world.bookings.rows).toMatchObject([{ payment: 'paid', status: 'confirmed' }])
})

test('a provider that is down leaves everything for the next time', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  await checkout(submit(1))
  await setTime(afterHold)
  world.payments.failNext('unavailable')
  await run(runJobs())
  expect(world.bookings.rows).toMatchObject([{ payment: 'pending' }])
  await run(runJobs())
  expect(world.bookings.rows).toMatchObject([{ payment: 'expired', status: 'canceled' }])
})

test('a booking whose request died before it had a page is given back', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  await checkout(submit(1))
  Object.assign(world.bookings.rows[0] ?? {}, { sessionId: null, checkoutUrl: null })
  await setTime(afterHold)
  await run(runJobs())
  expect(world.bookings.rows).toMatchObject([{ payment: 'expired', status: 'canceled' }])
})

test('a booking that cannot be reconciled does not stop the next', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  for (const attempt of [1, 2]) await checkout(submit(attempt, { email: `guest${attempt}@example.com` }))
  await setTime(afterHold)
  world.payments.failNext('unavailable')
  expect(await run(reconcilePayments())).toBe(2)
  expect(world.bookings.rows.map((row) => row.status)).toEqual(['pending', 'canceled'])
})

test('a booking whose session does not exist is given back', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  await checkout(submit(1))
  world.payments.sessions.clear()
  await setTime(afterHold)
  await run(reconcilePayments())
  expect(world.bookings.rows).toMatchObject([{ payment: 'expired', status: 'canceled' }])
})

test('a hold that has not ended is left alone', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  await checkout(submit(1))
  const [sessionId = ''] = world.payments.sessions.keys()
  await setTime(beginning + 35 * minuteMs)
  expect(await run(reconcilePayments())).toBe(0)
  expect(world.payments.sessions.get(sessionId)?.status).toBe('open')
})

test('a finished session is settled as it is, under one id for each of its ends', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  for (const attempt of [1, 2]) await checkout(submit(attempt, { email: `guest${attempt}@example.com` }))
  const [paid = '', lapsed = ''] = world.payments.sessions.keys()
  world.payments.pay(paid)
  world.payments.lapse(lapsed)
  await setTime(afterHold)
  const store = await run(BookingStore.use(Effect.succeed))
  const settle = vi.spyOn(store, 'settle')
  const expire = vi.spyOn(world.payments.service, 'expire')
  await run(reconcilePayments())
  expect(expire).not.toHaveBeenCalled()
  const common = { amountTotalCents: 37_300, currency: 'cad', reversalId: null }
  expect(settle.mock.calls).toEqual([
    [
      {
        ...common,
        id: `reconcile:completed:${paid}`,
        type: 'completed',
        sessionId: paid,
        paymentIntent: `pi_${paid}`,
        paid: true,
        bookingId: 'booking-1',
      },
    ],
    [
      {
        ...common,
        id: `reconcile:expired:${lapsed}`,
        type: 'expired',
        sessionId: lapsed,
        paymentIntent: null,
        paid: false,
        bookingId: 'booking-2',
      },
    ],
  ])
})

test('a session that is neither paid nor closed is not settled', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  for (const attempt of [1, 2]) await checkout(submit(attempt, { email: `guest${attempt}@example.com` }))
  const [waiting = '', open = ''] = world.payments.sessions.keys()
  world.payments.pay(waiting, false)
  await setTime(afterHold)
  vi.spyOn(world.payments.service, 'expire').mockReturnValue(world.payments.service.retrieve(open))
  const store = await run(BookingStore.use(Effect.succeed))
  const settle = vi.spyOn(store, 'settle')
  await run(reconcilePayments())
  expect(settle).not.toHaveBeenCalled()
})
