import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BusinessVersions, BusinessVersionsError } from '../business/business-versions.ts'
import { beginning, makeSystem } from '../testing/test-system.ts'
import { EmailOutbox, EmailOutboxError, type QueuedEmail } from './email-outbox.ts'
import { EmailRenderer, EmailRendererError } from './email-renderer.ts'
import { Mailer } from './mailer.ts'
import { flushOutbox, sendQueuedEmails } from './send-queued-emails.ts'

const hourMs = 3_600_000
const contact = (ref: string, changes: Partial<QueuedEmail> = {}): QueuedEmail => ({
  kind: 'contact-company',
  ref,
  recipient: null,
  payload: { name: 'Ada', email: 'ada@example.com', message: 'Hello' },
  ...changes,
})

async function withEmails(...emails: QueuedEmail[]) {
  const system = await makeSystem()
  for (const email of emails) await system.run(EmailOutbox.use((outbox) => outbox.enqueue(email)))
  const statuses = () => system.world.outbox.rows.map((row) => row.status)
  return { ...system, mail: system.world.mail, statuses }
}

describe('sendQueuedEmails', () => {
  test('sends what waits, answers going to the writer', async () => {
    const { run, mail, statuses } = await withEmails(contact('1'), contact('2'))
    expect(await run(sendQueuedEmails())).toMatchObject([
      { ref: '1', sent: true },
      { ref: '2', sent: true },
    ])
    expect(mail.sent.map((email) => email.replyTo)).toEqual(['ada@example.com', 'ada@example.com'])
    expect(statuses()).toEqual(['sent', 'sent'])
    expect(await run(sendQueuedEmails())).toEqual([])
  })

  test('a provider that is down for two hours delays every e-mail and loses none', async () => {
    const { run, mail, statuses, setTime } = await withEmails(contact('1'), contact('2'), contact('3'))
    mail.fault = 'unavailable'
    for (let minute = 0; minute < 120; minute += 1) {
      await setTime(beginning + minute * 60_000)
      expect(await run(flushOutbox())).toBe(0)
    }
    mail.fault = null
    await setTime(beginning + 3 * hourMs)
    expect(await run(flushOutbox())).toBe(3)
    expect(statuses()).toEqual(['sent', 'sent', 'sent'])
    expect(mail.sent).toHaveLength(3)
  })

  test('an e-mail that was taken though the answer got lost is not sent twice', async () => {
    const { run, mail, statuses, setTime } = await withEmails(contact('1'))
    mail.fault = 'lost-answer'
    await run(flushOutbox())
    expect(statuses()).toEqual(['queued'])
    mail.fault = null
    await setTime(beginning + hourMs)
    expect(await run(flushOutbox())).toBe(1)
    expect(mail.sent).toHaveLength(1)
  })

  test('what can never be sent is given up, and holds up nothing', async () => {
    const { run, mail, statuses } = await withEmails(contact('1', { payload: { name: 7 } }), contact('2'))
    expect(await run(flushOutbox())).toBe(1)
    expect(statuses()).toEqual(['failed', 'sent'])
    expect(mail.sent).toHaveLength(1)
  })

  test.each([false, true])(
    'an address that is refused is given up without the others, with the whole request: %s',
    async (wholeRequest) => {
      const { run, mail, statuses } = await withEmails(
        contact('1'),
        contact('2', { recipient: 'nobody@dustforce.example' }),
        contact('3'),
      )
      mail.refused.recipients.add('nobody@dustforce.example')
      mail.refused.wholeRequest = wholeRequest
      expect(await run(flushOutbox())).toBe(2)
      expect(statuses()).toEqual(['sent', 'failed', 'sent'])
      expect(mail.requests).toHaveLength(wholeRequest ? 4 : 1)
    },
  )

  test('sends a burst of forty in one request after a rate limit, and counts no try', async () => {
    const { run, mail, world, adjust } = await withEmails(
      ...Array.from({ length: 40 }, (_, index) => contact(`${index}`)),
    )
    mail.fault = 'rate-limited'
    mail.retryAfterMs = 2_000
    const sending = run(flushOutbox())
    await expect.poll(() => mail.requests.length).toBe(1)
    await adjust(1_999)
    expect(mail.requests).toHaveLength(1)
    mail.fault = null
    await adjust(1)
    expect(await sending).toBe(40)
    expect(new Set(mail.requests.map(({ key }) => key)).size).toBe(1)
    expect(world.outbox.rows.every((row) => row.status === 'sent' && row.attempts === 1)).toBe(true)
  })

  test('a limit that stays is left to the outbox after three waits, with no try counted', async () => {
    const { run, mail, world, adjust } = await withEmails(contact('1'))
    mail.fault = 'rate-limited'
    const sending = run(flushOutbox())
    for (const count of [1, 2, 3]) {
      await expect.poll(() => mail.requests.length).toBe(count)
      await adjust(1_000)
    }
    expect(await sending).toBe(0)
    expect(mail.requests).toHaveLength(4)
    expect(world.outbox.rows).toMatchObject([{ status: 'queued', attempts: 0, lastError: 'As told' }])
  })

  test('a quota that ends in an hour is not waited for', async () => {
    const { run, mail, world } = await withEmails(contact('1'))
    mail.fault = 'rate-limited'
    mail.retryAfterMs = hourMs
    expect(await run(flushOutbox())).toBe(0)
    expect(mail.requests).toHaveLength(1)
    expect(world.outbox.rows).toMatchObject([{ status: 'queued', nextAttemptAt: beginning + hourMs }])
  })

  test('an account that is set up wrongly for a week loses no e-mail', async () => {
    const { run, mail, statuses, setTime } = await withEmails(contact('1'))
    mail.fault = 'misconfigured'
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      await setTime(beginning + hour * hourMs)
      await run(flushOutbox())
    }
    expect(statuses()).toEqual(['queued'])
    mail.fault = null
    await setTime(beginning + 7 * 24 * hourMs)
    expect(await run(flushOutbox())).toBe(1)
  })

  test('an e-mail of a request whose answer was lost is not sent twice when another of it was withdrawn', async () => {
    const { run, mail, world, statuses, setTime } = await withEmails(contact('1'), contact('2'))
    mail.fault = 'lost-answer'
    await run(flushOutbox())
    mail.fault = null
    const [first] = world.outbox.rows
    if (first !== undefined) first.status = 'failed'
    await setTime(beginning + hourMs)
    await run(flushOutbox())
    expect(statuses()).toEqual(['failed', 'sent'])
    expect(mail.sent).toHaveLength(2)
  })

  test('follows what the owner changed before it was sent', async () => {
    const { run, mail, hold } = await withEmails(
      contact('1'),
      contact('2', { kind: 'contact-received', recipient: 'ada@example.com' }),
    )
    await hold('company', { ...gtaBusiness.company, email: 'jobs@example.com' })
    await run(sendQueuedEmails())
    expect(mail.sent).toMatchObject([
      { to: 'jobs@example.com', replyTo: 'ada@example.com' },
      { to: 'ada@example.com', replyTo: 'jobs@example.com' },
    ])
  })

  test('waits while it is not known who the company is', async () => {
    const { run, mail, statuses } = await withEmails(contact('1'))
    const versions = await run(BusinessVersions.use(Effect.succeed))
    const down = new BusinessVersionsError({ reason: 'unavailable', message: 'down' })
    vi.spyOn(versions, 'current', 'get').mockReturnValue(Effect.fail(down))
    await run(sendQueuedEmails())
    expect([mail.sent, statuses()]).toEqual([[], ['queued']])
  })

  test('only the company’s copies are answered to their writer', async () => {
    const { run, mail } = await withEmails(
      contact('1', { kind: 'contact-received', recipient: 'ada@example.com' }),
      contact('2', { kind: 'application-company', payload: { full_name: 'Ada', email: 'ada@example.com' } }),
    )
    await run(sendQueuedEmails())
    expect(mail.sent.map((email) => email.replyTo)).toEqual([gtaBusiness.company.email, 'ada@example.com'])
  })

  test('an e-mail goes to its recipient under the id of its outbox row', async () => {
    const { run, mail } = await withEmails(contact('1'))
    await run(sendQueuedEmails())
    expect(mail.sent).toMatchObject([
      { id: 'email-1', to: gtaBusiness.company.email, subject: 'contact-company' },
    ])
    expect(mail.sent[0]?.html).toContain('"message": "Hello"')
  })

  test('takes fifty e-mails at a time unless told otherwise', async () => {
    const { run } = await withEmails(...Array.from({ length: 60 }, (_, index) => contact(`${index}`)))
    expect(await run(sendQueuedEmails({ batch: 3 }))).toHaveLength(3)
    expect(await run(sendQueuedEmails())).toHaveLength(50)
  })

  test('waits fifteen seconds for a provider that hangs, then tries again later', async () => {
    const { run, statuses, adjust, world } = await withEmails(contact('1'))
    const mailer = await run(Mailer.use(Effect.succeed))
    const send = vi.spyOn(mailer, 'send').mockReturnValue(Effect.never)
    const sending = run(sendQueuedEmails())
    await expect.poll(() => send.mock.calls.length).toBe(1)
    await adjust(14_999)
    expect(statuses()).toEqual(['sending'])
    await adjust(1)
    expect(await sending).toMatchObject([{ sent: false }])
    expect(world.outbox.rows).toMatchObject([
      { status: 'queued', lastError: 'The mail provider did not answer in time' },
    ])
  })

  test.each([
    ['unavailable', 'queued'],
    ['misconfigured', 'queued'],
    ['refused', 'failed'],
  ] as const)('a provider that is %s leaves an e-mail %s, with what it said', async (fault, status) => {
    const { run, mail, world } = await withEmails(contact('1'))
    mail.fault = fault
    expect(await run(sendQueuedEmails())).toMatchObject([{ ref: '1', sent: false }])
    expect(world.outbox.rows).toMatchObject([{ status, lastError: 'As told' }])
  })

  test('a provider that is down is not tried again when the caller will ask itself', async () => {
    const { run, mail, statuses } = await withEmails(contact('1'))
    mail.fault = 'unavailable'
    await run(sendQueuedEmails({ retry: false }))
    expect(statuses()).toEqual(['failed'])
  })

  test('an e-mail that cannot be rendered is given up', async () => {
    const { run, world } = await withEmails(contact('1'))
    const renderer = await run(EmailRenderer.use(Effect.succeed))
    const broken = new EmailRendererError({ reason: 'template', message: 'No template' })
    const render = vi.spyOn(renderer, 'render').mockReturnValue(Effect.fail(broken))
    // All worlds share one renderer.
    onTestFinished(() => render.mockRestore())
    await run(sendQueuedEmails())
    expect(world.outbox.rows).toMatchObject([{ status: 'failed', lastError: 'No template' }])
  })

  test('an outbox that cannot be written to stops no e-mail', async () => {
    const { run, mail } = await withEmails(contact('1'), contact('2'))
    const outbox = await run(EmailOutbox.use(Effect.succeed))
    const down = new EmailOutboxError({ reason: 'unavailable', message: 'Down' })
    vi.spyOn(outbox, 'finish').mockReturnValueOnce(Effect.fail(down))
    expect(await run(sendQueuedEmails())).toMatchObject([{ sent: true }, { sent: true }])
    expect(mail.sent).toHaveLength(2)
  })

  test('narrowed to one message it leaves the others', async () => {
    const { run, statuses } = await withEmails(contact('1'), contact('2'))
    await run(sendQueuedEmails({ only: { kind: 'contact-company', ref: '2' } }))
    expect(statuses()).toEqual(['queued', 'sent'])
  })

  test('goes on while some of a batch get out', async () => {
    const { run, mail } = await withEmails(
      contact('broken', { payload: {} }),
      ...Array.from({ length: 60 }, (_, index) => contact(`${index}`)),
    )
    expect(await run(flushOutbox())).toBe(60)
    expect(mail.sent).toHaveLength(60)
  })

  test('sends more than one batch', async () => {
    const { run, mail } = await withEmails(...Array.from({ length: 120 }, (_, index) => contact(`${index}`)))
    expect(await run(flushOutbox())).toBe(120)
    expect(mail.sent).toHaveLength(120)
  })

  test('several senders at once send each e-mail once', async () => {
    const { run, mail } = await withEmails(...Array.from({ length: 30 }, (_, index) => contact(`${index}`)))
    const counts = await Promise.all([run(flushOutbox()), run(flushOutbox()), run(flushOutbox())])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
    expect(mail.sent).toHaveLength(30)
  })
})
