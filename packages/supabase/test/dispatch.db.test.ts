import { randomUUID } from 'node:crypto'
import { businessDate, timeLabel } from '@dustforce/core/schedule'
import { bookingFromRow } from '@dustforce/office/booking'
import { contractorFromRow } from '@dustforce/office/contractor'
import { conflictsOf, isHard, overlapReasons } from '@dustforce/office/hub'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import { adminBookingActs } from '../src/admin/admin-booking-acts.ts'
import { adminBookings } from '../src/admin/admin-bookings.ts'
import { adminFigures } from '../src/admin/admin-figures.ts'
import { cancel } from './acts.ts'
import { addAdmin, admin, adminClientOn } from './admin-rows.ts'
import { held, paymentEvent, release, settle } from './answers.ts'
import { bookedDay, bookingRequest } from './booking-request.ts'
import { type TestDatabase, test } from './postgres.ts'

/* The assignment of a job to its cleaner, and the check that nobody is at two places at once. */

function fail(): never {
  throw new Error('Not stored')
}

type Change = Record<string, string | number | boolean | null>

/** Adds a contractor, on duty unless said otherwise. */
async function contractor(db: TestDatabase, name: string, status = true): Promise<string> {
  await addAdmin(db)
  const [row] = await db.sql`
    insert into public.contractors (full_name, email, phone, status)
    values (${name}, 'cleaner@example.com', '4165550181', ${status}) returning id`
  return String(row?.id)
}

const change = (db: TestDatabase, id: string, columns: Change) =>
  db.as(admin, (sql) => sql`update public.bookings set ${sql(columns)} where id = ${id}`)

const rowOf = async (db: TestDatabase, id: string) =>
  (await db.sql`select * from public.bookings where id = ${id}`)[0]

const at = (db: TestDatabase, time: string, minutes = 120) =>
  held(db, { booking_time: time, duration_minutes: minutes, customer_name: `Customer at ${time}` })

const Taken = Schema.Struct({
  status: Schema.String,
  booking_id: Schema.optionalKey(Schema.String),
  message: Schema.optionalKey(Schema.String),
})

describe('a booking that is taken with its cleaner', () => {
  const taken = async (
    db: TestDatabase,
    contractor_id: string,
    more: object = {},
    reason: string | null = null,
  ) => {
    const { request } = bookingRequest({ discount_amount: 0, subtotal_before_tax: 297 })
    const cleaner = { contractor_id, overlap_reason: reason, contractor_pay: 165 }
    return Schema.decodeUnknownSync(Taken)(
      await db.call('reserve_booking', { request: { ...request, cleaner, ...more } }),
    )
  }

  test('is given to them at once: assigned when it is sold, reserved while it is paid for', async ({
    db,
  }) => {
    const [ana, bo] = [await contractor(db, 'Ana Diaz'), await contractor(db, 'Bo Chen')]
    const sold = await taken(db, ana, { sold_as: 'due', taken_by: admin.email })
    const held = await taken(db, bo)
    expect(await rowOf(db, String(sold.booking_id))).toMatchObject({
      ...{ booking_status: 'assigned', assigned_cleaner_name: 'Ana Diaz', contractor_pay: '165.00' },
    })
    expect(await rowOf(db, String(held.booking_id))).toMatchObject({
      ...{ booking_status: 'pending', assigned_cleaner_name: 'Bo Chen', contractor_id: bo },
    })
    await release(db, String(held.booking_id))
    expect((await taken(db, bo)).status).toBe('reserved')
  })

  test('is refused when the cleaner cannot have it, unless a reason is given', async ({ db }) => {
    const [ana, away] = [await contractor(db, 'Ana Diaz'), await contractor(db, 'Bo Chen', false)]
    await taken(db, ana, { sold_as: 'due' })
    const count = async () => (await db.sql`select from public.bookings`).length
    const letters = async () => (await db.sql`select from public.email_outbox`).length
    const before = [await count(), await letters()]
    for (const [id, message] of [
      [ana, /^Ana Diaz has another job that day/],
      [away, /^Bo Chen is off duty/],
      [randomUUID(), /no longer on the roster/],
    ] as const) {
      expect(await taken(db, id, { sold_as: 'due' })).toEqual({
        status: 'cleaner_refused',
        message: expect.stringMatching(message),
      })
    }
    expect([await count(), await letters()]).toEqual(before)
    expect(await taken(db, ana, { sold_as: 'due' }, 'agreed')).toMatchObject({ status: 'reserved' })
  })
})

