-- Called by the server: what the jobs of every minute do, and what watches over them.

-- The functions for the job of every minute: it asks about checkouts whose events are missing, and gives money back.

-- Unpaid bookings whose hold ended before an instant, oldest first.
create function public.pending_checkouts(before timestamptz)
returns table (booking_id private.given_text, session_id text, hold_expires_at private.given_instant)
language sql stable
begin atomic
  select b.id, b.stripe_session_id, b.hold_expires_at from public.bookings b
  where b.payment_status = 'pending' and b.hold_expires_at < before
    -- A later visit of a series goes with the first one.
    and (b.series_id is null or b.attempt_id is not null)
  union all
  -- A change whose difference was not paid in time.
  select c.booking_id, c.session_id, c.expires_at from private.open_changes c
  where c.expires_at < before
  order by 3, 1
  limit 100;
end;

-- Payments to give back, oldest first: [{key, booking_id, session_id, payment_intent, amount_cents, attempts, asked}], without those that
-- are to be tried later. `asked`: it was handed out before, so it may have been made; from then on its amount stays. What an event is changing
-- at the moment is handed out the next time.
create function public.refunds_due() returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_due jsonb;
  v_locked uuid[];
begin
  -- Locked first and read in the next statement: the amount that is handed out is the one that is marked.
  select array_agg(l.id) into v_locked
  from (select r.id from public.refunds r where r.status = 'due' for update skip locked) l;
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'key', d.key, 'booking_id', d.booking_id, 'session_id', d.session_id,
        'payment_intent', d.payment_intent, 'amount_cents', d.amount, 'attempts', coalesce(t.attempts, 0),
        'asked', coalesce(r.asked_at is not null, t.attempts > 0, false)
      )
      order by d.since, d.key
    ),
    '[]'
  )
  into v_due
  from private.due_refunds() d
  left join public.refund_tries t on t.key = d.key
  left join public.refunds r on r.id::text = d.key
  where (t.next_attempt_at is null or t.next_attempt_at <= (select private.clock()))
    and (d.key = d.session_id or d.key = any (v_locked::text[]));
  update public.refunds r set asked_at = private.clock()
  from jsonb_array_elements(v_due) d
  where r.id::text = d.value ->> 'key' and r.asked_at is null;
  return v_due;
end
$$;

-- Counts a failed try of a due refund; it is due again after the pause.
create function public.postpone_refund(key text, pause_ms bigint) returns boolean
language sql volatile set search_path = '' as $$
  insert into public.refund_tries as t (key, attempts, next_attempt_at)
  values (postpone_refund.key, 1, private.clock() + pause_ms * interval '1 millisecond')
  on conflict on constraint refund_tries_pkey do update
  set attempts = t.attempts + 1, next_attempt_at = excluded.next_attempt_at
  returning true
$$;

-- Erases what is older than the company says it keeps customers' data: a booking counted from the date of the cleaning, an inquiry
-- or application from its last change, a wish from when it was made; and histories and letters after seven years.

