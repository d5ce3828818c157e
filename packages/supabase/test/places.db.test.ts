import { describe, expect } from 'vitest'
import { addAdmin, admin } from './admin-rows.ts'
import { held, paymentEvent, reserve, settle } from './answers.ts'
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

  test('waits for whoever is just being sold a place, and marks that booking', async ({ db }) => {
    await addAdmin(db)
    const id = await held(db)
    let isClosed = false
    let closing: Promise<unknown> | undefined
    await db.as('service_role', async (sql) => {
      await sql`select public.settle_payment(${JSON.stringify(paymentEvent(id, 'completed'))}::text::jsonb)`
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
