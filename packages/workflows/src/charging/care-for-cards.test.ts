import { expect, test } from 'vitest'
import { runJobs } from '../jobs/jobs.ts'
import { submitSeries } from '../testing/submit-series.ts'
import { makeSystem } from '../testing/test-system.ts'
import { careForCards } from './care-for-cards.ts'
import { readCards } from './read-cards.ts'

const dayMs = 86_400_000
/** The card of February is no good for the visit of 8 March, which is charged on the 4th. */
const february = { expMonth: 2, expYear: 2027 }
const january29 = Date.UTC(2027, 0, 29, 15)

/** A series of every week from 25 January 2027, whose card is kept and expires. */
async function running(expiry = february) {
  const system = await makeSystem()
  const { world } = system
  await system.checkout(await submitSeries(system, 1))
  const [session] = world.payments.sessions.values()
  await system.webhook(world.payments.pay(session?.sessionId ?? ''))
  await system.settled()
  const customerId = [...world.payments.cards.keys()].at(-1) ?? ''
  const expires = (more: object) => {
    const card = world.payments.keep(customerId)
    world.payments.cards.set(customerId, { ...card, ...more })
  }
  expires(expiry)
  await system.run(readCards())
  const letters = () => world.outbox.rows.filter(({ kind }) => kind === 'card-expiring')
  const at = async (time: number) => {
    await system.setTime(time)
    await system.run(careForCards())
  }
  const end = async () => {
    for (const row of world.bookings.rows) if (row.payment === 'arranged') row.status = 'canceled'
    const [series] = world.bookings.series.rows
    Object.assign(series ?? {}, { status: 'ended' })
  }
  return { ...system, expires, letters, at, end }
}

test('a customer is told once, 30 days before, of a card that expires before a visit is charged', async () => {
  const { at, letters, world } = await running()
  await at(january29 - dayMs)
  expect(letters()).toEqual([])
  for (const days of [0, 1, 20]) await at(january29 + days * dayMs)
  const visit = world.bookings.rows.find(({ visitOf }) => visitOf?.original === '2027-03-08')
  expect(letters()).toMatchObject([
    { ref: visit?.id, payload: { card_last4: '4242', card_until: '2027-02-28' } },
  ])
})

test('a card that the bank has renewed, or that is good for all visits, is not written about', async () => {
  const renewed = await running()
  renewed.expires({ expMonth: 2, expYear: 2030 })
  await renewed.at(january29)
  expect(renewed.letters()).toEqual([])
  const good = await running({ expMonth: 12, expYear: 2030 })
  await good.at(january29)
  expect(good.letters()).toEqual([])
})

test('another card that expires as early is written about again', async () => {
  const { at, letters, world, run } = await running()
  await at(january29)
  const [[seriesId = '', kept] = []] = world.bookings.cards.rows
  const other = { ...world.payments.keep(kept?.customerId ?? '', '4444'), ...february }
  world.payments.cards.set(kept?.customerId ?? '', other)
  world.bookings.cards.rows.set(seriesId, { customerId: kept?.customerId ?? '', card: null, isRead: false })
  await run(readCards())
  await at(january29 + dayMs)
  expect(letters()).toHaveLength(2)
})

test('the card of a series that has ended is kept no longer, once nothing is to be charged', async () => {
  const { at, end, world } = await running()
  await at(january29)
  expect(world.payments.forgotten).toEqual([])
  await end()
  const [first] = world.bookings.rows.filter(({ payment }) => payment === 'arranged')
  if (first === undefined) throw new Error('There is no visit')
  first.status = 'confirmed'
  await at(january29)
  expect(world.payments.forgotten).toEqual([])
  first.status = 'canceled'
  await at(january29)
  await at(january29)
  expect(world.payments.forgotten).toHaveLength(1)
  expect(world.bookings.cards.rows.size).toBe(0)
})

test('a card that the provider could not forget is forgotten by the next run of the jobs', async () => {
  const { end, world, run, setTime } = await running({ expMonth: 12, expYear: 2030 })
  await end()
  await setTime(january29)
  world.payments.failNext('unavailable')
  await run(careForCards())
  expect(world.payments.forgotten).toEqual([])
  expect(await run(runJobs())).toEqual([])
  expect(world.payments.forgotten).toHaveLength(1)
})
