import { createHash } from 'node:crypto'
import { addDays, businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import {
  bookingFromRow,
  dueLetters,
  type FollowUpFacts,
  followUpKinds,
  gtaFollowUp,
  isSold,
  paymentStatuses,
  storedBookingStatuses,
  toldColumn,
  toldKinds,
} from '@dustforce/office/booking'
import { noticeKinds } from '@dustforce/office/notice'
import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import { act } from './acts.ts'
import { addAdmin, admin, seedBookings } from './admin-rows.ts'
import { held, paymentEvent, settle } from './answers.ts'
import { type TestDatabase, test } from './postgres.ts'

const email = 'ana@example.com'
/** Monday, 7 December at 2 PM in Toronto. */
const day = '2026-12-07'
const start = new Date('2026-12-07T19:00:00Z')
const once = start.toISOString()

const Candidates = Schema.Array(
  Schema.Struct({
    id: Schema.String,
    version: Schema.Int,
    agreed_at: Schema.Finite,
    written: Schema.Array(Schema.Unknown),
  }),
)
const Claimed = Schema.NullOr(
  Schema.Struct({ emails: Schema.Array(Schema.Struct({ id: Schema.String, kind: Schema.String })) }),
)

async function paid(db: TestDatabase, booking: Record<string, unknown> = {}) {
  const id = await held(db, { email, booking_date: day, booking_time: '2:00 PM', ...booking })
  await settle(db, paymentEvent(id, 'completed'))
  await db.sql`update public.email_outbox set status = 'sent'`
  return id
}

const candidates = async (db: TestDatabase) =>
  Schema.decodeUnknownSync(Candidates)(await db.call('follow_up_candidates', { days_ahead: 3, days_back: 8 }))

const claim = async (db: TestDatabase) =>
  Schema.decodeUnknownSync(Claimed)(await db.call('claim_emails', { batch: 50 }))?.emails ?? []

/** Queues a reminder of each candidate, as a run of the jobs does that finds it due. */
async function run(db: TestDatabase, kind = 'reminder-days') {
  const letters = (await candidates(db)).map(({ id, version }) => ({ booking_id: id, version, kind, once }))
  await db.call('queue_follow_ups', { letters })
}

const reminders = (db: TestDatabase) =>
  db.sql<{ kind: string; status: string; lastError: string | null }[]>`
    select kind, status, last_error as "lastError" from public.email_outbox where kind like 'reminder%' order by nr`

const dayBefore = new Date('2026-12-05T19:00:00Z')

describe('reminders', () => {
  test('are of paid bookings in the next days, with what was written', async ({ db }) => {
    const id = await paid(db)
    await paid(db, { booking_date: '2026-12-09' })
    await held(db, { email, booking_date: day, booking_time: '9:00 AM' })
    db.setClock(dayBefore)
    const agreed = new Date('2026-11-21T17:00:00Z').getTime()
    expect(await candidates(db)).toMatchObject([{ id, agreed_at: agreed, written: [] }])
    await run(db)
    expect(await candidates(db)).toMatchObject([{ id, written: [{ kind: 'reminder-days', once }] }])
  })

  test('are looked for among all bookings that core has a letter due for, and none that is unsold, off or erased', async ({
    db,
  }) => {
    db.tolerate('I1')
    const days = Array.from({ length: 14 }, (_, nr) => addDays(businessDate(day), nr - 10))
    const near = days.slice(-5, -2)
    const seeded = [false, true].flatMap((refund_due) =>
      paymentStatuses.flatMap((payment_status) =>
        storedBookingStatuses.flatMap((booking_status) => {
          const isUsual = payment_status === 'paid' && ['confirmed', 'completed'].includes(booking_status)
          return (isUsual && !refund_due ? days : near).flatMap((booking_date) =>
            (isUsual ? ['7:00 AM', '2:00 PM', '8:00 PM'] : ['2:00 PM']).map((booking_time) => ({
              ...{ booking_date, booking_time, payment_status, booking_status, refund_due },
            })),
          )
        }),
      ),
    )
    const rows = await db.as('service_role', async (sql) => {
      await sql`
        insert into public.bookings (
          customer_name, email, phone, address, service_type, booking_date, booking_time, payment_status, booking_status, refund_due
        )
        select 'Ana', ${email}, '416', 'Toronto', 'standard', b.booking_date, b.booking_time, b.payment_status, b.booking_status,
          b.refund_due
        from jsonb_to_recordset(${sql.json(seeded)}) b (
          booking_date date, booking_time text, payment_status text, booking_status text, refund_due boolean
        )`
      await sql`
        insert into public.bookings (id, customer_name, email, phone, address, service_type, booking_date, booking_time, payment_status, booking_status)
        values ('erased', 'Erased', '', '', '', 'standard', ${day}, '2:00 PM', 'paid', 'confirmed')`
      return sql`select id, to_jsonb(b) as row, private.epoch_ms(private.agreed_at(b))::float as agreed from public.bookings b`
    })
    const rules = { ...gtaFollowUp, zone: gtaPolicy.zone }
    for (const minute of [30, 480, 600, 1130, 1210]) {
      const now = instantOf(businessDate(day), minute, gtaPolicy.zone)
      db.setClock(new Date(now))
      const found = new Set((await candidates(db)).map(({ id }) => id))
      expect(found.has('erased')).toBe(false)
      let due = 0
      for (const { id, row, agreed } of rows) {
        const { bookingDate, ...booking } = bookingFromRow(row)
        const facts = { ...booking, bookingDate, agreedAt: Number(agreed) }
        const isDue = id !== 'erased' && dueLetters(facts, [], rules, now).length > 0
        due += isDue ? 1 : 0
        if (isDue) expect(found.has(id), `${minute} ${JSON.stringify(row)}`).toBe(true)
        if (!isSold(booking.paymentStatus) || booking.refundDue || booking.bookingStatus === 'canceled')
          expect(found.has(id), `${minute} ${JSON.stringify(row)}`).toBe(false)
      }
      expect(due).toBeGreaterThan(5)
    }
  })

  test('exist once, whatever runs at once and whenever a run is killed', async ({ db }) => {
    await paid(db)
    db.setClock(dayBefore)
    await Promise.all(Array.from({ length: 8 }, () => run(db)))
    await run(db)
    expect(await reminders(db)).toHaveLength(1)
    // The sender dies with the letter in hand; the next one gets it when the claim ends, under the same key.
    const [first] = await claim(db)
    await run(db)
    expect(await claim(db)).toEqual([])
    db.setClock(new Date(dayBefore.getTime() + 120_000))
    expect(await claim(db)).toEqual([first])
    await db.call('finish_emails', { results: [{ id: first?.id, outcome: 'sent', provider_id: 're_1' }] })
    await run(db)
    db.setClock(new Date(dayBefore.getTime() + 600_000))
    expect(await claim(db)).toEqual([])
    expect(await reminders(db)).toMatchObject([{ status: 'sent' }])
  })

  test('a run that is killed in its transaction leaves nothing, and the next one queues it', async ({
    db,
  }) => {
    await paid(db)
    db.setClock(dayBefore)
    const letters = (await candidates(db)).map(({ id, version }) => ({
      booking_id: id,
      version,
      kind: 'reminder-days',
      once,
    }))
    const killed = db.as('service_role', async (sql) => {
      await sql`select public.queue_follow_ups(${sql.json(letters)})`
      await sql`select pg_terminate_backend(pg_backend_pid())`
    })
    await expect(killed).rejects.toThrow()
    expect(await reminders(db)).toEqual([])
    await run(db)
    expect(await reminders(db)).toHaveLength(1)
  })

  test('are not queued for a booking that was written since it was looked at', async ({ db }) => {
    const id = await paid(db)
    db.setClock(dayBefore)
    const [candidate] = await candidates(db)
    await db.sql`update public.bookings set notes = 'New' where id = ${id}`
    await db.call('queue_follow_ups', {
      letters: [{ booking_id: id, version: candidate?.version, kind: 'reminder-days', once }],
    })
    expect(await reminders(db)).toEqual([])
  })

  test.for([
    ['day', '2026-12-08', '2:00 PM'],
    ['time of the day', day, '9:00 AM'],
    ['day and time', '2026-12-08', '9:00 AM'],
  ] as const)(
    'of a booking that is moved to another %s are withdrawn, and count from the move',
    async ([, date, time], { db }) => {
      const id = await paid(db)
      db.setClock(dayBefore)
      await run(db)
      const move = await act(db, id, { date, time, tell_customer: false })
      await db.call('move_booking', { act: move })
      expect(await claim(db)).toEqual([])
      expect(await reminders(db)).toEqual([
        { kind: 'reminder-days', status: 'failed', lastError: 'withdrawn: it no longer holds' },
      ])
      expect(await candidates(db)).toMatchObject([{ id, agreed_at: dayBefore.getTime() }])
      // A withdrawn letter is nobody's trouble.
      const backlog = await db.call('backlog', {})
      expect(backlog).toMatchObject([{ failed_emails: 0, waiting_emails: 0 }])
    },
  )

  test('of a visit that was called off and takes place after all come again, each once', async ({ db }) => {
    const id = await paid(db)
    const status = (to: string) => db.sql`update public.bookings set booking_status = ${to} where id = ${id}`
    db.setClock(dayBefore)
    for (const over of ['canceled', 'in_progress', 'completed']) {
      await run(db)
      await status(over)
      expect(await claim(db)).toEqual([])
      await status('confirmed')
      expect(await candidates(db)).toMatchObject([
        { id, written: expect.not.arrayContaining([{ kind: 'reminder-days', once }]) },
      ])
    }
    await Promise.all([run(db), run(db)])
    const [sent] = await claim(db)
    expect(sent).toMatchObject({ kind: 'reminder-days' })
    await db.call('finish_emails', { results: [{ id: sent?.id, outcome: 'sent', provider_id: 're_1' }] })
    // That was sent, or may have been: it does not come again.
    await status('canceled')
    await status('confirmed')
    await run(db)
    expect(await claim(db)).toEqual([])
    expect((await reminders(db)).map((letter) => letter.status).toSorted()).toEqual([
      ...['failed', 'failed', 'failed'],
      'sent',
    ])
  })

  test('count from what told the customer of the start: the payment and each move, and no other change', async ({
    db,
  }) => {
    const id = await paid(db)
    const other = { contractor_pay: 70, notes: 'New', admin_notes: 'New', duration_minutes: 200, phone: '1' }
    const cases: ReadonlyArray<readonly [column: string, value: string | number, counts: boolean]> = [
      ['booking_date', '2026-12-08', true],
      ['booking_time', '9:00 AM', true],
      ['payment_status', 'completed', true],
      ...Object.entries(other).map(([column, value]) => [column, value, false] as const),
    ]
    for (const [nr, [column, value, counts]] of cases.entries()) {
      const at = new Date(dayBefore.getTime() + nr * 1000)
      await db.as('service_role', async (sql) => {
        await sql`select set_config('dustforce.now', ${at.toISOString()}, true)`
        await sql`update public.bookings set ${sql({ [column]: value })} where id = ${id}`
      })
      const [row] = await db.sql`select private.agreed_at(b) as at from public.bookings b`
      expect(Number(row?.at) === at.getTime(), column).toBe(counts)
    }
  })

  test('are queued under a name of their own, and nothing else is', async ({ db }) => {
    const id = await paid(db)
    const [row] = await db.sql`select version from public.bookings where id = ${id}`
    const letters = noticeKinds.flatMap((kind) =>
      [once, ''].map((name) => ({ booking_id: id, version: row?.version, kind, once: name })),
    )
    await db.call('queue_follow_ups', { letters })
    const queued =
      await db.sql`select kind, payload ->> 'change_id' as once from public.email_outbox where status = 'queued' order by kind`
    expect(queued).toEqual([...followUpKinds].toSorted().map((kind) => ({ kind, once })))
  })

  test('that a sender may have sent do not come again when the visit takes place after all', async ({
    db,
  }) => {
    const id = await paid(db)
    db.setClock(dayBefore)
    await run(db)
    await claim(db)
    await db.sql`update public.bookings set booking_status = 'canceled' where id = ${id}`
    db.setClock(new Date(dayBefore.getTime() + 120_000))
    expect(await claim(db)).toEqual([])
    await db.sql`update public.bookings set booking_status = 'confirmed' where id = ${id}`
    await run(db)
    expect(await claim(db)).toEqual([])
    expect(await reminders(db)).toMatchObject([{ status: 'failed' }])
  })

  test('are sent for exactly the states that core plans them for, up to the start', async ({ db }) => {
    const id = await paid(db)
    db.setClock(dayBefore)
    await run(db)
    const rules = { ...gtaFollowUp, zone: gtaPolicy.zone }
    const facts: FollowUpFacts = {
      bookingDate: businessDate(day),
      bookingMinute: 840,
      bookingStatus: '',
      paymentStatus: '',
      durationMinutes: 180,
      refundDue: false,
      agreedAt: instantOf(businessDate('2026-11-21'), 720, gtaPolicy.zone),
    }
    await run(db, 'thank-you')
    const holds = (kind = 'reminder-days') =>
      db.sql.begin(async (sql) => {
        await sql`select set_config('dustforce.now', ${db.now().toISOString()}, true)`
        const [row] = await sql`
          select private.still_holds(e) as holds from public.email_outbox e where e.kind = ${kind}`
        return row?.holds
      })
    for (const refundDue of [false, true]) {
      for (const paymentStatus of paymentStatuses) {
        for (const bookingStatus of storedBookingStatuses) {
          await db.sql`
            update public.bookings set payment_status = ${paymentStatus}, booking_status = ${bookingStatus}, refund_due = ${refundDue}
            where id = ${id}`
          const isDue = dueLetters(
            { ...facts, bookingStatus, paymentStatus, refundDue },
            [],
            rules,
            dayBefore.getTime(),
          ).some(({ kind }) => kind === 'reminder-days')
          expect(await holds(), `${paymentStatus} ${bookingStatus} ${refundDue}`).toBe(isDue)
          const evening = instantOf(businessDate(day), 1235, gtaPolicy.zone)
          const isThanked =
            dueLetters({ ...facts, bookingStatus, paymentStatus, refundDue }, [], rules, evening).length > 0
          expect(await holds('thank-you'), `${paymentStatus} ${bookingStatus} ${refundDue}`).toBe(isThanked)
        }
      }
    }
    await db.sql`update public.bookings set payment_status = 'paid', booking_status = 'confirmed', refund_due = false where id = ${id}`
    db.setClock(new Date(start.getTime() - 1))
    expect(await holds()).toBe(true)
    db.setClock(start)
    expect(await holds()).toBe(false)
  })

  test.for(toldKinds)(
    '%s is told once by its button, and the history names who did',
    async (kind, { db }) => {
      const id = await paid(db)
      const [row] = await db.sql`select version from public.bookings where id = ${id}`
      const news = {
        kind,
        booking_id: id,
        version: row?.version,
        once: day,
        actor: 'boss@example.com',
      }
      expect(await db.call('tell_customer', { news: { ...news, version: 0 } })).toBe('changed')
      const answers = await Promise.all(Array.from({ length: 4 }, () => db.call('tell_customer', { news })))
      expect(answers.toSorted()).toEqual(['already-queued', 'already-queued', 'already-queued', 'queued'])
      expect(
        await db.sql`select actor from public.booking_events where changes ? ${toldColumn(kind)}`,
      ).toEqual([{ actor: 'boss@example.com' }])
      expect(await claim(db)).toMatchObject([{ kind }])
      expect(await db.call('tell_customer', { news: { ...news, booking_id: 'none' } })).toBe('changed')
      await db.sql`select private.anonymize_booking(${id})`
      const [erased] = await db.sql`select version from public.bookings where id = ${id}`
      const later = { ...news, version: erased?.version, once: 'later' }
      expect(await db.call('tell_customer', { news: later })).toBe('changed')
    },
  )

  test('belong to the server alone', async ({ db }) => {
    for (const caller of ['anon', { email: 'stranger@example.com' }] as const) {
      await expect(db.call('follow_up_candidates', { days_ahead: 3, days_back: 8 }, caller)).rejects.toThrow()
      await expect(db.call('queue_follow_ups', { letters: [] }, caller)).rejects.toThrow()
      await expect(db.call('tell_customer', { news: {} }, caller)).rejects.toThrow()
    }
  })
})

describe('what a mailbox wants', () => {
  const hash = createHash('sha256').update('end').digest('hex')
  const choose = (db: TestDatabase, chosen: object | null, shown = hash) =>
    db.call('mail_choices_by_link', { hash: shown, visitor: '192.0.2.1', chosen })

  async function linked(db: TestDatabase) {
    const id = await paid(db)
    const seeds = await db.call('booking_link_seeds', {
      owners: [{ booking_id: id, email }],
      scope: 'unsubscribe',
      key_id: 'k',
    })
    const [seed] = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ id: Schema.String })))(seeds)
    await db.call('keep_link_hashes', { hashes: [{ id: seed?.id, hash }] })
    return id
  }

  test('is everything until somebody chooses, and counts for all its bookings and letters that wait', async ({
    db,
  }) => {
    await linked(db)
    await paid(db, { email: 'ANA+2@example.com ', booking_time: '9:00 AM' })
    await paid(db, { email: 'bo@example.com', booking_time: '10:00 AM' })
    expect(await choose(db, null)).toEqual({ status: 'found', email, reminders: true, thanks: true })
    expect(await choose(db, { reminders: true, thanks: true }, 'no such')).toEqual({ status: 'missing' })
    db.setClock(dayBefore)
    await run(db)
    expect(await choose(db, { reminders: false, thanks: true })).toMatchObject({
      reminders: false,
      thanks: true,
    })
    expect(await claim(db)).toHaveLength(1)
    expect((await reminders(db)).map(({ lastError }) => lastError).toSorted()).toEqual([
      null,
      'withdrawn: the customer does not want it',
      'withdrawn: the customer does not want it',
    ])
    // A letter that was withdrawn does not come again with another choice.
    await choose(db, { reminders: true, thanks: false })
    await run(db)
    expect(await claim(db)).toHaveLength(0)
    await run(db, 'reminder-hours')
    expect(await claim(db)).toHaveLength(3)
  })

  test('is written at most ten times in ten minutes by one link, and read as often as a page is', async ({
    db,
  }) => {
    await linked(db)
    for (let nr = 0; nr < 10; nr += 1) await choose(db, { reminders: nr % 2 === 0, thanks: true })
    expect(await choose(db, { reminders: true, thanks: true })).toEqual({ status: 'rate_limited' })
    expect(await choose(db, null)).toMatchObject({ status: 'found', reminders: false })
  })

  test('stands in the export and on the customer’s page, and goes with the customer', async ({ db }) => {
    await addAdmin(db)
    const id = await linked(db)
    await choose(db, { reminders: false, thanks: false })
    const wanted = { mail_choices: { reminders: false, thanks: false } }
    expect(await db.call('admin_export_customer', { email: 'Ana@example.com' }, admin)).toMatchObject(wanted)
    expect(await db.call('admin_customer', { booking_id: id }, admin)).toMatchObject(wanted)
    await db.sql`select private.anonymize_booking(${id})`
    expect(await db.sql`select from private.mail_choices`).toHaveLength(0)
  })

  test.for<[string, (db: TestDatabase, id: string) => Promise<unknown>]>([
    ['is deleted', (db, id) => db.sql`delete from public.bookings where id = ${id}`],
    ['is erased', (db, id) => db.sql`select private.anonymize_booking(${id})`],
    [
      'gets another address',
      (db, id) => db.sql`update public.bookings set email = 'bo@example.com' where id = ${id}`,
    ],
  ])(
    'stays while a booking of the mailbox is left, and goes when the last one %s',
    async ([, take], { db }) => {
      const ids = [await linked(db), await paid(db, { email: 'ANA+2@example.com', booking_time: '9:00 AM' })]
      const stranger = { email: 'cy@example.com', booking_time: '10:00 AM' }
      const other = await paid(db, stranger)
      await choose(db, { reminders: false, thanks: false })
      const kept = async () =>
        (await db.sql`select private.mail_choices_of(${email}) ->> 'thanks' = 'false' as is_kept`)[0]?.is_kept
      await db.sql`update public.bookings set email = 'Ana@Example.com' where id = ${ids[0] ?? ''}`
      await take(db, other)
      for (const id of ids) {
        expect(await kept()).toBe(true)
        await take(db, id)
      }
      expect(await kept()).toBe(false)
      expect(await db.sql`select from private.mail_choices`).toEqual([])
    },
  )

  test('is nobody’s to read or write but the server’s', async ({ db }) => {
    for (const caller of ['anon', admin] as const) {
      await expect(
        db.call('mail_choices_by_link', { hash, visitor: '192.0.2.1', chosen: null }, caller),
      ).rejects.toThrow()
    }
  })
})

