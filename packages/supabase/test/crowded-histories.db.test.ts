import { randomUUID } from 'node:crypto'
import { paymentsLeft } from '@dustforce/office/story'
import { storyFrom } from '@dustforce/workflows/testing'
import fc from 'fast-check'
import { expect } from 'vitest'
import { act, cancel, change } from './acts.ts'
import { type EventType, paymentEvent, reserve, settle } from './answers.ts'
import { startOfTests, type TestDatabase, test } from './postgres.ts'

/* Customers who book, pay, move, change and give up at once, for days with one place each, while their banks dispute payments and refunds fail. */

const crowds = Number(process.env.TORTURE_CROWDS ?? 12)
const seed = Number(process.env.TORTURE_SEED ?? 15)
const customers = 4
const days = 3

/** An action of one customer, or of the provider about one customer; several of them act at once. */
const action = fc.record({
  who: fc.nat(customers - 1),
  what: fc.constantFrom(
    ...[
      'book',
      'book',
      'book',
      'pay',
      'pay',
      'pay',
      'expire',
      'move',
      'move',
      'cancel',
      'change',
      'change',
      'pay-change',
    ],
    ...[
      'pay-change',
      'drop',
      'dispute_opened',
      'dispute_lost',
      'dispute_won',
      'refund_given',
      'refund_failed',
      'refund_failed',
    ],
  ),
  day: fc.nat(days - 1),
  share: fc.integer({ min: 1, max: 100 }),
})
type Action = typeof action extends fc.Arbitrary<infer D> ? D : never
const histories = fc.array(fc.array(action, { minLength: 2, maxLength: 4 }), { minLength: 8, maxLength: 16 })

/** Does it, as far as it is possible now; what is refused changes nothing. */
async function does(
  db: TestDatabase,
  { what, day, share }: Action,
  id: string | null,
  dayOf: (nr: number) => string,
) {
  const refused = (error: unknown) => expect(error).toMatchObject({ code: 'PT409' })
  if (what === 'book' || id === null) {
    const answer = await reserve(db, { booking_date: dayOf(day) })
    if (answer.booking_id === undefined) return id
    const session = {
      booking_id: answer.booking_id,
      session_id: `cs_${answer.booking_id}`,
      url: 'https://pay.example/',
    }
    await db.call('attach_checkout', session)
    return answer.booking_id
  }
  const tell = (type: EventType, more: Record<string, unknown> = {}) =>
    settle(db, { ...paymentEvent(id, type, more), id: randomUUID() })
  const [row] = await db.sql`
    select b.version, b.payment_status = 'paid' and b.booking_status <> 'canceled' as "isSold", private.story_of(b.id, '{}') as story
    from public.bookings b where b.id = ${id}`
  // The functions see this version before they act; meanwhile it may have become another.
  const { version } = row ?? {}
  if (row?.isSold !== true && ['move', 'cancel', 'change'].includes(what)) return id
  switch (what) {
    case 'pay':
      await tell('completed')
      break
    case 'expire':
      await tell('expired', { paid: false })
      break
    case 'move':
      await db
        .call('move_booking', { act: await act(db, id, { date: dayOf(day), time: '1:00 PM', version }) })
        .catch(refused)
      break
    case 'cancel':
      await cancel(db, id, Math.round((leftIn(row?.story) * share) / 100), { version }).catch(refused)
      break
    case 'change':
      await change(db, id, (share - 50) * 100, { version }).catch(refused)
      break
    case 'drop':
      await db.call('withdraw_change', { booking_id: id })
      break
    case 'pay-change': {
      // Also one that was taken back: its page may be open still.
      const [asked] = await db.sql`
        select id, amount::int from public.payments where booking_id = ${id} and purpose = 'change' order by created_at desc, id limit 1`
      if (asked === undefined) break
      const of = { payment_id: asked.id, session_id: `cs_${asked.id}`, payment_intent: `pi_${asked.id}` }
      await tell('completed', { ...of, amount_total: asked.amount })
      break
    }
    case 'dispute_opened':
    case 'dispute_lost':
    case 'dispute_won':
      await tell(what, {
        booking_id: null,
        session_id: null,
        reversal_id: `dp_${id}`,
        amount_total: 20_000 + share * 100,
      })
      break
    case 'refund_given':
    case 'refund_failed': {
      const [refund] = await db.sql`
        select r.id, r.amount::int, p.payment_intent from public.refunds r join public.payments p on p.id = r.payment_id
        where r.booking_id = ${id} and r.status in ('due', 'sent') order by r.created_at, r.id limit 1`
      if (refund === undefined) break
      await tell(what, {
        ...{ booking_id: null, session_id: null, payment_intent: refund.payment_intent },
        ...{
          reversal_id: `re_${refund.id}`,
          refund_key: refund.id,
          amount_total: refund.amount,
          paid: share > 50,
        },
      })
    }
  }
  return id
}

