import { addDays, businessDate } from '@dustforce/core/schedule'
import { expect, test } from 'vitest'
import { runJobs } from '../jobs/jobs.ts'
import { beginning, makeSystem, submit } from '../testing/test-system.ts'

const day = businessDate('2027-01-25')
const home = { service: 'standard', bedrooms: 2, bathrooms: 1, addOns: [], hasPets: null }

/** The address of who holds the place. */
const visitor = '192.0.2.1'

/** A day with one place, which is held. */
async function fullDay() {
  const system = await makeSystem()
  system.world.bookings.dailyLimit = 1
  await system.checkout(submit(1), visitor)
  const [held] = system.world.bookings.rows
  if (held?.sessionId == null) throw new Error('No session')
  const join = (email: string, more: object = {}) =>
    system.own({
      act: 'join-waiting',
      wish: { email, home, days: [{ day, minutes: [540, 600] }], consent: 'Yes', ...more },
    })
  const tokenOf = (email: string) =>
    system.world.waiting.rows.find(({ wish }) => wish.email === email)?.token ?? ''
  const show = async (email: string) => (await system.own({ act: 'show-waiting' }, tokenOf(email))).body
  const letters = () => system.world.outbox.rows.map(({ kind, recipient }) => `${kind} ${recipient}`)
  /** The customer lets the time of the checkout run out. */
  const lapse = async (sessionId: string) => {
    await system.webhook(system.world.payments.lapse(sessionId))
    await system.settled()
  }
  return { ...system, held, sessionId: held.sessionId, join, tokenOf, show, letters, lapse }
}

test('a place that is freed is offered to the first, who books it with the link of the letter', async () => {
  const { join, lapse, sessionId, show, checkout, tokenOf, world, webhook, settled } = await fullDay()
  expect(await join('ada@example.com')).toEqual({ status: 200, body: { status: 'waiting' } })
  await join('bob@example.com')
  expect(await show('ada@example.com')).toMatchObject({
    state: 'waiting',
    offer: null,
    days: [{ day, ahead: 0 }],
  })
  expect(await show('bob@example.com')).toMatchObject({ days: [{ ahead: 1 }] })
  await lapse(sessionId)
  expect(await show('ada@example.com')).toMatchObject({
    email: 'a•••@example.com',
    offer: { day, minute: 540, form: { date: day, time: '9:00 AM', bedrooms: 2, email: 'ada@example.com' } },
  })
  expect(await show('bob@example.com')).toMatchObject({ offer: null })
  expect(await checkout(submit(2))).toMatchObject({ status: 409, body: { code: 'day_full' } })
  const { bookingData } = submit(3, { minute: 600 })
  const taken = await checkout({ bookingData: { ...bookingData, offer: tokenOf('ada@example.com') } })
  expect(taken.status).toBe(200)
  expect(await show('ada@example.com')).toMatchObject({ state: 'paying' })
  await webhook(world.payments.pay(world.bookings.rows.at(-1)?.sessionId ?? ''))
  await settled()
  expect(await show('ada@example.com')).toMatchObject({ state: 'booked', days: [] })
})

test('who goes back from the payment and books with something changed keeps the place of a full day', async () => {
  const { checkout, join, show, world } = await fullDay()
  await join('bob@example.com')
  expect(await checkout(submit(2, { minute: 600 }), visitor)).toMatchObject({ status: 200 })
  expect(world.bookings.rows.map(({ status }) => status)).toEqual(['canceled', 'pending'])
  expect([...world.payments.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'open'])
  expect(await show('bob@example.com')).toMatchObject({ state: 'waiting', offer: null })
})

