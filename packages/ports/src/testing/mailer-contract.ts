import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Mailer, type OutgoingEmail } from '../mailer.ts'
import type { Harness } from './harness.ts'

/** A mailer with a look into the mailbox behind it. */
export interface MailerHarness extends Harness<Mailer> {
  readonly delivered: () => Promise<ReadonlyArray<Pick<OutgoingEmail, 'to' | 'subject' | 'html' | 'text'>>>
  /** From now on the provider is down. */
  readonly breakDown: () => Promise<void>
}

const email: OutgoingEmail = {
  to: 'ada@example.com',
  subject: 'Grüße 🧽',
  html: '<p>Hi &amp; welcome</p>',
  text: 'Hi & welcome',
  replyTo: 'office@example.com',
  idempotencyKey: 'key-1',
}

/** What every `Mailer` must do; each test gets a fresh world. */
export function mailerContract(name: string, makeHarness: () => Promise<MailerHarness>): void {
  describe(`${name} keeps the contract of the mailer:`, () => {
    let world: MailerHarness
    beforeEach(async () => {
      world = await makeHarness()
    })
    afterEach(() => world.close())

    const send = (message: OutgoingEmail) => world.run(Mailer.use((mailer) => mailer.send(message)))

    test('delivers a message unchanged', async () => {
      const { providerId } = await send(email)
      expect(providerId).not.toBe('')
      const { to, subject, html, text } = email
      expect(await world.delivered()).toEqual([{ to, subject, html, text }])
    })

    test('delivers once per key', async () => {
      expect(await send(email)).toEqual(await send(email))
      expect(await world.delivered()).toHaveLength(1)
      await send({ ...email, idempotencyKey: 'key-2' })
      expect(await world.delivered()).toHaveLength(2)
    })

    test('says that it is unavailable', async () => {
      await world.breakDown()
      const error = await world.run(Effect.flip(Mailer.use((mailer) => mailer.send(email))))
      expect(error.reason).toBe('unavailable')
    })
  })
}
