import { type NoticeKind, noticeKinds, notices } from '@dustforce/office/notice'
import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import { adminLetters } from '../src/admin/admin-letters.ts'
import { act } from './acts.ts'
import { addAdmin, admin, adminClientOn } from './admin-rows.ts'
import { held, paymentEvent, settle } from './answers.ts'
import { type TestDatabase, test } from './postgres.ts'

const lettersOf = (db: TestDatabase) => adminLetters(adminClientOn(db))

const decodeClaim = Schema.decodeUnknownSync(
  Schema.NullOr(
    Schema.Struct({
      key: Schema.String,
      emails: Schema.Array(
        Schema.Struct({
          id: Schema.String,
          recipient: Schema.NullOr(Schema.String),
          attempts: Schema.Number,
        }),
      ),
    }),
  ),
)

const claim = async (db: TestDatabase) => decodeClaim(await db.call('claim_emails', { batch: 100 }))

/** A confirmation of a paid booking that a sender holds; its id and the booking's. */
async function confirmation(db: TestDatabase) {
  const booking = await held(db, { customer_name: 'Ana Diaz', email: 'anna@example.com' })
  await settle(db, paymentEvent(booking, 'completed'))
  const id = (await claim(db))?.emails[0]?.id
  if (id === undefined) throw new Error('Nothing was queued')
  return { id, booking }
}

const finish = (db: TestDatabase, id: string, outcome: string, error: string | null = null) =>
  db.call('finish_emails', {
    results: [{ id, outcome, error, provider_id: outcome === 'sent' ? 'em_1' : null, pause_ms: 1 }],
  })

const report = (db: TestDatabase, letter: string, delivery: string, providerId = 'em_1') =>
  db.call('record_email_delivery', { letter, provider_id: providerId, delivery, detail: 'No such mailbox' })

test('a letter that failed is listed, and sent again to the address that the booking has now', async ({
  db,
}) => {
  await addAdmin(db)
  const letters = lettersOf(db)
  const { id, booking } = await confirmation(db)
  expect(await letters.toLookAt()).toEqual([])
  await finish(db, id, 'give-up', 'Invalid `to` field.')
  const listed = await letters.toLookAt()
  expect(listed).toEqual([
    {
      id,
      kind: 'booking-confirmation',
      recipient: 'anna@example.com',
      trouble: 'failed',
      detail: 'Invalid `to` field.',
      canSendAgain: true,
      customerName: 'Ana Diaz',
      bookingDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      since: expect.any(Number),
    },
  ])
  await db.sql`update public.bookings set email = 'ana@example.com' where id = ${booking}`
  for (const letter of listed) await letters.sendAgain(letter)
  expect(await letters.toLookAt()).toEqual([])
  expect((await claim(db))?.emails).toMatchObject([{ id, recipient: 'ana@example.com', attempts: 1 }])
  for (const letter of listed) await expect(letters.sendAgain(letter)).rejects.toThrow('has changed')
  expect(await db.sql`select actor, action, counts from public.admin_audit`).toEqual([
    { actor: admin.email, action: 'email-sent-again', counts: { 'booking-confirmation': 1 } },
  ])
})

test('a letter to the customer of a booking is sent again to the booking’s address, any other to its own', async ({
  db,
}) => {
  await addAdmin(db)
  const booking = await held(db, { email: 'ana@example.com' })
  const letters = await db.sql<{ id: string; kind: NoticeKind }[]>`
    insert into public.email_outbox (kind, ref, recipient, payload, status)
    select k, ${booking}, 'before@example.com', '{}', 'failed' from unnest(${[...noticeKinds]}::text[]) k returning id, kind`
  for (const { id } of letters) expect(await db.call('admin_send_email_again', { id }, admin)).toBe(true)
  const rows = await db.sql`select kind, recipient from public.email_outbox order by kind`
  expect(Object.fromEntries(rows.map(({ kind, recipient }) => [kind, recipient]))).toEqual(
    Object.fromEntries(
      noticeKinds.map((kind) => [
        kind,
        notices[kind].to === 'customer' ? 'ana@example.com' : 'before@example.com',
      ]),
    ),
  )
})

