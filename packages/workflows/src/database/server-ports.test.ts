import { businessDate } from '@dustforce/core/schedule'
import { bookingRow } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import * as Metric from 'effect/Metric'
import { describe, expect, test } from 'vitest'
import { Availability } from '../checkout/availability.ts'
import { BookingStore } from '../checkout/booking-store.ts'
import { PromoStore } from '../checkout/promo-store.ts'
import { EmailOutbox } from '../letters/email-outbox.ts'
import { Inquiries } from '../letters/inquiries.ts'
import { overtakenSteps } from '../observe/overtaken-steps.ts'
import { AdminAccess } from '../team/admin-access.ts'
import { sampleBooking, sampleEvent } from '../testing/index.ts'
import { type SupabasePorts, supabaseServer } from './index.ts'

const id = '00000000-0000-4000-8000-000000000001'
const instant = Date.UTC(2027, 0, 11, 15, 35)
/** PostgreSQL's own way to write it, which is not ISO 8601. */
const stored = '2027-01-11 15:35:00+00'

interface Call {
  readonly path: string
  readonly query: Record<string, string>
  readonly body: unknown
  readonly authorization: string | null
}

/** The ports of a project that gives these answers in their order, and what it was asked. */
function project(...answers: (Response | Error)[]) {
  const calls: Call[] = []
  const layer = supabaseServer(
    {
      url: 'http://rest.test',
      secretKey: 'sb_secret_x',
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { pathname, searchParams } = new URL(request.url)
        const text = await request.text()
        calls.push({
          path: pathname.replace('/rest/v1/', ''),
          query: Object.fromEntries(searchParams),
          body: text === '' ? null : JSON.parse(text),
          authorization: request.headers.get('authorization'),
        })
        const answer = answers[calls.length - 1] ?? new TypeError('fetch failed')
        if (answer instanceof Error) throw answer
        return answer
      },
    },
    gtaBusiness,
  )
  const run = <A, E>(program: Effect.Effect<A, E, SupabasePorts>) =>
    Effect.runPromise(program.pipe(Effect.provide(layer)))
  const failure = <A, E>(program: Effect.Effect<A, E, SupabasePorts>) =>
    Effect.runPromise(Effect.flip(program).pipe(Effect.provide(layer)))
  return { run, failure, calls }
}

const json = (body: unknown, status = 200) => Response.json(body, { status })
const refusal = (code: string, status: number) =>
  json({ code, message: 'Why', details: null, hint: null }, status)

