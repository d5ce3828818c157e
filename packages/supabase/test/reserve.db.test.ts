import { randomUUID } from 'node:crypto'
import type { JSONValue } from 'postgres'
import { describe, expect } from 'vitest'
import { held, paymentEvent, release, reserve, settle } from './answers.ts'
import { bookedDay, bookingRequest } from './booking-request.ts'
import { type TestDatabase, test } from './postgres.ts'

/** The number of racers for a day, and the number of days one after the other. */
const racers = Number(process.env.TORTURE_RACERS ?? 24)
const rounds = Number(process.env.TORTURE_ROUNDS ?? 1)
const days = Array.from({ length: rounds }, (_, nr) =>
  new Date(Date.UTC(2026, 10, 23 + nr)).toISOString().slice(0, 10),
)

const crowd = (db: TestDatabase, size: number, booking_date: string = bookedDay) =>
  Promise.all(
    Array.from({ length: size }, () => reserve(db, { booking_date }).then((answer) => answer.status)),
  )

const count = (statuses: ReadonlyArray<string>, status: string) =>
  statuses.filter((candidate) => candidate === status).length

const setLimit = (db: TestDatabase, limit: number) =>
  db.sql`update public.booking_settings set setting_value = ${String(limit)}
    where setting_name = 'daily_booking_limit'`

/** The race for a place is real but short; a booking that takes a while to write makes it certain. */
const dawdle = (db: TestDatabase) =>
  db.sql.unsafe(`
    create function public.dawdle() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.02); return new; end $$;
    create trigger dawdle before insert on public.bookings for each row execute function public.dawdle();`)

describe('places under load', () => {
  test('R01: a crowd at once for 10 places leaves exactly 10', async ({ db }) => {
    await dawdle(db)
    for (const day of days) {
      const statuses = await crowd(db, racers, day)
      expect(count(statuses, 'reserved')).toBe(10)
      expect(count(statuses, 'day_full')).toBe(racers - 10)
    }
    const [row] = await db.sql`select count(*)::int as n from public.bookings`
    expect(row?.n).toBe(10 * days.length)
  })

  test('R01: a crowd at once for one place leaves exactly one', async ({ db }) => {
    await setLimit(db, 1)
    for (const day of days) expect(count(await crowd(db, racers / 2, day), 'reserved')).toBe(1)
  })

  test('R02: without the lock the same crowd books too many', async ({ db }) => {
    db.tolerate('I1')
    await dawdle(db)
    await db.sql.unsafe(`
      create or replace function private.lock_day(day date) returns void language sql as $$ select $$;`)
    expect(count(await crowd(db, racers), 'reserved')).toBeGreaterThan(10)
    expect(await db.sql`select count(*)::int as n from public.bookings`).not.toEqual([{ n: 10 }])
  })

  test('R02: with the lock a booking that takes a while is no chance for others', async ({ db }) => {
    await dawdle(db)
    expect(count(await crowd(db, 100), 'reserved')).toBe(10)
  })

  test.for([
    [{}, 'off'],
    [{ sold_as: 'due' }, 'on'],
  ] as const)('R02: after %j the next in line waits for the disk: %s', async ([terms, waits], { db }) => {
    const { request } = bookingRequest()
    await db.sql.begin(async (sql) => {
      await sql`set local synchronous_commit = on`
      const [answer] =
        await sql`select public.reserve_booking(${sql.json({ ...request, ...terms } as JSONValue)}) ->> 'status' as status`
      expect(answer).toEqual({ status: 'reserved' })
      expect(await sql`show synchronous_commit`).toEqual([{ synchronous_commit: waits }])
    })
  })

  test('R04: a limit lowered during a crowd lets nothing new in; what was sold is kept and flagged', async ({
    db,
  }) => {
    db.tolerate('I1')
    const sold = await Promise.all(Array.from({ length: 6 }, () => held(db)))
    for (const id of sold) await settle(db, paymentEvent(id, 'completed'))
    const [statuses] = await Promise.all([crowd(db, racers), setLimit(db, 4)])
    const reserved = count(statuses, 'reserved')
    expect(reserved).toBeLessThanOrEqual(4)
    expect(count(await crowd(db, 20), 'reserved')).toBe(0)
    const rows = await db.sql`
      select attention, count(*)::int as n from public.bookings where occupies_day group by 1 order by 1`
    expect(rows).toEqual([
      { attention: [], n: 4 },
      { attention: ['over-daily-limit'], n: 2 },
    ])
  })

  test('a snapshot older than the lock is refused', async ({ db }) => {
    await expect(
      db.sql.begin('isolation level repeatable read', (sql) => sql`select private.lock_day(${bookedDay})`),
    ).rejects.toThrow('READ COMMITTED')
  })
})

