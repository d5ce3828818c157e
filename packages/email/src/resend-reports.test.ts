import { createHmac } from 'node:crypto'
import { MailReports } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import { describe, expect, test } from 'vitest'
import { resendReports } from './resend-reports.ts'

const key = Buffer.from('a key of thirty-two bytes or less')
const secret = `whsec_${key.toString('base64')}`

const signed = (body: string, timestamp = String(Math.floor(Date.now() / 1000))) =>
  new Headers({
    'svix-id': 'msg_1',
    'svix-timestamp': timestamp,
    'svix-signature': `v1,${createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64')}`,
  })

const read = (body: string, headers = signed(body), known = secret) =>
  Effect.runPromise(
    MailReports.use((reports) => reports.read(body, headers)).pipe(
      Effect.catch(({ reason }) => Effect.succeed(reason)),
      Effect.provide(resendReports(known)),
    ),
  )

const event = (type: string, data: object = {}) =>
  JSON.stringify({
    type,
    created_at: '2026-11-22T10:00:00.000Z',
    data: { email_id: 'em_1', to: ['ada@example.com'], tags: { letter: 'letter-1' }, ...data },
  })

describe('resendReports', () => {
  test.each([
    [`whsec_bmV3,${secret}`, { id: 'letter-1' }],
    [`${secret} , whsec_bmV3`, { id: 'letter-1' }],
    ['whsec_bmV3,whsec_b2xk', 'bad-signature'],
  ])('of several secrets any may have signed: %s', async (known, expected) => {
    const body = event('email.delivered')
    const report = await read(body, signed(body), known)
    if (typeof expected === 'string') expect(report).toBe(expected)
    else expect(report).toMatchObject(expected)
  })

  test.each([
    ['email.delivered', {}, 'delivered', ''],
    [
      'email.bounced',
      { bounce: { message: 'Mailbox full', type: 'Transient', subType: 'MailboxFull' } },
      'bounced',
      'Mailbox full',
    ],
    ['email.complained', {}, 'complained', ''],
    [
      'email.suppressed',
      { suppressed: { message: 'Bounced before', type: 'OnAccount' } },
      'suppressed',
      'Bounced before',
    ],
    ['email.failed', { failed: { reason: 'reached_daily_quota' } }, 'not-sent', 'reached_daily_quota'],
  ])('%s is a report', async (type, data, delivery, detail) => {
    expect(await read(event(type, data))).toEqual({ id: 'letter-1', providerId: 'em_1', delivery, detail })
  })

  test('an event about something else, or an e-mail of somebody else, is none', async () => {
    expect(await read(event('email.opened'))).toBeNull()
    expect(await read(JSON.stringify({ type: 'domain.updated', data: { id: 'd_1' } }))).toBeNull()
    expect(await read(event('email.bounced', { tags: undefined }))).toBeNull()
    expect(await read(event('email.bounced', { tags: { other: 'x' } }))).toBeNull()
  })

  test('what Resend did not sign, or signed an hour ago, is refused', async () => {
    const body = event('email.bounced')
    expect(await read(body, new Headers())).toBe('bad-signature')
    expect(await read(body, signed('another'))).toBe('bad-signature')
    const old = String(Math.floor(Date.now() / 1000) - 3600)
    expect(await read(body, signed(body, old))).toBe('bad-signature')
  })

  test.each(['{', '{}', event('email.bounced', { email_id: 7 })])('%j cannot be read', async (body) => {
    expect(await read(body)).toBe('unreadable')
  })

  test('does not start without a secret', () => {
    expect(() => resendReports(' ')).toThrow('empty')
  })
})
