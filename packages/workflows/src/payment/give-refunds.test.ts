import { cents } from '@dustforce/core/money'
import { BookingStore, BookingStoreError, type RefundDue } from '@dustforce/ports'
import * as Effect from 'effect/Effect'
import { expect, test, vi } from 'vitest'
import { giveRefunds } from '../index.ts'
import { makeSystem } from '../testing/test-system.ts'

/** A store with these refunds due, and the bookings whose refund was recorded as made. */
async function withDue(...due: RefundDue[]) {
  const { run, world } = await makeSystem()
  const store = await run(BookingStore.use(Effect.succeed))
  Object.assign(store, { refundsDue: Effect.succeed(due) })
  const finish = vi.spyOn(store, 'finishRefund')
  const finished = () => finish.mock.calls.map(([bookingId]) => bookingId)
  return { run, world, store, finished }
}

const due = (bookingId: string, changes: Partial<RefundDue> = {}): RefundDue => ({
  key: bookingId,
  bookingId,
  sessionId: `cs_${bookingId}`,
  paymentIntent: `pi_${bookingId}`,
  amountCents: cents(37_300),
  ...changes,
})

test('a refund gives the whole amount back and is recorded', async () => {
  const { run, world, finished } = await withDue(due('b-1'), due('b-2', { amountCents: cents(1) }))
  expect(await run(giveRefunds())).toBe(2)
  expect([...world.payments.refunds.values()]).toEqual([
    { key: 'b-1', bookingId: 'b-1', paymentIntent: 'pi_b-1', amountCents: 37_300 },
    { key: 'b-2', bookingId: 'b-2', paymentIntent: 'pi_b-2', amountCents: 1 },
  ])
  expect(finished()).toEqual(['b-1', 'b-2'])
})

test('a refund of nothing asks the provider for nothing and is recorded', async () => {
  const free = due('b-1', { amountCents: cents(0), paymentIntent: null, sessionId: null })
  const { run, world, finished } = await withDue(free, due('b-2', { amountCents: cents(0) }))
  expect(await run(giveRefunds())).toBe(2)
  expect(world.payments.refunds.size).toBe(0)
  expect(finished()).toEqual(['b-1', 'b-2'])
})

test('a refund finds the payment of its session when none was recorded', async () => {
  const { run, world } = await withDue(due('b-1', { paymentIntent: null }))
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
})

test('a recorded payment is refunded without asking for its session', async () => {
  const { run, world } = await withDue(due('b-1'))
  const retrieve = vi.spyOn(world.payments.service, 'retrieve')
  await run(giveRefunds())
  expect(retrieve).not.toHaveBeenCalled()
})

test('a refund without any payment is not counted and stays due', async () => {
  const { run, world, finished } = await withDue(due('b-1', { paymentIntent: null, sessionId: null }))
  const retrieve = vi.spyOn(world.payments.service, 'retrieve')
  expect(await run(giveRefunds())).toBe(0)
  expect(retrieve).not.toHaveBeenCalled()
  expect(world.payments.refunds.size).toBe(0)
  expect(finished()).toEqual([])
})

test('a refund that fails stays due and does not stop the next', async () => {
  const { run, world, finished } = await withDue(due('b-1'), due('b-2'))
  world.payments.failNext('refused')
  expect(await run(giveRefunds())).toBe(1)
  expect([...world.payments.refunds.keys()]).toEqual(['b-2'])
  expect(finished()).toEqual(['b-2'])
})

test('a refund that cannot be recorded is not counted', async () => {
  const { run, store } = await withDue(due('b-1'))
  const down = new BookingStoreError({ reason: 'unavailable', message: 'Down' })
  vi.spyOn(store, 'finishRefund').mockReturnValue(Effect.fail(down))
  expect(await run(giveRefunds())).toBe(0)
})
