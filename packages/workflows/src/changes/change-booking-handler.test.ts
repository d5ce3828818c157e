import { zeroCents } from '@dustforce/core/money'
import { addDays, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import * as Effect from 'effect/Effect'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cancelBooking, moveBooking, openTimes, previewCancel } from '../index.ts'
import { beginning, makeSystem, request, submit } from '../testing/test-system.ts'
import { BookingChanges } from './booking-changes.ts'
import { previewEditLetters } from './edit-booking.ts'
import { previewLetters } from './preview-letters.ts'

const hourMs = 3_600_000
const token = 'admin-token'
const start = instantOf(request.date, request.minute, gtaPolicy.zone)
const customer = { kind: 'customer', linkId: 'link-1' } as const
let acts = 0
function actId(): string {
  acts += 1
  return `00000000-0000-4000-8000-${String(acts).padStart(12, '0')}`
}

/** A booking that is paid for, and an administrator. */
async function withBooking() {
  const system = await makeSystem()
  onTestFinished(system.settled)
  system.world.admins.set(token, 'office@example.com')
  const page = await system.checkout(submit(1))
  const bookingId = String(page.body.booking_id)
  const session = [...system.world.payments.sessions.keys()][0] ?? ''
  await system.webhook(system.world.payments.pay(session))
  await system.settled()
  system.world.mail.sent.length = 0
  const change = (body: object) => system.changeBooking({ bookingId, ...body }, token)
  return { ...system, bookingId, session, change }
}

