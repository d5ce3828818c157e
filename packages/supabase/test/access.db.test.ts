import { describe, expect } from 'vitest'
import { watchedTables } from '../src/admin/admin-changes.ts'
import { accessMatrix } from './access-matrix.ts'
import { callers, canary, functionsOf, plantCanaries, publishedTables, tablesOf } from './access-probe.ts'
import { type Caller, userIdOf } from './caller.ts'
import { type TestDatabase, test } from './postgres.ts'

describe('R30: who may do what', () => {
  test('every table, function and published change is as the committed matrix says', async ({ db }) => {
    await plantCanaries(db)
    await expect(await accessMatrix(db)).toMatchFileSnapshot('access-matrix.md')
  })

  test('the Command Hub listens to every published table', async ({ db }) => {
    const published = await publishedTables(db)
    expect(published.map(({ table }) => table)).toEqual(watchedTables.map((table) => `public.${table}`))
  })

  test('a new table and a new function change the matrix', async ({ db }) => {
    await db.sql.unsafe(`create table public.later (id int, name text);
      insert into public.later values (1, 'canary');
      grant select (name) on public.later to anon;
      alter publication supabase_realtime add table public.later;
      create function public.later() returns int language sql as 'select 1';
      grant execute on function public.later() to anon`)
    expect(await tablesOf(db)).toContain('later')
    const matrix = await accessMatrix(db, ['later'])
    expect(matrix).toContain('| later | select | 1 row | – | – | – | – | name |')
    expect(matrix).toMatch(/\| `later\(\)` \| yes \| .* \| caller \|/)
    expect(matrix).toContain('| public.later | insert, update, delete, truncate |')
  })

  /** Arguments of every function that the API gives to visitors and signed-in users. */
  const callsOf = (who: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
    availability: { from_date: '2026-11-01', days: 60 },
    shown_reviews: {},
    current_business: {},
    is_first_time: { email: 'canary@example.com' },
    promo_lookup: { code: 'nothing' },
    payment_state: { session_id: 'cs_canary' },
    submit_contact: { payload: { name: 'Ana Diaz', email: `${who}@example.org`, message: 'Hello' } },
    submit_application: {
      payload: {
        full_name: 'Ana Diaz',
        email: `${who}@example.org`,
        phone: '4165550100',
        consent_to_contact: true,
      },
    },
    admin_bookings: { request: {} },
    admin_inquiries: { request: {} },
    admin_cleaner_names: {},
    admin_last_visits: { booking_id: 'canary' },
    admin_count_needing_cleaner: {},
    admin_inquiry_counts: {},
    admin_dashboard: { request: {} },
    admin_finance: { from_date: '2026-11-01', to_date: '2026-11-30' },
    admin_team: {},
    admin_emails_to_look_at: {},
    admin_email_looked_at: { id: '00000000-0000-4000-8000-000000000000', trouble: 'failed' },
    admin_send_email_again: { id: '00000000-0000-4000-8000-000000000000' },
    admin_needs_you: {},
    admin_series: { booking_id: 'canary' },
    admin_payouts: { from_date: '2026-11-01', to_date: '2026-11-30' },
    admin_payout_statement: { cleaner: 'canary', from_date: '2026-11-01', to_date: '2026-11-30' },
    admin_pay_contractor: {
      request: {
        id: '00000000-0000-4000-8000-0000000ca9a4',
        cleaner: 'canary',
        from: '2026-11-01',
        to: '2026-11-30',
        amount: 5,
        method: 'cash',
      },
    },
    admin_reverse_payout: {
      request: {
        id: '00000000-0000-4000-8000-0000000ca9a5',
        payout: '00000000-0000-4000-8000-0000000ca9a3',
      },
    },
    admin_customers: { search: '', after: null, batch: 50 },
    admin_reviews: { decision: null, after: null, batch: 50 },
    admin_decide_review: { booking_id: 'none', decision: 'hidden', version: 1 },
    admin_customer: { booking_id: 'canary' },
    admin_note_customer: { booking_id: 'canary', note: 'Rings twice', seen: '' },
    admin_booking_history: { booking_id: 'canary', after: null, batch: 50 },
    admin_office_history: { after: null, batch: 50 },
    admin_payments_to_look_at: {},
    admin_to_pay_back: { booking_id: 'canary' },
    admin_preview_limits: { limits: { crews: '2' } },
    admin_payment_looked_at: { kind: 'booking', key: 'canary', attention: ['refunded'] },
    admin_hire: { application_id: '00000000-0000-4000-8000-0000000ca9a2', contractor: {} },
    admin_search: { typed: 'canary' },
    admin_change_bookings: {
      request: { label: 'Mark', rows: [{ id: 'canary', version: 1, changes: { contractor_pay: 5 } }] },
    },
    admin_change_inquiries: {
      request: { rows: [{ id: '00000000-0000-4000-8000-0000000ca9a1', seen: 'new', status: 'closed' }] },
    },
    admin_change_applications: {
      request: {
        rows: [{ id: '00000000-0000-4000-8000-0000000ca9a2', seen: 'pending', status: 'rejected' }],
      },
    },
    admin_change_records: { changes: [] },
    admin_take_back: { request: { id: 'canary', version: 0 } },
    admin_never_again: { booking_ids: ['canary'] },
    admin_cleaner_wishes: { booking_id: 'canary' },
    admin_wish_cleaner: {
      booking_id: 'none',
      contractor: '00000000-0000-4000-8000-000000000000',
      wish: null,
    },
    admin_waiting: { first_day: '2026-11-23', last_day: '2026-11-23' },
    admin_remove_wish: { wish: '00000000-0000-4000-8000-000000000000' },
    admin_undo: { batch: '00000000-0000-4000-8000-000000000000' },
    admin_set_role: { user_id: userIdOf('canary@example.com'), role: 'owner' },
    admin_reset_factors: { user_id: userIdOf('canary@example.com') },
    admin_invite: { email: 'new@example.com', role: 'office' },
    admin_withdraw_invitation: { id: '00000000-0000-4000-8000-000000000000' },
    admin_set_active: { user_id: userIdOf('canary@example.com'), active: true },
    admin_export_customer: { email: 'canary@example.com' },
    admin_erase_customer: { email: 'else@example.com' },
    admin_withdraw_links: { booking_id: 'canary' },
  })
  const ofOwners = [
    'admin_set_role',
    'admin_reset_factors',
    'admin_invite',
    'admin_withdraw_invitation',
    'admin_set_active',
  ]
  const nameOf = (signature: string) => signature.slice(0, signature.indexOf('('))

  test('no function answers a visitor, a stranger or an inactive administrator with a canary', async ({
    db,
  }) => {
    await plantCanaries(db)
    const open = (await functionsOf(db)).filter(
      ({ schema, roles }) =>
        schema === 'public' && (roles.includes('anon') || roles.includes('authenticated')),
    )
    expect(open.map(({ signature }) => nameOf(signature)).toSorted()).toEqual(
      Object.keys(callsOf('')).toSorted(),
    )
    for (const { signature } of open) {
      const name = nameOf(signature)
      for (const [who, caller] of Object.entries(callers)) {
        const answer = db.call(name, callsOf(who)[name] ?? {}, caller)
        if (who === 'owner' || (who === 'office' && !ofOwners.includes(name))) {
          // A person whom one of them has hired is not hired again by the other, and nothing is due or owed of the canary: that is an answer.
          await answer.catch((error: unknown) =>
            expect(error).toMatchObject({
              code: 'PT409',
              hint: expect.stringMatching(/^(known|not-due|payout-changed)$/),
            }),
          )
        } else if (name.startsWith('admin_')) {
          await expect(answer, `${name} as ${who}`).rejects.toMatchObject({ code: '42501' })
        } else expect(JSON.stringify(await answer).toLowerCase(), `${name} as ${who}`).not.toContain(canary)
      }
    }
  })

  test('the server’s functions refuse everybody else', async ({ db }) => {
    for (const caller of Object.values(callers)) {
      await expect(db.call('refunds_due', {}, caller)).rejects.toThrow('permission denied')
      await expect(db.call('claim_emails', { batch: 1 }, caller)).rejects.toThrow('permission denied')
      await expect(db.call('read_story', { event: {} }, caller)).rejects.toThrow('permission denied')
      await expect(db.call('write_step', { step: {} }, caller)).rejects.toThrow('permission denied')
      await expect(db.call('admit_checkout', { visitor: 'x', email: 'x' }, caller)).rejects.toThrow(
        'permission denied',
      )
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

describe('R90: default grants', () => {
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
