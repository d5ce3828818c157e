import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { describe, expect, test } from 'vitest'
import { json, signedIn } from '../testing/fake-project.ts'

const row = { id: 'b-1', version: '3', customer_name: 'Ada', total_price: '336.00' }
const booking = { id: 'b-1', version: 3, customerName: 'Ada', totalCents: 33_600 }
const gone = { reason: 'conflict', message: 'This booking no longer exists.' }

/** Those that a record is read from, and no longer ones. */
const columns = expect.toSatisfy(
  (asked: readonly string[]) =>
    asked.includes('customer_name') && asked.includes('version') && !asked.includes('pricing_breakdown'),
)

describe('a page of bookings', () => {
  const request = {
    filters: { search: 'ada' },
    sort: { key: 'date', direction: 'desc' },
    after: null,
    upTo: null,
    limit: 50,
  } as const

  test('is asked for with its filters and its place', async () => {
    const { backend, calls } = await signedIn(
      json({ rows: [row, 7], next: ['2027-01-25', 540, 'b-1'] }),
      json({}),
    )
    const page = await backend.bookings.page(request)
    expect(page).toMatchObject({ rows: [booking], next: '["2027-01-25",540,"b-1"]' })
    const last = {
      ...request,
      sort: { key: 'price', direction: 'asc' },
      after: page.next,
      upTo: '["x"]',
    } as const
    expect(await backend.bookings.page(last)).toEqual({ rows: [], next: null })
    expect(calls.map((call) => [call.asked, call.body])).toEqual([
      [
        'POST /rest/v1/rpc/admin_bookings',
        {
          request: {
            search: 'ada',
            sort: 'date',
            descending: true,
            limit: 50,
            after: null,
            upTo: null,
            columns,
          },
        },
      ],
      [
        'POST /rest/v1/rpc/admin_bookings',
        {
          request: {
            search: 'ada',
            sort: 'price',
            descending: false,
            limit: 50,
            after: ['2027-01-25', 540, 'b-1'],
            upTo: ['x'],
            columns,
          },
        },
      ],
    ])
  })

  test.each([null, [], 'x', { rows: 'x', next: 'y' }])('is empty when the answer is %j', async (answer) => {
    const { backend } = await signedIn(json(answer))
    expect(await backend.bookings.page(request)).toEqual({ rows: [], next: null })
  })
})

describe('the bookings of some days', () => {
  const [from, to] = [businessDate('2026-11-23'), businessDate('2026-11-29')]

  test('are read page by page', async () => {
    const next = ['2026-11-24', 540, 'b-1']
    const { backend, calls } = await signedIn(
      json({ rows: [row, 7], next }),
      json({ rows: [row] }),
      json(null),
    )
    expect(await backend.bookings.between(from, to)).toMatchObject([booking, booking])
    const request = { dateFrom: from, dateTo: to, sort: 'date', descending: false, limit: 1000, columns }
    expect(calls.map(({ body }) => body)).toEqual([
      { request: { ...request, after: null } },
      { request: { ...request, after: next } },
    ])
    expect(await backend.bookings.between(from, to)).toEqual([])
  })

  test('come with who was at the customer’s before', async () => {
    const { backend, calls } = await signedIn(json({ 'c-1': '2026-10-03', 'c-2': 'soon' }), json(null))
    expect(await backend.bookings.lastVisits('b-1')).toEqual({ 'c-1': '2026-10-03' })
    expect(calls[0]).toMatchObject({
      asked: 'POST /rest/v1/rpc/admin_last_visits',
      body: { booking_id: 'b-1' },
    })
    expect(await backend.bookings.lastVisits('b-1')).toEqual({})
  })
})

describe('a change of a booking', () => {
  const patch = {
    customerName: 'Ada',
    email: 'a@b.ca',
    phone: '416',
    address: '1 King St',
    bookingDate: businessDate('2027-01-25'),
    bookingTime: '9:00 AM',
    notes: null,
    adminNotes: 'Call',
    bookingStatus: 'assigned',
    assignedCleanerName: 'Ana',
    assignedCleanerPhone: null,
    contractorPayCents: cents(16_550),
  }

  test('writes each field to its column, over the version that was seen', async () => {
    const { backend, calls } = await signedIn(json([row]))
    expect(await backend.bookings.update('b-1', patch, 2)).toMatchObject(booking)
    expect(calls).toMatchObject([
      {
        asked: 'PATCH /rest/v1/bookings?id=eq.b-1&version=eq.2&select=*',
        body: {
          customer_name: 'Ada',
          email: 'a@b.ca',
          phone: '416',
          address: '1 King St',
          booking_date: '2027-01-25',
          booking_time: '9:00 AM',
          notes: null,
          admin_notes: 'Call',
          booking_status: 'assigned',
          assigned_cleaner_name: 'Ana',
          assigned_cleaner_phone: null,
          contractor_pay: 165.5,
        },
      },
    ])
  })

  test.each([
    [{}, {}],
    [{ phone: '416' }, { phone: '416' }],
    [{ contractorPayCents: null }, { contractor_pay: null }],
    [{ contractorPayCents: cents(0) }, { contractor_pay: 0 }],
  ])('of %j writes %j', async (change, columns) => {
    const { backend, calls } = await signedIn(json([row]))
    await backend.bookings.update('b-1', change, 2)
    expect(calls[0]?.body).toEqual(columns)
  })

  test.each([
    [[{ id: 'b-1' }], /^Someone else changed this booking in the meantime\./],
    [[], /^This booking no longer exists\.$/],
  ])('is a conflict when the version is gone: %j', async (found, message) => {
    const { backend, calls } = await signedIn(json([]), json(found))
    await expect(backend.bookings.update('b-1', patch, 2)).rejects.toMatchObject({
      reason: 'conflict',
      message: expect.stringMatching(message),
    })
    expect(calls[1]?.asked).toBe('GET /rest/v1/bookings?select=id&id=eq.b-1')
  })
})

test('a booking is deleted once', async () => {
  const { backend, calls } = await signedIn(json([{ id: 'b-1' }]), json([]))
  await backend.bookings.remove('b-1')
  await expect(backend.bookings.remove('b-1')).rejects.toMatchObject(gone)
  expect(calls[0]?.asked).toBe('DELETE /rest/v1/bookings?id=eq.b-1&select=id')
})

test('cleaners are named and pending bookings counted up to a hundred', async () => {
  const { backend, calls } = await signedIn(json(['Ana', 7, 'Bo']), json([{ id: 'b-1' }, { id: 'b-2' }]))
  expect(await backend.bookings.cleanerNames()).toEqual(['Ana', 'Bo'])
  expect(await backend.bookings.countPending()).toBe(2)
  expect(calls[1]?.asked).toBe('GET /rest/v1/bookings?select=id&booking_status=eq.pending&limit=100')
})