test('who books another day leaves the place to the first who waits, and one offered stays offered', async () => {
  const { checkout, join, show, tokenOf, lapse, sessionId, world } = await fullDay()
  for (const name of ['ada', 'bob']) await join(`${name}@example.com`)
  await lapse(sessionId)
  const own = (attempt: number, changes: Parameters<typeof submit>[1]) => ({
    bookingData: { ...submit(attempt, changes).bookingData, offer: tokenOf('ada@example.com') },
  })
  expect(await checkout(own(2, {}), visitor)).toMatchObject({ status: 200 })
  expect(await checkout(own(3, { minute: 600 }), visitor)).toMatchObject({ status: 200 })
  expect(world.waiting.rows.map(({ state, lapses }) => [state, lapses])).toEqual([
    ['paying', 0],
    ['waiting', 0],
  ])
  expect(await checkout(submit(4, { date: addDays(day, 1) }), visitor)).toMatchObject({ status: 200 })
  expect(await show('bob@example.com')).toMatchObject({ state: 'offered', offer: { day } })
})

test('what cannot be had leaves a customer what they hold, and its page', async () => {
  const { checkout, world, sessionId } = await fullDay()
  const other = submit(2, { email: 'grace@example.com', date: addDays(day, 1) })
  expect(await checkout(other, '192.0.2.9')).toMatchObject({ status: 200 })
  expect(await checkout(submit(3, { date: addDays(day, 1) }), visitor)).toMatchObject({
    status: 409,
    body: { code: 'day_full' },
  })
  expect(world.bookings.rows.map(({ status }) => status)).toEqual(['pending', 'pending'])
  expect(world.payments.sessions.get(sessionId)?.status).toBe('open')
})

test('an offer that is not taken within the hour goes to the next by the job', async () => {
  const { join, lapse, sessionId, show, adjust, run, letters } = await fullDay()
  for (const name of ['ada', 'bob']) await join(`${name}@example.com`)
  await lapse(sessionId)
  await adjust(3_600_000)
  expect(await run(runJobs())).toEqual([])
  expect(await show('ada@example.com')).toMatchObject({ state: 'waiting', offer: null })
  expect(await show('bob@example.com')).toMatchObject({ state: 'offered', offer: { day, minute: 540 } })
  expect(letters().filter((letter) => letter.startsWith('place-offered'))).toEqual([
    'place-offered ada@example.com',
    'place-offered bob@example.com',
  ])
})

test('who leaves the queue is written to no more, and what was held goes to the next', async () => {
  const { join, lapse, sessionId, show, own, tokenOf } = await fullDay()
  for (const name of ['ada', 'bob']) await join(`${name}@example.com`)
  await lapse(sessionId)
  const token = tokenOf('ada@example.com')
  for (const _ of [1, 2]) expect(await own({ act: 'leave-waiting' }, token)).toMatchObject({ status: 200 })
  expect(await show('ada@example.com')).toMatchObject({ state: 'left', days: [] })
  expect(await show('bob@example.com')).toMatchObject({ state: 'offered' })
  expect((await own({ act: 'leave-waiting' }, 'nobody')).status).toBe(404)
  expect((await own({ act: 'show-waiting' }, 'nobody')).status).toBe(404)
})

const refused: Record<string, readonly [wish: object, status: number, said: string]> = {
  'with a wrong address': [{ email: 'ada' }, 400, 'Please enter a valid email address'],
  'for a time at which no visit starts': [{ days: [{ day, minutes: [545] }] }, 400, 'No visit starts'],
  'for a day that is over': [
    { days: [{ day: addDays(businessDate('2027-01-11'), -1), minutes: [540] }] },
    400,
    'No visit starts',
  ],
  'for no day': [{ days: [] }, 400, 'Invalid body'],
  'without consent': [{ consent: '' }, 400, 'Invalid body'],
}

test.each(Object.entries(refused))('a wish %s is refused', async (_, [wish, status, said]) => {
  const { join, world } = await fullDay()
  const answer = await join('ada@example.com', wish)
  expect([answer.status, String(answer.body.error)]).toEqual([status, expect.stringContaining(said)])
  expect(world.waiting.rows).toEqual([])
})

test('a wish for a time that is free is answered with it, and the eleventh of a mailbox with 429', async () => {
  const { join, world } = await fullDay()
  world.bookings.dailyLimit = 2
  expect(beginning).toBeLessThan(Date.UTC(2027, 0, 25))
  for (let nr = 0; nr < 10; nr += 1)
    expect((await join('ada@example.com')).body).toEqual({ status: 'free', day, minute: 540 })
  expect((await join('ada@example.com')).status).toBe(429)
})
