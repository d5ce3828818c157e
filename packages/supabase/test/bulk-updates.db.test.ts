import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import { plantCanaries } from './access-probe.ts'
import { addAdmin, admin, seedBookings } from './admin-rows.ts'
import { userIdOf } from './caller.ts'
import { type TestDatabase, test } from './postgres.ts'

const results = Schema.Array(
  Schema.Struct({ id: Schema.String, outcome: Schema.String, message: Schema.optionalKey(Schema.String) }),
)
const Changed = Schema.Struct({ batch: Schema.NullOr(Schema.String), results })
const Undone = Schema.NullOr(Schema.Struct({ label: Schema.String, results }))

interface Row {
  readonly id: string
  readonly version: number
  readonly changes: Record<string, unknown>
}

const change = async (db: TestDatabase, rows: readonly Row[], as = admin) =>
  Schema.decodeUnknownSync(Changed)(
    await db.call('admin_change_bookings', { request: { label: 'Assign 3', rows } }, as),
  )
const undo = async (db: TestDatabase, batch: string | null, as = admin) =>
  Schema.decodeUnknownSync(Undone)(await db.call('admin_undo', { batch }, as))
const outcomes = (answer: { readonly results: typeof results.Type } | null) =>
  Object.fromEntries((answer?.results ?? []).map(({ id, outcome }) => [id, outcome]))

async function versions(db: TestDatabase, ...ids: readonly string[]) {
  const rows = await db.sql<{ id: string; version: number }[]>`
    select id, version::int from public.bookings where id in ${db.sql(ids)} order by id`
  return (changes: Record<string, unknown>): Row[] => rows.map((row) => ({ ...row, changes }))
}
const stateOf = async (db: TestDatabase, ...ids: readonly string[]) =>
  db.sql`select id, booking_status, assigned_cleaner_name, contractor_pay::float8 as pay
    from public.bookings where id in ${db.sql(ids)} order by id`

describe('many inquiries at once', () => {
  test('are changed each by itself, and taken back by the same function', async ({ db }) => {
    await seedBookings(db, 1)
    const inquiries = await db.sql`
      insert into public.contact_inquiries (name, email, message, inquiry_status)
      values ('Ada Ray', 'ada@example.com', 'Hello', 'new'), ('Bo Lin', 'bo@example.com', 'Hi', 'in_progress')
      returning id::text`
    const [ada = '', bo = ''] = inquiries.map(({ id }) => String(id))
    const gone = '00000000-0000-4000-8000-00000000dead'
    const set = async (rows: readonly object[], as = admin) =>
      db.call('admin_change_inquiries', { request: { rows } }, as)
    const statuses = async () =>
      Object.fromEntries(
        (
          await db.sql`
            select name, inquiry_status as status from public.contact_inquiries where id in ${db.sql([ada, bo])}`
        ).map((row) => [row.name, row.status]),
      )
    const answer = await set([
      { id: ada, seen: 'new', status: 'resolved' },
      { id: bo, seen: 'new', status: 'resolved' },
      { id: gone, seen: 'new', status: 'resolved' },
    ])
    expect(answer).toEqual({
      results: expect.arrayContaining([
        { id: ada, customer_name: 'Ada Ray', outcome: 'done' },
        { id: bo, customer_name: 'Bo Lin', outcome: 'changed' },
        { id: gone, customer_name: null, outcome: 'missing' },
      ]),
    })
    expect(await statuses()).toEqual({ 'Ada Ray': 'resolved', 'Bo Lin': 'in_progress' })
    expect(await set([{ id: ada, seen: 'resolved', status: 'new' }])).toMatchObject({
      results: [{ outcome: 'done' }],
    })
    expect(await statuses()).toEqual({ 'Ada Ray': 'new', 'Bo Lin': 'in_progress' })
    await expect(set([])).rejects.toMatchObject({ message: 'Choose 1 to 100 inquiries.' })
    const many = Array.from({ length: 101 }, () => ({ id: ada, seen: 'new', status: 'closed' }))
    await expect(set(many)).rejects.toMatchObject({ message: 'Choose 1 to 100 inquiries.' })
    // A caller that does not say what was seen has seen nothing.
    expect(await set([{ id: ada, status: 'closed' }])).toMatchObject({ results: [{ outcome: 'changed' }] })
    await expect(set([{ id: ada, seen: 'new', status: 'mood' }])).rejects.toMatchObject({ code: '23514' })
  })
})

