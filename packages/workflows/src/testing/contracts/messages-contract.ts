import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Applications, type JobApplication } from '../../letters/applications.ts'
import { decodeEmailContent } from '../../letters/email-content.ts'
import type { EmailOutbox } from '../../letters/email-outbox.ts'
import { type ContactMessage, Inquiries } from '../../letters/inquiries.ts'
import { claimedEmails } from './claimed-emails.ts'
import type { Harness } from './harness.ts'

export const sampleMessage: ContactMessage = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: null,
  subject: 'Windows',
  message: 'Do you clean them?\nFrom inside?',
}
export const sampleApplication: JobApplication = {
  fullName: 'Ana Diaz',
  email: 'ana@example.com',
  phone: '4165550100',
  experience: '3+ years',
  availableDays: ['Monday'],
  availableTimes: ['8 am - 12 pm'],
  serviceAreas: ['North York'],
  message: 'Hello',
  resume: null,
  consentToContact: true,
}

/** What every `Inquiries` and `Applications` with their outbox must do; each test gets a fresh world. */
export function messagesContract(
  name: string,
  makeHarness: () => Promise<Harness<Inquiries | Applications | EmailOutbox>>,
): void {
  describe(`${name} keeps the contract of inquiries and applications:`, () => {
    let world: Harness<Inquiries | Applications | EmailOutbox>
    beforeEach(async () => {
      world = await makeHarness()
    })
    afterEach(() => world.close())

    const claimed = Effect.gen(function* () {
      const emails = yield* claimedEmails
      return yield* Effect.forEach(emails, (email) =>
        Effect.map(decodeEmailContent(email), ({ facts }) => ({ kind: email.kind, ref: email.ref, facts })),
      )
    })

    test('a contact message is stored with both its e-mails', async () => {
      const id = await world.run(Inquiries.use((inquiries) => inquiries.submit(sampleMessage)))
      expect(await world.run(Inquiries.use((inquiries) => inquiries.find(id)))).toEqual({
        id,
        ...sampleMessage,
      })
      const emails = await world.run(claimed)
      expect(emails.map((email) => email.kind).toSorted()).toEqual(['contact-company', 'contact-received'])
      for (const email of emails) {
        expect(email).toMatchObject({
          ref: id,
          facts: { name: sampleMessage.name, message: sampleMessage.message, phone: '' },
        })
      }
    })

    test('an application is stored with both its e-mails', async () => {
      const id = await world.run(Applications.use((applications) => applications.submit(sampleApplication)))
      const emails = await world.run(claimed)
      expect(emails.map((email) => email.kind).toSorted()).toEqual([
        'application-company',
        'application-received',
      ])
      for (const email of emails) {
        expect(email).toMatchObject({
          ref: id,
          facts: { fullName: 'Ana Diaz', serviceAreas: ['North York'] },
        })
      }
    })

    test('without a name nothing is stored or sent', async () => {
      const reasons = await world.run(
        Effect.all([
          Effect.flip(Inquiries.use((inquiries) => inquiries.submit({ ...sampleMessage, name: ' ' }))),
          Effect.flip(
            Applications.use((applications) => applications.submit({ ...sampleApplication, fullName: '' })),
          ),
        ]),
      )
      expect(reasons.map((error) => error.reason)).toEqual(['refused', 'refused'])
      expect(await world.run(claimed)).toEqual([])
    })

    test('an inquiry that does not exist is null', async () => {
      const missing = '00000000-0000-4000-8000-000000000000'
      expect(await world.run(Inquiries.use((inquiries) => inquiries.find(missing)))).toBeNull()
      expect(await world.run(Inquiries.use((inquiries) => inquiries.find("' or true --")))).toBeNull()
    })
  })
}