describe('the booking store', () => {
  const held = {
    booking_id: 'b-1',
    payment_id: 'p-1',
    checkout_url: 'https://pay.example',
    hold_expires_at: stored,
  }
  const heldWords = {
    bookingId: 'b-1',
    paymentId: 'p-1',
    checkoutUrl: 'https://pay.example',
    holdExpiresAt: instant,
  }
  const { request, quote } = sampleBooking()
  const reserve = BookingStore.use((store) =>
    store.reserve({
      attemptId: id,
      fingerprint: 'abc',
      booking: { request: { ...request, promoCode: 'WELCOME10' }, quote },
      holdMinutes: 35,
      visitor: '203.0.113.7',
    }),
  )

  test('reserves with the row of the booking', async () => {
    const { run, calls } = project(json({ status: 'reserved', ...held, now: stored }))
    expect(await run(reserve)).toEqual({ status: 'reserved', ...heldWords, now: instant })
    expect(calls).toMatchObject([
      {
        path: 'rpc/reserve_booking',
        body: { request: { visitor: '203.0.113.7' } },
      },
    ])
    expect(calls[0]?.body).toEqual({
      request: {
        attempt_id: id,
        fingerprint: 'abc',
        promo_code: 'WELCOME10',
        hold_minutes: 35,
        visitor: '203.0.113.7',
        booking: {
          ...bookingRow({ ...request, promoCode: 'WELCOME10' }, quote, gtaBusiness.priceBook),
          terms: null,
        },
      },
    })
  })

  test.each([
    [{ status: 'day_full' }, { status: 'day-full' }],
    [
      { status: 'promo_rejected', reason: 'limit-reached' },
      { status: 'promo-rejected', reason: 'limit-reached' },
    ],
    [
      {
        status: 'existing',
        booking_id: 'b-1',
        payment_id: 'p-1',
        checkout_url: null,
        hold_expires_at: null,
        now: stored,
      },
      {
        status: 'existing',
        bookingId: 'b-1',
        paymentId: 'p-1',
        checkoutUrl: null,
        holdExpiresAt: null,
        now: instant,
      },
    ],
  ])('reads %j', async (answer, result) => {
    expect(await project(json(answer)).run(reserve)).toEqual(result)
  })

  test.each([
    { status: 'reserved' },
    { status: 'promo_rejected', reason: 'bad luck' },
    { status: 'perhaps', ...held },
    null,
  ])('does not guess what %j means', async (answer) => {
    expect(await project(json(answer)).failure(reserve)).toMatchObject({
      _tag: 'BookingStoreError',
      reason: 'unavailable',
      message: expect.stringMatching(/^Unexpected answer: ./),
    })
  })

  test.each([
    [refusal('PT429', 429), 'rate-limited'],
    [refusal('23514', 400), 'refused'],
    [refusal('XX000', 500), 'unavailable'],
  ])('tells refusals apart: %#', async (answer, reason) => {
    expect(await project(answer).failure(reserve)).toMatchObject({
      _tag: 'BookingStoreError',
      reason,
      message: 'Why',
    })
  })

  test('finds an attempt by its id', async () => {
    const row = {
      ...held,
      fingerprint: 'abc',
    }
    const { run, calls } = project(json(row), json(null))
    const find = BookingStore.use((store) => store.findAttempt(id))
    expect(await run(find)).toEqual({
      ...heldWords,
      fingerprint: 'abc',
    })
    expect(await run(find)).toBeNull()
    expect(calls[0]).toMatchObject({ path: 'rpc/find_attempt', body: { attempt_id: id } })
  })

  test.each(['', 'x', `${id}0`, `x${id}`, id.replaceAll('-', '')])(
    'finds nothing for the id %j without asking',
    async (attemptId) => {
      const { run, calls } = project()
      expect(await run(BookingStore.use((store) => store.findAttempt(attemptId)))).toBeNull()
      expect(calls).toEqual([])
    },
  )

  test('attaches a session, and says when the booking is gone', async () => {
    const { run, failure, calls } = project(json(true), json(false))
    const attach = BookingStore.use((store) => store.attachCheckout('b-1', { sessionId: 'cs_1', url: 'u' }))
    await run(attach)
    expect(await failure(attach)).toMatchObject({ reason: 'not-found', message: 'No booking b-1' })
    expect(calls[0]).toMatchObject({
      path: 'rpc/attach_checkout',
      body: { booking_id: 'b-1', session_id: 'cs_1', url: 'u' },
    })
  })

  test('counts a checkout of a visitor, and finds their other ones', async () => {
    const caller = { visitor: '203.0.113.7', email: 'ada@example.com' }
    const { run, calls } = project(
      json(false),
      json([{ booking_id: 'b-1', session_id: 'cs_1', hold_expires_at: stored }]),
    )
    expect(await run(BookingStore.use((store) => store.admit(caller)))).toBe(false)
    expect(await run(BookingStore.use((store) => store.ownCheckouts(caller, id)))).toEqual([
      { bookingId: 'b-1', sessionId: 'cs_1', holdExpiresAt: instant },
    ])
    expect(calls.map((call) => [call.path, call.body])).toEqual([
      ['rpc/admit_checkout', caller],
      ['rpc/own_checkouts', { ...caller, except_attempt: id }],
    ])
  })

  test('releases a booking by its id and postpones a refund by its key', async () => {
    const none = { booking: null, payments: [], refunds: [], reports: [], change: null, unmatched: [] }
    const told = { told: { is_whole: false, part_cents: 0 }, is_session_elsewhere: false }
    const story = { ...none, ...told, is_session_settled: false }
    const { run, calls } = project(json({ now: 0, version: 'v', story }), json(true))
    expect(await run(BookingStore.use((store) => store.release('b-1')))).toBeUndefined()
    expect(await run(BookingStore.use((store) => store.postponeRefund('key-2', 60_000)))).toBeUndefined()
    expect(calls).toMatchObject([
      { path: 'rpc/read_story', body: { event: { booking_id: 'b-1' } } },
      { path: 'rpc/postpone_refund', body: { key: 'key-2', pause_ms: 60_000 } },
    ])
  })

  const unmatched = {
    ...{ booking: null, payments: [], refunds: [], reports: [], change: null, unmatched: [] },
    ...{ told: { is_whole: false, part_cents: 0 }, is_session_elsewhere: false, is_session_settled: false },
  }
  const read = { answered: null, now: 0, version: 'v', story: unmatched }

  test('settles an event with all its fields, on the story that it was decided on', async () => {
    const answer = { outcome: 'unmatched', booking_id: null, refund: true, duplicate: false }
    const { run, calls } = project(json(read), json({ status: 'written', ...answer }))
    const event = sampleEvent('completed', 'b-1')
    expect(await run(BookingStore.use((store) => store.settle(event)))).toEqual({
      ...{ outcome: 'unmatched', bookingId: null, refund: true, duplicate: false },
    })
    const row = {
      id: 'evt_completed_b-1',
      type: 'completed',
      session_id: 'cs_test_b-1',
      payment_intent: 'pi_b-1',
      paid: true,
      amount_total: 37_300,
      currency: 'cad',
      booking_id: 'b-1',
    }
    const if_place = {
      heard: [{ ...row, outcome: 'unmatched' }],
      unmatched: [{ session_id: 'cs_test_b-1', amount_cents: 37_300 }],
    }
    expect(calls).toMatchObject([
      { path: 'rpc/read_story', body: { event: row } },
      { path: 'rpc/write_step', body: { step: { format: 1, version: 'v', event: row, if_place } } },
    ])
  })

  test('finishes and refuses a refund by its key, and does nothing when none is due', async () => {
    const payment = {
      ...{ session_id: 'cs_2', payment_intent: null, booking_id: 'b-2', amount_cents: 100, currency: 'cad' },
      ...{ refunded_cents: 0, lost_cents: 0, refund_due: true },
      ...{ is_refunded: false, attention: [], is_resolved: false },
    }
    const due = { ...read, story: { ...unmatched, unmatched: [payment] } }
    const written = { status: 'written', duplicate: false }
    const { run, calls } = project(json(due), json(written), json(due), json(written), json(read))
    const made = { refundId: 're_2', paymentIntent: 'pi_2', settled: false }
    const finish = BookingStore.use((store) => store.finishRefund('cs_2', made))
    expect(await run(finish)).toBeUndefined()
    expect(await run(BookingStore.use((store) => store.refuseRefund('cs_2', 'No')))).toBeUndefined()
    expect(await run(finish)).toBeUndefined()
    const about = { refund_key: 'cs_2', session_id: 'cs_2' }
    const heard = [{ id: 'refund:re_2', type: 'refunded', payment_intent: 'pi_2', outcome: 'refunded' }]
    expect(calls).toMatchObject([
      { path: 'rpc/read_story', body: { event: { ...about, payment_intent: 'pi_2' } } },
      { path: 'rpc/write_step', body: { step: { if_place: { heard, unmatched: [{ refund_due: false }] } } } },
      { path: 'rpc/read_story', body: { event: about } },
      {
        path: 'rpc/write_step',
        body: {
          step: {
            refusal: { key: 'cs_2', words: 'No' },
            if_place: { heard: [], unmatched: [{ refund_due: false, attention: ['refund-refused'] }] },
          },
        },
      },
      { path: 'rpc/read_story' },
    ])
  })

  test('answers an event as it was answered before', async () => {
    const answer = { outcome: 'confirmed', booking_id: 'b-1', refund: false, duplicate: true }
    const { run, calls } = project(json({ answered: answer }))
    const event = sampleEvent('completed', 'b-1')
    expect(await run(BookingStore.use((store) => store.settle(event)))).toMatchObject({ duplicate: true })
    expect(calls).toHaveLength(1)
  })

  test('begins again when others were faster, and gives up when they are five times', async () => {
    const answers = Array.from({ length: 5 }, () => [json(read), json({ status: 'overtaken' })]).flat()
    const { run, calls } = project(...answers)
    const settling = BookingStore.use((store) => store.settle(sampleEvent('completed', 'b-1')))
    const counted = Effect.zip(Effect.flip(settling), Metric.value(overtakenSteps))
    const [failure, { count }] = await run(Effect.provideService(counted, Metric.MetricRegistry, new Map()))
    expect(failure).toMatchObject({ reason: 'unavailable' })
    expect(calls).toHaveLength(10)
    expect(count).toBe(5)
  })

  test('lists checkouts that are pending and refunds that are due', async () => {
    const { run, calls } = project(
      json([{ booking_id: 'b-1', session_id: null, hold_expires_at: '2027-01-11T15:35:00.5+00:00' }]),
      json([
        {
          key: 'key-2',
          booking_id: 'b-2',
          session_id: 'cs_2',
          payment_intent: 'pi_2',
          amount_cents: 100,
          attempts: 3,
          asked: true,
        },
      ]),
    )
    expect(await run(BookingStore.use((store) => store.pendingCheckouts(instant)))).toEqual([
      { bookingId: 'b-1', sessionId: null, holdExpiresAt: instant + 500 },
    ])
    expect(await run(BookingStore.use((store) => store.refundsDue))).toEqual([
      {
        key: 'key-2',
        bookingId: 'b-2',
        sessionId: 'cs_2',
        paymentIntent: 'pi_2',
        amountCents: 100,
        attempts: 3,
        asked: true,
      },
    ])
    expect(calls).toMatchObject([
      { path: 'rpc/pending_checkouts', body: { before: '2027-01-11T15:35:00.000Z' } },
      { path: 'rpc/refunds_due' },
    ])
  })

  test('does not give back half a cent', async () => {
    const due = {
      key: 'key-2',
      booking_id: 'b-2',
      session_id: null,
      payment_intent: null,
      amount_cents: 0.5,
      attempts: 0,
    }
    const { failure } = project(json([due]))
    expect(await failure(BookingStore.use((store) => store.refundsDue))).toMatchObject({
      reason: 'unavailable',
    })
  })
})

