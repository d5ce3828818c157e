import { gtaPriceBook } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote'
import { businessDate } from '@dustforce/core/schedule'
import { emptyApplicationForm } from '@dustforce/office/application'
import {
  type BookingRequest,
  type CheckoutSubmission,
  checkoutPayload,
  noDetails,
} from '@dustforce/office/booking'
import { describe, expect, test } from 'vitest'
import { createSiteBackend } from '../index.ts'

interface Call {
  readonly path: string
  readonly key: string | null
  readonly body: unknown
}

/** A backend whose server gives the answers in their order, and what it was asked. */
function backendWith(...answers: ReadonlyArray<Response | Error>) {
  const calls: Call[] = []
  const rest = [...answers]
  const backend = createSiteBackend({
    url: 'https://project.example',
    publishableKey: 'sb_publishable_x',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const text = await request.text()
      calls.push({
        path: new URL(request.url).pathname,
        key: request.headers.get('apikey'),
        body: text === '' ? null : JSON.parse(text),
      })
      const answer = rest.shift()
      if (answer instanceof Response) return answer
      throw answer ?? new TypeError('fetch failed')
    },
  })
  return { backend, calls }
}

const contact = { name: 'Ana', email: ' Ana@Example.com', phone: '', subject: '', message: '<b>Hello' }
const limited = { code: 'PT429', message: 'Rate limit exceeded. Please wait before submitting again.' }

describe('questions', () => {
  test('availability is one request', async () => {
    const rules = { closures: [{ from: '2026-12-25', to: '2026-12-26', reason: 'Christmas' }] }
    const { backend, calls } = backendWith(Response.json({ limit: 10, days: { '2026-11-23': 3 }, rules }))
    expect(await backend.availability(businessDate('2026-11-21'), 60, 'America/Toronto')).toEqual({
      limit: 10,
      taken: { '2026-11-23': 3 },
      rules,
      busy: [],
    })
    expect(calls).toEqual([
      {
        path: '/rest/v1/rpc/availability',
        key: 'sb_publishable_x',
        body: { from_date: '2026-11-21', days: 60 },
      },
    ])
  })

  test('a promo code is read in core’s words, numbers as hosted or as text', async () => {
    const record = {
      code: 'SUMMER',
      is_active: true,
      discount_type: 'fixed',
      discount_value: '12.50',
      valid_until: '2026-12-31 23:59:59+00',
      max_uses: 5,
      current_uses: 1,
      min_order_amount: 100.5,
      first_time_only: false,
    }
    const { backend } = backendWith(Response.json(record), Response.json(null))
    expect(await backend.promoCode('summer')).toEqual({
      code: 'SUMMER',
      isActive: true,
      discountType: 'fixed',
      discountValue: 12.5,
      validUntil: Date.UTC(2026, 11, 31, 23, 59, 59),
      maxUses: 5,
      currentUses: 1,
      minOrderCents: 10_050,
      firstTimeOnly: false,
    })
    expect(await backend.promoCode('nothing')).toBeNull()
  })

  test('payment: the state of a session, and no other word', async () => {
    const { backend, calls } = backendWith(Response.json('pending'), Response.json('stolen'))
    expect(await backend.paymentState('cs_test_1')).toBe('pending')
    expect(calls[0]).toMatchObject({ path: '/rest/v1/rpc/payment_state', body: { session_id: 'cs_test_1' } })
    await expect(backend.paymentState('cs_test_1')).rejects.toMatchObject({ reason: 'unavailable' })
  })

  test('reject when there is no answer, an odd one, or a limit', async () => {
    const { backend } = backendWith(
      new TypeError('fetch failed'),
      Response.json('yes'),
      Response.json(limited, { status: 429 }),
    )
    await expect(backend.isFirstTime('a@b.ca')).rejects.toMatchObject({ reason: 'unavailable' })
    await expect(backend.isFirstTime('a@b.ca')).rejects.toMatchObject({ reason: 'unavailable' })
    await expect(backend.isFirstTime('a@b.ca')).rejects.toMatchObject({ reason: 'rate-limited' })
  })
})

