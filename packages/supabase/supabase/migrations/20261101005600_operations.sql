-- What tells somebody who watches over the system whether its work gets done.

-- The last run of the jobs; one row.
create table private.last_run (
  only_row boolean primary key default true check (only_row),
  ended_at timestamptz not null,
  failed_parts text[] not null
);

alter table private.last_run enable row level security;

create function private.epoch_ms(instant timestamptz) returns bigint
language sql immutable set search_path = '' as $$
  select (extract(epoch from instant) * 1000)::bigint
$$;

-- {oldest_waiting_email, waiting_emails, failed_emails, oldest_due_refund, refunds_due, last_webhook, last_run, failed_parts}, instants in milliseconds. No personal data.
create function public.backlog() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'oldest_waiting_email', private.epoch_ms(
      (select min(e.created_at) from public.email_outbox e where e.status in ('queued', 'sending'))
    ),
    'waiting_emails', (select count(*) from public.email_outbox e where e.status in ('queued', 'sending')),
    'failed_emails', (
      select count(*) from public.email_outbox e
      where e.status = 'failed' and e.looked_at is null and coalesce(e.last_error, '') not like 'withdrawn:%'
    ),
    'oldest_due_refund', private.epoch_ms((select min(d.since) from private.due_refunds() d)),
    'refunds_due', (select count(*) from private.due_refunds() d),
    -- What the jobs found out themselves came by no webhook.
    'last_webhook', private.epoch_ms(
      (select max(p.created_at) from public.payment_events p where p.id not like 'reconcile:%' and p.id not like 'refund:%')
    ),
    'last_run', private.epoch_ms((select r.ended_at from private.last_run r)),
    'failed_parts', coalesce((select to_jsonb(r.failed_parts) from private.last_run r), '[]')
  )
$$;

create function public.record_run(failed text[]) returns boolean
language sql volatile security definer set search_path = '' as $$
  insert into private.last_run as r (ended_at, failed_parts) values (private.clock(), failed)
  on conflict (only_row) do update set ended_at = excluded.ended_at, failed_parts = excluded.failed_parts
  returning true
$$;

-- The oldest code that this database still serves, by the last migration that it was written for. A migration that older code cannot live with
-- replaces this by its own version.
create function private.oldest_format() returns text
language sql immutable set search_path = '' as $$
  select '20261101000100'
$$;

-- {current: the version of the last migration, or null where none is recorded; oldest}. The server asks before it asks anything else: code and
-- database are deployed one after the other.
create function public.database_format() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_current text;
begin
  -- The table is that of the tool which applies the migrations.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    select max(m.version) into v_current from supabase_migrations.schema_migrations m;
  end if;
  return jsonb_build_object('current', v_current, 'oldest', private.oldest_format());
end
$$;

revoke execute on function public.database_format() from public, anon, authenticated;
grant execute on function public.database_format() to service_role;
revoke execute on function public.backlog(), public.record_run(text[]) from public, anon, authenticated;
grant execute on function public.backlog(), public.record_run(text[]) to service_role;
