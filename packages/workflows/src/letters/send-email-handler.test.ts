import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import { describe, expect, test, vi } from 'vitest'
import { beginning, makeSystem, submit } from '../testing/test-system.ts'
import { EmailOutbox, EmailOutboxError } from './email-outbox.ts'
import { Mailer, MailerError } from './mailer.ts'
import { sendQueuedEmails } from './send-queued-emails.ts'

const job = {
  bookingId: 'booking-1',
  contractorEmail: 'Ana@Example.com',
  contractorName: 'Ana Diaz',
  service: 'deep-clean',
  date: '2027-01-25',
  time: '9:00 AM',
  address: '1 King St W',
  bedrooms: 3,
  bathrooms: 2,
  contractorPay: '165.00',
  addOns: ['Laundry', { name: 'Dishwashing' }],
  useCustomerEquipment: false,
  petDetails: null,
  home_type: 'condo',
}
const cleaner = {
  customer_email: 'ada@example.com',
  customerFirstName: 'Ada',
  customer_name: 'Ada Lovelace',
  service: 'deep-clean',
  date: '2027-01-25',
  time: '9:00 AM',
  assigned_cleaner_name: 'Ana Diaz',
}

async function withAdmin() {
  const system = await makeSystem()
  system.world.admins.set('admin-token', 'admin@dustforce.example')
  return system
}

/** A booking whose job is Ana's. */
async function withOwnJob() {
  const system = await withAdmin()
  await system.checkout(submit(1))
  const bookingId = system.world.bookings.rows[0]?.id ?? ''
  system.world.links.cleaners.set(bookingId, 'ana@example.com')
  return { ...system, bookingId }
}

async function withInquiry() {
  const system = await withAdmin()
  const message = {
    name: 'Ada',
    email: 'ada@example.com',
    phone: null,
    subject: 'Windows',
    message: 'Do you?',
  }
  const id = 'inquiry-1'
  system.world.inquiries.set(id, { id, ...message })
  for (const [kind, recipient] of [
    ['contact-received', message.email],
    ['contact-company', null],
  ] as const)
    system.world.outbox.enqueue({ kind, ref: id, recipient, payload: message }, beginning)
  return { ...system, id }
}

describe('a preview', () => {
  test.each([
    ['job-assignment-confirmation', job, 'ana@example.com'],
    ['cleaner-assignment', cleaner, 'ada@example.com'],
  ])('of %s is the e-mail that is sent afterwards, and sends nothing', async (type, data, to) => {
    const { sendEmail, world, bookingId } = await withOwnJob()
    const { status, body } = await sendEmail(
      { type, data: { ...data, bookingId }, preview: true },
      'admin-token',
    )
    expect(world.outbox.rows).toEqual([])
    await sendEmail({ type, data: { ...data, bookingId } }, 'admin-token')
    const [{ subject, html } = { subject: '', html: '' }] = world.mail.sent
    expect(html).not.toBe('')
    expect({ status, body }).toEqual({ status: 200, body: { success: true, preview: { to, subject, html } } })
  })

  test('shows that the letter of a job has a link, also before the job is the cleaner’s', async () => {
    const { sendEmail, world, bookingId } = await withOwnJob()
    world.links.cleaners.clear()
    const asked = { type: 'job-assignment-confirmation', data: { ...job, bookingId }, preview: true }
    expect(JSON.stringify((await sendEmail(asked, 'admin-token')).body)).toContain('made-when-it-is-sent')
  })

  test('is for administrators only', async () => {
    const { sendEmail } = await withAdmin()
    const asked = { type: 'cleaner-assignment', data: cleaner, preview: true }
    expect((await sendEmail(asked, 'another-token')).status).toBe(401)
  })

  test('still sends what waits for a visitor’s message', async () => {
    const { sendEmail, world, id } = await withInquiry()
    await sendEmail({ type: 'contact', data: { id }, preview: true })
    expect(world.mail.sent).toHaveLength(2)
  })
})

/** A booking that was paid, whose customer got the confirmation. */
async function withPaidBooking() {
  const system = await withAdmin()
  await system.checkout(submit(1))
  const [session = ''] = system.world.payments.sessions.keys()
  await system.webhook(system.world.payments.pay(session))
  await system.settled()
  return system
}

