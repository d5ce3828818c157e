import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Mailer, type MailerError, type OutgoingEmail } from '@dustforce/ports'
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
async function provider(status: number, answer: unknown) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({
      headers: request.headers,
      url: request.url,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
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
  to: 'ada@example.com',
  subject: 'Hello',
  html: '<p>Hi</p>',
  text: 'Hi',
  replyTo: 'office@example.com',
  idempotencyKey: 'outbox-1',
}

const send = (baseUrl: string, message: OutgoingEmail) =>
  Effect.runPromise(
    Mailer.use((mailer) => mailer.send(message)).pipe(
      Effect.match({ onSuccess: (sent) => sent.providerId, onFailure: (error: MailerError) => error.reason }),
      Effect.provide(resendMailer({ ...settings, baseUrl })),
    ),
  )

describe('resendMailer', () => {
  test('sends the message with its idempotency key and answers the provider’s id', async () => {
    const { baseUrl, received } = await provider(200, { id: 'em_1' })
    expect(await send(baseUrl, email)).toBe('em_1')
    expect(received).toHaveLength(1)
    expect(received[0]?.url).toBe('/emails')
    expect(received[0]?.headers['idempotency-key']).toBe('outbox-1')
    expect(received[0]?.headers.authorization).toBe('Bearer re_test')
    expect(received[0]?.body).toMatchObject({
      from: settings.from,
      to: 'ada@example.com',
      reply_to: email.replyTo,
      subject: 'Hello',
      html: '<p>Hi</p>',
      text: 'Hi',
    })
  })

  test.each([
    [429, 'rate_limit_exceeded', 'rate-limited'],
    [422, 'validation_error', 'refused'],
    [422, 'invalid_from_address', 'refused'],
    [400, 'validation_error', 'refused'],
    [400, 'invalid_parameter', 'refused'],
    [400, 'missing_required_field', 'refused'],
    [409, 'concurrent_idempotent_requests', 'unavailable'],
    [500, 'application_error', 'unavailable'],
    [403, 'invalid_api_key', 'unavailable'],
  ])('status %i (%s) is %s', async (status, name, reason) => {
    const { baseUrl } = await provider(status, { name, statusCode: status, message: 'no' })
    expect(await send(baseUrl, email)).toBe(reason)
  })

  test('a provider that cannot be reached is unavailable', async () => {
    const { baseUrl } = await provider(200, {})
    for (const close of closers.splice(0)) close()
    expect(await send(baseUrl, email)).toBe('unavailable')
  })

  test.each(['a@b.ca\r\nBcc: c@d.ca', 'a@b.ca, c@d.ca', 'Ada <a@b.ca>', 'a@b.ca;c@d.ca'])(
    'never sends to %j',
    async (to) => {
      const { baseUrl, received } = await provider(200, { id: 'em_1' })
      expect(await send(baseUrl, { ...email, to })).toBe('refused')
      expect(await send(baseUrl, { ...email, replyTo: to })).toBe('refused')
      expect(received).toHaveLength(0)
    },
  )

  test('a subject cannot start another header', async () => {
    const { baseUrl, received } = await provider(200, { id: 'em_1' })
    await send(baseUrl, { ...email, subject: 'Hi\r\nBcc: c@d.ca' })
    expect(received[0]?.body).toMatchObject({ subject: 'Hi Bcc: c@d.ca' })
  })

  test.each([{ apiKey: ' ' }, { from: '' }, { from: ' ' }])('does not start without %j', (missing) => {
    expect(() => resendMailer({ ...settings, ...missing })).toThrow('empty')
  })
})
