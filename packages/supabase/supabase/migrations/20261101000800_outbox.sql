-- E-mails wait here from the transaction that causes them until the provider has taken them.

create table public.email_outbox (
  -- Also the idempotency key at the provider: a second try of a taken message is not a second message.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in (
      'booking-confirmation', 'booking-refunded', 'booking-partly-refunded', 'contact-received', 'contact-company',
      'application-received', 'application-company', 'job-assignment-confirmation', 'cleaner-assignment', 'inquiry-reply'
    )
  ),
  -- The booking, inquiry or application it is about.
  ref text not null,
  -- Null is the company's own address, as its settings name it when the e-mail is sent.
  recipient text,
  payload jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  -- When to try (again); for 'sending': when the one who took it is given up.
  next_attempt_at timestamptz not null default private.clock(),
  sent_at timestamptz,
  last_error text,
  -- When recipient and payload were emptied, because what the letter is about was erased.
  erased_at timestamptz,
  provider_id text,
  created_at timestamptz not null default private.clock(),
  -- The order of queueing, which the clock alone does not tell.
  nr bigint generated always as identity
);

-- What a customer gets once, ever, whatever is repeated.
create unique index email_outbox_once on public.email_outbox (kind, ref)
  where kind in (
    'booking-confirmation', 'booking-refunded', 'contact-received', 'contact-company', 'application-received',
    'application-company'
  );
create index email_outbox_by_ref on public.email_outbox (ref, kind);
create index email_outbox_due on public.email_outbox (next_attempt_at) where status in ('queued', 'sending');

-- Queues an e-mail in the caller's transaction. A once-only kind that its ref already has is left as it is. A booking whose
-- customer was erased has no recipient left, so nothing is queued.
create function private.queue_email(kind text, ref text, recipient text, payload jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  if recipient = '' then return null; end if;
  insert into public.email_outbox as e (kind, ref, recipient, payload)
  values (queue_email.kind, queue_email.ref, queue_email.recipient, queue_email.payload)
  on conflict do nothing
  returning e.id into v_id;
  if v_id is null then
    select e.id into v_id from public.email_outbox e
    where e.kind = queue_email.kind and e.ref = queue_email.ref;
  end if;
  return v_id;
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

-- Takes up to `batch` due e-mails for one sender; the others skip what it has locked. A claim expires after two minutes, so e-mails held by
-- a crashed sender are retried.
create function public.claim_emails(batch integer, only_kind text default null, only_ref text default null)
returns jsonb
language sql volatile set search_path = '' as $$
  with due as (
    select e.id from public.email_outbox e
    where e.status in ('queued', 'sending')
      and e.next_attempt_at <= (select private.clock())
      and (only_kind is null or e.kind = only_kind)
      and (only_ref is null or e.ref = only_ref)
    order by e.next_attempt_at, e.nr
    limit least(greatest(batch, 0), 100)
    for update skip locked
  ),
  claimed as (
    update public.email_outbox e
    set status = 'sending', attempts = e.attempts + 1, next_attempt_at = private.clock() + interval '2 minutes'
    from due
    where e.id = due.id
    returning e.*
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', c.id, 'kind', c.kind, 'ref', c.ref, 'recipient', c.recipient, 'payload', c.payload,
        'attempts', c.attempts
      )
      order by c.nr
    ),
    '[]'
  )
  from claimed c
$$;

-- Says how a try ended. After fifty tries, about a day, or when `retry` is false, the e-mail is given up.
create function public.finish_email(
  id uuid,
  ok boolean,
  error text default null,
  provider_id text default null,
  retry boolean default true
) returns void
language sql volatile set search_path = '' as $$
  update public.email_outbox e
  set status = case when ok then 'sent' when not retry or e.attempts >= 50 or e.erased_at is not null then 'failed' else 'queued' end,
      sent_at = case when ok then private.clock() end,
      last_error = case when ok then null when e.erased_at is null then left(finish_email.error, 1000) else e.last_error end,
      provider_id = coalesce(finish_email.provider_id, e.provider_id),
      next_attempt_at = private.clock() + private.email_back_off(e.attempts)
  -- A late 'failed' must not undo a 'sent'.
  where e.id = finish_email.id and e.status <> 'sent'
$$;

revoke execute on function
  public.enqueue_email(jsonb),
  public.claim_emails(integer, text, text),
  public.finish_email(uuid, boolean, text, text, boolean)
from public, anon, authenticated;
grant execute on function
  public.enqueue_email(jsonb),
  public.claim_emails(integer, text, text),
  public.finish_email(uuid, boolean, text, text, boolean)
to service_role;
