import { expect, test } from 'vitest'
import { json, signedIn } from '../testing/fake-project.ts'

test('the export is what the database answers', async () => {
  const held = { mailbox: 'ada@example.com', bookings: [{ id: 'b-1' }] }
  const { backend, calls } = await signedIn(json(held))
  expect(await backend.customers.exportData('Ada@example.com')).toEqual(held)
  expect(calls[0]).toMatchObject({
    asked: 'POST /rest/v1/rpc/admin_export_customer',
    body: { email: 'Ada@example.com' },
  })
})

test('erasing counts what was erased', async () => {
  const { backend, calls } = await signedIn(
    json({ bookings_deleted: 1, bookings_anonymized: 2, inquiries: 3, applications: 4 }),
  )
  expect(await backend.customers.erase('ada@example.com')).toEqual({
    bookingsDeleted: 1,
    bookingsAnonymized: 2,
    inquiries: 3,
    applications: 4,
  })
  expect(calls[0]).toMatchObject({
    asked: 'POST /rest/v1/rpc/admin_erase_customer',
    body: { email: 'ada@example.com' },
  })
})

test('a refusal says why', async () => {
  const { backend } = await signedIn(json({ message: 'This customer has an open checkout.' }, 409))
  await expect(backend.customers.erase('ada@example.com')).rejects.toMatchObject({
    reason: 'refused',
    message: 'This customer has an open checkout.',
  })
})

test('a note replaces the one that was seen, unless somebody else wrote another or the customer is gone', async () => {
  const { backend, calls } = await signedIn(json({ note: 'Rings twice' }), json({ note: 'Dog' }), json(null))
  await backend.customers.note('b-1', ' Rings twice ', '')
  await expect(backend.customers.note('b-1', 'Cat', '')).rejects.toMatchObject({
    ...{ reason: 'conflict', theirs: { note: 'Dog' } },
  })
  await expect(backend.customers.note('b-1', 'Cat', '')).rejects.toThrow('no longer exists')
  expect(calls[0]?.body).toEqual({ booking_id: 'b-1', note: ' Rings twice ', seen: '' })
})
