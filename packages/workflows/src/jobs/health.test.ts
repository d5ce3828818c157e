import * as Effect from 'effect/Effect'
import { expect, test, vi } from 'vitest'
import { beginning, makeSystem } from '../testing/test-system.ts'
import { healthOf, patienceMs } from './health.ts'
import { healthHandler } from './health-handler.ts'
import { Operations, OperationsError } from './operations.ts'

const now = beginning
const well = {
  oldestWaitingEmail: null,
  waitingEmails: 0,
  failedEmails: 0,
  oldestDueRefund: null,
  refundsDue: 0,
  lastWebhook: null,
  lastRun: now - 60_000,
  failedParts: [],
}

test('work that is done in time is healthy', () => {
  const busy = {
    ...well,
    oldestWaitingEmail: now - patienceMs.email,
    oldestDueRefund: now - patienceMs.refund,
    lastRun: now - patienceMs.run,
  }
  expect(healthOf(busy, now)).toEqual({ ok: true, problems: [], backlog: busy })
})

test.each([
  [{ oldestWaitingEmail: now - patienceMs.email - 1 }, 'An e-mail has been waiting for too long.'],
  [{ oldestDueRefund: now - patienceMs.refund - 1 }, 'A refund has been due for too long.'],
  [{ lastRun: null }, 'The jobs have never run.'],
  [{ lastRun: now - patienceMs.run - 1 }, 'The jobs have not run for too long.'],
  [{ failedParts: ['refunds'] }, 'The last run of the jobs failed at refunds.'],
])('%o is a problem', (change, problem) => {
  expect(healthOf({ ...well, ...change }, now)).toMatchObject({ ok: false, problems: [problem] })
})

test('the function answers 503 until the jobs have run, then 200, without personal data', async () => {
  const { run, checkout, handlers: _, ...system } = await makeSystem()
  const health = healthHandler({ runPromise: run })
  const ask = async () => {
    const answer = await health(new Request('https://functions.example/'))
    return { status: answer.status, text: await answer.text() }
  }
  expect((await ask()).status).toBe(503)
  await run(Operations.use((operations) => operations.recordRun([])))
  expect((await ask()).status).toBe(200)
  await system.adjust(patienceMs.run + 1)
  expect(JSON.parse((await ask()).text)).toMatchObject({ problems: ['The jobs have not run for too long.'] })
  expect((await health(new Request('https://functions.example/', { method: 'POST' }))).status).toBe(405)
})

test('a database that does not answer is told in a sentence', async () => {
  const { run } = await makeSystem()
  const operations = await run(Operations.use(Effect.succeed))
  const down = new OperationsError({ reason: 'unavailable', message: 'password authentication failed' })
  vi.spyOn(operations, 'backlog', 'get').mockReturnValue(Effect.fail(down))
  const answer = await healthHandler({ runPromise: run })(new Request('https://functions.example/'))
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { ok: false, problems: ['The database does not answer.'] },
  ])
})
