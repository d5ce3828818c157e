import { createHash } from 'node:crypto'
import { isSold, paymentStatuses } from '@dustforce/office/booking'
import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import { change } from './acts.ts'
import { addAdmin, admin } from './admin-rows.ts'
import { finishRefund, held, paymentEvent, refundKey, settle } from './answers.ts'
import { type TestDatabase, test } from './postgres.ts'

const seedsOf = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ id: Schema.String, booking_id: Schema.String, version: Schema.Int })),
)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const email = 'ana@example.com'

async function paid(db: TestDatabase, booking: Record<string, unknown> = {}) {
  const id = await held(db, { email, entry_instructions: 'Code 4711', notes: 'Key 0815', ...booking })
  await settle(db, paymentEvent(id, 'completed'))
  return id
}

const seeds = async (db: TestDatabase, id: string, more: Record<string, unknown> = {}) =>
  seedsOf(
    await db.call('booking_link_seeds', {
      owners: [{ booking_id: id, email }],
      scope: 'manage',
      key_id: 'k',
      ...more,
    }),
  )

/** A link of a booking whose token has the hash. */
async function link(db: TestDatabase, id: string, hash: string, scope = 'manage') {
  const [seed] = await seeds(db, id, { scope })
  await db.call('keep_link_hashes', { hashes: [{ id: seed?.id, hash }] })
}

let visitors = 0
function open(db: TestDatabase, hash: string, more: Record<string, unknown> = {}) {
  visitors += 1
  return db.call('open_booking_link', {
    hash,
    scope: 'manage',
    visitor: `192.0.2.${visitors}`,
    acts: false,
    ...more,
  })
}
const missing = { status: 'missing' }

