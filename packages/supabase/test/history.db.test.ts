import { foldHistory } from '@dustforce/office/hub'
import { expect } from 'vitest'
import { adminHistory, type HistoryPage } from '../src/admin/admin-history.ts'
import { cancel } from './acts.ts'
import { addAdmin, admin, adminClientOn } from './admin-rows.ts'
import { held, paymentEvent, settle } from './answers.ts'
import { bookingRequest } from './booking-request.ts'
import { type TestDatabase, test } from './postgres.ts'

/**
 * The columns whose values the history of a booking may keep: what was done to it, never who it is for. A new column is personal until it is
 * named here.
 */
const impersonal = new Set([
  'id',
  'booking_date',
  'booking_time',
  'duration_minutes',
  'held_minutes',
  'service_type',
  'bedrooms',
  'bathrooms',
  'add_ons',
  'add_ons_details',
  'has_pets',
  'use_customer_equipment',
  'booking_status',
  'payment_status',
  'contractor_id',
  'assigned_cleaner_name',
  'overlap_reason',
  'contractor_pay',
  'base_service_price',
  'pet_fee',
  'add_ons_total',
  'subtotal_before_tax',
  'discount_amount',
  'agreed_price',
  'applied_promo_code',
  'hst_amount',
  'total_price',
  'currency',
  'pricing_breakdown',
  'price_book_version',
  'attempt_id',
  'hold_expires_at',
  'stripe_session_id',
  'stripe_payment_intent',
  'refund_due',
  'refunded_at',
  'refunded_amount',
  'lost_amount',
  'retainable_amount',
  'terms',
  'late_since',
  'missed_by',
  'customer_moves',
  'started_at',
  'series_id',
  'original_date',
  'detached',
  'attention',
  'created_at',
])

interface Column {
  readonly name: string
  readonly type: string
}

/** The columns of a booking that somebody writes. */
const columnsOf = (db: TestDatabase) => db.sql<Column[]>`
  select column_name as name, data_type as type from information_schema.columns
  where table_schema = 'public' and table_name = 'bookings' and is_generated = 'NEVER'
    and column_name not in ('updated_at', 'version')
  order by ordinal_position`

test('no value of a personal column is copied into the history, and every change of one is recorded', async ({
  db,
}) => {
  const columns = await columnsOf(db)
  const personal = columns.filter(({ name }) => !impersonal.has(name))
  expect(personal.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['customer_name', 'email', 'phone', 'address', 'notes', 'entry_instructions']),
  )
  // A value of another type could not be told from others in the history.
  expect(personal.filter(({ type }) => type !== 'text')).toEqual([])

  const id = await held(db)
  for (const { name } of personal) {
    for (const value of [`canary-before-${name}`, `canary-after-${name}`]) {
      await db.sql`update public.bookings set ${db.sql({ [name]: value })} where id = ${id}`
    }
  }
  await settle(db, paymentEvent(id, 'expired'))
  await db.sql`delete from public.bookings where id = ${id}`

  const events = await db.sql`select * from public.booking_events where booking_id = ${id} order by id`
  expect(JSON.stringify(events)).not.toContain('canary')
  const changes = Object.assign({}, ...events.map((event) => event.changes))
  expect(changes).toMatchObject(Object.fromEntries(personal.map(({ name }) => [name, null])))
})

test('the values of all other columns are kept, before and after', async ({ db }) => {
  const names = (await columnsOf(db)).map(({ name }) => name)
  expect([...impersonal].filter((name) => !names.includes(name))).toEqual([])
  const changed = { service_type: 'standard', bedrooms: 4, assigned_cleaner_name: 'Ana Diaz' }
  const id = await held(db)
  const [before] = await db.sql`select * from public.bookings where id = ${id}`
  await db.sql`update public.bookings set ${db.sql(changed)} where id = ${id}`
  const [event] = await db.sql`
    select changes from public.booking_events where booking_id = ${id} order by id desc limit 1`
  expect(event?.changes).toEqual(
    Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, [before?.[name], value]])),
  )
})

test('a price book that was priced by is changed by nobody', async ({ db }) => {
  await db.sql`select public.keep_price_book('{"version": "one", "currency": "CAD"}')`
  const change = db.sql`update public.price_books set book = '{"version": "one"}'`.execute()
  await expect(change).rejects.toThrow('cannot be changed')
})

/** Every page of a line of time. */
async function everyPage(page: (after: string | null) => Promise<HistoryPage>) {
  const pages: HistoryPage[] = []
  let after: string | null = null
  do {
    const next = await page(after)
    pages.push(next)
    after = next.next
  } while (after !== null)
  return pages
}

