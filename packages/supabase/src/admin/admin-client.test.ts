import { describe, expect, test } from 'vitest'
import { adminToken, fakeProject, json, refusal, signedIn } from '../testing/fake-project.ts'
import type { JobAssignmentEmail } from './admin-emails.ts'

const ended = {
  name: 'AdminFailure',
  reason: 'signed-out',
  message: 'Your session has ended. Please sign in again.',
}

const job: JobAssignmentEmail = {
  bookingId: 'b-1',
  contractorEmail: 'ana@example.com',
  contractorName: 'Ana Diaz',
  service: 'Deep Cleaning',
  date: '2027-01-25',
  time: '9:00 AM',
  bedrooms: '3',
  bathrooms: '2',
  address: '12 Queen St W, Toronto',
  contractorPay: 165,
  addOns: ['Laundry'],
  petDetails: 'One cat',
}

describe('a question to the database', () => {
  test('carries the administrator’s token and the publishable key', async () => {
    const { backend, calls } = await signedIn(json(['Ana']))
    await backend.bookings.cleanerNames()
    expect(calls).toEqual([
      {
        asked: 'POST /rest/v1/rpc/admin_cleaner_names',
        body: {},
        authorization: `Bearer ${adminToken}`,
        key: 'sb_publishable_x',
      },
    ])
  })

  test('is not asked without a session', async () => {
    const { backend, calls } = fakeProject(json([]))
    await expect(backend.bookings.cleanerNames()).rejects.toMatchObject(ended)
    await expect(backend.bookings.countPending()).rejects.toMatchObject(ended)
    await expect(backend.emails.jobAssignment(job)).rejects.toMatchObject(ended)
    expect(calls).toEqual([])
  })

  const withReference = (words: string) =>
    expect.stringMatching(new RegExp(`^${words} \\(Reference [0-9a-f]{8}\\)$`))

  test.each([
    [refusal('JWT expired', 401), ended],
    [refusal('No', 403), { reason: 'refused', message: 'No' }],
    [
      json({ message: 'No', code: '42501', hint: 'not-admin' }, 403),
      { reason: 'signed-out', message: 'This account is no longer an active administrator.' },
    ],
    [
      json({ message: 'Ana has another job', code: 'PT409', details: 'b7', hint: 'overlap' }, 409),
      { reason: 'refused', message: 'Ana has another job', code: 'PT409', details: 'b7', hint: 'overlap' },
    ],
    [refusal('', 400), { reason: 'refused', message: 'The server refused the request.' }],
    [refusal('Down', 503), { reason: 'unreachable', message: withReference('Down') }],
    [refusal('', 500), { reason: 'unreachable', message: withReference('The server had a problem.') }],
    [refusal('Why', 499), { reason: 'refused', message: 'Why' }],
    [new TypeError('fetch failed'), { reason: 'unreachable', message: 'The server could not be reached.' }],
  ])('fails with what went wrong, without a second try: %#', async (answer, failure) => {
    const { backend, calls } = await signedIn(answer, json([]))
    await expect(backend.bookings.cleanerNames()).rejects.toMatchObject(failure)
    expect(calls).toHaveLength(1)
  })

  test('reads nothing from an answer of another shape', async () => {
    const { backend } = await signedIn(json({}), json({}))
    expect(await backend.bookings.cleanerNames()).toEqual([])
    expect(await backend.bookings.countPending()).toBe(0)
  })
})

describe('a server function', () => {
  const cleaner = {
    bookingId: 'b-1',
    customerEmail: 'ada@example.com',
    customerFirstName: 'Ada',
    customerName: 'Ada Lovelace',
    service: 'deep-clean',
    date: '2027-01-25',
    time: '9:00 AM',
    assignedCleanerName: 'Ana Diaz',
  }

  test('is called with a JSON body', async () => {
    const { backend, calls } = await signedIn(json({ success: true }))
    expect(await backend.emails.cleanerAssignment(cleaner)).toEqual({
      success: true,
      error: null,
      heldId: null,
    })
    expect(calls).toEqual([
      {
        asked: 'POST /functions/v1/send-email',
        body: {
          type: 'cleaner-assignment',
          data: {
            bookingId: 'b-1',
            customer_email: 'ada@example.com',
            customerFirstName: 'Ada',
            customer_name: 'Ada Lovelace',
            service: 'deep-clean',
            date: '2027-01-25',
            time: '9:00 AM',
            assigned_cleaner_name: 'Ana Diaz',
          },
        },
        authorization: `Bearer ${adminToken}`,
        key: 'sb_publishable_x',
      },
    ])
  })

  test('gets the fields of a job in camelCase and in snake_case', async () => {
    const { backend, calls } = await signedIn(json({ success: true }))
    await backend.emails.jobAssignment(job)
    expect(calls[0]?.body).toMatchObject({
      type: 'job-assignment-confirmation',
      data: { ...job, booking_id: 'b-1', pet_details: 'One cat', contractor_pay: 165 },
    })
  })

  test('shows an e-mail of the same fields without sending it', async () => {
    const preview = { to: 'ada@example.com', subject: 'Hello', html: '<p>Hi</p>' }
    const sent = await signedIn(json({ success: true }), json({ success: true }))
    await sent.backend.emails.cleanerAssignment(cleaner)
    await sent.backend.emails.jobAssignment(job)
    const shown = await signedIn(json({ success: true, preview }), json({ success: true, preview }))
    expect(await shown.backend.emails.previewCleanerAssignment(cleaner)).toEqual(preview)
    expect(await shown.backend.emails.previewJobAssignment(job)).toEqual(preview)
    expect(shown.calls.map(({ body }) => body)).toEqual(
      sent.calls.map(({ body }) => Object.assign({}, body, { preview: true })),
    )
  })

  test.each([{ success: true }, { preview: { to: 'a', subject: 'b' } }, null])(
    'that shows no e-mail in %j fails',
    async (answer) => {
      const { backend } = await signedIn(json(answer))
      await expect(backend.emails.previewCleanerAssignment(cleaner)).rejects.toMatchObject({
        reason: 'refused',
        message: 'The e-mail could not be shown.',
      })
    },
  )

  test.each([
    [
      { success: false, error: 'Not sent' },
      { success: false, error: 'Not sent', heldId: null },
    ],
    [{ success: 'yes' }, { success: false, error: null, heldId: null }],
    [
      { success: true, error: '' },
      { success: true, error: null, heldId: null },
    ],
    [
      { success: true, error: 7 },
      { success: true, error: null, heldId: null },
    ],
    [
      { success: true, held: 'e-1' },
      { success: true, error: null, heldId: 'e-1' },
    ],
    [[], { success: false, error: null, heldId: null }],
    [null, { success: false, error: null, heldId: null }],
  ])('that answers %j is read as %j', async (answer, result) => {
    const { backend } = await signedIn(json(answer))
    expect(await backend.emails.cleanerAssignment(cleaner)).toEqual(result)
  })

  test.each([
    [json({ error: 'Bad address' }, 400), { reason: 'refused', message: 'Bad address' }],
    [json({ error: 'Who?' }, 401), ended],
    [
      new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
      { reason: 'unreachable', message: expect.stringMatching(/^Bad Gateway \(Reference [0-9a-f]{8}\)$/) },
    ],
    [new TypeError('fetch failed'), { reason: 'unreachable', message: 'The server could not be reached.' }],
  ])('that fails says why: %#', async (answer, failure) => {
    const { backend } = await signedIn(answer)
    await expect(backend.emails.cleanerAssignment(cleaner)).rejects.toMatchObject(failure)
  })
})
