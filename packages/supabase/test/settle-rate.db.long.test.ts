import { cents } from '@dustforce/core/money'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { supabaseServer } from '@dustforce/workflows/database'
import { BookingStore } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { expect } from 'vitest'
import { held } from './answers.ts'
import { test } from './postgres.ts'
import { startRest } from './rest-service.ts'

const payments = 300

/** The middle one of some times, in milliseconds. */
function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

test('settles payments, and says how long one takes beside a call that only reads', async ({ db }) => {
  await db.sql`update public.booking_settings set setting_value = '9999' where setting_name = 'daily_booking_limit'`
  const rest = await startRest(db)
  const runtime = ManagedRuntime.make(supabaseServer(rest, gtaBusiness))
  const times: Record<'settle' | 'read', number[]> = { settle: [], read: [] }
  const timed = async <A, E>(name: keyof typeof times, work: Effect.Effect<A, E, BookingStore>) => {
    const start = performance.now()
    const answer = await runtime.runPromise(work)
    times[name].push(performance.now() - start)
    return answer
  }
  const outcomes = new Set<string>()
  for (let nr = 0; nr < payments; nr += 1) {
    const id = await held(db, {
      booking_date: new Date(Date.UTC(2027, 0, 1 + (nr % 300))).toISOString().slice(0, 10),
    })
    const { outcome } = await timed(
      'settle',
      Effect.flatMap(BookingStore, (store) =>
        store.settle({
          ...{ id: `evt_${id}`, type: 'completed', sessionId: `cs_${id}`, paymentIntent: `pi_${id}` },
          ...{
            paid: true,
            amountTotalCents: cents(33_600),
            currency: 'cad',
            bookingId: id,
            reversalId: null,
          },
        }),
      ),
    )
    outcomes.add(outcome)
    await timed(
      'read',
      Effect.flatMap(BookingStore, (store) => store.pendingCheckouts(0)),
    )
  }
  await runtime.dispose()
  await rest.close()
  expect([...outcomes]).toEqual(['confirmed'])
  const [settle, read] = [median(times.settle), median(times.read)]
  console.info(`a settled payment: ${settle.toFixed(1)} ms, a call that only reads: ${read.toFixed(1)} ms`)
})
