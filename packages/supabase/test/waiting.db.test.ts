import { randomUUID } from 'node:crypto'
import { addDays, businessDate } from '@dustforce/core/schedule'
import { standardCharges } from '@dustforce/office/charging'
import { certain, decideCharge } from '@dustforce/office/story'
import { beforeEach, describe, expect } from 'vitest'
import { adminWaiting } from '../src/admin/admin-waiting.ts'
import { act, cancel } from './acts.ts'
import { addAdmin, admin, adminClientOn } from './admin-rows.ts'
import { callsOf, held, paymentEvent, release, reserve, settle, step } from './answers.ts'
import { arrangedVisit, weekly } from './arranged-visit.ts'
import { bookedDay, bookingRequest } from './booking-request.ts'
import { type TestDatabase, test } from './postgres.ts'

const later = '2026-11-25'

/** Waits for two hours from nine or ten. */
const wish = (db: TestDatabase, email: string, more: Record<string, unknown> = {}) =>
  db.call('join_waiting', {
    wish: {
      ...{ email, service_type: 'standard', duration_minutes: 120, home: {}, consent: 'Yes' },
      days: [{ day: bookedDay, minutes: [540, 600] }],
      ...more,
    },
    visitor: email,
  })

const asAdmin = (db: TestDatabase, statement: string, ...values: string[]) =>
  db.as(admin, (sql) => sql.unsafe(statement, values))
const asServer = (db: TestDatabase, statement: string, ...values: string[]) =>
  db.as('service_role', (sql) => sql.unsafe(statement, values))
const vans = (db: TestDatabase, van: number) =>
  db.call('keep_resources', { resources: { van }, needs: { standard: ['van'] } })
const setting = (db: TestDatabase, name: string, value: string) =>
  asAdmin(
    db,
    'update public.booking_settings set setting_value = $2 where setting_name = $1',
    ...[name, value],
  )
const close = (db: TestDatabase) =>
  asAdmin(
    db,
    'insert into public.closures (from_day, to_day, reason) values ($1, $1, $2)',
    ...[bookedDay, 'Stocktaking'],
  )

async function sold(db: TestDatabase, booking: Record<string, unknown> = {}) {
  const id = await held(db, booking)
  await settle(db, paymentEvent(id, 'completed'))
  return id
}

interface Queued {
  readonly email: string
  readonly state: string
  readonly day: string | null
  readonly minute: number | null
}

const queue = (db: TestDatabase) => db.sql<Queued[]>`
  select email, state, offered_day::text as day, offered_minute as minute from public.waiting order by queued_at, nr`
const states = async (db: TestDatabase) => (await queue(db)).map(({ email, state }) => `${email[0]} ${state}`)
const taken = async (db: TestDatabase) =>
  (await db.sql`select private.places_taken(${bookedDay}, ${db.now()}) as places`)[0]?.places
const passes = (db: TestDatabase, minutes: number) =>
  db.setClock(new Date(db.now().getTime() + minutes * 60_000))
/** The token of the last letter to a wish. */
async function tokenOf(db: TestDatabase, email: string): Promise<string> {
  const [letter] = await db.sql<{ token: string }[]>`
    select s.secret ->> 'token' as token from public.email_outbox e join private.letter_secrets s on s.letter_id = e.id
    where e.recipient = ${email} order by e.nr desc limit 1`
  return letter?.token ?? ''
}
/** Books with the link of an offer. */
async function takeUp(db: TestDatabase, email: string, booking: Record<string, unknown> = {}) {
  const { request } = bookingRequest({ email, duration_minutes: 120, ...booking })
  return db.call('reserve_booking', { request: { ...request, offer: await tokenOf(db, email) } })
}

