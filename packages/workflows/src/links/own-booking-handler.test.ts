import { gtaPolicy, instantOf } from '@dustforce/core/schedule'
import * as Effect from 'effect/Effect'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { makeSystem, post, request, siteUrl, submit } from '../testing/test-system.ts'
import { LinkKey } from './link-key.ts'
import { linkTokens } from './link-tokens.ts'

const act = '00000000-0000-4000-8000-00000000000a'
const show = { act: 'show' }

/** A system with paid bookings, and the tokens of the first. */
async function withBookings(count = 1) {
  const system = await makeSystem()
  const bookings: { id: string; sessionId: string }[] = []
  for (let nr = 1; nr <= count; nr += 1) {
    await system.checkout(
      submit(nr, { email: `ada${nr}@example.com`, entryInstructions: 'Code 4711', notes: 'Key 0815' }),
    )
    const row = system.world.bookings.rows[nr - 1]
    if (row?.sessionId == null) throw new Error('No session')
    await system.webhook(system.world.payments.pay(row.sessionId))
    bookings.push({ id: row.id, sessionId: row.sessionId })
  }
  await system.settled()
  const tokenOf = async (nr: number, scope: 'manage' | 'feed' | 'unsubscribe' = 'manage') => {
    const bookingId = bookings[nr - 1]?.id ?? ''
    const tokens = await system.run(linkTokens([{ bookingId, email: `ada${nr}@example.com` }], scope))
    return tokens.get(bookingId) ?? ''
  }
  return { ...system, bookings, tokenOf }
}