describe('checkout', () => {
  const request: BookingRequest = {
    service: 'deep-clean',
    date: businessDate('2026-11-23'),
    minute: 540,
    name: 'Ana Diaz',
    email: 'ana@example.com',
    phone: '(416) 555-0123',
    address: '12 Queen St W, Toronto, ON M5H 2N2',
    bedrooms: 3,
    bathrooms: 2,
    ...noDetails,
    homeType: 'condo',
    addOns: [],
    hasPets: null,
    promoCode: null,
  }
  const shown = quote(gtaPriceBook, { service: 'deep-clean', bedrooms: 3, bathrooms: 2 })
  const submission: CheckoutSubmission = {
    ...checkoutPayload(request, shown, gtaPriceBook),
    attempt_id: '00000000-0000-4000-8000-000000000001',
  }

  test('sends the payload and answers the payment page', async () => {
    const url = 'https://pay.example'
    const { backend, calls } = backendWith(
      Response.json({ url, booking_id: 'b1', hold_expires_at: Date.UTC(2027, 0, 1) }),
    )
    expect(await backend.checkout(submission)).toEqual({ ok: true, url, holdExpiresAt: Date.UTC(2027, 0, 1) })
    expect(calls).toEqual([
      {
        path: '/functions/v1/create-checkout',
        key: 'sb_publishable_x',
        body: { bookingData: JSON.parse(JSON.stringify(submission)) },
      },
    ])
  })

  test('tells a new price from other refusals', async () => {
    const { backend } = backendWith(
      Response.json({ error: 'Price Changed: …', code: 'price_changed', quote: shown }, { status: 409 }),
      Response.json({ error: 'Bookings are full for this day: …', code: 'day_full' }, { status: 409 }),
      Response.json({ error: 'Price Changed: …', code: 'price_changed', quote: {} }, { status: 409 }),
      Response.json({ error: 'Rate limit', code: 'rate_limited' }, { status: 429 }),
      new Response('<html>', { status: 502 }),
      Response.json({}),
      new TypeError('fetch failed'),
    )
    const answers = []
    for (let nr = 0; nr < 7; nr += 1) answers.push(await backend.checkout(submission))
    expect(answers).toEqual([
      { ok: false, reason: 'price-changed', quote: shown },
      { ok: false, reason: 'refused', message: 'Bookings are full for this day: …', code: 'day_full' },
      { ok: false, reason: 'refused', message: 'Price Changed: …', code: 'price_changed' },
      { ok: false, reason: 'rate-limited' },
      {
        ok: false,
        reason: 'refused',
        message: expect.stringContaining('Please try again'),
        reference: expect.stringMatching(/^[0-9a-f]{8}$/),
      },
      { ok: false, reason: 'refused', message: 'No checkout URL received' },
      { ok: false, reason: 'unreachable' },
    ])
  })
})

describe('messages', () => {
  test('are stored clean, then their e-mails are asked for', async () => {
    const { backend, calls } = backendWith(Response.json({ id: 'i1' }), Response.json({ success: true }))
    expect(await backend.sendContact(contact, 'attempt', 'fr-CA')).toEqual({ ok: true })
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      [
        '/rest/v1/rpc/submit_contact',
        {
          payload: {
            name: 'Ana',
            email: 'ana@example.com',
            phone: null,
            subject: null,
            message: 'bHello',
            inquiry_status: 'new',
            attempt_id: 'attempt',
            language: 'fr-CA',
          },
        },
      ],
      ['/functions/v1/send-email', { type: 'contact', data: { id: 'i1' } }],
    ])
  })

  test('count as sent when only the e-mail fails', async () => {
    const failures = [
      new TypeError('fetch failed'),
      Response.json({ success: false, error: 'down' }, { status: 503 }),
    ]
    for (const failure of failures) {
      const { backend } = backendWith(Response.json({ id: 'i1' }), failure)
      expect(await backend.sendApplication(emptyApplicationForm, null, 'attempt')).toEqual({
        ok: true,
        note: 'Saved, but the confirmation e-mail could not be sent yet.',
      })
    }
  })

  test.each([
    ['rate-limit', Response.json(limited, { status: 429 })],
    [
      'constraint',
      Response.json({ code: 'PT400', message: 'Please enter your full name.' }, { status: 400 }),
    ],
    ['constraint', Response.json({ code: '23514', message: 'violates check constraint' }, { status: 400 })],
    ['other', Response.json({ code: 'XX000', message: 'broken' }, { status: 500 })],
    ['other', new TypeError('fetch failed')],
  ] as const)('that are not stored say why: %s', async (failure, answer) => {
    const { backend, calls } = backendWith(answer)
    expect(await backend.sendContact(contact, 'attempt', 'fr-CA')).toEqual({ ok: false, failure })
    expect(calls).toHaveLength(1)
  })
})