test('many applications are changed at once, and nobody is hired so', async ({ db }) => {
  await seedBookings(db, 1)
  const [row] = await db.sql`
    insert into public.job_applications (full_name, email, phone, consent_to_contact)
    values ('Ada Ray', 'ada@example.com', '4165550100', true) returning id::text`
  const id = String(row?.id)
  const set = async (seen: string, status: string) =>
    db.call('admin_change_applications', { request: { rows: [{ id, seen, status }] } }, admin)
  expect(await set('pending', 'rejected')).toEqual({
    results: [{ id, customer_name: 'Ada Ray', outcome: 'done', message: null }],
  })
  expect(await set('pending', 'interview')).toMatchObject({ results: [{ outcome: 'changed' }] })
  const alone = { results: [{ outcome: 'refused', message: 'Hiring is done one by one.' }] }
  expect(await set('rejected', 'hired')).toMatchObject(alone)
  await db.sql`update public.job_applications set application_status = 'hired' where id = ${id}`
  expect(await set('hired', 'pending')).toMatchObject(alone)
})

describe('many bookings at once', () => {
  test('are changed each by itself, and taken back where nobody changed them since', async ({ db }) => {
    await seedBookings(db, 12)
    const ids = ['b00001', 'b00002', 'b00003']
    const before = await stateOf(db, ...ids)
    const [first, second, third] = (await versions(db, ...ids))({
      booking_status: 'completed',
      contractor_pay: 99,
    })
    if (first === undefined || second === undefined || third === undefined) throw new Error('No rows')
    const answer = await change(db, [
      third,
      { ...second, version: second.version + 1 },
      first,
      { id: 'nobody', version: 1, changes: {} },
    ])
    expect(outcomes(answer)).toEqual({ b00001: 'done', b00002: 'changed', b00003: 'done', nobody: 'missing' })
    expect((await stateOf(db, 'b00003'))[0]).toMatchObject({ booking_status: 'completed', pay: 99 })
    await db.as(
      { email: 'admin@example.com' },
      (sql) => sql`update public.bookings set admin_notes = 'Call first' where id = 'b00003'`,
    )
    const undone = await undo(db, answer.batch)
    expect(outcomes(undone)).toEqual({ b00001: 'done', b00003: 'changed' })
    expect(undone?.results.find(({ id }) => id === 'b00003')?.message).toBe('admin@example.com')
    expect((await stateOf(db, 'b00001'))[0]).toEqual(before[0])
    expect(await undo(db, answer.batch)).toBeNull()
  })

  test('one that the rules refuse leaves the others', async ({ db }) => {
    await seedBookings(db, 12)
    const [contractor] = await db.sql<{ id: string }[]>`
      insert into public.contractors (full_name, email, phone) values ('Ana Diaz', 'ana@example.com', '4165550100')
      returning id`
    await db.sql`update public.bookings set booking_date = '2026-12-01', booking_time = '9:00 AM', booking_status = 'confirmed',
      assigned_cleaner_name = null where id in ('b00001', 'b00002')`
    await db.sql`update public.bookings set booking_date = '2026-12-02', booking_status = 'confirmed' where id = 'b00003'`
    const rows = (await versions(db, 'b00001', 'b00002', 'b00003'))({ contractor_id: contractor?.id })
    const answer = await change(db, rows)
    expect(outcomes(answer)).toEqual({ b00001: 'done', b00002: 'refused', b00003: 'done' })
    expect(answer.results.find(({ id }) => id === 'b00002')?.message).toMatch(/^Ana Diaz has another job/)
    expect(outcomes(await undo(db, answer.batch))).toEqual({ b00001: 'done', b00003: 'done' })
    expect((await stateOf(db, 'b00001'))[0]).toMatchObject({ assigned_cleaner_name: null })
  })

  test('one that is in the way of another is done for a reason, which goes with it', async ({ db }) => {
    await seedBookings(db, 12)
    const [contractor] = await db.sql<{ id: string }[]>`
      insert into public.contractors (full_name, email, phone) values ('Ana Diaz', 'ana@example.com', '4165550100')
      returning id`
    const two = ['b00001', 'b00002']
    await db.sql`update public.bookings set booking_date = '2026-12-01', booking_time = '9:00 AM', booking_status = 'confirmed'
      where id in ${db.sql(two)}`
    const reasons = async () =>
      (
        await db.sql`select overlap_reason as reason from public.bookings where id in ${db.sql(two)} order by id`
      ).map(({ reason }) => reason)
    const rows = (await versions(db, ...two))({
      contractor_id: contractor?.id,
      overlap_reason: 'second-person',
    })
    const answer = await change(db, rows)
    expect(outcomes(answer)).toEqual({ b00001: 'done', b00002: 'done' })
    expect(await reasons()).toEqual(['second-person', 'second-person'])
    await undo(db, answer.batch)
    expect(await reasons()).toEqual([null, null])
  })

  test('are neither canceled, nor changed in their amounts, nor more than a hundred', async ({ db }) => {
    await seedBookings(db, 3)
    const row = await versions(db, 'b00001')
    for (const rows of [
      row({ booking_status: 'canceled' }),
      row({ total_price: 1 }),
      [],
      Array.from({ length: 101 }, (_, nr) => ({ id: `b${nr}`, version: 1, changes: {} })),
    ])
      await expect(change(db, rows)).rejects.toMatchObject({ code: 'PT400' })
  })

  test('two changes at once in opposite orders both end', async ({ db }) => {
    await seedBookings(db, 40)
    const ids = Array.from({ length: 40 }, (_, nr) => `b${String(nr + 1).padStart(5, '0')}`)
    const rows = (await versions(db, ...ids))({ contractor_pay: 70 })
    const answers = await Promise.all([change(db, rows), change(db, rows.toReversed())])
    const done = answers.flatMap(({ results }) => results).filter(({ outcome }) => outcome === 'done')
    expect(done).toHaveLength(40)
  })

  test('are taken back by who changed them, for ten minutes, and what they said is gone then', async ({
    db,
  }) => {
    await plantCanaries(db)
    const rows = (await versions(db, 'canary'))({ contractor_pay: 70 })
    const { batch } = await change(db, rows)
    expect(await undo(db, batch, { email: 'office@example.com' })).toBeNull()
    db.setClock(new Date(db.now().getTime() + 10 * 60_000))
    expect(await undo(db, batch)).toBeNull()
    await db.call('erase_expired', { batch: 10 })
    expect(await db.sql`select from private.undo_batches`).toHaveLength(0)
  })
})

