import {
  businessDate,
  dayOn,
  gtaPolicy,
  hoursOfWeekday,
  type SchedulePolicy,
  weekdayOf,
} from '@dustforce/core/schedule'
import { placeProblem, withOfficeRules } from '@dustforce/core/schedule/office-rules'
import { occupiesDay, paymentStatuses, storedBookingStatuses } from '@dustforce/office/booking'
import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import { adminNeeds } from '../src/admin/admin-needs.ts'
import { adminPayments } from '../src/admin/admin-payments.ts'
import { adminSettings, mostUnfitNamed } from '../src/admin/admin-settings.ts'
import { AvailabilityAnswer, dayOccupancy } from '../src/rest/availability-answer.ts'
import { addAdmin, admin, adminClientOn } from './admin-rows.ts'
import { held, paymentEvent, reserve, settle, settleIn } from './answers.ts'
import { bookedDay } from './booking-request.ts'
import { type TestDatabase, test } from './postgres.ts'

const nextDay = '2026-11-24'

/** As an administrator, by the rights of one. */
const close = (db: TestDatabase, from: string, to = from, reason = 'Company retreat') =>
  db.as(
    admin,
    (sql) => sql`insert into public.closures (from_day, to_day, reason) values (${from}, ${to}, ${reason})`,
  )
const setHours = (db: TestDatabase, day: string, opens: string, closes: string) =>
  db.as(
    admin,
    (sql) => sql`
      insert into public.special_hours (day, opens, closes) values (${day}, ${opens}, ${closes})
      on conflict (day) do update set opens = excluded.opens, closes = excluded.closes`,
  )
const reopen = (db: TestDatabase) => db.as(admin, (sql) => sql`delete from public.closures`)

async function sold(db: TestDatabase, booking: Record<string, unknown> = {}) {
  const id = await held(db, booking)
  await settle(db, paymentEvent(id, 'completed'))
  return id
}

const attentionOf = async (db: TestDatabase, id: string) =>
  (await db.sql`select attention, booking_status from public.bookings where id = ${id}`)[0]

