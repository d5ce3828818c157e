import { gtaBusiness } from '@dustforce/office/testing/business'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stack } from '../start/start-stack.ts'
import { takeMigratedDatabase } from '../testing/migrated-database.ts'
import { startTestStack } from '../testing/test-stack.ts'
import { demoBookings } from './demo-bookings.ts'
import { demoRepeated } from './demo-series.ts'

const dayMs = 24 * 3_600_000
const begun = Date.parse('2026-11-21T15:00:00Z')
let now = begun
let stack: Stack
beforeAll(async () => {
  stack = await startTestStack({ openDatabase: takeMigratedDatabase, seed: true, now: () => now })
})
afterAll(() => stack.close())

async function workAfter(days: number) {
  now = begun + days * dayMs
  await stack.database.setClock(now)
  await stack.work()
}

const visits = (email: string, condition: string) =>
  stack.database.query(
    `select booking_status as status, payment_status as payment, missed_by as missed from public.bookings
     where email = '${email}' and (${condition}) order by original_date`,
  )

test('the demo has visits that repeat: as agreed, with a pause, and one whose card was refused', async () => {
  const [isla, marcus, yara] = ['isla.fraser', 'marcus.bell', 'yara.singh'].map(
    (name) => `${name}@example.com`,
  )
  const past = `booking_date < '2026-11-21'`
  expect(await visits(isla ?? '', past)).toEqual(
    Array.from({ length: 2 }, () => ({ status: 'completed', payment: 'paid', missed: null })),
  )
  const later = await visits(isla ?? '', `not (${past})`)
  expect(later.length).toBeGreaterThan(3)
  for (const visit of later) expect(visit).toMatchObject({ status: 'assigned', payment: 'arranged' })
  // The pause ends two weeks after it begins.
  expect(await visits(marcus ?? '', `booking_date between '2026-12-01' and '2026-12-15'`)).toEqual([])
  expect((await visits(marcus ?? '', `booking_date > '2026-12-15'`)).length).toBeGreaterThan(3)
  expect((await visits(yara ?? '', past)).at(-1)).toEqual({
    status: 'canceled',
    payment: 'failed',
    missed: 'customer',
  })
})

test('the demo’s visits go on: they are announced, charged to the cards that are kept, or refused', async () => {
  await workAfter(0)
  // The announcements of the next week were made before: nobody is written to when the demo begins.
  expect(stack.mailbox?.mails()).toEqual([])
  for (const days of [3, 5, 6]) await workAfter(days)
  const next = async (email: string) => (await visits(email, `booking_date > '2026-11-21'`))[0]
  expect(await next('isla.fraser@example.com')).toMatchObject({ payment: 'paid' })
  expect(await next('yara.singh@example.com')).toMatchObject({ payment: 'arranged' })
  const refused = stack.stripe?.intents().filter(({ status }) => status === 'requires_payment_method')
  expect(refused?.length).toBeGreaterThan(0)
  const troubled = await stack.database.query(`select problem from public.series where problem is not null`)
  expect(troubled).toEqual([])
})

test('every customer of the demo has a telephone number of their own', () => {
  const rows = [...demoBookings(gtaBusiness, begun), ...demoRepeated(gtaBusiness, begun).bookings]
  const numbers = new Map(rows.map(({ customer_name, phone }) => [customer_name, phone]))
  expect(new Set(numbers.values()).size).toBe(numbers.size)
})

test('whatever day it is, the demo has its three series and a visit whose place was freed', () => {
  for (let day = 0; day < 7; day += 1) {
    const { series, bookings } = demoRepeated(gtaBusiness, begun + day * dayMs)
    expect(series).toHaveLength(3)
    expect(bookings.filter(({ payment_status }) => payment_status === 'failed')).toHaveLength(1)
  }
})
