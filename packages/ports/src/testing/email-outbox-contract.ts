import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { EmailOutbox, type QueuedEmail } from '../email-outbox.ts'
import type { TimedHarness } from './harness.ts'
import { beginning } from './samples.ts'

const minuteMs = 60_000
const contact: QueuedEmail = {
  kind: 'contact-received',
  ref: 'inquiry-1',
  recipient: 'ada@example.com',
  payload: { name: 'Ada', message: '🧽 "quoted" \\ and\nlined', nested: [1, null, { yes: true }] },
}
const reply: QueuedEmail = { ...contact, kind: 'inquiry-reply' }

/** What every `EmailOutbox` must do; each test gets a fresh world. */
export function emailOutboxContract(
  name: string,
  makeHarness: () => Promise<TimedHarness<EmailOutbox>>,
): void {
  describe(`${name} keeps the contract of the e-mail outbox:`, () => {
    let world: TimedHarness<EmailOutbox>
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    const enqueue = (email: QueuedEmail) => world.run(EmailOutbox.use((outbox) => outbox.enqueue(email)))
    const claim = (batch: number) => world.run(EmailOutbox.use((outbox) => outbox.claim(batch)))
    const statuses = (email: QueuedEmail) => world.run(EmailOutbox.use((outbox) => outbox.statuses(email)))
    const fail = (id: string, retry: boolean) =>
      world.run(EmailOutbox.use((outbox) => outbox.finish(id, { ok: false, error: 'down', retry })))
    const succeed = (id: string) =>
      world.run(EmailOutbox.use((outbox) => outbox.finish(id, { ok: true, providerId: 'mail-1' })))

    test('gives a queued e-mail to one claimer, unchanged', async () => {
      const id = await enqueue(contact)
      expect(await statuses(contact)).toEqual(['queued'])
      expect(await claim(10)).toEqual([{ ...contact, id, attempts: 1 }])
      expect(await statuses(contact)).toEqual(['sending'])
      expect(await claim(10)).toEqual([])
    })

    test('gives no e-mail to two that claim at once', async () => {
      for (let index = 0; index < 12; index += 1) await enqueue({ ...contact, ref: `inquiry-${index}` })
      const claims = Array.from({ length: 6 }, () => EmailOutbox.use((outbox) => outbox.claim(4)))
      const claimed = (await world.run(Effect.all(claims, { concurrency: 'unbounded' }))).flat()
      expect(new Set(claimed.map((email) => email.id)).size).toBe(claimed.length)
    })

    test('claims only as many as asked, or only those of a target', async () => {
      await enqueue(contact)
      await enqueue({ ...contact, ref: 'inquiry-2' })
      const of = (ref: string) =>
        world.run(EmailOutbox.use((outbox) => outbox.claim(10, { kind: 'contact-received', ref })))
      expect(await of('inquiry-3')).toEqual([])
      expect((await of('inquiry-2')).map((email) => email.ref)).toEqual(['inquiry-2'])
      expect(await claim(0)).toEqual([])
      expect((await claim(1)).map((email) => email.ref)).toEqual(['inquiry-1'])
    })

    test('queues a once-only kind once for a ref, and a reply as often as it is written', async () => {
      expect(await enqueue(contact)).toBe(await enqueue({ ...contact, recipient: 'other@example.com' }))
      expect(await statuses(contact)).toHaveLength(1)
      expect(await enqueue(reply)).not.toBe(await enqueue(reply))
      expect(await statuses(reply)).toHaveLength(2)
    })

    test('a sent e-mail is done, whatever is said of it later', async () => {
      const id = await enqueue(contact)
      await claim(1)
      await succeed(id)
      await fail(id, true)
      expect(await statuses(contact)).toEqual(['sent'])
      await world.setNow(beginning + 600 * minuteMs)
      expect(await claim(10)).toEqual([])
    })

    test('a failed try waits, then comes again', async () => {
      const id = await enqueue(contact)
      await claim(1)
      await fail(id, true)
      expect(await statuses(contact)).toEqual(['queued'])
      expect(await claim(1)).toEqual([])
      await world.setNow(beginning + 60 * minuteMs)
      expect(await claim(1)).toMatchObject([{ id, attempts: 2 }])
    })

    test('a hopeless e-mail is given up at once', async () => {
      const id = await enqueue(contact)
      await claim(1)
      await fail(id, false)
      expect(await statuses(contact)).toEqual(['failed'])
      await world.setNow(beginning + 600 * minuteMs)
      expect(await claim(1)).toEqual([])
    })

    test('what a dead sender had claimed comes again', async () => {
      const id = await enqueue(contact)
      await claim(1)
      await world.setNow(beginning + 60 * minuteMs)
      expect(await claim(1)).toMatchObject([{ id, attempts: 2 }])
    })
  })
}
