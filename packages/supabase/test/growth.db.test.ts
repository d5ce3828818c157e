import { describe, expect } from 'vitest'
import { test } from './postgres.ts'

/** The bounds that keep each table from growing without end; docs/reliability.md has their sizes. */
const bounds = {
  'the office writes it, and has few': [
    'public.booking_settings',
    'public.business_versions',
    'public.canned_replies',
    'public.closures',
    'public.contractors',
    'public.cleaner_wishes',
    'public.customer_notes',
    'public.price_books',
    'public.price_rises',
    'public.promo_codes',
    'public.saved_views',
    'public.special_hours',
  ],
  'accounts and their invitations': [
    'private.admin_invitations',
    'private.team_invitations',
    'public.admin_users',
  ],
  'as many rows as a migration wrote': [
    'private.last_run',
    'private.notice_kinds',
    'private.rate_rules',
    'private.secrets',
  ],
  'as many rows as the policy has resources and services': ['private.resources', 'private.service_needs'],
  'one booking has few, and they are its books': [
    'private.booking_links',
    'private.mail_choices',
    'private.open_changes',
    'private.payout_dues',
    'public.booking_acts',
    'public.bookings',
    'public.charge_tries',
    'public.kept_cards',
    'public.left_visits',
    'public.payment_events',
    'public.payments',
    'public.payout_lines',
    'public.payouts',
    'public.promo_redemptions',
    'public.refund_tries',
    'public.refunds',
    'public.reviews',
    'public.series',
    'public.series_acts',
    'public.series_rises',
    'public.unmatched_payments',
    'public.visit_charges',
  ],
  'a row for each day and service, or each year, month and cleaner': [
    'private.day_figures',
    'private.kept_pay',
  ],
  'gone when its letter is sent, its minutes are over, its visitor comes again or its day is kept': [
    'private.stale_days',
    'private.cards_to_forget',
    'private.letter_secrets',
    'private.undo_batches',
    'public.rate_limits',
  ],
  'erased after the months of the settings': [
    'private.waiting_days',
    'private.waiting_links',
    'public.contact_inquiries',
    'public.contact_inquiry_replies',
    'public.job_applications',
    'public.waiting',
  ],
  'erased after seven years': [
    'public.admin_audit',
    'public.booking_events',
    'public.email_outbox',
    'public.office_events',
  ],
} as const

describe('nothing grows without end', () => {
  test('every table has a bound', async ({ db }) => {
    const tables = await db.sql`
      select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')`
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.values(bounds).flat().toSorted())
  })

  test('what is written down goes after seven years, a batch at a time', async ({ db }) => {
    const old = new Date('2019-11-20T17:00:00Z')
    const young = new Date('2019-11-22T17:00:00Z')
    for (const at of [old, old, old, young]) {
      await db.sql`insert into public.booking_events (booking_id, action, actor, created_at) values ('b', 'created', 'a', ${at})`
      await db.sql`
        insert into public.office_events (entity, ref, action, actor, created_at) values ('contractors', 'c', 'created', 'a', ${at})`
      await db.sql`insert into public.admin_audit (actor, action, created_at) values ('a', 'customer-erased', ${at})`
      await db.sql`
        insert into public.email_outbox (kind, ref, recipient, payload, status, created_at)
        values ('inquiry-reply', 'i', 'ana@example.com', '{}', 'sent', ${at})`
    }
    const left = async () =>
      Object.fromEntries(
        await Promise.all(
          bounds['erased after seven years'].map(async (table) => {
            const [row] = await db.sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${table}`)
            return [table, row?.n]
          }),
        ),
      )
    const each = (n: number) =>
      Object.fromEntries(bounds['erased after seven years'].map((table) => [table, n]))
    await db.call('erase_expired', { batch: 2 })
    expect(await left()).toEqual(each(2))
    await db.call('erase_expired', { batch: 2 })
    await db.call('erase_expired', { batch: 2 })
    expect(await left()).toEqual(each(1))
  })
})
