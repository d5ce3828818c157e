import { addDays } from '@dustforce/core/schedule'
import type { BookingRequest } from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BookingStore } from '../../checkout/booking-store.ts'
import { type BookingStoreHarness, book, hold, holdWithSession } from './booking-store-harness.ts'
import { attemptId, beginning, sampleDate, sampleEvent, sampleReservation } from './samples.ts'

const minuteMs = 60_000

/** Places: how they are taken, kept and given back. */
export function reserveContract(makeHarness: () => Promise<BookingStoreHarness>): void {
  describe('reserving a place', () => {
    let world: BookingStoreHarness
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    const reserve = (reservation: ReturnType<typeof sampleReservation>) =>
      world.run(BookingStore.use((store) => store.reserve(reservation)))

    test('holds it, pending and unpaid, for the minutes asked', async () => {
      const held = await world.run(hold(sampleReservation(1)))
      expect(held).toMatchObject({
        status: 'reserved',
        checkoutUrl: null,
        holdExpiresAt: beginning + 35 * minuteMs,
        now: beginning,
      })
      expect(await world.booking(held.bookingId)).toEqual({
        keptCents: 37_300,
        paymentStatus: 'pending',
        bookingStatus: 'pending',
        attention: [],
      })
    })

    test('the same attempt makes one booking and finds its checkout again', async () => {
      const bookingId = await world.run(holdWithSession(1))
      const again = await world.run(hold(sampleReservation(1)))
      expect(again).toMatchObject({
        status: 'existing',
        bookingId,
        now: beginning,
        checkoutUrl: `https://pay.example/cs_test_${bookingId}`,
      })
      const found = await world.run(BookingStore.use((store) => store.findAttempt(attemptId(1))))
      expect(found).toMatchObject({
        bookingId,
        checkoutUrl: again.checkoutUrl,
        holdExpiresAt: again.holdExpiresAt,
        fingerprint: 'fingerprint-1',
      })
      expect(await world.run(BookingStore.use((store) => store.findAttempt(attemptId(2))))).toBeNull()
    })

    test('the same attempt many times at once makes one booking', async () => {
      const results = await world.run(
        Effect.all(
          Array.from({ length: 12 }, () => hold(sampleReservation(1))),
          { concurrency: 'unbounded' },
        ),
      )
      expect(new Set(results.map((result) => result.bookingId)).size).toBe(1)
      expect(results.filter((result) => result.status === 'reserved')).toHaveLength(1)
    })

    test('a day has as many places as its limit, however many ask at once', async () => {
      await world.setDailyLimit(3)
      const results = await world.run(
        Effect.all(
          Array.from({ length: 12 }, (_, index) =>
            BookingStore.use((store) =>
              store.reserve(sampleReservation(index + 1, { email: `guest${index}@example.com` })),
            ),
          ),
          { concurrency: 'unbounded' },
        ),
      )
      expect(results.filter((result) => result.status === 'reserved')).toHaveLength(3)
      expect(results.filter((result) => result.status === 'day-full')).toHaveLength(9)
    })

    test('sold places count, and other days are free', async () => {
      await world.setDailyLimit(1)
      await world.run(book(1))
      expect(await reserve(sampleReservation(2))).toEqual({ status: 'day-full' })
      await world.setNow(beginning + 40 * minuteMs)
      expect(await reserve(sampleReservation(3))).toEqual({ status: 'day-full' })
    })

    test('a day that the office has closed has no place', async () => {
      const late = await world.run(holdWithSession(1))
      await world.closeDay(sampleDate, 'Company retreat')
      expect(await reserve(sampleReservation(2))).toEqual({ status: 'slot-closed', reason: 'closure' })
      await world.setNow(beginning + 40 * minuteMs)
      await world.run(BookingStore.use((store) => store.settle(sampleEvent('completed', late))))
      expect(await world.booking(late)).toMatchObject({
        bookingStatus: 'canceled',
        attention: ['paid-but-day-full'],
      })
    })

    test('a time has as many places as there are crews, for as long as the job takes', async () => {
      await world.setCrews(1)
      await world.run(hold(sampleReservation(1)))
      expect(await reserve(sampleReservation(2))).toEqual({ status: 'slot-closed', reason: 'busy' })
      expect(await reserve(sampleReservation(3, { minute: 480 }))).toMatchObject({ status: 'slot-closed' })
      const minutes = sampleReservation(1).booking.quote.minutes ?? 0
      const after = 540 + Math.ceil(minutes / 60) * 60
      expect(await reserve(sampleReservation(4, { minute: after }))).toMatchObject({ status: 'reserved' })
    })

    test('a time has as many places as there is of everything that the service needs', async () => {
      const late = await world.run(holdWithSession(1))
      await world.setResources({
        resources: { room: 2, van: 1 },
        services: { 'deep-clean': { needs: ['room', 'van'] }, standard: { needs: ['room'] } },
      })
      expect(await reserve(sampleReservation(2))).toEqual({ status: 'slot-closed', reason: 'in-use' })
      const room = sampleReservation(3, { service: 'standard' })
      expect(await reserve(room)).toMatchObject({ status: 'reserved' })
      expect(await reserve(sampleReservation(4, { service: 'standard', email: 'b@example.com' }))).toEqual({
        status: 'slot-closed',
        reason: 'in-use',
      })
      expect(await reserve(sampleReservation(5, { service: 'move-clean' }))).toMatchObject({
        status: 'reserved',
      })
      await world.setNow(beginning + 40 * minuteMs)
      expect(await reserve(sampleReservation(6, { email: 'c@example.com' }))).toMatchObject({
        status: 'reserved',
      })
      await world.run(BookingStore.use((store) => store.settle(sampleEvent('completed', late))))
      expect(await world.booking(late)).toMatchObject({ attention: ['paid-but-day-full'] })
    })

    test('one that is paid on the day is sold at once, and no event of a checkout ends it', async () => {
      await world.setDailyLimit(1)
      const reservation = { ...sampleReservation(1), soldAs: 'due' as const }
      const sold = await reserve(reservation)
      expect(sold).toMatchObject({ status: 'reserved', checkoutUrl: null, holdExpiresAt: null })
      expect(await reserve(reservation)).toMatchObject({ status: 'existing', holdExpiresAt: null })
      const bookingId = 'bookingId' in sold ? sold.bookingId : ''
      await world.setNow(beginning + 40 * minuteMs)
      expect(
        await world.run(BookingStore.use((store) => store.pendingCheckouts(beginning + 40 * minuteMs))),
      ).toEqual([])
      await world.run(BookingStore.use((store) => store.release(bookingId)))
      await world.run(BookingStore.use((store) => store.settle(sampleEvent('expired', bookingId))))
      expect(await world.booking(bookingId)).toMatchObject({
        paymentStatus: 'due',
        bookingStatus: 'confirmed',
      })
      expect(await reserve(sampleReservation(2))).toEqual({ status: 'day-full' })
    })

    test('an unpaid place is free when its hold has ended', async () => {
      await world.setDailyLimit(1)
      await world.run(hold(sampleReservation(1)))
      await world.setNow(beginning + 35 * minuteMs - 1)
      expect(await reserve(sampleReservation(2))).toEqual({ status: 'day-full' })
      await world.setNow(beginning + 35 * minuteMs)
      expect(await reserve(sampleReservation(2))).toMatchObject({ status: 'reserved' })
    })

    test('releasing frees the place and the attempt, and repeating it changes nothing', async () => {
      await world.setDailyLimit(1)
      const { bookingId } = await world.run(hold(sampleReservation(1)))
      await world.run(BookingStore.use((store) => store.release(bookingId)))
      const again = await world.run(hold(sampleReservation(1)))
      expect(again.status).toBe('reserved')
      expect(again.bookingId).not.toBe(bookingId)
      await world.run(BookingStore.use((store) => store.release(bookingId)))
      expect(await reserve(sampleReservation(2))).toEqual({ status: 'day-full' })
    })

    test('the attempt of a paid booking is known, and no longer holds a place', async () => {
      const bookingId = await world.run(book(1))
      expect(await world.run(BookingStore.use((store) => store.findAttempt(attemptId(1))))).toMatchObject({
        bookingId,
        holdExpiresAt: null,
      })
      expect(await world.run(hold(sampleReservation(1)))).toMatchObject({ status: 'existing', bookingId })
    })

    test('a paid booking is not released', async () => {
      const bookingId = await world.run(book(1))
      await world.run(BookingStore.use((store) => store.release(bookingId)))
      expect(await world.booking(bookingId)).toMatchObject({
        paymentStatus: 'paid',
        bookingStatus: 'confirmed',
      })
    })

    const ada = { visitor: '192.0.2.1', email: 'ada@example.com' }
    const own = (caller = ada, except = attemptId(9)) =>
      world.run(BookingStore.use((store) => store.ownCheckouts(caller, except)))

    test('finds the open checkouts of one visitor under one mailbox', async () => {
      const bookingId = await world.run(holdWithSession(1))
      await world.run(hold({ ...sampleReservation(2), visitor: ada.visitor }))
      await world.run(holdWithSession(3))
      const found = [
        { bookingId, sessionId: `cs_test_${bookingId}`, holdExpiresAt: beginning + 35 * minuteMs },
      ]
      expect(await own()).toEqual(found)
      expect(await own({ ...ada, email: 'Ada@Example.com' })).toEqual(found)
      expect(await own({ ...ada, email: 'grace@example.com' })).toEqual([])
      expect(await own({ ...ada, visitor: '192.0.2.9' })).toEqual([])
      expect(await own(ada, attemptId(1))).toEqual([])
    })

    test('a checkout that is paid or given back is nobody’s open checkout', async () => {
      await world.run(book(1))
      expect(await own()).toEqual([])
      const bookingId = await world.run(holdWithSession(2))
      await world.run(BookingStore.use((store) => store.release(bookingId)))
      expect(await own({ ...ada, visitor: '192.0.2.2' })).toEqual([])
    })

    /** Books with something changed, instead of what the customer holds. */
    const instead = (attempt: number, bookingIds: readonly string[], changes: Partial<BookingRequest> = {}) =>
      reserve({
        ...sampleReservation(attempt, { email: ada.email, ...changes }),
        ...{ visitor: ada.visitor, instead: bookingIds },
      })

    test('what a customer holds gives way to what they book next, on a full day too', async () => {
      await world.setDailyLimit(1)
      const first = await world.run(holdWithSession(1))
      const next = await instead(2, [first])
      expect(next).toMatchObject({ status: 'reserved', holdExpiresAt: beginning + 35 * minuteMs })
      expect(await reserve(sampleReservation(3, { email: 'grace@example.com' }))).toEqual({
        status: 'day-full',
      })
      // Money that comes for the first one finds no place.
      await world.run(BookingStore.use((store) => store.settle(sampleEvent('completed', first))))
      expect(await world.booking(first)).toMatchObject({ attention: ['paid-but-day-full'] })
    })

    test('what a customer holds stays when what they book next has no place', async () => {
      await world.setDailyLimit(1)
      const first = await world.run(holdWithSession(1))
      const full = addDays(sampleDate, 1)
      await world.run(hold(sampleReservation(2, { email: 'grace@example.com', date: full })))
      expect(await instead(3, [first], { date: full })).toEqual({ status: 'day-full' })
      expect(await world.run(BookingStore.use((store) => store.findAttempt(attemptId(1))))).toMatchObject({
        bookingId: first,
        holdExpiresAt: beginning + 35 * minuteMs,
      })
      expect(await reserve(sampleReservation(4, { email: 'alan@example.com' }))).toEqual({
        status: 'day-full',
      })
    })

    test('an attempt starts over in its own place', async () => {
      await world.setDailyLimit(1)
      const first = await world.run(holdWithSession(1))
      await world.setNow(beginning + 34 * minuteMs)
      const again = await instead(1, [first])
      expect(again).toMatchObject({ status: 'reserved', holdExpiresAt: beginning + 69 * minuteMs })
      expect(await world.run(BookingStore.use((store) => store.findAttempt(attemptId(1))))).toMatchObject({
        bookingId: 'bookingId' in again ? again.bookingId : '',
      })
    })

    test('nobody else’s hold gives way, nor one that is paid', async () => {
      await world.setDailyLimit(1)
      const first = await world.run(holdWithSession(1))
      const grace = { visitor: '192.0.2.9', instead: [first] }
      expect(await reserve({ ...sampleReservation(2, { email: ada.email }), ...grace })).toEqual({
        status: 'day-full',
      })
      expect(await instead(3, [first], { email: 'grace@example.com' })).toEqual({ status: 'day-full' })
      await world.run(BookingStore.use((store) => store.settle(sampleEvent('completed', first))))
      expect(await instead(4, [first])).toEqual({ status: 'day-full' })
    })

    test('of many that book at once instead of one hold, the day keeps one', async () => {
      await world.setDailyLimit(1)
      const first = await world.run(holdWithSession(1))
      const answers = await Promise.all([2, 3, 4, 5, 6].map((attempt) => instead(attempt, [first])))
      expect(answers.filter(({ status }) => status === 'reserved')).toHaveLength(1)
    })

    test('one visitor holds five places at most, and a place given back counts no more', async () => {
      const from = (attempt: number) => ({
        ...sampleReservation(attempt, { email: `guest${attempt}@example.com` }),
        visitor: ada.visitor,
      })
      const reasonOf = (attempt: number) =>
        world.run(
          BookingStore.use((store) => store.reserve(from(attempt))).pipe(
            Effect.match({ onSuccess: ({ status }) => status, onFailure: ({ reason }) => reason }),
          ),
        )
      const { bookingId } = await world.run(hold(from(1)))
      for (const attempt of [2, 3, 4, 5]) expect(await reasonOf(attempt)).toBe('reserved')
      expect(await reasonOf(6)).toBe('rate-limited')
      await world.run(BookingStore.use((store) => store.release(bookingId)))
      expect(await reasonOf(6)).toBe('reserved')
    })

    test.each([
      ['visitor', (nr: number) => ({ visitor: ada.visitor, email: `guest${nr}@example.com` })],
      ['mailbox', (nr: number) => ({ visitor: `192.0.2.${nr}`, email: ada.email })],
    ])('admits sixty checkouts of one %s', async (_, callerOf) => {
      const admit = (nr: number) => world.run(BookingStore.use((store) => store.admit(callerOf(nr))))
      for (let nr = 1; nr <= 60; nr += 1) expect(await admit(nr)).toBe(true)
      expect(await admit(61)).toBe(false)
      expect(
        await world.run(BookingStore.use((store) => store.admit({ visitor: 'x', email: 'x@example.com' }))),
      ).toBe(true)
    })

    test('attaching to a booking that does not exist says so', async () => {
      const reason = await world.run(
        BookingStore.use((store) =>
          store.attachCheckout('nobody', { sessionId: 'cs_1', url: 'https://pay.example' }),
        ).pipe(Effect.match({ onSuccess: () => 'attached', onFailure: (error) => error.reason })),
      )
      expect(reason).toBe('not-found')
    })

    test('asks after unpaid bookings once their hold has ended', async () => {
      const bookingId = await world.run(holdWithSession(1))
      await world.run(book(2))
      const pending = (before: number) =>
        world.run(BookingStore.use((store) => store.pendingCheckouts(before)))
      expect(await pending(beginning + 35 * minuteMs)).toEqual([])
      expect(await pending(beginning + 35 * minuteMs + 1)).toEqual([
        { bookingId, sessionId: `cs_test_${bookingId}`, holdExpiresAt: beginning + 35 * minuteMs },
      ])
    })
  })
}