describe('the cleaner of a booking', () => {
  test('is known by id with name and phone, by a name alone, and by neither', async ({ db }) => {
    const ana = await contractor(db, 'Ana Diaz')
    const twins = [await contractor(db, 'Bo Chen'), await contractor(db, 'Bo Chen')]
    const [byId, byName, byTwin, another] = [
      await at(db, '9:00 AM'),
      await at(db, '12:00 PM'),
      await at(db, '3:00 PM'),
      await at(db, '5:00 PM'),
    ]
    await change(db, byId, {
      contractor_id: ana,
      assigned_cleaner_name: 'forged',
      assigned_cleaner_phone: '1',
    })
    await change(db, byName, { assigned_cleaner_name: 'Ana Diaz', assigned_cleaner_phone: '4165550181' })
    await change(db, byTwin, { assigned_cleaner_name: 'Bo Chen' })
    await change(db, another, { assigned_cleaner_name: 'Somebody Else' })
    const stored = await Promise.all([byId, byName, byTwin, another].map((id) => rowOf(db, id)))
    expect(stored.map((row) => [row?.contractor_id, row?.assigned_cleaner_name])).toEqual([
      [ana, 'Ana Diaz'],
      [ana, 'Ana Diaz'],
      [null, 'Bo Chen'],
      [null, 'Somebody Else'],
    ])
    expect(stored[0]?.assigned_cleaner_phone).toBe('4165550181')
    await change(db, byTwin, { contractor_id: twins[1] ?? null })
    await change(db, byName, { contractor_id: null, assigned_cleaner_name: null })
    expect(await rowOf(db, byTwin)).toMatchObject({ contractor_id: twins[1] })
    expect(await rowOf(db, byName)).toMatchObject({ contractor_id: null, assigned_cleaner_name: null })
  })

  test('keeps open jobs under a new name, and finished ones under the name of their day', async ({ db }) => {
    db.tolerate('I2')
    const ana = await contractor(db, 'Ana Diaz')
    const [done, open, canceled] = [await at(db, '9:00 AM'), await at(db, '1:00 PM'), await at(db, '4:00 PM')]
    for (const id of [done, open, canceled]) {
      await settle(db, paymentEvent(id, 'completed'))
      await change(db, id, { contractor_id: ana, booking_status: 'assigned', contractor_pay: 80 })
    }
    await change(db, done, { booking_status: 'completed' })
    await cancel(db, canceled, 0)
    await db.as(
      admin,
      (sql) =>
        sql`update public.contractors set full_name = 'Ana Lima', phone = '4165550199' where id = ${ana}`,
    )
    const names = await Promise.all([done, open, canceled].map((id) => rowOf(db, id)))
    expect(names.map((row) => row?.assigned_cleaner_name)).toEqual(['Ana Diaz', 'Ana Lima', 'Ana Diaz'])
    expect(names[1]).toMatchObject({ contractor_id: ana, assigned_cleaner_phone: '4165550199' })

    // Lists and figures know who it is, whatever the name was.
    const client = adminClientOn(db)
    const { page, cleanerNames } = adminBookings(client)
    const list = await page({
      filters: { assignedCleaner: 'Ana Lima' },
      sort: { key: 'date', direction: 'asc' },
      ...{ after: null, upTo: null, limit: 50 },
    })
    expect(list.rows.map(({ id }) => id)).toEqual([done, open, canceled])
    expect(await cleanerNames()).toEqual(['Ana Lima'])
    const figures = await adminFigures(client).dashboard(Date.parse(`${bookedDay}T15:00:00Z`))
    expect(figures.assignments).toMatchObject([{ cleaner: 'Ana Lima', count: 2 }])
  })

  test('leaves the jobs to come when deleted, and stays the name of the others', async ({ db }) => {
    const ana = await contractor(db, 'Ana Diaz')
    const past = await held(db, { booking_date: '2026-11-20' })
    const [done, paid, unpaid] = [await at(db, '9:00 AM'), await at(db, '1:00 PM'), await at(db, '4:00 PM')]
    await settle(db, paymentEvent(paid, 'completed'))
    for (const id of [past, done, paid, unpaid]) {
      await change(db, id, { contractor_id: ana, booking_status: 'assigned' })
    }
    await change(db, done, { booking_status: 'completed' })
    await db.as(admin, (sql) => sql`delete from public.contractors where id = ${ana}`)
    const rows = await Promise.all([past, done, paid, unpaid].map((id) => rowOf(db, id)))
    expect(rows.map((row) => [row?.contractor_id, row?.assigned_cleaner_name, row?.booking_status])).toEqual([
      [null, 'Ana Diaz', 'assigned'],
      [null, 'Ana Diaz', 'completed'],
      [null, null, 'confirmed'],
      [null, null, 'pending'],
    ])
  })
})

