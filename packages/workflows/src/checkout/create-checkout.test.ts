import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { BookingRequest } from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'
import { describe, expect, test, vi } from 'vitest'
import { PaymentGatewayError } from '../payments/payment-gateway.ts'
import { samplePromo } from '../testing/index.ts'
import { beginning, makeSystem, post, submit } from '../testing/test-system.ts'
import { Availability, AvailabilityError } from './availability.ts'
import { BookingStore, BookingStoreError } from './booking-store.ts'
import { PromoStore, PromoStoreError } from './promo-store.ts'

const minuteMs = 60_000
const tenPercent = { type: 'percentage', value: 10 } as const

/** A system and its booking store, whose methods a test replaces. */
async function withStore() {
  const system = await makeSystem()
  const store = await system.run(BookingStore.use(Effect.succeed))
  return { ...system, store }
}

describe('a repeated attempt', () => {
  // CA$305 for both services, so that only the field named differs.
  const first: Partial<BookingRequest> = { addOns: [], hasPets: false }
  const changes: [string, Partial<BookingRequest>][] = [
    ['email', { email: 'grace@example.com' }],
    ['service', { service: 'move-clean', bedrooms: 2, bathrooms: 1 }],
    ['date', { date: businessDate('2027-01-26') }],
    ['time', { minute: 600 }],
    ['address', { address: '2 King St W, Toronto, ON M5H 1A1' }],
    ['name', { name: 'Ada King' }],
    ['phone number', { phone: '(416) 555-0199' }],
    ['home type', { homeType: 'house' }],
    ['entry', { entryInstructions: 'The key is under the mat' }],
    ['note', { notes: 'Please be quiet' }],
    ['equipment', { useCustomerEquipment: true }],
    ['total', { addOns: ['laundry'] }],
  ]

  test.each(changes)('with another %s gets no page', async (_, change) => {
    const { checkout, world } = await makeSystem()
    expect((await checkout(submit(1, first))).status).toBe(200)
    expect(await checkout(submit(1, { ...first, ...change }))).toEqual({
      status: 409,
      body: {
        code: 'attempt_changed',
        error:
          'Error Processing Booking: There was an issue processing your booking. Please try again or contact support.',
      },
    })
    expect(world.bookings.rows).toHaveLength(1)
    expect(world.payments.sessions.size).toBe(1)
  })

  test.each(changes)('with another %s gets no page when its twin reserves first', async (_, change) => {
    const { checkout, store, world } = await withStore()
    await checkout(submit(1, first))
    vi.spyOn(store, 'findAttempt').mockReturnValueOnce(Effect.succeed(null))
    expect(await checkout(submit(1, { ...first, ...change }))).toMatchObject({
      status: 409,
      body: { code: 'attempt_changed' },
    })
    expect(world.payments.sessions.size).toBe(1)
  })

  test('gets the page that its twin attached after both had looked', async () => {
    const { checkout, store } = await withStore()
    const { body } = await checkout(submit(1))
    vi.spyOn(store, 'findAttempt').mockReturnValueOnce(Effect.succeed(null))
    expect(await checkout(submit(1))).toEqual({ status: 200, body })
  })

  test('gets no page when its booking disappears between two looks', async () => {
    const { checkout, store } = await withStore()
    await checkout(submit(1))
    vi.spyOn(store, 'findAttempt').mockReturnValue(Effect.succeed(null))
    expect(await checkout(submit(1))).toMatchObject({ status: 409, body: { code: 'attempt_changed' } })
  })

  test('gets the same page until the hold ends, then a new one', async () => {
    const { checkout, setTime, world } = await makeSystem()
    const { body } = await checkout(submit(1))
    await setTime(beginning + 35 * minuteMs - 1)
    expect((await checkout(submit(1))).body).toEqual(body)
    await setTime(beginning + 35 * minuteMs)
    expect((await checkout(submit(1))).body).not.toEqual(body)
    expect(world.bookings.rows).toHaveLength(2)
  })

  test('finds a page that was not attached by opening the same session again', async () => {
    const { checkout, store, world } = await withStore()
    const lost = new BookingStoreError({ reason: 'unavailable', message: 'Down' })
    vi.spyOn(store, 'attachCheckout').mockReturnValueOnce(Effect.fail(lost))
    expect((await checkout(submit(1))).status).toBe(503)
    expect(world.bookings.rows).toMatchObject([{ status: 'pending', checkoutUrl: null }])
    const { status, body } = await checkout(submit(1))
    expect(status).toBe(200)
    expect([...world.payments.sessions.values()].map((session) => session.url)).toEqual([body.url])
    expect(world.bookings.rows).toMatchObject([{ checkoutUrl: body.url }])
  })

  test('gets no page once its booking is paid without one', async () => {
    const { checkout, world } = await makeSystem()
    await checkout(submit(1))
    Object.assign(world.bookings.rows[0] ?? {}, { checkoutUrl: null, holdExpiresAt: null })
    expect(await checkout(submit(1))).toMatchObject({ status: 409, body: { code: 'attempt_changed' } })
    expect(world.payments.sessions.size).toBe(1)
  })

  test('whose page is not attached yet is refused like any other', async () => {
    const { checkout, world, setTime } = await makeSystem()
    await checkout(submit(1))
    Object.assign(world.bookings.rows[0] ?? {}, { checkoutUrl: null, holdExpiresAt: null })
    await setTime(Date.UTC(2027, 0, 25, 14))
    expect(await checkout(submit(1))).toMatchObject({ status: 409, body: { code: 'slot_passed' } })
  })

  test('gets the page of a twin that took the last use of the code', async () => {
    const { checkout, store, world } = await withStore()
    world.bookings.addPromo({ ...samplePromo, maxUses: 1, currentUses: 0 })
    const body = submit(1, { promoCode: 'WELCOME10' }, tenPercent)
    const first = await checkout(body)
    world.bookings.addPromo({ ...samplePromo, maxUses: 1, currentUses: 1 })
    vi.spyOn(store, 'findAttempt').mockReturnValueOnce(Effect.succeed(null))
    expect(await checkout(body)).toEqual(first)
  })

  test('gets the page of a twin when the provider fails its own request', async () => {
    const { checkout, store, world, run } = await withStore()
    const { body } = await checkout(submit(1))
    const row = world.bookings.rows[0]
    const attempt = await run(store.findAttempt(row?.reservation.attemptId ?? ''))
    if (attempt === null) throw new Error('Nothing is reserved')
    const waiting = { ...attempt, checkoutUrl: null }
    vi.spyOn(store, 'findAttempt')
      .mockReturnValueOnce(Effect.succeed(null))
      .mockReturnValueOnce(Effect.succeed(waiting))
    world.payments.failNext('unavailable')
    expect(await checkout(submit(1))).toEqual({ status: 200, body })
    expect(row?.status).toBe('pending')
  })
})

