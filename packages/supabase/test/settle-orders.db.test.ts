import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { type EventType, held, paymentEvent, settle } from './answers.ts'
import { startOfTests, type TestDatabase, test } from './postgres.ts'

const orders = Number(process.env.TORTURE_ORDERS ?? 15)
const seed = Number(process.env.TORTURE_SEED ?? 1)

interface Told {
  readonly type: EventType
  readonly paid?: boolean
}

/** What can become of a checkout: the events the provider sends, and what it answers when it is asked. */
const fates: Readonly<Record<string, { readonly told: ReadonlyArray<Told>; readonly asked: Told | null }>> = {
  paid: { told: [{ type: 'completed' }], asked: { type: 'completed' } },
  'paid slowly': {
    told: [{ type: 'completed', paid: false }, { type: 'async_succeeded' }],
    asked: { type: 'completed' },
  },
  'not paid by the bank': {
    told: [{ type: 'completed', paid: false }, { type: 'async_failed' }],
    asked: null,
  },
  'left alone': { told: [{ type: 'expired' }], asked: { type: 'expired' } },
  refunded: { told: [{ type: 'completed' }, { type: 'refunded' }], asked: { type: 'completed' } },
}

/** What must have become of the booking when everything that arrived was told, and the provider was asked about the rest. */
function endOf(fate: string, arrived: ReadonlyArray<EventType>): readonly [payment: string, booking: string] {
  if (fate === 'left alone') return ['expired', 'canceled']
  // Nothing but the event tells these two; the provider repeats it for days.
  if (fate === 'refunded' && arrived.includes('refunded')) return ['refunded', 'canceled']
  if (fate === 'not paid by the bank') {
    return arrived.includes('async_failed') ? ['failed', 'canceled'] : ['pending', 'pending']
  }
  return ['paid', 'confirmed']
}

/** A checkout, and which of its events arrive, by their place, in which order and how often. */
const deliveries = fc.record({
  fate: fc.constantFrom(...Object.keys(fates)),
  places: fc.array(fc.nat(1), { maxLength: 8 }),
})

async function deliver(
  db: TestDatabase,
  { fate, places }: { fate: string; places: ReadonlyArray<number> },
  day: string,
) {
  const { told = [], asked = null } = fates[fate] ?? {}
  const id = await held(db, { booking_date: day })
  const arriving = places.flatMap((place) => told[place] ?? [])
  const events = arriving.map(({ type, paid }) => paymentEvent(id, type, paid === undefined ? {} : { paid }))
  // Asked twice: the second time changes nothing.
  if (asked !== null) {
    for (const nr of [1, 2]) events.push(paymentEvent(id, asked.type, { id: `asked-${nr}-${id}` }))
  }
  for (const event of events) await settle(db, event)
  const [row] = await db.sql`
    select payment_status, booking_status, refund_due,
      (select count(*)::int from public.email_outbox e where e.ref = b.id and e.kind = 'booking-confirmation'
        and e.status <> 'failed') as confirmations
    from public.bookings b where b.id = ${id}`
  return { row, arrived: arriving.map(({ type }) => type) }
}

describe('R09: payment events', () => {
  test('in any order, repeated and lost, end in one state with one confirmation', async ({ db }) => {
    await db.sql`update public.booking_settings set setting_value = '9999' where setting_name = 'daily_booking_limit'`
    // A crowded day would make each count of its places longer.
    let nr = 0
    await fc.assert(
      fc.asyncProperty(deliveries, async (delivery) => {
        nr += 1
        const day = new Date(startOfTests.getTime() + (1 + (nr % 500)) * 86_400_000)
        const { row, arrived } = await deliver(db, delivery, day.toISOString().slice(0, 10))
        const [payment_status, booking_status] = endOf(delivery.fate, arrived)
        expect(row).toEqual({
          payment_status,
          booking_status,
          refund_due: false,
          confirmations: payment_status === 'paid' ? 1 : 0,
        })
      }),
      { numRuns: orders, seed },
    )
  })
})
