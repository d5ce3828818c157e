import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  EmailOutbox,
  type EmailOutcome,
  type EmailTarget,
  type NewEmail,
  type QueuedEmail,
} from '../../letters/email-outbox.ts'
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

/** Tests what every `EmailOutbox` must do; each test gets a fresh world. */
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

    const enqueue = (email: NewEmail) => world.run(EmailOutbox.use((outbox) => outbox.enqueue(email)))
    const claimed = (batch: number, only?: EmailTarget) =>
      world.run(EmailOutbox.use((outbox) => outbox.claim(batch, only)))
    const claim = async (batch: number, only?: EmailTarget) => (await claimed(batch, only))?.emails ?? []
    const statuses = (email: QueuedEmail) => world.run(EmailOutbox.use((outbox) => outbox.statuses(email)))
    const finish = (outcome: EmailOutcome, ...ids: string[]) =>
      world.run(EmailOutbox.use((outbox) => outbox.finish(ids.map((id) => ({ id, outcome })))))
    const sent: EmailOutcome = { ok: true, providerId: 'mail-1' }
    const again: EmailOutcome = { ok: false, error: 'down', next: 'again' }
    const giveUp: EmailOutcome = { ok: false, error: 'refused', next: 'give-up' }
    const alone: EmailOutcome = { ok: false, error: 'refused', next: 'alone' }
    const wait: EmailOutcome = { ok: false, error: 'too many', next: 'wait', pauseMs: 5 * minuteMs }

    test('gives a queued e-mail to one claimer, unchanged', async () => {
      const id = await enqueue(contact)
      expect(await statuses(contact)).toEqual(['queued'])
      expect(await claim(10)).toEqual([{ ...contact, id, attempts: 1, requestId: null }])
      expect(await statuses(contact)).toEqual(['sending'])
      expect(await claimed(10)).toBeNull()
    })

    test('shows the last of a kind, unchanged, whatever has become of it', async () => {
      const latest = () => world.run(EmailOutbox.use((outbox) => outbox.latest(reply.kind)))
      expect(await latest()).toBeNull()
      await enqueue(contact)
      const id = await enqueue(reply)
      await enqueue({ ...reply, ref: 'inquiry-2', payload: { name: 'Bo' } })
      expect(await latest()).toEqual({ ...reply, ref: 'inquiry-2', payload: { name: 'Bo' } })
      await claim(10)
      await finish(sent, id)
      expect(await latest()).toMatchObject({ ref: 'inquiry-2' })
    })

    test('keeps an e-mail that is held, and gives the others meanwhile', async () => {
      const held = await enqueue({ ...reply, holdSeconds: 10 })
      await enqueue(contact)
      expect(await claim(10)).toMatchObject([{ kind: contact.kind }])
      await world.setNow(beginning + 9_999)
      expect(await claim(10)).toEqual([])
      await world.setNow(beginning + 10_000)
      expect(await claim(10)).toEqual([{ ...reply, id: held, attempts: 1, requestId: null }])
    })

    test('gives no e-mail to two that claim at once', async () => {
      for (let index = 0; index < 12; index += 1) await enqueue({ ...contact, ref: `inquiry-${index}` })
      const claims = Array.from({ length: 6 }, () => EmailOutbox.use((outbox) => outbox.claim(4)))
      const taken = await world.run(Effect.all(claims, { concurrency: 'unbounded' }))
      const ids = taken.flatMap((one) => one?.emails.map((email) => email.id) ?? [])
      expect(ids).toHaveLength(12)
      expect(new Set(ids).size).toBe(12)
      expect(new Set(taken.flatMap((one) => one?.key ?? [])).size).toBe(3)
    })

    test('claims only as many as asked, or only those of a target', async () => {
      await enqueue(contact)
      await enqueue({ ...contact, ref: 'inquiry-2' })
      const of = (ref: string) => claim(10, { kind: 'contact-received', ref })
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
      await finish(sent, id)
      await finish(again, id)
      expect(await statuses(contact)).toEqual(['sent'])
      await world.setNow(beginning + 600 * minuteMs)
      expect(await claim(10)).toEqual([])
    })

    test('a failed try waits, then comes again', async () => {
      const id = await enqueue(contact)
      await claim(1)
      await finish(again, id)
      expect(await statuses(contact)).toEqual(['queued'])
      expect(await claim(1)).toEqual([])
      await world.setNow(beginning + 60 * minuteMs)
      expect(await claim(1)).toMatchObject([{ id, attempts: 2 }])
    })

    test('a request that may have been carried out comes again whole and under its key', async () => {
      const ids = [await enqueue(reply), await enqueue(reply)]
      const first = await claimed(10)
      await finish(again, ...ids)
      await world.setNow(beginning + 60 * minuteMs)
      await enqueue(contact)
      const second = await claimed(1, reply)
      expect(second?.key).toBe(first?.key)
      expect(second?.emails.map((email) => email.id).toSorted()).toEqual(ids.toSorted())
      const third = await claimed(10)
      expect(third?.emails.map((email) => email.ref)).toEqual([contact.ref])
      expect(third?.key).not.toBe(first?.key)
    })

    test('a try that the e-mail is not to blame for does not count and leaves its request', async () => {
      const id = await enqueue(contact)
      const first = await claimed(1)
      await finish(wait, id)
      await world.setNow(beginning + 5 * minuteMs - 1)
      expect(await claimed(1)).toBeNull()
      await world.setNow(beginning + 5 * minuteMs)
      const second = await claimed(1)
      expect(second?.emails).toMatchObject([{ id, attempts: 1 }])
      expect(second?.key).not.toBe(first?.key)
    })

    test('the e-mails of a refused request come again at once, one by one', async () => {
      const ids = [await enqueue(reply), await enqueue(reply)]
      await claim(10)
      await finish(alone, ...ids)
      const [first, second] = [await claimed(10), await claimed(10)]
      expect([first?.emails, second?.emails]).toMatchObject([[{ attempts: 1 }], [{ attempts: 1 }]])
      expect(first?.key).not.toBe(second?.key)
    })

    test('a hopeless e-mail is given up at once', async () => {
      const id = await enqueue(contact)
      await claim(1)
      await finish(giveUp, id)
      expect(await statuses(contact)).toEqual(['failed'])
      await world.setNow(beginning + 600 * minuteMs)
      expect(await claim(1)).toEqual([])
    })

    test('keeps what the provider reports of an e-mail, also before its id is stored', async () => {
      const id = await enqueue(contact)
      const report = (providerId: string, of = id) =>
        world.run(
          EmailOutbox.use((outbox) =>
            outbox.report({ id: of, providerId, delivery: 'bounced', detail: 'Mailbox full' }),
          ),
        )
      expect(await report('mail-1')).toBe(true)
      await claim(1)
      await finish(sent, id)
      expect(await report('mail-1')).toBe(true)
      expect(await report('mail-0')).toBe(false)
      expect(await report('mail-1', '00000000-0000-4000-8000-000000000000')).toBe(false)
    })

    test('what a dead sender had claimed comes again', async () => {
      const id = await enqueue(contact)
      const first = await claimed(1)
      await world.setNow(beginning + 60 * minuteMs)
      const second = await claimed(1)
      expect(second).toMatchObject({ key: first?.key, emails: [{ id, attempts: 2 }] })
    })
  })
}