describe('a letter to a cleaner', () => {
  const cleaner = '00000000-0000-4000-8000-0000000000c1'
  const other = '00000000-0000-4000-8000-0000000000c2'
  const assigned = (db: TestDatabase, booking: string, contractor: string) =>
    db.sql`
      update public.bookings b set contractor_id = c.id, assigned_cleaner_name = c.full_name
      from public.contractors c where c.id = ${contractor} and b.id = ${booking}`

  /** Sends what failed again, after the booking and the address of its cleaner have changed. */
  async function sentAgain(
    db: TestDatabase,
    queue: (booking: string) => Promise<unknown>,
    contractor = cleaner,
  ) {
    await addAdmin(db)
    await db.sql`
      insert into public.contractors (id, full_name, email, phone)
      values (${cleaner}, 'Ana', 'anna@example.com', '4165550100'), (${other}, 'Bob', 'bob@example.com', '4165550101')`
    const booking = await held(db, { email: 'eve@example.com', address: '1 Old St' })
    await settle(db, paymentEvent(booking, 'completed'))
    await assigned(db, booking, cleaner)
    await queue(booking)
    await db.sql`update public.email_outbox set status = 'failed', last_error = 'Bounced'`
    await db.sql`update public.contractors set email = 'ana@example.com' where id = ${cleaner}`
    await db.sql`update public.bookings set address = '2 New St', bedrooms = 5, booking_time = '1:00 PM', notes = null where id = ${booking}`
    await assigned(db, booking, contractor)
    const [letter] = await db.sql<
      { id: string }[]
    >`select id from public.email_outbox where kind like 'job-%'`
    expect(await db.call('admin_send_email_again', { id: letter?.id }, admin)).toBe(true)
    const [row] =
      await db.sql`select recipient, payload from public.email_outbox where id = ${letter?.id ?? ''}`
    return row
  }
  const facts = {
    ...{
      contractorName: 'Ana',
      service: 'deep-clean',
      date: '2026-11-23',
      time: '9:00 AM',
      address: '1 Old St',
    },
    ...{ contractorPay: 165, minutes: 1, bedrooms: '3 bedrooms', notes: 'Old', manualNotes: 'By hand' },
  }
  const assignment = (db: TestDatabase) => (booking: string) =>
    db.call('enqueue_email', {
      email: {
        kind: 'job-assignment-confirmation',
        ref: booking,
        recipient: 'anna@example.com',
        payload: facts,
      },
    })
  const move = (db: TestDatabase) => async (booking: string) =>
    db.call('move_booking', { act: await act(db, booking, { date: '2026-11-25', time: '10:00 AM' }) })

  test('about a new job is sent again to the address of now, with what is stored now and what was written by hand', async ({
    db,
  }) => {
    expect(await sentAgain(db, assignment(db))).toMatchObject({
      recipient: 'ana@example.com',
      payload: {
        ...facts,
        ...{ address: '2 New St', time: '1:00 PM', minutes: 180, bedrooms: '5 bedrooms', notes: '' },
      },
    })
  })

  test('about a moved job is sent again with the start of now, and the one before the move', async ({
    db,
  }) => {
    expect(await sentAgain(db, move(db))).toMatchObject({
      recipient: 'ana@example.com',
      payload: {
        ...{ booking_date: '2026-11-25', booking_time: '1:00 PM', address: '2 New St' },
        ...{ old_date: '2026-11-23', old_time: '9:00 AM', assigned_cleaner_name: 'Ana' },
      },
    })
  })

  test('about a job that is another’s now says nothing new of it', async ({ db }) => {
    expect(await sentAgain(db, move(db), other)).toMatchObject({
      recipient: 'ana@example.com',
      payload: { booking_time: '10:00 AM', address: '1 Old St', assigned_cleaner_name: 'Ana' },
    })
  })
})

test('a bounce is listed and shown at the booking; the next sending has a key and a report of its own', async ({
  db,
}) => {
  await addAdmin(db)
  const letters = lettersOf(db)
  const { id, booking } = await confirmation(db)
  await finish(db, id, 'sent')
  expect(await report(db, id, 'delivered')).toBe(true)
  expect(await letters.toLookAt()).toEqual([])
  expect(await report(db, id, 'bounced', 'em_0')).toBe(false)
  expect(await report(db, id, 'bounced')).toBe(true)
  const [bounced] = await letters.toLookAt()
  expect(bounced).toMatchObject({ trouble: 'bounced', detail: 'No such mailbox', canSendAgain: true })
  expect(
    await db.sql`select delivery, delivery_detail from public.email_outbox where ref = ${booking}`,
  ).toEqual([{ delivery: 'bounced', delivery_detail: 'No such mailbox' }])
  const [{ request_key: first } = { request_key: null }] =
    await db.sql`select request_key from public.email_outbox`
  if (bounced === undefined) throw new Error('Nothing is listed')
  await letters.sendAgain(bounced)
  const again = await claim(db)
  expect(again?.key).not.toBe(first)
  expect(again?.emails).toHaveLength(1)
})

