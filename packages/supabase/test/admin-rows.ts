import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Fragment, Sql } from 'postgres'
import { type AdminClient, createAdminClient } from '../src/admin/admin-client.ts'
import { userIdOf } from './caller.ts'
import type { TestDatabase } from './postgres.ts'

/** The administrator who asks in the tests of the Command Hub's functions. */
export const admin = { email: 'admin@example.com' }

/** A client whose database functions are called in place of over the network, as `admin` unless said otherwise. */
export function adminClientOn(db: TestDatabase, as: typeof admin = admin): AdminClient {
  const offline = createAdminClient({
    business: gtaBusiness,
    url: 'http://localhost',
    publishableKey: 'none',
  })
  return { ...offline, rpc: async (name, args = {}) => db.call(name, args, as) }
}

/** Makes an account an administrator; `admin` unless said otherwise. */
export async function addAdmin(db: TestDatabase, email: string = admin.email): Promise<void> {
  await db.sql`
    insert into public.admin_users (user_id, email, role) values (${userIdOf(email)}, ${email}, 'owner') on conflict do nothing`
}

/**
 * Makes `admin` one, and inserts bookings that differ in everything that lists and figures look at. Many are the first rows of their test; a thousand
 * come without what their triggers write.
 */
export async function seedBookings(db: TestDatabase, count: number): Promise<void> {
  const day = db.sql`date '2026-10-01' + (n * 37) % 90`
  const numbers = db.sql`generate_series(1, ${count}::integer)`
  const sql = count < 1_000 ? db.sql : db.bareSql
  const rows = () => insertBookings(db, sql, { numbers, day, customer: db.sql`n`, isOld: db.sql`false` })
  if (count < 100) await rows()
  else await db.plant(`${count} bookings`, rows)
}

/**
 * The same with so many bookings a day, back from December, and so many of each customer; those before the newest 1,100 have a place and an area
 * code of their own. They are the first rows of their test, without what their triggers write.
 */
export async function seedYears(
  db: TestDatabase,
  {
    count,
    perDay,
    perCustomer,
  }: { readonly count: number; readonly perDay: number; readonly perCustomer: number },
): Promise<void> {
  // The oldest first, as they come about: what stops at the first that it finds must not meet the newest by their place.
  const numbers = db.sql`generate_series(${count}::integer, 1, -1)`
  const day = db.sql`date '2026-12-04' - n / ${perDay}::integer`
  const customer = db.sql`n % ${Math.floor(count / perCustomer)}::integer`
  await db.plant(`years of ${perDay} a day`, () =>
    insertBookings(db, db.bareSql, { numbers, day, customer, isOld: db.sql`n > 1100` }),
  )
}

/** The differences between the rows of a few months and those of years, told by a row's number `n`. */
interface Spread {
  readonly numbers: Fragment
  readonly day: Fragment
  readonly customer: Fragment
  readonly isOld: Fragment
}

async function insertBookings(
  db: TestDatabase,
  sql: Sql,
  { numbers, day, customer, isOld }: Spread,
): Promise<void> {
  await addAdmin(db)
  await sql`
    insert into public.bookings (
      id, customer_name, email, phone, address, booking_date, booking_time, service_type, booking_status, payment_status,
      assigned_cleaner_name, contractor_pay, total_price, refunded_amount, lost_amount, discount_amount, created_at,
      stripe_session_id
    )
    select
      'b' || lpad(n::text, 5, '0'),
      (array['Ana Lima', 'bo ek', 'Cy O’Hara', 'Di Côté_50%'])[1 + n % 4],
      'mail' || ${customer} || '@example.com', case when ${isOld} then '(647) 555-0199' else '4165550000' end,
      n || ' King St, Toronto' || case when ${isOld} then ', Old Town' else '' end,
      ${day},
      (array['9:00 AM', '12:00 PM', '1:00 PM', '10:00 AM'])[1 + n % 4],
      (array['standard', 'deep-clean', 'move-clean'])[1 + n % 3],
      (array['pending', 'confirmed', 'assigned', 'completed', 'canceled', 'scheduled'])[1 + n % 6],
      (array['paid', 'pending', 'completed', 'refunded', 'due'])[1 + n % 5],
      case when n % 3 = 0 then (array['Zoe Ray', 'Al Poe', '  '])[1 + n % 3] when n % 4 = 0 then 'Al Poe' end,
      case when n % 2 = 0 then 80 + n % 70 + 0.5 end,
      150 + (n * 13) % 400 + (n % 4) * 0.25,
      case when n % 7 = 0 then n % 60 + 0.5 else 0 end,
      case when n % 11 = 0 then 100 + n % 400 else 0 end,
      n % 30,
      ${db.now()}::timestamptz - n * interval '3 hours',
      'cs_test_' || lpad(n::text, 8, '0')
    from ${numbers} n`
}