describe('the outbox', () => {
  const email = {
    kind: 'contact-received',
    ref: 'i-1',
    recipient: 'ada@example.com',
    payload: { name: 'Ada' },
  } as const

  test('queues an e-mail', async () => {
    const { run, calls } = project(json('e-1'))
    expect(await run(EmailOutbox.use((outbox) => outbox.enqueue(email)))).toBe('e-1')
    expect(calls).toMatchObject([{ path: 'rpc/enqueue_email', body: { email } }])
  })

  test('claims e-mails, all of them or those of one target', async () => {
    const row = { ...email, id: 'e-1', attempts: 2 }
    const requestId = '00000000-0000-4000-8000-0000000000aa'
    const claim = { key: 'k-1', emails: [{ ...row, request_id: requestId }] }
    const { run, calls } = project(json(claim), json(null))
    const emails = [{ ...row, requestId }]
    expect(await run(EmailOutbox.use((outbox) => outbox.claim(20)))).toEqual({ key: 'k-1', emails })
    expect(await run(EmailOutbox.use((outbox) => outbox.claim(5, email)))).toBeNull()
    expect(calls.map((call) => [call.path, call.body])).toEqual([
      ['rpc/claim_emails', { batch: 20 }],
      ['rpc/claim_emails', { batch: 5, only_kind: 'contact-received', only_ref: 'i-1' }],
    ])
  })

  test.each([{ kind: 'newsletter' }, { attempts: 1.5 }, { recipient: 7 }])(
    'claims nothing with %j',
    async (change) => {
      const { failure } = project(
        json({ key: 'k-1', emails: [{ ...email, id: 'e-1', attempts: 1, ...change }] }),
      )
      expect(await failure(EmailOutbox.use((outbox) => outbox.claim(20)))).toMatchObject({
        _tag: 'EmailOutboxError',
        reason: 'unavailable',
      })
    },
  )

  test('records how the tries of a claim ended', async () => {
    const { run, calls } = project(json(null))
    const results = [
      { id: 'e-1', outcome: { ok: true, providerId: 'm-1' } },
      { id: 'e-2', outcome: { ok: false, error: 'No', next: 'give-up' } },
      { id: 'e-3', outcome: { ok: false, error: 'Later', next: 'wait', pauseMs: 1000 } },
    ] as const
    await run(EmailOutbox.use((outbox) => outbox.finish(results)))
    expect(calls.map((call) => [call.path, call.body])).toEqual([
      [
        'rpc/finish_emails',
        {
          results: [
            { id: 'e-1', outcome: 'sent', provider_id: 'm-1' },
            { id: 'e-2', outcome: 'give-up', error: 'No' },
            { id: 'e-3', outcome: 'wait', error: 'Later', pause_ms: 1000 },
          ],
        },
      ],
    ])
  })

  test('reads where the e-mails of a target stand, oldest first', async () => {
    const statuses = ['queued', 'sending', 'sent', 'failed']
    const { run, calls } = project(json(statuses.map((status) => ({ status }))))
    expect(await run(EmailOutbox.use((outbox) => outbox.statuses(email)))).toEqual(statuses)
    expect(calls).toMatchObject([
      {
        path: 'email_outbox',
        query: { select: 'status', kind: 'eq.contact-received', ref: 'eq.i-1', order: 'nr.asc' },
      },
    ])
  })

  test.each([
    [refusal('23514', 400), 'refused'],
    [refusal('PT429', 429), 'unavailable'],
    [new TypeError('fetch failed'), 'unavailable'],
  ])('tells a refusal from silence: %#', async (answer, reason) => {
    for (const program of [
      EmailOutbox.use((outbox) => outbox.enqueue(email)),
      EmailOutbox.use((outbox) => outbox.claim(1)),
      EmailOutbox.use((outbox) => outbox.finish([{ id: 'e-1', outcome: { ok: true, providerId: 'm' } }])),
      EmailOutbox.use((outbox) => outbox.statuses(email)),
    ]) {
      const { failure } = project(answer instanceof Response ? answer.clone() : answer)
      expect(await failure<unknown, unknown>(program)).toMatchObject({ _tag: 'EmailOutboxError', reason })
    }
  })
})

