import { cents } from '@dustforce/core/money'
import * as Effect from 'effect/Effect'
import { expect, test, vi } from 'vitest'
import { BookingStore, BookingStoreError, type RefundDue } from '../checkout/booking-store.ts'
import { makeSystem } from '../testing/test-system.ts'
import { giveRefunds, refundPauseMs } from './give-refunds.ts'

/** A store with these refunds due, and the bookings whose refund was recorded as made. */
async function withDue(...due: RefundDue[]) {
  const { run, world } = await makeSystem()
  const store = await run(BookingStore.use(Effect.succeed))
  Object.assign(store, { refundsDue: Effect.succeed(due) })
  const finish = vi.spyOn(store, 'finishRefund')
  const postpone = vi.spyOn(store, 'postponeRefund')
  const refuse = vi.spyOn(store, 'refuseRefund')
  const finished = () => finish.mock.calls.map(([key]) => key)
  return { run, world, store, finish, finished, postpone, refuse }
}

const due = (bookingId: string, changes: Partial<RefundDue> = {}): RefundDue => ({
  key: bookingId,
  bookingId,
  sessionId: `cs_${bookingId}`,
  paymentIntent: `pi_${bookingId}`,
  amountCents: cents(37_300),
  attempts: 0,
  asked: false,
  ...changes,
})

test('a refund gives the whole amount back and is recorded', async () => {
  const { run, world, finish } = await withDue(due('b-1'), due('b-2', { amountCents: cents(1) }))
  expect(await run(giveRefunds())).toBe(2)
  expect([...world.payments.refunds.values()]).toEqual([
    { key: 'b-1', asked: false, bookingId: 'b-1', paymentIntent: 'pi_b-1', amountCents: 37_300 },
    { key: 'b-2', asked: false, bookingId: 'b-2', paymentIntent: 'pi_b-2', amountCents: 1 },
  ])
  expect(finish.mock.calls).toEqual([
    ['b-1', { refundId: 're_b-1', paymentIntent: 'pi_b-1', settled: true }],
    ['b-2', { refundId: 're_b-2', paymentIntent: 'pi_b-2', settled: true }],
  ])
})

test('a refund of nothing asks the provider for nothing and is recorded', async () => {
  const free = due('b-1', { amountCents: cents(0), paymentIntent: null, sessionId: null })
  const { run, world, finished } = await withDue(free, due('b-2', { amountCents: cents(0) }))
  expect(await run(giveRefunds())).toBe(2)
  expect(world.payments.refunds.size).toBe(0)
  expect(finished()).toEqual(['b-1', 'b-2'])
})

test('a refund finds the payment of its session when none was recorded', async () => {
  const { run, world, finish } = await withDue(due('b-1', { paymentIntent: null }))
  const retrieve = vi.spyOn(world.payments.service, 'retrieve').mockReturnValue(
    Effect.succeed({
      sessionId: 'cs_b-1',
      status: 'complete',
      paid: true,
      paymentIntent: 'pi_found',
      amountTotalCents: cents(37_300),
      currency: 'cad',
      bookingId: 'b-1',
    }),
  )
  expect(await run(giveRefunds())).toBe(1)
  expect(retrieve.mock.calls).toEqual([['cs_b-1']])
  expect(world.payments.refunds.get('b-1')?.paymentIntent).toBe('pi_found')
  expect(finish.mock.calls).toEqual([
    ['b-1', { refundId: 're_b-1', paymentIntent: 'pi_found', settled: true }],
  ])
})

test('a recorded payment is refunded without asking for its session', async () => {
  const { run, world } = await withDue(due('b-1'))
  const retrieve = vi.spyOn(world.payments.service, 'retrieve')
  await run(giveRefunds())
  expect(retrieve).not.toHaveBeenCalled()
})

test('a refund without any payment is given up', async () => {
  const { run, world, finished, refuse } = await withDue(due('b-1', { paymentIntent: null, sessionId: null }))
  const retrieve = vi.spyOn(world.payments.service, 'retrieve')
  expect(await run(giveRefunds())).toBe(0)
  expect(retrieve).not.toHaveBeenCalled()
  expect(world.payments.refunds.size).toBe(0)
  expect(finished()).toEqual([])
  expect(refuse.mock.calls).toEqual([['b-1', 'There is no payment to refund.']])
})

test.each(['refused', 'not-found'] as const)(
  'a refund that is %s is given up with the provider’s words and does not stop the next',
  async (reason) => {
    const { run, world, finished, refuse, postpone } = await withDue(due('b-1'), due('b-2'))
    world.payments.failNext(reason)
    expect(await run(giveRefunds())).toBe(1)
    expect([...world.payments.refunds.keys()]).toEqual(['b-2'])
    expect(finished()).toEqual(['b-2'])
    expect(refuse.mock.calls).toEqual([['b-1', 'As told']])
    expect(postpone).not.toHaveBeenCalled()
  },
)

test('a refund without a clear answer is tried later, and later again', async () => {
  const { run, world, finished, refuse, postpone } = await withDue(due('b-1'), due('b-2', { attempts: 3 }))
  world.payments.failNext('unavailable', 'unavailable')
  expect(await run(giveRefunds())).toBe(0)
  expect(postpone.mock.calls).toEqual([
    ['b-1', 60_000],
    ['b-2', 480_000],
  ])
  expect(finished()).toEqual([])
  expect(refuse).not.toHaveBeenCalled()
  expect([8, 9, 5000].map(refundPauseMs)).toEqual([256 * 60_000, 360 * 60_000, 360 * 60_000])
})

test('a refund that cannot be recorded is not counted', async () => {
  const { run, store } = await withDue(due('b-1'))
  const down = new BookingStoreError({ reason: 'unavailable', message: 'Down' })
  vi.spyOn(store, 'finishRefund').mockReturnValue(Effect.fail(down))
  expect(await run(giveRefunds())).toBe(0)
})
