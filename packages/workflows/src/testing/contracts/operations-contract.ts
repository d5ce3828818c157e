import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Operations } from '../../jobs/operations.ts'
import { EmailOutbox } from '../../letters/email-outbox.ts'
import type { TimedHarness } from './harness.ts'
import { beginning } from './samples.ts'

/** Tests what every `Operations` must do; each test gets a fresh world. */
export function operationsContract(
  name: string,
  makeHarness: () => Promise<TimedHarness<Operations | EmailOutbox>>,
): void {
  describe(`${name} keeps the contract of operations:`, () => {
    let world: TimedHarness<Operations | EmailOutbox>
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    const backlog = () => world.run(Operations.use((operations) => operations.backlog))

    test('a new system is behind with nothing', async () => {
      expect(await backlog()).toEqual({
        oldestWaitingEmail: null,
        waitingEmails: 0,
        failedEmails: 0,
        oldestDueRefund: null,
        refundsDue: 0,
        lastWebhook: null,
        lastRun: null,
        failedParts: [],
      })
    })

    test('an e-mail that waits is seen, with when it was queued', async () => {
      const payload = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
      const email = {
        kind: 'contact-received',
        ref: 'inquiry-1',
        recipient: 'ada@example.com',
        payload,
      } as const
      const id = await world.run(EmailOutbox.use((outbox) => outbox.enqueue(email)))
      await world.setNow(beginning + 60_000)
      expect(await backlog()).toMatchObject({
        oldestWaitingEmail: beginning,
        waitingEmails: 1,
        failedEmails: 0,
      })
      const outcome = { ok: false, error: 'No such address', next: 'give-up' } as const
      await world.run(EmailOutbox.use((outbox) => outbox.claim(1)))
      await world.run(EmailOutbox.use((outbox) => outbox.finish([{ id, outcome }])))
      expect(await backlog()).toMatchObject({ oldestWaitingEmail: null, waitingEmails: 0, failedEmails: 1 })
    })

    test('the last run counts, with the parts that failed', async () => {
      const ran = (...failed: string[]) =>
        world.run(Operations.use((operations) => operations.recordRun(failed)).pipe(Effect.asVoid))
      await ran('refunds', 'e-mail')
      expect(await backlog()).toMatchObject({ lastRun: beginning, failedParts: ['refunds', 'e-mail'] })
      await world.setNow(beginning + 60_000)
      await ran()
      expect(await backlog()).toMatchObject({ lastRun: beginning + 60_000, failedParts: [] })
    })
  })
}