describe('cancelling by the office', () => {
  test('shows what the terms give back, gives it back, and writes to the customer once', async () => {
    const { change, world, settled } = await withBooking()
    const preview = await change({ act: 'preview-cancel' })
    expect(preview).toMatchObject({
      status: 200,
      body: { refundCents: 37_300, keptCents: 0, refundPercent: 100 },
    })
    const act = { act: 'cancel', actId: actId(), shownRefundCents: 37_300 }
    expect(await change(act)).toEqual({ status: 200, body: { refundCents: 37_300 } })
    expect(await change(act)).toEqual({ status: 200, body: { refundCents: 37_300 } })
    await settled()
    expect([...world.payments.refunds.values()]).toMatchObject([{ amountCents: 37_300, asked: false }])
    expect(world.mail.sent.map(({ subject }) => subject)).toEqual(['booking-canceled'])
    expect(world.bookings.rows[0]).toMatchObject({ payment: 'refunded', status: 'canceled' })
    expect(await change({ ...act, actId: actId() })).toMatchObject({
      status: 409,
      body: { code: 'not-possible' },
    })
  })

  test('sends the letters that were shown, and showing them changes nothing', async () => {
    const { change, world, settled } = await withBooking()
    const before = JSON.stringify(world.bookings.rows)
    const shown = await change({ act: 'letters-of-cancel', refundCents: 10_000 })
    expect(shown).toMatchObject({ status: 200, body: { problem: null, letters: [{ reader: 'customer' }] } })
    expect(JSON.stringify(world.bookings.rows)).toBe(before)
    await change({
      act: 'cancel',
      actId: actId(),
      shownRefundCents: 37_300,
      refundCents: 10_000,
      reason: 'Late',
    })
    await settled()
    const sent = world.mail.sent.map(({ to, subject, html }) => ({ to, subject, html, reader: 'customer' }))
    expect(shown.body.letters).toEqual(sent)
    expect(sent).toHaveLength(1)
  })

  test('shows the letters of a move, and why it would be refused', async () => {
    const { change, world, settled } = await withBooking()
    const move = { date: addDays(request.date, 1), minute: 780 }
    const shown = await change({ act: 'letters-of-move', ...move })
    world.bookings.rules = { closures: [{ from: addDays(request.date, 2), reason: 'Retreat' }] }
    expect(await change({ act: 'letters-of-move', ...move, date: addDays(request.date, 2) })).toMatchObject({
      status: 200,
      body: { problem: expect.stringContaining('full for this day'), letters: [] },
    })
    await change({ act: 'move', actId: actId(), ...move })
    await settled()
    const sent = world.mail.sent.map(({ to, subject, html }) => ({ to, subject, html, reader: 'customer' }))
    expect(shown.body).toEqual({ problem: null, letters: sent })
    expect(sent).toHaveLength(1)
  })

  const office = { kind: 'office', adminId: 'a' } as const
  test.each([
    [
      'a cancellation',
      (bookingId: string) => previewLetters({ bookingId, actor: office, plan: { refundCents: zeroCents } }),
    ],
    [
      'a change',
      (bookingId: string) =>
        previewEditLetters({ bookingId, actor: office, edits: { details: { notes: 'Ring twice' } } }),
    ],
  ])('shows the letters of %s for the newest version when the booking changes meanwhile', async (_, ask) => {
    const { bookingId, run } = await withBooking()
    const changed = Effect.succeed({ outcome: 'changed', letters: [] } as const)
    const shown = await run(
      Effect.gen(function* () {
        const changes = yield* BookingChanges
        let asked = 0
        const preview: typeof changes.preview = (act) => {
          asked += 1
          return asked === 1 ? changed : changes.preview(act)
        }
        return yield* Effect.provideService(ask(bookingId), BookingChanges, { ...changes, preview })
      }),
    )
    expect(shown).toMatchObject({ problem: null, letters: [{ reader: 'customer' }] })
  })

  test('an unpaid booking is canceled without a letter', async () => {
    const system = await makeSystem()
    system.world.admins.set(token, 'office@example.com')
    const page = await system.checkout(submit(1))
    const bookingId = String(page.body.booking_id)
    const asked = { bookingId, act: 'letters-of-cancel', refundCents: 0 }
    expect(await system.changeBooking(asked, token)).toMatchObject({ body: { problem: null, letters: [] } })
    expect(await system.changeBooking({ ...asked, bookingId: 'none' }, token)).toMatchObject({ status: 404 })
  })

  test('does nothing when the shown amount is no longer the one that is due', async () => {
    const { change, setTime, world } = await withBooking()
    await setTime(start - 24 * hourMs + 1)
    const answer = await change({ act: 'cancel', actId: actId(), shownRefundCents: 37_300 })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'preview-changed', preview: { refundCents: 0, keptCents: 37_300 } },
    })
    expect(world.bookings.rows[0]?.status).toBe('confirmed')
  })

  test('cancels no other start than the one that was shown', async () => {
    const { change, world } = await withBooking()
    const { body } = await change({ act: 'preview-cancel' })
    const act = { act: 'cancel', shownRefundCents: 37_300, shownWhen: body.when }
    await change({ act: 'move', actId: actId(), date: addDays(request.date, 1), minute: 780 })
    expect(await change({ ...act, actId: actId() })).toMatchObject({
      status: 409,
      body: {
        code: 'preview-changed',
        preview: { refundCents: 37_300, when: expect.not.stringMatching(String(body.when)) },
      },
    })
    expect(world.bookings.rows[0]?.status).toBe('confirmed')
  })

  test('refunds another amount only with a reason, and never more than there is', async () => {
    const { change, setTime, world, settled } = await withBooking()
    await setTime(start - hourMs)
    const act = { act: 'cancel', actId: actId(), shownRefundCents: 0, refundCents: 10_000 }
    expect(await change(act)).toMatchObject({ status: 400, body: { code: 'reason-missing' } })
    expect(await change({ ...act, refundCents: 37_301, reason: 'x' })).toMatchObject({ status: 400 })
    expect(await change({ ...act, reason: 'Flood' })).toMatchObject({ status: 200 })
    await settled()
    expect([...world.payments.refunds.values()]).toMatchObject([{ amountCents: 10_000 }])
    expect(world.bookings.rows[0]).toMatchObject({
      payment: 'paid',
      status: 'canceled',
      refundDue: false,
      attention: [],
    })
  })

  test('is refused another amount that only an owner may give, and nothing is done', async () => {
    const { change, run, world } = await withBooking()
    const changes = await run(BookingChanges.use(Effect.succeed))
    vi.spyOn(changes, 'act').mockReturnValueOnce(Effect.succeed('owner-decides'))
    const act = { act: 'cancel', actId: actId(), shownRefundCents: 37_300, refundCents: 1, reason: 'x' }
    expect(await change(act)).toMatchObject({
      status: 403,
      body: { code: 'owner-decides', error: 'Only an owner can refund another amount than the terms say.' },
    })
    expect(world.bookings.rows[0]).toMatchObject({ payment: 'paid', status: 'confirmed' })
  })

  test('takes a completed job back too, which its customer cannot', async () => {
    const { change, run, world, bookingId } = await withBooking()
    const row = world.bookings.rows[0]
    if (row !== undefined) Object.assign(row, { payment: 'paid', status: 'completed' })
    const own = await run(Effect.flip(previewCancel({ bookingId, actor: customer })))
    expect(own.refusal).toEqual({ code: 'not-possible', why: 'completed' })
    const act = { act: 'cancel', actId: actId(), shownRefundCents: 37_300 }
    expect(await change(act)).toMatchObject({ status: 200 })
  })

  test('is for administrators, and for bookings that are there', async () => {
    const { changeBooking, change } = await withBooking()
    expect(await changeBooking({ act: 'preview-cancel', bookingId: 'x' })).toMatchObject({ status: 401 })
    expect(await change({ act: 'preview-cancel', bookingId: 'nobody' })).toMatchObject({ status: 404 })
    expect(await change({ act: 'delete' })).toMatchObject({ status: 400 })
  })
})

