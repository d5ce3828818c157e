import { expect } from 'vitest'
import { addAdmin } from './admin-rows.ts'
import { held, paymentEvent, release, settle } from './answers.ts'
import { bookedDay, bookingRequest } from './booking-request.ts'
import { type TestDatabase, test } from './postgres.ts'

const later = '2026-11-25'
const grace = { email: 'grace@example.com', duration_minutes: 120 }

/** Grace books, instead of what she holds; the page is attached as a checkout does. */
async function book(db: TestDatabase, instead: readonly string[], booking: object = {}, more: object = {}) {
  const { request } = bookingRequest({ ...grace, ...booking })
  const asked = { ...request, visitor: '192.0.2.1', instead, ...more }
  const answer = Object(await db.call('reserve_booking', { request: asked }))
  if (answer.status === 'reserved')
    await db.call('attach_checkout', {
      booking_id: answer.booking_id,
      session_id: `cs_${answer.booking_id}`,
      url: 'https://pay.example/1',
    })
  return answer
}
const wait = (db: TestDatabase, email: string, day = bookedDay) =>
  db.call('join_waiting', {
    wish: {
      ...{ email, service_type: 'standard', duration_minutes: 120, home: {}, consent: 'Yes' },
      days: [{ day, minutes: [540, 600] }],
    },
    visitor: email,
  })
const states = async (db: TestDatabase) =>
  (
    await db.sql<{ email: string; state: string; lapses: number }[]>`
      select email, state, lapses from public.waiting order by queued_at, nr`
  ).map(({ email, state, lapses }) => `${email[0]} ${state} ${lapses}`)
const holds = async (db: TestDatabase) =>
  (
    await db.sql<{ id: string }[]>`
      select id from public.bookings where payment_status = 'pending' and hold_expires_at > ${db.now()} order by id`
  ).map(({ id }) => id)
const oneAPlace = (db: TestDatabase) => db.sql`
  update public.booking_settings set setting_value = '1' where setting_name = 'daily_booking_limit'`

test('who goes back and books with something changed keeps the place of a full day from who waits for it', async ({
  db,
}) => {
  await addAdmin(db)
  await oneAPlace(db)
  const first = await book(db, [])
  await wait(db, 'a@example.com')
  const next = await book(db, [first.booking_id], { booking_time: '10:00 AM', add_ons_total: 0 })
  expect(next.status).toBe('reserved')
  // Its page is closed afterwards, as the provider says: nothing of the day is free for that.
  await settle(db, paymentEvent(first.booking_id, 'expired'))
  expect([await states(db), await holds(db)]).toEqual([['a waiting 0'], [next.booking_id]])
})

test('what is left of another day is offered in the same transaction', async ({ db }) => {
  await addAdmin(db)
  await oneAPlace(db)
  const first = await book(db, [])
  for (const name of ['a', 'b']) await wait(db, `${name}@example.com`)
  expect(await book(db, [first.booking_id], { booking_date: later })).toMatchObject({ status: 'reserved' })
  expect(await states(db)).toEqual(['a offered 0', 'b waiting 0'])
  await settle(db, paymentEvent(first.booking_id, 'expired'))
  expect(await states(db)).toEqual(['a offered 0', 'b waiting 0'])
})

test('a place that was offered stays with who was offered it', async ({ db }) => {
  await addAdmin(db)
  await oneAPlace(db)
  const other = await held(db)
  await wait(db, grace.email)
  await wait(db, 'z@example.com')
  await release(db, other)
  const [letter] = await db.sql<{ token: string }[]>`
    select s.secret ->> 'token' as token from public.email_outbox e join private.letter_secrets s on s.letter_id = e.id
    where e.recipient = ${grace.email} order by e.nr desc limit 1`
  const first = await book(db, [], {}, { offer: letter?.token })
  expect(first.status).toBe('reserved')
  const next = await book(db, [first.booking_id], { add_ons_total: 0 }, { offer: letter?.token })
  expect(next.status).toBe('reserved')
  await settle(db, paymentEvent(first.booking_id, 'expired'))
  expect(await states(db)).toEqual(['g paying 0', 'z waiting 0'])
  await settle(db, paymentEvent(next.booking_id, 'completed'))
  expect(await states(db)).toEqual(['g booked 0', 'z waiting 0'])
})

test('many who change their bookings, and many who come new, sell no place twice', async ({ db }) => {
  await addAdmin(db)
  await db.sql`update public.booking_settings set setting_value = '3' where setting_name = 'daily_booking_limit'`
  const people = [1, 2, 3].map((nr) => ({ email: `own${nr}@example.com` }))
  const firsts: { booking_id: string }[] = []
  for (const person of people) firsts.push(await book(db, [], person))
  const asked = Array.from({ length: 24 }, (_, nr) => {
    const own = nr % 4
    return own === 3
      ? book(db, [], { email: `new${nr}@example.com`, booking_date: nr % 8 === 3 ? later : bookedDay })
      : book(db, [firsts[own]?.booking_id ?? ''], {
          ...people[own],
          booking_date: nr % 5 === 0 ? later : bookedDay,
        })
  })
  // The one that fails has too many unpaid places.
  await Promise.allSettled(asked)
  for (const day of [bookedDay, later]) {
    const [row] = await db.sql<{ places: number }[]>`
      select private.places_taken(${day}::date, ${db.now()}) as places`
    expect(row?.places).toBeGreaterThan(0)
    expect(row?.places).toBeLessThanOrEqual(3)
  }
})
