import type { TestDatabase } from './postgres.ts'

/** The series of `arrangedVisit`. */
export const weekly = '00000000-0000-4000-8000-000000000001'

/** Inserts a visit `v1` of a series of every week that is sold and not paid for, with the card that is kept for it. */
export async function arrangedVisit(db: TestDatabase, day: string): Promise<string> {
  await db.sql`
    insert into public.series (
      id, status, email, every, from_day, start_minute, on_closed, price_book_version, request, planned_through,
      consent_text, consent_terms, consented_at
    )
    values (
      ${weekly}, 'running', 'ada@example.com', 'week', ${day}::date - 7, 540, 'skip', 'gta', '{}', ${day}, 'I agree', '{}', now()
    )`
  await db.sql`
    insert into public.bookings (
      id, customer_name, email, phone, address, booking_date, booking_time, service_type, total_price, payment_status, booking_status,
      assigned_cleaner_name, series_id, original_date
    )
    values (
      'v1', 'Ada Lovelace', 'ada@example.com', '4165550100', '1 King St W', ${day}, '9:00 AM', 'deep-clean', 336, 'arranged',
      'assigned', 'Ana Diaz', ${weekly}, ${day}
    )`
  await db.sql`
    insert into public.kept_cards (series_id, customer_id, card_id, brand, last4) values (${weekly}, 'cus_1', 'pm_1', 'visa', '4242')`
  return 'v1'
}
