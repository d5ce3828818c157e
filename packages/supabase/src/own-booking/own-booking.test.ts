import { describe, expect, test } from 'vitest'
import { createOwnBookings } from './index.ts'

/** A server that gives the answers in their order, and what it was asked. */
function bookingsWith(...answers: ReadonlyArray<Response | Error>) {
  const calls: { path: string; key: string | null; link: string | null; body: unknown }[] = []
  const rest = [...answers]
  const bookings = createOwnBookings({
    url: 'https://project.example',
    publishableKey: 'sb_publishable_x',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      calls.push({
        path: new URL(request.url).pathname,
        key: request.headers.get('apikey'),
        link: request.headers.get('x-booking-link'),
        body: await request.json(),
      })
      const answer = rest.shift()
      if (answer instanceof Response) return answer
      throw answer ?? new TypeError('fetch failed')
    },
  })
  return { bookings, calls }
}

describe("a customer's own booking", () => {
  const page = {
    stage: 'receipt',
    reference: 'DF-1',
    service: 'Deep Cleaning',
    rooms: { bedrooms: 3, bathrooms: 2 },
    visit: null,
    customer: { name: 'Ada', email: 'a•••@example.com', phone: '•••-0100' },
    receipt: {
      lines: [{ label: 'Pet fee', amountCents: 2500 }],
      totalCents: 2500,
      refundedCents: 0,
      lostCents: 0,
      bookedOn: null,
      isPaid: true,
      payment: 'Paid',
      payments: [],
      refunds: [],
      returnedCents: 0,
      keptTaxCents: 0,
    },
    change: null,
    pay: null,
    company: { name: 'Dust Force', phone: '1', email: 'a@b.ca', taxNumber: '', taxName: 'HST' },
  }

  test('is asked for with its token in a header', async () => {
    const { bookings, calls } = bookingsWith(Response.json(page))
    expect(await bookings.ownBooking('T')).toEqual(page)
    expect(calls).toEqual([
      { path: '/functions/v1/own-booking', key: 'sb_publishable_x', link: 'T', body: { act: 'show' } },
    ])
  })

  test.each([
    [Response.json({ error: 'x' }, { status: 404 }), 'missing'],
    [Response.json({ error: 'x' }, { status: 429 }), 'rate-limited'],
    [Response.json({ error: 'x' }, { status: 503 }), 'unavailable'],
    [Response.json({ stage: 'upcoming' }), 'unavailable'],
    [Response.json([]), 'unavailable'],
    [new TypeError('fetch failed'), 'unavailable'],
  ])('%j is %s', async (answer, reason) => {
    expect(await bookingsWith(answer).bookings.ownBooking('T')).toBe(reason)
  })

  test('what is done is answered with whether it was, and why not', async () => {
    const refusal = Response.json({ error: 'Please write a message.' }, { status: 400 })
    const limited = Response.json({ error: 'Slow' }, { status: 429 })
    const { bookings, calls } = bookingsWith(Response.json({ ok: true }), refusal, limited)
    expect(await bookings.writeToOffice('T', 'id', 'Hello')).toEqual({ ok: true })
    expect(calls[0]).toMatchObject({ link: 'T', body: { act: 'message', actId: 'id', message: 'Hello' } })
    expect(await bookings.writeToOffice('T', 'id', '<>')).toEqual({
      ok: false,
      reason: 'refused',
      message: 'Please write a message.',
    })
    expect(await bookings.sendBookingLinks('a@b.ca')).toMatchObject({ ok: false, reason: 'rate-limited' })
    expect(await bookings.sendBookingLinks('a@b.ca')).toEqual({ ok: false, reason: 'unavailable' })
    expect(calls[2]?.link).toBeNull()
  })

  test('the booking after a payment with its token, or none', async () => {
    const { bookings } = bookingsWith(
      Response.json({ token: 'T', page }),
      Response.json({ token: 'T', page: {} }),
      Response.json({ token: null, page: null }),
    )
    expect(await bookings.afterPayment('cs_1')).toEqual({ token: 'T', page })
    expect(await bookings.afterPayment('cs_1')).toEqual({ token: 'T', page: null })
    expect(await bookings.afterPayment('cs_1')).toBeNull()
    expect(await bookings.afterPayment('cs_1')).toBeNull()
    expect(bookings.calendarUrl('T')).toBe('https://project.example/functions/v1/calendar/T.ics')
  })
})
