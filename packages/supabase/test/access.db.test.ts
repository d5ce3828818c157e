import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { callers, canary, functionsOf, plantCanaries, rightsOn, tablesOf } from './access-probe.ts'
import { type Caller, userIdOf } from './caller.ts'
import { type TestDatabase, test } from './postgres.ts'

const matrix: unknown = JSON.parse(await readFile(new URL('access-matrix.json', import.meta.url), 'utf8'))

describe('R30: who may do what', () => {
  test('every table, view and function is as the committed matrix says', async ({ db }) => {
    await plantCanaries(db)
    const tables: Record<string, Record<string, ReadonlyArray<string>>> = {}
    for (const table of await tablesOf(db)) {
      const [row] = await db.sql.unsafe(`select count(*)::int as n from public.${table}`)
      expect(row?.n, `${table} has no canary row`).toBeGreaterThan(0)
      const rights: Record<string, ReadonlyArray<string>> = {}
      for (const [name, caller] of Object.entries(callers)) rights[name] = await rightsOn(db, table, caller)
      tables[table] = rights
    }
    expect({ tables, functions: await functionsOf(db) }).toEqual(matrix)
  })

  test('no function answers a visitor or a stranger with a canary', async ({ db }) => {
    await plantCanaries(db)
    for (const caller of [callers.anon, callers.stranger, callers.inactive]) {
      if (caller === undefined) throw new Error('no caller')
      const answers = [
        await db.call('availability', { from_date: '2026-11-01', days: 60 }, caller),
        await db.call('is_first_time', { email: 'canary@example.com' }, caller),
        await db.call('promo_lookup', { code: 'nothing' }, caller),
      ]
      expect(JSON.stringify(answers).toLowerCase()).not.toContain(canary)
    }
  })

  test('the server’s functions refuse everybody else', async ({ db }) => {
    for (const caller of Object.values(callers)) {
      await expect(db.call('refunds_due', {}, caller)).rejects.toThrow('permission denied')
      await expect(db.call('claim_emails', { batch: 1 }, caller)).rejects.toThrow('permission denied')
      await expect(db.call('settle_payment', { event: {} }, caller)).rejects.toThrow('permission denied')
      await expect(db.call('admit_checkout', { visitor: 'x', email: 'x' }, caller)).rejects.toThrow(
        'permission denied',
      )
    }
  })

  test('the lists of the Command Hub refuse everybody but an administrator', async ({ db }) => {
    await plantCanaries(db)
    const lists = [
      ['admin_bookings', { request: {} }],
      ['admin_inquiries', { request: {} }],
      ['admin_cleaner_names', {}],
      ['admin_inquiry_counts', {}],
      ['admin_dashboard', { request: {} }],
      ['admin_finance', { from_date: '2026-11-01', to_date: '2026-11-30' }],
      ['admin_team', {}],
      ['admin_export_customer', { email: 'canary@example.com' }],
      ['admin_erase_customer', { email: 'else@example.com' }],
    ] as const
    for (const [name, args] of lists) {
      for (const [who, caller] of Object.entries(callers)) {
        const answer = db.call(name, args, caller)
        if (who === 'admin') expect(await answer).not.toBeNull()
        else await expect(answer, `${name} as ${who}`).rejects.toMatchObject({ code: '42501' })
      }
    }
  })

  test('helpers cannot even be named', async ({ db }) => {
    for (const caller of Object.values(callers)) {
      await expect(db.as(caller, (sql) => sql`select private.is_admin()`)).rejects.toThrow(
        'permission denied for schema private',
      )
    }
  })
})

describe('R31: no way around', () => {
  test('a visitor can neither count, nor filter, nor join, nor ask for what was written', async ({ db }) => {
    const ways = [
      `select count(*) from public.bookings`,
      `select 1 from public.bookings where email like 'a%'`,
      `select s.setting_value from public.booking_settings s join public.bookings b on true`,
      `insert into public.contact_inquiries (name, email, message) values ('Ana', 'a@b.ca', 'x') returning *`,
      `update public.bookings set booking_status = 'confirmed' where id = 'canary' returning email`,
      `copy public.bookings to stdout`,
    ]
    for (const way of ways) {
      await expect(
        db.as('anon', (sql) => sql.unsafe(way)),
        way,
      ).rejects.toThrow('permission denied')
    }
  })

  test('an administrator cannot touch amounts, payments, counters or history', async ({ db }) => {
    await plantCanaries(db)
    const admin = { email: 'admin@example.com' }
    const ways = [
      `update public.bookings set total_price = 1`,
      `update public.bookings set payment_status = 'paid'`,
      `update public.bookings set stripe_session_id = 'x'`,
      `update public.promo_codes set current_uses = 0`,
      `update public.admin_users set is_active = true`,
      `delete from public.booking_events`,
      `insert into public.email_outbox (kind, ref, recipient, payload) values ('inquiry-reply', 'x', 'x', '{}')`,
    ]
    for (const way of ways) {
      await expect(
        db.as(admin, (sql) => sql.unsafe(way)),
        way,
      ).rejects.toThrow('permission denied')
    }
  })
})

