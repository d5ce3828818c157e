import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeMigratedDatabase } from '../testing/migrated-database.ts'
import { seriesSubmit } from '../testing/series-submit.ts'
import { startTestStack } from '../testing/test-stack.ts'
import type { Stack } from './start-stack.ts'

/* A series in the running system: booked, paid, and charged by the jobs while the clock goes on. */

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const booked = Date.parse('2026-11-20T15:00:00Z')
// The first visit is on Friday, 4 December at 9 AM, the others every week from then on.
const startOf = (visit: number) => Date.parse('2026-12-04T14:00:00Z') + visit * 7 * dayMs
const dayOf = (visit: number) => new Date(startOf(visit)).toISOString().slice(0, 10)

let stack: Stack
let now = booked
beforeAll(async () => {
  stack = await startTestStack({ openDatabase: takeMigratedDatabase, now: () => now })
  await stack.database.setClock(now)
  const answer = await fetch(`${stack.url}/functions/v1/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(seriesSubmit(now, '00000000-0000-4000-8000-000000000001')),
  })
  const { url } = await answer.json()
  expect(answer.status).toBe(200)
  await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' })
  await stack.work()
})
afterAll(() => stack.close())

/** Lets the jobs run at a time, as they do every half minute. */
async function runAt(instant: number) {
  now = instant
  await stack.database.setClock(now)
  await stack.work()
}

const before = (visit: number, hours: number) => runAt(startOf(visit) - hours * hourMs)

async function visitOn(visit: number) {
  const [row] = await stack.database.query(
    `select b.id, b.booking_status as status, b.payment_status as payment, b.missed_by as missed,
      (select coalesce(array_agg(o.kind order by o.nr), '{}')
       from public.email_outbox o where o.ref = b.id and o.kind like 'visit-%') as letters
    from public.bookings b where b.original_date = $1`,
    [dayOf(visit)],
  )
  if (row === undefined) throw new Error('There is no such visit')
  const { id, ...stored } = Object(row)
  const asked = (stack.stripe?.intents() ?? []).filter(({ metadata }) => metadata.booking_id === id)
  return { ...stored, asked: asked.map(({ status }) => status) }
}

function bankSays(refusal: string | null) {
  for (const { id } of stack.stripe?.cards() ?? []) stack.stripe?.bankSays(id, refusal)
}

test('a visit is announced seven days before, its card charged once four days before, and nothing after that', async () => {
  await before(1, 7 * 24 + 1)
  expect(await visitOn(1)).toEqual({
    status: 'confirmed',
    payment: 'arranged',
    missed: null,
    letters: [],
    asked: [],
  })
  await before(1, 7 * 24)
  await before(1, 4 * 24 + 1)
  expect(await visitOn(1)).toMatchObject({ payment: 'arranged', letters: ['visit-announced'], asked: [] })
  await before(1, 4 * 24)
  for (const hours of [3 * 24, 1]) await before(1, hours)
  expect(await visitOn(1)).toEqual({
    ...{
      status: 'confirmed',
      payment: 'paid',
      missed: null,
      letters: ['visit-announced'],
      asked: ['succeeded'],
    },
  })
  const mails = stack.mailbox?.mails().filter(({ subject }) => /charge/i.test(subject)) ?? []
  expect(mails.filter(({ to }) => to.includes('ada@example.com')).length).toBeGreaterThan(0)
})

test('a refused card is tried again three and two days before, and the place freed a day before', async () => {
  await before(2, 7 * 24)
  bankSays('insufficient_funds')
  const tried = async (hours: number) => {
    await before(2, hours)
    return (await visitOn(2)).asked.length
  }
  expect([await tried(4 * 24), await tried(3 * 24), await tried(2 * 24)]).toEqual([1, 2, 3])
  await before(2, 30)
  expect(await visitOn(2)).toMatchObject({ status: 'confirmed', payment: 'arranged' })
  await before(2, 24)
  expect(await visitOn(2)).toEqual({
    ...{ status: 'canceled', payment: 'failed', missed: 'customer' },
    letters: [
      ...[
        'visit-announced',
        'visit-declined',
        'visit-declined',
        'visit-declined',
        'visit-unpaid',
        'visit-freed',
      ],
    ],
    asked: Array.from({ length: 3 }, () => 'requires_payment_method'),
  })
})

test('nights that were missed are caught up, one act at a time, and each visit is paid once', async () => {
  bankSays(null)
  await before(3, 3.5 * 24)
  expect(await visitOn(3)).toMatchObject({ letters: ['visit-announced'], asked: [] })
  await before(3, 2.5 * 24)
  expect(await visitOn(3)).toMatchObject({ payment: 'paid', asked: ['succeeded'] })
  const [{ behind }] = (await stack.database.query(
    `select count(*)::integer as behind from public.series
     where planned_through < (private.clock() at time zone private.zone())::date + 60`,
  )) as [{ behind: number }]
  expect(behind).toBe(0)
  const failed = await stack.database.query(`select failed_parts from private.last_run`)
  expect(failed).toEqual([{ failed_parts: [] }])
})