describe('a link to a booking', () => {
  test('exists once for each purpose and key, and only for the booking’s own address', async ({ db }) => {
    const id = await paid(db)
    const [first] = await seeds(db, id)
    expect(await seeds(db, id, { owners: [{ booking_id: id, email: 'A.N.A@example.com' }] })).toEqual([])
    expect(await seeds(db, id, { owners: [{ booking_id: id, email: 'ANA@Example.com ' }] })).toEqual([first])
    expect(await seeds(db, id, { owners: [{ booking_id: 'none', email }] })).toEqual([])
    expect(await seeds(db, id, { owners: [{ booking_id: id, email: '' }] })).toEqual([])
    const others = [await seeds(db, id, { scope: 'feed' }), await seeds(db, id, { key_id: 'k2' })].flat()
    expect(new Set([first, ...others].map((seed) => seed?.id)).size).toBe(3)
    const at_once = await Promise.all(Array.from({ length: 8 }, () => seeds(db, id, { key_id: 'k3' })))
    expect(new Set(at_once.flat().map((seed) => seed.id)).size).toBe(1)
  })

  test('opens its booking and no other, and tells no code and nothing of the office', async ({ db }) => {
    const id = await paid(db)
    await db.sql`update public.bookings set admin_notes = 'Key 0815', contractor_pay = 77 where id = ${id}`
    await link(db, id, sha256('a'))
    await link(db, await paid(db), sha256('b'))
    const answer = await open(db, sha256('a'))
    expect(answer).toMatchObject({ status: 'found', booking: { id, email, total_price: 336 } })
    expect(JSON.stringify(Object(answer).booking)).not.toMatch(/4711|0815|contractor_pay|attention|visitor/)
    for (const scope of ['feed', 'unsubscribe'])
      expect(await open(db, sha256('a'), { scope })).toEqual(missing)
    expect(await open(db, sha256('c'))).toEqual(missing)
  })

  test('tells what came and went of the money, and what a change waits for', async ({ db }) => {
    await link(db, await held(db, { email }), sha256('unpaid'))
    expect(await open(db, sha256('unpaid'))).toMatchObject({
      booking: { payments: [], open_change: null },
    })
    const id = await paid(db)
    await link(db, id, sha256('a'))
    await change(db, id, -2600)
    const key = await refundKey(db, id)
    await finishRefund(db, { key, refund_id: 're_1', payment_intent: `pi_${id}`, settled: true })
    await change(db, id, 1000)
    expect(await open(db, sha256('a'))).toMatchObject({
      booking: {
        payments: [{ amount: 33_600 }],
        refunds: [{ amount: 2600 }],
        open_change: { amount_cents: 1000, session_id: null },
      },
    })
  })

  test('is withdrawn by the office, by another address and by erasing, and the next has another version', async ({
    db,
  }) => {
    await addAdmin(db)
    const id = await paid(db)
    await link(db, id, sha256('a'))
    await expect(db.call('admin_withdraw_links', { booking_id: id }, 'anon')).rejects.toThrow()
    await expect(
      db.call('admin_withdraw_links', { booking_id: id }, { email: 'stranger@example.com' }),
    ).rejects.toThrow()
    expect(await open(db, sha256('a'))).toMatchObject({ status: 'found' })
    const letters = () =>
      db.sql`select recipient from public.email_outbox where kind = 'booking-link' and ref = ${id}`
    await db.call('admin_withdraw_links', { booking_id: id }, admin)
    expect(await open(db, sha256('a'))).toEqual(missing)
    expect(await letters()).toEqual([])
    expect(await db.call('admin_withdraw_links', { booking_id: id, send: true }, admin)).toBe(true)
    expect(await letters()).toEqual([{ recipient: email }])
    expect(await db.call('admin_withdraw_links', { booking_id: 'gone', send: true }, admin)).toBe(false)
    expect(await seeds(db, id)).toMatchObject([{ version: 2 }])

    await link(db, id, sha256('b'))
    await db.sql`update public.bookings set email = 'Ana+2@example.com' where id = ${id}`
    expect(await open(db, sha256('b'))).toMatchObject({ status: 'found' })
    await db.sql`update public.bookings set email = 'bo@example.com' where id = ${id}`
    expect(await open(db, sha256('b'))).toEqual(missing)
    expect(await seeds(db, id)).toEqual([])

    await db.sql`update public.bookings set email = ${email} where id = ${id}`
    await link(db, id, sha256('c'))
    // A hash that is kept is not replaced: the letter with its link is out.
    await link(db, id, sha256('d'))
    expect(await open(db, sha256('c'))).toMatchObject({ status: 'found' })
    await db.sql`select private.anonymize_booking(${id})`
    expect(await open(db, sha256('c'))).toEqual(missing)
    expect(await db.call('admin_withdraw_links', { booking_id: id, send: true }, admin)).toBe(false)
    await db.sql`delete from public.bookings where id = ${id}`
    expect(await db.sql`select from private.booking_links`).toHaveLength(0)
  })

  test('ends a year after the visit, but not the end of letters', async ({ db }) => {
    const id = await paid(db, { booking_date: '2026-11-23' })
    await link(db, id, sha256('a'))
    await link(db, id, sha256('u'), 'unsubscribe')
    db.setClock(new Date('2027-11-23T04:59:59Z'))
    expect(await open(db, sha256('a'))).toMatchObject({ status: 'found' })
    db.setClock(new Date('2027-11-23T05:00:00Z'))
    expect(await open(db, sha256('a'))).toEqual(missing)
    expect(await open(db, sha256('u'), { scope: 'unsubscribe' })).toMatchObject({ status: 'found' })
  })

  test('is limited by visitor, by link when something is done, and by misses of all', async ({ db }) => {
    const id = await paid(db)
    await link(db, id, sha256('a'))
    await link(db, id, sha256('f'), 'feed')
    const times = async (count: number, ask: () => Promise<unknown>) => {
      const answers: unknown[] = []
      for (let nr = 0; nr < count; nr += 1) answers.push(await ask())
      return answers.map((answer) => JSON.parse(JSON.stringify(answer)).status)
    }
    const limited = { status: 'rate_limited' }
    const visitor = '203.0.113.9'
    expect((await times(30, () => open(db, sha256('a'), { visitor }))).at(-1)).toBe('found')
    expect(await open(db, sha256('a'), { visitor })).toEqual(limited)
    expect((await times(10, () => open(db, sha256('a'), { acts: true }))).at(-1)).toBe('found')
    expect(await open(db, sha256('a'), { acts: true })).toEqual(limited)
    expect(await open(db, sha256('a'))).toMatchObject({ status: 'found' })
    // Calendars of many customers come from one address.
    const feed = { scope: 'feed', visitor: '203.0.113.10' }
    expect((await times(40, () => open(db, sha256('f'), feed))).at(-1)).toBe('found')
    for (const scope of ['feed', 'unsubscribe', 'job']) {
      const misses = await times(31, () => open(db, sha256('none'), { ...feed, scope }))
      expect(misses, scope).toEqual([...Array.from({ length: 30 }, () => 'missing'), 'rate_limited'])
      expect(await open(db, sha256('f'), feed)).toMatchObject({ status: 'found' })
      await db.sql`delete from public.rate_limits`
    }
    await db.sql`update private.rate_rules set hits = 5 where bucket = 'link-miss-all'`
    expect(await times(6, () => open(db, sha256('none')))).toEqual([
      ...Array.from({ length: 5 }, () => 'missing'),
      'rate_limited',
    ])
    expect(await open(db, sha256('a'))).toMatchObject({ status: 'found' })
  })

  test('is told to the page after the payment for an hour and a half', async ({ db }) => {
    const id = await paid(db)
    const ask = (session_id: string) =>
      db.call('booking_paid_just_now', { session_id, visitor: '203.0.113.11' })
    expect(await ask(`cs_${id}`)).toEqual({ booking_id: id, email })
    expect(await ask('cs_other')).toBeNull()
    expect(await ask(`cs_${await held(db)}`)).toBeNull()
    db.setClock(new Date('2026-11-21T18:29:59Z'))
    expect(await ask(`cs_${id}`)).toMatchObject({ booking_id: id })
    for (let nr = 0; nr < 29; nr += 1) await ask('cs_guess')
    expect(await ask(`cs_${id}`)).toBeNull()
    db.setClock(new Date('2026-11-21T18:30:00Z'))
    expect(await ask(`cs_${id}`)).toBeNull()
  })

  test.for([
    ['before it was ever made', []],
    ['after it was made', ['manage']],
    ['after others were made', ['feed']],
  ] as const)(
    'is told to no page after the payment once it was withdrawn, %s',
    async ([, scopes], { db }) => {
      await addAdmin(db)
      const [id, other] = [await paid(db), await paid(db)]
      for (const scope of scopes) await link(db, id, sha256(scope), scope)
      const ask = (of: string) =>
        db.call('booking_paid_just_now', { session_id: `cs_${of}`, visitor: '203.0.113.11' })
      expect(await ask(id)).toMatchObject({ booking_id: id })
      await db.call('admin_withdraw_links', { booking_id: id }, admin)
      expect(await ask(id)).toBeNull()
      expect(await ask(other)).toMatchObject({ booking_id: other })
      // The next letter's link still opens it.
      await link(db, id, sha256('next'))
      expect(await open(db, sha256('next'))).toMatchObject({ status: 'found' })
      expect(await ask(id)).toBeNull()
    },
  )

  test('is sent again for the coming bookings of a mailbox first, three times an hour, known or not', async ({
    db,
  }) => {
    const soon = await paid(db)
    const past = await paid(db, { booking_date: '2026-11-22' })
    await held(db, { email })
    db.setClock(new Date('2026-11-23T12:00:00Z'))
    const ask = (of: string) => db.call('send_booking_links', { email: of, visitor: `v ${of}` })
    expect(await ask('ANA+x@example.com')).toBe(true)
    expect(
      await db.sql`select ref, recipient from public.email_outbox where kind = 'booking-link' order by nr`,
    ).toEqual([
      { ref: soon, recipient: email },
      { ref: past, recipient: email },
    ])
    for (const of of [email, 'nobody@example.com']) await ask(of)
    expect(await ask(email)).toBe(true)
    expect(await ask(email)).toBe(false)
    await ask('nobody@example.com')
    expect(await ask('nobody@example.com')).toBe(true)
    expect(await ask('nobody@example.com')).toBe(false)
    // A visitor who asks for many mailboxes is counted as well.
    const visitor = 'v many'
    for (let nr = 0; nr < 30; nr += 1)
      expect(await db.call('send_booking_links', { email: `no${nr}@example.com`, visitor })).toBe(true)
    expect(await db.call('send_booking_links', { email: 'no@example.com', visitor })).toBe(false)
  })

  test('is not sent again a year after the visit', async ({ db }) => {
    await paid(db, { booking_date: '2026-11-23' })
    const lettersAfter = async (instant: string) => {
      db.setClock(new Date(instant))
      await db.call('send_booking_links', { email, visitor: 'v' })
      return db.sql`select from public.email_outbox where kind = 'booking-link'`
    }
    expect(await lettersAfter('2027-11-23T04:59:59Z')).toHaveLength(1)
    expect(await lettersAfter('2027-11-23T05:00:00Z')).toHaveLength(1)
  })

  test('is sent again for what was sold, to be paid on the day too, and at most for five', async ({ db }) => {
    db.tolerate('I2')
    await db.sql`update public.booking_settings set setting_value = '9999' where setting_name = 'daily_booking_limit'`
    const written = []
    for (const status of paymentStatuses) {
      const of = `${status}@example.com`
      const id = await paid(db, { email: of })
      await db.sql`update public.bookings set payment_status = ${status} where id = ${id}`
      expect(await db.call('send_booking_links', { email: of, visitor: `v ${status}` }), status).toBe(true)
      const letters =
        await db.sql`select from public.email_outbox where kind = 'booking-link' and ref = ${id}`
      if (letters.length > 0) written.push(status)
    }
    expect(written).toEqual([...paymentStatuses].filter((status) => isSold(status) || status === 'refunded'))

    const dates = ['2026-11-21', '2026-11-27', '2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23']
    for (const booking_date of dates) await paid(db, { booking_date })
    db.setClock(new Date('2026-11-22T12:00:00Z'))
    await db.call('send_booking_links', { email, visitor: 'v' })
    const days = await db.sql`
      select payload ->> 'booking_date' as day from public.email_outbox where kind = 'booking-link' and recipient = ${email} order by nr`
    expect(days.map(({ day }) => day)).toEqual(dates.slice(1).toReversed())
  })

  test('carries a message to the office once, with its booking', async ({ db }) => {
    const id = await paid(db)
    const act = '00000000-0000-4000-8000-00000000000a'
    const write = (message: string) => db.call('write_about_booking', { booking: id, act, message })
    await expect(write('<>')).rejects.toMatchObject({ code: 'PT400' })
    await write('Can you come <b>by bike</b>?')
    await write('Can you come by bike?')
    expect(
      await db.sql`select id, name, email, subject, message, booking_id from public.contact_inquiries`,
    ).toEqual([
      {
        id: act,
        name: 'Ana Diaz',
        email,
        subject: 'About the booking on 2026-11-23 at 9:00 AM',
        message: 'Can you come bby bike/b?',
        booking_id: id,
      },
    ])
    expect(await db.sql`select from public.email_outbox where ref = ${act}`).toHaveLength(2)
  })

  test('R91: is not found by guessing', async ({ db }) => {
    await link(db, await paid(db), sha256('a'))
    await db.sql`update private.rate_rules set hits = 1000000 where bucket like 'link-%'`
    const guesses = Number(process.env.LINK_GUESSES ?? 300)
    // Many in one statement, but not all: a transaction keeps every count of the misses that it has written.
    const most = 250
    const answers = new Set<string>()
    for (let from = 0; from < guesses; from += most) {
      const hashes = Array.from({ length: Math.min(most, guesses - from) }, (_, nr) =>
        sha256(`a${from + nr}`),
      )
      const rows = await db.sql<{ answer: string }[]>`
        select public.open_booking_link(g.hash, s.scope, '192.0.2.1', false)::text as answer
        from unnest(${hashes}::text[]) g (hash), unnest(array['manage', 'job']) s (scope)`
      expect(rows).toHaveLength(2 * hashes.length)
      for (const { answer } of rows) answers.add(answer)
    }
    expect([...answers].map((answer) => JSON.parse(answer))).toEqual([missing])
    expect(await open(db, sha256('a'))).toMatchObject({ status: 'found' })
  })
})

