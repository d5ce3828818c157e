import { type NoticeKind, noticeKinds, notices } from '@dustforce/office/notice'
import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import { type TestDatabase, test } from './postgres.ts'

const Claim = Schema.NullOr(
  Schema.Struct({
    key: Schema.String,
    emails: Schema.Array(Schema.Struct({ id: Schema.String, ref: Schema.String, attempts: Schema.Number })),
  }),
)

const claim = async (db: TestDatabase, args: Record<string, unknown> = { batch: 10 }) =>
  Schema.decodeUnknownSync(Claim)(await db.call('claim_emails', args))?.emails ?? []

const finish = (db: TestDatabase, result: Record<string, unknown>) =>
  db.call('finish_emails', { results: [result] })

const enqueue = (db: TestDatabase, ref: string, kind = 'booking-confirmation') =>
  db.call('enqueue_email', { email: { kind, ref, recipient: 'ana@example.com', payload: { nr: 1 } } })

const after = (db: TestDatabase, seconds: number) =>
  db.setClock(new Date(db.now().getTime() + seconds * 1000))

describe('the outbox', () => {
  test('keeps one e-mail of a once-only kind, and any number of the others', async ({ db }) => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => enqueue(db, 'b1')))
    expect(new Set(ids).size).toBe(1)
    const replies = await Promise.all(Array.from({ length: 3 }, () => enqueue(db, 'i1', 'inquiry-reply')))
    expect(new Set(replies).size).toBe(3)
  })

  test('keeps each notice once for what its record says, and a notice that is asked for each time', async ({
    db,
  }) => {
    await db.sql`
      select private.queue_email(n.name, 'r1', 'ana@example.com', jsonb_strip_nulls(jsonb_build_object('change_id', c.id)))
      from private.notice_kinds n cross join (values ('one'), ('one'), ('two'), (null), (null)) c (id)`
    const rows = await db.sql<{ kind: NoticeKind; count: number }[]>`
      select kind, count(*)::int from public.email_outbox group by kind`
    expect(Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))).toEqual(
      // Once for 'one', once for 'two', and twice for nothing that it could be told once for.
      Object.fromEntries(noticeKinds.map((kind) => [kind, notices[kind].once === 'record' ? 1 : 4])),
    )
  })

  test('gives no e-mail to two senders at once', async ({ db }) => {
    await Promise.all(Array.from({ length: 60 }, (_, nr) => enqueue(db, `b${nr}`)))
    const batches = await Promise.all(Array.from({ length: 20 }, () => claim(db, { batch: 5 })))
    const ids = batches.flat().map((email) => email.id)
    expect(new Set(ids).size).toBe(ids.length)
    const rest = await claim(db, { batch: 100 })
    expect(ids.length + rest.length).toBe(60)
  })

  test('narrows a claim to one target', async ({ db }) => {
    await enqueue(db, 'b1')
    await enqueue(db, 'b2')
    await enqueue(db, 'b2', 'inquiry-reply')
    const only = await claim(db, { batch: 10, only_kind: 'booking-confirmation', only_ref: 'b2' })
    expect(only.map((email) => email.ref)).toEqual(['b2'])
  })

  test('R23: a provider that is down for two hours loses nothing and gets nothing twice', async ({ db }) => {
    await enqueue(db, 'b1')
    let tries = 0
    for (let minute = 0; minute < 120; minute += 1) {
      for (const email of await claim(db)) {
        tries += 1
        await finish(db, { id: email.id, outcome: 'again', error: 'provider down' })
      }
      after(db, 60)
    }
    // 30 s, 1, 2, 4, 8, 16, then every 30 min: patient, and never given up.
    expect(tries).toBeGreaterThan(7)
    expect(tries).toBeLessThan(13)
    after(db, 1800)
    const [email] = await claim(db)
    await finish(db, { id: email?.id, outcome: 'sent', provider_id: 're_1' })
    after(db, 86_400)
    expect(await claim(db)).toEqual([])
    expect(await db.sql`select status, provider_id, last_error from public.email_outbox`).toEqual([
      { status: 'sent', provider_id: 're_1', last_error: null },
    ])
  })

  test('waits 30 seconds after the first failed try, then twice as long each time, at most half an hour', async ({
    db,
  }) => {
    const [row] = await db.sql`
      select array_agg(extract(epoch from private.email_back_off(n))::int order by n) as waits from generate_series(1, 50) n`
    expect(row?.waits).toEqual([...[30, 60, 120, 240, 480, 960], ...Array.from({ length: 44 }, () => 1800)])
    await enqueue(db, 'b1')
    for (const seconds of [30, 60, 120]) {
      const [email] = await claim(db)
      await finish(db, { id: email?.id, outcome: 'again', error: 'provider down' })
      after(db, seconds - 1)
      expect(await claim(db)).toEqual([])
      after(db, 1)
    }
    expect(await claim(db)).toMatchObject([{ attempts: 4 }])
  })

  test('gives up after fifty tries, and not one earlier', async ({ db }) => {
    const id = await enqueue(db, 'b1')
    await db.sql`update public.email_outbox set attempts = 48`
    const statuses = []
    for (let nr = 0; nr < 2; nr += 1) {
      await claim(db)
      await finish(db, { id, outcome: 'again', error: 'provider down' })
      statuses.push(...(await db.sql`select attempts, status from public.email_outbox`))
      after(db, 1800)
    }
    expect(statuses).toEqual([
      { attempts: 49, status: 'queued' },
      { attempts: 50, status: 'failed' },
    ])
  })

  test('puts no more than a hundred e-mails in one request, whatever is asked for', async ({ db }) => {
    await db.sql`
      insert into public.email_outbox (kind, ref, recipient, payload, next_attempt_at)
      select 'inquiry-reply', 'i' || n, 'ana@example.com', '{}', ${db.now()} from generate_series(1, 101) n`
    expect(await claim(db, { batch: 1000 })).toHaveLength(100)
    expect(await claim(db, { batch: 1000 })).toHaveLength(1)
  })

  test('keeps an e-mail for a minute at most, and none that a sender has tried', async ({ db }) => {
    const hold = (ref: string) =>
      db.call('enqueue_email', {
        email: {
          kind: 'booking-confirmation',
          ref,
          recipient: 'ana@example.com',
          payload: {},
          hold_seconds: 3600,
        },
      })
    await hold('b1')
    after(db, 59)
    expect(await claim(db)).toEqual([])
    after(db, 1)
    const [first] = await claim(db)
    await finish(db, { id: first?.id, outcome: 'again', error: 'provider down' })
    expect(await hold('b1')).toBe(first?.id)
    after(db, 30)
    expect(await claim(db)).toMatchObject([{ id: first?.id, attempts: 2 }])
  })

  test('takes an e-mail back from a sender who died, not before', async ({ db }) => {
    await enqueue(db, 'b1')
    expect(await claim(db)).toMatchObject([{ attempts: 1 }])
    after(db, 119)
    expect(await claim(db)).toEqual([])
    after(db, 1)
    expect(await claim(db)).toMatchObject([{ attempts: 2 }])
  })

  test('keeps a sent e-mail sent when a failure is told late, and gives up when told to', async ({ db }) => {
    await enqueue(db, 'b1')
    const [first] = await claim(db)
    await finish(db, { id: first?.id, outcome: 'sent', provider_id: 're_1' })
    await finish(db, { id: first?.id, outcome: 'again', error: 'late' })
    await enqueue(db, 'b2')
    const [second] = await claim(db)
    await finish(db, { id: second?.id, outcome: 'give-up', error: 'no such address' })
    after(db, 86_400)
    expect(await claim(db)).toEqual([])
    expect(await db.sql`select status from public.email_outbox order by ref`).toEqual([
      { status: 'sent' },
      { status: 'failed' },
    ])
  })
})
