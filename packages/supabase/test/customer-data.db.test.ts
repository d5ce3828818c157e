import { businessDate } from '@dustforce/core/schedule'
import { describe, expect } from 'vitest'
import { change } from './acts.ts'
import { addAdmin, admin } from './admin-rows.ts'
import { held, paymentEvent, settle } from './answers.ts'
import { keptSince } from './kept-since.ts'
import { type TestDatabase, test } from './postgres.ts'
import { freeColumnsOf, plant, tracesOf } from './traces.ts'

const canary = 'canary'
const email = 'canary@example.com'
/** The clock's day is 2026-11-21. */
const past = '2026-11-02'

const erase = (db: TestDatabase, mailbox: string = email) =>
  db.call('admin_erase_customer', { email: mailbox }, admin)

/** One record of every kind with the canary in every column, and what hangs on them. */
async function plantAll(db: TestDatabase): Promise<{ readonly booking: string }> {
  await addAdmin(db)
  const booking = await plant(db, 'bookings', canary, {
    email,
    booking_date: past,
    service_type: 'standard',
    payment_status: 'paid',
    booking_status: 'completed',
    hst_amount: 39,
    total_price: 336,
    // Not the customer's, and no text of theirs.
    booking_time: '9:00 AM',
    assigned_cleaner_name: 'Zoe Ray',
    applied_promo_code: null,
    attention: db.sql.json([]),
    price_book_version: 'test',
    pricing_breakdown: null,
    terms: null,
    add_ons: db.sql.json([]),
    add_ons_details: db.sql.json([]),
    stripe_session_id: 'cs_1',
    stripe_payment_intent: 'pi_1',
  })
  const inquiry = await plant(db, 'contact_inquiries', canary, { email })
  await plant(db, 'contact_inquiry_replies', canary, { inquiry_id: inquiry })
  const application = await plant(db, 'job_applications', canary, { email, consent_to_contact: true })
  for (const ref of [booking, inquiry, application]) {
    await db.sql`
      insert into public.email_outbox (kind, ref, recipient, payload, status)
      values ('inquiry-reply', ${ref}, ${email}, ${db.sql.json({ letter: `${canary} letter ${ref}` })}, 'sent')`
  }
  return { booking }
}

describe('R89: the export of a customer', () => {
  test('holds every text of every record and letter, by any spelling of the mailbox', async ({ db }) => {
    await plantAll(db)
    const answer = JSON.stringify(
      await db.call('admin_export_customer', { email: ' Canary+home@Example.com' }, admin),
    )
    const another = new Set(['email', 'assigned_cleaner_phone', 'admin_email'])
    const tables = ['bookings', 'contact_inquiries', 'contact_inquiry_replies', 'job_applications']
    let checked = 0
    for (const table of tables) {
      const [row] = await db.sql.unsafe(`select to_jsonb(x) as record from public.${table} x`)
      for (const { name } of await freeColumnsOf(db, table)) {
        const value = JSON.stringify(row?.record[name])
        if (another.has(name) || !value.includes(canary)) continue
        checked += 1
        expect(answer, `${table}.${name}`).toContain(value)
      }
    }
    expect(checked).toBeGreaterThan(20)
    expect(answer.match(/canary letter/g)).toHaveLength(3)
    expect(answer).not.toContain('assigned_cleaner_phone')
  })

  test('holds nothing of another customer, and says so when there is nothing', async ({ db }) => {
    await plantAll(db)
    expect(await db.call('admin_export_customer', { email: 'else@example.com' }, admin)).toMatchObject({
      mailbox: 'else@example.com',
      bookings: [],
      inquiries: [],
      applications: [],
      letters: [],
    })
  })

  test('holds the payments, history and promo use of a booking', async ({ db }) => {
    await addAdmin(db)
    await db.sql`insert into public.promo_codes (code, discount_type, discount_value) values ('TEN', 'fixed', 33)`
    const id = await held(db, { email }, { promoCode: 'TEN' })
    await settle(db, paymentEvent(id, 'completed'))
    await change(db, id, -2600, { reason: 'Asked for it' })
    const answer = await db.call('admin_export_customer', { email }, admin)
    expect(answer).toMatchObject({
      bookings: [
        {
          id,
          acts: [{ kind: 'changed', by: 'customer', reason: 'Asked for it' }],
          payments: [{ type: 'completed', amount_total: 33_600 }],
          history: expect.arrayContaining([expect.objectContaining({ action: 'created' })]),
          promo_use: { code: 'TEN' },
        },
      ],
      letters: [{ kind: 'booking-confirmation', recipient: email }, { kind: 'booking-changed' }],
    })
  })
})