/** The job gives up the charge of a visit, a day before it and some hours after the last letter. */
async function giveUpCharge(db: TestDatabase, id: string) {
  db.setClock(new Date('2026-11-22T14:00:00Z'))
  await db.sql`
    insert into public.visit_charges (booking_id, announced_at, last_letter_at, next_at, looked_for)
    values (${id}, '2026-11-16T14:00:00Z', '2026-11-22T08:00:00Z', ${db.now()}, ${bookedDay})`
  await db.sql`update public.kept_cards set card_id = null`
  const rules = { policy: standardCharges, zone: 'America/Toronto' }
  await step(callsOf(db), { booking_id: id, charge: true }, (story) =>
    certain(decideCharge(story, rules, randomUUID())),
  )
}
/** Begins a series a week before the day, whose second visit is on it. */
async function begunSeries(db: TestDatabase) {
  const { request } = bookingRequest({ booking_date: addDays(businessDate(bookedDay), 7) })
  const visit = {
    original_date: bookedDay,
    booking: bookingRequest({ email: 'x@example.com' }).request.booking,
  }
  const series = {
    ...{
      every: 'week',
      on_closed: 'skip',
      price_book_version: 'gta',
      request: {},
      planned_through: '2026-12-01',
    },
    ...{ consent: { text: 'Yes', terms: {} }, visits: [visit] },
  }
  const made = await db.call('reserve_booking', { request: { ...request, series } })
  return (made as { booking_id: string }).booking_id
}
/** Changes the series of `arrangedVisit`, and its visit with it. */
async function changeSeries(
  db: TestDatabase,
  kind: 'skip' | 'rearrange' | 'end',
  visit: { readonly id: string; readonly kind: 'off' | 'changed'; readonly [more: string]: unknown },
) {
  const [series] = await db.sql`
    select version, planned_through::text, from_day::text as from, start_minute as minute, every from public.series where id = ${weekly}`
  const [booking] = await db.sql`select version from public.bookings where id = ${visit.id}`
  const { version, ...rule } = series ?? {}
  const change = {
    ...{ id: randomUUID(), series_id: weekly, version, kind, asked: { kind }, letter: null },
    ...{ by: 'customer', actor: 'customer', reason: null, is_ended: kind === 'end', added: [], left: [] },
    rule: { ...rule, request: {}, visits: [], pauses: [] },
    visits: [{ version: booking?.version, ...visit }],
  }
  expect(await db.call('change_series', { change })).toBe('done')
}
/** Asks for another service, which waits for its payment. */
async function askService(db: TestDatabase, id: string) {
  const asked = { id: randomUUID(), booking_id: id, minutes: 60, columns: { service_type: 'standard' } }
  await db.sql`
    insert into private.open_changes (id, booking_id, payment_id, asked, expires_at)
    values (gen_random_uuid(), ${id}, gen_random_uuid(), ${db.sql.json(asked)}, ${db.now()})`
}

/** Every path that frees a place, or a time of a crew: how the day is filled, and what frees it. */
const paths: Record<
  string,
  {
    readonly fill: (db: TestDatabase) => Promise<unknown>
    readonly free: (db: TestDatabase, id: string) => Promise<unknown>
  }