describe('a payment provider that fails a repeated request', () => {
  async function reserved() {
    const system = await withStore()
    const lost = new BookingStoreError({ reason: 'unavailable', message: 'Down' })
    vi.spyOn(system.store, 'attachCheckout').mockReturnValueOnce(Effect.fail(lost))
    await system.checkout(submit(1))
    return system
  }

  test.each([
    ['unavailable', 'pending'],
    ['hang', 'pending'],
    ['refused', 'canceled'],
    ['not-found', 'canceled'],
  ] as const)(
    'by being %s leaves the place %s: the first request may still get its page',
    async (fault, left) => {
      const { checkout, world, adjust } = await reserved()
      world.payments.failNext(fault)
      const answer = checkout(submit(1))
      await expect.poll(() => world.payments.faultsLeft).toBe(0)
      await adjust(19_999)
      await adjust(1)
      expect(await answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect(world.bookings.rows.map((row) => row.status)).toEqual([left])
    },
  )
})

describe('what the office has set', () => {
  const closures = [{ from: '2027-01-25', reason: 'Company retreat' }]

  test('closes a day, also while the form is open', async () => {
    const { checkout, world } = await makeSystem()
    world.bookings.rules = { closures }
    expect(await checkout(submit(1))).toMatchObject({
      status: 409,
      body: {
        code: 'slot_passed',
        reason: 'closure',
        error: 'Invalid Booking Time: This time slot is no longer available. Please select a different time.',
      },
    })
  })

  test('closes a day until the place is taken', async () => {
    const { checkout, store, world } = await withStore()
    const { reserve } = store
    vi.spyOn(store, 'reserve').mockImplementation((reservation) => {
      world.bookings.rules = { closures }
      return reserve(reservation)
    })
    expect(await checkout(submit(1))).toMatchObject({
      status: 409,
      body: { code: 'slot_passed', reason: 'closure' },
    })
    expect(world.bookings.rows).toEqual([])
  })

  test('opens hours that the weekday does not have', async () => {
    const { checkout, world } = await makeSystem()
    const early = { minute: 420 }
    expect(await checkout(submit(1, early))).toMatchObject({ body: { reason: 'outside-hours' } })
    world.bookings.rules = { specialHours: [{ date: '2027-01-25', hours: ['07:00', '09:00'] }] }
    expect((await checkout(submit(1, early))).status).toBe(200)
  })

  test('is not guessed when the database does not answer', async () => {
    const { checkout, run } = await makeSystem()
    const availability = await run(Availability.use(Effect.succeed))
    const lost = new AvailabilityError({ reason: 'unavailable', message: 'Down' })
    vi.spyOn(availability, 'occupancy').mockReturnValueOnce(Effect.fail(lost))
    expect(await checkout(submit(1))).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })
})

describe('a payment provider that hangs', () => {
  test('is waited for twenty seconds', async () => {
    const { checkout, world, adjust } = await makeSystem()
    world.payments.failNext('hang')
    let answered = false
    const answer = checkout(submit(1)).then((given) => {
      answered = true
      return given
    })
    await expect.poll(() => world.payments.faultsLeft).toBe(0)
    await adjust(19_999)
    expect(answered).toBe(false)
    await adjust(1)
    expect((await answer).status).toBe(503)
  })

  test('leaves the hold to end by itself when the place cannot be given back', async () => {
    const { checkout, store, world } = await withStore()
    const down = new BookingStoreError({ reason: 'unavailable', message: 'Down' })
    vi.spyOn(store, 'release').mockReturnValue(Effect.fail(down))
    world.payments.failNext('unavailable')
    expect(await checkout(submit(1))).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(world.bookings.rows).toMatchObject([{ status: 'pending' }])
  })
})

describe('a refusal', () => {
  const rejected = (reason: 'minimum-not-met' | 'limit-reached') =>
    Effect.succeed({ status: 'promo-rejected', reason } as const)

  test('below the code’s minimum names the minimum', async () => {
    const { checkout, world } = await makeSystem()
    world.bookings.addPromo({ ...samplePromo, minOrderCents: cents(500_00) })
    expect(await checkout(submit(1, { promoCode: 'WELCOME10' }, tenPercent))).toEqual({
      status: 409,
      body: {
        code: 'promo_rejected',
        reason: 'minimum-not-met',
        error: 'Minimum Order Not Met: This promo code requires a minimum order of $500.',
      },
    })
  })

  test('by a minimum that the store sees names it too', async () => {
    const { checkout, store, world } = await withStore()
    world.bookings.addPromo({ ...samplePromo, minOrderCents: cents(100_00) })
    vi.spyOn(store, 'reserve').mockReturnValue(rejected('minimum-not-met'))
    const { body } = await checkout(submit(1, { promoCode: 'WELCOME10' }, tenPercent))
    expect(body).toMatchObject({ code: 'promo_rejected', reason: 'minimum-not-met' })
    expect(body.error).toBe('Minimum Order Not Met: This promo code requires a minimum order of $100.')
  })

  test.each([
    ['minimum-not-met', 'Invalid Promo Code: This promo code is not valid or has expired.'],
    ['limit-reached', 'Promo Code Limit Reached: This promo code has reached its usage limit.'],
  ] as const)('by %s of a code without a minimum has its own words', async (reason, words) => {
    const { checkout, store } = await withStore()
    vi.spyOn(store, 'reserve').mockReturnValue(rejected(reason))
    expect(await checkout(submit(1))).toEqual({
      status: 409,
      body: { code: 'promo_rejected', reason, error: words },
    })
  })

  test.each([
    ['booking store', 'rate-limited', 429],
    ['booking store', 'unavailable', 503],
    ['booking store', 'refused', 503],
    ['promo store', 'unavailable', 503],
  ] as const)('by a %s that is %s is answered %i', async (name, reason, status) => {
    const { checkout, run, store, world } = await withStore()
    world.bookings.addPromo(samplePromo)
    if (name === 'booking store') {
      const error = new BookingStoreError({ reason, message: 'No' })
      vi.spyOn(store, 'reserve').mockReturnValue(Effect.fail(error))
    } else {
      const promos = await run(PromoStore.use(Effect.succeed))
      const error = new PromoStoreError({ reason: 'unavailable', message: 'No' })
      vi.spyOn(promos, 'lookup').mockReturnValue(Effect.fail(error))
    }
    const answer = await checkout(submit(1, { promoCode: 'WELCOME10' }, tenPercent))
    expect(answer).toEqual({
      status,
      body:
        status === 429
          ? { code: 'rate_limited', error: 'Rate limit exceeded. Please wait before submitting again.' }
          : {
              code: 'unavailable',
              error:
                'Error Processing Booking: There was an issue processing your booking. Please try again or contact support.',
            },
    })
  })

  test.each([
    ['rate-limited', '60'],
    ['unavailable', '60'],
    ['day-full', null],
  ] as const)('by a store that is %s asks to wait %j seconds', async (fault, seconds) => {
    const { handlers, store } = await withStore()
    vi.spyOn(store, 'reserve').mockReturnValue(
      fault === 'day-full'
        ? Effect.succeed({ status: fault })
        : Effect.fail(new BookingStoreError({ reason: fault, message: 'No' })),
    )
    const answer = await handlers['create-checkout'](post(submit(1)))
    expect(answer.headers.get('retry-after')).toBe(seconds)
  })

  test('of a request that dies is answered 503 without its message', async () => {
    const { handlers, store } = await withStore()
    vi.spyOn(store, 'reserve').mockReturnValue(Effect.die(new Error('password=hunter2')))
    const answer = await handlers['create-checkout'](post(submit(1)))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await answer.text()).not.toContain('hunter2')
  })
})

test('an error of the payment provider is never shown to the customer', async () => {
  const { checkout, world } = await makeSystem()
  const error = new PaymentGatewayError({ reason: 'refused', message: 'sk_live_x is wrong' })
  Object.assign(world.payments.service, { openSession: () => Effect.fail(error) })
  const { status, body } = await checkout(submit(1))
  expect(status).toBe(503)
  expect(JSON.stringify(body)).not.toContain('sk_live')
})