describe('R89: erasing a customer', () => {
  test('leaves of a paid booking what the books need, and no trace of the customer', async ({ db }) => {
    const { booking } = await plantAll(db)
    expect(await erase(db, 'CANARY@example.com')).toEqual({
      bookings_deleted: 0,
      bookings_anonymized: 1,
      inquiries: 1,
      applications: 1,
    })
    expect(await tracesOf(db, canary)).toEqual([])
    expect(
      await db.sql`
      select customer_name, booking_date::text, hst_amount::float, total_price::float, payment_status, stripe_session_id,
        assigned_cleaner_name
      from public.bookings where id = ${booking}`,
    ).toEqual([
      {
        customer_name: 'Erased',
        booking_date: past,
        hst_amount: 39,
        total_price: 336,
        payment_status: 'paid',
        stripe_session_id: 'cs_1',
        assigned_cleaner_name: 'Zoe Ray',
      },
    ])
  })

  test('leaves nothing of what the office noted, did and may still undo', async ({ db }) => {
    await addAdmin(db)
    const id = await held(db, { email, customer_name: `${canary} Bird` })
    await settle(db, paymentEvent(id, 'completed'))
    await db.sql`update public.bookings set booking_status = 'completed' where id = ${id}`
    await db.call('admin_note_customer', { booking_id: id, note: `${canary} rings twice`, seen: '' }, admin)
    await db.sql`
      insert into public.booking_acts (id, booking_id, kind, by_whom, actor, reason)
      values (gen_random_uuid(), ${id}, 'moved', 'office', ${admin.email}, ${`${canary} is ill`})`
    const [row] = await db.sql`select id, version from public.bookings where id = ${id}`
    const rows = [{ ...row, changes: { contractor_pay: 5 } }]
    expect(await db.call('admin_change_bookings', { request: { label: 'Pay', rows } }, admin)).toMatchObject({
      results: [{ outcome: 'done' }],
    })
    expect(await db.sql`select from private.undo_batches`).toHaveLength(1)
    expect(await tracesOf(db, canary)).toEqual(expect.arrayContaining(['booking_acts', 'customer_notes']))
    expect(await erase(db)).toMatchObject({ bookings_anonymized: 1 })
    expect(await tracesOf(db, canary)).toEqual([])
  })

  test('empties every column that the history calls personal', async ({ db }) => {
    await plantAll(db)
    await erase(db)
    const [left] = await db.sql`
      select jsonb_object_agg(c.key, c.value) as personal
      from public.bookings b, jsonb_each_text(to_jsonb(b)) c
      where private.is_personal_column(c.key) and coalesce(c.value, '') <> ''`
    expect(left?.personal).toEqual({ customer_name: 'Erased' })
  })

  test('deletes a booking that no money came for', async ({ db }) => {
    await addAdmin(db)
    const id = await held(db, { email })
    await settle(db, paymentEvent(id, 'expired'))
    expect(await erase(db)).toMatchObject({ bookings_deleted: 1, bookings_anonymized: 0 })
    expect(await db.sql`select from public.bookings`).toHaveLength(0)
  })

  test('keeps a booking whose money was not what it should have been', async ({ db }) => {
    await addAdmin(db)
    const id = await held(db, { email, booking_date: '2026-11-23' })
    await settle(db, paymentEvent(id, 'completed', { amount_total: 1 }))
    await settle(db, paymentEvent(id, 'expired'))
    expect(await erase(db)).toMatchObject({ bookings_deleted: 0, bookings_anonymized: 1 })
    expect(await tracesOf(db, canary)).toEqual([])
  })

  test('touches nobody else', async ({ db }) => {
    await plantAll(db)
    expect(await erase(db, 'else@example.com')).toEqual({
      bookings_deleted: 0,
      bookings_anonymized: 0,
      inquiries: 0,
      applications: 0,
    })
    expect(await tracesOf(db, canary)).toEqual([
      'bookings',
      'contact_inquiries',
      'contact_inquiry_replies',
      'email_outbox',
      'job_applications',
    ])
  })

  test('of a refunded booking sends no letter to nobody', async ({ db }) => {
    await addAdmin(db)
    const id = await held(db, { email })
    await settle(db, paymentEvent(id, 'completed'))
    await db.sql`update public.bookings set booking_status = 'completed' where id = ${id}`
    await erase(db)
    expect(await settle(db, paymentEvent(id, 'refunded'))).toMatchObject({ outcome: 'refunded' })
    expect(await db.sql`select kind from public.email_outbox`).toEqual([{ kind: 'booking-confirmation' }])
    expect(await db.call('claim_emails', { batch: 10 })).toBeNull()
  })

  const obstacles = {
    'a checkout is open': async () => 'open checkout',
    'a refund is due': async (db: TestDatabase, id: string) => {
      await db.sql`update public.bookings set booking_status = 'canceled' where id = ${id}`
      await settle(db, paymentEvent(id, 'completed'))
      return 'waiting for a refund'
    },
    'a refund has failed': async (db: TestDatabase, id: string) => {
      await settle(db, paymentEvent(id, 'completed'))
      await settle(db, paymentEvent(id, 'refunded'))
      await settle(db, paymentEvent(id, 'refund_failed', { reversal_id: 're_1' }))
      return 'needs a look'
    },
    'a dispute is open': async (db: TestDatabase, id: string) => {
      await settle(db, paymentEvent(id, 'completed'))
      await db.sql`update public.bookings set booking_status = 'completed' where id = ${id}`
      await settle(db, paymentEvent(id, 'dispute_opened', { reversal_id: 'dp_1' }))
      return 'needs a look'
    },
    'a booking is to come': async (db: TestDatabase, id: string) => {
      await settle(db, paymentEvent(id, 'completed'))
      return 'upcoming booking'
    },
  }
  for (const [when, prepare] of Object.entries(obstacles)) {
    test(`is refused while ${when}, and nothing is erased`, async ({ db }) => {
      await plantAll(db)
      const id = await held(db, { email })
      const message = await prepare(db, id)
      const before = await tracesOf(db, canary)
      await expect(erase(db)).rejects.toMatchObject({
        code: 'PT409',
        message: expect.stringContaining(message),
      })
      expect(await tracesOf(db, canary)).toEqual(before)
      expect(await db.sql`select from public.admin_audit`).toHaveLength(0)
    })
  }
})

