import { expect, test } from 'vitest'
import { reconcilePayments, runJobs } from '../index.ts'
import { beginning, makeSystem, submit } from '../testing/test-system.ts'

const minuteMs = 60_000
const afterHold = beginning + 36 * minuteMs

test('all webhooks lost: what was paid is confirmed, what was not is given back; again changes nothing', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  for (const attempt of [1, 2, 3]) await checkout(submit(attempt, { email: `guest${attempt}@example.com` }))
  const [paid = '', lapsed = ''] = world.payments.sessions.keys()
  world.payments.pay(paid)
  world.payments.lapse(lapsed)
  await run(runJobs())
  expect(world.bookings.rows.map((row) => row.state.booking)).toEqual(['pending', 'pending', 'pending'])

  await setTime(afterHold)
  await run(runJobs())
  const end = ['confirmed', 'canceled', 'canceled']
  expect(world.bookings.rows.map((row) => row.state.booking)).toEqual(end)
  expect([...world.payments.sessions.values()].map((session) => session.status)).toEqual([
    'complete',
    'expired',
    'expired',
  ])
  expect(world.mail.sent.map((email) => email.to)).toEqual(['guest1@example.com'])

  expect(await run(reconcilePayments())).toBe(0)
  await run(runJobs())
  expect(world.bookings.rows.map((row) => row.state.booking)).toEqual(end)
  expect(world.mail.sent).toHaveLength(1)
})

test('a webhook after the reconciling changes nothing', async () => {
  const { world, checkout, run, setTime, webhook } = await makeSystem()
  await checkout(submit(1))
  const [sessionId = ''] = world.payments.sessions.keys()
  const late = world.payments.pay(sessionId)
  await setTime(afterHold)
  await run(runJobs())
  expect((await webhook(late)).status).toBe(200)
  expect(world.bookings.rows).toMatchObject([{ state: { payment: 'paid', booking: 'confirmed' } }])
  expect(world.mail.sent).toHaveLength(1)
})

test('a customer who pays while we close the page is confirmed', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  await checkout(submit(1))
  const [sessionId = ''] = world.payments.sessions.keys()
  await setTime(afterHold)
  const { expire } = world.payments.service
  Object.assign(world.payments.service, {
    expire: (id: string) => {
      world.payments.pay(sessionId)
      return expire(id)
    },
  })
  await run(runJobs())
  expect(world.bookings.rows).toMatchObject([{ state: { payment: 'paid', booking: 'confirmed' } }])
})

test('money that is still on its way is waited for', async () => {
  const { world, checkout, run, setTime, webhook } = await makeSystem()
  await checkout(submit(1))
  const [sessionId = ''] = world.payments.sessions.keys()
  await webhook(world.payments.pay(sessionId, false))
  await setTime(afterHold)
  await run(runJobs())
  expect(world.bookings.rows).toMatchObject([{ state: { payment: 'pending', booking: 'pending' } }])
  await webhook(world.payments.webhook('async_succeeded', sessionId, { paid: true }))
  expect(world.bookings.rows).toMatchObject([{ state: { payment: 'paid', booking: 'confirmed' } }])
})

test('a provider that is down leaves everything for the next time', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  await checkout(submit(1))
  await setTime(afterHold)
  world.payments.failNext('unavailable')
  await run(runJobs())
  expect(world.bookings.rows).toMatchObject([{ state: { payment: 'pending' } }])
  await run(runJobs())
  expect(world.bookings.rows).toMatchObject([{ state: { payment: 'expired', booking: 'canceled' } }])
})

test('a booking whose request died before it had a page is given back', async () => {
  const { world, checkout, run, setTime } = await makeSystem()
  await checkout(submit(1))
  Object.assign(world.bookings.rows[0] ?? {}, { sessionId: null, checkoutUrl: null })
  await setTime(afterHold)
  await run(runJobs())
  expect(world.bookings.rows).toMatchObject([{ state: { payment: 'expired', booking: 'canceled' } }])
})
