import type { Caller } from './caller.ts'
import type { TestDatabase } from './postgres.ts'

/** Stands in every column of every row, so that a leak is seen wherever it comes out. */
export const canary = 'canary'

export const callers: Readonly<Record<string, Caller>> = {
  anon: 'anon',
  stranger: { email: 'stranger@example.com' },
  inactive: { email: 'inactive@example.com' },
  office: { email: 'office@example.com' },
  owner: { email: 'admin@example.com' },
}

interface Column {
  readonly name: string
  readonly type: string
  readonly generated: boolean
}

/** All tables and views of the exposed schema, from the catalog. */
export async function tablesOf(db: TestDatabase): Promise<ReadonlyArray<string>> {
  const rows = await db.sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    order by 1`
  return rows.map((row) => row.name)
}

export interface FunctionAccess {
  readonly schema: string
  readonly signature: string
  /** Of `anon`, `authenticated` and `service_role`, those that may execute it. */
  readonly roles: ReadonlyArray<string>
  /** Whether it runs with its owner's rights in place of the caller's. */
  readonly definer: boolean
}

/** Every function of both schemas, from the catalog. */
export async function functionsOf(db: TestDatabase): Promise<ReadonlyArray<FunctionAccess>> {
  return db.sql<FunctionAccess[]>`
    select p.pronamespace::regnamespace::text as schema,
      p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as signature,
      array(
        select r.rolname::text from pg_roles r
        where r.rolname in ('anon', 'authenticated', 'service_role')
          and has_schema_privilege(r.oid, p.pronamespace, 'usage') and has_function_privilege(r.oid, p.oid, 'execute')
        order by 1
      ) as roles,
      p.prosecdef as definer
    from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by 1, 2`
}

/** The tables and columns whose changes realtime sends, from the publication. */
export async function publishedTables(
  db: TestDatabase,
): Promise<ReadonlyArray<{ table: string; operations: string; keys: string }>> {
  return db.sql<{ table: string; operations: string; keys: string }[]>`
    select t.schemaname || '.' || t.tablename as table,
      concat_ws(', ',
        case when p.pubinsert then 'insert' end, case when p.pubupdate then 'update' end,
        case when p.pubdelete then 'delete' end, case when p.pubtruncate then 'truncate' end
      ) as operations,
      (
        select case c.relreplident
          when 'd' then (
            select string_agg(a.attname, ', ') from pg_index i
            join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
            where i.indrelid = c.oid and i.indisprimary
          )
          else 'all'
        end
        from pg_class c where c.oid = format('%I.%I', t.schemaname, t.tablename)::regclass
      ) as keys
    from pg_publication_tables t join pg_publication p on p.pubname = t.pubname
    where t.pubname = 'supabase_realtime'
    order by 1`
}

/** Lists what the migrations made outside the schemas `public` and `private`: in `storage`, say. */
export async function objectsElsewhere(db: TestDatabase): Promise<ReadonlyArray<string>> {
  const rows = await db.sql<{ name: string }[]>`
    select pg_describe_object(d.classid, d.objid, 0) as name from (
      select 'pg_class'::regclass as classid, oid as objid, relnamespace as schema from pg_class
      union all select 'pg_proc'::regclass, oid, pronamespace from pg_proc
      union all
      select 'pg_policy'::regclass, p.oid, c.relnamespace from pg_policy p join pg_class c on c.oid = p.polrelid
    ) d
    join pg_namespace n on n.oid = d.schema
    where n.nspname !~ '^pg_'
      and n.nspname not in ('information_schema', 'public', 'private', 'auth', 'supabase_migrations', 'testing')
      -- Objects that an extension brought are left out.
      and not exists (select from pg_depend x where x.classid = d.classid and x.objid = d.objid and x.deptype = 'e')
    order by 1`
  return rows.map((row) => row.name)
}

/** Fills every table with a canary row; a table this cannot fill is a mistake of the test. */
export async function plantCanaries(db: TestDatabase): Promise<void> {
  await db.sql.unsafe(`
    insert into public.bookings (id, customer_name, email, phone, address, booking_date, booking_time, service_type,
      notes, admin_notes, checkout_url, stripe_session_id, stripe_payment_intent, attention, applied_promo_code,
      hold_expires_at, payment_status)
    values ('canary', 'canary', 'canary@example.com', 'canary', 'canary', '2026-11-23', '9:00 AM', 'standard',
      'canary', 'canary', 'canary', 'canary', 'canary', '["refunded"]', 'CANARY', '2026-11-30', 'expired');
    insert into public.contractors (full_name, email, phone, notes) values ('canary', 'canary', 'canary1', 'canary');
    insert into public.admin_users (user_id, email, is_active, role)
    select md5(email)::uuid, email, email <> 'inactive@example.com',
      case when email in ('admin@example.com', 'canary@example.com') then 'owner' else 'office' end
    from unnest(
      array['admin@example.com', 'office@example.com', 'inactive@example.com', 'canary@example.com']
    ) email;
    insert into public.contact_inquiries (id, name, email, message)
    values ('00000000-0000-4000-8000-0000000ca9a1', 'canary', 'canary@example.com', 'canary');
    insert into public.contact_inquiry_replies (inquiry_id, reply_content, admin_email)
    values ('00000000-0000-4000-8000-0000000ca9a1', 'canary', 'canary@example.com');
    insert into public.job_applications (id, full_name, email, phone, message, resume_content, consent_to_contact)
    values ('00000000-0000-4000-8000-0000000ca9a2', 'canary', 'applicant@example.com', 'canary1', 'canary', 'canary', true);
    insert into public.promo_codes (code, discount_type, discount_value) values ('CANARY', 'fixed', 5);
    insert into public.promo_redemptions (booking_id, code, mailbox_hash) values ('canary', 'CANARY', 'canary');
    insert into public.payment_events (id, type, booking_id, paid) values ('canary', 'completed', 'canary', false);
    insert into public.unmatched_payments (session_id, booking_id, amount, currency)
    values ('canary', 'canary', 100, 'canary');
    insert into public.cleaner_wishes (mailbox, contractor_id, wish, written_by) select 'canary', c.id, 'never', 'canary' from public.contractors c;
    insert into public.waiting (email, service_type, duration_minutes, home, consent)
    values ('canary@example.com', 'standard', 120, '{"canary": "canary"}', 'canary');
    insert into public.price_books (version, book) values ('canary', '{"name": "canary"}');
    insert into public.business_versions (kind, document, author, note, holds_from)
    values ('price-book', '{"name": "canary"}', 'canary', 'canary', '2100-01-01');
    insert into public.price_rises (id, price_book_version, from_day, author)
    values ('00000000-0000-4000-8000-00000000ca11', 'canary', '2100-01-01', 'canary');
    insert into public.refund_tries (key, refusal) values ('canary', 'canary');
    with paid as (
      insert into public.payments (booking_id, purpose, amount, currency, session_id, payment_intent)
      values ('canary', 'visit', 100, 'cad', 'canary', 'canary') returning id
    )
    insert into public.refunds (payment_id, booking_id, amount, provider_id) select p.id, 'canary', 100, 'canary' from paid p;
    insert into public.series (
      id, status, email, every, from_day, start_minute, on_closed, price_book_version, request, planned_through,
      consent_text, consent_terms, consented_at, ended_at, ended_by
    )
    values (
      '00000000-0000-4000-8000-0000000ca9a6', 'ended', 'canary', 'week', '2026-11-30', 540, 'skip', 'canary', '{"name": "canary"}',
      '2026-11-30', 'canary', '{"name": "canary"}', now(), now(), 'office'
    );
    insert into public.series_rises (rise_id, series_id, told_on, holds_from, price_book_before, before_amount, after_amount)
    values ('00000000-0000-4000-8000-00000000ca11', '00000000-0000-4000-8000-0000000ca9a6', '2100-01-01', '2100-02-01', 'canary', 1, 2);
    insert into public.kept_cards (series_id, customer_id, card_id, brand, last4)
    values ('00000000-0000-4000-8000-0000000ca9a6', 'canary', 'canary', 'canary', '4242');
    insert into public.visit_charges (booking_id) values ('canary');
    insert into public.charge_tries (id, booking_id, by_whom, at, outcome, code)
    values (gen_random_uuid(), 'canary', 'company', now(), 'declined', 'canary');
    insert into public.left_visits (series_id, original_date, why) values ('00000000-0000-4000-8000-0000000ca9a6', '2026-11-30', '["canary"]');
    insert into public.series_acts (id, series_id, kind, by_whom, actor, reason, asked)
    values (gen_random_uuid(), '00000000-0000-4000-8000-0000000ca9a6', 'end', 'office', 'canary', 'canary', '{"kind": "canary"}');
    insert into public.booking_acts (id, booking_id, kind, by_whom, actor, reason)
    values (gen_random_uuid(), 'canary', 'moved', 'office', 'canary', 'canary');
    insert into public.email_outbox (kind, ref, recipient, payload)
    values ('booking-confirmation', 'canary', 'canary', '{"canary": "canary"}');
    insert into public.canned_replies (title, body) values ('canary', 'canary');
    insert into public.saved_views (user_id, page, name, query) values (md5('admin@example.com')::uuid, 'bookings', 'canary', 'q=canary');
    insert into public.reviews (booking_id, rating, comment, may_show, shown_name, shown_area) values ('canary', 5, 'canary', false, 'canary', 'canary');
    insert into public.customer_notes (mailbox, note, written_by) values ('canary@example.com', 'canary', 'canary');
    insert into public.admin_audit (actor, action, mailbox_hash) values ('canary', 'customer-erased', 'canary');
    insert into public.payouts (id, contractor_name, from_day, to_day, amount, method, reference, note, created_by)
    values ('00000000-0000-4000-8000-0000000ca9a3', 'canary', '2026-11-01', '2026-11-30', 5, 'cash', 'canary', 'canary', 'canary');
    insert into public.payout_lines (payout_id, booking_id, nr, cleaner_name, day, reason, amount)
    values ('00000000-0000-4000-8000-0000000ca9a3', 'canary', 1, 'canary', '2026-11-23', 'job', 5);
    insert into public.closures (from_day, to_day, reason) values ('2026-10-01', '2026-10-01', 'canary');
    insert into public.special_hours (day, opens, closes) values ('2026-10-02', '9:00', '12:00');
    insert into public.rate_limits (bucket, subject, window_start, hits) values ('canary', 'canary', now(), 1);`)
}

/** The access that a caller gets to a table with one verb. */
export interface Right {
  readonly verb: string
  /**
   * The number of rows that it reached; for an insert 'yes', or 'policy' when the caller has the grant and a policy refused a copy of the canary's
   * row.
   */
  readonly reach: string
  readonly columns: ReadonlyArray<string> | 'all'
}

/** Finds what a caller gets out of a table, by trying each verb, and each column where the verb has columns. */
export async function rightsOn(
  db: TestDatabase,
  table: string,
  caller: Caller,
): Promise<ReadonlyArray<Right>> {
  const columns = await columnsOf(db, table)
  const named = (names: ReadonlyArray<string>): Right['columns'] =>
    names.length === columns.length ? 'all' : names
  const tryColumns = async (statement: (column: Column) => string) => {
    const tried = await attempts(db, caller, columns.map(statement))
    return {
      reach: rowsOf(Math.max(0, ...tried)),
      columns: named(columns.filter((_, nr) => tried[nr] !== refused).map(({ name }) => name)),
    }
  }
  const rights: Right[] = []

  const [whole = refused, removed = refused, emptied = refused] = await attempts(db, caller, [
    `select * from public.${table}`,
    `delete from public.${table}`,
    `truncate public.${table} cascade`,
  ])
  const read =
    whole === refused
      ? await tryColumns(({ name }) => `select "${name}" from public.${table}`)
      : ({ reach: rowsOf(whole), columns: 'all' } as const)
  if (read.columns.length > 0) rights.push({ verb: 'select', ...read })

  const insert = await insertable(db, table, columns, caller)
  if (insert !== null) rights.push({ verb: 'insert', reach: insert.reach, columns: named(insert.columns) })

  const change = await tryColumns(
    ({ name, generated }) => `update public.${table} set "${name}" = ${generated ? 'default' : `"${name}"`}`,
  )
  if (change.columns.length > 0) rights.push({ verb: 'update', ...change })

  if (removed !== refused) rights.push({ verb: 'delete', reach: rowsOf(removed), columns: 'all' })
  if (emptied !== refused) rights.push({ verb: 'truncate', reach: 'yes', columns: 'all' })
  return rights
}

function rowsOf(count: number): string {
  return `${count} ${count === 1 ? 'row' : 'rows'}`
}

async function columnsOf(db: TestDatabase, table: string): Promise<ReadonlyArray<Column>> {
  return db.sql<Column[]>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attgenerated <> '' or a.attidentity <> '' as generated
    from pg_attribute a
    where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`
}