> = {
  'an expired hold': { fill: (db) => held(db), free: release },
  'a checkout that the office closes': {
    fill: (db) => held(db),
    free: (db, id) => db.call('cancel_open_checkout', { booking_id: id, admin_email: admin.email }),
  },
  'a payment that fails': {
    fill: (db) => held(db),
    free: (db, id) => settle(db, paymentEvent(id, 'expired')),
  },
  'a cancellation': { fill: (db) => sold(db), free: (db, id) => cancel(db, id, 33_600) },
  'a move to another day': {
    fill: (db) => sold(db),
    free: async (db, id) =>
      db.call('move_booking', { act: await act(db, id, { date: later, time: '9:00 AM' }) }),
  },
  'a move by hand': {
    fill: (db) => sold(db),
    free: (db, id) => asAdmin(db, 'update public.bookings set booking_date = $2 where id = $1', id, later),
  },
  'a move to another time': {
    fill: async (db) => {
      await setting(db, 'daily_booking_limit', '5')
      await setting(db, 'crews', '1')
      return sold(db)
    },
    free: async (db, id) =>
      db.call('move_booking', { act: await act(db, id, { date: bookedDay, time: '2:00 PM' }) }),
  },
  'a shorter job': {
    fill: async (db) => {
      await setting(db, 'daily_booking_limit', '5')
      await setting(db, 'crews', '1')
      return sold(db, { booking_time: '8:00 AM', duration_minutes: 240 })
    },
    free: (db, id) => asAdmin(db, 'update public.bookings set duration_minutes = 60 where id = $1', id),
  },
  'a status by hand': {
    fill: (db) => sold(db),
    free: (db, id) => asAdmin(db, `update public.bookings set booking_status = 'pending' where id = $1`, id),
  },
  'a visit whose charge is given up': { fill: (db) => arrangedVisit(db, bookedDay), free: giveUpCharge },
  'a skipped visit': {
    fill: (db) => arrangedVisit(db, bookedDay),
    free: (db, id) => changeSeries(db, 'skip', { id, kind: 'off' }),
  },
  'a visit that is moved': {
    fill: (db) => arrangedVisit(db, bookedDay),
    free: (db, id) =>
      changeSeries(db, 'rearrange', {
        ...{ id, kind: 'changed', original_date: later },
        booking: { booking_date: later, booking_time: '9:00 AM' },
      }),
  },
  'a series that ends': {
    fill: (db) => arrangedVisit(db, bookedDay),
    free: (db, id) => changeSeries(db, 'end', { id, kind: 'off' }),
  },
  'a series whose first visit is not paid for': { fill: begunSeries, free: release },
  'the time that was kept for a longer visit': {
    fill: async (db) => {
      await setting(db, 'daily_booking_limit', '5')
      await setting(db, 'crews', '1')
      const id = await sold(db, { booking_time: '8:00 AM', duration_minutes: 60 })
      await db.sql`update public.bookings set held_minutes = 300 where id = ${id}`
      return id
    },
    free: (db, id) => asServer(db, 'update public.bookings set held_minutes = null where id = $1', id),
  },
  'the van that was kept for another service': {
    fill: async (db) => {
      await setting(db, 'daily_booking_limit', '5')
      await vans(db, 1)
      const id = await sold(db)
      await askService(db, id)
      return id
    },
    free: (db, id) => asServer(db, 'delete from private.open_changes where booking_id = $1', id),
  },
  'a change to a service without the van': {
    fill: async (db) => {
      await setting(db, 'daily_booking_limit', '5')
      await vans(db, 1)
      return sold(db, { service_type: 'standard' })
    },
    free: (db, id) => asAdmin(db, `update public.bookings set service_type = 'deep-clean' where id = $1`, id),
  },
  'a service that needs no van any longer': {
    fill: async (db) => {
      await setting(db, 'daily_booking_limit', '5')
      await vans(db, 0)
    },
    free: (db) => db.call('keep_resources', { resources: { van: 0 }, needs: {} }),
  },
  'a deleted booking': {
    fill: (db) => held(db),
    free: async (db, id) => {
      await asServer(db, 'update public.bookings set stripe_session_id = null where id = $1', id)
      await asServer(db, 'delete from public.bookings where id = $1', id)
    },
  },
  'a raised limit': { fill: (db) => sold(db), free: (db) => setting(db, 'daily_booking_limit', '2') },
  'a raised limit of a weekday': {
    fill: async (db) => {
      await setting(db, 'daily_booking_limit', '5')
      await setting(db, 'monday_limit', '0')
    },
    free: (db) => setting(db, 'monday_limit', ''),
  },
  'another van that its service needs': {
    fill: async (db) => {
      await setting(db, 'daily_booking_limit', '5')
      await vans(db, 0)
    },
    free: (db) => vans(db, 1),
  },
  'another crew': {
    fill: async (db) => {
      await setting(db, 'daily_booking_limit', '5')
      await setting(db, 'crews', '1')
      await sold(db)
    },
    free: (db) => setting(db, 'crews', '2'),
  },
  'a shorter way between jobs': {
    fill: async (db) => {
      await setting(db, 'daily_booking_limit', '5')
      await setting(db, 'crews', '1')
      await setting(db, 'crew_buffer_minutes', '240')
      await sold(db, { booking_time: '1:00 PM' })
    },
    free: (db) => setting(db, 'crew_buffer_minutes', '0'),
  },
  'a reopened day': {
    fill: close,
    free: (db) => asAdmin(db, 'delete from public.closures'),
  },
  'a shorter closure': {
    fill: close,
    free: (db) => asAdmin(db, 'update public.closures set from_day = $1, to_day = $1', later),
  },
  'longer hours': {
    fill: (db) =>
      asAdmin(
        db,
        `insert into public.special_hours (day, opens, closes) values ($1, '13:00', '17:00')`,
        bookedDay,
      ),
    free: (db) => asAdmin(db, `update public.special_hours set opens = '08:00'`),
  },
  'ordinary hours again': {
    fill: (db) =>
      asAdmin(
        db,
        `insert into public.special_hours (day, opens, closes) values ($1, '13:00', '17:00')`,
        bookedDay,
      ),
    free: (db) => asAdmin(db, 'delete from public.special_hours'),
  },
  'somebody who leaves the queue': {
    fill: async (db) => {
      const id = await held(db)
      await wish(db, 'z@example.com')
      await release(db, id)
    },
    free: async (db) => db.call('leave_waiting', { token: await tokenOf(db, 'z@example.com'), visitor: 'z' }),
  },
  'an offer that lapses': {
    fill: async (db) => {
      const id = await held(db)
      await wish(db, 'z@example.com')
      await release(db, id)
    },
    free: async (db) => {
      passes(db, 60)
      await db.call('lapse_offers', {})
    },
  },
}

