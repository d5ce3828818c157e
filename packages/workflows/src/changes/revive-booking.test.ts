import { cents } from '@dustforce/core/money'
import { decideAct } from '@dustforce/office/story'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BookingStore } from '../checkout/booking-store.ts'
import { makeSystem, submit } from '../testing/test-system.ts'

const token = 'admin-token'
const actId = () => crypto.randomUUID()

/** A booking of $373.00 that was paid, and canceled with a refund that has arrived. */
async function withCanceled(refundCents: number) {
  const system = await makeSystem()
  onTestFinished(system.settled)
  system.world.admins.set(token, 'office@example.com')
  const page = await system.checkout(submit(1))
  const bookingId = String(page.body.booking_id)
  const session = [...system.world.payments.sessions.keys()][0] ?? ''
  await system.webhook(system.world.payments.pay(session))
  await system.settled()
  const change = (body: object) => system.changeBooking({ bookingId, ...body }, token)
  await change({ act: 'cancel', actId: actId(), shownRefundCents: 37_300, refundCents, reason: 'By mistake' })
  await system.settled()
  system.world.mail.sent.length = 0
  const row = () => system.world.bookings.find(bookingId)
  const letters = () => system.world.mail.sent.map(({ subject }) => subject)
  return { ...system, bookingId, change, row, letters }
}

describe('taking a cancellation back', () => {
  test.each([
    [0, 0],
    [10_000, 10_000],
    [37_300, 37_300],
  ])('after a refund of %d says that %d is owed again, and notes it', async (refundCents, owedCents) => {
    const { change, row, letters, settled } = await withCanceled(refundCents)
    expect(await change({ act: 'preview-revival' })).toEqual({
      status: 200,
      body: { owedCents, stillHereCents: 0, why: null },
    })
    const act = { act: 'revive', actId: actId(), status: 'confirmed', shownOwedCents: owedCents }
    const shown = await change({ act: 'letters-of-revival', status: 'confirmed', asks: false })
    expect(shown).toMatchObject({ body: { problem: null, letters: [{ reader: 'customer' }] } })
    const done = { status: 200, body: { owedCents } }
    expect(await change({ ...act, asks: false, tellsCustomer: true })).toEqual(done)
    expect(await change({ ...act, asks: false, tellsCustomer: true })).toEqual(done)
    await settled()
    expect(row()).toMatchObject({
      ...{ payment: 'paid', status: 'confirmed', refundDue: false },
      retainableCents: owedCents > 0 ? 37_300 - owedCents : null,
      attention: owedCents > 0 ? ['price-owed'] : [],
    })
    expect(letters()).toEqual(['booking-restored'])
  })

  test('asks for what is owed by a link, and owes nothing once that is paid', async () => {
    const { change, row, letters, settled, webhook, world } = await withCanceled(10_000)
    const act = { act: 'revive', actId: actId(), status: 'confirmed', shownOwedCents: 10_000 }
    await change({ ...act, asks: true, tellsCustomer: false })
    await settled()
    expect(letters()).toEqual(['booking-restored'])
    const open = row()?.waiting
    expect(open).toMatchObject({ amountCents: 10_000 })
    await webhook(world.payments.pay(open?.sessionId ?? ''))
    await settled()
    expect(row()).toMatchObject({ attention: [], refundDue: false, refunds: [{ amountCents: 10_000 }] })
    expect(row()?.booking.quote.totalCents).toBe(37_300)
    expect(letters()).toEqual(['booking-restored', 'booking-changed'])
    expect(await change({ act: 'preview-cancel' })).toMatchObject({
      body: { refundCents: 37_300, keptCents: 0 },
    })
  })

  test('can ask again, as long as it is owed', async () => {
    const { change, letters, settled } = await withCanceled(10_000)
    const act = { act: 'revive', actId: actId(), status: 'confirmed', shownOwedCents: 10_000 }
    await change({ ...act, asks: false, tellsCustomer: false })
    expect(await change({ act: 'ask-owed', actId: actId() })).toEqual({
      status: 200,
      body: { owedCents: 10_000 },
    })
    await settled()
    expect(letters()).toEqual(['booking-restored'])
    await change({ act: 'cancel', actId: actId(), shownRefundCents: 27_300 })
    expect(await change({ act: 'ask-owed', actId: actId() })).toMatchObject({ status: 409 })
  })

  test('does nothing when what was shown is not what is owed', async () => {
    const { change, row } = await withCanceled(10_000)
    const act = { act: 'revive', actId: actId(), status: 'confirmed', asks: false, tellsCustomer: true }
    expect(await change({ ...act, shownOwedCents: 0 })).toMatchObject({
      status: 409,
      body: { code: 'booking-changed' },
    })
    expect(row()?.status).toBe('canceled')
    expect(await change({ ...act, status: 'canceled', shownOwedCents: 0 })).toMatchObject({ status: 400 })
  })

  test('owes nothing once the office notes that it was paid, which it does once', async () => {
    const { change, row } = await withCanceled(10_000)
    const act = { act: 'revive', actId: actId(), status: 'confirmed', shownOwedCents: 10_000, asks: false }
    await change({ ...act, tellsCustomer: false })
    const paid = { act: 'mark-paid', method: 'e-transfer', reference: 'CA4711' }
    expect(await change({ ...paid, reference: ' ' })).toMatchObject({ status: 400 })
    expect(await change(paid)).toEqual({ status: 200, body: { ok: true } })
    expect(row()).toMatchObject({ attention: [], retainableCents: null, refundedCents: 0 })
    expect(await change(paid)).toMatchObject({ status: 409, body: { why: 'nothing-due' } })
    expect(await change({ ...paid, act: 'mark-paid-back' })).toMatchObject({
      status: 409,
      body: { why: 'nothing-to-pay-back' },
    })
  })

  test('is not done where the day is full, nor twice', async () => {
    const { change, world, row } = await withCanceled(0)
    const act = { act: 'revive', status: 'confirmed', shownOwedCents: 0, asks: false, tellsCustomer: true }
    world.bookings.dailyLimit = 0
    expect(await change({ ...act, actId: actId() })).toMatchObject({
      status: 409,
      body: { code: 'day-full' },
    })
    expect(row()?.status).toBe('canceled')
    world.bookings.dailyLimit = 6
    await change({ ...act, actId: actId() })
    expect(await change({ ...act, actId: actId() })).toMatchObject({ body: { code: 'booking-changed' } })
    expect(await change({ act: 'preview-revival', bookingId: 'none' })).toMatchObject({ status: 404 })
  })

  test('keeps the money of a refund that was refused, and promises it no more', async () => {
    const { change, row, world, settled, run } = await withCanceled(0)
    const found = row()
    if (found === undefined) throw new Error('No booking')
    const tell = { customer: false, cleaner: false }
    const story = world.bookings.storyOf(found, 0)
    const step = decideAct(story, { actId: actId(), refundCents: cents(10_000), tell })
    if (step !== null) world.bookings.write(found, step.ifPlace)
    await run(BookingStore.use((store) => store.refuseRefund(found.refunds[0]?.id ?? '', 'No')))
    expect(await change({ act: 'preview-revival' })).toMatchObject({
      body: { owedCents: 0, stillHereCents: 10_000, why: null },
    })
    await change({
      act: 'revive',
      actId: actId(),
      status: 'confirmed',
      shownOwedCents: 0,
      asks: true,
      tellsCustomer: true,
    })
    await settled()
    expect(row()).toMatchObject({ attention: [], refunds: [], status: 'confirmed' })
  })
})
