import type { ISql, Sql } from 'postgres'
import { describe, expect } from 'vitest'
import { held } from './answers.ts'
import { test } from './postgres.ts'
import { ruleNames, schemaFindings } from './schema-rules.ts'

const forms = ['submit_contact(jsonb)', 'submit_application(jsonb)']
const questions = [
  'availability(date,integer,text)',
  'is_first_time(text)',
  'payment_state(text)',
  'promo_lookup(text)',
  'shown_reviews()',
  'current_business()',
]
const ofTheHub = [
  'admin_booking_history(text,jsonb,integer)',
  'admin_bookings(jsonb)',
  'admin_cleaner_names()',
  'admin_count_needing_cleaner()',
  'admin_customer(text)',
  'admin_customers(text,jsonb,integer)',
  'admin_dashboard(jsonb)',
  'admin_erase_customer(text)',
  'admin_export_customer(text)',
  'admin_finance(date,date)',
  'admin_inquiries(jsonb)',
  'admin_inquiry_counts()',
  'admin_change_bookings(jsonb)',
  'admin_change_applications(jsonb)',
  'admin_change_inquiries(jsonb)',
  'admin_invite(text,text)',
  'admin_hire(uuid,jsonb)',
  'admin_search(text)',
  'admin_undo(uuid)',
  'admin_take_back(jsonb)',
  'admin_reset_factors(uuid)',
  'admin_set_role(uuid,text)',
  'admin_withdraw_invitation(uuid)',
  'admin_last_visits(text,date)',
  'admin_email_looked_at(uuid,text)',
  'admin_emails_to_look_at()',
  'admin_send_email_again(uuid)',
  'admin_pay_contractor(jsonb)',
  'admin_needs_you()',
  'admin_series(text)',
  'admin_payout_statement(text,date,date)',
  'admin_payouts(date,date)',
  'admin_reverse_payout(jsonb)',
  'admin_note_customer(text,text,text)',
  'admin_office_history(jsonb,integer)',
  'admin_payment_looked_at(text,text,jsonb)',
  'admin_payments_to_look_at()',
  'admin_to_pay_back(text)',
  'admin_preview_limits(jsonb)',
  'admin_set_active(uuid,boolean)',
  'admin_team()',
  'admin_withdraw_links(text,boolean)',
  'admin_reviews(text,jsonb,integer)',
  'admin_waiting(date,date)',
  'admin_cleaner_wishes(text)',
  'admin_wish_cleaner(text,uuid,text)',
  'admin_never_again(text[])',
  'admin_remove_wish(uuid)',
  'admin_decide_review(text,text,integer)',
]
const forVisitors = 'anon_security_definer_function_executable'
const forSignedIn = 'authenticated_security_definer_function_executable'

const accept = (rule: string, objects: ReadonlyArray<string>, reason: string) =>
  Object.fromEntries(objects.map((object) => [`${rule}: ${object}`, reason]))

/** The objects that break a rule on purpose, with the reason. */
const accepted: Readonly<Record<string, string>> = {
  ...accept(forVisitors, questions, 'Answers one question about a table that visitors cannot read.'),
  ...accept(
    forVisitors,
    forms,
    'Stores one form, checked and rate-limited, in a table that visitors cannot write.',
  ),
  ...accept(forSignedIn, [...questions, ...forms], 'Somebody who is signed in may do what a visitor may.'),
  ...accept(
    forSignedIn,
    ofTheHub,
    'Refuses everybody but an administrator before it does anything: a test of R30 calls each.',
  ),
  ...accept(
    'rls_enabled_no_policy',
    ['cleaner_wishes', 'customer_notes', 'rate_limits', 'reviews'],
    'Only functions read and write it.',
  ),
  ...accept(
    'rls_enabled_no_policy',
    [
      'private.admin_invitations',
      'private.booking_links',
      'private.last_run',
      'private.letter_secrets',
      'private.mail_choices',
      'private.notice_kinds',
      'private.day_figures',
      'private.payout_dues',
      'private.cards_to_forget',
      'private.open_changes',
      'private.rate_rules',
      'private.resources',
      'private.secrets',
      'private.service_needs',
      'private.stale_days',
      'private.team_invitations',
      'private.undo_batches',
      'private.waiting_days',
      'private.waiting_links',
      'private.kept_pay',
    ],
    'The API does not expose the schema; only functions read it.',
  ),
  ...accept(
    'unindexed_foreign_keys',
    ['bookings bookings_series_id_fkey'],
    'Its index holds only the visits of series, which is all that has one.',
  ),
  ...accept(
    'pattern_of_any_plan',
    [
      'private.found_among(text,jsonb,integer)',
      'private.found_of_quarters(text,text,text,integer[],integer)',
      'admin_search(text)',
    ],
    'There is one way for any pattern: the newest in their order, the index of the search, or what these found; to plan takes longer.',
  ),
  ...accept(
    'unindexed_foreign_keys',
    ['email_outbox email_outbox_kind_fkey'],
    'A kind of notice is never deleted or renamed.',
  ),
}

