import * as Cause from 'effect/Cause'
import * as Effect from 'effect/Effect'
import * as Logger from 'effect/Logger'
import { expect, test, vi } from 'vitest'
import { BookingStore, BookingStoreError } from '../checkout/booking-store.ts'
import { functionHandlers } from '../index.ts'
import { EmailOutbox } from '../letters/email-outbox.ts'
import { makeSystem, post, siteUrl, submit } from '../testing/test-system.ts'
import { type LogLine, lineLogger } from './log-line.ts'

const requestId = '00000000-0000-4000-8000-0000000000aa'
const canary = {
  name: 'Canary Bird',
  email: 'canary@example.com',
  phone: '(416) 555-0142',
  address: '1 Canary St W, Toronto, ON M5H 1A1',
  petDetails: 'A canary',
  entryInstructions: 'The canary holds the key',
}

async function logged(program: Effect.Effect<unknown>): Promise<LogLine[]> {
  const lines: LogLine[] = []
  await Effect.runPromise(
    program.pipe(Effect.provide(Logger.layer([lineLogger((line) => lines.push(line))]))),
  )
  return lines
}

/** A system whose log is kept. */
async function withLog() {
  const system = await makeSystem()
  const lines: LogLine[] = []
  const logger = Logger.layer([lineLogger((line) => lines.push(line))])
  const run: typeof system.run = (program) => system.run(program.pipe(Effect.provide(logger)))
  const handlers = functionHandlers({ runPromise: run }, { siteUrl })
  return { ...system, run, handlers, lines }
}

test('a line has its words, ids and the failure, and nothing else of what was logged', async () => {
  const failure = new BookingStoreError({ reason: 'unavailable', message: 'Down for canary@example.com' })
  const [line] = await logged(
    Effect.logError('A checkout failed', 'cs_test_123456', 'Canary Bird', { name: 'Canary' }, failure).pipe(
      Effect.annotateLogs({ requestId, email: 'canary@example.com' }),
    ),
  )
  expect(line).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'error',
    message: 'A checkout failed',
    requestId,
    about: ['cs_test_123456'],
    error: {
      name: 'BookingStoreError',
      reason: 'unavailable',
      message: 'Down for [e-mail]',
      at: expect.any(Array),
    },
  })
})

test('a defect is told by its name and its place', async () => {
  const defect = Cause.die(new TypeError('Cannot read "Canary Bird"'))
  const [line] = await logged(Effect.logWarning('Broken', defect))
  expect(line?.level).toBe('warn')
  expect(line?.error).toMatchObject({ name: 'TypeError', message: 'Cannot read […]' })
  expect(line?.error?.at?.[0]).toContain('log-line.test.ts')
})

test('whatever fails in a checkout, its lines name the request and nobody', async () => {
  const { handlers, lines, run, world } = await withLog()
  const store = await run(BookingStore.use(Effect.succeed))
  const outbox = await run(EmailOutbox.use(Effect.succeed))
  const words = `Failing row contains (${Object.values(canary).join(', ')})`
  const refused = new BookingStoreError({ reason: 'unavailable', message: words })
  const headers = { 'x-request-id': requestId }
  const ask = () => handlers['create-checkout'](post(submit(1, canary), headers))
  vi.spyOn(store, 'admit').mockReturnValueOnce(Effect.fail(refused))
  await ask()
  vi.spyOn(store, 'reserve').mockReturnValueOnce(Effect.die(new Error(words)))
  await ask()
  world.payments.failNext('unavailable')
  await ask()
  expect((await ask()).status).toBe(200)
  vi.spyOn(outbox, 'claim').mockReturnValue(Effect.die(new Error(words)))
  await handlers['send-email'](post({ type: 'x', ...canary }, headers))
  await handlers['create-checkout'](post(JSON.stringify(canary).slice(1), headers))
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(lines.map((line) => line.requestId)).toEqual(lines.map(() => requestId))
  expect(JSON.stringify(lines)).not.toMatch(/canary(?! St W,)|555-0142|M5H/i)
})