test('who was at a customer’s before is told by mailbox, the latest visit of each', async ({ db }) => {
  const [ana, bo] = [await contractor(db, 'Ana Diaz'), await contractor(db, 'Bo Chen')]
  const visit = async (day: string, email: string, columns: Change) => {
    const id = await held(db, { booking_date: day, email })
    await change(db, id, columns)
    return id
  }
  await visit('2026-11-10', 'zoe@example.com', { contractor_id: ana })
  await visit('2026-11-17', 'ZOE+home@example.com', { contractor_id: ana })
  await visit('2026-11-18', 'zoe@example.com', { contractor_id: bo, booking_status: 'canceled' })
  await visit('2026-11-18', 'else@example.com', { contractor_id: bo })
  const asked = await visit(bookedDay, 'zoe@example.com', { contractor_id: bo })
  await visit('2026-11-24', 'zoe@example.com', { contractor_id: bo })
  expect(await adminBookingActs(adminClientOn(db)).lastVisits(asked)).toEqual({ [ana]: '2026-11-17' })
  // For another booking of the customer, what is before its day.
  const before = (day: string) => adminBookingActs(adminClientOn(db)).lastVisits(asked, businessDate(day))
  expect(await before('2026-11-17')).toEqual({ [ana]: '2026-11-10' })
  expect(await before('2026-12-31')).toEqual({ [ana]: '2026-11-17', [bo]: '2026-11-24' })
})