describe('a closed day', () => {
  test('takes no booking, says why to everybody, and is open again when the closure is lifted', async ({
    db,
  }) => {
    await addAdmin(db)
    const asked = { from_date: bookedDay, days: 2 }
    expect(await db.call('availability', asked, 'anon')).toEqual({ limit: 10, days: {} })
    await close(db, bookedDay, nextDay)
    expect(await reserve(db)).toEqual({ status: 'slot_closed', reason: 'closure' })
    expect(await reserve(db, { booking_date: nextDay })).toEqual({ status: 'slot_closed', reason: 'closure' })
    expect((await reserve(db, { booking_date: '2026-11-25' })).status).toBe('reserved')
    expect(await db.call('availability', asked, 'anon')).toEqual({
      limit: 10,
      days: {},
      rules: { closures: [{ from: bookedDay, to: nextDay, reason: 'Company retreat' }] },
    })
    expect(await db.call('availability', { from_date: '2026-11-25', days: 60 }, 'anon')).toEqual({
      limit: 10,
      days: { '2026-11-25': 1 },
    })
    await reopen(db)
    expect((await reserve(db)).status).toBe('reserved')
  })

  test('keeps what was sold, marked until it is moved or the closure is lifted', async ({ db }) => {
    await addAdmin(db)
    const [moved, kept, later] = [
      await sold(db),
      await sold(db),
      await sold(db, { booking_date: '2026-11-26' }),
    ]
    await close(db, bookedDay, nextDay)
    expect(await attentionOf(db, moved)).toEqual({
      attention: ['on-closed-day'],
      booking_status: 'confirmed',
    })
    // It is the day that has to change, not the payment that has to be looked at.
    const client = adminClientOn(db)
    const needs = await adminNeeds(client).all()
    const closed = needs.filter(({ kind }) => kind === 'does-not-fit').map(({ key, about }) => [key, about])
    expect(closed.toSorted()).toEqual([kept, moved].toSorted().map((id) => [id, 'on-closed-day']))
    expect(await adminPayments(client).toLookAt()).toEqual([])
    expect((await attentionOf(db, later))?.attention).toEqual([])
    await db.as(
      admin,
      (sql) => sql`update public.bookings set booking_date = '2026-11-25' where id = ${moved}`,
    )
    expect((await attentionOf(db, moved))?.attention).toEqual([])
    await db.as(admin, (sql) => sql`update public.closures set to_day = '2026-11-26'`)
    expect((await attentionOf(db, later))?.attention).toEqual(['on-closed-day'])
    await reopen(db)
    expect((await attentionOf(db, kept))?.attention).toEqual([])
    expect((await attentionOf(db, later))?.attention).toEqual([])
  })

  test('is no day to move a booking to, or to call one back on', async ({ db }) => {
    await addAdmin(db)
    const id = await sold(db, { booking_date: nextDay })
    await close(db, bookedDay)
    const move = db.as(
      admin,
      (sql) => sql`update public.bookings set booking_date = ${bookedDay} where id = ${id}`,
    )
    await expect(move).rejects.toMatchObject({
      code: 'PT409',
      message: 'We are closed on this day: Company retreat',
    })
  })

  test('keeps the promise of a live hold, and gives late money back', async ({ db }) => {
    await addAdmin(db)
    const [inTime, late] = [await held(db), await held(db)]
    await close(db, bookedDay)
    await settle(db, paymentEvent(inTime, 'completed'))
    expect(await attentionOf(db, inTime)).toEqual({
      attention: ['on-closed-day'],
      booking_status: 'confirmed',
    })
    db.setClock(new Date('2026-11-21T17:36:00Z'))
    expect(await settle(db, paymentEvent(late, 'completed'))).toMatchObject({ outcome: 'refund' })
    expect((await attentionOf(db, late))?.attention).toEqual(['paid-but-day-full'])
  })

  test('waits for a booking that is being sold at the moment, and marks it', async ({ db }) => {
    await addAdmin(db)
    const id = await held(db)
    let isClosed = false
    let closing: Promise<unknown> | undefined
    await db.as('service_role', async (sql) => {
      await settleIn(sql, paymentEvent(id, 'completed'))
      closing = close(db, bookedDay).then(() => {
        isClosed = true
      })
      const isWaiting = async () => {
        const [row] = await db.sql`select exists (select from pg_locks where not granted) as waits`
        return isClosed || row?.waits === true
      }
      await expect.poll(isWaiting).toBe(true)
    })
    await closing
    expect((await attentionOf(db, id))?.attention).toEqual(['on-closed-day'])
  })

  test('has a reason, and an end that is not before its beginning', async ({ db }) => {
    await addAdmin(db)
    await expect(close(db, bookedDay, bookedDay, ' ')).rejects.toMatchObject({ code: '23514' })
    await expect(close(db, nextDay, bookedDay)).rejects.toMatchObject({ code: '23514' })
    await expect(setHours(db, bookedDay, '12:00', '09:00')).rejects.toMatchObject({ code: '23514' })
  })
})

describe('special hours', () => {
  test('are the hours of their day, and mark what lies outside them', async ({ db }) => {
    await addAdmin(db)
    const evening = await sold(db, { booking_time: '4:00 PM' })
    await setHours(db, bookedDay, '09:00', '12:00')
    expect(await reserve(db, { booking_time: '8:00 AM' })).toEqual({
      status: 'slot_closed',
      reason: 'outside-hours',
    })
    expect((await reserve(db, { booking_time: '12:00 PM' })).status).toBe('reserved')
    expect((await attentionOf(db, evening))?.attention).toEqual(['on-closed-day'])
    expect(await db.call('availability', { from_date: bookedDay, days: 1 }, 'anon')).toMatchObject({
      rules: { specialHours: [{ date: bookedDay, hours: ['09:00', '12:00'] }] },
    })
    await setHours(db, bookedDay, '09:00', '16:00')
    expect((await attentionOf(db, evening))?.attention).toEqual([])
  })
})

