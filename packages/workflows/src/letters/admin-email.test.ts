import { eachBookingField } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import { describe, expect, test, vi } from 'vitest'
import { AdminAccess, AdminAccessError } from '../team/admin-access.ts'
import { makeSystem, post } from '../testing/test-system.ts'
import { EmailOutbox } from './email-outbox.ts'
import { Inquiries, InquiriesError } from './inquiries.ts'

const answers = eachBookingField((name) => `the ${name}`)

/** A job with every field that the body may have, each with a value of its own. */
const job = {
  bookingId: 'booking-1',
  contractorEmail: ' Ana@Example.com ',
  contractorName: 'Ana Diaz',
  service: 'deep-clean',
  date: '2027-01-25',
  time: '9:00 AM',
  address: '1 King St W',
  contractorPay: 165.5,
  addOns: ['Laundry', { name: 'Dishwashing' }],
  bedrooms: 3,
  bathrooms: '2.5',
  ...answers,
  useCustomerEquipment: true,
  manualNotes: 'the manual notes',
}
const factsOfJob = {
  contractorName: 'Ana Diaz',
  service: 'deep-clean',
  date: '2027-01-25',
  time: '9:00 AM',
  address: '1 King St W',
  contractorPay: 16_550,
  addOns: ['Laundry', 'Dishwashing'],
  bedrooms: '3',
  bathrooms: '2.5',
  ...answers,
  useCustomerEquipment: 'Yes',
  manualNotes: 'the manual notes',
}
const required = {
  bookingId: 'booking-1',
  contractorEmail: 'ana@example.com',
  contractorName: 'Ana Diaz',
  service: 'deep-clean',
  date: '2027-01-25',
  time: '9:00 AM',
  address: '1 King St W',
}
const cleaner = {
  bookingId: 'booking-1',
  customerEmail: ' Ada@Example.com',
  customerFirstName: 'Ada',
  customerName: 'Ada Lovelace',
  service: 'deep-clean',
  date: '2027-01-25',
  time: '9:00 AM',
  assignedCleanerName: 'Ana Diaz',
}

const inSnakeCase = (data: object) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )

async function withAdmin() {
  const system = await makeSystem()
  system.world.admins.set('admin-token', 'admin@dustforce.example')
  const send = (type: string, data: unknown) => system.sendEmail({ type, data }, 'admin-token')
  const facts = () => JSON.parse(system.world.mail.sent.at(-1)?.text ?? 'null')
  return { ...system, send, facts }
}

describe('a contractor’s e-mail', () => {
  test.each([
    ['camelCase', job],
    ['snake_case', inSnakeCase(job)],
  ])('has every field that was sent in %s', async (_, data) => {
    const { send, facts, world } = await withAdmin()
    expect((await send('job-assignment-confirmation', data)).body).toEqual({ success: true })
    expect(facts()).toEqual(factsOfJob)
    expect(world.outbox.rows).toMatchObject([
      { kind: 'job-assignment-confirmation', ref: 'booking-1', recipient: 'ana@example.com' },
    ])
  })

  test('leaves empty what was not sent', async () => {
    const { send, facts } = await withAdmin()
    await send('job-assignment-confirmation', required)
    const empty = Object.fromEntries(Object.keys(factsOfJob).map((key) => [key, '']))
    const { bookingId: _id, contractorEmail: _email, ...given } = required
    expect(facts()).toEqual({ ...empty, ...given, contractorPay: null, addOns: [] })
  })

  test('takes null for every field that may be left out', async () => {
    const { send, facts } = await withAdmin()
    const nothing = Object.fromEntries(Object.keys(job).map((key) => [key, null]))
    await send('job-assignment-confirmation', { ...nothing, ...required })
    expect(facts()).toMatchObject({ contractorPay: null, addOns: [], notes: '', bedrooms: '' })
  })

  test('has the camelCase value where both forms were sent', async () => {
    const { send, facts } = await withAdmin()
    await send('job-assignment-confirmation', { ...required, pet_details: 'snake', petDetails: 'camel' })
    expect(facts().petDetails).toBe('camel')
  })

  test.each([
    [true, 'Yes'],
    [false, 'No'],
    [0, '0'],
  ])('says %j as %j', async (value, words) => {
    const { send, facts } = await withAdmin()
    await send('job-assignment-confirmation', { ...required, useCustomerEquipment: value })
    expect(facts().useCustomerEquipment).toBe(words)
  })

  test.each([0, 1_000_000, '120.50'])('takes a pay of %j', async (contractorPay) => {
    const { send, facts } = await withAdmin()
    await send('job-assignment-confirmation', { ...required, contractorPay })
    expect(facts().contractorPay).toBe(Number(contractorPay) * 100)
  })

  test.each([
    [{ contractorPay: -0.01 }, 'Contractor pay must be a positive number'],
    [{ contractorPay: 1_000_001 }, 'Contractor pay must be a positive number'],
    [{ contractorEmail: 'ana@gmail' }, 'Please enter a complete email address with a valid domain'],
    [{ addOns: Array.from({ length: 21 }, () => 'Laundry') }, null],
    [{ notes: 'x'.repeat(1001) }, null],
    ...Object.keys(required).map((field) => [{ [field]: '' }, null] as const),
  ] as const)('is refused with %j', async (change, message) => {
    const { send, world } = await withAdmin()
    const answer = await send('job-assignment-confirmation', { ...required, ...change })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        success: false,
        error: 'Please check your input format and try again.',
        issues: [{ field: Object.keys(change)[0], message: message ?? expect.any(String) }],
      },
    })
    expect(world.outbox.rows).toEqual([])
  })

  test('is refused naming every wrong field', async () => {
    const { send } = await withAdmin()
    const { body } = await send('job-assignment-confirmation', {
      ...required,
      date: '',
      addOns: [{ name: 7 }],
    })
    expect(body.issues).toMatchObject([{ field: 'date' }, { field: expect.stringMatching(/^addOns\.0/) }])
  })
})

