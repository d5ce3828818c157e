import { expect } from 'vitest'
import { held, paymentEvent, settle } from './answers.ts'
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
