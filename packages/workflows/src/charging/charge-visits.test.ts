import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkTokens } from '../links/link-tokens.ts'
import { submitSeries } from '../testing/submit-series.ts'
import { beginning, makeSystem } from '../testing/test-system.ts'
import { careForCards } from './care-for-cards.ts'
import { chargeVisits } from './charge-visits.ts'
import { payVisit, replaceCard } from './pay-visit.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A system with a series of every week from 25 January 2027 at 9 AM, whose first visit is paid and whose card is kept. */
async function running() {
  const system = await makeSystem()
  const { world } = system
  expect((await system.checkout(await submitSeries(system, 1))).status).toBe(200)
  const [session] = world.payments.sessions.values()
  expect((await system.webhook(world.payments.pay(session?.sessionId ?? ''))).status).toBe(200)
  await system.settled()
  const second = world.bookings.rows.find(({ visitOf }) => visitOf?.original === '2027-02-01')
  if (second === undefined) throw new Error('There is no second visit')
  const start = Date.parse('2027-02-01T14:00:00Z')
  const kinds = () =>
    world.outbox.rows
      .filter(({ kind, ref }) => ref === second.id && kind.startsWith('visit-'))
      .map(({ kind }) => kind)
  /** Runs the job some hours before the visit. */
  const before = async (hours: number) => {
    await system.setTime(start - hours * hourMs)
    return system.run(chargeVisits())
  }
  /** Delivers what the provider says of the newest try. */
  const hear = async () => {
    const tryId = second.charge.tries.at(-1)?.id ?? ''
    expect((await system.webhook(world.payments.charged(tryId))).status).toBe(200)
    await system.settled()
  }
  return { ...system, second, start, kinds, before, hear }
}

test('a visit is announced a week before and charged four days before, and only the event pays it', async () => {
  const { before, second, kinds, hear, world } = await running()
  await before(7 * 24 + 1)
  expect(kinds()).toEqual([])
  await before(7 * 24)
  await before(5 * 24)
  expect(kinds()).toEqual(['visit-announced'])
  expect(world.payments.charges.size).toBe(0)
  await before(4 * 24)
  await before(4 * 24 - 1 / 60)
  expect(second).toMatchObject({ payment: 'arranged', charge: { tries: [{ outcome: 'pending' }] } })
  await hear()
  expect(second).toMatchObject({
    payment: 'paid',
    status: 'confirmed',
    charge: { tries: [{ outcome: 'charged' }] },
  })
  await before(2 * 24)
  expect(world.payments.charges.size).toBe(1)
  const [charge] = world.payments.charges.values()
  expect(charge?.request).toMatchObject({
    bookingId: second.id,
    amountCents: second.booking.quote.totalCents,
  })
})

test('a declined card is tried again twice, its customer told each time, and then the place is freed', async () => {
  const { before, hear, kinds, second, world } = await running()
  world.payments.refusal = 'insufficient_funds'
  await before(7 * 24)
  for (const days of [4, 3, 2]) {
    await before(days * 24)
    await hear()
    await before(days * 24 - 1)
  }
  expect(second.charge.tries.map(({ outcome, code }) => [outcome, code])).toEqual(
    Array.from({ length: 3 }, () => ['declined', 'insufficient_funds']),
  )
  await before(30)
  await before(29)
  expect(second.status).toBe('confirmed')
  await before(24)
  await before(23)
  expect(second).toMatchObject({ status: 'canceled', payment: 'failed' })
  const declined = ['visit-declined', 'visit-declined', 'visit-declined']
  expect(kinds()).toEqual(['visit-announced', ...declined, 'visit-unpaid', 'visit-freed'])
  expect(world.bookings.rows.filter(({ payment }) => payment === 'arranged').length).toBeGreaterThan(2)
})

test('a place that is freed by a charge is offered to who waits for it', async () => {
  const { before, own, second, world } = await running()
  world.payments.refusal = 'stolen_card'
  world.bookings.dailyLimit = 1
  const day = second.booking.request.date
  const home = { service: 'standard', bedrooms: 2, bathrooms: 1, addOns: [], hasPets: null }
  const wish = { email: 'eve@example.com', home, days: [{ day, minutes: [540] }], consent: 'Yes' }
  await own({ act: 'join-waiting', wish })
  await before(7 * 24)
  await before(4 * 24)
  await before(30)
  expect(world.waiting.rows).toMatchObject([{ state: 'waiting' }])
  await before(24)
  expect(second.status).toBe('canceled')
  expect(world.waiting.rows).toMatchObject([{ state: 'offered', offer: { day, minute: 540 } }])
})