describe('the link of a cleaner', () => {
  const ana = 'ana.cleans@example.com'
  async function cleaner(db: TestDatabase, address: string, name: string) {
    const [row] = await db.sql<{ id: string }[]>`
      insert into public.contractors (full_name, email, phone) values (${name}, ${address}, '4165550123') returning id`
    return row?.id ?? ''
  }
  async function assigned(db: TestDatabase) {
    const id = await paid(db, { email: 'customer@example.com' })
    const who = await cleaner(db, ana, 'Ana Diaz')
    await db.sql`update public.bookings set contractor_id = ${who} where id = ${id}`
    return { id, who }
  }
  const jobSeeds = (db: TestDatabase, id: string, address = ana) =>
    seeds(db, id, { scope: 'job', owners: [{ booking_id: id, email: address }] })
  async function jobLink(db: TestDatabase, id: string, hash: string, address = ana) {
    const [seed] = await jobSeeds(db, id, address)
    await db.call('keep_link_hashes', { hashes: [{ id: seed?.id, hash }] })
  }
  const openJob = (db: TestDatabase, hash: string) => {
    visitors += 1
    return db.call('job_by_link', { hash, visitor: `192.0.2.${visitors}`, acts: false })
  }

  test('is the assigned cleaner’s alone, opens that job and nothing of the customer’s page, and no customer’s link opens it', async ({
    db,
  }) => {
    const { id } = await assigned(db)
    await db.sql`update public.bookings set admin_notes = 'Key 0815', contractor_pay = 77 where id = ${id}`
    expect(await jobSeeds(db, id, 'customer@example.com')).toEqual([])
    expect(await jobSeeds(db, id, 'bo.cleans@example.com')).toEqual([])
    expect(await jobSeeds(db, await paid(db, { email: 'customer@example.com' }))).toEqual([])
    await jobLink(db, id, sha256('j'))
    const answer = await openJob(db, sha256('j'))
    expect(answer).toMatchObject({
      status: 'found',
      job: { id, customer_name: 'Ana Diaz', service_type: 'deep-clean', on_the_way: false, has_email: true },
    })
    expect(JSON.stringify(answer)).not.toMatch(/4711|0815|customer@|phone|price|total|pay"|notes|stripe/)
    for (const scope of ['manage', 'feed', 'unsubscribe'])
      expect(await open(db, sha256('j'), { scope })).toEqual(missing)
    await seeds(db, id, { owners: [{ booking_id: id, email: 'customer@example.com' }] })
    await link(db, await paid(db), sha256('m'))
    expect(await openJob(db, sha256('m'))).toEqual(missing)
    for (const caller of ['anon', admin] as const)
      await expect(
        db.call('job_by_link', { hash: sha256('j'), visitor: '192.0.2.1', acts: false }, caller),
      ).rejects.toThrow()
  })

  test('ends with the assignment, with another address of the cleaner, and with the day after; the customer’s links live on', async ({
    db,
  }) => {
    const { id, who } = await assigned(db)
    const bo = await cleaner(db, 'bo.cleans@example.com', 'Bo Ek')
    await jobLink(db, id, sha256('1'))
    await db.sql`update public.bookings set email = 'other@example.com', notes = 'New' where id = ${id}`
    expect(await openJob(db, sha256('1'))).toMatchObject({ status: 'found' })
    await seeds(db, id, { owners: [{ booking_id: id, email: 'other@example.com' }] })

    await db.sql`update public.bookings set contractor_id = ${bo} where id = ${id}`
    expect(await openJob(db, sha256('1'))).toEqual(missing)
    expect(await jobSeeds(db, id)).toEqual([])
    await db.sql`update public.bookings set contractor_id = ${who} where id = ${id}`
    expect(await openJob(db, sha256('1'))).toEqual(missing)
    expect(await jobSeeds(db, id)).toMatchObject([{ version: 2 }])

    await jobLink(db, id, sha256('2'))
    await db.sql`update public.contractors set email = 'Ana.Cleans+2@example.com' where id = ${who}`
    expect(await openJob(db, sha256('2'))).toMatchObject({ status: 'found' })
    await db.sql`update public.contractors set email = 'ana@new.example.com' where id = ${who}`
    expect(await openJob(db, sha256('2'))).toEqual(missing)

    await jobLink(db, id, sha256('3'), 'ana@new.example.com')
    const [{ live } = { live: 0 }] = await db.sql<{ live: number }[]>`
      select count(*)::integer as live from private.booking_links where scope = 'manage' and revoked_at is null`
    expect(live).toBe(1)
    db.setClock(new Date('2026-11-25T04:59:59Z'))
    expect(await openJob(db, sha256('3'))).toMatchObject({ status: 'found' })
    db.setClock(new Date('2026-11-25T05:00:00Z'))
    expect(await openJob(db, sha256('3'))).toEqual(missing)
    db.setClock(new Date('2026-11-23T12:00:00Z'))
    await db.sql`select private.anonymize_booking(${id})`
    expect(await openJob(db, sha256('3'))).toEqual(missing)
  })

  test('knows that the customer was told, by the office or the cleaner', async ({ db }) => {
    const { id } = await assigned(db)
    await jobLink(db, id, sha256('j'))
    const [row] =
      await db.sql`select version, booking_date::text as day from public.bookings where id = ${id}`
    const news = {
      kind: 'on-the-way',
      booking_id: id,
      version: row?.version,
      once: row?.day,
      actor: 'cleaner',
    }
    const told = await Promise.all([1, 2, 3].map(() => db.call('tell_customer', { news })))
    expect(told.toSorted()).toEqual(['already-queued', 'already-queued', 'queued'])
    expect(await openJob(db, sha256('j'))).toMatchObject({ job: { on_the_way: true } })
    expect(await db.sql`select recipient from public.email_outbox where kind = 'on-the-way'`).toEqual([
      { recipient: 'customer@example.com' },
    ])
  })
})
