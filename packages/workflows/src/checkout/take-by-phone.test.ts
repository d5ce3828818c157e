import { cents } from '@dustforce/core/money'
import { type BookingRequest, waysToPay } from '@dustforce/office/booking'
import { agreedDiscount } from '@dustforce/office/hub'
import * as Effect from 'effect/Effect'
import { describe, expect, test, vi } from 'vitest'
import { samplePromo } from '../testing/index.ts'
import { beginning, makeSystem, submit } from '../testing/test-system.ts'
import { BookingStore } from './booking-store.ts'

const minuteMs = 60_000
const byPhone = (attempt: number) => ({ ...submit(attempt), byPhone: true })

async function withOffice() {
  const system = await makeSystem()
  system.world.admins.set('token', 'office@example.com')
  return { ...system, take: (body: unknown, token?: string) => system.checkout(body, undefined, token) }
}

describe('a booking by phone', () => {
  test('is held as on the site, and its customer gets the page to pay on', async () => {
    const { take, world, settled } = await withOffice()
    const answer = await take(byPhone(1), 'token')
    const [booking] = world.bookings.rows
    expect(answer).toEqual({
      status: 200,
      body: {
        url: booking?.checkoutUrl,
        booking_id: booking?.id,
        hold_expires_at: beginning + 35 * minuteMs,
      },
    })
    await settled()
    expect(world.outbox.rows).toMatchObject([
      {
        kind: 'payment-link',
        ref: booking?.id,
        recipient: 'ada@example.com',
        payload: {
          customer_name: 'Ada Lovelace',
          service_type: 'deep-clean',
          total_price: 373,
          url: booking?.checkoutUrl,
          hold_expires_at: beginning + 35 * minuteMs,
        },
      },
    ])
    expect(world.mail.sent).toHaveLength(1)
  })

  test('sent again is the same booking', async () => {
    const { take, world } = await withOffice()
    const first = await take(byPhone(1), 'token')
    expect(await take(byPhone(1), 'token')).toEqual(first)
    expect(world.bookings.rows).toHaveLength(1)
  })

  test('is for administrators', async () => {
    const { take, world } = await withOffice()
    for (const token of [undefined, 'stranger']) {
      expect(await take(byPhone(1), token)).toMatchObject({ status: 401 })
    }
    expect(world.bookings.rows).toEqual([])
  })

  test('keeps the rules of the site', async () => {
    const { take, world } = await withOffice()
    world.bookings.rules = { closures: [{ from: '2027-01-25', reason: 'Company retreat' }] }
    expect(await take(byPhone(1), 'token')).toMatchObject({ status: 409, body: { code: 'slot_passed' } })
    expect(world.outbox.rows).toEqual([])
  })
})

describe('a promo code by phone', () => {
  const tenPercent = { type: 'percentage', value: 10 } as const
  const withCode = (attempt: number) => ({
    ...submit(attempt, { promoCode: 'WELCOME10' }, tenPercent),
    byPhone: true,
  })

  test.each(waysToPay)(
    'is claimed with the place, and refused when it is used up, paid by: %s',
    async (payBy) => {
      const { take, world, settled } = await withOffice()
      world.bookings.addPromo({ ...samplePromo, maxUses: 1, firstTimeOnly: false })
      expect(await take({ ...withCode(1), payBy }, 'token')).toMatchObject({ status: 200 })
      await settled()
      expect(world.bookings.rows[0]?.booking).toMatchObject({
        request: { promoCode: 'WELCOME10' },
        quote: { discountCents: 3300, totalCents: 33_600 },
      })
      expect(world.outbox.rows).toMatchObject([{ payload: { total_price: 336 } }])
      expect(await take({ ...withCode(2), payBy }, 'token')).toMatchObject({
        status: 409,
        body: { code: 'promo_rejected', reason: 'limit-reached' },
      })
    },
  )
})

describe('a cleaner by phone', () => {
  const contractorId = '00000000-0000-4000-8000-00000000c1ea'
  const cleaner = { contractorId, overlapReason: null }

  test.each([
    { payBy: 'day', payment: 'due', status: 'assigned' },
    { payBy: 'link', payment: 'pending', status: 'pending' },
  ])(
    'has the job from the start with the suggested pay, paid by: $payBy',
    async ({ payBy, payment, status }) => {
      const { take, world } = await withOffice()
      const body = { ...byPhone(1), payBy, cleaner }
      const first = await take(body, 'token')
      expect(first.status).toBe(200)
      expect(world.bookings.rows).toMatchObject([
        {
          payment,
          status,
          changed: { contractor_id: contractorId, overlap_reason: null, contractor_pay: 165 },
        },
      ])
      expect(await take(body, 'token')).toEqual(first)
      const another = { contractorId, overlapReason: 'agreed' }
      expect(await take({ ...body, cleaner: another }, 'token')).toMatchObject({
        body: { code: 'attempt_changed' },
      })
    },
  )

  test('who cannot have it leaves nothing booked, and the office is told why', async () => {
    const { take, run, world } = await withOffice()
    const store = await run(BookingStore.use(Effect.succeed))
    const message = 'Ana Diaz is off duty.'
    vi.spyOn(store, 'reserve').mockReturnValue(Effect.succeed({ status: 'cleaner-refused', message }))
    expect(await take({ ...byPhone(1), cleaner }, 'token')).toEqual({
      status: 409,
      body: { code: 'cleaner_refused', error: 'Nothing was booked: Ana Diaz is off duty.' },
    })
    expect(world.outbox.rows).toEqual([])
  })

  test('is not taken from customers, nor from a request that names none', async () => {
    const { take, world } = await withOffice()
    const { byPhone: _office, ...alone } = { ...byPhone(1), cleaner }
    expect((await take(alone)).status).toBe(200)
    expect(world.bookings.rows[0]?.changed).toEqual({})
    expect(
      await take({ ...byPhone(2), cleaner: { contractorId: 'Ana', overlapReason: 'because' } }, 'token'),
    ).toMatchObject({ status: 400, body: { code: 'invalid_booking' } })
  })
})