test('a booking’s changes, payments and letters are one line of time, each once over its pages', async ({
  db,
}) => {
  await addAdmin(db)
  const id = await held(db)
  await settle(db, paymentEvent(id, 'completed'))
  for (let day = 1; day <= 60; day += 1) {
    db.setClock(new Date(`2026-12-01T00:${String(day % 60).padStart(2, '0')}:00Z`))
    await db.as(admin, (sql) => sql`update public.bookings set contractor_pay = ${day} where id = ${id}`)
  }
  const pages = await everyPage((after) => adminHistory(adminClientOn(db)).ofBooking(id, after))
  expect(pages).toHaveLength(2)
  const entries = pages.flatMap((page) => page.entries)
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => b - a))
  expect(entries.filter(({ actor }) => actor === admin.email)).toHaveLength(60)
  expect(entries.filter(({ source }) => source === 'payment')).toMatchObject([
    { action: 'completed', amountCents: 33_600 },
  ])
  expect(entries.filter(({ source }) => source === 'letter')).toMatchObject([
    { action: 'booking-confirmation', status: 'queued' },
  ])
  expect(entries.at(-1)).toMatchObject({ source: 'change', action: 'created' })
})

test('changes of codes, settings, contractors and administrators say who and what, and no value of a person', async ({
  db,
}) => {
  await addAdmin(db)
  const second = 'canary-second@example.com'
  await addAdmin(db, second)
  const write = (statement: string) => db.as(admin, (sql) => sql.unsafe(statement))
  await write(
    `insert into public.promo_codes (code, discount_type, discount_value) values ('SPRING', 'fixed', 5)`,
  )
  await write(`update public.promo_codes set discount_value = 7`)
  await write(
    `update public.booking_settings set setting_value = '7' where setting_name = 'daily_booking_limit'`,
  )
  await write(
    `insert into public.contractors (full_name, email, phone) values ('canary', 'canary', 'canary1')`,
  )
  await write(
    `update public.contractors set phone = 'canary2', address = 'canary', notes = 'canary', status = false`,
  )
  await db.as(admin, (sql) => sql`select public.admin_set_active(md5(${second})::uuid, false)`)
  await write(`delete from public.contractors`)
  await write(`insert into public.special_hours (day, opens, closes) values ('2026-12-24', '9:00', '12:00')`)
  await write(`update public.special_hours set closes = '13:00'`)
  db.setClock(new Date('2026-11-21T18:00:00Z'))
  await db.call('admin_export_customer', { email: 'nobody@example.com' }, admin)

  const stored = await db.sql`select changes, ref from public.office_events`
  expect(JSON.stringify(stored)).not.toContain('canary')
  const pages = await everyPage((after) => adminHistory(adminClientOn(db)).ofOffice(after))
  const entries = pages.flatMap((page) => page.entries).filter(({ actor }) => actor === admin.email)
  expect(entries.map(({ subject, name, action, changes }) => [subject, name, action, changes])).toEqual([
    [
      'customers',
      null,
      'customer-exported',
      { bookings: [null, 0], inquiries: [null, 0], applications: [null, 0] },
    ],
    ['special_hours', '2026-12-24', 'updated', { closes: ['12:00:00', '13:00:00'] }],
    ['special_hours', '2026-12-24', 'created', {}],
    ['contractors', null, 'deleted', {}],
    ['admin_users', second, 'updated', { is_active: [true, false] }],
    ['contractors', null, 'updated', { status: [true, false], phone: null, address: null, notes: null }],
    ['contractors', null, 'created', {}],
    ['booking_settings', 'daily_booking_limit', 'updated', { setting_value: ['10', '7'] }],
    ['promo_codes', 'SPRING', 'updated', { discount_value: [5, 7] }],
    ['promo_codes', 'SPRING', 'created', {}],
  ])
  expect(foldHistory(entries).map(({ subject, action }) => `${subject} ${action}`)).toContain(
    'promo_codes created',
  )
})

test('a page of the office’s history starts where the one before ended, also within one instant', async ({
  db,
}) => {
  await addAdmin(db)
  await db.sql`
    insert into public.office_events (entity, ref, action, actor, created_at)
    select 'promo_codes', n::text, 'created', 'a@example.com', ${db.now()}::timestamptz - (n / 60) * interval '1 hour'
    from generate_series(1, 120) n`
  await db.sql`
    insert into public.admin_audit (actor, action, created_at)
    select 'a@example.com', 'customer-exported', ${db.now()} from generate_series(1, 20) n`
  const pages = await everyPage((after) => adminHistory(adminClientOn(db)).ofOffice(after))
  const ours = pages.flatMap((page) => page.entries).filter(({ actor }) => actor === 'a@example.com')
  expect(ours).toHaveLength(140)
  expect(new Set(ours.map(({ key }) => key)).size).toBe(140)
})