const setCapacity = (db: TestDatabase, capacity: Record<string, string>) =>
  db.as(
    admin,
    (sql) => sql`
      update public.booking_settings s set setting_value = c.value
      from jsonb_each_text(${JSON.stringify(capacity)}::text::jsonb) c where s.setting_name = c.key`,
  )

/** Sold or held jobs, as if they had been there before the limits: how many minutes each takes, and when. */
async function insertJobs(
  db: TestDatabase,
  jobs: readonly { day: string; minute: number; minutes: number; status: string; service?: string }[],
) {
  await db.sql`
    insert into public.bookings (
      customer_name, email, phone, address, booking_date, booking_time, service_type, duration_minutes,
      payment_status, booking_status, hold_expires_at
    )
    select 'Ana', 'ana@example.com', '416', 'Toronto', j.day::date, private.clock_label(j.minute), coalesce(j.service, 'standard'), j.minutes,
      case when j.status = 'sold' then 'paid' else 'pending' end,
      case j.status when 'sold' then 'confirmed' when 'canceled' then 'canceled' else 'pending' end,
      ${db.now()}::timestamptz + case j.status when 'held' then interval '10 minutes' else interval '-1 minute' end
    from jsonb_to_recordset(${db.sql.json(jobs.map((job) => ({ ...job })))}) j (day text, minute int, minutes int, status text, service text)`
}

/** Every slot of some days, asked of core by what `availability` returns a visitor, and of the database as it takes a place. */
async function expectSameAnswers(
  db: TestDatabase,
  days: readonly string[],
  rules: Pick<SchedulePolicy, 'resources' | 'services'> = {},
) {
  const answer = await db.call('availability', { from_date: days[0], days: 6 }, 'anon')
  const known = dayOccupancy(Schema.decodeUnknownSync(AvailabilityAnswer)(answer), gtaPolicy.zone)
  const policy = withOfficeRules({ ...gtaPolicy, ...rules }, known.rules)
  const services = Object.keys(rules.services ?? { standard: {} })
  const questions = days.flatMap((day) => {
    const date = businessDate(day)
    const { opensAt = 540, closesAt = 540 } = hoursOfWeekday(gtaPolicy, weekdayOf(date)) ?? {}
    const minutes = Array.from({ length: (closesAt - opensAt) / 60 + 1 }, (_, index) => opensAt + index * 60)
    return minutes.flatMap((minute, nr) =>
      [60, 150, 400].map((length) => ({
        ...{ day: date, minute, length },
        service: services[(nr + length) % services.length] ?? '',
      })),
    )
  })
  const rows = await db.sql<{ reason: string | null }[]>`
    select private.place_refusal(q.day::date, q.minute, q.length, ${db.now()}::timestamptz, null, q.service) as reason
    from jsonb_to_recordset(${db.sql.json(questions)}) q (day text, minute int, length int, service text)`
  const ofCore = questions.map(({ day, minute, length, service }) => {
    const { limit, taken, busy } = known
    const availability = { limit, taken, busy, service, durationMinutes: length }
    const reason = placeProblem(policy, availability, day, minute)
    const slot = dayOn(policy, { ...availability, now: 0 }, day).slots.find((each) => each.minute === minute)
    // The calendar shows the same rule; it only adds the clock.
    if (slot?.open) expect(reason, `${day} ${minute}`).toBeNull()
    return reason
  })
  expect(rows.map(({ reason }) => reason)).toEqual(ofCore)
  return new Set(ofCore)
}

