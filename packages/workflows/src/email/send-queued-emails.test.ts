import { EmailOutbox, type QueuedEmail } from '@dustforce/ports'
import { describe, expect, test } from 'vitest'
import { beginning, makeSystem } from '../testing/test-system.ts'
import { flushOutbox, sendQueuedEmails } from './send-queued-emails.ts'

const hourMs = 3_600_000
const contact = (ref: string, changes: Partial<QueuedEmail> = {}): QueuedEmail => ({
  kind: 'contact-company',
  ref,
  recipient: 'company@dustforce.example',
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
  test('sends what waits, answers going to whoever wrote', async () => {
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
