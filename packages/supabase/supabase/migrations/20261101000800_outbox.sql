-- What people are told waits here from the transaction that causes it until the provider of its channel has taken it.

-- What the database must know of each kind of notice: the office package's `notices`, which a test compares with it.
create table private.notice_kinds (
  name text primary key,
  recipient text not null check (recipient in ('customer', 'cleaner', 'office', 'writer', 'guest')),
  cause text not null check (cause in ('change', 'clock', 'button', 'request')),
  -- What it is told once for: its record, or what `change_id` in its payload names; null is as often as it is caused.
  once text check (once in ('record', 'act', 'start', 'visit')),
  -- The choice of a mailbox that it falls under; null is a necessary one.
  choice text check (choice in ('reminders', 'thanks')),
  -- Whether it may be taken back with what it tells.
  may_be_held boolean not null default false,
  channels text[] not null default '{email}'
);

alter table private.notice_kinds enable row level security;
grant select on private.notice_kinds to service_role;

insert into private.notice_kinds (name, recipient, cause, once) values
  ('booking-confirmation', 'customer', 'change', 'record'),
  ('booking-refunded', 'customer', 'change', 'record'),
  ('booking-partly-refunded', 'customer', 'change', null),
  ('booking-canceled', 'customer', 'change', 'act'),
  ('booking-moved', 'customer', 'change', 'act'),
  ('booking-changed', 'customer', 'change', 'act'),
  ('booking-unchanged', 'customer', 'change', 'act'),
  ('booking-restored', 'customer', 'change', 'act'),
  ('change-payment', 'customer', 'change', 'act'),
  ('on-the-way', 'customer', 'button', 'visit'),
  ('booking-link', 'customer', 'request', null),
  ('payment-link', 'customer', 'request', null),
  ('job-canceled', 'cleaner', 'change', 'act'),
  ('job-moved', 'cleaner', 'change', 'act'),
  ('job-changed', 'cleaner', 'change', 'act'),
  ('contact-received', 'writer', 'change', 'record'),
  ('contact-company', 'office', 'change', 'record'),
  ('application-received', 'writer', 'change', 'record'),
  ('application-company', 'office', 'change', 'record'),
  ('inquiry-reply', 'writer', 'request', null),
  ('admin-invitation', 'guest', 'request', null);
insert into private.notice_kinds (name, recipient, cause, once, choice) values
  ('reminder-days', 'customer', 'clock', 'start', 'reminders'),
  ('reminder-hours', 'customer', 'clock', 'start', 'reminders'),
  ('thank-you', 'customer', 'clock', 'visit', 'thanks');
insert into private.notice_kinds (name, recipient, cause, may_be_held) values
  ('cleaner-assignment', 'customer', 'request', true),
  ('job-assignment-confirmation', 'cleaner', 'request', true);

create function private.notice_kind(name text) returns private.notice_kinds
language sql stable set search_path = '' as $$
  select n.* from private.notice_kinds n where n.name = notice_kind.name
$$;

create table public.email_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.notice_kinds (name),
  channel text not null default 'email' check (channel in ('email')),
  -- The booking, inquiry or application it is about.
  ref text not null,
  -- Null is the company's own address, as its settings name it when the e-mail is sent.
  recipient text,
  payload jsonb not null,
  -- What nothing else may be told for, see private.dedup_key; null where it may be told again.
  dedup_key text unique,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  -- When to try (again); for 'sending': when the one who took it is given up.
  next_attempt_at timestamptz not null default private.clock(),
  sent_at timestamptz,
  last_error text,
  -- When recipient and payload were emptied, because what the letter is about was erased.
  erased_at timestamptz,
  provider_id text,
  -- The idempotency key of the request that it is, or may have been, sent in: a request whose answer was lost is repeated whole
  -- under its key, so that none of its letters goes out twice.
  request_key uuid,
  -- What the provider reported of it after it was taken.
  delivery text check (delivery in ('delivered', 'bounced', 'complained', 'suppressed', 'not-sent')),
  delivery_detail text,
  delivery_at timestamptz,
  -- When an administrator took its trouble off the list.
  looked_at timestamptz,
  created_at timestamptz not null default private.clock(),
  -- The order of queueing, which the clock alone does not tell.
  nr bigint generated always as identity
);