/** The same numbers below a limit in every run. */
function picker(start: number) {
  let seed = start
  return (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
}

describe('the database and the calendar', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28']
  const job = (day: string, minute: number, minutes: number, status = 'sold') => ({
    day,
    minute,
    minutes,
    status,
  })

  test('give the same answers to the shared cases', async ({ db }) => {
    db.tolerate('I1')
    await addAdmin(db)
    const jobs = [
      job('2026-11-23', 540, 180),
      job('2026-11-23', 600, 120, 'held'),
      job('2026-11-24', 720, 300),
      job('2026-11-24', 480, 60, 'lapsed'),
      job('2026-11-24', 480, 60, 'canceled'),
      // Into the night, and to the minute.
      job('2026-11-24', 1080, 400),
      job('2026-11-25', 540, 45),
      ...Array.from({ length: 3 }, () => job('2026-11-28', 660, 120)),
      // One after another.
      ...[540, 600, 660].map((minute) => job('2026-11-27', minute, 60)),
    ]
    await insertJobs(db, jobs)
    await close(db, '2026-11-25')
    const found = new Set<unknown>()
    for (const capacity of [
      {},
      { crews: '1' },
      { crews: '2' },
      { crews: '1', crew_buffer_minutes: '30' },
      { crews: '', saturday_limit: '3' },
      { crews: '4', saturday_limit: '4', monday_limit: '0' },
    ]) {
      await setCapacity(db, capacity)
      for (const reason of await expectSameAnswers(db, days)) found.add(reason)
    }
    await reopen(db)
    await setHours(db, '2026-11-25', '10:00', '13:00')
    for (const reason of await expectSameAnswers(db, days)) found.add(reason)
    expect([...found].map(String).toSorted()).toEqual(['busy', 'closure', 'full', 'null', 'outside-hours'])
  })

  test('count the same bookings: those that core sells a day for, and live holds that are not called off', async ({
    db,
  }) => {
    const from = '2026-11-22'
    const ends = { none: null, over: 0, live: 1 }
    const cases = paymentStatuses.flatMap((payment) =>
      storedBookingStatuses.flatMap((status) => Object.keys(ends).map((hold) => ({ payment, status, hold }))),
    )
    // Each on a day of its own.
    await db.sql`
      insert into public.bookings (
        customer_name, email, phone, address, booking_date, booking_time, service_type, payment_status, booking_status, hold_expires_at
      )
      select 'Ana', 'ana@example.com', '416', 'Toronto', ${from}::date + c.nr::int - 1, '9:00 AM', 'standard', c.one ->> 'payment',
        c.one ->> 'status',
        ${db.now()}::timestamptz + (${db.sql.json(ends)}::jsonb ->> (c.one ->> 'hold'))::int * interval '1 second'
      from jsonb_array_elements(${db.sql.json(cases)}) with ordinality c (one, nr)`
    const { taken } = dayOccupancy(
      Schema.decodeUnknownSync(AvailabilityAnswer)(
        await db.call('availability', { from_date: from, days: 366 }, 'anon'),
      ),
      gtaPolicy.zone,
    )
    const rows = await db.sql`
      select booking_date::text as day, private.takes_place(b, ${db.now()}) as takes, private.places_taken(b.booking_date, ${db.now()}) as places
      from public.bookings b order by booking_date`
    expect(
      cases.map((one, nr) => ({
        ...one,
        shown: taken[businessDate(String(rows[nr]?.day))] ?? 0,
        taken: rows[nr]?.places,
        takes: rows[nr]?.takes,
      })),
    ).toEqual(
      cases.map((one) => {
        const isHeld = one.payment === 'pending' && one.status !== 'canceled' && one.hold === 'live'
        const takes =
          isHeld || occupiesDay({ paymentStatus: one.payment, bookingStatus: one.status }, gtaPolicy)
        return { ...one, shown: takes ? 1 : 0, taken: takes ? 1 : 0, takes }
      }),
    )
  })

  test('give the same answers to generated days', async ({ db }) => {
    db.tolerate('I1')
    await addAdmin(db)
    const pick = picker(20261121)
    for (let round = 0; round < 12; round += 1) {
      await db.sql`delete from public.bookings`
      const jobs = Array.from({ length: 4 + pick(14) }, () =>
        job(
          days[pick(days.length)] ?? bookedDay,
          420 + pick(50) * 15,
          30 + pick(40) * 10,
          ['sold', 'sold', 'held', 'lapsed'][pick(4)] ?? 'sold',
        ),
      )
      await insertJobs(db, jobs)
      await setCapacity(db, {
        crews: ['', '1', '2', '3'][pick(4)] ?? '',
        crew_buffer_minutes: String(pick(5) * 15),
        tuesday_limit: ['', '2', '5'][pick(3)] ?? '',
      })
      await expectSameAnswers(db, days)
    }
  })

  test('give the same answers to generated days with rooms and vans, and keep what the policy says last', async ({
    db,
  }) => {
    db.tolerate('I1')
    await addAdmin(db)
    const pick = picker(20261124)
    const found = new Set<unknown>()
    const services = {
      standard: { needs: ['van'] },
      'deep-clean': { needs: ['room', 'van'] },
      'move-clean': { needs: ['room'] },
    }
    for (let round = 0; round < 12; round += 1) {
      await db.sql`delete from public.bookings`
      // Some rounds without the room, or with nobody who needs it.
      const named = Object.entries(services).slice(0, 1 + pick(3))
      const rules = {
        resources: { van: pick(4), ...(named.length > 1 && { room: pick(4) }) },
        services: Object.fromEntries(named),
      }
      const needs = Object.fromEntries(named.map(([service, one]) => [service, one.needs]))
      await db.call('keep_resources', { resources: rules.resources, needs })
      await insertJobs(
        db,
        Array.from({ length: 4 + pick(14) }, () => ({
          ...job(
            days[pick(days.length)] ?? bookedDay,
            420 + pick(50) * 15,
            30 + pick(40) * 10,
            ['sold', 'sold', 'held', 'lapsed'][pick(4)] ?? 'sold',
          ),
          service: Object.keys(services)[pick(3)] ?? 'standard',
        })),
      )
      await setCapacity(db, {
        crews: ['', '1', '2', '3'][pick(4)] ?? '',
        crew_buffer_minutes: String(pick(3) * 15),
      })
      for (const reason of await expectSameAnswers(db, days, rules)) found.add(reason)
    }
    expect([...found].map(String).toSorted()).toEqual(['busy', 'in-use', 'null'])
  })
})