test('trouble that the provider reported is not undone by a later delivery, and a worse report counts', async ({
  db,
}) => {
  await addAdmin(db)
  const letters = lettersOf(db)
  const { id, booking } = await confirmation(db)
  await finish(db, id, 'sent')
  const deliveries = ['delivered', 'bounced', 'complained', 'suppressed', 'not-sent']
  for (const [nr, first] of deliveries.entries()) {
    for (const second of deliveries) {
      await db.sql`
        update public.email_outbox set delivery = null, delivery_detail = null, delivery_at = null, looked_at = null`
      await report(db, id, first)
      await report(db, id, second)
      const trouble = second === 'delivered' ? first : second
      const listed = await letters.toLookAt()
      expect(
        listed.map((letter) => [letter.trouble, letter.detail]),
        `${first}, then ${second}`,
      ).toEqual(trouble === 'delivered' ? [] : [[trouble, 'No such mailbox']])
      // A letter that was looked at stays off the list until there is new trouble.
      await db.sql`update public.email_outbox set looked_at = ${db.now()}`
      await report(db, id, 'delivered')
      expect(await letters.toLookAt()).toEqual([])
      await report(db, id, deliveries[1 + (nr % 4)] ?? '')
      expect(await letters.toLookAt()).toHaveLength(1)
    }
  }
  // Nobody is left whom it could be sent to.
  await db.sql`select private.anonymize_booking(${booking})`
  expect(await letters.toLookAt()).toEqual([])
})

for (const trouble of ['complained', 'suppressed']) {
  test(`a letter that is ${trouble} is not sent again, and taken off the list`, async ({ db }) => {
    await addAdmin(db)
    const letters = lettersOf(db)
    const { id } = await confirmation(db)
    await finish(db, id, 'sent')
    await report(db, id, trouble)
    const [letter] = await letters.toLookAt()
    if (letter === undefined) throw new Error('Nothing is listed')
    expect(letter).toMatchObject({ trouble, canSendAgain: false })
    await expect(letters.sendAgain(letter)).rejects.toThrow('has changed')
    await letters.lookedAt(letter)
    expect(await letters.toLookAt()).toEqual([])
    expect(await db.sql`select actor, action from public.admin_audit`).toEqual([
      { actor: admin.email, action: 'email-looked-at' },
    ])
  })
}

test('of many letters in trouble the newest hundred are listed', async ({ db }) => {
  await addAdmin(db)
  await db.sql`
    insert into public.email_outbox (kind, ref, recipient, payload, status, created_at)
    select 'inquiry-reply', n::text, n || '@example.com', '{}', 'failed', ${db.now()}::timestamptz - n * interval '1 minute'
    from generate_series(1, 101) n`
  const listed = await lettersOf(db).toLookAt()
  expect(listed.map(({ recipient }) => recipient)).toEqual(
    Array.from({ length: 100 }, (_, nr) => `${nr + 1}@example.com`),
  )
})

test('a letter that waits is listed after a quarter of an hour, one that was withdrawn never', async ({
  db,
}) => {
  await addAdmin(db)
  const letters = lettersOf(db)
  const { id, booking } = await confirmation(db)
  await finish(db, id, 'wait', 'The domain is not verified.')
  db.setClock(new Date(db.now().getTime() + 15 * 60_000))
  expect(await letters.toLookAt()).toEqual([])
  db.setClock(new Date(db.now().getTime() + 1))
  expect(await letters.toLookAt()).toMatchObject([{ id, trouble: 'waiting', canSendAgain: true }])
  await settle(db, paymentEvent(booking, 'refunded'))
  expect(await letters.toLookAt()).toEqual([])
})

test('only an administrator sees the list, sends again and takes something off it', async ({ db }) => {
  const { id } = await confirmation(db)
  await finish(db, id, 'give-up', 'No')
  await expect(db.call('admin_emails_to_look_at', {}, admin)).rejects.toThrow()
  await expect(db.call('admin_send_email_again', { id }, admin)).rejects.toThrow()
  await expect(db.call('admin_email_looked_at', { id, trouble: 'failed' }, admin)).rejects.toThrow()
  expect(await db.sql`select status, looked_at from public.email_outbox`).toEqual([
    { status: 'failed', looked_at: null },
  ])
})
