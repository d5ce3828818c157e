import { randomUUID } from 'node:crypto'
import { cents } from '@dustforce/core/money'
import { revivePreview } from '@dustforce/office/booking'
import {
  certain,
  decide,
  decideAct,
  decideOfflinePayment,
  decideRefundRefused,
  paymentsLeft,
  type Step,
  type Story,
} from '@dustforce/office/story'
import { ReadAnswer, stepRow, storyFrom } from '@dustforce/workflows/testing'
import * as Schema from 'effect/Schema'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { act, cancel, change } from './acts.ts'
import { addAdmin, admin } from './admin-rows.ts'
import { callsOf, type EventType, eventOf, held, paymentEvent, settle, step } from './answers.ts'
import { bookingRequest } from './booking-request.ts'
import { type TestDatabase, test } from './postgres.ts'

/** A step that is decided, and not yet written. */
async function decided(db: TestDatabase, event: Record<string, unknown>) {
  const read = Schema.decodeUnknownSync(ReadAnswer)(await db.call('read_story', { event }))
  if (!('story' in read)) throw new Error('It was answered before')
  const story = storyFrom(read.story, read.now)
  return { event, version: read.version, ...stepRow(story, decide(story, eventOf(event))) }
}

async function sold(db: TestDatabase) {
  const id = await held(db)
  await settle(db, paymentEvent(id, 'completed'))
  return id
}

/** A booking that is paid to the office. */
async function dueOnTheDay(db: TestDatabase) {
  const { request } = bookingRequest()
  await db.call('reserve_booking', { request: { ...request, sold_as: 'due', taken_by: admin.email } })
  const [row] = await db.sql`select id from public.bookings where attempt_id = ${String(request.attempt_id)}`
  return String(row?.id)
}

/** A report about a part of a booking's payment. */
const partOf = (id: string) =>
  paymentEvent(id, 'refund_given', { id: `part-${id}`, reversal_id: 're_1', amount_total: 1000 })

describe('a step', () => {
  const others: Record<string, (db: TestDatabase, id: string) => Promise<unknown>> = {
    'another event was heard of': (db, id) =>
      settle(db, paymentEvent(id, 'dispute_opened', { reversal_id: 'dp_1', session_id: null })),
    'the booking was canceled': (db, id) => cancel(db, id, 10_000),
    'a change was asked for': (db, id) => change(db, id, 4000),
    'what the customer pays was changed': (db, id) => change(db, id, -4000),
    'its letter was queued': (db, id) =>
      db.sql`insert into public.email_outbox (kind, ref, payload) values ('booking-refunded', ${id}, '{}')`,
    'the customer was erased': (db, id) => db.sql`update public.bookings set email = '' where id = ${id}`,
  }
  for (const [name, does] of Object.entries(others)) {
    test(`writes nothing and is decided again when ${name} meanwhile`, async ({ db }) => {
      // It does not know of money that goes back by hand.
      db.tolerate('I6')
      const id = await sold(db)
      const step = await decided(db, partOf(id))
      await does(db, id)
      const rows = () => db.sql`
        select to_jsonb(b) as row, (select count(*)::int from public.payment_events) as events,
          (select jsonb_agg(to_jsonb(r)) from public.refunds r) as refunds from public.bookings b`
      const before = await rows()
      expect(await db.call('write_step', { step })).toEqual({ status: 'overtaken' })
      expect(await rows()).toEqual(before)
      expect(await settle(db, partOf(id))).toMatchObject({ duplicate: false })
    })
  }

  test('leaves a refund alone that was handed out meanwhile', async ({ db }) => {
    const id = await sold(db)
    await cancel(db, id, 33_600)
    const step = await decided(db, partOf(id))
    await db.call('refunds_due', {})
    expect(await db.call('write_step', { step })).toEqual({ status: 'overtaken' })
  })

  test('that waited for another one of its booking is overtaken by it', async ({ db }) => {
    const id = await sold(db)
    const [one, other] = [
      await decided(db, partOf(id)),
      await decided(db, { ...partOf(id), id: 'other', reversal_id: 're_2' }),
    ]
    let waiting: Promise<unknown> = Promise.resolve()
    await db.as('service_role', async (sql) => {
      await sql`select public.write_step((${JSON.stringify(one)}::text)::jsonb)`
      waiting = db.call('write_step', { step: other })
      const isWaiting = async () => {
        const [row] = await db.sql`select exists (select from pg_locks where not granted) as waits`
        return row?.waits
      }
      await expect.poll(isWaiting).toBe(true)
    })
    expect(await waiting).toEqual({ status: 'overtaken' })
  })

  test('written before is answered as it was', async ({ db }) => {
    const id = await held(db)
    const step = await decided(db, paymentEvent(id, 'completed'))
    const written = { status: 'written', outcome: 'confirmed', booking_id: id, refund: false }
    expect(await db.call('write_step', { step })).toEqual({ ...written, duplicate: false })
    expect(await db.call('write_step', { step })).toEqual({ ...written, duplicate: true })
  })

  test('of another version, or with a column that no decision writes, is refused', async ({ db }) => {
    const id = await held(db)
    const step = await decided(db, paymentEvent(id, 'completed'))
    const wider = {
      heard: [],
      booking: { admin_notes: 'x' },
      payments: [],
      refunds: [],
      unmatched: [],
      letters: [],
    }
    for (const bad of [{ format: 2 }, { place: null, if_place: wider }]) {
      await expect(db.call('write_step', { step: { ...step, ...bad } })).rejects.toMatchObject({
        code: '22023',
      })
    }
  })
})

