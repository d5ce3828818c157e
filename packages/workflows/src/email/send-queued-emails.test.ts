import { gtaCompany } from '@dustforce/core/company'
import {
  CompanySettings,
  CompanySettingsError,
  EmailOutbox,
  EmailOutboxError,
  EmailRenderer,
  EmailRendererError,
  Mailer,
  type QueuedEmail,
} from '@dustforce/ports'
import * as Deferred from 'effect/Deferred'
import * as Effect from 'effect/Effect'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { beginning, makeSystem } from '../testing/test-system.ts'
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

  test('an address that is refused is given up', async () => {
    const { run, mail, statuses } = await withEmails(contact('1'))
    mail.fault = 'refused'
    await run(flushOutbox())
    expect(statuses()).toEqual(['failed'])
  })

  test('follows what the owner changed before it was sent', async () => {
    const { run, mail, world } = await withEmails(
      contact('1'),
      contact('2', { kind: 'contact-received', recipient: 'ada@example.com' }),
    )
    world.settings.contact = { phone: '(416) 555-0199', email: 'jobs@example.com' }
    await run(sendQueuedEmails())
    expect(mail.sent).toMatchObject([
      { to: 'jobs@example.com', replyTo: 'ada@example.com' },
      { to: 'ada@example.com', replyTo: 'jobs@example.com' },
    ])
  })

  test('waits while the settings cannot be read', async () => {
    const { run, mail, statuses } = await withEmails(contact('1'))
    const down = {
      contact: Effect.fail(new CompanySettingsError({ reason: 'unavailable', message: 'down' })),
    }
    await run(sendQueuedEmails().pipe(Effect.provideService(CompanySettings, down)))
    expect([mail.sent, statuses()]).toEqual([[], ['queued']])
  })

  test('only the company’s copies are answered to their writer', async () => {
    const { run, mail } = await withEmails(
      contact('1', { kind: 'contact-received', recipient: 'ada@example.com' }),
      contact('2', { kind: 'application-company', payload: { full_name: 'Ada', email: 'ada@example.com' } }),
    )
    await run(sendQueuedEmails())
    expect(mail.sent.map((email) => email.replyTo)).toEqual([gtaCompany.email, 'ada@example.com'])
  })

  test('an e-mail goes to its recipient under the id of its outbox row', async () => {
    const { run, mail } = await withEmails(contact('1'))
    await run(sendQueuedEmails())
    expect(mail.sent).toMatchObject([
      { to: gtaCompany.email, subject: 'contact-company', idempotencyKey: 'email-1' },
    ])
    expect(mail.sent[0]?.html).toContain('"message": "Hello"')
  })

  test('takes twenty e-mails at a time unless told otherwise', async () => {
    const { run } = await withEmails(...Array.from({ length: 45 }, (_, index) => contact(`${index}`)))
    expect(await run(sendQueuedEmails({ batch: 3 }))).toHaveLength(3)
    expect(await run(sendQueuedEmails())).toHaveLength(20)
  })

  test('has four e-mails on their way at most', async () => {
    const { run } = await withEmails(...Array.from({ length: 12 }, (_, index) => contact(`${index}`)))
    const mailer = await run(Mailer.use(Effect.succeed))
    const gate = await run(Deferred.make<void>())
    let onTheWay = 0
    let most = 0
    vi.spyOn(mailer, 'send').mockImplementation(() =>
      Effect.gen(function* () {
        onTheWay += 1
        most = Math.max(most, onTheWay)
        yield* Deferred.await(gate)
        onTheWay -= 1
        return { providerId: 'mail' }
      }),
    )
    const sending = run(sendQueuedEmails())
    await expect.poll(() => onTheWay).toBe(4)
    await run(Deferred.succeed(gate, undefined))
    expect(await sending).toHaveLength(12)
    expect(most).toBe(4)
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
    ['rate-limited', 'queued'],
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
      ...Array.from({ length: 20 }, (_, index) => contact(`${index}`)),
    )
    expect(await run(flushOutbox())).toBe(20)
    expect(mail.sent).toHaveLength(20)
  })

  test('sends more than one batch', async () => {
    const { run, mail } = await withEmails(...Array.from({ length: 45 }, (_, index) => contact(`${index}`)))
    expect(await run(flushOutbox())).toBe(45)
    expect(mail.sent).toHaveLength(45)
  })

  test('several senders at once send each e-mail once', async () => {
    const { run, mail } = await withEmails(...Array.from({ length: 30 }, (_, index) => contact(`${index}`)))
    const counts = await Promise.all([run(flushOutbox()), run(flushOutbox()), run(flushOutbox())])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
    expect(mail.sent).toHaveLength(30)
  })
})