describe('the audit', () => {
  test('tells who did what when, and recognizes the mailbox without naming it', async ({ db }) => {
    await plantAll(db)
    await db.call('admin_export_customer', { email: 'Canary@example.com' }, admin)
    await erase(db, 'canary+x@example.com')
    const rows = await db.sql`
      select actor, action, created_at, mailbox_hash = private.mailbox_hash(${email}) as same from public.admin_audit order by id`
    expect(rows).toEqual([
      { actor: admin.email, action: 'customer-exported', created_at: db.now(), same: true },
      { actor: admin.email, action: 'customer-erased', created_at: db.now(), same: true },
    ])
    expect(await tracesOf(db, canary)).toEqual([])
  })

  test('is not written for a text that is no mailbox', async ({ db }) => {
    await addAdmin(db)
    for (const mailbox of ['', 'canary', '@example.com', ' ']) {
      await expect(erase(db, mailbox), mailbox).rejects.toMatchObject({ code: 'PT400' })
      await expect(
        db.call('admin_export_customer', { email: mailbox }, admin),
        mailbox,
      ).rejects.toMatchObject({
        code: 'PT400',
      })
    }
    expect(await db.sql`select from public.admin_audit`).toHaveLength(0)
  })
})

describe('retention', () => {
  const eraseExpired = (db: TestDatabase, batch = 100) => db.call('erase_expired', { batch })
  const nothing = { bookings_deleted: 0, bookings_anonymized: 0, inquiries: 0, applications: 0 }

  test('leaves of what expired only the books, and says in the audit how much it erased', async ({ db }) => {
    await plantAll(db)
    await db.sql`update public.booking_settings set setting_value = '6' where setting_name like 'keep_%'`
    expect(await eraseExpired(db)).toEqual(nothing)
    expect(await db.sql`select from public.admin_audit`).toHaveLength(0)
    db.setClock(new Date('2027-07-01T17:00:00Z'))
    const erased = { bookings_deleted: 0, bookings_anonymized: 1, inquiries: 1, applications: 1 }
    // Two runs at once erase each record once, whichever of them takes it.
    const runs = await Promise.all([eraseExpired(db), eraseExpired(db)])
    const sumOf = (counts: readonly unknown[]) =>
      Object.fromEntries(
        Object.keys(erased).map((kind) => [
          kind,
          counts.reduce((sum: number, one) => sum + Number(Object(one)[kind]), 0),
        ]),
      )
    expect(sumOf(runs)).toEqual(erased)
    expect(await tracesOf(db, canary)).toEqual([])
    expect(
      await db.sql`select total_price::float, hst_amount::float, payment_status from public.bookings`,
    ).toEqual([{ total_price: 336, hst_amount: 39, payment_status: 'paid' }])
    expect(await eraseExpired(db)).toEqual(nothing)
    const audit = await db.sql`select actor, action, mailbox_hash, counts, created_at from public.admin_audit`
    const line = { actor: 'retention', action: 'expired-erased', mailbox_hash: null, created_at: db.now() }
    expect(audit.map(({ counts: _, ...rest }) => rest)).toEqual(audit.map(() => line))
    expect(sumOf(audit.map(({ counts }) => counts))).toEqual(erased)
  })

  test('takes so many of each kind as it is told, the oldest first, and the rest later', async ({ db }) => {
    await db.sql`
      insert into public.bookings (id, customer_name, email, phone, address, booking_date, booking_time, service_type, payment_status)
      select 'b' || n, 'Ana', ${email}, '416', 'Toronto', '2020-01-01'::date + (n * 2 % 3), '9:00 AM', 'standard', 'expired'
      from generate_series(1, 3) n`
    await db.sql`
      insert into public.contact_inquiries (name, email, message, phone, created_at, updated_at)
      select 'q' || n, ${email}, 'Hello', '', d, d
      from generate_series(1, 3) n, lateral (select '2020-01-01'::date + (n * 2 % 3) as d) x`
    await db.sql`
      insert into public.job_applications (full_name, email, phone, consent_to_contact, created_at, updated_at)
      select 'a' || n, ${email}, '', true, d, d
      from generate_series(1, 3) n, lateral (select '2020-01-01'::date + (n * 2 % 3) as d) x`
    const left = async () =>
      (
        await db.sql`
          select id as name from public.bookings union all select name from public.contact_inquiries
          union all select full_name from public.job_applications order by name`
      ).map(({ name }) => name)
    const one = { bookings_deleted: 1, bookings_anonymized: 0, inquiries: 1, applications: 1 }
    expect(await eraseExpired(db, 1)).toEqual(one)
    expect(await left()).toEqual(['a1', 'a2', 'b1', 'b2', 'q1', 'q2'])
    expect(await eraseExpired(db, 1)).toEqual(one)
    expect(await left()).toEqual(['a1', 'b1', 'q1'])
    expect(await eraseExpired(db, 1)).toEqual(one)
    expect(await left()).toEqual([])
  })

  test('counts an inquiry from its last change or reply', async ({ db }) => {
    const later = new Date('2027-06-01T12:00:00Z')
    const begun = { email, created_at: db.now(), updated_at: db.now() }
    const old = await plant(db, 'contact_inquiries', canary, begun)
    await plant(db, 'contact_inquiries', canary, { ...begun, updated_at: later })
    const replied = await plant(db, 'contact_inquiries', canary, begun)
    await plant(db, 'contact_inquiry_replies', canary, { inquiry_id: replied, created_at: later })
    db.setClock(new Date('2027-12-01T12:00:00Z'))
    expect(await eraseExpired(db)).toEqual({ ...nothing, inquiries: 1 })
    expect(await db.sql`select id from public.contact_inquiries where id = ${old}`).toEqual([])
  })

  test('waits for a refund that is due', async ({ db }) => {
    const id = await held(db, { email })
    await db.sql`update public.bookings set booking_status = 'canceled' where id = ${id}`
    await settle(db, paymentEvent(id, 'completed'))
    db.setClock(new Date('2030-01-01T12:00:00Z'))
    expect(await eraseExpired(db)).toEqual(nothing)
  })

  test('is set for bookings and messages together, or not at all', async ({ db }) => {
    await addAdmin(db)
    const kept = () =>
      db.sql`
        select setting_value as months from public.booking_settings where setting_name like 'keep_%' order by setting_name`
    const set = (booking_months: number, message_months: number) =>
      db.as(
        admin,
        (sql) => sql`
          update public.booking_settings s set setting_value = c.value from (
            values ('keep_bookings_months', ${String(booking_months)}), ('keep_messages_months', ${String(message_months)})
          ) c (key, value)
          where s.setting_name = c.key`,
      )
    expect((await set(36, 6)).count).toBe(2)
    for (const [bookings, messages] of [
      [48, 0],
      [48, 5],
      [5, 12],
      [1, 1],
      [121, 12],
    ] as const)
      await expect(set(bookings, messages)).rejects.toMatchObject({ code: '23514' })
    expect(await kept()).toEqual([{ months: '36' }, { months: '6' }])
  })

  test('counts months as the core does', async ({ db }) => {
    const set = (value: string) =>
      db.sql`update public.booking_settings set setting_value = ${value} where setting_name = 'keep_bookings_months'`
    for (const months of [6, 12, 23]) {
      await set(String(months))
      for (const today of ['2026-03-31', '2024-02-29', '2025-02-28', '2026-12-30', '2027-01-15']) {
        const [row] = await db.sql.begin(async (sql) => {
          await sql`select set_config('dustforce.now', ${`${today}T17:00:00Z`}, true)`
          return sql`select private.kept_since('keep_bookings_months')::text as since`
        })
        expect(row?.since, `${months} months before ${today}`).toBe(keptSince(businessDate(today), months))
      }
    }
  })
})