describe('the link to a booking', () => {
  test('is in its letter, opens it, and shows no code, note or whole address', async () => {
    const { world, own, tokenOf } = await withBookings()
    const letter = world.mail.sent.find(({ subject }) => subject === 'booking-confirmation')
    const token = await tokenOf(1)
    expect(letter?.text).toContain(`"manage": "${token}"`)
    expect(token).toMatch(/^[\w-]{70}$/)

    const { status, body } = await own(show, token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      stage: 'upcoming',
      service: 'Deep Cleaning',
      rooms: { bedrooms: 3, bathrooms: 2 },
      visit: { when: 'Monday, January 25, 2027 at 9:00 AM', place: '1 King St W', cleaner: null },
      customer: { name: 'Ada Lovelace', email: 'a•••@example.com', phone: '•••-0100' },
      receipt: { totalCents: 37_300, refundedCents: 0, isPaid: true, payment: 'Paid' },
      pay: null,
    })
    expect(JSON.stringify(body)).not.toMatch(/4711|0815|ada1@|M5H|555-0100/)
    expect(JSON.stringify(world.outbox.rows.map(({ payload }) => payload))).not.toContain(token)
  })

  test('shows it in the language that was booked in', async () => {
    const { world, own, tokenOf } = await withBookings()
    const [row] = world.bookings.rows
    if (row === undefined) throw new Error('No booking')
    row.booking = { ...row.booking, request: { ...row.booking.request, language: 'fr-CA' } }
    expect((await own(show, await tokenOf(1))).body).toMatchObject({
      visit: { when: 'lundi 25 janvier 2027 à 9 h 00' },
      receipt: { lines: [{ label: 'Grand ménage (3 ch., 2 s. de b.)' }, {}, {}, {}, {}, {}] },
    })
  })

  test('gives a calendar file with the street that its page shows, and nothing that opens the booking', async () => {
    const { own, tokenOf } = await withBookings()
    const token = await tokenOf(1)
    const { visit } = (await own(show, token)).body
    const file = String(visit !== null && typeof visit === 'object' && 'calendar' in visit && visit.calendar)
    const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
    expect(event?.getFirstPropertyValue('location')).toBe('1 King St W')
    expect(event?.getFirstPropertyValue('url')).toBe('https://dustforce.example/booking')
    expect(event?.getFirstPropertyValue('description')).toContain('call us at')
    for (const secret of [token, await tokenOf(1, 'feed'), '4711', '0815', 'M5H', 'Ada'])
      expect(file.replaceAll('\r\n ', '')).not.toContain(secret)
  })

  test('is the same each time, another for each purpose, and stored as a hash alone', async () => {
    const { world, tokenOf } = await withBookings(2)
    const tokens = [await tokenOf(1), await tokenOf(1, 'feed'), await tokenOf(2)]
    expect(await tokenOf(1)).toBe(tokens[0])
    expect(new Set(tokens).size).toBe(3)
    for (const token of tokens) expect(JSON.stringify(world.links.rows)).not.toContain(token)
    expect(world.links.rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash ?? ''))).toBe(true)
  })

  test('of one booking opens no other, and that of a calendar no page', async () => {
    const { own, tokenOf } = await withBookings(2)
    expect((await own(show, await tokenOf(2))).body).toMatchObject({
      customer: { email: 'a•••@example.com' },
    })
    for (const token of [await tokenOf(1, 'feed'), await tokenOf(1, 'unsubscribe')])
      expect((await own(show, token)).status).toBe(404)
  })

  test('is answered alike when it never was, was changed, or was withdrawn; the next letter has another', async () => {
    const { own, tokenOf, bookings, world } = await withBookings()
    const token = await tokenOf(1)
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    world.links.withdraw(bookings[0]?.id ?? '')
    const answers = await Promise.all(
      [token, changed, '', 'x'.repeat(70), 'y'.repeat(5000)].map((shown) => own(show, shown)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    const next = await tokenOf(1)
    expect(next).not.toBe(token)
    expect((await own(show, next)).status).toBe(200)
  })

  test('is made for the address of the booking alone', async () => {
    const { run, bookings } = await withBookings()
    const bookingId = bookings[0]?.id ?? ''
    expect((await run(linkTokens([{ bookingId, email: 'old@example.com' }], 'manage'))).size).toBe(0)
    expect((await run(linkTokens([{ bookingId: 'none', email: 'ada1@example.com' }], 'manage'))).size).toBe(0)
  })

  test('names its key, and its last bytes are the HMAC of purpose and version', async () => {
    const { run } = await makeSystem()
    const id = '01234567-89ab-4cde-8f01-23456789abcd'
    const token = await run(
      Effect.flatMap(LinkKey, (key) =>
        Effect.map(key.tokenOf({ id, bookingId: 'b', scope: 'manage', version: 2 }), (made) => [
          made,
          key.id,
        ]),
      ),
    )
    const bytes = Buffer.from(token[0] ?? '', 'base64url')
    expect(bytes.subarray(0, 4).toString('hex')).toBe(token[1])
    expect(bytes.subarray(4, 20).toString('hex')).toBe(id.replaceAll('-', ''))
    const { createHmac } = await import('node:crypto')
    const mac = createHmac('sha256', 'the key of every world in memory')
      .update(`${id} manage 2`)
      .digest('hex')
    expect(bytes.subarray(20).toString('hex')).toBe(mac)
  })
})

