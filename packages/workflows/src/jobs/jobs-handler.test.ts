import * as Effect from 'effect/Effect'
import { expect, onTestFinished, test, vi } from 'vitest'
import { EmailOutbox } from '../letters/email-outbox.ts'
import { makeSystem, post, submit } from '../testing/test-system.ts'
import { runJobsHandler } from './jobs-handler.ts'

const secret = 'only-the-scheduler-knows'

async function withLostWebhook() {
  const system = await makeSystem()
  await system.checkout(submit(1))
  const [sessionId = ''] = system.world.payments.sessions.keys()
  system.world.payments.pay(sessionId)
  await system.adjust(3_600_000)
  return { ...system, jobs: runJobsHandler({ runPromise: system.run }, secret) }
}

const bearer = (token: string) => post({}, { authorization: `Bearer ${token}` })

test('a payment whose webhook got lost is found and confirmed', async () => {
  const { jobs, world } = await withLostWebhook()
  const answer = await jobs(bearer(secret))
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }])
  expect(world.bookings.rows).toMatchObject([{ payment: 'paid', status: 'confirmed' }])
  expect(world.mail.sent).toHaveLength(1)
})

test.each([`bearer ${secret}`, `Bearer   ${secret}`])('%j is the secret too', async (authorization) => {
  const { jobs } = await withLostWebhook()
  expect((await jobs(post({}, { authorization }))).status).toBe(200)
})

test.each([`new-secret,${secret}`, `${secret}, new-secret`])('of %j each is the secret', async (known) => {
  const { run } = await makeSystem()
  const jobs = runJobsHandler({ runPromise: run }, known)
  for (const shown of [secret, 'new-secret']) expect((await jobs(bearer(shown))).status).toBe(200)
  for (const shown of [known, ',', '']) expect((await jobs(bearer(shown))).status).toBe(401)
})

test.each(['', 'Bearer', `Basic ${secret}`, 'Bearer another', `x Bearer ${secret}`, `Bearer ${secret} x`])(
  '%j runs nothing',
  async (authorization) => {
    const { jobs, world } = await withLostWebhook()
    const answer = await jobs(post({}, { authorization }))
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'Not allowed' }])
    expect(world.bookings.rows).toMatchObject([{ payment: 'pending' }])
  },
)

test('jobs of which a part failed are answered 500 with its name', async () => {
  const { jobs, run } = await withLostWebhook()
  const outbox = await run(EmailOutbox.use(Effect.succeed))
  vi.spyOn(outbox, 'claim').mockReturnValueOnce(Effect.die(new Error('hunter2')))
  const answer = await jobs(bearer(secret))
  expect([answer.status, await answer.json()]).toEqual([500, { done: false, failed: ['e-mail'] }])
})

test('an empty secret is refused before anything is served', async () => {
  const { run } = await makeSystem()
  for (const empty of [' ', ' , ']) expect(() => runJobsHandler({ runPromise: run }, empty)).toThrow('empty')
})

test('jobs that cannot even begin are answered 503', async () => {
  const { run } = await makeSystem()
  const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('hunter2'))
  onTestFinished(() => digest.mockRestore())
  const answer = await runJobsHandler({ runPromise: run }, secret)(bearer(secret))
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'Please try again' }])
})
