import { cents } from '@dustforce/core/money'
import * as Effect from 'effect/Effect'
import { expect, test, vi } from 'vitest'
import { BookingStore, BookingStoreError } from '../checkout/booking-store.ts'
import { EmailOutbox } from '../letters/email-outbox.ts'
import { makeSystem } from '../testing/test-system.ts'
import { CustomerData } from './customer-data.ts'
import { followUp, runJobs } from './jobs.ts'
import { Operations } from './operations.ts'

const down = new BookingStoreError({ reason: 'unavailable', message: 'Down' })
const failures = [
  ['fails', Effect.fail(down)],
  ['dies', Effect.die(new Error('A fault of ours'))],
] as const

/** A system with one refund due and one e-mail waiting. */
async function withWork() {
  const system = await makeSystem()
  const store = await system.run(BookingStore.use(Effect.succeed))
  const refund = {
    key: 'b-1',
    bookingId: 'b-1',
    sessionId: 'cs_1',
    paymentIntent: 'pi_1',
    amountCents: cents(37_300),
  }
  Object.assign(store, { refundsDue: Effect.succeed([refund]) })
  const payload = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
  const email = { kind: 'contact-received', ref: 'inquiry-1', recipient: 'ada@example.com', payload } as const
  await system.run(EmailOutbox.use((outbox) => outbox.enqueue(email)))
  const done = () => ({ refunds: system.world.payments.refunds.size, emails: system.world.mail.sent.length })
  return { ...system, store, done }
}

test.each(failures)('reconciling that %s stops neither refunds nor e-mail', async (_, failure) => {
  const { run, store, done } = await withWork()
  const pending = vi.spyOn(store, 'pendingCheckouts').mockReturnValue(failure)
  expect(await run(runJobs())).toEqual(['lost webhooks'])
  const { failedParts } = await run(Operations.use((operations) => operations.backlog))
  expect(failedParts).toEqual(['lost webhooks'])
  expect(pending).toHaveBeenCalledOnce()
  expect(done()).toEqual({ refunds: 1, emails: 1 })
})

test.each(failures)('refunding that %s does not stop e-mail', async (_, failure) => {
  const { run, store, done } = await withWork()
  Object.assign(store, { refundsDue: failure })
  await run(followUp())
  expect(done()).toEqual({ refunds: 0, emails: 1 })
})

test('expired data is erased in each run, also after one in which that failed', async () => {
  const { run } = await makeSystem()
  const data = await run(CustomerData.use(Effect.succeed))
  const erase = vi.spyOn(data, 'eraseExpired')
  erase.mockReturnValueOnce(Effect.die(new Error('A fault of ours')))
  expect(await run(runJobs())).toEqual(['expired data'])
  expect(await run(runJobs())).toEqual([])
  expect(erase).toHaveBeenCalledTimes(2)
})

test('e-mail that fails is left for the next run', async () => {
  const { run, done } = await withWork()
  const outbox = await run(EmailOutbox.use(Effect.succeed))
  vi.spyOn(outbox, 'claim').mockReturnValueOnce(Effect.die(new Error('A fault of ours')))
  await run(runJobs())
  expect(done()).toEqual({ refunds: 1, emails: 0 })
  await run(runJobs())
  expect(done()).toEqual({ refunds: 1, emails: 1 })
})