describe('a cleaner is at one place at a time', () => {
  test('a job that meets another is refused with its id, one that touches it is not', async ({ db }) => {
    const ana = await contractor(db, 'Ana Diaz')
    const [first, second, third] = [
      await at(db, '9:00 AM'),
      await at(db, '10:30 AM'),
      await at(db, '11:00 AM'),
    ]
    await change(db, first, { contractor_id: ana })
    const refused = {
      code: 'PT409',
      detail: first,
      hint: 'overlap',
      message: 'Ana Diaz has another job that day, from 9:00 AM to 11:00 AM: Customer at 9:00 AM.',
    }
    await expect(change(db, second, { contractor_id: ana })).rejects.toMatchObject(refused)
    await change(db, third, { contractor_id: ana })
    // Every other way into the same place: a move in time or to the day, a longer job, a return.
    await expect(change(db, third, { booking_time: '10:59 AM' })).rejects.toMatchObject(refused)
    await expect(change(db, first, { duration_minutes: 121 })).rejects.toMatchObject({ detail: third })
    await change(db, second, { booking_date: '2026-11-24' })
    await change(db, second, { contractor_id: ana })
    await expect(change(db, second, { booking_date: bookedDay })).rejects.toMatchObject({ hint: 'overlap' })
    await change(db, second, { booking_status: 'canceled', booking_date: bookedDay })
    await expect(change(db, second, { booking_status: 'confirmed' })).rejects.toMatchObject(refused)
  })

  test('is refused exactly what the core calls hard', async ({ db }) => {
    await db.sql`update public.booking_settings set setting_value = '99' where setting_name = 'daily_booking_limit'`
    const cleaners = [await contractor(db, 'Ana Diaz'), await contractor(db, 'Bo Chen', false)]
    const lengths = [30, 90, 240]
    for (let nr = 0; nr < 24; nr += 1) {
      const id = await at(db, timeLabel(480 + ((nr * 85) % 700)), lengths[nr % 3])
      if (nr % 8 === 5) await change(db, id, { booking_time: 'noon' })
      if (nr % 8 === 6) await change(db, id, { booking_status: 'canceled' })
      const stored = await db.sql`select to_jsonb(b) as row from public.bookings b`
      const roster = await db.sql`select * from public.contractors`
      const jobs = stored.map(({ row }) => bookingFromRow(row))
      const job = { ...(jobs.find((one) => one.id === id) ?? fail()), bookingStatus: 'confirmed' }
      const cleaner = contractorFromRow(
        roster.find((one) => one.id === cleaners[Number(nr % 5 === 4)]) ?? fail(),
      )
      const hard = conflictsOf(job, cleaner, jobs, gtaBusiness.company).find(isHard)
      const assigned = change(db, id, { contractor_id: cleaner.id, booking_status: 'confirmed' })
      if (hard === undefined) await assigned
      else await expect(assigned).rejects.toMatchObject({ code: 'PT409', hint: hard.kind })
    }
    const [row] = await db.sql`
      select count(*) filter (where contractor_id is not null)::integer as given, count(*)::integer as jobs from public.bookings`
    expect(row?.given).toBeGreaterThan(4)
    expect(row?.given).toBeLessThan(20)
  })

  test('on purpose it is possible, for this time and cleaner only, and the history tells why', async ({
    db,
  }) => {
    const ana = await contractor(db, 'Ana Diaz')
    const [first, second, third] = [
      await at(db, '9:00 AM'),
      await at(db, '10:00 AM'),
      await at(db, '2:00 PM'),
    ]
    await change(db, first, { contractor_id: ana })
    await change(db, second, { contractor_id: ana, overlap_reason: 'agreed' })
    // The ones that come later are still told of it.
    await change(db, third, { contractor_id: ana })
    await expect(change(db, third, { booking_time: '11:30 AM' })).rejects.toMatchObject({ detail: second })
    await expect(change(db, second, { booking_time: '9:30 AM' })).rejects.toMatchObject({ detail: first })
    await change(db, second, { booking_time: '9:30 AM', overlap_reason: 'agreed' })
    await expect(change(db, second, { overlap_reason: null })).rejects.toMatchObject({ detail: first })
    const [event] = await db.sql`
      select changes from public.booking_events where booking_id = ${second} and changes ? 'overlap_reason' order by id`
    expect(event?.changes).toMatchObject({ overlap_reason: [null, 'agreed'], contractor_id: [null, ana] })
    for (const reason of overlapReasons) await change(db, second, { overlap_reason: reason })
    await expect(change(db, second, { overlap_reason: 'mood' })).rejects.toMatchObject({ code: '23514' })
    await change(db, second, { booking_time: '12:00 PM' })
    expect(await rowOf(db, second)).toMatchObject({ overlap_reason: null })
  })

  test('a job is made longer into the next one with a reason only, and shorter again without', async ({
    db,
  }) => {
    const ana = await contractor(db, 'Ana Diaz')
    const [first, second] = [await at(db, '9:00 AM'), await at(db, '1:00 PM')]
    await change(db, first, { contractor_id: ana, duration_minutes: 180 })
    await change(db, second, { contractor_id: ana, duration_minutes: 60 })
    await expect(change(db, first, { duration_minutes: 270 })).rejects.toMatchObject({
      ...{ code: 'PT409', hint: 'overlap', detail: second },
    })
    await change(db, first, { duration_minutes: 270, overlap_reason: 'second-person' })
    const [event] = await db.sql`
      select changes from public.booking_events where booking_id = ${first} order by id desc limit 1`
    expect(event?.changes).toMatchObject({
      duration_minutes: [180, 270],
      overlap_reason: [null, 'second-person'],
    })
    // A reason counts for the length it was given for.
    await expect(change(db, first, { duration_minutes: 300 })).rejects.toMatchObject({ detail: second })
    await change(db, first, { duration_minutes: 180, overlap_reason: null })
    expect(await rowOf(db, first)).toMatchObject({ duration_minutes: 180, overlap_reason: null })
  })

  test('the office corrects a job to a day that is over, unless the company was closed', async ({ db }) => {
    await addAdmin(db)
    const id = await at(db, '9:00 AM')
    await change(db, id, { booking_date: '2026-11-20', booking_time: '10:30 AM' })
    expect(await rowOf(db, id)).toMatchObject({ booking_time: '10:30 AM', booking_minute: 630 })
    await db.sql`insert into public.closures (from_day, to_day, reason) values ('2026-11-19', '2026-11-19', 'Retreat')`
    await expect(change(db, id, { booking_date: '2026-11-19' })).rejects.toMatchObject({ code: 'PT409' })
  })

  test('who is off duty gets a job only on purpose', async ({ db }) => {
    const ana = await contractor(db, 'Ana Diaz', false)
    const id = await at(db, '9:00 AM')
    await expect(change(db, id, { contractor_id: ana })).rejects.toMatchObject({
      code: 'PT409',
      hint: 'off-duty',
      message: 'Ana Diaz is off duty.',
    })
    await change(db, id, { contractor_id: ana, overlap_reason: 'agreed' })
    await change(db, id, { notes: 'Two keys' })
    await change(db, id, { booking_status: 'completed', overlap_reason: null })
  })

  test('a late payment that calls a booking back leaves its cleaner to the job that has come since', async ({
    db,
  }) => {
    const ana = await contractor(db, 'Ana Diaz')
    const [late, since] = [await at(db, '9:00 AM'), await at(db, '9:00 AM')]
    await change(db, late, { contractor_id: ana })
    await settle(db, paymentEvent(late, 'expired'))
    await change(db, since, { contractor_id: ana })
    await settle(db, paymentEvent(late, 'completed'))
    expect(await rowOf(db, late)).toMatchObject({
      booking_status: 'confirmed',
      contractor_id: null,
      assigned_cleaner_name: null,
    })
  })

  test('of many who want one place, one gets it, and all others are told so', async ({ db }) => {
    await db.sql`update public.booking_settings set setting_value = '30' where setting_name = 'daily_booking_limit'`
    const ana = await contractor(db, 'Ana Diaz')
    const days = ['2026-11-23', '2026-11-24']
    const ids = await Promise.all(
      Array.from({ length: 16 }, (_, nr) => held(db, { booking_date: days[nr % 2] ?? bookedDay })),
    )
    // Assigned where they are, and moved across to the other day at the same time.
    const tries = await Promise.allSettled(
      ids.map((id, nr) =>
        change(db, id, {
          contractor_id: ana,
          ...(nr % 4 < 2 && { booking_date: days[(nr + 1) % 2] ?? bookedDay }),
        }),
      ),
    )
    const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refusals).toHaveLength(14)
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'PT409', hint: 'overlap' })
    const taken = await db.sql`select booking_date from public.bookings where contractor_id = ${ana}`
    expect(taken).toHaveLength(2)
  })
})