test.each(['stolen_card', 'authentication_required'])(
  'a card that is refused with %s is not tried again, but another one is, at once',
  async (code) => {
    const { before, hear, second, world } = await running()
    world.payments.refusal = code
    await before(7 * 24)
    await before(4 * 24)
    await hear()
    for (const days of [3, 2, 1.5]) await before(days * 24)
    expect(world.payments.charges.size).toBe(1)
    world.payments.refusal = null
    const [[seriesId = '', kept] = []] = world.bookings.cards.rows
    world.payments.keep(kept?.customerId ?? '', '4444')
    world.bookings.cards.rows.set(seriesId, {
      customerId: kept?.customerId ?? '',
      card: null,
      isRead: false,
    })
    await before(35)
    await hear()
    expect(second.payment).toBe('paid')
    expect(second.charge.tries.map(({ outcome }) => outcome)).toEqual(['declined', 'charged'])
  },
)

test('a card that the provider keeps no longer is told of like any decline', async () => {
  const { before, kinds, second, world } = await running()
  await before(7 * 24)
  world.payments.cards.clear()
  await before(4 * 24)
  expect(second.charge.tries).toMatchObject([{ outcome: 'declined', code: 'no_such_card', isTold: true }])
  expect(kinds()).toEqual(['visit-announced', 'visit-declined'])
})

test('a charge whose event was lost is asked about; one that was never asked for is asked', async () => {
  const { before, second, world } = await running()
  await before(7 * 24)
  await before(4 * 24)
  await before(4 * 24 - 1)
  expect(second.payment).toBe('paid')
  expect(world.payments.charges.size).toBe(1)
  const lost = await running()
  await lost.before(7 * 24)
  lost.world.payments.failNext('unavailable')
  await lost.before(4 * 24)
  expect([lost.second.charge.tries.length, lost.world.payments.charges.size]).toEqual([1, 0])
  await lost.before(4 * 24 - 1)
  await lost.hear()
  expect([lost.second.payment, lost.world.payments.charges.size]).toEqual(['paid', 1])
})

test('a visit that was called off before its charge was asked for is never charged', async () => {
  const { before, second, world } = await running()
  await before(7 * 24)
  world.payments.failNext('unavailable')
  await before(4 * 24)
  second.status = 'canceled'
  await before(4 * 24 - 1)
  expect(second.charge.tries).toMatchObject([{ outcome: 'dropped' }])
  expect(world.payments.charges.size).toBe(0)
})

test('a charge of a visit that was called off meanwhile goes back', async () => {
  const { before, hear, second, world } = await running()
  await before(7 * 24)
  await before(4 * 24)
  second.status = 'canceled'
  await hear()
  expect(second).toMatchObject({ refundDue: false, isRefunded: true })
  expect([...world.payments.refunds.values()]).toMatchObject([{ bookingId: second.id }])
})

test('a customer whose card was declined pays on a page, and meanwhile the card is not charged', async () => {
  const { before, hear, second, world, own, webhook, settled, run } = await running()
  world.payments.refusal = 'authentication_required'
  await before(7 * 24)
  await before(4 * 24)
  await hear()
  const token = await tokenOf(second.id)
  const page = await own({ act: 'show' }, token)
  expect(page.body.charge).toMatchObject({ decline: 'ask-customer', on: null, isUnderWay: false })
  const { url } = (await own({ act: 'pay-visit' }, token)).body
  expect((await own({ act: 'pay-visit' }, token)).body).toEqual({ url })
  await before(4 * 24 - 0.5)
  expect(world.payments.charges.size).toBe(1)
  const session = [...world.payments.sessions.values()].at(-1)
  expect(session).toMatchObject({ url, request: { bookingId: second.id } })
  await webhook(world.payments.pay(session?.sessionId ?? ''))
  await settled()
  expect(second).toMatchObject({ payment: 'paid', status: 'confirmed' })
  expect(second.charge.tries.map(({ outcome }) => outcome)).toEqual(['declined', 'charged'])
  expect((await own({ act: 'show' }, token)).body.charge).toBeNull()
  expect((await own({ act: 'pay-visit' }, token)).body).toEqual({ url: null })

  async function tokenOf(bookingId: string) {
    const row = world.bookings.find(bookingId)
    const link = { bookingId, email: row?.booking.request.email ?? '' }
    return (await run(linkTokens([link], 'manage'))).get(bookingId)
  }
})

