import { businessDate } from '@dustforce/core/schedule'
import { expect, test } from 'vitest'
import { isGone, json, signedIn } from '../testing/fake-project.ts'

const christmas = {
  kind: 'closed',
  from: businessDate('2026-12-25'),
  to: businessDate('2026-12-26'),
  reason: 'Christmas',
} as const
const eve = { kind: 'hours', date: businessDate('2026-12-24'), hours: ['09:00', '12:00'] } as const

test('closures and special hours are one list, the earliest first', async () => {
  const { backend, calls } = await signedIn(
    json([{ id: '1', from_day: '2026-12-25', to_day: '2026-12-26', reason: 'Christmas' }]),
    json([{ day: '2026-12-24', opens: '09:00:00', closes: '12:00:00' }]),
  )
  expect(await backend.scheduleExceptions.from(businessDate('2026-11-21'))).toEqual([
    eve,
    { ...christmas, id: '1' },
  ])
  expect(calls.map(({ asked }) => asked)).toEqual([
    'GET /rest/v1/closures?select=*&to_day=gte.2026-11-21',
    'GET /rest/v1/special_hours?select=*&day=gte.2026-11-21',
  ])
})

test('a new closure is added, a stored one changed, unless it was lifted meanwhile', async () => {
  const { backend, calls } = await signedIn(json([{ id: '1' }]), json(null), isGone())
  const before = { ...christmas, id: '1', reason: 'Holidays' }
  await backend.scheduleExceptions.save(christmas, null)
  await backend.scheduleExceptions.save(christmas, before)
  await expect(backend.scheduleExceptions.save(christmas, before)).rejects.toMatchObject({
    ...{ reason: 'conflict', message: 'Someone else has lifted this in the meantime.' },
  })
  expect(calls[0]).toMatchObject({
    asked: 'POST /rest/v1/closures?select=id',
    body: { from_day: '2026-12-25', to_day: '2026-12-26', reason: 'Christmas' },
  })
  const change = { of: 'closures', key: '1', seen: { reason: 'Holidays' }, next: { reason: 'Christmas' } }
  expect(calls[1]).toMatchObject({
    asked: 'POST /rest/v1/rpc/admin_change_records',
    body: { changes: [change] },
  })
})

test('special hours replace those that were seen, and never those that somebody else gave the day', async () => {
  const taken = json({ code: '23505', message: 'duplicate key', details: null, hint: null }, 409)
  const { backend, calls } = await signedIn(json(null), json([{ day: '2026-12-24' }]), taken)
  await backend.scheduleExceptions.save(eve, { ...eve, hours: ['08:00', '12:00'] })
  await backend.scheduleExceptions.save(eve, null)
  await expect(backend.scheduleExceptions.save(eve, null)).rejects.toMatchObject({
    message: 'This day already has special hours: change those.',
  })
  const change = {
    ...{ of: 'special_hours', key: '2026-12-24' },
    ...{ seen: { opens: '08:00' }, next: { opens: '09:00' } },
  }
  const added = { day: '2026-12-24', opens: '09:00', closes: '12:00' }
  expect(calls.map(({ asked, body }) => [asked, body])).toEqual([
    ['POST /rest/v1/rpc/admin_change_records', { changes: [change] }],
    ['POST /rest/v1/special_hours?select=day', added],
    ['POST /rest/v1/special_hours?select=day', added],
  ])
})

test('what is lifted is deleted, once', async () => {
  const { backend, calls } = await signedIn(json([{ id: '1' }]), json([]))
  await backend.scheduleExceptions.lift({ ...christmas, id: '1' })
  await expect(backend.scheduleExceptions.lift(eve)).rejects.toMatchObject({ reason: 'conflict' })
  expect(calls.map(({ asked }) => asked)).toEqual([
    'DELETE /rest/v1/closures?id=eq.1&select=id',
    'DELETE /rest/v1/special_hours?day=eq.2026-12-24&select=day',
  ])
})

test('the sold bookings of a range are read in their order', async () => {
  const { backend, calls } = await signedIn(json([{ id: 'b1', booking_time: '9:00 AM', version: 2 }]))
  expect(await backend.scheduleExceptions.soldOn(christmas.from, christmas.to)).toMatchObject([
    { id: 'b1', bookingTime: '9:00 AM', version: 2 },
  ])
  expect(calls[0]?.asked).toBe(
    'GET /rest/v1/bookings?select=*&occupies_day=eq.true&booking_date=gte.2026-12-25&booking_date=lte.2026-12-26&order=booking_date.asc,booking_minute.asc,id.asc',
  )
})