describe('R32: the rules of a Supabase database', () => {
  test('are broken only where a reason is given, and every reason is still needed', async ({ db }) => {
    expect(await schemaFindings(db)).toEqual(Object.keys(accepted).toSorted())
  })

  test('indexes, checks and generated columns compute the same for a caller with functions of its own in the way', async ({
    db,
  }) => {
    const id = await held(db, { customer_name: 'Zoé Roy' })
    const computed = (sql: Sql | ISql) => sql`
      select b.customer_email, b.booking_minute, b.busy::text, b.occupies_day,
        private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) as text
      from public.bookings b where b.id = ${id}`
    const before = await computed(db.sql)
    expect(before).toMatchObject([{ text: expect.stringContaining('zoe roy') }])
    const names = ['lower', 'upper', 'right', 'translate', 'regexp_replace', 'replace', 'normalize', 'btrim']
    const hostile = ['text', 'text, int', 'text, text', 'text, text, text', 'text, text, text, text'].flatMap(
      (types) =>
        names.map(
          (name) =>
            `create function hostile."${name}"(${types}) returns text immutable language sql return 'hostile';`,
        ),
    )
    await db.sql.unsafe(`create schema hostile; ${hostile.join('')}`)
    const after = await db.sql.begin(async (sql) => {
      await sql`set local search_path = hostile, pg_catalog`
      await sql`set local enable_seqscan = off`
      // As an update of everything and a restore do it.
      await sql`update public.bookings set notes = 'Touched', email = email where id = ${id}`
      await sql`reindex table public.bookings`
      const found = await sql`
        select from public.bookings b
        where private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id)
          like private.containing('zoé roy')`
      return { found: found.length, rows: await computed(sql) }
    })
    expect(after).toEqual({ found: 1, rows: [...before] })
  })

  test('each rule notices what it is about', async ({ db }) => {
    const before = new Set(await schemaFindings(db))
    await db.sql.unsafe(`
      create table auth.handles (id uuid primary key, handle text unique);
      create table public.open (id int, secret_token text, kind regproc, owner text references auth.handles (handle));
      create index open_one on public.open (id);
      create index open_two on public.open (id);
      create index bookings_changed on public.bookings (booking_date) where updated_at is not null;
      create policy off on public.open for select to authenticated using (private.is_admin());
      grant select on public.open to anon, authenticated;
      create table public.loose (id int primary key, parent int references public.loose (id));
      alter table public.loose enable row level security;
      create policy one on public.loose for select using (true);
      create policy two on public.loose for all to authenticated using (auth.jwt() -> 'user_metadata' is not null);
      create table public.shut (id int primary key);
      alter table public.shut enable row level security;
      create view public.people as select id from auth.users;
      create materialized view public.copies as select 1 as one;
      grant select on public.people, public.copies to authenticated;
      create function public.found(typed text) returns bigint language plpgsql stable set search_path = '' as $$
        begin return (select count(*) from public.shut s where s.id::text like typed or s.id::text like 'x%'); end $$;
      create function public.late() returns int language sql security definer as 'select 1';
      grant execute on function public.late() to anon, authenticated;
      create function public.pure(n int) returns int language sql immutable set search_path = '' as 'select n'`)
    const noticed = (await schemaFindings(db)).filter((finding) => !before.has(finding))
    const rulesOf = new Set(noticed.map((finding) => finding.slice(0, finding.indexOf(':'))))
    // An owner without special rights can make neither an extension nor a foreign table.
    const cannotBeMade = ['extension_in_public', 'foreign_table_in_api']
    expect(ruleNames.filter((name) => !rulesOf.has(name))).toEqual(cannotBeMade)
  })
})