/** Tries to insert a copy of the canary row through the columns that the role may write; returns null when it may write none. */
async function insertable(
  db: TestDatabase,
  table: string,
  columns: ReadonlyArray<Column>,
  caller: Caller,
): Promise<{ reach: string; columns: ReadonlyArray<string> } | null> {
  const role = caller === 'anon' ? 'anon' : 'authenticated'
  const granted = await db.sql<{ name: string }[]>`
    select c.name from unnest(${columns.map((column) => column.name)}::text[]) c (name)
    where has_column_privilege(${role}, ${`public.${table}`}, c.name, 'insert')`
  const names = granted.map((row) => `"${row.name}"`).join(', ')
  if (names === '') {
    const [bare] = await attempts(db, caller, [`insert into public.${table} default values`])
    return bare === refused ? null : { reach: 'yes', columns: ['default values'] }
  }
  // As the owner, so that reading the original is no part of the question.
  await db.sql.unsafe(`create or replace view public.original as select * from public.${table} limit 1;
    grant select on public.original to anon, authenticated`)
  const [copy] = await attempts(db, caller, [
    `insert into public.${table} (${names}) select ${names} from public.original`,
  ])
  await db.sql.unsafe('drop view public.original')
  return { reach: copy === refused ? 'policy' : 'yes', columns: granted.map((row) => row.name) }
}

/** Stands for the rows of a statement that its caller may not run. */
const refused = -1

/** Tries statements, each of which is undone. Returns how many rows each reached, or `refused`. */
async function attempts(
  db: TestDatabase,
  caller: Caller,
  statements: ReadonlyArray<string>,
): Promise<ReadonlyArray<number>> {
  return db.as(caller, async (sql) => {
    const [row] = await sql<{ reached: number[] }[]>`
      select testing.attempts(${[...statements]}::text[]) as reached`
    return row?.reached ?? []
  })
}
