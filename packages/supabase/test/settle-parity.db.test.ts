import {
  type PaymentEvent as CoreEvent,
  type PaymentFacts,
  type PaymentState,
  settle as settleCore,
} from '@dustforce/office/booking'
import { describe, expect } from 'vitest'
import { held, paymentEvent, settle } from './answers.ts'
import { type TestDatabase, test } from './postgres.ts'

/** The events that move a booking's statuses. */
type StatusEvent = CoreEvent['type']

const types: ReadonlyArray<StatusEvent> = [
  'completed',
  'async_succeeded',
  'async_failed',
  'expired',
  'refunded',
]

const permutations = <A>(items: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))

const subsets = <A>(items: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_, nr) => (bits >> nr) % 2 === 1))

/** Every non-empty set of kinds, in every order: 325 histories. */
const histories = subsets(types)
  .filter((set) => set.length > 0)
  .flatMap(permutations)

/** A third of the histories, of every length: where the order has been tried in full already. */
const someHistories = histories.filter((_, nr) => nr % 3 === 0)

/** A day for each history, so that none takes a place from another. */
const dayOf = (nr: number) => new Date(Date.UTC(2027, 0, 1 + nr)).toISOString().slice(0, 10)

interface End extends PaymentState {
  readonly refundDue: boolean
  readonly emails: ReadonlyArray<string>
}

/** What core says the history leads to. */
function endInCore(start: PaymentState, history: ReadonlyArray<StatusEvent>, facts: PaymentFacts): End {
  let state = start
  let refundDue = false
  const emails = new Set<string>()
  for (const type of history) {
    const settlement = settleCore(state, coreEvent(type, facts))
    state = settlement.state
    for (const effect of settlement.effects) {
      if (effect.type === 'refund') refundDue = true
      if (effect.type === 'queue-email') emails.add(effect.kind)
    }
  }
  if (state.payment === 'refunded') refundDue = false
  return { ...state, refundDue, emails: [...emails].sort() }
}

function coreEvent(type: StatusEvent, facts: PaymentFacts): CoreEvent {
  if (type === 'completed') return { type, paid: true, facts }
  return type === 'async_succeeded' ? { type, facts } : { type }
}

async function endInSql(db: TestDatabase, id: string, status?: string): Promise<unknown> {
  const [row] = await db.sql`
    select b.payment_status as payment, b.booking_status as booking, b.refund_due as "refundDue",
      array(
        select e.kind from public.email_outbox e
        where e.ref = b.id and e.status = coalesce(${status ?? null}, e.status) order by 1
      ) as emails
    from public.bookings b where b.id = ${id}`
  return row
}

/** Runs one history, each event told twice, in one statement: what is asked here is the order, not the crowd. */
async function run(
  db: TestDatabase,
  id: string,
  history: ReadonlyArray<StatusEvent>,
  more: Record<string, unknown> = {},
): Promise<void> {
  const events = history.flatMap((type, nr) => {
    const again = history[nr - 1]
    return again === undefined
      ? [paymentEvent(id, type, more)]
      : [paymentEvent(id, type, more), paymentEvent(id, again, { ...more, id: `again-${id}-${nr}` })]
  })
  await db.as(
    'service_role',
    (sql) =>
      sql`select public.settle_payment(event) from jsonb_array_elements((${JSON.stringify(events)}::text)::jsonb) event`,
  )
}

const setLimit = (db: TestDatabase, limit: number) =>
  db.sql`update public.booking_settings set setting_value = ${String(limit)}
    where setting_name = 'daily_booking_limit'`

describe('R09: every order of every set of events ends as core says', () => {
  test('with a place on the day', async ({ db }) => {
    const ids = await Promise.all(histories.map((_, nr) => held(db, { booking_date: dayOf(nr) })))
    await Promise.all(ids.map((id, nr) => run(db, id, histories[nr] ?? [])))
    const ends = await Promise.all(ids.map((id) => endInSql(db, id)))
    const facts = { hasPlace: true, amountMatches: true }
    const start = { payment: 'pending', booking: 'pending' } as const
    expect(ends).toEqual(histories.map((history) => endInCore(start, history, facts)))

    // Each set of events has one end, whatever their order; a confirmation that had not gone out stays in.
    const sent = await Promise.all(ids.map((id) => endInSql(db, id, 'queued')))
    const endsOfSet = Map.groupBy(sent, (_, nr) => histories[nr]?.toSorted().join())
    for (const [, same] of endsOfSet) expect(new Set(same.map((end) => JSON.stringify(end))).size).toBe(1)
    expect(endsOfSet.size).toBe(31)
  })

  test('with the hold ended and the day sold out', async ({ db }) => {
    await setLimit(db, 1)
    const ids = await Promise.all(someHistories.map((_, nr) => held(db, { booking_date: dayOf(nr) })))
    db.setClock(new Date('2026-11-21T18:00:00Z'))
    await Promise.all(
      someHistories.map(async (_, nr) => {
        const buyer = await held(db, { booking_date: dayOf(nr) })
        await settle(db, paymentEvent(buyer, 'completed'))
      }),
    )
    await Promise.all(ids.map((id, nr) => run(db, id, someHistories[nr] ?? [])))
    const ends = await Promise.all(ids.map((id) => endInSql(db, id)))
    const facts = { hasPlace: false, amountMatches: true }
    const start = { payment: 'pending', booking: 'pending' } as const
    expect(ends).toEqual(someHistories.map((history) => endInCore(start, history, facts)))
  })

  test('with another amount', async ({ db }) => {
    const ids = await Promise.all(someHistories.map((_, nr) => held(db, { booking_date: dayOf(nr) })))
    await Promise.all(ids.map((id, nr) => run(db, id, someHistories[nr] ?? [], { amount_total: 1 })))
    const ends = await Promise.all(ids.map((id) => endInSql(db, id)))
    const facts = { hasPlace: true, amountMatches: false }
    const start = { payment: 'pending', booking: 'pending' } as const
    expect(ends).toEqual(someHistories.map((history) => endInCore(start, history, facts)))
  })

  for (const booking of ['canceled', 'assigned', 'completed'] as const) {
    test(`of a booking that an administrator had set to ${booking}`, async ({ db }) => {
      const few = histories.filter((history) => history.length <= 3)
      const ids = await Promise.all(few.map((_, nr) => held(db, { booking_date: dayOf(nr) })))
      await db.sql`update public.bookings set booking_status = ${booking}`
      await Promise.all(ids.map((id, nr) => run(db, id, few[nr] ?? [])))
      const ends = await Promise.all(ids.map((id) => endInSql(db, id)))
      const facts = { hasPlace: true, amountMatches: true }
      const start = { payment: 'pending', booking } as const
      expect(ends).toEqual(few.map((history) => endInCore(start, history, facts)))
    })
  }
})
