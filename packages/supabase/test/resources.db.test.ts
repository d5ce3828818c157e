import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { addAdmin, admin } from './admin-rows.ts'
import { held, paymentEvent, reserve, settle } from './answers.ts'
import { bookedDay } from './booking-request.ts'
import { type TestDatabase, test } from './postgres.ts'

const nextDay = '2026-11-24'
const needs = { 'deep-clean': ['room', 'van'], 'move-clean': ['van'] }

const keep = (db: TestDatabase, room: number, van = 20) =>
  db.call('keep_resources', { resources: { room, van }, needs })

/** Moves a booking in the name of the office. */
const move = (db: TestDatabase, id: string, date: string, time = '9:00 AM', version = 1) =>
  db.call('move_booking', {
    act: {
      ...{ id: randomUUID(), booking_id: id, version, by: 'office', actor: admin.email },
      ...{ agreed: {}, date, time, tell_customer: false, tell_cleaner: false },
    },
  })

const versionOf = async (db: TestDatabase, id: string) =>
  Number((await db.sql`select version from public.bookings where id = ${id}`)[0]?.version)

describe('rooms', () => {
  test('are taken by as many as there are of them, of sixteen at once', async ({ db }) => {
    db.tolerate('I1')
    await db.sql`update public.booking_settings set setting_value = '60' where setting_name = 'daily_booking_limit'`
    await keep(db, 3)
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, nr) =>
        reserve(db, { booking_time: nr % 2 === 0 ? '9:00 AM' : '10:00 AM', duration_minutes: 150 }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'reserved')).toHaveLength(3)
    const lost = answers.filter(({ status }) => status !== 'reserved')
    expect(new Set(lost.map(({ status, reason }) => `${status} ${reason}`))).toEqual(
      new Set(['slot_closed in-use']),
    )
    // A service that needs none of them is not in the way, and none is in its way.
    expect((await reserve(db, { service_type: 'standard' })).status).toBe('reserved')
    expect((await reserve(db, { service_type: 'move-clean' })).status).toBe('reserved')
  })

  test('are taken crosswise with vans on two days without waiting in a circle', async ({ db }) => {
    db.tolerate('I1')
    await db.sql`update public.booking_settings set setting_value = '60' where setting_name = 'daily_booking_limit'`
    await keep(db, 2, 3)
    const ids = await Promise.all(
      Array.from({ length: 4 }, (_, nr) =>
        held(db, {
          booking_date: nr < 2 ? bookedDay : nextDay,
          service_type: nr % 2 === 0 ? 'deep-clean' : 'move-clean',
        }),
      ),
    )
    await Promise.all(ids.map((id) => settle(db, paymentEvent(id, 'completed'))))
    const versions = await Promise.all(ids.map((id) => versionOf(db, id)))
    const answers = await Promise.all([
      ...ids.map((id, nr) => move(db, id, nr < 2 ? nextDay : bookedDay, '9:00 AM', versions[nr])),
      ...Array.from({ length: 8 }, (_, nr) =>
        reserve(db, {
          booking_date: nr % 2 === 0 ? bookedDay : nextDay,
          service_type: nr % 4 < 2 ? 'deep-clean' : 'move-clean',
        }),
      ),
    ])
    expect(answers.filter((answer) => Object(answer).status === 'overlap')).toEqual([])
    const [most] = await db.sql`
      select max(rooms) as rooms, max(vans) as vans from (
        select count(*) filter (where service_type = 'deep-clean') as rooms, count(*) as vans
        from public.bookings b where private.takes_place(b, private.clock()) group by booking_date, booking_time
      ) at`
    expect(Number(most?.rooms)).toBeLessThanOrEqual(2)
    expect(Number(most?.vans)).toBeLessThanOrEqual(3)
  })

  test('are freed by a move, which takes another one or is refused', async ({ db }) => {
    await keep(db, 1)
    const [first, second] = [await held(db), await held(db, { booking_date: nextDay })]
    await settle(db, paymentEvent(first, 'completed'))
    await settle(db, paymentEvent(second, 'completed'))
    expect(await move(db, second, bookedDay, '10:00 AM', await versionOf(db, second))).toEqual({
      status: 'slot_closed',
      reason: 'in-use',
    })
    expect((await reserve(db)).reason).toBe('in-use')
    expect(await move(db, first, bookedDay, '2:00 PM', await versionOf(db, first))).toEqual({
      status: 'done',
    })
    expect((await reserve(db)).status).toBe('reserved')
    expect((await reserve(db, { booking_time: '3:00 PM' })).reason).toBe('in-use')
  })

  test('bind an administrator who moves a job or gives it another service, and money that comes late', async ({
    db,
  }) => {
    await addAdmin(db)
    await keep(db, 1)
    const late = await held(db, { duration_minutes: 120 })
    const other = await held(db, { service_type: 'standard', duration_minutes: 120 })
    await settle(db, paymentEvent(other, 'completed'))
    const become = (service: string, time: string) =>
      db.as(
        admin,
        (sql) =>
          sql`update public.bookings set service_type = ${service}, booking_time = ${time} where id = ${other}`,
      )
    const refused = {
      code: 'PT409',
      message: 'What this service needs is in use at this time: Please select another time.',
    }
    await expect(become('deep-clean', '9:00 AM')).rejects.toMatchObject(refused)
    await become('deep-clean', '11:00 AM')
    await expect(become('deep-clean', '10:00 AM')).rejects.toMatchObject(refused)
    db.setClock(new Date('2026-11-21T17:36:00Z'))
    await become('deep-clean', '10:00 AM')
    expect(await settle(db, paymentEvent(late, 'completed'))).toMatchObject({ outcome: 'refund' })
  })

  test('are kept for a change of service that waits for its payment, and refused to one that finds none', async ({
    db,
  }) => {
    await keep(db, 1)
    const first = await held(db, { service_type: 'standard', duration_minutes: 120 })
    await settle(db, paymentEvent(first, 'completed'))
    const act = { id: randomUUID(), booking_id: first, minutes: 120, columns: { service_type: 'deep-clean' } }
    const refusal = async () =>
      (
        await db.sql`
          select private.longer_refusal(b, ${db.sql.json(act)}) as answer from public.bookings b where b.id = ${first}`
      )[0]?.answer
    expect(await refusal()).toBeNull()
    await db.sql`
      insert into private.open_changes (id, booking_id, payment_id, asked, expires_at)
      values (gen_random_uuid(), ${first}, gen_random_uuid(), ${db.sql.json(act)}, private.clock() + interval '1 hour')`
    expect((await reserve(db)).reason).toBe('in-use')
    expect((await reserve(db, { service_type: 'move-clean' })).status).toBe('reserved')
    await db.sql`delete from private.open_changes`
    await settle(db, paymentEvent(await held(db), 'completed'))
    expect(await refusal()).toEqual({ status: 'slot_closed', reason: 'in-use' })
  })

  test('are told with what uses them, and only that', async ({ db }) => {
    await held(db, { duration_minutes: 210 })
    await held(db, { service_type: 'standard', booking_time: '1:00 PM' })
    const told = () => db.call('availability', { from_date: bookedDay, days: 1 }, 'anon')
    expect(await told()).toEqual({ limit: 10, days: { [bookedDay]: 2 } })
    await keep(db, 2, 0)
    expect(await told()).toEqual({
      limit: 10,
      days: { [bookedDay]: 2 },
      busy: [{ date: bookedDay, minute: 540, minutes: 210, uses: ['room', 'van'] }],
      rules: { resources: { room: 2, van: 0 } },
    })
    await db.call('keep_resources', { resources: {}, needs: {} })
    expect(await told()).toEqual({ limit: 10, days: { [bookedDay]: 2 } })
  })
})
