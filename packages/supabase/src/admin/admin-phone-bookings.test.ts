import { businessDate } from '@dustforce/core/schedule'
import type { CheckoutSubmission } from '@dustforce/office/booking'
import { expect, test } from 'vitest'
import { json, signedIn } from '../testing/fake-project.ts'

test('the customers of a number are found by all its digits, however it was written, each by the newest booking', async () => {
  const rows = [
    { id: 'other', phone: '416 555 01779', version: 1 },
    { id: 'newest', phone: '+1 416-555-0177', email: 'amelia@example.com', version: 1 },
    { id: 'partner', phone: '416-555-0177', email: 'ben@example.com', version: 1 },
    { id: 'older', phone: '(416) 555-0177', email: 'Amelia@example.com ', version: 1 },
    ...['c', 'd', 'e', 'f'].map((id) => ({
      id,
      phone: '4165550177',
      email: `${id}@example.com`,
      version: 1,
    })),
  ]
  const { backend, calls } = await signedIn(json({ rows, next: null }), json({ rows: [], next: null }))
  const found = await backend.phoneBookings.lastOf('(416) 555-0177')
  expect(found.map(({ id }) => id)).toEqual(['newest', 'partner', 'c', 'd', 'e'])
  expect(await backend.phoneBookings.lastOf('(416) 555-0177')).toEqual([])
  expect(calls[0]).toMatchObject({
    asked: 'POST /rest/v1/rpc/admin_bookings',
    body: {
      request: {
        search: '4165550177',
        sort: 'created',
        descending: true,
        limit: 100,
        columns: expect.any(Array),
      },
    },
  })
})

test('the calendar asks as the website does', async () => {
  const { backend } = await signedIn(json({ limit: 10, days: { '2026-11-23': 3 } }))
  expect(await backend.phoneBookings.availability(businessDate('2026-11-21'), 60)).toEqual({
    limit: 10,
    taken: { '2026-11-23': 3 },
    rules: {},
    busy: [],
  })
})

test('a promo code and a mailbox are asked about as on the website', async () => {
  const record = {
    ...{ code: 'WELCOME10', is_active: true, discount_type: 'percentage', discount_value: '10' },
    ...{ valid_until: null, max_uses: null, current_uses: 0, min_order_amount: '100', first_time_only: true },
  }
  const { backend, calls } = await signedIn(json(record), json(null), json(false))
  expect(await backend.phoneBookings.promoCode('WELCOME10')).toMatchObject({
    code: 'WELCOME10',
    minOrderCents: 10_000,
  })
  expect(await backend.phoneBookings.promoCode('NOPE')).toBeNull()
  expect(await backend.phoneBookings.isFirstTime('ada@example.com')).toBe(false)
  expect(calls).toMatchObject([
    { asked: 'POST /rest/v1/rpc/promo_lookup', body: { code: 'WELCOME10' } },
    {},
    { asked: 'POST /rest/v1/rpc/is_first_time', body: { email: 'ada@example.com' } },
  ])
})

test('a booking is taken by the checkout, or refused in its words', async () => {
  const { backend, calls } = await signedIn(
    json({ url: 'https://pay.example/1', booking_id: 'b1', hold_expires_at: 1000 }),
    json(
      { error: 'Bookings are full for this day: Please select another available date.', code: 'day_full' },
      409,
    ),
    json({ url: 'https://pay.example/1' }),
    json({ url: null, booking_id: 'b2', hold_expires_at: null }),
  )
  const submission = { attempt_id: 'one' } as CheckoutSubmission
  const take = () => backend.phoneBookings.take(submission, { payBy: 'link' })
  expect(await take()).toEqual({
    bookingId: 'b1',
    link: { url: 'https://pay.example/1', holdExpiresAt: 1000 },
  })
  await expect(take()).rejects.toMatchObject({
    message: 'Bookings are full for this day: Please select another available date.',
  })
  await expect(take()).rejects.toMatchObject({ reason: 'unreachable' })
  expect(await backend.phoneBookings.take(submission, { payBy: 'day' })).toEqual({
    bookingId: 'b2',
    link: null,
  })
  expect(calls[3]).toMatchObject({ body: { payBy: 'day' } })
  expect(calls[0]).toMatchObject({
    asked: 'POST /functions/v1/create-checkout',
    body: { bookingData: submission, byPhone: true, payBy: 'link' },
    authorization: expect.stringContaining('Bearer'),
  })
})