test('one search finds bookings, customers, contractors and inquiries, by name, address or phone', async ({
  db,
}) => {
  await seedBookings(db, 30)
  await db.sql`insert into public.contractors (full_name, email, phone) values ('Anabel Ray', 'r@example.com', '4165550100')`
  await db.sql`insert into public.contact_inquiries (name, email, message) values ('Ana Diaz', 'd@example.com', 'Hi')`
  const search = (typed: string) => db.call('admin_search', { typed }, admin)
  expect(await search('ana')).toEqual({
    bookings: Array.from({ length: 6 }, () =>
      expect.objectContaining({ customer_name: 'Ana Lima', status: expect.any(String) }),
    ),
    customers: Array.from({ length: 4 }, () =>
      expect.objectContaining({ customer_name: 'Ana Lima', id: expect.stringMatching(/^b\d{5}$/) }),
    ),
    contractors: [expect.objectContaining({ full_name: 'Anabel Ray', status: true })],
    inquiries: [expect.objectContaining({ name: 'Ana Diaz', subject: null })],
  })
  expect(await search('(416) 555')).toMatchObject({ bookings: { length: 6 }, customers: { length: 4 } })
  // The reference on a receipt finds its booking.
  expect(await search(' df-00000017 ')).toMatchObject({ bookings: [{ id: 'b00017' }], customers: [] })
  expect(await search('a')).toEqual({ bookings: [], customers: [], contractors: [], inquiries: [] })

  // Every address of the seed contains it; the oldest booking is of somebody whose name starts with it.
  await db.sql`
    update public.bookings set customer_name = 'Old Éxa', email = 'old@example.com'
    where id = (select id from public.bookings order by booking_date, booking_minute, id limit 1)`
  const others = (count: number) =>
    Array.from({ length: count }, () => ({ customer_name: expect.not.stringContaining('Éxa') }))
  expect(await search('exa')).toMatchObject({
    bookings: [{ customer_name: 'Old Éxa' }, ...others(5)],
    customers: [{ customer_name: 'Old Éxa' }, ...others(3)],
  })
})