describe('crews', () => {
  test('the last one at a time is sold once, whatever the length and the start', async ({ db }) => {
    await addAdmin(db)
    await setCapacity(db, { crews: '2' })
    const times = ['9:00 AM', '10:00 AM', '11:00 AM']
    const racers = Array.from({ length: 18 }, (_, nr) =>
      reserve(db, { booking_time: times[nr % 3], duration_minutes: 150 + (nr % 2) * 60 }),
    )
    const answers = await Promise.all(racers)
    const lost = answers.filter(({ status }) => status !== 'reserved')
    // From 9:00 and from 10:00 two at a time; one that starts at 11:00 still meets those of 9:00.
    expect(answers.length - lost.length).toBe(2)
    expect(new Set(lost.map(({ status, reason }) => `${status} ${reason}`))).toEqual(
      new Set(['slot_closed busy']),
    )
  })

  test('do not limit unless they are set', async ({ db }) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => reserve(db)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['reserved']))
    expect(await db.call('availability', { from_date: bookedDay, days: 1 }, 'anon')).toEqual({
      limit: 10,
      days: { [bookedDay]: 10 },
    })
  })

  test('are told without saying whose jobs these are', async ({ db }) => {
    await addAdmin(db)
    await setCapacity(db, { crews: '2', crew_buffer_minutes: '15', sunday_limit: '0' })
    await held(db, { duration_minutes: 210 })
    expect(await db.call('availability', { from_date: bookedDay, days: 1 }, 'anon')).toEqual({
      limit: 10,
      days: { [bookedDay]: 1 },
      busy: [{ date: bookedDay, minute: 540, minutes: 210 }],
      rules: { capacity: { crews: 2, bufferMinutes: 15, perWeekday: { sunday: 0 } } },
    })
  })

  test('bind an administrator who moves a job, and money that comes late', async ({ db }) => {
    await addAdmin(db)
    await setCapacity(db, { crews: '1' })
    const late = await held(db, { duration_minutes: 120 })
    const moved = await sold(db, { booking_time: '1:00 PM', duration_minutes: 120 })
    const move = (time: string) =>
      db.as(admin, (sql) => sql`update public.bookings set booking_time = ${time} where id = ${moved}`)
    await expect(move('10:00 AM')).rejects.toMatchObject({
      code: 'PT409',
      message: 'Every crew is busy at this time: Please select another time.',
    })
    await move('11:00 AM')
    db.setClock(new Date('2026-11-21T17:36:00Z'))
    await move('10:00 AM')
    expect(await settle(db, paymentEvent(late, 'completed'))).toMatchObject({ outcome: 'refund' })
  })

  test('a weekday’s lower limit marks what was sold above it', async ({ db }) => {
    db.tolerate('I1')
    await addAdmin(db)
    const [first, second] = [await sold(db), await sold(db)]
    await setCapacity(db, { monday_limit: '1' })
    expect((await reserve(db)).status).toBe('day_full')
    expect((await reserve(db, { booking_date: nextDay })).status).toBe('reserved')
    const marked = [first, second].map(async (id) => (await attentionOf(db, id))?.attention)
    expect((await Promise.all(marked)).flat()).toEqual(['over-daily-limit'])
    await setCapacity(db, { monday_limit: '' })
    expect((await attentionOf(db, second))?.attention).toEqual([])
    await expect(setCapacity(db, { crews: '0' })).rejects.toMatchObject({ code: '23514' })
  })
})

