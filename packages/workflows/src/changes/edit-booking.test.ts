import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { addDays, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { describe, expect, onTestFinished, test } from 'vitest'
import { linkTokens } from '../links/link-tokens.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { makeSystem, request, submit } from '../testing/test-system.ts'

const hourMs = 3_600_000
const start = instantOf(request.date, request.minute, gtaPolicy.zone)
const admin = 'admin-token'
let acts = 0
function actId(): string {
  acts += 1
  return `00000000-0000-4000-9000-${String(acts).padStart(12, '0')}`
}

/** A booking that is paid for, its customer and the office. */
async function withBooking(book = gtaPriceBook) {
  const system = await makeSystem()
  system.business.priceBook = book
  onTestFinished(system.settled)
  const { world } = system
  world.admins.set(admin, 'office@example.com')
  await system.checkout(submit(1, {}, undefined, book))
  const [first = ''] = [...world.payments.sessions.keys()]
  await system.webhook(world.payments.pay(first))
  const [row] = world.bookings.rows
  if (row === undefined) throw new Error('Nothing was booked')
  const tokens = await system.run(linkTokens([{ bookingId: row.id, email: request.email }], 'manage'))
  const token = tokens.get(row.id) ?? ''
  await system.settled()
  world.mail.sent.length = 0
  const own = (body: object) => system.own(body, token)
  const shownVersion = async () => (await own({ act: 'preview-change', edits: {} })).body.version ?? 0
  return {
    ...system,
    row,
    own,
    office: (body: object) => system.changeBooking({ bookingId: row.id, ...body }, admin),
    shownVersion,
    change: async (edits: object, shownDifferenceCents: number, id = actId(), version?: unknown) =>
      own({
        act: 'change',
        ...{ actId: id, edits, shownDifferenceCents, version: version ?? (await shownVersion()) },
      }),
    sessions: () => [...world.payments.sessions.keys()].slice(1),
    letters: async () => {
      await system.settled()
      return world.mail.sent.map(({ subject }) => subject)
    },
  }
}

const closet = gtaPriceBook.addOns['closet-organization']
const more = { addOns: ['laundry', 'dishwashing', 'closet-organization'] }
const rise = closet.amount + Math.round((closet.amount * 0.13) / 100) * 100

describe('a change of a paid booking by its customer', () => {
  test('shows the difference line by line, by the prices of the booking, and what else can be chosen', async () => {
    const { own, row } = await withBooking()
    const { status, body } = await own({ act: 'preview-change', edits: more })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      preview: {
        oldTotalCents: 37_300,
        differenceCents: rise,
        lines: [
          { label: closet.name, changeCents: closet.amount },
          { label: 'HST', changeCents: rise - closet.amount },
        ],
      },
      hasPets: true,
      why: null,
      durationMinutes: expect.any(Number),
    })
    expect(Number(body.durationMinutes)).toBeGreaterThan(
      Number((await own({ act: 'preview-change', edits: {} })).body.durationMinutes),
    )
    expect(body.addOns).toContainEqual({
      ...{ id: 'laundry', name: 'Laundry', unit: expect.any(String), amountCents: 2000, isBooked: true },
    })
    expect(row.waiting).toBeNull()
  })

  test('asks for what it costs more, and is made once when that is paid', async () => {
    const { change, own, world, webhook, row, sessions, letters } = await withBooking()
    const id = actId()
    const asked = await change({ ...more, details: { notes: 'Ring twice' } }, rise, id)
    expect(asked).toMatchObject({ status: 200, body: { status: 'pay', url: expect.any(String) } })
    // Sent again, it is the same page.
    expect((await change(more, rise, id)).body).toEqual(asked.body)
    const [session = ''] = sessions()
    expect(world.payments.sessions.get(session)).toMatchObject({ amountTotalCents: rise })
    expect(await letters()).toEqual([])
    expect((await own({ act: 'show' })).body).toMatchObject({
      change: { amountCents: rise, url: asked.body.url },
      receipt: { totalCents: 37_300 },
    })
    const paid = world.payments.pay(session)
    await webhook(paid)
    await webhook(paid)
    await webhook(world.payments.webhook('completed', session))
    expect(await letters()).toEqual(['booking-changed'])
    expect((await own({ act: 'show' })).body).toMatchObject({
      change: null,
      receipt: {
        totalCents: 37_300 + rise,
        refundedCents: 0,
        payments: [{ amountCents: 37_300 }, { amountCents: rise }],
        lines: expect.arrayContaining([{ label: closet.name, amountCents: closet.amount }]),
      },
    })
    expect(world.payments.refunds.size).toBe(0)
    expect(row.changed).toMatchObject({ notes: 'Ring twice' })
    // A change that was done is answered as done.
    expect((await change(more, rise, id)).status).not.toBe(200)
  })

  test('gives back at once what it costs less', async () => {
    const { change, own, world, letters } = await withBooking()
    const { body } = await own({ act: 'preview-change', edits: { hasPets: false } })
    const back = -Number((body.preview as { differenceCents: number }).differenceCents)
    expect(back).toBeGreaterThan(2400)
    expect(await change({ hasPets: false }, -back)).toMatchObject({ status: 200, body: { status: 'done' } })
    expect(await letters()).toEqual(['booking-changed'])
    expect([...world.payments.refunds.values()]).toMatchObject([{ amountCents: back }])
    expect((await own({ act: 'show' })).body).toMatchObject({
      receipt: { totalCents: 37_300 - back, refundedCents: 0, returnedCents: back },
    })
  })

  test('saves details without a price until the visit, and never shows how to get in', async () => {
    const { change, own, setTime, letters } = await withBooking()
    await setTime(start - hourMs)
    const details = { entryInstructions: 'Code 4711', parkingAvailable: 'visitor' }
    expect(await change({ details }, 0)).toMatchObject({ status: 200, body: { status: 'done' } })
    expect(await letters()).toEqual(['booking-changed'])
    expect(JSON.stringify((await own({ act: 'show' })).body)).not.toContain('4711')
    expect((await own({ act: 'preview-change', edits: {} })).body).toMatchObject({
      why: 'too-late',
      preview: null,
    })
    expect(await change({ hasPets: false }, 0)).toMatchObject({ status: 409, body: { why: 'too-late' } })
    await setTime(start)
    expect(await own({ act: 'preview-change', edits: { details } })).toMatchObject({
      ...{ status: 409, body: { why: 'started' } },
    })
  })

  test.each([
    ['another price than it has', more, rise + 100, 409, 'price-changed'],
    ['an add-on that its service does not have', { addOns: ['oven-cleaning'] }, 0, 400, 'not-offered'],
  ])('does nothing for %s', async (_, edits, shown, status, code) => {
    const { change, row, letters } = await withBooking()
    expect(await change(edits, shown)).toMatchObject({ status, body: { code } })
    expect(row.waiting).toBeNull()
    expect(await letters()).toEqual([])
  })

  test('refuses answers that no form offers', async () => {
    const { change } = await withBooking()
    expect((await change({ details: { parkingAvailable: 'roof' } }, 0)).status).toBe(400)
    expect((await change({ addOns: ['chimney'] }, 0)).status).toBe(400)
  })

  test('one of two at once wins, the other is told', async () => {
    const { change: act, row, shownVersion } = await withBooking()
    const version = await shownVersion()
    const change = (edits: object, difference: number) => act(edits, difference, actId(), version)
    const answers = await Promise.all([
      change(more, rise),
      change({ ...more, details: { notes: 'x' } }, rise),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(row.waiting).not.toBeNull()
  })

  test('ends with its page, and changes nothing', async () => {
    const { change, run, adjust, own, row, sessions, world } = await withBooking()
    await change(more, rise)
    await adjust(36 * 60_000)
    await run(reconcilePayments())
    expect((await own({ act: 'show' })).body).toMatchObject({ change: null, receipt: { totalCents: 37_300 } })
    expect(row.waiting).toBeNull()
    expect(world.payments.sessions.get(sessions()[0] ?? '')).toMatchObject({ status: 'expired' })
  })

  test('is taken back by the customer, and its page is closed', async () => {
    const { change, own, sessions, world } = await withBooking()
    await change(more, rise)
    expect((await own({ act: 'cancel-pending-change' })).status).toBe(200)
    expect((await own({ act: 'cancel-pending-change' })).status).toBe(200)
    expect(world.payments.sessions.get(sessions()[0] ?? '')).toMatchObject({ status: 'expired' })
    expect((await own({ act: 'show' })).body).toMatchObject({ change: null })
  })

  test('that is paid after the booking was canceled goes back once, and calls the office', async () => {
    const { change, own, webhook, world, row, sessions, letters } = await withBooking()
    await change(more, rise)
    const [session = ''] = sessions()
    // The provider cannot close the page just then, and the customer pays there.
    world.payments.failNext('unavailable')
    const preview = await own({ act: 'preview-cancel' })
    expect(preview.body).toMatchObject({ refundCents: 37_300 })
    expect((await own({ act: 'cancel', actId: actId(), shownRefundCents: 37_300 })).status).toBe(200)
    expect(await letters()).toEqual(['booking-canceled'])
    const late = world.payments.pay(session)
    await webhook(late)
    await webhook(late)
    expect(await letters()).toEqual(['booking-canceled', 'booking-unchanged'])
    expect([...world.payments.refunds.values()].map(({ amountCents }) => amountCents)).toEqual([37_300, rise])
    expect(row.attention).toContain('paid-but-canceled')
  })

  test('has no page where the provider refuses one, and then nothing waits', async () => {
    const { change, row, world } = await withBooking()
    world.payments.failNext('refused')
    expect((await change(more, rise)).status).toBe(503)
    expect(row.waiting).toBeNull()
    expect((await change(more, rise)).status).toBe(200)
  })

  test('a move takes back what waits', async () => {
    const { change, own, world, sessions, row } = await withBooking()
    await change(more, rise)
    expect(await own({ act: 'move', actId: actId(), date: '2027-01-26', minute: 600 })).toMatchObject({
      status: 200,
    })
    expect(row.waiting).toBeNull()
    expect(world.payments.sessions.get(sessions()[0] ?? '')).toMatchObject({ status: 'expired' })
  })
})

test('a booking that is moved keeps its price, and is changed by what its own day costs', async () => {
  const monday = { id: 'monday', name: 'Monday', amount: cents(2000), when: { weekday: 'monday' } } as const
  const charges = [...(gtaPriceBook.charges ?? []), monday]
  const { own, office, row } = await withBooking({ ...gtaPriceBook, version: 'mondays', charges })
  const totals = { oldTotalCents: 39_600, differenceCents: 3300 }
  expect((await own({ act: 'preview-change', edits: more })).body).toMatchObject({ preview: totals })
  await office({ act: 'move', actId: actId(), date: addDays(request.date, 1), minute: 600 })
  expect(row.booking).toMatchObject({ request: { minute: 600 }, quote: { totalCents: 39_600 } })
  expect((await own({ act: 'preview-change', edits: more })).body).toMatchObject({ preview: totals })
})

describe('a change of a paid booking by the office', () => {
  test('asks the customer by a letter for the difference, for a day, at any time before the visit is done', async () => {
    const { office, own, setTime, letters, webhook, world, sessions, shownVersion } = await withBooking()
    const version = await shownVersion()
    await setTime(start - hourMs)
    const change = { act: 'change', actId: actId(), edits: more, version, shownDifferenceCents: rise }
    expect(await office({ act: 'preview-change', edits: {} })).toMatchObject({ body: { waiting: null } })
    expect(await office(change)).toEqual({ status: 200, body: { status: 'pay' } })
    expect(await letters()).toEqual(['change-payment'])
    expect(await office({ act: 'preview-change', edits: {} })).toMatchObject({
      body: { waiting: { amountCents: rise, until: start + 22 * hourMs }, why: null },
    })
    expect((await own({ act: 'show' })).body).toMatchObject({ change: { amountCents: rise } })
    await webhook(world.payments.pay(sessions()[0] ?? ''))
    expect(await letters()).toEqual(['change-payment', 'booking-changed'])
    expect(await office({ act: 'preview-change', edits: {} })).toMatchObject({ body: { why: null } })
    expect(await office({ act: 'cancel-pending-change' })).toEqual({ status: 200, body: { ok: true } })
  })

  test('changes the service and the size with their difference, which its customer cannot', async () => {
    const { office, own, world, webhook, row, sessions, shownVersion } = await withBooking()
    const edits = { service: 'move-clean', bedrooms: 4 }
    const { body } = await office({ act: 'preview-change', edits })
    const sum = Number((body.preview as { differenceCents: number }).differenceCents)
    expect(sum).toBeGreaterThan(0)
    expect(body.addOns).not.toContainEqual(expect.objectContaining({ id: 'oven-cleaning' }))
    expect((await own({ act: 'preview-change', edits })).body).toMatchObject({ preview: null })
    expect((await office({ act: 'preview-change', edits: { bedrooms: 0 } })).status).toBe(400)
    const order = { act: 'change', actId: actId(), edits, shownDifferenceCents: sum }
    expect(await office({ ...order, version: await shownVersion() })).toMatchObject({
      body: { status: 'pay' },
    })
    expect(row.changed).toEqual({})
    await webhook(world.payments.pay(sessions()[0] ?? ''))
    expect(row.changed).toMatchObject({ service_type: 'move-clean', bedrooms: 4 })
  })

  test.each([
    ['costs more', more, rise],
    ['has no price', { details: { notes: 'Ring twice' } }, 0],
  ])(
    'shows the letters that are sent for what %s, and showing them changes nothing',
    async (_, edits, sum) => {
      const { office, world, settled, shownVersion } = await withBooking()
      const before = JSON.stringify(world.bookings.rows)
      const shown = await office({ act: 'letters-of-change', edits })
      expect(shown).toMatchObject({ status: 200, body: { problem: null, letters: [{ reader: 'customer' }] } })
      expect(JSON.stringify(world.bookings.rows)).toBe(before)
      const version = await shownVersion()
      const order = { act: 'change', actId: actId(), edits, version, shownDifferenceCents: sum }
      expect((await office(order)).status).toBe(200)
      await settled()
      const sent = world.mail.sent.map(({ to, subject, html }) => ({ to, subject, html, reader: 'customer' }))
      expect(shown.body.letters).toEqual(sent)
      expect(sent).toHaveLength(1)
    },
  )

  test('leaves out the letters that the office leaves out, at once or when the difference is paid; the link to pay goes out', async () => {
    const { office, own, letters, webhook, world, sessions, shownVersion } = await withBooking()
    const order = async (edits: object, sum: number) => ({
      ...{ act: 'change', actId: actId(), edits, version: await shownVersion(), shownDifferenceCents: sum },
      tell: { customer: false, cleaner: true },
    })
    expect((await office(await order({ details: { notes: 'Ring twice' } }, 0))).status).toBe(200)
    expect(await letters()).toEqual([])
    expect(await office(await order(more, rise))).toEqual({ status: 200, body: { status: 'pay' } })
    expect(await letters()).toEqual(['change-payment'])
    await webhook(world.payments.pay(sessions()[0] ?? ''))
    expect(await letters()).toEqual(['change-payment'])
    await own(await order({ details: { notes: 'Ring once' } }, 0))
    // A customer gets an e-mail about their own change.
    expect(await letters()).toEqual(['change-payment', 'booking-changed'])
  })

  test('keeps the reason why the cleaner may have two jobs at once, from the office alone', async () => {
    const { office, own, row, shownVersion } = await withBooking()
    const order = { act: 'change', edits: { details: { notes: 'x' } }, shownDifferenceCents: 0 }
    const because = async (overlapReason: string) => ({
      ...{ ...order, actId: actId(), version: await shownVersion(), overlapReason },
    })
    expect((await office(await because('mood'))).status).toBe(400)
    await own(await because('agreed'))
    expect(row.changed).not.toHaveProperty('overlap_reason')
    expect(await office(await because('agreed'))).toMatchObject({ status: 200 })
    expect(row.changed).toMatchObject({ overlap_reason: 'agreed' })
  })

  test('shows no letters of what is not offered', async () => {
    const { office } = await withBooking()
    const asked = { act: 'letters-of-change', edits: { addOns: ['oven-cleaning'] } }
    expect(await office(asked)).toMatchObject({ status: 400, body: { code: 'not-offered' } })
  })

  test('prices nothing that has a price of its own, an older service, or no payment', async () => {
    const { office, row } = await withBooking()
    row.changed = { total_price: 300 }
    expect(await office({ act: 'preview-change', edits: {} })).toMatchObject({
      body: { why: 'unknown-prices' },
    })
    expect(await office({ act: 'preview-change', edits: more })).toMatchObject({
      status: 409,
      // The office is not asked to call itself.
      body: { why: 'unknown-prices', error: expect.not.stringContaining('call us') },
    })
    row.changed = { service_type: 'Deep' }
    expect(await office({ act: 'preview-change', edits: {} })).toMatchObject({
      body: { addOns: [], why: 'unknown-prices' },
    })
    row.changed = {}
    row.booking = { ...row.booking, quote: { ...row.booking.quote, priceBook: 'gone' } }
    expect(await office({ act: 'preview-change', edits: {} })).toMatchObject({ body: { addOns: [] } })
    // A booking that is paid on the day is paid as it is then.
    row.booking = { ...row.booking, quote: { ...row.booking.quote, priceBook: gtaPriceBook.version } }
    row.payment = 'due'
    const { version } = (await office({ act: 'preview-change', edits: {} })).body
    const onDay = { act: 'change', actId: actId(), edits: more, version, shownDifferenceCents: rise }
    expect(await office(onDay)).toEqual({ status: 200, body: { status: 'done' } })
    row.payment = 'pending'
    expect(await office({ act: 'preview-change', edits: {} })).toMatchObject({ body: { why: 'unpaid' } })
    Object.assign(row, { payment: 'paid', status: 'completed' })
    expect(await office({ act: 'preview-change', edits: {} })).toMatchObject({ body: { why: 'completed' } })
  })
})
