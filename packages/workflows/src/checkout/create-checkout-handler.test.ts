import { gtaPriceBook } from '@dustforce/core/catalogue'
import { centsFromDollars } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote'
import { businessDate } from '@dustforce/core/schedule'
import { describe, expect, test } from 'vitest'
import { samplePromo } from '../testing/index.ts'
import { beginning, makeSystem, post, siteUrl, submit } from '../testing/test-system.ts'

const tenPercent = { type: 'percentage', value: 10 } as const
const minuteMs = 60_000
const address = '203.0.113.9'

describe('create-checkout', () => {
  test('opens a page for the shown total and stores the booking unpaid', async () => {
    const { checkout, world } = await makeSystem()
    world.bookings.addPromo(samplePromo)
    const { status, body } = await checkout(submit(1, { promoCode: 'WELCOME10' }, tenPercent))
    expect({ status, body }).toMatchObject({ status: 200, body: { booking_id: 'booking-1' } })
    const [session, ...others] = world.payments.sessions.values()
    expect(others).toEqual([])
    expect(session).toMatchObject({
      url: body.url,
      amountTotalCents: 33600,
      currency: 'cad',
      bookingId: 'booking-1',
    })
    expect(session?.request).toMatchObject({
      customerEmail: 'ada@example.com',
      expiresAt: beginning + 32 * minuteMs,
      successUrl: `${siteUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${siteUrl}/payment-cancelled`,
    })
    expect(session?.request.lines.map((line) => line.amountCents)).toEqual([
      27000, 2000, 1500, 2500, -3300, 3900,
    ])
    expect(world.bookings.rows).toMatchObject([
      {
        payment: 'pending',
        status: 'pending',
        sessionId: session?.sessionId,
        holdExpiresAt: beginning + 35 * minuteMs,
        booking: {
          request: { promoCode: 'WELCOME10', minute: 540, entryInstructions: null, notes: null },
          quote: { totalCents: 33600 },
        },
      },
    ])
    expect(world.outbox.rows).toEqual([])
  })

  test('who books in French keeps that language, and comes back from the payment to the French pages', async () => {
    const { checkout, world } = await makeSystem()
    expect((await checkout(submit(1, { language: 'fr-CA' }))).status).toBe(200)
    const [session] = world.payments.sessions.values()
    expect(session?.request).toMatchObject({
      successUrl: `${siteUrl}/fr/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${siteUrl}/fr/payment-cancelled`,
    })
    expect(world.bookings.rows).toMatchObject([{ booking: { request: { language: 'fr-CA' } } }])
  })

  test('the same attempt gets the same page, one after the other and fifty at once', async () => {
    const { checkout, world } = await makeSystem()
    world.bookings.addPromo({ ...samplePromo, maxUses: 1 })
    const body = submit(1, { promoCode: 'WELCOME10' }, tenPercent)
    const answers = await Promise.all(Array.from({ length: 50 }, () => checkout(body)))
    answers.push(await checkout(body))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body.url)).size).toBe(1)
    expect(world.bookings.rows).toHaveLength(1)
    expect(world.payments.sessions.size).toBe(1)
  })

  test('takes the payload of a client that has no attempts, and its numbers as text', async () => {
    const { checkout, world } = await makeSystem()
    const { attempt_id: _attempt, ...payload } = submit(1).bookingData
    const sent = { ...payload, bedrooms: '3', bathrooms: '2', total_price: `${payload.total_price}.00` }
    const answers = [await checkout({ bookingData: sent }), await checkout({ bookingData: sent })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(world.bookings.rows).toHaveLength(2)
  })

  test('an attempt cannot be used for another booking', async () => {
    const { checkout, world } = await makeSystem()
    await checkout(submit(1))
    const changed = await checkout(submit(1, { date: businessDate('2027-01-26') }))
    expect(changed).toMatchObject({ status: 409, body: { code: 'attempt_changed' } })
    expect(world.bookings.rows).toHaveLength(1)
  })

  test('an attempt in the last minutes of its hold is held for as long again', async () => {
    const { checkout, setTime, world } = await makeSystem()
    const first = await checkout(submit(1), address)
    await setTime(beginning + 26 * minuteMs)
    expect((await checkout(submit(1), address)).body.url).toBe(first.body.url)
    await setTime(beginning + 28 * minuteMs)
    const renewed = await checkout(submit(1), address)
    expect(renewed.status).toBe(200)
    expect(renewed.body.url).not.toBe(first.body.url)
    expect(world.bookings.rows.map((row) => row.status)).toEqual(['canceled', 'pending'])
    await setTime(beginning + 54 * minuteMs)
    expect((await checkout(submit(1), address)).body.url).toBe(renewed.body.url)
  })

  test('an attempt keeps the last place of its day to the end of its hold: others may wait for it', async () => {
    const { checkout, setTime, world } = await makeSystem()
    world.bookings.dailyLimit = 1
    const first = await checkout(submit(1), address)
    await setTime(beginning + 28 * minuteMs)
    expect((await checkout(submit(1), address)).body.url).toBe(first.body.url)
    expect(world.bookings.rows.map((row) => row.status)).toEqual(['pending'])
  })

  test('an attempt that was paid in the last minutes of its hold is not opened again', async () => {
    const { checkout, setTime, world } = await makeSystem()
    const first = await checkout(submit(1), address)
    await setTime(beginning + 28 * minuteMs)
    const [session] = world.payments.sessions.keys()
    world.payments.pay(session ?? '')
    const again = await checkout(submit(1), address)
    expect(again.body.url).toBe(first.body.url)
    expect(world.bookings.rows).toMatchObject([{ payment: 'paid', status: 'confirmed' }])
  })

  test('an attempt whose time ran out starts again', async () => {
    const { checkout, setTime, world } = await makeSystem()
    const first = await checkout(submit(1))
    await setTime(beginning + 35 * minuteMs)
    const second = await checkout(submit(1))
    expect(second.status).toBe(200)
    expect(second.body.url).not.toBe(first.body.url)
    expect(world.bookings.rows.map((row) => row.status)).toEqual(['canceled', 'pending'])
  })

  test.each([
    'total_price',
    'base_service_price',
    'pet_fee',
    'add_ons_total',
    'subtotal_before_tax',
    'discount_amount',
    'hst_amount',
  ])('a tampered %s is answered with the true price, and nothing is stored', async (field) => {
    const { checkout, world } = await makeSystem()
    const { bookingData } = submit(1)
    const answer = await checkout({
      bookingData: { ...bookingData, [field]: Number(bookingData[field]) + 0.01 },
    })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'price_changed', quote: { totalCents: 37300 } },
    })
    expect(world.bookings.rows).toEqual([])
    expect(world.payments.sessions.size).toBe(0)
  })

  test.each([
    ['pricing_breakdown.base_service', ['pricing_breakdown', 'base_service', 'price']],
    ['an add-on of pricing_breakdown', ['pricing_breakdown', 'add_ons', 0, 'price']],
    ['pricing_breakdown.pet_fee', ['pricing_breakdown', 'pet_fee']],
    ['pricing_breakdown.subtotal', ['pricing_breakdown', 'subtotal']],
    ['pricing_breakdown.hst', ['pricing_breakdown', 'hst']],
    ['pricing_breakdown.total', ['pricing_breakdown', 'total']],
    ['add_ons_details', ['add_ons_details', 1, 'price']],
  ])('a tampered price in %s is answered with the true price', async (_, path) => {
    const { checkout, world } = await makeSystem()
    const answer = await checkout({ bookingData: raised(submit(1).bookingData, path) })
    expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(world.bookings.rows).toEqual([])
  })

  test.each<[what: string, change: Readonly<Record<string, unknown>>, field: string]>([
    ['version of a price book that is no name', { price_book_version: '__proto__' }, 'price_book_version'],
    ['add-on that nobody offers', { add_ons: ['Laundry', 'Car wash'] }, 'add_ons.1'],
    ['add-on by an id that nobody knows', { add_ons_details: [{ id: '__proto__' }] }, 'add_ons_details.0.id'],
  ])('a %s is refused by its field, and nothing is stored', async (_, change, field) => {
    const { checkout, world } = await makeSystem()
    const answer = await checkout({ bookingData: { ...submit(1).bookingData, ...change } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_booking' } })
    expect(JSON.stringify(answer.body)).toContain(`"field":"${field}"`)
    expect(world.bookings.rows).toEqual([])
  })

  test('a breakdown that leaves an add-on out is answered with the true price', async () => {
    const { checkout } = await makeSystem()
    const { bookingData } = submit(1)
    const pricing_breakdown = Object.assign({}, bookingData.pricing_breakdown, { add_ons: [] })
    const answer = await checkout({ bookingData: { ...bookingData, pricing_breakdown } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed' } })
  })

  test('a discount without a code that gives it is a changed price', async () => {
    const { checkout } = await makeSystem()
    expect(await checkout(submit(1, {}, tenPercent))).toMatchObject({
      status: 409,
      body: { code: 'price_changed', quote: quote(gtaPriceBook, { ...asQuoted }) },
    })
  })

  test.each([
    ['unknown', {}, 'Invalid Promo Code: This promo code is not valid or has expired.'],
    ['expired', { validUntil: beginning - 1 }, 'Promo Code Expired: This promo code has expired.'],
    ['limit-reached', { maxUses: 3, currentUses: 3 }, 'Promo Code Limit Reached'],
    [
      'minimum-not-met',
      { minOrderCents: quote(gtaPriceBook, asDeepest()).subtotalCents },
      'Minimum Order Not Met',
    ],
  ] as const)('a code that is %s is refused in words', async (reason, changes, words) => {
    const { checkout, world } = await makeSystem()
    if (reason !== 'unknown') world.bookings.addPromo({ ...samplePromo, ...changes })
    const answer = await checkout(submit(1, { promoCode: 'WELCOME10' }, tenPercent))
    expect(answer).toMatchObject({ status: 409, body: { code: 'promo_rejected', reason } })
    expect(answer.body.error).toContain(words)
    expect(world.bookings.rows).toEqual([])
  })

  test('a code that leaves a few cents is refused in its own words, and nothing is stored', async () => {
    const { checkout, world } = await makeSystem()
    const value = 329.7
    world.bookings.addPromo({ ...samplePromo, code: 'ALMOST', discountType: 'fixed', discountValue: value })
    const answer = await checkout(
      submit(1, { promoCode: 'ALMOST' }, { type: 'fixed', amountCents: centsFromDollars(value) }),
    )
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'promo_rejected',
        reason: 'too-little-left',
        error:
          'Promo Code Not Applicable: This promo code would leave less than $0.50 to pay, which a card cannot be charged.',
      },
    })
    expect(world.bookings.rows).toEqual([])
  })

  test('a first-time code is refused to who has paid before', async () => {
    const { checkout, webhook, world } = await makeSystem()
    world.bookings.addPromo(samplePromo)
    await checkout(submit(1))
    const [session] = world.payments.sessions.keys()
    await webhook(world.payments.pay(session ?? ''))
    const answer = await checkout(
      submit(2, { promoCode: 'WELCOME10', email: 'ADA@example.com ' }, tenPercent),
    )
    expect(answer).toMatchObject({ status: 409, body: { code: 'promo_rejected', reason: 'first-time-only' } })
    expect(answer.body.error).toContain(
      'First-Time Customer Only: This promo code is only valid for first-time',
    )
  })

  test.each([
    ['past', { date: businessDate('2027-01-10') }],
    ['too-soon', { date: businessDate('2027-01-11'), minute: 600 }],
    ['too-far', { date: businessDate('2027-03-12') }],
    ['outside-hours', { minute: 545 }],
  ])('a slot that is %s is refused', async (reason, changes) => {
    const { checkout, world } = await makeSystem()
    expect(await checkout(submit(1, changes))).toEqual({
      status: 409,
      body: {
        code: 'slot_passed',
        reason,
        error: 'Invalid Booking Time: This time slot is no longer available. Please select a different time.',
      },
    })
    expect(world.bookings.rows).toEqual([])
  })

  test('a slot can be booked until half an hour before', async () => {
    const { checkout, setTime } = await makeSystem()
    const start = Date.UTC(2027, 0, 25, 14)
    await setTime(start - 30 * minuteMs)
    expect((await checkout(submit(1))).status).toBe(200)
    await setTime(start - 30 * minuteMs + 1)
    expect(await checkout(submit(2))).toMatchObject({
      status: 409,
      body: { code: 'slot_passed', reason: 'too-soon' },
    })
  })

  test('a full day is refused', async () => {
    const { checkout, world } = await makeSystem()
    world.bookings.dailyLimit = 3
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        checkout(submit(index, { email: `guest${index}@example.com` })),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, body }).toEqual({
        status: 409,
        body: {
          code: 'day_full',
          error: 'Bookings are full for this day: Please select another available date.',
        },
      })
    }
  })

  test.each([
    ['unavailable', 'canceled'],
    ['refused', 'canceled'],
    ['hang', 'canceled'],
  ] as const)('a payment provider that is %s gives the place back', async (fault, left) => {
    const { checkout, world, adjust } = await makeSystem()
    world.bookings.dailyLimit = 1
    world.payments.failNext(fault)
    const answer = checkout(submit(1))
    await expect.poll(() => world.payments.faultsLeft).toBe(0)
    await adjust(20_000)
    expect(await answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(world.bookings.rows.map((row) => row.status)).toEqual([left])
    expect((await checkout(submit(1))).status).toBe(200)
  })

  const visitor = '203.0.113.7'

  test('gives back what the customer holds unpaid when another booking is tried', async () => {
    const { checkout, world } = await makeSystem()
    world.bookings.addPromo({ ...samplePromo, maxUses: 1 })
    world.bookings.dailyLimit = 1
    const first = await checkout(submit(1, { promoCode: 'WELCOME10' }, tenPercent), visitor)
    const second = await checkout(submit(2, { promoCode: 'WELCOME10', minute: 600 }, tenPercent), visitor)
    expect(second).toMatchObject({ status: 200 })
    expect(second.body.url).not.toBe(first.body.url)
    expect(world.bookings.rows.map((row) => row.status)).toEqual(['canceled', 'pending'])
    expect([...world.payments.sessions.values()].map((session) => session.status)).toEqual([
      'expired',
      'open',
    ])
  })

  test('confirms what was paid meanwhile in place of giving it back', async () => {
    const { checkout, world } = await makeSystem()
    await checkout(submit(1), visitor)
    const [session = ''] = world.payments.sessions.keys()
    world.payments.pay(session)
    expect(await checkout(submit(2, { minute: 600 }), visitor)).toMatchObject({ status: 200 })
    expect(world.bookings.rows.map((row) => row.status)).toEqual(['confirmed', 'pending'])
  })

  test.each([
    ['another visitor with the same mailbox', '198.51.100.1', 'ada@example.com'],
    ['the same visitor with another mailbox', visitor, 'grace@example.com'],
  ])('leaves the hold of %s', async (_, address, email) => {
    const { checkout, world } = await makeSystem()
    await checkout(submit(1), visitor)
    await checkout(submit(2, { email }), address)
    expect(world.bookings.rows.map((row) => row.status)).toEqual(['pending', 'pending'])
  })

  test('goes on when an earlier page cannot be closed', async () => {
    const { checkout, world } = await makeSystem()
    await checkout(submit(1), visitor)
    world.payments.failNext('unavailable')
    expect(await checkout(submit(2, { minute: 600 }), visitor)).toMatchObject({ status: 200 })
    expect(world.bookings.rows.map((row) => row.status)).toEqual(['pending', 'pending'])
  })

  test('R85: holds five places at most for one visitor with many mailboxes', async () => {
    const { checkout } = await makeSystem()
    const statuses: number[] = []
    for (let guest = 1; guest <= 7; guest += 1) {
      const { status } = await checkout(submit(guest, { email: `guest${guest}@example.com` }), visitor)
      statuses.push(status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  test.each<[string, (guess: number) => readonly [Record<string, unknown>, string | undefined]]>([
    [
      'visitor',
      (guess) => [submit(guess, { email: `g${guess}@example.com`, promoCode: `X${guess}` }), visitor],
    ],
    ['mailbox', (guess) => [submit(guess, { promoCode: `X${guess}` }), undefined]],
  ])('R41: says nothing more about codes after sixty checkouts of one %s', async (_, guessOf) => {
    const { checkout, world } = await makeSystem()
    world.bookings.addPromo({ ...samplePromo, code: 'X61' })
    for (let guess = 1; guess <= 60; guess += 1) {
      expect((await checkout(...guessOf(guess))).body).toMatchObject({ code: 'promo_rejected' })
    }
    expect(await checkout(...guessOf(61))).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })

  test('refuses what is not a POST', async () => {
    const { handlers } = await makeSystem()
    const ask = (method: string) =>
      handlers['create-checkout'](new Request('https://functions.example/', { method }))
    expect((await ask('GET')).status).toBe(405)
    const preflight = await ask('OPTIONS')
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey')
  })
})

describe('a body that makes no sense', () => {
  const { bookingData } = submit(1)
  const json = JSON.stringify({ bookingData })

  test.each<[string, unknown]>([
    ['nothing', ''],
    ['no JSON', '{"bookingData":'],
    ['NaN', json.replace('"bedrooms":3', '"bedrooms":NaN')],
    ['a key given twice', json.replace('"bedrooms":3', '"bedrooms":3,"bedrooms":1')],
    ['an endless number', json.replace('"total_price":373', '"total_price":1e999')],
    ['a huge number', json.replace('"total_price":373', '"total_price":1e308')],
    ['a huge number of rooms', json.replace('"bedrooms":3', '"bedrooms":1e308')],
    ['half a room', json.replace('"bedrooms":3', '"bedrooms":2.5')],
    ['rooms in words', json.replace('"bedrooms":3', '"bedrooms":"three"')],
    ['a negative total', json.replace('"total_price":373', '"total_price":-373')],
    ['NUL in a text', json.replace('Ada Lovelace', 'Ada\\u0000')],
    ['half a character', json.replace('Ada Lovelace', 'Ada\\ud83e')],
    ['an unknown service', json.replaceAll('deep-clean', '__proto__')],
    ['an add-on of another service', json.replaceAll('"laundry"', '"oven-cleaning"')],
    ['an add-on chosen twice', json.replaceAll('"dishwashing"', '"laundry"')],
    ['an invalid attempt id', { bookingData: { ...bookingData, attempt_id: "' or 1=1 --" } }],
    ['no booking', {}],
    ['a list', []],
    ['null', 'null'],
    ['deep nesting', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ])('with %s is answered 400 and its issues, and nothing is stored', async (_, body) => {
    const { checkout, world } = await makeSystem()
    const answer = await checkout(body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_booking' } })
    expect(answer.body.issues).not.toEqual([])
    expect(answer.body.issues).toEqual(expect.any(Array))
    expect(world.bookings.rows).toEqual([])
  })

  test('too large is answered 413 without reading it to the end', async () => {
    const { checkout } = await makeSystem()
    expect((await checkout({ bookingData: { ...bookingData, notes: 'x'.repeat(70_000) } })).status).toBe(413)
  })

  test('that is not UTF-8 is answered 400', async () => {
    const { handlers } = await makeSystem()
    const bytes = Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d])
    const answer = await handlers['create-checkout'](
      new Request('https://functions.example/', { method: 'POST', body: bytes }),
    )
    expect(answer.status).toBe(400)
  })

  test.each([
    [{ name: '' }, 'Missing Information: Please fill in all required fields including complete address.'],
    [
      { date: '2027-02-30' },
      'Missing Information: Please fill in all required fields including complete address.',
    ],
    [
      { email: undefined },
      'Missing Information: Please fill in all required fields including complete address.',
    ],
    [{ email: ' ' }, 'Missing Information: Please fill in all required fields including complete address.'],
    [{ phone: '' }, 'Missing Information: Please fill in all required fields including complete address.'],
    [
      // An object that JavaScript cannot write as a text.
      { email: { toString: 1, valueOf: 1 } },
      'Invalid Email: Please enter a valid email address with a complete domain.',
    ],
    [{ email: 'ada@gmail' }, 'Invalid Email: Please enter a valid email address with a complete domain.'],
    [{ name: 'R2D2' }, 'Invalid Name: Please enter a valid name (2-100 characters, letters only)'],
    [
      { address: '1 Rue Sherbrooke, Montreal, QC H2X 1Y4' },
      'Please check your details: We serve homes in Ontario only',
    ],
    [{ phone: '123' }, 'Invalid Phone Number: Please enter a valid phone number'],
    [{ bedrooms: 9 }, 'Please check your input format and try again.'],
  ])('is told in the words of the form: %j', async (changes, words) => {
    const { checkout } = await makeSystem()
    expect(await checkout({ bookingData: { ...bookingData, ...changes } })).toMatchObject({
      status: 400,
      body: { error: words, issues: [{ field: Object.keys(changes)[0] }] },
    })
  })

  test('cannot change what the server is', async () => {
    const { handlers, checkout } = await makeSystem()
    await handlers['create-checkout'](
      post(json.replace('{"bookingData":{', '{"__proto__":{"x":1},"bookingData":{')),
    )
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
    expect((await checkout(json)).status).toBe(200)
  })
})

const asQuoted = {
  service: 'deep-clean',
  bedrooms: 3,
  bathrooms: 2,
  addOns: ['laundry', 'dishwashing'],
  pets: true,
} as const

function asDeepest() {
  return { service: 'move-clean', bedrooms: 5, bathrooms: 5 } as const
}

/** A copy of a value whose number at the path is a cent more. */
function raised(value: unknown, [key, ...path]: readonly (string | number)[]): unknown {
  if (key === undefined) return Number(value) + 0.01
  if (Array.isArray(value)) return value.map((item, nr) => (nr === key ? raised(item, path) : item))
  const entries = Object.entries(Object(value))
  return Object.fromEntries(entries.map(([name, item]) => [name, name === key ? raised(item, path) : item]))
}