create index email_outbox_by_ref on public.email_outbox (ref, kind);
create index email_outbox_due on public.email_outbox (next_attempt_at) where status in ('queued', 'sending');
create index email_outbox_by_request on public.email_outbox (request_key) where status in ('queued', 'sending');

-- What only the recipient may read of a letter: administrators see the outbox, and a link in it may open more than they may. Gone with
-- the letter's sending.
create table private.letter_secrets (
  letter_id uuid primary key references public.email_outbox (id) on delete cascade,
  secret jsonb not null
);

alter table private.letter_secrets enable row level security;
grant select on private.letter_secrets to service_role;

create function private.forget_letter_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.letter_secrets s where s.letter_id = new.id;
  return null;
end
$$;

create trigger forget_secret after update of status on public.email_outbox
  for each row when (new.status = 'sent') execute function private.forget_letter_secret();

-- What a notice is told once for, on each channel; null when it may be told again.
create function private.dedup_key(kind text, channel text, ref text, change_id text) returns text
language sql stable set search_path = '' as $$
  select case
    when n.once = 'record' then concat_ws(' ', n.name, dedup_key.channel, dedup_key.ref)
    when dedup_key.change_id is not null then concat_ws(' ', n.name, dedup_key.channel, dedup_key.ref, dedup_key.change_id)
  end
  from private.notice_kinds n where n.name = dedup_key.kind
$$;

