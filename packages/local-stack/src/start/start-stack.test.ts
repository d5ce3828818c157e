import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Schema from 'effect/Schema'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openWebServer } from '../http/web-server.ts'
import { startTestStack } from '../testing/index.ts'
import { StartError } from './start-error.ts'
import { startStack } from './start-stack.ts'

test.each([
  ['mysql://localhost/x', 'not a PostgreSQL address'],
  ['postgres://someone:hidden@127.0.0.1:1/nowhere', '127.0.0.1:1/nowhere does not answer'],
])('DATABASE_URL %s is refused in one line without its password', async (databaseUrl, message) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dustforce-start-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const refused = await startStack({ business: gtaBusiness, dataDir, databaseUrl }).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(StartError)
  expect(refused).toMatchObject({ message: expect.stringContaining(message) })
  expect(String(refused)).not.toMatch(/hidden|\n/)
})

const Told = Schema.Struct({
  source: Schema.String,
  errors: Schema.Array(Schema.Struct({ message: Schema.String, times: Schema.Number })),
})

test('a running stack is healthy from its first answer on, and tells the error hook when it stops of what failed just before', async () => {
  const told: (typeof Told.Type)[] = []
  const onError = vi.fn()
  const hook = await openWebServer(async (request) => {
    told.push(Schema.decodeUnknownSync(Told)(await request.json()))
    return new Response()
  }, 0)
  onTestFinished(hook.close)
  const stack = await startTestStack({
    background: true,
    siteUrl: 'https://www.example.ca',
    errorWebhookUrl: `http://localhost:${hook.port}/`,
    onError,
  })
  onTestFinished(stack.close)
  const ask = async (path: string) => {
    const answer = await fetch(`http://localhost:${stack.port}${path}`)
    return [answer.status, await answer.json()]
  }
  expect(await ask('/healthz')).toMatchObject([200, { problems: [] }])

  // A letter that waits for Resend is told to people; a machine that restarts the process helps nobody.
  await stack.database.script(`
    select public.enqueue_email('{"kind": "inquiry-reply", "ref": "i", "recipient": "a@example.com", "payload": {"a": [null]}}');
    update public.email_outbox set created_at = now() - interval '1 hour', next_attempt_at = now() + interval '1 hour'`)
  expect(await ask('/healthz')).toMatchObject([
    503,
    { problems: ['An e-mail has been waiting for too long.'] },
  ])
  expect(await ask('/livez')).toEqual([200, { ok: true }])

  await stack.database.script('alter table public.email_outbox rename to mislaid')
  onTestFinished(() => stack.database.script('alter table public.mislaid rename to email_outbox'))
  await vi.waitFor(() => expect(onError).toHaveBeenCalled())
  await stack.close()
  expect(told[0]).toMatchObject({ source: 'https://www.example.ca' })
  expect(told[0]?.errors[0]?.times).toBeGreaterThan(0)
})