describe('a customer’s e-mail', () => {
  test.each([
    [{}, 'Ada'],
    [{ customerFirstName: '' }, 'Ada Lovelace'],
    [{ customerFirstName: null, customerName: null }, 'there'],
    [{ customerFirstName: undefined, customerName: undefined }, 'there'],
  ])('with %j greets %s', async (change, name) => {
    const { send, facts, world } = await withAdmin()
    expect((await send('cleaner-assignment', { ...cleaner, language: 'fr-CA', ...change })).body).toEqual({
      success: true,
    })
    expect(facts()).toEqual({
      customerName: name,
      language: 'fr-CA',
      service: 'deep-clean',
      date: '2027-01-25',
      time: '9:00 AM',
      cleanerName: 'Ana Diaz',
    })
    expect(world.mail.sent).toMatchObject([{ to: 'ada@example.com', replyTo: gtaBusiness.company.email }])
  })

  test.each([
    ['booking-1', 'booking-1'],
    ['', 'ada@example.com 2027-01-25 9:00 AM'],
    [undefined, 'ada@example.com 2027-01-25 9:00 AM'],
  ])('about booking %j is kept under %j', async (bookingId, ref) => {
    const { send, world } = await withAdmin()
    await send('cleaner-assignment', { ...cleaner, bookingId })
    expect(world.outbox.rows).toMatchObject([{ ref }])
  })
})

describe('an e-mail of an administrator', () => {
  test('counts as sent when another sender took it first', async () => {
    const { send, run, world } = await withAdmin()
    const outbox = await run(EmailOutbox.use(Effect.succeed))
    vi.spyOn(outbox, 'claim').mockReturnValue(Effect.succeed(null))
    expect((await send('cleaner-assignment', cleaner)).body).toEqual({ success: true })
    expect(world.mail.sent).toEqual([])
  })

  test('reports its own failure, not that of an older one about the same booking', async () => {
    const { send, world } = await withAdmin()
    world.mail.fault = 'unavailable'
    expect((await send('cleaner-assignment', cleaner)).body.success).toBe(false)
    world.mail.fault = null
    expect((await send('cleaner-assignment', cleaner)).body.success).toBe(true)
  })

  test('leaves the waiting e-mails of others alone', async () => {
    const { send, run, world } = await withAdmin()
    const payload = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
    const waiting = { kind: 'contact-received', ref: 'i-1', recipient: 'ada@example.com', payload } as const
    await run(EmailOutbox.use((outbox) => outbox.enqueue(waiting)))
    await send('cleaner-assignment', cleaner)
    expect(world.outbox.rows.map((row) => row.status)).toEqual(['queued', 'sent'])
  })

  test('is answered 503 when nobody can say who is an administrator', async () => {
    const { send, run } = await withAdmin()
    const access = await run(AdminAccess.use(Effect.succeed))
    const down = new AdminAccessError({ reason: 'unavailable', message: 'Down' })
    vi.spyOn(access, 'adminOf').mockReturnValue(Effect.fail(down))
    expect(await send('cleaner-assignment', cleaner)).toEqual({
      status: 503,
      body: { success: false, error: 'Saved, but the e-mail could not be sent.' },
    })
  })

  test('is answered 503 when the function dies', async () => {
    const { send, reply, run } = await withAdmin()
    const access = await run(AdminAccess.use(Effect.succeed))
    vi.spyOn(access, 'adminOf').mockReturnValue(Effect.die(new Error('hunter2')))
    const answer = {
      status: 503,
      body: { success: false, error: 'Saved, but the e-mail could not be sent.' },
    }
    expect(await send('cleaner-assignment', cleaner)).toEqual(answer)
    expect(await reply({}, 'admin-token')).toEqual(answer)
  })

  test.each([
    ['Bearer admin-token', 200],
    ['bearer  admin-token', 200],
    ['Bearer admin-token extra', 401],
    ['Basic admin-token', 401],
    ['x Bearer admin-token', 401],
    [`Bearer ${'a'.repeat(8193)}`, 401],
  ])('with the header %j is answered %i', async (authorization, status) => {
    const { handlers, world } = await withAdmin()
    world.admins.set('a'.repeat(8193), 'admin@dustforce.example')
    const answer = await handlers['send-email'](
      post({ type: 'cleaner-assignment', data: cleaner }, { authorization }),
    )
    expect(answer.status).toBe(status)
    if (status === 401)
      expect(await answer.json()).toEqual({ success: false, error: 'You are not authenticated.' })
  })
})

test('an inquiry that cannot be read is answered 503', async () => {
  const { reply, run } = await withAdmin()
  const inquiries = await run(Inquiries.use(Effect.succeed))
  const down = new InquiriesError({ reason: 'unavailable', message: 'Down' })
  vi.spyOn(inquiries, 'find').mockReturnValue(Effect.fail(down))
  const body = { to: 'ada@example.com', inquiryId: 'inquiry-1', reply: 'Yes, we do.' }
  expect((await reply(body, 'admin-token')).status).toBe(503)
})