describe('a letter in words that are not published', () => {
  const words = { kind: 'booking-confirmation', language: 'en-CA', sentences: { title: 'It is yours' } }
  const ask = (data: object = {}) => ({ type: 'own-words', data: { ...words, ...data } })

  test('is the last one that a customer got, and nothing is sent or kept', async () => {
    const { sendEmail, world } = await withPaidBooking()
    const [kept, sent] = [world.outbox.rows.length, world.mail.sent.length]
    const { status, body } = await sendEmail(ask({ language: 'fr-CA' }), 'admin-token')
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: true, preview: { to: 'ada@example.com', subject: 'booking-confirmation' } },
    })
    expect(JSON.stringify(body)).toContain('fr-CA')
    expect([world.outbox.rows.length, world.mail.sent.length]).toEqual([kept, sent])
  })

  test('is shown with the last booking where none of its kind was sent, and not before there is one', async () => {
    const asked = ask({ kind: 'thank-you', sentences: { title: 'Thanks' } })
    const { sendEmail } = await withPaidBooking()
    expect((await sendEmail(asked, 'admin-token')).body).toMatchObject({ preview: { subject: 'thank-you' } })
    // No booking has what only the letter itself says of a cleaner.
    const other = ask({ kind: 'cleaner-assignment', sentences: {} })
    expect((await sendEmail(other, 'admin-token')).body).toMatchObject({ preview: null })
    const empty = await withAdmin()
    expect(await empty.sendEmail(asked, 'admin-token')).toEqual({
      status: 200,
      body: { success: true, preview: null },
    })
  })

  test('is refused with what is wrong in them, and to strangers', async () => {
    const { sendEmail } = await withAdmin()
    const wrong = ask({ kind: 'booking-canceled', sentences: { opening: 'Gone, {custommer}.' } })
    expect(await sendEmail(wrong, 'admin-token')).toMatchObject({
      status: 400,
      body: {
        issues: [
          {
            field: 'en-CA.letters.booking-canceled.opening',
            message: expect.stringContaining('{custommer}'),
          },
          { message: expect.stringContaining('lacks {money}') },
        ],
      },
    })
    expect((await sendEmail(ask(), 'another-token')).status).toBe(401)
  })
})

describe('a letter that is held', () => {
  test('goes out after ten seconds, and is named in the answer', async () => {
    const { sendEmail, run, world, adjust } = await withAdmin()
    const { status, body } = await sendEmail(
      { type: 'cleaner-assignment', data: cleaner, hold: true },
      'admin-token',
    )
    const [row] = world.outbox.rows
    expect({ status, body }).toEqual({ status: 200, body: { success: true, held: row?.id } })
    await run(sendQueuedEmails())
    expect(world.mail.sent).toEqual([])
    await adjust(10_000)
    await run(sendQueuedEmails())
    expect(world.mail.sent).toMatchObject([{ to: 'ada@example.com' }])
  })

  test('is for administrators only', async () => {
    const { sendEmail, world } = await withAdmin()
    const asked = { type: 'cleaner-assignment', data: cleaner, hold: true }
    expect((await sendEmail(asked, 'another-token')).status).toBe(401)
    expect(world.outbox.rows).toEqual([])
  })
})