describe('promo codes', () => {
  const record = {
    code: 'WELCOME10',
    is_active: true,
    discount_type: 'percentage',
    discount_value: '10',
    valid_until: stored,
    max_uses: null,
    current_uses: 3,
    min_order_amount: '100.50',
    first_time_only: true,
  }

  test('are looked up by their code', async () => {
    const { run, calls } = project(json(record), json(null))
    const lookup = PromoStore.use((promos) => promos.lookup('WELCOME10'))
    expect(await run(lookup)).toEqual({
      code: 'WELCOME10',
      isActive: true,
      discountType: 'percentage',
      discountValue: 10,
      validUntil: instant,
      maxUses: null,
      currentUses: 3,
      minOrderCents: 10_050,
      firstTimeOnly: true,
    })
    expect(await run(lookup)).toBeNull()
    expect(calls[0]).toMatchObject({ path: 'rpc/promo_lookup', body: { code: 'WELCOME10' } })
  })

  test('know whether an address is new', async () => {
    const { run, calls } = project(json(false))
    expect(await run(PromoStore.use((promos) => promos.isFirstTime('a@b.ca')))).toBe(false)
    expect(calls).toMatchObject([{ path: 'rpc/is_first_time', body: { email: 'a@b.ca' } }])
  })

  test.each([
    [refusal('PT429', 429), 'rate-limited'],
    [refusal('22023', 400), 'unavailable'],
    [refusal('XX000', 500), 'unavailable'],
    [json({ ...record, discount_type: 'gift' }), 'unavailable'],
  ])('are not known when the answer is unclear: %#', async (answer, reason) => {
    for (const program of [
      PromoStore.use((promos) => promos.lookup('X')),
      PromoStore.use((promos) => promos.isFirstTime('a@b.ca')),
    ]) {
      const { failure } = project(answer.clone())
      expect(await failure<unknown, unknown>(program)).toMatchObject({ _tag: 'PromoStoreError', reason })
    }
  })
})