describe('own-booking', () => {
  test('refuses a page of another site, and answers no-store and no-referrer', async () => {
    const { own, tokenOf, handlers } = await withBookings()
    const token = await tokenOf(1)
    expect((await own(show, token, { origin: 'https://evil.example' })).status).toBe(403)
    const answer = await handlers['own-booking'](post(show, { origin: siteUrl, 'x-booking-link': token }))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test.each([siteUrl, 'https://functions.example'])(
    'takes the origin %s and none that is like it',
    async (origin) => {
      const { own, tokenOf } = await withBookings()
      const token = await tokenOf(1)
      expect((await own(show, token, { origin })).status).toBe(200)
      const { host } = new URL(origin)
      const others = [
        `${origin}.evil.com`,
        `${origin}-evil.com`,
        `${origin}evil.com`,
        `${origin}.`,
        `${origin}/`,
        `${origin}/booking`,
        `${origin}?`,
        `${origin}:443`,
        `${origin}:8443`,
        `${origin}@evil.com`,
        `${origin} https://evil.com`,
        `${origin}, https://evil.com`,
        `https://evil.com ${origin}`,
        `https://evil.com/${origin}`,
        `https://evil.com#${origin}`,
        `https://${host}:x@evil.com`,
        `https://user@${host}`,
        `https://www.${host}`,
        `https://evil-${host}`,
        `https://evil${host}`,
        `https://xn--${host}`,
        `https://${host.slice(0, -1)}`,
        `https://${host.slice(1)}`,
        `http://${host}`,
        `ftp://${host}`,
        `HTTPS://${host}`,
        `https://${host.toUpperCase()}`,
        `//${host}`,
        host,
        'https://evil.com',
        'https://',
        'null',
        '',
      ]
      const taken: string[] = []
      for (const other of others)
        if ((await own(show, token, { origin: other })).status !== 403) taken.push(other)
      expect(taken).toEqual([])
    },
  )

  test('takes a request that names no origin, as programs send them', async () => {
    const { handlers, tokenOf } = await withBookings()
    const answer = await handlers['own-booking'](post(show, { 'x-booking-link': await tokenOf(1) }))
    expect(answer.status).toBe(200)
  })

  test('limits a visitor', async () => {
    const { own, tokenOf } = await withBookings()
    const token = await tokenOf(1)
    const from = { 'x-forwarded-for': '203.0.113.7' }
    const statuses: number[] = []
    for (let nr = 0; nr < 31; nr += 1) statuses.push((await own(show, token, from)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })

  test('stores a message about the booking once, and limits those of a link', async () => {
    const { own, tokenOf, world, settled } = await withBookings()
    const token = await tokenOf(1)
    const message = { act: 'message', actId: act, message: 'Can you come by bike?' }
    expect(await own(message, token)).toEqual({ status: 200, body: { ok: true } })
    expect((await own(message, token)).status).toBe(200)
    await settled()
    expect([...world.inquiries.values()]).toMatchObject([
      { email: 'ada1@example.com', message: 'Can you come by bike?' },
    ])
    expect((await own({ ...message, message: '<>' }, token)).status).toBe(400)
    for (let nr = 0; nr < 7; nr += 1) await own(message, token)
    await settled()
    expect((await own(message, token)).status).toBe(429)
    expect((await own(show, token)).status).toBe(200)
  })

  test('answers a known and an unknown address alike, and writes to the known one alone', async () => {
    const { own, world, settled } = await withBookings()
    const known = await own({ act: 'new-link', email: 'ADA1@example.com' })
    const unknown = await own({ act: 'new-link', email: 'nobody@example.com' })
    expect(unknown).toEqual(known)
    expect(known).toEqual({ status: 200, body: { ok: true } })
    await settled()
    const letters = world.mail.sent.filter(({ subject }) => subject === 'booking-link')
    expect(letters.map(({ to }) => to)).toEqual(['ada1@example.com'])
    expect(letters[0]?.text).toMatch(/"manage": "[\w-]{70}"/)
    for (const email of ['ada1@example.com', 'nobody@example.com']) {
      const asked = [1, 2, 3].map(() =>
        own({ act: 'new-link', email }, undefined, { 'x-forwarded-for': email }),
      )
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 429])
    }
    await settled()
  })

  test('gives the link to who has just paid', async () => {
    const { own, bookings, tokenOf } = await withBookings()
    const sessionId = bookings[0]?.sessionId
    const token = await tokenOf(1)
    const { body: page } = await own(show, token)
    expect((await own({ act: 'after-payment', sessionId })).body).toEqual({ token, page })
    const nothing = { token: null, page: null }
    expect((await own({ act: 'after-payment', sessionId: 'cs_test_madeup' })).body).toEqual(nothing)
  })

  test.each<unknown>([{}, { act: 'delete' }, { act: 'message', message: 'Hello' }, []])(
    'refuses the body %j',
    async (body) => {
      expect((await (await makeSystem()).own(body)).status).toBe(400)
    },
  )
})

test('a booking that is not paid yet leads to its payment page', async () => {
  const { checkout, world, run, own } = await makeSystem()
  await checkout(submit(1))
  const bookingId = world.bookings.rows[0]?.id ?? ''
  const token = (await run(linkTokens([{ bookingId, email: 'ada@example.com' }], 'manage'))).get(bookingId)
  expect((await own(show, token)).body).toMatchObject({
    stage: 'unpaid',
    pay: { url: world.bookings.rows[0]?.checkoutUrl },
    visit: { calendar: null, feedToken: null },
    receipt: { isPaid: false },
  })
})

describe('what a customer changes', () => {
  const uuid = (nr: number) => `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`

  test('looking at the page, a preview or the open times does nothing', async () => {
    const { own, tokenOf, world } = await withBookings()
    const token = await tokenOf(1)
    const before = JSON.stringify([world.bookings.rows, world.outbox.rows])
    for (const body of [show, { act: 'preview-cancel' }, { act: 'open-times', from: '2027-01-20', days: 10 }])
      expect((await own(body, token)).status).toBe(200)
    expect(JSON.stringify([world.bookings.rows, world.outbox.rows])).toBe(before)
  })

  test('what is previewed is what is refunded, at any time before the start', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 72 * 60 }), async (minutesBefore) => {
        const { own, tokenOf, world, setTime, settled } = await withBookings()
        const token = await tokenOf(1)
        await setTime(instantOf(request.date, request.minute, gtaPolicy.zone) - minutesBefore * 60_000)
        const { body: preview } = await own({ act: 'preview-cancel' }, token)
        const cancel = { act: 'cancel', actId: uuid(1), shownRefundCents: preview.refundCents }
        expect((await own(cancel, token)).body).toEqual({ refundCents: preview.refundCents })
        // Sent again, since its answer was lost.
        expect((await own(cancel, token)).status).toBe(200)
        await settled()
        const refunded = [...world.payments.refunds.values()].map(({ amountCents }) => amountCents)
        expect(refunded).toEqual(preview.refundCents === 0 ? [] : [preview.refundCents])
        expect((await own(show, token)).body).toMatchObject({ stage: 'canceled' })
      }),
      { numRuns: 12 },
    )
  })

  test('an amount that no longer holds is shown again, and nothing is done', async () => {
    const { own, tokenOf, setTime } = await withBookings()
    const token = await tokenOf(1)
    await setTime(instantOf(request.date, request.minute, gtaPolicy.zone) - 60_000)
    const answer = await own({ act: 'cancel', actId: uuid(1), shownRefundCents: 37_300 }, token)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'preview-changed', preview: { refundCents: 0 } },
    })
    expect((await own(show, token)).body).toMatchObject({ stage: 'upcoming' })
  })

  test('a move to an open time keeps the link, and the page and the calendar follow', async () => {
    const { own, tokenOf, settled } = await withBookings()
    const token = await tokenOf(1)
    const times = await own({ act: 'open-times', from: '2027-01-26', days: 1 }, token)
    expect(times.body).toMatchObject({ terms: { movesLeft: 3 }, days: [{ date: '2027-01-26', open: true }] })
    const move = { act: 'move', actId: uuid(2), date: '2027-01-26', minute: 780 }
    expect((await own(move, token)).status).toBe(200)
    expect((await own({ ...move, actId: uuid(3), minute: 1 }, token)).status).toBe(409)
    const { body } = await own(show, token)
    expect(body).toMatchObject({ visit: { when: 'Tuesday, January 26, 2027 at 1:00 PM' } })
    expect(JSON.stringify(body)).toContain('DTSTART;TZID=America/Toronto:20270126T130000')
    await settled()
  })

  test('the page says what is possible and until when, as the acts themselves are answered', async () => {
    const { own, tokenOf, setTime } = await withBookings()
    const token = await tokenOf(1)
    const start = instantOf(request.date, request.minute, gtaPolicy.zone)
    const cutOff = start - 24 * 3_600_000
    const until = 'Jan 24, 2027, 9:00 AM'
    const acts = async () => (await own(show, token)).body.acts
    const isMovable = async () =>
      (await own({ act: 'open-times', from: '2027-01-26', days: 1 }, token)).status === 200
    await setTime(cutOff - 60_000)
    expect(await acts()).toEqual({
      move: { until, times: 3, problem: null },
      change: { until, problem: null },
      cancel: `Full refund of $373.00 until ${until}, within 5-7 business days.`,
      holdsForMs: 60_000,
    })
    expect(await isMovable()).toBe(true)
    // The last instant counts.
    await setTime(cutOff)
    expect(await acts()).toMatchObject({ move: { problem: null }, holdsForMs: 0 })
    expect(await isMovable()).toBe(true)
    await setTime(cutOff + 1)
    const late = 'It is too late to do this online. Please call us.'
    expect(await acts()).toEqual({
      move: { until, times: 3, problem: late },
      change: { until, problem: late },
      cancel: `The time for a full refund ended ${until}. The booking is no longer refundable.`,
      holdsForMs: 24 * 3_600_000 - 2,
    })
    expect(await isMovable()).toBe(false)
    await setTime(start)
    expect(await acts()).toBeNull()
  })

  test('the page calls no cleaning completed while it is under way', async () => {
    const { own, tokenOf, setTime, world } = await withBookings()
    const token = await tokenOf(1)
    const start = instantOf(request.date, request.minute, gtaPolicy.zone)
    const underWayAt = async (instant: number) => {
      await setTime(instant)
      const { stage, visit } = (await own(show, token)).body
      return [stage, visit !== null && typeof visit === 'object' && 'isUnderWay' in visit && visit.isUnderWay]
    }
    const length = world.bookings.rows[0]?.booking.quote.minutes ?? 0
    expect(length).toBeGreaterThan(60)
    expect(await underWayAt(start - 1)).toEqual(['upcoming', false])
    expect(await underWayAt(start)).toEqual(['past', true])
    expect(await underWayAt(start + length * 60_000 - 1)).toEqual(['past', true])
    expect(await underWayAt(start + length * 60_000)).toEqual(['past', false])
  })

  test('the page counts the moves that are left, of which a change is none', async () => {
    const { own, tokenOf } = await withBookings()
    const token = await tokenOf(1)
    const moves = async () => (await own(show, token)).body.acts
    for (const [nr, minute] of [600, 660, 720].entries()) {
      expect(await moves()).toMatchObject({ move: { times: 3 - nr, problem: null } })
      const move = { act: 'move', actId: uuid(nr + 1), date: request.date, minute }
      expect((await own(move, token)).status).toBe(200)
    }
    expect(await moves()).toMatchObject({
      move: {
        times: 0,
        problem: 'This booking cannot be moved online again. Please call us.',
      },
      change: { problem: null },
    })
  })

  test.each([
    ['on its way', { returnedCents: 0, onItsWayCents: 10_000, payment: '$100.00 on its way back' }],
    ['there', { returnedCents: 10_000, onItsWayCents: 0, payment: '$100.00 refunded' }],
  ])(
    'the page says where the money of a canceled booking is, with a refund that is %s',
    async (state, money) => {
      const { own, tokenOf, world, changeBooking, bookings, settled } = await withBookings()
      const token = await tokenOf(1)
      world.admins.set('admin-token', 'office@example.com')
      if (state === 'on its way') world.payments.failNext('unavailable')
      const cancel = { bookingId: bookings[0]?.id, act: 'cancel', actId: uuid(1), shownRefundCents: 37_300 }
      await changeBooking({ ...cancel, refundCents: 10_000, reason: 'Late' }, 'admin-token')
      await settled()
      expect((await own(show, token)).body.receipt).toMatchObject({
        ...{ ...money, payment: `Paid, ${money.payment}, $273.00 kept` },
        ...{ totalCents: 37_300, keptCents: 27_300, keptTaxCents: 3147 },
      })
    },
  )

  test('acts need the link', async () => {
    const { own, tokenOf } = await withBookings()
    const cancel = { act: 'cancel', actId: uuid(1), shownRefundCents: 0 }
    for (const token of [undefined, await tokenOf(1, 'feed')]) {
      expect((await own(cancel, token)).status).toBe(404)
      expect((await own({ act: 'preview-cancel' }, token)).status).toBe(404)
    }
  })

  test.each([
    { act: 'cancel', actId: uuid(1), shownRefundCents: 0 },
    { act: 'move', actId: uuid(1), date: request.date, minute: 1 },
    { act: 'change', actId: uuid(1), edits: {}, version: -1, shownDifferenceCents: 0 },
    { act: 'cancel-pending-change' },
    { act: 'message', actId: uuid(1), message: 'Hello' },
    { act: 'book-again' },
  ])('an act is limited for its link, from any address: $act', async (body) => {
    const { own, tokenOf, settled } = await withBookings()
    const token = await tokenOf(1)
    for (let nr = 0; nr < 10; nr += 1) expect((await own(body, token)).status).not.toBe(429)
    expect((await own(body, token)).status).toBe(429)
    expect((await own(show, token)).status).toBe(200)
    await settled()
  })
})