describe('send-email for visitors', () => {
  test('sends what waits for a stored message', async () => {
    const { sendEmail, world, id } = await withInquiry()
    expect(await sendEmail({ type: 'contact', data: { id } })).toEqual({
      status: 200,
      body: { success: true },
    })
    expect(world.mail.sent.map((email) => email.to)).toEqual(['ada@example.com', gtaBusiness.company.email])
    expect(await sendEmail({ type: 'contact', data: { id } })).toEqual({
      status: 200,
      body: { success: true },
    })
    expect(world.mail.sent).toHaveLength(2)
  })

  test('a mail provider that is down is a note, and the e-mails stay queued', async () => {
    const { sendEmail, world, id } = await withInquiry()
    world.mail.fault = 'unavailable'
    expect(await sendEmail({ type: 'contact', data: { id } })).toEqual({
      status: 200,
      body: { success: false, error: 'Saved, but the e-mail could not be sent.' },
    })
    expect(world.outbox.rows.map((row) => row.status)).toEqual(['queued', 'queued'])
  })

  test.each([
    ['first', 'ada@example.com'],
    ['second', gtaBusiness.company.email],
  ])('is not a success when only the %s of two e-mails fails', async (_, failing) => {
    const { sendEmail, world, run, id } = await withInquiry()
    const mailer = await run(Mailer.use(Effect.succeed))
    const { send } = mailer
    const down = new MailerError({ reason: 'unavailable', message: 'Down' })
    vi.spyOn(mailer, 'send').mockImplementation((request) =>
      request.emails.some(({ to }) => to === failing) ? Effect.fail(down) : send(request),
    )
    expect(await sendEmail({ type: 'contact', data: { id } })).toEqual({
      status: 200,
      body: { success: false, error: 'Saved, but the e-mail could not be sent.' },
    })
    expect(
      world.outbox.rows.map((row) => [(row.recipient ?? gtaBusiness.company.email) === failing, row.status]),
    ).toEqual(
      expect.arrayContaining([
        [true, 'queued'],
        [false, 'sent'],
      ]),
    )
  })

  test('is a success while another sender has the e-mails', async () => {
    const { sendEmail, world, run, id } = await withInquiry()
    await run(EmailOutbox.use((outbox) => outbox.claim(10)))
    expect((await sendEmail({ type: 'contact', data: { id } })).body).toEqual({ success: true })
    expect(world.mail.sent).toEqual([])
  })

  test('is no success once an e-mail was given up', async () => {
    const { sendEmail, world, id } = await withInquiry()
    world.mail.fault = 'refused'
    expect((await sendEmail({ type: 'contact', data: { id } })).body.success).toBe(false)
    world.mail.fault = null
    expect((await sendEmail({ type: 'contact', data: { id } })).body.success).toBe(false)
  })

  test('sends both e-mails of a job application', async () => {
    const { sendEmail, world, run } = await withAdmin()
    const payload = { full_name: 'Ada', email: 'ada@example.com' }
    for (const kind of ['application-received', 'application-company'] as const) {
      const email = { kind, ref: 'application-1', recipient: 'ada@example.com', payload }
      await run(EmailOutbox.use((outbox) => outbox.enqueue(email)))
    }
    const answer = await sendEmail({ type: 'job-application', data: { id: 'application-1' } })
    expect(answer.body).toEqual({ success: true })
    expect(world.mail.sent.map((email) => email.subject)).toEqual([
      'application-received',
      'application-company',
    ])
  })

  test.each([
    ['unavailable', 503],
    ['refused', 400],
  ] as const)('an outbox that is %s is answered %i without its message', async (reason, status) => {
    const { sendEmail, run, id } = await withInquiry()
    const outbox = await run(EmailOutbox.use(Effect.succeed))
    const error = new EmailOutboxError({ reason, message: 'relation email_outbox' })
    vi.spyOn(outbox, 'claim').mockReturnValue(Effect.fail(error))
    expect(await sendEmail({ type: 'contact', data: { id } })).toEqual({
      status,
      body: { success: false, error: 'Saved, but the e-mail could not be sent.' },
    })
  })

  test.each(['{}', '', 'a b', 'constructor', '__proto__', `x-${'x'.repeat(99)}`, '(select 1)', '\u0000'])(
    'an id %j that no message has is refused',
    async (id) => {
      const { sendEmail } = await withInquiry()
      expect((await sendEmail({ type: 'contact', data: { id } })).status).toBe(400)
    },
  )

  test('a message that does not exist sends nothing', async () => {
    const { sendEmail, world } = await withInquiry()
    expect((await sendEmail({ type: 'contact', data: { id: 'inquiry-2' } })).status).toBe(404)
    expect((await sendEmail({ type: 'job-application', data: { id: 'inquiry-1' } })).status).toBe(404)
    expect(world.mail.sent).toEqual([])
  })
})