/** Computes what is left of a booking's money, in cents. */
const leftIn = (story: unknown) =>
  paymentsLeft(storyFrom(story)).reduce((left, { leftCents }) => left + leftCents, 0)

/**
 * Every booking with its money in cents and the most of it that may be kept: what its customer was told, and nothing else. Without a letter that
 * confirms or cancels there is nothing to keep.
 */
const moneyOf = (db: TestDatabase, ids: readonly string[]) => db.sql`
  select b.id,
    (select coalesce(sum(p.amount), 0)::int from public.payments p where p.booking_id = b.id and p.paid_at is not null) as paid,
    (select coalesce(sum(r.amount), 0)::int from public.refunds r where r.booking_id = b.id) as back,
    exists (select from public.refunds r where r.booking_id = b.id and r.status = 'failed') as failed,
    (b.lost_amount * 100)::int as lost,
    coalesce((
      select (coalesce(e.payload ->> 'kept_amount', e.payload ->> 'total_price')::numeric * 100)::int from public.email_outbox e
      where e.ref = b.id and e.kind in ('booking-confirmation', 'booking-changed', 'booking-canceled')
      order by e.nr desc limit 1
    ), 0) as told
  from public.bookings b where b.id = any (${ids}::text[])`

test('a crowd that books, pays, moves, changes, cancels and disputes at once: no place twice, no cent kept but what was told', async ({
  db,
}) => {
  // The invariants of a single payment do not know of disputes among changes; what is asked here is said below.
  for (const invariant of ['I2', 'I6'] as const) db.tolerate(invariant)
  await db.sql`update public.booking_settings set setting_value = '1' where setting_name = 'daily_booking_limit'`
  let crowd = 0
  const seen = { sold: 0, refused: 0, lost: 0, back: 0, failed: 0, changed: 0 }
  await fc.assert(
    fc.asyncProperty(histories, async (rounds) => {
      crowd += 1
      const first = startOfTests.getTime() + (2 + crowd * days) * 86_400_000
      const dayOf = (nr: number) => new Date(first + nr * 86_400_000).toISOString().slice(0, 10)
      const ids = new Set<string>()
      const own: (string | null)[] = Array.from({ length: customers }, () => null)
      // All want a place at once, and those who get one pay.
      const begun = (['book', 'pay'] as const).map((what) =>
        own.map((_, who): Action => ({ who, what, day: who % days, share: 50 })),
      )
      for (const actions of [...begun, ...rounds]) {
        const done = await Promise.all(
          actions.map(async (one) => ({
            who: one.who,
            id: await does(db, one, own[one.who] ?? null, dayOf),
          })),
        )
        for (const { who, id } of done) {
          own[who] = id
          if (id !== null) ids.add(id)
          else seen.refused += 1
        }
        // Never two for one place.
        expect(await db.broken(), JSON.stringify(rounds)).toEqual([])
        for (const { id, paid, back, lost, told } of await moneyOf(db, [...ids])) {
          const why = JSON.stringify({ rounds, id, paid, back, lost, told })
          const kept = paid - back - lost
          expect(kept, why).toBeLessThanOrEqual(told)
          // Nor is more given back than was said.
          expect(back, why).toBeLessThanOrEqual(Math.max(0, paid - told))
        }
      }
      const twice = await db.sql`
        select ref, kind from public.email_outbox where ref = any (${[...ids]}::text[])
        group by ref, kind, payload ->> 'change_id' having count(*) > 1`
      expect(twice, JSON.stringify(rounds)).toEqual([])
      // An act has its letter, and a letter its act.
      const [acts] = await db.sql`
        select count(*) filter (where kind = 'moved')::int as moved, count(*) filter (where kind = 'canceled')::int as canceled
        from public.booking_acts where booking_id = any (${[...ids]}::text[])`
      const [letters] = await db.sql`
        select count(*) filter (where kind = 'booking-moved')::int as moved, count(*) filter (where kind = 'booking-canceled')::int as canceled
        from public.email_outbox where ref = any (${[...ids]}::text[])`
      expect(acts, JSON.stringify(rounds)).toEqual(letters)
      for (const { paid, back, lost, told, failed } of await moneyOf(db, [...ids])) {
        seen.failed += Number(failed)
        seen.sold += Number(told > 0)
        seen.lost += Number(lost > 0)
        seen.back += Number(back > 0)
        seen.changed += Number(paid > 0 && told !== 33_600)
      }
    }),
    { numRuns: crowds, seed },
  )
  // The histories went where they were meant to go.
  for (const [name, count] of Object.entries(seen)) expect(count, name).toBeGreaterThan(0)
})