test('a page that was left ends, also when that was not told, and the card is tried again', async () => {
  const { before, hear, second, world, run } = await running()
  world.payments.refusal = 'insufficient_funds'
  await before(7 * 24)
  await before(4 * 24)
  await hear()
  await before(3 * 24 + 0.5)
  const label = 'Cleaning'
  await run(payVisit({ bookingId: second.id, email: 'ada@example.com', label }, 'https://site.example'))
  await before(3 * 24)
  expect(world.payments.charges.size).toBe(1)
  world.payments.refusal = null
  await before(3 * 24 - 0.5)
  expect(second.charge.tries.map(({ outcome }) => outcome)).toEqual(['declined', 'dropped', 'pending'])
  await hear()
  expect(second.payment).toBe('paid')
})

test('a customer gives another card: it is read when the page is left, and the one before is forgotten', async () => {
  const { before, hear, second, world, run } = await running()
  world.payments.refusal = 'expired_card'
  await before(7 * 24)
  await before(4 * 24)
  await hear()
  const { url } = await run(replaceCard(second.id, 'https://site.example'))
  expect(url).toContain('https://pay.example/card/')
  const [[, kept] = []] = world.bookings.cards.rows
  const { cardId: before4242 = '' } = kept?.card ?? {}
  world.payments.keep(kept?.customerId ?? '', '4444')
  world.payments.refusal = null
  await before(3.9 * 24)
  await hear()
  expect(second.payment).toBe('paid')
  expect([...world.bookings.cards.rows.values()]).toMatchObject([
    { card: { last4: '4444' }, pageUntil: null },
  ])
  await run(careForCards())
  expect(world.payments.forgotten).toEqual([before4242])
})

test('whatever runs fail, and whatever events are late, lost or repeated, each visit is paid once or freed, and each letter is sent once', async () => {
  const moments = fc.array(
    fc.record({
      hours: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 12, max: 60 })),
      fault: fc.constantFrom(null, null, 'unavailable' as const, 'refused' as const),
      refusal: fc.constantFrom(null, null, 'insufficient_funds', 'stolen_card'),
      heard: fc.constantFrom(0, 1, 2),
    }),
    { minLength: 10, maxLength: 40, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(moments, async (nights) => {
      const system = await running()
      const { world } = system
      let now = beginning
      for (const { hours, fault, refusal, heard } of nights) {
        now += hours * hourMs
        await system.setTime(now)
        world.payments.refusal = refusal
        if (fault !== null) world.payments.failNext(fault)
        await system.run(chargeVisits())
        for (const tryId of [...world.payments.charges.keys()].slice(-2))
          for (let nr = 0; nr < heard; nr += 1) await system.webhook(world.payments.charged(tryId))
      }
      await system.setTime(now + 10 * dayMs)
      await system.run(chargeVisits())
      const paidOf = (id: string) =>
        [...world.payments.charges.values()].filter(
          ({ request, refusal }) => request.bookingId === id && refusal === null,
        ).length
      for (const { id, payment, status, visitOf, charge } of world.bookings.rows) {
        if (visitOf?.original === '2027-01-25') continue
        expect(paidOf(id)).toBeLessThanOrEqual(1)
        const isUnderWay = charge.tries.some(({ outcome }) => outcome === 'pending')
        if (!isUnderWay) expect([id, paidOf(id)]).toEqual([id, payment === 'paid' ? 1 : 0])
        if (payment === 'failed') expect(status).toBe('canceled')
      }
      const told = world.outbox.rows
        .filter(({ kind }) => ['visit-announced', 'visit-unpaid', 'visit-freed'].includes(kind))
        .map(({ kind, ref }) => `${kind} ${ref}`)
      expect(new Set(told).size).toBe(told.length)
    }),
    { numRuns: 25, endOnFailure: true },
  )
})
