import { describe, expect } from 'vitest'
import { finishRefund, held, paymentEvent, refundKey, reserve, settle } from './answers.ts'
import { type TestDatabase, test } from './postgres.ts'

const remove = (db: TestDatabase, id: string) =>
  db.as('service_role', (sql) => sql`delete from public.bookings where id = ${id} returning id`)

const cancel = (db: TestDatabase, id: string) =>
  db.call('cancel_open_checkout', { booking_id: id, admin_email: 'admin@example.com' })

describe('R84: a booking', () => {
  test('is not deleted while its customer may still pay', async ({ db }) => {
    const id = await held(db)
    await expect(remove(db, id)).rejects.toMatchObject({
      code: 'PT409',
      hint: 'open-checkout',
      message: 'The customer can still pay for this booking. Close its checkout before deleting it.',
    })
    // Past the end of the hold the provider may still report a payment.
    db.setClock(new Date('2026-11-22T17:00:00Z'))
    await expect(remove(db, id)).rejects.toMatchObject({ code: 'PT409' })
    await settle(db, paymentEvent(id, 'completed', { paid: false }))
    await expect(remove(db, id)).rejects.toMatchObject({ code: 'PT409' })
  })

  test.for(['expired', 'async_failed', 'completed', 'refunded'] as const)(
    'is deleted once its payment is settled by %s',
    async (type, { db }) => {
      const id = await held(db)
      await settle(db, paymentEvent(id, type))
      expect(await remove(db, id)).toHaveLength(1)
    },
  )

  test('without a checkout page is deleted', async ({ db }) => {
    const { booking_id: id = '' } = await reserve(db)
    expect(await remove(db, id)).toHaveLength(1)
  })

  test('whose money is going back is deleted after that', async ({ db }) => {
    const id = await held(db)
    await cancel(db, id)
    expect(await settle(db, paymentEvent(id, 'completed'))).toMatchObject({ refund: true })
    await expect(remove(db, id)).rejects.toMatchObject({ code: 'PT409', hint: 'refund-due' })
    const key = await refundKey(db, id)
    await finishRefund(db, { key, refund_id: 're_1', payment_intent: `pi_${id}` })
    expect(await remove(db, id)).toHaveLength(1)
  })

  test('is canceled in the administrator’s name while its checkout is open', async ({ db }) => {
    const id = await held(db)
    expect(await cancel(db, id)).toMatchObject({ booking_id: id, session_id: `cs_${id}` })
    const [event] = await db.sql`
      select actor, changes -> 'booking_status' as status from public.booking_events
      where booking_id = ${id} order by id desc limit 1`
    expect(event).toEqual({ actor: 'admin@example.com', status: ['pending', 'canceled'] })
    await settle(db, paymentEvent(id, 'expired'))
    expect(await cancel(db, id)).toBeNull()
    expect(await remove(db, id)).toHaveLength(1)
  })

  test('that is paid while it is being deleted or canceled is confirmed or refunded', async ({ db }) => {
    await db.sql`update public.booking_settings set setting_value = '50' where setting_name = 'daily_booking_limit'`
    const ids = await Promise.all(Array.from({ length: 12 }, () => held(db)))
    await Promise.all(
      ids.flatMap((id) => [
        settle(db, paymentEvent(id, 'completed')),
        cancel(db, id),
        settle(db, paymentEvent(id, 'expired')),
        remove(db, id).catch(() => undefined),
      ]),
    )
    for (const id of ids) await settle(db, paymentEvent(id, 'async_succeeded'))
    expect(await db.broken()).toEqual([])
  })
})