describe('saved views', () => {
  const office = { email: 'office@example.com' }
  const save = (db: TestDatabase, as: typeof admin, row: Record<string, unknown>) =>
    db.as(as, (sql) => sql`insert into public.saved_views ${sql({ page: 'bookings', ...row })}`)
  const seen = async (db: TestDatabase, as: typeof admin) =>
    (await db.as(as, (sql) => sql`select name, is_default from public.saved_views order by name`)).map(
      ({ name, is_default }) => (is_default ? `${name}*` : name),
    )

  test('are one administrator’s own', async ({ db }) => {
    await plantCanaries(db)
    await save(db, office, { name: 'Mine' })
    expect([await seen(db, office), await seen(db, admin)]).toEqual([['Mine'], ['canary']])
    await db.as(office, (sql) => sql`delete from public.saved_views`)
    expect([await seen(db, office), await seen(db, admin)]).toEqual([[], ['canary']])
    await expect(save(db, { email: 'inactive@example.com' }, { name: 'Mine' })).rejects.toThrow('security')
    await expect(save(db, office, { name: 'Yours', user_id: userIdOf(admin.email) })).rejects.toMatchObject({
      code: '42501',
    })
  })

  test('have names of their own, and one default a page', async ({ db }) => {
    await addAdmin(db)
    await save(db, admin, { name: 'A', is_default: true })
    await save(db, admin, { name: 'B', is_default: true })
    await save(db, admin, { name: 'C', is_default: true, page: 'contacts' })
    expect(await seen(db, admin)).toEqual(['A', 'B*', 'C*'])
    await db.as(admin, (sql) => sql`update public.saved_views set is_default = true where name = 'A'`)
    expect(await seen(db, admin)).toEqual(['A*', 'B', 'C*'])
    await expect(save(db, admin, { name: 'a' })).rejects.toMatchObject({ code: '23505' })
    await expect(save(db, admin, { name: ' ' })).rejects.toMatchObject({ code: '23514' })
    await expect(save(db, admin, { name: 'D', query: 'q'.repeat(1001) })).rejects.toMatchObject({
      code: '23514',
    })
  })

  test('are fifty at most, and go with their administrator', async ({ db }) => {
    await addAdmin(db)
    await db.as(
      admin,
      (sql) => sql`
        insert into public.saved_views (page, name) select 'customers', 'v' || n from generate_series(1, 50) n`,
    )
    await expect(save(db, admin, { name: 'One more' })).rejects.toMatchObject({ code: 'PT409' })
    await db.sql`delete from public.saved_views where name <> 'v1'`
    await db.sql`alter table public.admin_users disable trigger user`
    await db.sql`delete from public.admin_users`
    expect((await db.sql`select count(*)::integer as n from public.saved_views`)[0]?.n).toBe(0)
  })
})