describe('signing in', () => {
  const invite = (db: TestDatabase, email: string) => db.call('invite_admin', { user_id: userIdOf(email) })
  const join = (db: TestDatabase, as: Caller & object, row: Record<string, unknown>) =>
    db.as(as, (sql) => sql`insert into public.admin_users ${sql(row)}`)
  const bookingsSeenBy = (db: TestDatabase, as: Caller) =>
    db.as(as, (sql) => sql`select id from public.bookings`).then((rows) => rows.length)

  test('an invited account makes its own active row and is an administrator from then on', async ({ db }) => {
    await plantCanaries(db)
    const as = { email: 'new@example.com' }
    const row = { email: as.email, is_active: true }
    await invite(db, as.email)
    expect(await bookingsSeenBy(db, as)).toBe(0)
    await join(db, as, row)
    expect(await bookingsSeenBy(db, as)).toBe(1)
    expect(await db.as(as, (sql) => sql`select email from public.admin_users`)).toEqual([{ email: as.email }])
  })

  test('R80: an account without an invitation makes no row', async ({ db }) => {
    await plantCanaries(db)
    await invite(db, 'somebody-else@example.com')
    const as = { email: 'new@example.com' }
    await expect(join(db, as, { email: as.email, is_active: true })).rejects.toThrow('row-level security')
    expect(await bookingsSeenBy(db, as)).toBe(0)
  })

  test('R80: an invitation belongs to an account, so another account with its address is refused', async ({
    db,
  }) => {
    await invite(db, 'new@example.com')
    const as = { email: 'new@example.com', id: userIdOf('a second account') }
    await expect(join(db, as, { email: as.email, is_active: true })).rejects.toThrow('row-level security')
  })

  test('an invited account cannot make a row for another address, another account, or an inactive one', async ({
    db,
  }) => {
    await plantCanaries(db)
    const as = { email: 'new@example.com' }
    await invite(db, as.email)
    for (const row of [
      { email: 'other@example.com', is_active: true },
      { email: 'canary@example.com', is_active: true },
      { email: as.email, is_active: false },
    ]) {
      await expect(join(db, as, row)).rejects.toThrow('row-level security')
    }
    const foreign = { user_id: userIdOf('other@example.com'), email: as.email, is_active: true }
    await expect(join(db, as, foreign)).rejects.toThrow('permission denied')
  })

  test('R80: an inactive administrator stays out under every address, even when invited again', async ({
    db,
  }) => {
    await plantCanaries(db)
    const id = userIdOf('inactive@example.com')
    await invite(db, 'inactive@example.com')
    for (const email of ['inactive@example.com', 'Inactive@Example.com', 'new-address@example.com']) {
      await expect(
        join(db, { email, id }, { email: email.toLowerCase(), is_active: true }),
      ).rejects.toMatchObject({ code: '23505' })
      expect(await bookingsSeenBy(db, { email, id })).toBe(0)
    }
  })

  test('R80: only the server can invite', async ({ db }) => {
    await plantCanaries(db)
    for (const caller of Object.values(callers)) {
      await expect(
        db.call('invite_admin', { user_id: userIdOf('stranger@example.com') }, caller),
      ).rejects.toThrow('permission denied')
    }
  })

  test('R37: an administrator who is made inactive is out at the next request', async ({ db }) => {
    await plantCanaries(db)
    const admin = { email: 'admin@example.com' }
    const seen = () => db.as(admin, (sql) => sql`select id from public.bookings`)
    expect(await seen()).toHaveLength(1)
    await db.sql`update public.admin_users set is_active = false where email = ${admin.email}`
    expect(await seen()).toHaveLength(0)
    const changed = await db.as(admin, (sql) => sql`update public.bookings set notes = 'x'`)
    expect(changed.count).toBe(0)
  })

  test('a reply carries its author’s own name', async ({ db }) => {
    await plantCanaries(db)
    const admin = { email: 'admin@example.com' }
    const reply = (admin_email: string) =>
      db.as(
        admin,
        (sql) =>
          sql`insert into public.contact_inquiry_replies ${sql({
            inquiry_id: '00000000-0000-4000-8000-0000000ca9a1',
            reply_content: 'Thank you',
            admin_email,
          })}`,
      )
    expect(await reply('Admin@example.com')).toHaveProperty('count', 1)
    await expect(reply('boss@example.com')).rejects.toThrow('row-level security')
  })
})

describe('R32: the schema’s own rules', () => {
  test('every table has row security, every function a fixed search path', async ({ db }) => {
    expect(
      await db.sql`
        select c.oid::regclass::text as name from pg_class c
        where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
          and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    ).toEqual([])
    expect(
      await db.sql`
        select p.oid::regprocedure::text as name from pg_proc p
        where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not coalesce(p.proconfig, '{}') @> array['search_path=""']`,
    ).toEqual([])
  })

  test('every policy asks who is an administrator, or for one’s own row; none is for everybody', async ({
    db,
  }) => {
    expect(
      await db.sql`
        select tablename, policyname from pg_policies
        where schemaname = 'public' and (
          roles <> '{authenticated}'
          or coalesce(qual, with_check) !~ 'is_admin|auth.uid'
          or coalesce(with_check, qual) !~ 'is_admin|auth.uid'
        )`,
    ).toEqual([])
  })

  test('every foreign key has an index', async ({ db }) => {
    expect(
      await db.sql`
        select c.conname from pg_constraint c
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
          select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        )`,
    ).toEqual([])
  })

  test('what a later migration makes is closed until it says otherwise', async ({ db }) => {
    await db.sql.unsafe(`create table public.later (id int);
      create function public.later() returns int language sql as 'select 1'`)
    const [row] = await db.sql`
      select has_table_privilege('anon', 'public.later', 'select') as anon,
        has_table_privilege('authenticated', 'public.later', 'select') as authenticated,
        has_function_privilege('anon', 'public.later()', 'execute') as function`
    expect(row).toEqual({ anon: false, authenticated: false, function: false })
  })
})
