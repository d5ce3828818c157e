import * as Effect from 'effect/Effect'
import * as Metric from 'effect/Metric'
import { expect, test, vi } from 'vitest'
import { Operations, OperationsError } from '../jobs/operations.ts'
import { EmailOutbox } from '../letters/email-outbox.ts'
import { makeSystem } from '../testing/test-system.ts'
import { requestCounts } from './metrics.ts'
import { metricsHandler } from './metrics-handler.ts'
import { overtakenSteps } from './overtaken-steps.ts'

const key = 'only-prometheus-knows'

async function withMetrics(requests?: () => string) {
  const { handlers: _, ...system } = await makeSystem()
  const registry = new Map()
  const alone = Effect.provideService(Metric.MetricRegistry, registry)
  const metrics = metricsHandler({ runPromise: (effect) => system.run(alone(effect)) }, key, requests)
  const ask = (authorization?: string, method = 'GET') =>
    metrics(
      new Request('https://functions.example/metrics', {
        method,
        headers: authorization === undefined ? {} : { authorization },
      }),
    )
  const overtake = () => system.run(alone(Metric.update(overtakenSteps, 1)))
  return { ...system, ask, overtake }
}

test('the metrics are closed without the key', async () => {
  const { ask } = await withMetrics()
  for (const authorization of [undefined, 'Bearer', 'Bearer another', key]) {
    expect((await ask(authorization)).status).toBe(401)
  }
  expect((await ask(`Bearer ${key}`, 'POST')).status).toBe(405)
  expect(() => metricsHandler({ runPromise: async () => new Response() as never }, ' ')).toThrow('empty')
})

test('they say how far behind the work is, and how requests were answered', async () => {
  const counts = requestCounts()
  const answered = { method: 'POST', requestId: 'r-1', ms: 250 }
  for (const status of [200, 200, 503]) {
    counts.count({ ...answered, route: '/functions/v1/create-checkout', status })
  }
  const { ask, run, adjust, overtake } = await withMetrics(counts.text)
  await overtake()
  await overtake()
  const payload = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
  const email = { kind: 'contact-received', ref: 'inquiry-1', recipient: 'ada@example.com', payload } as const
  await run(EmailOutbox.use((outbox) => outbox.enqueue(email)))
  await run(Operations.use((operations) => operations.recordRun(['refunds'])))
  await adjust(90_000)
  const text = await (await ask(`Bearer ${key}`)).text()
  expect(text.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
    'dustforce_database_up 1',
    'dustforce_emails_waiting 1',
    'dustforce_emails_failed 0',
    'dustforce_oldest_email_seconds 90',
    'dustforce_refunds_due 0',
    'dustforce_last_jobs_seconds 90',
    'dustforce_jobs_failed_parts 1',
    'dustforce_steps_overtaken_total 2',
    'dustforce_requests_total{route="/functions/v1/create-checkout",method="POST",status="200"} 2',
    'dustforce_requests_total{route="/functions/v1/create-checkout",method="POST",status="503"} 1',
    'dustforce_request_seconds_total{route="/functions/v1/create-checkout",method="POST",status="200"} 0.500',
    'dustforce_request_seconds_total{route="/functions/v1/create-checkout",method="POST",status="503"} 0.250',
    '',
  ])
  expect(text).not.toContain('ada')
})

test('a database that does not answer is a number too', async () => {
  const { ask, run } = await withMetrics()
  const operations = await run(Operations.use(Effect.succeed))
  const down = new OperationsError({ reason: 'unavailable', message: 'Down' })
  vi.spyOn(operations, 'backlog', 'get').mockReturnValue(Effect.fail(down))
  expect(await (await ask(`Bearer ${key}`)).text()).toContain('dustforce_database_up 0')
})

test('routes that strangers make up do not fill the memory', () => {
  const counts = requestCounts()
  const answered = { method: 'GET', status: 200, ms: 1, requestId: 'r-1' }
  for (let nr = 0; nr < 1000; nr += 1) counts.count({ ...answered, route: `/${nr}"\n` })
  expect(counts.text().split('\n').length).toBeLessThan(500)
})