describe('the queue of a day', () => {
  beforeEach(async ({ db }: { readonly db: TestDatabase }) => {
    await addAdmin(db)
    await setting(db, 'daily_booking_limit', '1')
  })

  for (const [name, { fill, free }] of Object.entries(paths)) {
    test(`is offered, in the same transaction, what ${name} frees`, async ({ db }) => {
      const id = await fill(db)
      expect(await wish(db, 'a@example.com')).toEqual({ status: 'waiting' })
      expect(await states(db)).toContain('a waiting')
      await free(db, typeof id === 'string' ? id : '')
      const [first] = (await queue(db)).filter(({ email }) => email === 'a@example.com')
      expect(first).toMatchObject({ state: 'offered', day: bookedDay })
    })
  }

  test('is offered a place in its order, once, and the offer keeps the place from everybody else', async ({
    db,
  }) => {
    const id = await held(db)
    for (const name of ['a', 'b']) await wish(db, `${name}@example.com`)
    await release(db, id)
    expect(await states(db)).toEqual(['a offered', 'b waiting'])
    expect(await taken(db)).toBe(1)
    expect(await reserve(db)).toEqual({ status: 'day_full' })
    expect(await db.call('availability', { from_date: bookedDay, days: 1 }, 'anon')).toMatchObject({
      days: { [bookedDay]: 1 },
    })
    const own = { from_date: bookedDay, days: 1, offer: await tokenOf(db, 'a@example.com') }
    expect(await db.call('availability', own, 'anon')).toMatchObject({ days: {} })
  })

  test('takes the offered place with its link alone, and is over when that is paid for', async ({ db }) => {
    const id = await held(db)
    for (const name of ['a', 'b']) await wish(db, `${name}@example.com`)
    await release(db, id)
    expect(await takeUp(db, 'b@example.com')).toEqual({ status: 'day_full' })
    const booked = await takeUp(db, 'a@example.com')
    expect(booked).toMatchObject({ status: 'reserved' })
    expect(await states(db)).toEqual(['a paying', 'b waiting'])
    expect(await taken(db)).toBe(1)
    // The link again takes nothing more.
    expect(await takeUp(db, 'a@example.com')).toEqual({ status: 'day_full' })
    const [row] = await db.sql<{ id: string }[]>`select id from public.bookings where email = 'a@example.com'`
    await db.call('attach_checkout', {
      booking_id: row?.id,
      session_id: `cs_${row?.id}`,
      url: 'https://pay.example/1',
    })
    await settle(db, paymentEvent(row?.id ?? '', 'completed'))
    expect(await states(db)).toEqual(['a booked', 'b waiting'])
    // Spent for good: a cancellation goes to the next.
    await cancel(db, row?.id ?? '', 33_600)
    expect(await states(db)).toEqual(['a booked', 'b offered'])
  })

  test('goes on to the next when an offer lapses or its booking is not paid for, and to its end after the second time', async ({
    db,
  }) => {
    const id = await held(db)
    for (const name of ['a', 'b', 'c']) {
      await wish(db, `${name}@example.com`)
      passes(db, 1)
    }
    await release(db, id)
    passes(db, 59)
    expect(await db.call('lapse_offers', {})).toBe(0)
    passes(db, 1)
    expect(await db.call('lapse_offers', {})).toBe(1)
    expect(await states(db)).toEqual(['a waiting', 'b offered', 'c waiting'])
    await takeUp(db, 'b@example.com')
    const [row] = await db.sql<{ id: string }[]>`select id from public.bookings where email = 'b@example.com'`
    passes(db, 40)
    await release(db, row?.id ?? '')
    expect(await states(db)).toEqual(['a waiting', 'b waiting', 'c offered'])
    passes(db, 60)
    await db.call('lapse_offers', {})
    // Everybody let this place go: it is anybody's, and no letter is written about it again.
    expect(await states(db)).toEqual(['a waiting', 'b waiting', 'c waiting'])
    expect(await taken(db)).toBe(0)
    passes(db, 1)
    expect(await db.call('lapse_offers', {})).toBe(0)
    const other = await held(db)
    await release(db, other)
    expect(await states(db)).toEqual(['a offered', 'b waiting', 'c waiting'])
    passes(db, 60)
    await db.call('lapse_offers', {})
    expect(await states(db)).toEqual(['b offered', 'c waiting', 'a waiting'])
  })

  test('passes over who needs more time than is free', async ({ db }) => {
    await setting(db, 'daily_booking_limit', '5')
    await setting(db, 'crews', '1')
    const id = await sold(db, { duration_minutes: 180 })
    await sold(db, { booking_time: '12:00 PM', duration_minutes: 240 })
    await wish(db, 'long@example.com', { duration_minutes: 240 })
    await wish(db, 'short@example.com', { duration_minutes: 120 })
    await cancel(db, id, 33_600)
    expect(await states(db)).toEqual(['l waiting', 's offered'])
  })

  test('keeps one wish a mailbox and day, and is not told of', async ({ db }) => {
    await held(db)
    await wish(db, 'a@example.com')
    expect(await wish(db, 'A+x@example.com')).toEqual({ status: 'waiting' })
    expect(await states(db)).toEqual(['a waiting'])
  })

  test('takes no wish for a time that is free, and not more than some of one visitor', async ({ db }) => {
    expect(await wish(db, 'a@example.com')).toEqual({ status: 'free', day: bookedDay, minute: 540 })
    for (let nr = 0; nr < 9; nr += 1) await wish(db, 'a@example.com')
    expect(await wish(db, 'a@example.com')).toEqual({ status: 'rate_limited' })
    expect(await queue(db)).toEqual([])
  })

  test('ends with another booking of the mailbox for a day of its wish, and what it was offered besides goes on', async ({
    db,
  }) => {
    await setting(db, 'wednesday_limit', '0')
    const id = await held(db)
    const days = [bookedDay, later].map((day) => ({ day, minutes: [540] }))
    await wish(db, 'a@example.com', { days })
    await wish(db, 'b@example.com')
    await release(db, id)
    await setting(db, 'wednesday_limit', '')
    expect(await states(db)).toEqual(['a offered', 'b waiting'])
    await sold(db, { email: 'a@example.com', booking_date: later })
    await db.call('lapse_offers', {})
    expect(await states(db)).toEqual(['a left', 'b offered'])
  })

  test('is read by administrators day by day, who take a wish out of it', async ({ db }) => {
    const id = await held(db)
    for (const name of ['a', 'b']) await wish(db, `${name}@example.com`)
    await release(db, id)
    const waiting = adminWaiting(adminClientOn(db))
    const [first, second] = await waiting.between(businessDate(bookedDay), businessDate(bookedDay))
    expect(first).toMatchObject({
      ...{ email: 'a@example.com', customer: null, state: 'offered', durationMinutes: 120 },
      ...{ days: [{ day: bookedDay, minutes: [540, 600] }], offer: { day: bookedDay, minute: 540 } },
    })
    expect(second).toMatchObject({ email: 'b@example.com', state: 'waiting', offer: null })
    expect(await waiting.between(businessDate(later), businessDate(later))).toEqual([])
    await waiting.remove({ id: first?.id ?? '' })
    expect(await states(db)).toEqual(['a left', 'b offered'])
    await expect(waiting.remove({ id: first?.id ?? '' })).rejects.toMatchObject({ reason: 'conflict' })
    await expect(db.call('admin_waiting', { first_day: later, last_day: later }, 'anon')).rejects.toThrow()
  })

  test('forgets a wish some months after its day', async ({ db }) => {
    await held(db)
    await wish(db, 'a@example.com')
    passes(db, 60 * 24 * 365)
    await db.call('erase_expired', { batch: 10 })
    expect(await queue(db)).toHaveLength(1)
    passes(db, 60 * 24 * 365 * 2)
    await db.call('erase_expired', { batch: 10 })
    expect(await queue(db)).toEqual([])
  })

  test('leaves no trace of who is erased, and offers what was held for them to the next', async ({ db }) => {
    const id = await held(db)
    for (const name of ['a', 'b']) await wish(db, `${name}@example.com`)
    await release(db, id)
    expect(await db.call('admin_export_customer', { email: 'a@example.com' }, admin)).toMatchObject({
      waiting: [{ email: 'a@example.com', days: [bookedDay] }],
    })
    await db.call('admin_erase_customer', { email: 'a@example.com' }, admin)
    expect(await states(db)).toEqual(['b offered'])
    expect(await db.sql`select from public.email_outbox where recipient = 'a@example.com'`).toHaveLength(0)
  })
})

