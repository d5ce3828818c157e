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
