import { gtaPolicy, minuteOfLabel, timeLabel } from '@dustforce/core/schedule'
import { displayStatus, occupiesDay, paymentStatuses, storedBookingStatuses } from '@dustforce/office/booking'
import { describe, expect } from 'vitest'
import { cancel } from './acts.ts'
import { addAdmin, admin } from './admin-rows.ts'
import { held, paymentEvent, reserve, settle } from './answers.ts'
import { bookedDay } from './booking-request.ts'
import { type TestDatabase, test } from './postgres.ts'

const setLimit = (db: TestDatabase, limit: number) =>
  db.sql`update public.booking_settings set setting_value = ${String(limit)}
    where setting_name = 'daily_booking_limit'`

async function sold(db: TestDatabase, booking: Record<string, unknown> = {}) {
  const id = await held(db, booking)
  await settle(db, paymentEvent(id, 'completed'))
  return id
}

describe('columns that follow from others', () => {
  test('what occupies a day is what core says', async ({ db }) => {
    const id = await held(db)
    for (const payment of paymentStatuses) {
      for (const booking of storedBookingStatuses) {
        const [row] = await db.sql`
          update public.bookings set payment_status = ${payment}, booking_status = ${booking}
          where id = ${id} returning occupies_day`
        expect(row?.occupies_day, `${payment}/${booking}`).toBe(
          occupiesDay({ paymentStatus: payment, bookingStatus: booking }, gtaPolicy),
        )
      }
    }
  })

  test('the shown status is what core says', async ({ db }) => {
    const cases = [...storedBookingStatuses, ' Canceled ', ''].flatMap((status) =>
      [null, '', ' ', 'Ana Diaz'].map((cleaner) => ({ bookingStatus: status, assignedCleanerName: cleaner })),
    )
    for (const facts of cases) {
      const [row] = await db.sql`
        select private.display_status(${facts.bookingStatus}, ${facts.assignedCleanerName}) as status`
      expect(row?.status, JSON.stringify(facts)).toBe(displayStatus(facts))
    }
  })

  test('times sort by the clock, and are read as core reads them', async ({ db }) => {
    const labels = Array.from({ length: 96 }, (_, nr) => timeLabel(nr * 15))
    const odd = ['', 'noon', '25:00', '13:00 PM', '9:60 AM', '0:30 AM']
    const rows = await db.sql`
      select private.minute_of(l) as minute from unnest(${[...labels, ...odd, '09:00', '23:59']}::text[])
      with ordinality u (l, nr) order by nr`
    expect(rows.map((row) => row.minute)).toEqual([
      ...labels.map(minuteOfLabel),
      ...odd.map(() => -1),
      540,
      1439,
    ])
  })

  test('the list is read from its index, page after page', async ({ db }) => {
    await db.sql`
      insert into public.bookings (customer_name, email, phone, address, booking_date, booking_time, service_type)
      select 'Ana', 'a' || n || '@example.com', '416', 'Toronto', date '2026-01-01' + n % 300,
        (1 + n % 12) || ':00 PM', 'standard'
      from generate_series(1, 3000) n`
    await db.sql`analyze public.bookings`
    const plan = await db.sql`
      explain select * from public.bookings
      where booking_date <= '2026-06-01' and (
        booking_date < '2026-06-01' or (booking_minute < 600) or (booking_minute = 600 and id > 'x')
      )
      order by booking_date desc, booking_minute desc, id limit 50`
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toContain('bookings_list')
    expect(text).not.toContain('Seq Scan')
  })
})