describe('send-email for administrators', () => {
  test('tells the contractor of the job', async () => {
    const { sendEmail, world } = await withAdmin()
    const answer = await sendEmail({ type: 'job-assignment-confirmation', data: job }, 'admin-token')
    expect(answer).toEqual({ status: 200, body: { success: true } })
    expect(world.mail.sent).toMatchObject([{ to: 'ana@example.com', subject: 'job-assignment-confirmation' }])
    expect(JSON.parse(world.mail.sent[0]?.text ?? '')).toMatchObject({
      contractorName: 'Ana Diaz',
      bedrooms: '3',
      contractorPay: 16500,
      addOns: ['Laundry', 'Dishwashing'],
      useCustomerEquipment: 'No',
      petDetails: '',
      homeType: 'condo',
    })
  })

  test('takes every field in snake_case too', async () => {
    const { sendEmail, world } = await withAdmin()
    const snake = Object.fromEntries(
      Object.entries(job).map(([key, value]) => [
        key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      ]),
    )
    expect(
      (await sendEmail({ type: 'job-assignment-confirmation', data: snake }, 'admin-token')).body,
    ).toEqual({
      success: true,
    })
    expect(world.mail.sent).toHaveLength(1)
  })

  test('tells the customer who comes, as often as asked', async () => {
    const { sendEmail, world } = await withAdmin()
    for (const _ of [1, 2]) {
      expect((await sendEmail({ type: 'cleaner-assignment', data: cleaner }, 'admin-token')).status).toBe(200)
    }
    expect(world.mail.sent.map((email) => email.to)).toEqual(['ada@example.com', 'ada@example.com'])
  })

  test('a failure is told and not tried again behind the administrator’s back', async () => {
    const { sendEmail, world } = await withAdmin()
    world.mail.fault = 'unavailable'
    expect((await sendEmail({ type: 'cleaner-assignment', data: cleaner }, 'admin-token')).body.success).toBe(
      false,
    )
    expect(world.outbox.rows.map((row) => row.status)).toEqual(['failed'])
  })

  test.each([undefined, '', 'other-token'])('is refused to the bearer of %j', async (token) => {
    const { sendEmail, reply, world } = await withAdmin()
    expect((await sendEmail({ type: 'job-assignment-confirmation', data: job }, token)).status).toBe(401)
    expect((await sendEmail({ type: 'cleaner-assignment', data: cleaner }, token)).status).toBe(401)
    expect((await reply({}, token)).status).toBe(401)
    expect(world.outbox.rows).toEqual([])
  })

  test.each([
    {
      type: 'cleaner-assignment',
      data: { ...cleaner, customer_email: 'a@example.com\r\nBcc: b@example.com' },
    },
    { type: 'cleaner-assignment', data: { ...cleaner, customer_email: 'a@example.com, b@example.com' } },
    { type: 'job-assignment-confirmation', data: { ...job, contractorPay: 1e308 } },
    { type: 'job-assignment-confirmation', data: { ...job, contractorPay: -1 } },
    { type: 'job-assignment-confirmation', data: null },
    { type: 'newsletter', data: {} },
    { type: '__proto__' },
    [],
    '{"type":"contact","type":"cleaner-assignment"}',
  ])('refuses %j', async (body) => {
    const { sendEmail, world } = await withAdmin()
    const answer = await sendEmail(body, 'admin-token')
    expect(answer).toMatchObject({ status: 400, body: { success: false, issues: expect.any(Array) } })
    expect(world.outbox.rows).toEqual([])
  })
})

describe('send-admin-contact-reply', () => {
  const answer = {
    to: 'ada@example.com',
    subject: 'Re: Windows',
    reply: ' Yes, we do. ',
    name: 'X',
    phone: null,
  }

  test('sends the reply with the message it answers', async () => {
    const { reply, world, id } = await withInquiry()
    expect(await reply({ ...answer, inquiryId: id, originalMessage: 'made up' }, 'admin-token')).toEqual({
      status: 200,
      body: { success: true },
    })
    const email = world.mail.sent.at(-1)
    expect(email?.to).toBe('ada@example.com')
    expect(JSON.parse(email?.text ?? '')).toEqual({
      name: 'Ada',
      subject: 'Re: Windows',
      originalMessage: 'Do you?',
      reply: 'Yes, we do.',
    })
  })

  test('writes to nobody but who asked', async () => {
    const { reply, world, id } = await withInquiry()
    const other = await reply({ ...answer, inquiryId: id, to: 'eve@example.com' }, 'admin-token')
    expect(other).toMatchObject({ status: 400, body: { issues: [{ field: 'to' }] } })
    expect((await reply({ ...answer, inquiryId: 'inquiry-9' }, 'admin-token')).status).toBe(404)
    expect((await reply({ ...answer, inquiryId: id, reply: '  hi  ' }, 'admin-token')).status).toBe(400)
    expect(world.mail.sent).toEqual([])
  })

  test('a mail provider that is down is tried again later: the reply is saved', async () => {
    const { reply, world, id } = await withInquiry()
    world.mail.fault = 'unavailable'
    expect((await reply({ ...answer, inquiryId: id }, 'admin-token')).body.success).toBe(false)
    expect(world.outbox.rows.at(-1)).toMatchObject({ kind: 'inquiry-reply', status: 'queued' })
  })
})