describe('limits that are lowered below what is sold', () => {
  test('name the jobs that no longer fit before they are saved, and mark them afterwards', async ({ db }) => {
    await addAdmin(db)
    const ids: string[] = []
    for (const [nr, booking_time] of ['9:00 AM', '10:00 AM', '3:00 PM'].entries()) {
      // The booking that was sold later is the one too many.
      db.setClock(new Date(Date.UTC(2026, 10, 21, 16, nr)))
      const id = await held(db, { booking_time, duration_minutes: 120 })
      await settle(db, paymentEvent(id, 'completed'))
      ids.push(id)
    }
    const [first, second, third] = ids
    const preview = async (limits: Record<string, string>) => {
      const found = await adminSettings(adminClientOn(db)).previewLimits(limits)
      return found.map(({ id, reason }) => [id, reason])
    }
    const marks = async () =>
      (
        await db.sql`select id, attention from public.bookings where attention <> '[]' order by created_at, id`
      ).map(({ id, attention }) => [id, attention])
    expect(await preview({ crews: '2' })).toEqual([])
    expect(await preview({ crews: '1' })).toEqual([[second, 'over-crews']])
    expect(await preview({ daily_booking_limit: '2' })).toEqual([[third, 'over-daily-limit']])
    expect(await preview({ crews: '1', crew_buffer_minutes: '240' })).toEqual([
      [second, 'over-crews'],
      [third, 'over-crews'],
    ])
    expect(await marks()).toEqual([])
    const stored =
      await db.sql`select setting_value from public.booking_settings where setting_name = 'crews'`
    expect(stored).toEqual([{ setting_value: '' }])

    await setCapacity(db, { crews: '1' })
    expect(await marks()).toEqual([[second, ['over-crews']]])
    const needs = await adminNeeds(adminClientOn(db)).all()
    expect(needs.filter(({ kind }) => kind === 'does-not-fit')).toMatchObject([
      { key: second, about: 'over-crews' },
    ])
    // The one that was in its way leaves.
    await db.sql`update public.bookings set booking_date = '2026-11-24' where id = ${first ?? ''}`
    expect(await marks()).toEqual([])
    await setCapacity(db, { crews: '' })
    expect(await marks()).toEqual([])
  })

  test('name the first hundred of more', async ({ db }) => {
    await addAdmin(db)
    await db.sql`
      insert into public.bookings (
        id, customer_name, email, phone, address, booking_date, booking_time, service_type, booking_status, payment_status, total_price
      )
      select 'b' || nr, 'Ana', 'ana@example.com', '416', 'Toronto', '2026-12-01'::date + nr / 2, '9:00 AM', 'standard', 'confirmed', 'paid', 113
      from generate_series(0, 203) nr`
    const found = await adminSettings(adminClientOn(db)).previewLimits({ daily_booking_limit: '1' })
    expect(found).toHaveLength(mostUnfitNamed)
  })
})