test('a booking that was taken by phone says who took it', async ({ db }) => {
  const { request } = bookingRequest()
  await db.call('reserve_booking', { request: { ...request, taken_by: 'office@example.com' } })
  await db.call('reserve_booking', bookingRequest())
  const actors = await db.sql`select actor from public.booking_events where action = 'created' order by id`
  expect(actors.map(({ actor }) => actor)).toEqual(['office@example.com', 'service_role'])
})

test('a price that was agreed on is kept with who gave it and why; letters and pages tell that, not why', async ({
  db,
}) => {
  await addAdmin(db)
  const { request } = bookingRequest({
    ...{ discount_amount: -20, subtotal_before_tax: 330, hst_amount: 46, total_price: 396 },
    ...{ email: 'ana@example.com', agreed_price: 1 },
  })
  await db.call('reserve_booking', {
    request: {
      ...{ ...request, taken_by: 'office@example.com', sold_as: 'due' },
      agreed: { price: 350, reason: 'A very large kitchen' },
    },
  })
  const [booking] = await db.sql`select b.*, private.own_booking(b) as own from public.bookings b`
  expect(booking).toMatchObject({ agreed_price: '350.00', own: { is_price_agreed: true } })
  expect(booking?.own).not.toHaveProperty('agreed_price')
  const letters = await db.sql`select payload from public.email_outbox`
  expect(letters).toMatchObject([{ payload: { is_price_agreed: true } }])
  expect(JSON.stringify(letters)).not.toContain('kitchen')
  const id = String(booking?.id)
  const { entries } = await adminHistory(adminClientOn(db)).ofBooking(id, null)
  expect(entries.find(({ action }) => action === 'priced')).toMatchObject({
    ...{ actor: 'office@example.com', status: 'A very large kitchen', changes: { agreed_price: [330, 350] } },
  })
  const refused = { code: '23514' }
  await expect(db.sql`update public.bookings set applied_promo_code = 'TEN'`).rejects.toMatchObject(refused)
  await expect(db.sql`update public.bookings set agreed_price = null`).rejects.toMatchObject(refused)
  await expect(db.sql`update public.bookings set agreed_price = 10000.01`).rejects.toMatchObject(refused)
})

test('replies, statuses of inquiries, invitations and notes say who and when, and none of their words', async ({
  db,
}) => {
  await addAdmin(db)
  const id = await held(db, { customer_name: 'Ana Diaz', email: 'canary@example.com' })
  const [inquiry] = await db.sql<{ id: string }[]>`
    insert into public.contact_inquiries (name, email, message) values ('Ada', 'canary@example.com', 'canary') returning id`
  const about = inquiry?.id ?? ''
  await db.as(
    admin,
    (sql) => sql`
      insert into public.contact_inquiry_replies (inquiry_id, reply_content, admin_email)
      values (${about}, 'canary reply', ${admin.email})`,
  )
  await db.as(
    admin,
    (sql) => sql`update public.contact_inquiries set inquiry_status = 'resolved' where id = ${about}`,
  )
  await db.call('admin_note_customer', { booking_id: id, note: 'canary one', seen: '' }, admin)
  await db.call('admin_note_customer', { booking_id: id, note: 'canary two', seen: 'canary one' }, admin)
  await db.call('admin_invite', { email: 'zoe@example.com', role: 'office' }, admin)
  const stored = await db.sql`select changes, ref from public.office_events`
  expect(JSON.stringify(stored)).not.toContain('canary')
  const { entries } = await adminHistory(adminClientOn(db)).ofOffice(null)
  const ours = entries.filter(({ actor }) => actor === admin.email)
  expect(
    ours.map(({ subject, name, action, changes }) => [subject, name, action, changes]).toReversed(),
  ).toEqual([
    ['contact_inquiry_replies', 'Ada', 'created', {}],
    ['contact_inquiries', 'Ada', 'updated', { inquiry_status: ['new', 'resolved'] }],
    ['customer_notes', 'Ana Diaz', 'created', {}],
    ['customer_notes', 'Ana Diaz', 'updated', { note: null }],
    ['team_invitations', 'zoe@example.com', 'created', {}],
  ])
})

test('a booking’s history says why a person acted', async ({ db }) => {
  await addAdmin(db)
  const id = await held(db)
  await settle(db, paymentEvent(id, 'completed'))
  await cancel(db, id, 0, { reason: 'Flood', actor: admin.email })
  const { entries } = await adminHistory(adminClientOn(db)).ofBooking(id, null)
  expect(entries.filter(({ action }) => action === 'canceled')).toMatchObject([
    { source: 'change', actor: admin.email, status: 'Flood' },
  ])
})