describe('a review', () => {
  const save = (db: TestDatabase, id: string, more: Record<string, unknown> = {}) =>
    db.call('save_review', {
      review: {
        booking_id: id,
        rating: 5,
        comment: 'Good',
        may_show: true,
        shown_name: 'Ana D.',
        shown_area: 'Toronto',
        ...more,
      },
    })
  const decide = (db: TestDatabase, id: string, decision: string, version: number) =>
    db.call('admin_decide_review', { booking_id: id, decision, version }, admin)
  const shown = (db: TestDatabase) => db.call('shown_reviews', {}, 'anon')

  test('exists once for a booking, is shown when the office says so, and cannot be changed then', async ({
    db,
  }) => {
    await addAdmin(db)
    const id = await paid(db)
    await Promise.all([save(db, id), save(db, id), save(db, id, { rating: 4 })])
    const first = await db.call('admin_reviews', { decision: 'new', after: null, batch: 10 }, admin)
    expect(first).toMatchObject({
      rows: [{ booking_id: id, decision: 'new', customer_name: 'Ana Diaz', booking_date: day, version: 3 }],
      next: null,
    })
    expect(await shown(db)).toEqual([])
    expect(await decide(db, id, 'shown', 2)).toBe(false)
    expect(await decide(db, id, 'shown', 3)).toBe(true)
    expect(await shown(db)).toMatchObject([{ name: 'Ana D.', area: 'Toronto', text: 'Good' }])
    expect(await save(db, id, { comment: 'Bad' })).toBe(false)
    expect(await decide(db, id, 'hidden', 4)).toBe(true)
    expect(await shown(db)).toEqual([])
    expect(await save(db, id, { comment: 'Better' })).toBe(true)
    expect(await db.call('review_of', { booking_id: id })).toMatchObject({
      comment: 'Better',
      decision: 'new',
    })
    expect(await db.sql`select decided_by, decided_at from public.reviews`).toEqual([
      { decided_by: null, decided_at: null },
    ])
    const history =
      await db.sql`select actor, changes from public.office_events where entity = 'reviews' order by id`
    expect(history.map(({ changes }) => changes.decision)).toEqual([
      ['new', 'shown'],
      ['shown', 'hidden'],
      ['hidden', 'new'],
    ])
    expect(history[0]).toMatchObject({ actor: 'admin@example.com' })
    expect(JSON.stringify(history)).not.toMatch(/Good|Better/)
  })

  test('is among the twelve that were decided on last, or not shown', async ({ db }) => {
    await seedBookings(db, 16)
    await db.sql`
      insert into public.reviews (booking_id, rating, comment, may_show, shown_name, shown_area, decision, decided_at, created_at)
      select 'b' || lpad(n::text, 5, '0'), 5, 'Good', true, 'Ana ' || n, '', case when n > 14 then 'hidden' else 'shown' end,
        ${db.now()}::timestamptz + (n * 5 % 14) * interval '1 hour', ${db.now()}::timestamptz - n * interval '1 day'
      from generate_series(1, 16) n`
    const newest = Array.from({ length: 14 }, (_, nr) => nr + 1)
      .toSorted((one, other) => ((other * 5) % 14) - ((one * 5) % 14))
      .slice(0, 12)
    expect(await shown(db)).toEqual(
      newest.map((nr) => ({ name: `Ana ${nr}`, area: '', text: 'Good', rating: 5 })),
    )
  })

  test('is on one page of the office’s, the newest first, by what was decided or of every kind', async ({
    db,
  }) => {
    await seedBookings(db, 12)
    await db.sql`
      insert into public.reviews (booking_id, rating, comment, may_show, shown_name, shown_area, decision, created_at)
      select 'b' || lpad(n::text, 5, '0'), 5, 'Good', true, 'Ana', '', (array['new', 'shown', 'hidden'])[1 + n % 3],
        ${db.now()}::timestamptz - (n / 3) * interval '1 minute'
      from generate_series(1, 12) n`
    const decode = Schema.decodeUnknownSync(
      Schema.Struct({
        rows: Schema.Array(Schema.Struct({ booking_id: Schema.String, decision: Schema.String })),
        next: Schema.NullOr(Schema.Unknown),
      }),
    )
    const all = Array.from({ length: 12 }, (_, nr) => nr + 1).map((nr) => ({
      booking_id: `b${String(nr).padStart(5, '0')}`,
      decision: ['new', 'shown', 'hidden'][nr % 3],
    }))
    for (const decision of [null, 'new', 'shown', 'hidden']) {
      const read = []
      let after: unknown = null
      for (let nr = 0; nr === 0 || (after !== null && nr < 10); nr += 1) {
        const page = decode(await db.call('admin_reviews', { decision, after, batch: 2 }, admin))
        read.push(...page.rows)
        after = page.next
      }
      expect(read).toEqual(all.filter((one) => decision === null || one.decision === decision))
      expect(after).toBeNull()
    }
  })

  test('is never shown without consent or words, and takes no other rating', async ({ db }) => {
    await addAdmin(db)
    const id = await paid(db)
    for (const changes of [{ may_show: false }, { comment: ' ' }]) {
      await save(db, id, changes)
      const [row] = await db.sql`select version from public.reviews`
      await expect(decide(db, id, 'shown', row?.version)).rejects.toThrow('shown_with_consent')
    }
    for (const rating of [0, 6]) await expect(save(db, id, { rating })).rejects.toThrow()
    await expect(save(db, 'none')).rejects.toThrow()
  })

  test('is exported, goes with the customer, and is nobody else’s', async ({ db }) => {
    await addAdmin(db)
    const id = await paid(db)
    await save(db, id)
    expect(await db.call('admin_export_customer', { email }, admin)).toMatchObject({
      reviews: [{ comment: 'Good' }],
    })
    for (const caller of ['anon', { email: 'stranger@example.com' }] as const) {
      await expect(db.call('review_of', { booking_id: id }, caller)).rejects.toThrow()
      await expect(db.call('save_review', { review: {} }, caller)).rejects.toThrow()
      await expect(
        db.call('admin_reviews', { decision: null, after: null, batch: 1 }, caller),
      ).rejects.toThrow()
    }
    await db.sql`update public.bookings set email = 'corrected@example.com' where id = ${id}`
    expect(await db.sql`select from public.reviews`).toHaveLength(1)
    await db.sql`select private.anonymize_booking(${id})`
    expect(await db.sql`select from public.reviews`).toHaveLength(0)
  })
})