describe('messages', () => {
  const message = {
    name: 'Ada',
    email: 'ada@example.com',
    phone: null,
    subject: 'Windows',
    message: 'Do you?',
  }
  test('are found again', async () => {
    const { run, calls } = project(json([{ id, ...message }]))
    expect(await run(Inquiries.use((inquiries) => inquiries.find(id)))).toEqual({ id, ...message })
    expect(calls).toMatchObject([
      { path: 'contact_inquiries', query: { select: 'id,name,email,phone,subject,message', id: `eq.${id}` } },
    ])
  })

  test('are not asked for by what is no id', async () => {
    const { run, calls } = project()
    expect(await run(Inquiries.use((inquiries) => inquiries.find('inquiry-1')))).toBeNull()
    expect(calls).toEqual([])
  })

  test.each([refusal('PT429', 429), refusal('XX000', 500), json({ name: 7 })])(
    'are lost: %#',
    async (answer) => {
      const find = Inquiries.use((inquiries) => inquiries.find(id))
      expect(await project(answer).failure(find)).toMatchObject({ reason: 'unavailable' })
    },
  )
})

describe('availability', () => {
  const occupancy = Availability.use((days) => days.occupancy(businessDate('2027-01-11'), 60))

  test('is one question', async () => {
    const { run, calls } = project(json({ limit: 10, days: { '2027-01-25': 3 } }))
    expect(await run(occupancy)).toEqual({ limit: 10, taken: { '2027-01-25': 3 }, rules: {}, busy: [] })
    expect(calls).toMatchObject([{ path: 'rpc/availability', body: { from_date: '2027-01-11', days: 60 } }])
  })

  const noon = { specialHours: [{ date: '2027-01-25', hours: ['12', '13:00'] }] }
  test.each([
    refusal('PT429', 429),
    json({ limit: 1.5, days: {} }),
    json({ limit: 10, days: { x: 'y' } }),
    json({ limit: 10, days: {}, rules: noon }),
  ])('is unknown without a clear answer: %#', async (answer) => {
    expect(await project(answer).failure(occupancy)).toMatchObject({
      _tag: 'AvailabilityError',
      reason: 'unavailable',
    })
  })
})

