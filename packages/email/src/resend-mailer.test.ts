import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Mailer, type MailerError, type OutgoingEmail } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import { afterEach, describe, expect, test } from 'vitest'
import { resendMailer } from './resend-mailer.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly url: string | undefined
  readonly body: unknown
}

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A mail provider that answers every request alike and remembers what it was sent. */
async function provider(status: number, answer: unknown, headers: Record<string, string> = {}) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({
      headers: request.headers,
      url: request.url,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    })
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { baseUrl: `http://127.0.0.1:${address.port}`, received }
}

const settings = {
  apiKey: 're_test',
  from: 'Dust Force <bookings@dustforce.example>',
}
const email: OutgoingEmail = {
  id: 'letter-1',
  to: 'ada@example.com',
  subject: 'Hello',
  html: '<p>Hi</p>',
  text: 'Hi',
  replyTo: 'office@example.com',
}
const taken = { data: [{ id: 'em_1' }] }

const send = (baseUrl: string, ...emails: OutgoingEmail[]) =>
  Effect.runPromise(
    Mailer.use((mailer) => mailer.send({ key: 'request-1', emails })).pipe(
      Effect.match({
        onSuccess: (answers) => answers,
        onFailure: ({ reason, retryAfterMs }: MailerError) => ({ reason, retryAfterMs }),
      }),
      Effect.provide(resendMailer({ ...settings, baseUrl })),
    ),
  )

describe('resendMailer', () => {
  test('sends a request with its key, each message with its id, and answers the provider’s ids', async () => {
    const { baseUrl, received } = await provider(200, { data: [{ id: 'em_1' }, { id: 'em_2' }] })
    expect(await send(baseUrl, email, { ...email, id: 'letter-2', replyTo: 'grace@example.com' })).toEqual([
      { taken: true, providerId: 'em_1' },
      { taken: true, providerId: 'em_2' },
    ])
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      url: '/emails/batch',
      headers: {
        'idempotency-key': 'request-1',
        'x-batch-validation': 'permissive',
        authorization: 'Bearer re_test',
      },
      body: [
        {
          from: settings.from,
          to: 'ada@example.com',
          reply_to: email.replyTo,
          subject: 'Hello',
          html: '<p>Hi</p>',
          text: 'Hi',
          tags: [{ name: 'letter', value: 'letter-1' }],
        },
        { reply_to: 'grace@example.com', tags: [{ name: 'letter', value: 'letter-2' }] },
      ],
    })
  })

  test('a message that the provider refuses holds up no other', async () => {
    const errors = [{ index: 1, message: 'Invalid `to` field.' }]
    const { baseUrl } = await provider(200, { data: [{ id: 'em_1' }, { id: 'em_3' }], errors })
    expect(await send(baseUrl, email, email, { ...email, to: 'ada @example.com' }, { ...email })).toEqual([
      { taken: true, providerId: 'em_1' },
      { taken: false, refusal: 'Invalid `to` field.' },
      { taken: false, refusal: 'Not one e-mail address' },
      { taken: true, providerId: 'em_3' },
    ])
  })

  test.each([
    [429, 'rate_limit_exceeded', 'rate-limited'],
    [422, 'validation_error', 'refused'],
    [400, 'validation_error', 'refused'],
    [400, 'invalid_parameter', 'refused'],
    [422, 'missing_required_field', 'refused'],
    [401, 'missing_api_key', 'misconfigured'],
    [401, 'restricted_api_key', 'misconfigured'],
    [403, 'invalid_api_key', 'misconfigured'],
    [403, 'validation_error', 'misconfigured'],
    [422, 'invalid_from_address', 'misconfigured'],
    [451, 'security_error', 'misconfigured'],
    [409, 'concurrent_idempotent_requests', 'unavailable'],
    [409, 'invalid_idempotent_request', 'key-used'],
    [404, 'not_found', 'unavailable'],
    [500, 'application_error', 'unavailable'],
  ])('status %i (%s) is %s', async (status, name, reason) => {
    const { baseUrl } = await provider(status, { name, statusCode: status, message: 'no' })
    expect(await send(baseUrl, email)).toMatchObject({ reason })
  })

  test.each([
    ['rate_limit_exceeded', { 'retry-after': '3' }, 3_000],
    ['rate_limit_exceeded', {}, undefined],
    ['rate_limit_exceeded', { 'retry-after': 'soon' }, undefined],
    ['daily_quota_exceeded', {}, 1_800_000],
    ['daily_quota_exceeded', { 'retry-after': '60' }, 60_000],
  ])('%s with %j may be asked again after %s ms', async (name, headers, retryAfterMs) => {
    const { baseUrl } = await provider(429, { name, statusCode: 429, message: 'no' }, headers)
    expect(await send(baseUrl, email)).toEqual({ reason: 'rate-limited', retryAfterMs })
  })

  test('a provider that cannot be reached is unavailable', async () => {
    const { baseUrl } = await provider(200, {})
    for (const close of closers.splice(0)) close()
    expect(await send(baseUrl, email)).toMatchObject({ reason: 'unavailable' })
  })

  test.each(['a@b.ca\r\nBcc: c@d.ca', 'a@b.ca, c@d.ca', 'Ada <a@b.ca>', 'a@b.ca;c@d.ca'])(
    'never sends to %j',
    async (to) => {
      const { baseUrl, received } = await provider(200, taken)
      const refused = [{ taken: false, refusal: 'Not one e-mail address' }]
      expect(await send(baseUrl, { ...email, to })).toEqual(refused)
      expect(await send(baseUrl, { ...email, replyTo: to })).toEqual(refused)
      expect(received).toHaveLength(0)
    },
  )

  test('a subject cannot start another header', async () => {
    const { baseUrl, received } = await provider(200, taken)
    await send(baseUrl, { ...email, subject: 'Hi\r\nBcc: c@d.ca' })
    expect(received[0]?.body).toMatchObject([{ subject: 'Hi Bcc: c@d.ca' }])
  })

  test.each([{ apiKey: ' ' }, { from: '' }, { from: ' ' }])('does not start without %j', (missing) => {
    expect(() => resendMailer({ ...settings, ...missing })).toThrow('empty')
  })
})

test('a letter that can be stopped says so in its headers, and no other', async () => {
  const { baseUrl, received } = await provider(200, { data: [{ id: 'em_1' }, { id: 'em_2' }] })
  await send(
    baseUrl,
    { ...email, unsubscribeUrl: 'https://project.example/functions/v1/mail-choices/T' },
    email,
  )
  expect(received[0]?.body).toMatchObject([
    {
      headers: {
        'List-Unsubscribe': '<https://project.example/functions/v1/mail-choices/T>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
    expect.not.objectContaining({ headers: expect.anything() }),
  ])
})
