import { addDays, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeFollowUps } from '../follow-ups/write-follow-ups.ts'
import { samplePromo } from '../testing/index.ts'
import { makeSystem, request, submit } from '../testing/test-system.ts'

const actId = () => crypto.randomUUID()
const hourMs = 3_600_000

/** A booking by phone for somebody without an e-mail address, and an administrator. */
async function withBooking(attempt = 1) {
  const system = await makeSystem()
  onTestFinished(system.settled)
  system.world.admins.set('token', 'office@example.com')
  const body = { ...submit(attempt, { email: '' }), byPhone: true, payBy: 'day' }
  const taken = await system.checkout(body, undefined, 'token')
  const bookingId = String(taken.body.booking_id)
  const change = (asked: object) => system.changeBooking({ bookingId, ...asked }, 'token')
  const row = () => system.world.bookings.find(bookingId)
  return { ...system, taken, bookingId, change, row }
}

type System = Awaited<ReturnType<typeof withBooking>>

const move = { act: 'move', date: addDays(request.date, 1), minute: 780 }
const cancel = { act: 'cancel', shownRefundCents: 0 }

/** The acts of the office on such a booking, and the answers to them. */
const acts: [string, number, (system: System) => Promise<{ readonly status: number }>][] = [
  ['moved', 200, ({ change }) => change({ ...move, actId: actId() })],
  ['canceled', 200, ({ change }) => change({ ...cancel, actId: actId() })],
  [
    'revived',
    200,
    async ({ change }) => {
      await change({ ...cancel, actId: actId() })
      return change({
        ...{ act: 'revive', actId: actId(), status: 'confirmed', shownOwedCents: 0 },
        ...{ asks: false, tellsCustomer: true },
      })
    },
  ],
  [
    'changed',
    200,
    async ({ change }) => {
      const edits = { addOns: ['laundry'] }
      const { body } = await change({ act: 'preview-change', edits })
      const version = Number(body.version)
      return change({ act: 'change', actId: actId(), edits, version, shownDifferenceCents: -1700 })
    },
  ],
  [
    'told that the cleaner is on the way',
    409,
    async ({ change, setTime }) => {
      await setTime(instantOf(request.date, request.minute, gtaPolicy.zone) - hourMs)
      return change({ act: 'on-the-way' })
    },
  ],
]

describe('a booking without an e-mail address', () => {
  test('is confirmed, and nothing is sent', async () => {
    const { taken, row, world, settled } = await withBooking()
    await settled()
    expect(taken.status).toBe(200)
    expect(row()).toMatchObject({ payment: 'due', status: 'confirmed' })
    expect(world.outbox.rows).toEqual([])
  })

  test.each(acts)('can be %s with answer %i, and no letter goes', async (_, status, act) => {
    const system = await withBooking()
    expect(await act(system)).toMatchObject({ status })
    await system.settled()
    expect(system.world.outbox.rows).toEqual([])
    expect(system.world.mail.sent).toEqual([])
  })

  test('that is paid is not asked for more by a letter: the office is told to add an address first', async () => {
    const { change, row, world } = await withBooking()
    const booked = row()
    if (booked === undefined) throw new Error('Not booked')
    Object.assign(booked, { payment: 'paid', status: 'confirmed' })
    const edits = { addOns: ['laundry', 'dishwashing', 'bed-linen-change'] }
    const refused = {
      status: 409,
      body: { code: 'not-possible', error: expect.stringContaining('e-mail address') },
    }
    expect(await change({ act: 'preview-change', edits })).toMatchObject(refused)
    const act = { act: 'change', actId: actId(), edits, version: 1, shownDifferenceCents: 1100 }
    expect(await change(act)).toMatchObject(refused)
    expect(booked.waiting).toBeNull()
    expect(world.payments.sessions.size).toBe(0)
  })

  test('is not reminded of, nor asked for a review', async () => {
    const { run, setTime, world } = await withBooking()
    const start = instantOf(request.date, request.minute, gtaPolicy.zone)
    for (const hours of [-47, -2, 30]) {
      await setTime(start + hours * hourMs)
      await run(writeFollowUps())
    }
    expect(world.outbox.rows).toEqual([])
  })

  test('is one of many: neither limits nor codes take them for one customer', async () => {
    const { checkout, world } = await withBooking()
    world.bookings.addPromo(samplePromo)
    const take = (attempt: number, code: string | null = null) =>
      checkout(
        {
          ...submit(attempt, { email: '', promoCode: code }, code === null ? undefined : tenPercent),
          ...{ byPhone: true, payBy: 'day' },
        },
        undefined,
        'token',
      )
    const codes = []
    for (let attempt = 2; attempt < 9; attempt += 1) codes.push((await take(attempt)).status)
    expect(codes).toEqual(codes.map(() => 200))
    expect(await take(9, 'WELCOME10')).toMatchObject({ body: { reason: 'first-time-only' } })
  })

  test.each([
    ['with a link to pay', { byPhone: true }, 'token'],
    ['from the website', {}, undefined],
    ['from a customer who says otherwise', { byPhone: true, payBy: 'day' }, undefined],
    ['from a customer who pays on the day', { payBy: 'day' }, undefined],
  ])('is not taken %s', async (_, desk, token) => {
    const { checkout, world } = await withBooking()
    const answer = await checkout({ ...submit(2, { email: '' }), ...desk }, undefined, token)
    expect([400, 401]).toContain(answer.status)
    expect(world.bookings.rows).toHaveLength(1)
  })
})

const tenPercent = { type: 'percentage', value: 10 } as const
