import { gtaBusiness } from '@dustforce/office/testing/business'
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

/** Makes `admin` one, and inserts bookings that differ in everything that lists and figures look at. Many are the first rows of their test. */
export async function seedBookings(db: TestDatabase, count: number): Promise<void> {
  if (count < 100) await insertBookings(db, count)
  else await db.plant(`${count} bookings`, () => insertBookings(db, count))
}

async function insertBookings(db: TestDatabase, count: number): Promise<void> {
  await addAdmin(db)
  await db.sql`
    insert into public.bookings (
      id, customer_name, email, phone, address, booking_date, booking_time, service_type, booking_status, payment_status,
      assigned_cleaner_name, contractor_pay, total_price, refunded_amount, lost_amount, discount_amount, created_at,
      stripe_session_id
    )
    select
      'b' || lpad(n::text, 5, '0'),
      (array['Ana Lima', 'bo ek', 'Cy O’Hara', 'Di Côté_50%'])[1 + n % 4],
      'mail' || n || '@example.com', '4165550000', n || ' King St, Toronto',
      date '2026-10-01' + (n * 37) % 90,
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
    from generate_series(1, ${count}::integer) n`
}
