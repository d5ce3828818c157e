import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Mailer, type MailRequest, type OutgoingEmail } from '../../letters/mailer.ts'
import type { Harness } from './harness.ts'

/** A mailer with a look into the mailbox behind it. */
export interface MailerHarness extends Harness<Mailer> {
  readonly delivered: () => Promise<ReadonlyArray<Pick<OutgoingEmail, 'to' | 'subject' | 'html' | 'text'>>>
  /** From now on the provider is down. */
  readonly breakDown: () => Promise<void>
}

const email: OutgoingEmail = {
  id: 'letter-1',
  to: 'ada@example.com',
  subject: 'Grüße 🧽',
  html: '<p>Hi &amp; welcome</p>',
  text: 'Hi & welcome',
  replyTo: 'office@example.com',
}
const grace: OutgoingEmail = { ...email, id: 'letter-2', to: 'grace@example.com' }
const request: MailRequest = { key: 'key-1', emails: [email, grace] }

/** Tests what every `Mailer` must do; each test gets a fresh world. */
export function mailerContract(name: string, makeHarness: () => Promise<MailerHarness>): void {
  describe(`${name} keeps the contract of the mailer:`, () => {
    let world: MailerHarness
    beforeEach(async () => {
      world = await makeHarness()
    })
    afterEach(() => world.close())

    const send = (messages: MailRequest) => world.run(Mailer.use((mailer) => mailer.send(messages)))
    const failure = (messages: MailRequest) =>
      world.run(Effect.flip(Mailer.use((mailer) => mailer.send(messages))))

    test('delivers the messages of a request unchanged, with an answer for each', async () => {
      const answers = await send(request)
      expect(answers).toMatchObject([{ taken: true }, { taken: true }])
      expect(new Set(answers.map((answer) => answer.taken && answer.providerId)).size).toBe(2)
      const { subject, html, text } = email
      expect(await world.delivered()).toEqual([
        { to: email.to, subject, html, text },
        { to: grace.to, subject, html, text },
      ])
    })

    test('delivers once per key', async () => {
      expect(await send(request)).toEqual(await send(request))
      expect(await world.delivered()).toHaveLength(2)
      await send({ ...request, key: 'key-2' })
      expect(await world.delivered()).toHaveLength(4)
    })

    test('says that a key was used for another request', async () => {
      await send(request)
      expect(await failure({ key: 'key-1', emails: [email] })).toMatchObject({ reason: 'key-used' })
      expect(await world.delivered()).toHaveLength(2)
    })

    test('says that it is unavailable', async () => {
      await world.breakDown()
      expect(await failure(request)).toMatchObject({ reason: 'unavailable' })
    })
  })
}
