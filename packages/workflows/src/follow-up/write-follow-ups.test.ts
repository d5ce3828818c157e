import { businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { expect, test } from 'vitest'
import { runJobs } from '../jobs.ts'
import { makeSystem, submit } from '../testing/test-system.ts'

const minuteMs = 60_000
const at = (date: string, minute: number) => instantOf(businessDate(date), minute, gtaPolicy.zone)
const uuid = (nr: number) => `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`

/** A paid booking for Monday, 25 January 2027 at 2 PM, and the jobs run every quarter of an hour up to a moment. */
async function booked() {
  const system = await makeSystem()
  await system.checkout(submit(1, { minute: 840 }))
  const [row] = system.world.bookings.rows
  if (row?.sessionId == null) throw new Error('No session')
  await system.webhook(system.world.payments.pay(row.sessionId))
  await system.settled()
  let now = at('2027-01-23', 0)
  const until = async (end: number) => {
    for (; now <= end; now += 15 * minuteMs) {
      await system.setTime(now)
      expect(await system.run(runJobs())).toEqual([])
    }
  }
  const reminders = () =>
    system.world.mail.sent.flatMap(({ subject }) => (subject.startsWith('reminder') ? [subject] : []))
  return { ...system, row, until, reminders }
}

test('a booking gets each reminder once, with the links of its page and its calendar', async () => {
  const { until, reminders, world } = await booked()
  await until(at('2027-01-23', 825))
  expect(reminders()).toEqual([])
  await until(at('2027-01-25', 705))
  expect(reminders()).toEqual(['reminder-days'])
  await until(at('2027-01-28', 0))
  expect(reminders()).toEqual(['reminder-days', 'reminder-hours'])
  for (const { subject, text } of world.mail.sent.filter((letter) => letter.subject.startsWith('reminder')))
    expect([subject, text]).toEqual([
      subject,
      expect.stringMatching(/"manage": "[\w-]{70}",\s+"feed": "[\w-]{70}"/),
    ])
})

test('two runs at once send one', async () => {
  const { setTime, run, reminders } = await booked()
  await setTime(at('2027-01-23', 840))
  await Promise.all([run(runJobs()), run(runJobs()), run(runJobs())])
  expect(reminders()).toEqual(['reminder-days'])
})

test('a moved booking gets them for its new time', async () => {
  const { until, reminders, changeBooking, world, row, settled } = await booked()
  world.admins.set('admin', 'admin@example.com')
  await until(at('2027-01-23', 900))
  const move = { act: 'move', bookingId: row.id, actId: uuid(1), date: '2027-01-29', minute: 840 }
  expect((await changeBooking(move, 'admin')).status).toBe(200)
  await settled()
  await until(at('2027-01-27', 825))
  expect(reminders()).toEqual(['reminder-days'])
  await until(at('2027-01-30', 0))
  expect(reminders()).toEqual(['reminder-days', 'reminder-days', 'reminder-hours'])
})

test.each([
  ['canceled', 'canceled'],
  ['completed', 'completed'],
] as const)('a booking that is %s while its reminder waits gets none', async (_, booking) => {
  const { until, reminders, row, world } = await booked()
  world.mail.fault = 'unavailable'
  await until(at('2027-01-23', 855))
  row.state = { ...row.state, booking }
  world.mail.fault = null
  await until(at('2027-01-26', 0))
  expect(reminders()).toEqual([])
})

test('a reminder that waited until the start is not sent', async () => {
  const { until, reminders, world } = await booked()
  world.mail.fault = 'unavailable'
  await until(at('2027-01-25', 825))
  world.mail.fault = null
  await until(at('2027-01-26', 0))
  expect(reminders()).toEqual([])
})

test('the office tells once, on the day, that the cleaner is on the way', async () => {
  const { setTime, changeBooking, world, row, settled } = await booked()
  world.admins.set('admin', 'admin@example.com')
  const tell = () => changeBooking({ act: 'on-the-way', bookingId: row.id }, 'admin')
  expect(await tell()).toMatchObject({ status: 409, body: { code: 'not-possible', why: 'not-today' } })
  await setTime(at('2027-01-25', 830))
  expect((await changeBooking({ act: 'on-the-way', bookingId: row.id })).status).toBe(401)
  expect(await tell()).toEqual({ status: 200, body: { toldBefore: false } })
  expect(await tell()).toEqual({ status: 200, body: { toldBefore: true } })
  await settled()
  expect(world.mail.sent.filter(({ subject }) => subject === 'on-the-way')).toHaveLength(1)
  row.state = { ...row.state, booking: 'canceled' }
  expect(await tell()).toMatchObject({ status: 409, body: { why: 'canceled' } })
  expect((await changeBooking({ act: 'on-the-way', bookingId: 'none' }, 'admin')).status).toBe(404)
})
