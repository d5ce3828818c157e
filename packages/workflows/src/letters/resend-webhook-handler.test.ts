import * as Effect from 'effect/Effect'
import { expect, test, vi } from 'vitest'
import { makeSystem, post } from '../testing/test-system.ts'
import { EmailOutbox, EmailOutboxError } from './email-outbox.ts'
import { flushOutbox } from './send-queued-emails.ts'

async function withSentEmail() {
  const system = await makeSystem()
  const payload = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
  const email = { kind: 'contact-received', ref: 'inquiry-1', recipient: 'ada@example.com', payload } as const
  const id = await system.run(EmailOutbox.use((outbox) => outbox.enqueue(email)))
  await system.run(flushOutbox())
  const webhook = async (body: unknown, signature = 'signed') => {
    const answer = await system.handlers['resend-webhook'](post(body, { 'svix-signature': signature }))
    return [answer.status, await answer.json()]
  }
  const delivery = () => system.world.outbox.rows[0]?.delivery
  return { ...system, webhook, delivery, report: { id, providerId: `mail-${id}`, detail: '' } }
}

test('keeps that an e-mail bounced, whatever comes later and however often', async () => {
  const { webhook, delivery, report } = await withSentEmail()
  for (const what of ['delivered', 'bounced', 'bounced', 'delivered']) {
    expect(await webhook({ ...report, delivery: what })).toEqual([200, { received: true }])
  }
  expect(delivery()).toBe('bounced')
})

test('takes events about something else', async () => {
  const { webhook, delivery, report } = await withSentEmail()
  expect(await webhook('null')).toEqual([200, { received: true }])
  expect(await webhook({ ...report, id: 'another', delivery: 'bounced' })).toEqual([200, { received: true }])
  expect(await webhook({ ...report, providerId: 'an-earlier-one', delivery: 'bounced' })).toEqual([
    200,
    { received: true },
  ])
  expect(delivery()).toBeNull()
})

test('refuses what is not signed and what cannot be read', async () => {
  const { webhook, delivery, report } = await withSentEmail()
  expect(await webhook({ ...report, delivery: 'bounced' }, 'forged')).toEqual([
    400,
    { error: 'Invalid signature' },
  ])
  expect(await webhook({ ...report, delivery: 'eaten' })).toEqual([400, { error: 'Invalid event' }])
  expect(await webhook('x'.repeat(64 * 1024 + 1))).toMatchObject([413, { error: 'Invalid body' }])
  expect(delivery()).toBeNull()
})

test.each([
  ['unavailable', 503],
  ['refused', 400],
] as const)('an outbox that is %s is answered %i', async (reason, status) => {
  const { webhook, report, run } = await withSentEmail()
  const outbox = await run(EmailOutbox.use(Effect.succeed))
  const failure = Effect.fail(new EmailOutboxError({ reason, message: 'As told' }))
  vi.spyOn(outbox, 'report').mockReturnValue(failure)
  expect(await webhook({ ...report, delivery: 'bounced' })).toMatchObject([status, {}])
})