describe('an administrator', () => {
  test('may set any status of what is not paid for, and each change has its author in the history', async ({
    db,
  }) => {
    await addAdmin(db)
    const id = await held(db)
    const order = ['assigned', 'completed', 'pending', 'confirmed', 'canceled', 'assigned']
    for (const status of order) {
      await db.as(admin, (sql) => sql`update public.bookings set booking_status = ${status} where id = ${id}`)
    }
    await db.as(
      admin,
      (sql) =>
        sql`update public.bookings set phone = '(416) 555-9999', contractor_pay = 165 where id = ${id}`,
    )
    const events = await db.sql`
      select actor, action, changes from public.booking_events where booking_id = ${id} order by id`
    expect(events[0]).toMatchObject({ actor: 'service_role', action: 'created', changes: {} })
    expect(events.at(-2)).toEqual({
      actor: admin.email,
      action: 'updated',
      changes: { booking_status: ['canceled', 'assigned'] },
    })
    // That the number was changed is known, the number is not kept.
    expect(events.at(-1)?.changes).toEqual({ phone: null, contractor_pay: [null, 165] })
  })

  test('deletes for good: who did it stays, the customer does not', async ({ db }) => {
    await addAdmin(db)
    const id = await held(db, { customer_name: 'Canary Bird', email: 'canary@example.com' })
    await settle(db, paymentEvent(id, 'expired'))
    await db.as(admin, (sql) => sql`update public.bookings set customer_name = 'Canary Two' where id = ${id}`)
    await db.as(admin, (sql) => sql`delete from public.bookings where id = ${id}`)
    const events = await db.sql`select * from public.booking_events where booking_id = ${id} order by id`
    expect(events.at(-1)).toMatchObject({ actor: admin.email, action: 'deleted' })
    expect(JSON.stringify(events)).not.toContain('Canary')
    expect(JSON.stringify(events)).not.toContain('canary@')
  })

  test('cannot move or call back a booking onto a full day, but can cancel it by itself, and fill the place again', async ({
    db,
  }) => {
    await addAdmin(db)
    await setLimit(db, 1)
    const monday = await sold(db)
    const tuesday = await sold(db, { booking_date: '2026-11-24' })
    const move = (id: string, day: string) =>
      db.as(admin, (sql) => sql`update public.bookings set booking_date = ${day} where id = ${id}`)
    const set = (id: string, status: string) =>
      db.as(admin, (sql) => sql`update public.bookings set booking_status = ${status} where id = ${id}`)
    await expect(move(tuesday, bookedDay)).rejects.toMatchObject({
      code: 'PT409',
      message: 'Bookings are full for this day: Please select another available date.',
    })
    await expect(set(monday, 'canceled')).rejects.toMatchObject({ code: 'PT409', hint: 'paid' })
    db.tolerate('I2')
    await cancel(db, monday, 0)
    await move(tuesday, bookedDay)
    await expect(set(monday, 'confirmed')).rejects.toMatchObject({ code: 'PT409' })
    // A change that takes no new place is free, also on a full day.
    await set(tuesday, 'completed')
    await move(monday, '2026-11-24')
    await set(monday, 'confirmed')
  })

  test('who moves a booking races with customers for the last place, and somebody loses', async ({ db }) => {
    await addAdmin(db)
    await setLimit(db, 3)
    const ids = await Promise.all(Array.from({ length: 3 }, () => sold(db, { booking_date: '2026-11-25' })))
    await Promise.allSettled([
      ...ids.map((id) =>
        db.as(admin, (sql) => sql`update public.bookings set booking_date = ${bookedDay} where id = ${id}`),
      ),
      ...Array.from({ length: 20 }, () => reserve(db)),
    ])
    const taken = await db.call('availability', { from_date: bookedDay, days: 1 })
    expect(taken).toEqual({ limit: 3, days: { [bookedDay]: 3 } })
  })

  test('whose money is going back stays canceled, and refunds are nothing to write by hand', async ({
    db,
  }) => {
    await addAdmin(db)
    const id = await held(db)
    await db.sql`update public.bookings set booking_status = 'canceled' where id = ${id}`
    await settle(db, paymentEvent(id, 'completed'))
    const set = (change: Record<string, string | boolean>) =>
      db.as(admin, (sql) => sql`update public.bookings set ${sql(change)} where id = ${id}`)
    await expect(set({ booking_status: 'assigned' })).rejects.toThrow('so it stays canceled')
    await expect(set({ refund_due: false })).rejects.toThrow('permission denied')
    await expect(
      db.as(admin, (sql) => sql`delete from public.bookings where id = ${id}`),
    ).rejects.toMatchObject({ code: 'PT409' })
  })

  test('works on a version: a stale one changes nothing', async ({ db }) => {
    await addAdmin(db)
    const id = await sold(db)
    const change = (version: number) =>
      db.as(
        admin,
        (sql) => sql`update public.bookings set notes = 'x' where id = ${id} and version = ${version}`,
      )
    const [row] = await db.sql`select version from public.bookings where id = ${id}`
    const version = Number(row?.version)
    expect((await change(version)).count).toBe(1)
    expect((await change(version)).count).toBe(0)
  })
})

describe('settings', () => {
  test('bookings over a lowered limit are marked until the day has places for them again', async ({ db }) => {
    db.tolerate('I1')
    db.tolerate('I2')
    const marked = async () =>
      (
        await db.sql`select id from public.bookings where attention ? 'over-daily-limit' order by created_at`
      ).map((row) => row.id)
    const ids: string[] = []
    for (let hour = 10; hour < 15; hour++) {
      db.setClock(new Date(`2026-11-20T${hour}:00:00Z`))
      ids.push(await sold(db))
    }
    const [first = '', , third, fourth, fifth = ''] = ids
    const other = await sold(db, { booking_date: '2026-11-24' })
    await setLimit(db, 2)
    expect(await marked()).toEqual([third, fourth, fifth])
    await setLimit(db, 3)
    expect(await marked()).toEqual([fourth, fifth])
    // One of the others leaves, then a marked one: each makes room for one.
    await db.sql`update public.bookings set booking_status = 'canceled' where id in (${first}, ${other})`
    expect(await marked()).toEqual([fifth])
    await db.sql`update public.bookings set booking_date = '2026-11-26' where id = ${fifth}`
    expect(await marked()).toEqual([])
    await setLimit(db, 1)
    const crowded = await marked()
    expect(crowded).toHaveLength(2)
    await db.sql`delete from public.bookings where id = ${crowded[0]}`
    expect(await marked()).toEqual([crowded[1]])
  })

  test('a limit that is no number is refused; without one it is 10', async ({ db }) => {
    await expect(setLimit(db, -1)).rejects.toThrow('check constraint')
    await db.sql`delete from public.booking_settings`
    expect(await db.call('availability', { from_date: bookedDay, days: 1 }, 'anon')).toEqual({
      limit: 10,
      days: {},
    })
  })
})