describe('an administrator', () => {
  const token = 'header.payload-1.sign_ature'
  const adminOf = (bearer: string) => AdminAccess.use((access) => access.adminOf(bearer))
  const user = {
    id,
    email: 'admin@example.com',
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    created_at: stored,
  }

  test('is an active row of the token’s account', async () => {
    const { run, calls } = project(json(user), json([{ email: 'admin@example.com' }]))
    expect(await run(adminOf(token))).toEqual({ email: 'admin@example.com' })
    expect(calls).toMatchObject([
      { path: '/auth/v1/user', authorization: `Bearer ${token}` },
      {
        path: 'admin_users',
        query: { select: 'email', user_id: `eq.${id}`, is_active: 'eq.true' },
        authorization: 'Bearer sb_secret_x',
      },
    ])
  })

  test('is nobody without a row, without an account, or with what is no token', async () => {
    expect(await project(json(user), json([])).run(adminOf(token))).toBeNull()
    const { run, calls } = project(json({ code: 'bad_jwt', message: 'invalid JWT' }, 403))
    expect(await run(adminOf(token))).toBeNull()
    for (const odd of ['', 'a.b', 'a.b.c.d', 'x a.b.c', 'a.b.c\n', 'a.b.ü'])
      expect(await run(adminOf(odd))).toBeNull()
    expect(calls).toHaveLength(1)
  })

  test.each([
    ['the auth service', [new TypeError('fetch failed')]],
    ['the database', [json(user), refusal('XX000', 500)]],
    ['the database’s rows', [json(user), json({ mail: 1 })]],
  ])('is not known when %s gives no clear answer', async (_, answers) => {
    expect(await project(...answers).failure(adminOf(token))).toMatchObject({
      _tag: 'AdminAccessError',
      reason: 'unavailable',
    })
  })
})

test('a request is sent once, and the caller decides whether to try again', async () => {
  const { failure, calls } = project(refusal('XX000', 503), json(true))
  await failure(BookingStore.use((store) => store.refundsDue))
  await failure(EmailOutbox.use((outbox) => outbox.statuses({ kind: 'inquiry-reply', ref: 'x' })))
  expect(calls.map((call) => call.path)).toEqual(['rpc/refunds_due', 'email_outbox'])
  expect(calls[0]?.authorization).toBe('Bearer sb_secret_x')
})