-- The oldest first, at most `batch` of each kind; a later call takes the rest. Rows that somebody else is changing are left for then.
-- Bookings with money stay for the books without their customer. Returns how many records, by kind.
create function public.erase_expired(batch integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_bookings_since date := private.kept_since('keep_bookings_months');
  v_messages_since timestamptz :=
    private.kept_since('keep_messages_months')::timestamp at time zone private.zone();
  -- Longer than the six years for which books are kept: until then it may have to be known who did what.
  v_history_since timestamptz := private.clock() - interval '7 years';
  v_booking public.bookings;
  v_deleted integer := 0;
  v_anonymized integer := 0;
  v_inquiries integer;
  v_applications integer;
  v_counts jsonb;
begin
  for v_booking in
    select * from public.bookings b
    where b.booking_date < v_bookings_since
      and (b.customer_name, b.email) is distinct from ('Erased', '')
      and private.erasure_obstacle(b) is null
    order by b.booking_date
    limit batch
    for update skip locked
  loop
    if private.erase_booking(v_booking) = 'deleted' then
      v_deleted := v_deleted + 1;
    else
      v_anonymized := v_anonymized + 1;
    end if;
  end loop;

  -- A series goes with its last visit.
  update public.series s set email = '', request = '{}'
  where s.status in ('ended', 'lapsed') and s.request <> '{}' and s.updated_at < v_messages_since
    and not exists (select from public.bookings b where b.series_id = s.id and b.email <> '');

  delete from public.contact_inquiries d
  where d.id in (
    select i.id from public.contact_inquiries i
    where i.created_at < v_messages_since and i.updated_at < v_messages_since
      and not exists (
        select from public.contact_inquiry_replies r where r.inquiry_id = i.id and r.created_at >= v_messages_since
      )
    order by i.created_at
    limit batch
    for update skip locked
  );
  get diagnostics v_inquiries = row_count;

  delete from public.job_applications d
  where d.id in (
    select a.id from public.job_applications a
    where a.created_at < v_messages_since and a.updated_at < v_messages_since
    order by a.created_at
    limit batch
    for update skip locked
  );
  get diagnostics v_applications = row_count;

  delete from public.waiting d
  where d.id in (
    select w.id from public.waiting w
    where w.created_at < v_messages_since
      and not exists (select from private.waiting_days x where x.waiting_id = w.id and x.day >= v_messages_since)
    order by w.created_at
    limit batch
    for update skip locked
  );

  delete from private.undo_batches u where u.expires_at <= private.clock();

  -- Of what is written down the oldest comes first.
  delete from public.booking_events d
  where d.created_at < v_history_since and d.id in (select e.id from public.booking_events e order by e.id limit batch);
  delete from public.office_events d
  where d.created_at < v_history_since and d.id in (select e.id from public.office_events e order by e.id limit batch);
  delete from public.admin_audit d
  where d.created_at < v_history_since and d.id in (select a.id from public.admin_audit a order by a.id limit batch);
  delete from public.email_outbox d
  where d.created_at < v_history_since and d.status in ('sent', 'failed')
    and d.nr in (select o.nr from public.email_outbox o order by o.nr limit batch);

  v_counts := jsonb_build_object(
    'bookings_deleted', v_deleted, 'bookings_anonymized', v_anonymized, 'inquiries', v_inquiries,
    'applications', v_applications
  );
  if v_deleted + v_anonymized + v_inquiries + v_applications > 0 then
    insert into public.admin_audit (actor, action, counts) values ('retention', 'expired-erased', v_counts);
  end if;
  return v_counts;
end
$$;

-- The data that tells somebody who watches over the system whether its work gets done.

-- The last run of the jobs; one row.
create table private.last_run (
  only_row boolean primary key default true check (only_row),
  ended_at timestamptz not null,
  failed_parts text[] not null
);

-- Returns what waits, and when something last ran: one row. No personal data.
create function public.backlog()
returns table (
  oldest_waiting_email timestamptz, waiting_emails private.given_count, failed_emails private.given_count, oldest_due_refund timestamptz,
  refunds_due private.given_count, last_webhook timestamptz, last_run timestamptz, failed_parts private.given_texts
)
language sql stable security definer set search_path = '' as $$
  select
    (select min(e.created_at) from public.email_outbox e where e.status in ('queued', 'sending')),
    (select count(*) from public.email_outbox e where e.status in ('queued', 'sending')),
    (
      select count(*) from public.email_outbox e
      where e.status = 'failed' and e.looked_at is null and coalesce(e.last_error, '') not like 'withdrawn:%'
    ),
    (select min(d.since) from private.due_refunds() d),
    (select count(*) from private.due_refunds() d),
    -- Events that the jobs found out themselves came by no webhook.
    (select max(p.created_at) from public.payment_events p where p.id not like 'reconcile:%' and p.id not like 'refund:%'),
    (select r.ended_at from private.last_run r),
    coalesce((select r.failed_parts from private.last_run r), '{}')
$$;

-- Keeps the figures of days that are over, at most `batch` days. Returns how many it kept.
create function public.keep_figures(batch integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.keep_figures(keep_figures.batch);
end
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
language sql immutable
return '20261101000100';

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