describe('an assignment', () => {
  const letter = (db: TestDatabase, kind: string, ref = 'b00002') =>
    db.call('enqueue_email', {
      email: { kind, ref, recipient: 'ana@example.com', payload: {}, hold_seconds: 10 },
    })
  const revert = (db: TestDatabase, request: Record<string, unknown>) =>
    db.call('admin_take_back', { request: { id: 'b00002', ...request } }, admin)
  const before = {
    booking_status: 'pending',
    contractor_id: null,
    assigned_cleaner_name: null,
    contractor_pay: 90,
  }
  const stored = async (db: TestDatabase) =>
    (
      await db.sql`
        select booking_status, assigned_cleaner_name as cleaner, contractor_pay::float as pay, version::integer
        from public.bookings where id = 'b00002'`
    )[0]

  test('is taken back with its letters, or not at all', async ({ db }) => {
    await seedBookings(db, 3)
    const assign = async () => {
      await db.sql`
        update public.bookings set booking_status = 'assigned', assigned_cleaner_name = 'Al Poe', contractor_pay = 70
        where id = 'b00002'`
      return Number((await stored(db))?.version)
    }
    const first = await assign()
    const letters = [await letter(db, 'job-assignment-confirmation'), await letter(db, 'cleaner-assignment')]
    const another = await letter(db, 'cleaner-assignment', 'b00003')
    expect(await revert(db, { version: first, before, letters: [...letters, another] })).toMatchObject({
      outcome: 'emails-sent',
    })
    expect(await revert(db, { version: first - 1, before, letters })).toMatchObject({ outcome: 'changed' })
    expect(await stored(db)).toMatchObject({ booking_status: 'assigned' })
    expect(await revert(db, { version: first, before, letters })).toMatchObject({ outcome: 'done' })
    expect(await stored(db)).toMatchObject({ booking_status: 'pending', cleaner: null, pay: 90 })
    expect((await db.sql`select ref from public.email_outbox`).map(({ ref }) => ref)).toEqual(['b00003'])

    const second = await assign()
    const gone = await letter(db, 'job-assignment-confirmation')
    db.setClock(new Date(db.now().getTime() + 10_000))
    await db.call('claim_emails', { batch: 10 })
    expect(await revert(db, { version: second, before, letters: [gone] })).toMatchObject({
      outcome: 'emails-sent',
    })
    expect(await stored(db)).toMatchObject({ booking_status: 'assigned', cleaner: 'Al Poe' })
    await expect(revert(db, { version: second, before: { total_price: 1 }, letters: [] })).rejects.toThrow(
      'cannot be taken back',
    )
  })
})

test('what a change is taken back to names nobody, and is whole again', async ({ db }) => {
  await seedBookings(db, 4)
  const [maria] = await db.sql`
    insert into public.contractors (full_name, email, phone) values ('Maria Santos', 'm@example.com', '4165550101') returning id`
  await db.sql`update public.bookings set assigned_cleaner_name = 'Former Cleaner', booking_status = 'confirmed' where id = 'b00001'`
  const rows =
    await db.sql`select id, version::integer from public.bookings where id in ('b00001', 'b00002') order by id`
  const request = {
    label: 'assign',
    rows: rows.map((row) => ({ ...row, changes: { booking_status: 'assigned', contractor_id: maria?.id } })),
  }
  const names = () =>
    db.sql`select assigned_cleaner_name as name from public.bookings where id in ('b00001', 'b00002') order by id`
  const was = await names()
  const answer = Schema.decodeUnknownSync(Schema.Struct({ batch: Schema.String }))(
    await db.call('admin_change_bookings', { request }, admin),
  )
  expect((await names()).map(({ name }) => name)).toEqual(['Maria Santos', 'Maria Santos'])
  const [kept] = await db.sql`select items::text as items from private.undo_batches`
  expect(kept?.items).not.toMatch(/Former|Maria|416/)
  await db.call('admin_undo', { batch: answer.batch }, admin)
  expect(await names()).toEqual(was)
})