test('50 cancellations against 50 who wait leave exactly the freed places held, in order', async ({ db }) => {
  await addAdmin(db)
  await setting(db, 'daily_booking_limit', '50')
  const holds = await Promise.all(Array.from({ length: 50 }, () => held(db)))
  const names = Array.from({ length: 50 }, (_, nr) => `w${String(nr).padStart(2, '0')}@example.com`)
  for (const email of names) await wish(db, email)
  await Promise.all([
    ...holds.slice(0, 30).map((id) => release(db, id)),
    // Strangers try to get in between, and the limit is raised meanwhile.
    ...Array.from({ length: 20 }, () => reserve(db)),
    setting(db, 'daily_booking_limit', '53'),
  ])
  const rows = await queue(db)
  const offered = rows.filter(({ state }) => state === 'offered').map(({ email }) => email)
  expect(offered).toEqual(names.slice(0, offered.length))
  expect(offered).toHaveLength(33)
  expect(await taken(db)).toBe(53)
})

test('moves by hand that cross, and a raised limit, do not wait for each other in a circle', async ({
  db,
}) => {
  await addAdmin(db)
  await setting(db, 'daily_booking_limit', '40')
  const made = async (day: string) =>
    Promise.all(Array.from({ length: 6 }, () => sold(db, { booking_date: day, duration_minutes: 60 })))
  const [here, there] = [await made(bookedDay), await made(later)]
  const move = (id: string, day: string) =>
    asAdmin(db, 'update public.bookings set booking_date = $2 where id = $1', id, day)
  await Promise.all([
    ...here.map((id) => move(id, later)),
    ...there.map((id) => move(id, bookedDay)),
    setting(db, 'daily_booking_limit', '41'),
  ])
  expect(await taken(db)).toBe(6)
})