/** The events of a booking's money: acts of the office, and what the provider reports. */
const kinds = [
  ...(['cancel', 'cancel', 'revive', 'revive', 'revive', 'paid', 'paid-back'] as const),
  ...(['sent', 'done', 'failed', 'refused', 'dispute_opened', 'dispute_lost', 'dispute_won'] as const),
]
interface Action {
  readonly kind: (typeof kinds)[number]
  readonly share: number
  readonly nr: number
}
const action = fc.record({
  kind: fc.constantFrom(...kinds),
  share: fc.constantFrom(30, 60, 100),
  nr: fc.constantFrom(0, 0, 1),
})
/** Chance alone seldom gets there. */
const begun: Action['kind'][][] = [
  [],
  ['cancel', 'done', 'revive'],
  ['cancel', 'paid-back', 'revive', 'paid'],
  ['dispute_opened', 'cancel', 'dispute_won', 'sent', 'failed'],
  ['cancel', 'refused', 'revive', 'dispute_lost'],
]
const histories = fc
  .tuple(fc.constantFrom(...begun), fc.array(action, { maxLength: 5, size: 'max' }))
  .map(([first, later]): Action[] => [...first.map((kind) => ({ kind, share: 60, nr: 0 })), ...later])

/** Returns what an action is about, and what follows from it on a story. */
async function asked(db: TestDatabase, id: string, { kind, share, nr }: Action, now: Story) {
  const hear = (type: EventType, more: Record<string, unknown>) => {
    const event = { ...paymentEvent(id, type, { session_id: null, ...more }), id: randomUUID() }
    return { event, decideOn: (story: Story) => decide(story, eventOf(event)) }
  }
  const refund = now.refunds[nr]
  const payment = now.payments.find((one) => one.id === refund?.paymentId)
  const tell = { customer: true, cleaner: true }
  switch (kind) {
    case 'cancel': {
      const left = paymentsLeft(now).reduce((sum, { leftCents }) => sum + leftCents, 0)
      if (now.booking?.status === 'canceled' || now.booking?.payment === 'due') return null
      const done = await act(db, id, { kind: 'canceled' })
      const terms = { actId: String(done.id), tell, refundCents: cents(Math.round((left * share) / 100)) }
      return { event: { booking_id: id, act: done }, decideOn: (story: Story) => decideAct(story, terms) }
    }
    case 'revive': {
      if (now.booking?.status !== 'canceled') return null
      const done = await act(db, id, { kind: 'revived', to_status: 'confirmed' })
      const facts = { ...now.booking, paymentStatus: now.booking.payment, payments: paymentsLeft(now) }
      const { owedCents } = revivePreview(facts)
      const terms = { actId: String(done.id), tell, owedCents, asks: false, status: 'confirmed' } as const
      return { event: { booking_id: id, act: done }, decideOn: (story: Story) => decideAct(story, terms) }
    }
    case 'paid':
    case 'paid-back': {
      const event = { booking_id: id, noted: { method: 'cash', reference: null, by: admin.email } }
      const paymentId = randomUUID()
      return {
        event,
        decideOn: (story: Story) => {
          const answer = decideOfflinePayment(story, kind, paymentId)
          return answer === null ? null : certain(answer)
        },
      }
    }
    case 'refused': {
      if (refund?.id == null || refund.status !== 'due') return null
      const { id: key } = refund
      return {
        event: { refund_key: key, session_id: key },
        more: { refusal: { key, words: 'No' } },
        decideOn: (story: Story) => {
          const answer = decideRefundRefused(story, key)
          return answer === null ? null : certain(answer)
        },
      }
    }
    case 'sent':
    case 'done':
    case 'failed': {
      if (refund === undefined || payment === undefined || payment.isOffline) return null
      const of = {
        payment_intent: payment.paymentIntent,
        reversal_id: `re_${refund.id}`,
        refund_key: refund.id,
      }
      const amount = { amount_total: refund.amountCents, paid: kind === 'done' }
      return hear(kind === 'failed' ? 'refund_failed' : 'refund_given', { ...of, ...amount })
    }
    default: {
      const { paymentIntent = null } = now.payments[0] ?? {}
      if (paymentIntent === null) return null
      const of = { payment_intent: paymentIntent, reversal_id: `dp_${id}`, amount_total: 500 }
      return hear(kind, of)
    }
  }
}