describe('one submit', () => {
  test('R20: the same attempt 50 times at once is one booking', async ({ db }) => {
    const attemptId = randomUUID()
    const email = 'ana@example.com'
    const answers = await Promise.all(Array.from({ length: 50 }, () => reserve(db, { email }, { attemptId })))
    expect(new Set(answers.map((answer) => answer.booking_id)).size).toBe(1)
    expect(
      count(
        answers.map((answer) => answer.status),
        'reserved',
      ),
    ).toBe(1)
    expect(
      count(
        answers.map((answer) => answer.status),
        'existing',
      ),
    ).toBe(49)
  })

  test('the same attempt for two days at once is one booking', async ({ db }) => {
    const attemptId = randomUUID()
    const days = ['2026-11-23', '2026-11-24', '2026-11-25']
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nr) => reserve(db, { booking_date: days[nr % 3] }, { attemptId })),
    )
    expect(new Set(answers.map((answer) => answer.booking_id)).size).toBe(1)
  })

  test('a repeated attempt is answered its checkout page', async ({ db }) => {
    const attemptId = randomUUID()
    const id = await held(db, {}, { attemptId })
    expect(await reserve(db, {}, { attemptId })).toMatchObject({
      status: 'existing',
      booking_id: id,
      checkout_url: `https://pay.example/${id}`,
      hold_expires_at: '2026-11-21T17:35:00+00:00',
    })
  })

  test('amounts are stored as the caller gives them, with every field', async ({ db }) => {
    const id = await held(db, { booking_time: '12:30 PM' })
    const [row] = await db.sql`select * from public.bookings where id = ${id}`
    expect(row).toMatchObject({
      customer_email: row?.email,
      booking_minute: 750,
      total_price: '336.00',
      hst_amount: '39.00',
      add_ons: ['Laundry', 'Dishwashing'],
      payment_status: 'pending',
      booking_status: 'pending',
      attention: [],
    })
  })
})

test('a booking without its total is refused, and takes no place', async ({ db }) => {
  await setLimit(db, 1)
  await expect(reserve(db, { total_price: undefined })).rejects.toMatchObject({ code: '23502' })
  expect((await reserve(db)).status).toBe('reserved')
})

describe('a checkout', () => {
  const admit = (db: TestDatabase, visitor: string, email: string) =>
    db.call('admit_checkout', { visitor, email })

  test('is admitted within the limit of its visitor and that of its mailbox, and counts for both when it is refused', async ({
    db,
  }) => {
    await db.sql`update private.rate_rules set hits = 2 where bucket like 'checkout-%'`
    const answers = []
    for (const [visitor, email] of [
      ['192.0.2.1', 'ana@gmail.com'],
      ['192.0.2.1', 'bo@example.com'],
      // The visitor has had too many, and the mailbox has one more for it.
      ['192.0.2.1', 'ANA+1@googlemail.com'],
      ['192.0.2.2', 'a.na@gmail.com'],
      ['192.0.2.2', 'cy@example.com'],
      // The mailbox has had too many, which its visitor is counted for.
      ['192.0.2.2', 'dee@example.com'],
    ] as const)
      answers.push(await admit(db, visitor, email))
    expect(answers).toEqual([true, true, false, false, true, false])
    db.setClock(new Date('2026-11-21T17:10:00Z'))
    expect(await admit(db, '192.0.2.1', 'ana@gmail.com')).toBe(true)
  })
})

test('a limit is used up exactly when the next hit is refused, and asking counts nothing', async ({ db }) => {
  await db.sql`update private.rate_rules set hits = 3 where bucket = 'contact-visitor'`
  const ask = (of: string) =>
    db.as('service_role', async (sql) => {
      const [row] = await sql`select private.rate_is_used_up('contact-visitor', ${of}) as is_used_up`
      return row?.is_used_up
    })
  const hit = (of: string) =>
    db.as('service_role', async (sql) => {
      const [row] = await sql`select private.within_rate('contact-visitor', ${of}) as is_within`
      return row?.is_within
    })
  for (let nr = 0; nr < 5; nr += 1) {
    const isUsedUp = await ask('zoe')
    expect(await ask('zoe')).toBe(isUsedUp)
    expect(await hit('zoe')).toBe(!isUsedUp)
    expect(isUsedUp).toBe(nr >= 3)
  }
  expect(await ask('bo')).toBe(false)
  db.setClock(new Date(db.now().getTime() + 900_000))
  expect(await ask('zoe')).toBe(false)
})

describe('holds', () => {
  test('a hold ends by itself and frees its place', async ({ db }) => {
    await setLimit(db, 1)
    await held(db)
    expect((await reserve(db)).status).toBe('day_full')
    db.setClock(new Date('2026-11-21T17:34:59Z'))
    expect((await reserve(db)).status).toBe('day_full')
    db.setClock(new Date('2026-11-21T17:35:00Z'))
    expect((await reserve(db)).status).toBe('reserved')
  })

  test('a released booking frees place, promo use and attempt; releasing again changes nothing', async ({
    db,
  }) => {
    await setLimit(db, 1)
    await db.sql`insert into public.promo_codes (code, discount_type, discount_value, max_uses)
      values ('ONCE', 'fixed', 5, 1)`
    const attemptId = randomUUID()
    const id = await held(db, {}, { attemptId, promoCode: 'ONCE' })
    expect(await release(db, id)).toBe(true)
    expect(await release(db, id)).toBe(false)
    expect(await release(db, 'none')).toBe(false)
    const again = await reserve(db, {}, { attemptId, promoCode: 'once ' })
    expect(again.status).toBe('reserved')
    expect(again.booking_id).not.toBe(id)
  })

  test('R22: one customer cannot hold every place unpaid, and may again when the holds have ended', async ({
    db,
  }) => {
    const spell = [
      'ana@gmail.com',
      'A.na@gmail.com',
      'ana+1@gmail.com',
      ' ana@GOOGLEMAIL.com',
      'a.n.a@gmail.com',
    ]
    for (const email of spell) await held(db, { email })
    await expect(reserve(db, { email: 'ana+6@gmail.com' })).rejects.toThrow('Rate limit exceeded')
    expect((await reserve(db, { email: 'bo@gmail.com' })).status).toBe('reserved')
    db.setClock(new Date('2026-11-21T17:36:00Z'))
    expect((await reserve(db, { email: 'ana+6@gmail.com' })).status).toBe('reserved')
  })
})
