import type { Business } from '@dustforce/office/company'
import type { Database } from '../database/database.ts'
import { demoBookings } from './demo-bookings.ts'
import { demoContractors } from './demo-contractors.ts'
import { demoApplications, demoInquiries, demoPromoCodes } from './demo-messages.ts'
import { demoPlaces } from './demo-places.ts'
import { demoReviews } from './demo-reviews.ts'
import { demoRepeated } from './demo-series.ts'
import { demoWaiting } from './demo-waiting.ts'
import { insertRows } from './insert-rows.ts'

/**
 * Puts the demo data into a database that has none: bookings around today and what was said of them, visits that repeat, cleaners, messages, a promo code, who waits for a day. Once ever, so
 * that what was deleted stays deleted; a database that already holds bookings is somebody's and is left alone. `now` in
 * epoch milliseconds.
 */
export async function seedDemo(database: Database, business: Business, now: number): Promise<void> {
  await database.script(
    'create schema if not exists local_stack; create table if not exists local_stack.seeded (at timestamptz not null)',
  )
  await database.transaction(async ({ query }) => {
    await query('lock table local_stack.seeded')
    const known = await query(
      'select 1 from local_stack.seeded union all (select 1 from public.bookings limit 1)',
    )
    if (known.length > 0) return
    await query('insert into local_stack.seeded (at) values (now())')
    await query('select public.keep_price_book($1::text::jsonb)', [JSON.stringify(business.priceBook)])
    await insertRows(query, 'promo_codes', demoPromoCodes)
    const places = demoPlaces(business)
    await insertRows(query, 'contractors', demoContractors(places, business.priceBook))
    await insertRows(query, 'contact_inquiries', demoInquiries(now, places))
    await insertRows(query, 'job_applications', demoApplications(now, places))
    const bookings = demoBookings(business, now)
    await insertRows(query, 'bookings', bookings)
    const repeated = demoRepeated(business, now)
    await insertRows(query, 'series', repeated.series)
    await insertRows(query, 'bookings', repeated.bookings)
    await insertRows(query, 'kept_cards', repeated.cards)
    await insertRows(query, 'visit_charges', repeated.charges)
    await insertRows(query, 'charge_tries', repeated.tries)
    await insertRows(query, 'reviews', demoReviews(bookings, business.policy.zone))
    await query(
      `with made as (
         insert into public.waiting (email, service_type, duration_minutes, home, consent, queued_at, created_at)
         select w.email, w.service, w.minutes_long, w.home, 'Made up', w.queued_at, w.queued_at
         from jsonb_to_recordset($1::text::jsonb) w (email text, service text, minutes_long integer, home jsonb, queued_at timestamptz)
         order by w.queued_at
         returning id, email
       )
       insert into private.waiting_days (mailbox, day, waiting_id, minutes)
       select private.mailbox_hash(m.email), w.day, m.id, w.minutes
       from made m join jsonb_to_recordset($1::text::jsonb) w (email text, day date, minutes integer[]) on w.email = m.email`,
      [JSON.stringify(demoWaiting(business, now))],
    )
  })
}