/** A story without what only the database adds: ids of refunds, and exact times. */
function comparable({ booking, payments, refunds, change, told }: Story) {
  const isAt = (instant: number | null) => instant !== null
  const text = (row: object) => JSON.stringify(Object.entries(row).toSorted())
  return {
    ...{ booking, change, told },
    payments: payments.map((one) => text({ ...one, paidAt: isAt(one.paidAt) })).toSorted(),
    refunds: refunds.map((one) => text({ ...one, id: null, askedAt: isAt(one.askedAt) })).toSorted(),
  }
}

test('every step of a history, by card or by hand, canceled and taken back, is stored as it was decided', async ({
  db,
}) => {
  for (const invariant of ['I2', 'I6'] as const) db.tolerate(invariant)
  await addAdmin(db)
  await db.sql`update public.booking_settings set setting_value = '9999' where setting_name = 'daily_booking_limit'`
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(histories, fc.boolean(), async (history, isByHand) => {
      const id = isByHand ? await dueOnTheDay(db) : await sold(db)
      const storyNow = async () => {
        const [row] = await db.sql`select private.story_of(${id}, '{}') as story`
        return storyFrom(row?.story)
      }
      let now = await storyNow()
      for (const action of isByHand ? [{ kind: 'paid', share: 30, nr: 0 } as const, ...history] : history) {
        const next = await asked(db, id, action, now)
        if (next === null) continue
        let decided: Step | null = null
        const decideOn = (story: Story) => {
          decided = next.decideOn(story)
          return decided
        }
        await step(callsOf(db), next.event, decideOn, 'more' in next ? next.more : {})
        const stored = await storyNow()
        const expected: Story = stepOf(decided)?.ifPlace.story ?? now
        expect(comparable(stored), JSON.stringify({ history, action })).toEqual(comparable(expected))
        if (stepOf(decided) !== null) seen.set(action.kind, (seen.get(action.kind) ?? 0) + 1)
        now = stored
      }
    }),
    { numRuns: 20, seed: 27 },
  )
  // The histories went where they were meant to go.
  expect([...seen.keys()].toSorted()).toEqual([...new Set(kinds)].toSorted())
})

/** Returns what a decision has come to, since the compiler cannot follow into it. */
const stepOf = (decided: Step | null): Step | null => decided