-- Queues a notice in the caller's transaction, on each of its channels; what it was told for before is left as it is. Returns the id on its first
-- channel. A booking whose customer was erased has no recipient left, so nothing is queued.
create function private.queue_email(kind text, ref text, recipient text, payload jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_channels text[] := (private.notice_kind(kind)).channels;
  v_channel text;
  v_key text;
  v_id uuid;
  v_first uuid;
begin
  if recipient = '' then return null; end if;
  foreach v_channel in array v_channels loop
    v_key := private.dedup_key(kind, v_channel, ref, payload ->> 'change_id');
    insert into public.email_outbox as e (kind, channel, ref, recipient, payload, dedup_key)
    values (queue_email.kind, v_channel, queue_email.ref, queue_email.recipient, queue_email.payload, v_key)
    on conflict (dedup_key) do nothing
    returning e.id into v_id;
    if v_id is null then
      select e.id into v_id from public.email_outbox e where e.dedup_key = v_key;
    end if;
    v_first := coalesce(v_first, v_id);
  end loop;
  return v_first;
end
$$;

-- How long to wait after the n-th failed try: 30 s, 1 min, 2 min … up to 30 min.
create function private.email_back_off(attempts integer) returns interval
language sql immutable set search_path = '' as $$
  select least(30 * 2 ^ least(greatest(attempts - 1, 0), 10), 1800) * interval '1 second'
$$;

create function public.enqueue_email(email jsonb) returns uuid
language sql set search_path = '' as $$
  select private.queue_email(email ->> 'kind', email ->> 'ref', email ->> 'recipient', email -> 'payload')
$$;

-- Takes up to `batch` due e-mails for one sender, to be sent in one request: {key, emails}, or null when nothing is due. When the
-- oldest was in a request that may have been carried out, that request comes again whole. A claim expires after two minutes,
-- so e-mails held by a crashed sender are retried.
create function public.claim_emails(batch integer, only_kind text default null, only_ref text default null)
returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_found boolean;
  v_key uuid;
  v_emails jsonb;
begin
  if batch < 1 then return null; end if;
  -- One claim at a time: two that took parts of one request would each wait for the other's.
  perform pg_advisory_xact_lock(7306, 0);
  perform private.withdraw_outdated_letters();
  select true, e.request_key into v_found, v_key from public.email_outbox e
  where e.channel = 'email' and e.status in ('queued', 'sending')
    and e.next_attempt_at <= v_now
    and (only_kind is null or e.kind = only_kind)
    and (only_ref is null or e.ref = only_ref)
  order by e.next_attempt_at, e.nr
  limit 1;
  if v_found is null then return null; end if;

  if v_key is null then
    v_key := gen_random_uuid();
    update public.email_outbox e set request_key = v_key
    where e.id in (
      select d.id from public.email_outbox d
      where d.channel = 'email' and d.status in ('queued', 'sending')
        and d.next_attempt_at <= v_now
        and d.request_key is null
        and (only_kind is null or d.kind = only_kind)
        and (only_ref is null or d.ref = only_ref)
      order by d.next_attempt_at, d.nr
      limit least(batch, 100)
    );
  end if;

  with claimed as (
    update public.email_outbox e
    set status = 'sending', attempts = e.attempts + 1, next_attempt_at = v_now + interval '2 minutes'
    where e.request_key = v_key and e.status in ('queued', 'sending')
    returning e.*
  )
  select jsonb_agg(
    jsonb_build_object(
      'id', c.id, 'kind', c.kind, 'ref', c.ref, 'recipient', c.recipient, 'payload', c.payload || coalesce(s.secret, '{}'),
      'attempts', c.attempts,
      'request_id', c.request_id
    )
    order by c.nr
  )
  into v_emails
  from claimed c
  left join private.letter_secrets s on s.letter_id = c.id;
  return jsonb_build_object('key', v_key, 'emails', v_emails);
end
$$;

-- Says how the tries of a claim ended: [{id, outcome, error, provider_id, pause_ms}]. 'again' repeats the request, with back-off, and
-- gives up after fifty tries, about a day. 'wait' does not count: nothing is wrong with the letter. 'alone' sends it at once in a
-- request of its own.
create function public.finish_emails(results jsonb) returns void
language sql volatile set search_path = '' as $$
  update public.email_outbox e
  set status = case
        when r.outcome = 'sent' then 'sent'
        when r.outcome = 'give-up' or e.erased_at is not null or (r.outcome = 'again' and e.attempts >= 50) then 'failed'
        else 'queued'
      end,
      sent_at = case when r.outcome = 'sent' then private.clock() end,
      last_error = case when r.outcome = 'sent' then null when e.erased_at is null then left(r.error, 1000) else e.last_error end,
      provider_id = coalesce(r.provider_id, e.provider_id),
      attempts = e.attempts - case when r.outcome in ('wait', 'alone') then 1 else 0 end,
      request_key = case r.outcome
        when 'again' then e.request_key
        when 'sent' then e.request_key
        when 'alone' then gen_random_uuid()
      end,
      next_attempt_at = private.clock() + case r.outcome
        when 'wait' then r.pause_ms * interval '1 millisecond'
        when 'alone' then interval '0'
        else private.email_back_off(e.attempts)
      end
  from jsonb_to_recordset(results) r (id uuid, outcome text, error text, provider_id text, pause_ms bigint)
  -- A late failure must not undo a 'sent'.
  where e.id = r.id and e.status <> 'sent'
$$;

-- What the provider reported of a letter it took; false for a letter, or a sending of it, that is not here. Trouble is not undone by a
-- later 'delivered'.
create function public.record_email_delivery(letter uuid, provider_id text, delivery text, detail text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  update public.email_outbox e
  set delivery = case
        when record_email_delivery.delivery = 'delivered' then coalesce(e.delivery, 'delivered')
        else record_email_delivery.delivery
      end,
      -- A provider's words may quote the address.
      delivery_detail = case
        when e.erased_at is not null then null
        when record_email_delivery.delivery = 'delivered' then e.delivery_detail
        else left(record_email_delivery.detail, 1000)
      end,
      delivery_at = private.clock(),
      looked_at = case when record_email_delivery.delivery = 'delivered' then e.looked_at end
  where e.id = record_email_delivery.letter
    -- The report may come before the sender has stored the provider's id.
    and coalesce(e.provider_id, record_email_delivery.provider_id) = record_email_delivery.provider_id;
  return found;
end
$$;

revoke execute on function
  public.record_email_delivery(uuid, text, text, text),
  public.enqueue_email(jsonb),
  public.claim_emails(integer, text, text),
  public.finish_emails(jsonb)
from public, anon, authenticated;
grant execute on function
  public.record_email_delivery(uuid, text, text, text),
  public.enqueue_email(jsonb),
  public.claim_emails(integer, text, text),
  public.finish_emails(jsonb)
to service_role;
