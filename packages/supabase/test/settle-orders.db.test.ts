import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { cancel } from './acts.ts'
import { type EventType, finishRefund, held, paymentEvent, refuseRefund, settle } from './answers.ts'
import { startOfTests, type TestDatabase, test } from './postgres.ts'

const orders = Number(process.env.TORTURE_ORDERS ?? 15)
const seed = Number(process.env.TORTURE_SEED ?? 1)

interface Told {
  readonly type: EventType
  readonly paid?: boolean
}

/** The fates of a checkout: the events that the provider sends, and what it returns when it is asked. */
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

/** Returns what must have become of the booking when everything that arrived was told, and the provider was asked about the rest. */
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

const paid = 33_600

/** The steps around the refund of a canceled booking, while somebody refunds on the provider's own page too. */
const refundSteps = fc.record({
  back: fc.constantFrom(0, 10_000, 16_800, paid),
  steps: fc.array(
    fc.record({
      what: fc.constantFrom('hand out', 'make', 'by hand', 'by hand', 'tell', 'tell'),
      nr: fc.nat(7),
      cents: fc.constantFrom(5000, 16_800, paid),
    }),
    { maxLength: 8 },
  ),
})

/** Ours is refused: all has gone back by hand since it was handed out. */
const tooLittleLeft: ReturnType<(typeof refundSteps)['generate']>['value'] = {
  back: 16_800,
  steps: [
    { what: 'hand out', nr: 0, cents: 5000 },
    { what: 'by hand', nr: 0, cents: 33_600 },
    { what: 'make', nr: 0, cents: 5000 },
  ],
}

/** The total of what went back by hand is told after ours was asked for, and before that refund itself. */
const totalFirst: ReturnType<(typeof refundSteps)['generate']>['value'] = {
  back: 16_800,
  steps: [
    { what: 'hand out', nr: 0, cents: 5000 },
    { what: 'by hand', nr: 0, cents: 5000 },
    { what: 'tell', nr: 1, cents: 5000 },
  ],
}

const Handed = Schema.Array(Schema.Struct({ key: Schema.String, amount_cents: Schema.Number }))

/** The provider: it gives back what it has, and its reports arrive whenever they do. */
class Provider {
  gone = 0
  readonly untold: Record<string, unknown>[] = []

  give(id: string, key: string | null, amount: number): string | null {
    if (amount > paid - this.gone) return null
    this.gone += amount
    const reversal_id = randomUUID()
    const about = { session_id: null, booking_id: null, paid: true }
    const given = { ...about, reversal_id, refund_key: key, amount_total: amount, id: randomUUID() }
    const total = { ...about, amount_total: this.gone, id: randomUUID() }
    this.untold.push(
      paymentEvent(id, 'refund_given', given),
      paymentEvent(id, this.gone === paid ? 'refunded' : 'partly_refunded', total),
    )
    return reversal_id
  }
}

describe('a refund by hand beside ours', () => {
  test('calls the office where more went back than was to, whichever is told first', async ({ db }) => {
    const seen = { called: 0, expected: 0, refused: 0 }
    let nr = 0
    await fc.assert(
      fc.asyncProperty(refundSteps, async ({ back, steps }) => {
        nr += 1
        const day = new Date(startOfTests.getTime() + (2 + nr) * 86_400_000).toISOString().slice(0, 10)
        const id = await held(db, { booking_date: day })
        await settle(db, paymentEvent(id, 'completed'))
        await cancel(db, id, back)
        const provider = new Provider()
        const handed = new Map<string, number>()
        let refused = 0
        const does = {
          'hand out': async () => {
            const due = Schema.decodeUnknownSync(Handed)(await db.call('refunds_due', {}))
            for (const { key, amount_cents } of due) handed.set(key, amount_cents)
          },
          make: async () => {
            for (const [key, amount] of handed) {
              const refund_id = provider.give(id, key, amount)
              const made = { key, refund_id, payment_intent: `pi_${id}`, settled: true }
              if (refund_id !== null) await finishRefund(db, made)
              // A payment that went back whole has ended it already.
              else if ((await refuseRefund(db, { key, refusal: 'Too little is left' })) === true)
                refused += amount
            }
            handed.clear()
          },
          'by hand': async (_: number, cents: number) => {
            provider.give(id, null, cents)
          },
          tell: async (place: number) => {
            const [event] = provider.untold.splice(place % Math.max(1, provider.untold.length), 1)
            if (event !== undefined) await settle(db, event)
          },
        }
        for (const { what, nr: place, cents } of steps) await does[what](place, cents)
        const tellAll = async () => {
          while (provider.untold.length > 0) await does.tell(0)
        }
        await tellAll()
        await does['hand out']()
        await does.make()
        await tellAll()
        const [row] = await db.sql`select attention from public.bookings where id = ${id}`
        const isCalled = Math.min(paid, provider.gone + refused) > back
        expect({ steps, back, attention: row?.attention.toSorted() }).toEqual({
          steps,
          back,
          attention: [
            ...(isCalled && provider.gone < paid ? ['partly-refunded'] : []),
            ...(refused > 0 ? ['refund-refused'] : []),
            ...(isCalled && provider.gone === paid ? ['refunded'] : []),
          ],
        })
        seen.called += Number(isCalled)
        seen.expected += Number(!isCalled && provider.gone > 0)
        seen.refused += Number(refused > 0)
      }),
      { numRuns: orders, seed, examples: [[tooLittleLeft], [totalFirst]] },
    )
    for (const [name, count] of Object.entries(seen)) expect(count, name).toBeGreaterThan(0)
  })
})