test('what is previewed is what is executed, for every instant', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 300 }), fc.integer({ min: -2, max: 2 }), async (hours, ms) => {
      const { run, setTime, bookingId, world } = await withBooking()
      await setTime(Math.max(beginning, start - hours * hourMs + ms))
      const { refundCents } = await run(previewCancel({ bookingId, actor: customer }))
      await run(cancelBooking({ bookingId, actor: customer, actId: actId(), shownRefundCents: refundCents }))
      const written = world.bookings.rows[0]?.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
      expect(written).toBe(refundCents)
    }),
    { numRuns: 30, seed: 15 },
  )
})

describe('moving', () => {
  const reasonOf = <A, R>(program: Effect.Effect<A, { readonly refusal: { readonly code: string } }, R>) =>
    program.pipe(
      Effect.map(() => 'done'),
      Effect.catch(({ refusal }) => Effect.succeed('why' in refusal ? String(refusal.why) : refusal.code)),
    )

  test('by the customer: to open times, three times, until a day before, with one letter each and no payment', async () => {
    const { run, setTime, bookingId, world, settled } = await withBooking()
    const times = await run(openTimes({ bookingId, actor: customer, from: request.date, days: 2 }))
    expect(times.terms).toEqual({
      movesLeft: 3,
      movableUntil: start - 24 * hourMs,
      rules: {
        cancellation: gtaPolicy.cancellation,
        customerMoves: gtaPolicy.customerMoves,
        now: expect.any(Number),
      },
    })
    expect(times.days.map(({ open }) => open)).toEqual([true, true])
    const move = (minute: number, actor: typeof customer | { kind: 'office'; adminId: string } = customer) =>
      reasonOf(moveBooking({ bookingId, actor, actId: actId(), date: request.date, minute }))
    expect(await run(move(7))).toBe('slot-closed')
    for (const minute of [600, 660, 720]) expect(await run(move(minute))).toBe('done')
    expect(await run(move(780))).toBe('no-moves-left')
    expect(world.payments.sessions.size).toBe(1)
    await settled()
    expect(world.outbox.statuses({ kind: 'booking-moved', ref: bookingId })).toHaveLength(3)
    await setTime(start - 2 * hourMs)
    expect(await run(move(840))).toBe('too-late')
  })

  test('by the customer, with crews that limit, is offered the times that the place allows, and no others', async () => {
    const { run, bookingId, world } = await withBooking()
    const [own] = world.bookings.rows
    if (own === undefined) throw new Error('There is no booking')
    const { booking } = own
    const visit = (minute: number, minutes: number) => ({
      ...booking,
      request: { ...booking.request, minute },
      quote: { ...booking.quote, minutes },
    })
    const minute = fc.constantFrom(540, 540, 600, 660, 720, 780)
    const minutes = fc.constantFrom(60, 180, 300)
    const others = fc.array(fc.tuple(minute, minutes), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        minute,
        minutes,
        others,
        fc.nat(4),
        async (crews, from, length, work, place) => {
          world.bookings.rules = { capacity: { crews } }
          own.booking = visit(from, length)
          const rows: typeof world.bookings.rows = work.map(([at, long], nr) => ({
            ...own,
            id: `other-${nr}`,
            booking: visit(at, long),
          }))
          // The order of two that start at one moment is no one's business.
          world.bookings.rows.splice(0, Number.POSITIVE_INFINITY, ...rows.toSpliced(place, 0, own))
          const { days } = await run(openTimes({ bookingId, actor: customer, from: request.date, days: 1 }))
          const offered = days[0]?.slots.filter(({ open }) => open).map((slot) => slot.minute)
          const allowed = days[0]?.slots
            .map((slot) => slot.minute)
            .filter((to) => world.bookings.placeProblem(visit(to, length), beginning, bookingId) === null)
          expect(offered).toEqual(allowed)
        },
      ),
      { examples: [[1, 540, 180, [], 0]] },
    )
  })

  test('by the customer, to a time beside the old one, is done when the only crew is busy with this visit', async () => {
    const { run, bookingId, world } = await withBooking()
    world.bookings.rules = { capacity: { crews: 1 } }
    const move = {
      bookingId,
      actor: customer,
      actId: actId(),
      date: request.date,
      minute: request.minute + 60,
    }
    expect(await run(reasonOf(moveBooking(move)))).toBe('done')
  })

  test('by the office late keeps the clock of the fee', async () => {
    const { run, setTime, bookingId, change } = await withBooking()
    await setTime(start - hourMs)
    const to = { act: 'move', actId: actId(), date: '2027-02-10', minute: 545, reason: 'Snow' }
    expect(await change(to)).toMatchObject({ status: 200 })
    expect(await change(to)).toMatchObject({ status: 200 })
    expect(await run(previewCancel({ bookingId, actor: customer }))).toMatchObject({ refundCents: 0 })
  })

  test('repeated with another start returns the one that it has moved to', async () => {
    const { change } = await withBooking()
    const to = { act: 'move', actId: actId(), date: '2027-02-10', minute: 545 }
    const first = await change(to)
    expect(first).toMatchObject({ status: 200, body: { date: '2027-02-10', minute: 545 } })
    expect(await change({ ...to, date: '2027-02-11', minute: 600 })).toEqual(first)
    // Also where another act has moved it since.
    await change({ act: 'move', actId: actId(), date: '2027-02-12', minute: 600 })
    expect(await change(to)).toEqual(first)
  })

  test('onto a full day is refused', async () => {
    const { change, checkout, world } = await withBooking()
    world.bookings.dailyLimit = 1
    await checkout(submit(2, { date: '2027-01-26' as typeof request.date, email: 'grace@example.com' }))
    const to = { act: 'move', actId: actId(), date: '2027-01-26', minute: 540 }
    expect(await change(to)).toMatchObject({ status: 409, body: { code: 'day-full' } })
  })
})