describe('a price that was agreed on by phone', () => {
  const reason = 'Promised last week'
  const submitted = (attempt: number, priceCents: number, changes: Partial<BookingRequest> = {}) => ({
    ...submit(attempt, changes, agreedDiscount(cents(33_000), cents(priceCents))),
    ...{ byPhone: true, agreed: { priceCents, reason } },
  })

  test.each([
    { priceCents: 30_000, totalCents: 33_900, off: 3000 },
    { priceCents: 40_050, totalCents: 45_250, off: -7050 },
  ])('of $priceCents is charged with the tax on it, and kept', async ({ priceCents, totalCents, off }) => {
    const { take, world, settled } = await withOffice()
    const body = { ...submitted(1, priceCents), payBy: 'day' }
    expect((await take(body, 'token')).status).toBe(200)
    await settled()
    expect(world.bookings.rows).toMatchObject([
      {
        booking: {
          quote: { subtotalCents: 33_000, discountCents: off, totalCents },
          agreed: { priceCents, reason },
        },
      },
    ])
    expect(world.outbox.rows).toMatchObject([
      { payload: { is_price_agreed: true, discount_amount: off / 100 } },
    ])
    expect(JSON.stringify(world.outbox.rows)).not.toContain(reason)
    expect(await take({ ...body, agreed: { priceCents, reason: 'Another' } }, 'token')).toMatchObject({
      body: { code: 'attempt_changed' },
    })
  })

  test('is a line of the page to pay on', async () => {
    const { take, world } = await withOffice()
    expect((await take(submitted(1, 30_000), 'token')).status).toBe(200)
    expect([...world.payments.sessions.values()]).toMatchObject([
      {
        request: { lines: expect.arrayContaining([{ label: 'Price agreed by phone', amountCents: -3000 }]) },
      },
    ])
  })

  test.each([
    ['without a reason', { agreed: { priceCents: 30_000, reason: '  ' } }],
    ['below nothing', { agreed: { priceCents: -1, reason } }],
    ['above the cap', { agreed: { priceCents: 1_000_001, reason } }],
    ['of half a cent', { agreed: { priceCents: 0.5, reason } }],
    ['too little for a card', submitted(2, 20)],
    ['with a promo code', submitted(2, 30_000, { promoCode: 'WELCOME10' })],
  ])('%s is refused', async (_, change) => {
    const { take, world } = await withOffice()
    world.bookings.addPromo({ ...samplePromo, firstTimeOnly: false })
    expect(await take({ ...submitted(1, 30_000), ...change }, 'token')).toMatchObject({
      status: 400,
      body: { code: 'invalid_booking' },
    })
    expect(world.bookings.rows).toEqual([])
  })

  test('is not for customers', async () => {
    const { take } = await withOffice()
    const { byPhone: _office, ...alone } = submitted(1, 30_000)
    expect(await take(alone)).toMatchObject({ status: 409, body: { code: 'price_changed' } })
  })
})

describe('a booking by phone that is paid on the day', () => {
  const onTheDay = (attempt: number) => ({ ...byPhone(attempt), payBy: 'day' })

  test('is confirmed at once, and its customer is told that the payment is due', async () => {
    const { take, world, settled } = await withOffice()
    const answer = await take(onTheDay(1), 'token')
    const [booking] = world.bookings.rows
    expect(answer).toEqual({
      status: 200,
      body: { url: null, booking_id: booking?.id, hold_expires_at: null },
    })
    expect(booking).toMatchObject({ payment: 'due', status: 'confirmed', sessionId: null })
    await settled()
    expect(world.outbox.rows).toMatchObject([
      { kind: 'booking-confirmation', ref: booking?.id, payload: { payment_status: 'due' } },
    ])
    expect(world.mail.sent).toHaveLength(1)
  })

  test('sent again is the same booking, and with other contents none', async () => {
    const { take, world } = await withOffice()
    const first = await take(onTheDay(1), 'token')
    expect(await take(onTheDay(1), 'token')).toEqual(first)
    const changed = { status: 409, body: { code: 'attempt_changed' } }
    expect(await take(byPhone(1), 'token')).toMatchObject(changed)
    await take(byPhone(2), 'token')
    expect(await take(onTheDay(2), 'token')).toMatchObject(changed)
    expect(world.bookings.rows).toHaveLength(2)
  })

  test('is for administrators, and keeps the rules of the site', async () => {
    const { take, world } = await withOffice()
    const { byPhone: _office, ...alone } = onTheDay(1)
    expect(await take(alone)).toMatchObject({ status: 200, body: { url: expect.stringContaining('http') } })
    world.bookings.rules = { closures: [{ from: '2027-01-25', reason: 'Company retreat' }] }
    expect(await take(onTheDay(2), 'token')).toMatchObject({ status: 409, body: { code: 'slot_passed' } })
  })
})
