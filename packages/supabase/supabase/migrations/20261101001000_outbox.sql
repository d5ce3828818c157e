-- Notices to people wait here from the transaction that causes them until the provider of their channel has taken them.

-- The facts that the database must know of each kind of notice: the office package's `notices`, which a test compares with these.
create table private.notice_kinds (
  name text primary key,
  recipient text not null check (recipient in ('customer', 'cleaner', 'office', 'writer', 'guest')),
  cause text not null check (cause in ('change', 'clock', 'button', 'request')),
  -- The occasion that it is told once for: its record, or what `change_id` in its payload names; null when it is told as often as it is caused.
  once text check (once in ('record', 'act', 'start', 'visit')),
  -- The choice of a mailbox that it falls under; null is a necessary one.
  choice text check (choice in ('reminders', 'thanks')),
  -- Whether an undo may withdraw it.
  may_be_held boolean not null default false,
  channels text[] not null default '{email}'
);

insert into private.notice_kinds (name, recipient, cause, once) values
  ('booking-confirmation', 'customer', 'change', 'record'),
  ('booking-refunded', 'customer', 'change', 'record'),
  ('booking-partly-refunded', 'customer', 'change', null),
  ('booking-canceled', 'customer', 'change', 'act'),
  ('booking-moved', 'customer', 'change', 'act'),
  ('booking-changed', 'customer', 'change', 'act'),
  ('booking-unchanged', 'customer', 'change', 'act'),
  ('booking-restored', 'customer', 'change', 'act'),
  ('visit-announced', 'customer', 'change', 'act'),
  ('visit-declined', 'customer', 'change', 'act'),
  ('visit-unpaid', 'customer', 'change', 'act'),
  ('visit-freed', 'customer', 'change', 'act'),
  ('card-expiring', 'customer', 'change', 'act'),
  ('visits-changed', 'customer', 'change', 'act'),
  ('change-payment', 'customer', 'change', 'act'),
  ('price-rise', 'customer', 'change', 'act'),
  ('price-rise-taken-back', 'customer', 'change', 'act'),
  ('on-the-way', 'customer', 'button', 'visit'),
  ('booking-link', 'customer', 'request', null),
  ('payment-link', 'customer', 'request', null),
  ('waiting-joined', 'writer', 'change', 'record'),
  ('place-offered', 'writer', 'change', 'act'),
  ('job-canceled', 'cleaner', 'change', 'act'),
  ('job-moved', 'cleaner', 'change', 'act'),
  ('job-changed', 'cleaner', 'change', 'act'),
  ('contact-received', 'writer', 'change', 'record'),
  ('contact-company', 'office', 'change', 'record'),
  ('application-received', 'writer', 'change', 'record'),
  ('application-company', 'office', 'change', 'record'),
  ('inquiry-reply', 'writer', 'request', null),
  ('admin-invitation', 'guest', 'request', null),
  ('trial-letter', 'office', 'request', null);

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
  -- The key of what nothing else may be told for, see private.dedup_key; null where it may be told again.
  dedup_key text unique,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  -- The time to try (again); for 'sending', the time when the one who took it is given up.
  next_attempt_at timestamptz not null default private.clock(),
  sent_at timestamptz,
  last_error text,
  -- When recipient and payload were emptied, because what the letter is about was erased.
  erased_at timestamptz,
  provider_id text,
  -- The idempotency key of the request that it is, or may have been, sent in: a request whose answer was lost is repeated whole
  -- under its key, so that none of its letters goes out twice.
  request_key uuid,
  -- The report of the provider after it was taken.
  delivery text check (delivery in ('delivered', 'bounced', 'complained', 'suppressed', 'not-sent')),
  delivery_detail text,
  delivery_at timestamptz,
  -- The moment when an administrator took its trouble off the list.
  looked_at timestamptz,
  created_at timestamptz not null default private.clock(),
  -- The order of queueing, which the clock alone does not tell.
  nr bigint generated always as identity,
  request_id uuid default private.request_id()
);

create index email_outbox_by_ref on public.email_outbox (ref, kind);
create unique index email_outbox_by_nr on public.email_outbox (nr);
create index email_outbox_due on public.email_outbox (next_attempt_at) where status in ('queued', 'sending');
create index email_outbox_by_request on public.email_outbox (request_key) where status in ('queued', 'sending');

-- 'E-mails to look at' of the Command Hub: letters that did not reach whom they are for.
create index email_outbox_in_trouble on public.email_outbox (created_at)
  where looked_at is null and (status in ('queued', 'failed') or delivery in ('bounced', 'complained', 'suppressed', 'not-sent'));

-- The part of a letter that only the recipient may read: administrators see the outbox, and a link in it may open more than they may. It goes when
-- the letter is sent.
create table private.letter_secrets (
  letter_id uuid primary key references public.email_outbox (id) on delete cascade,
  secret jsonb not null
);

create function private.forget_letter_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.letter_secrets s where s.letter_id = new.id;
  return null;
end
$$;

create trigger forget_secret after update of status on public.email_outbox
  for each row when (new.status = 'sent') execute function private.forget_letter_secret();

-- Returns the key of what a notice is told once for, on each channel; null when it may be told again.
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

-- Computes how long to wait after the n-th failed try: 30 s, 1 min, 2 min … up to 30 min.
create function private.email_back_off(attempts integer) returns interval
language sql immutable
return least(30 * 2 ^ least(greatest(attempts - 1, 0), 10), 1800) * interval '1 second';

-- Why a letter needs an administrator: 'failed', 'waiting' for longer than a quarter of an hour after a try, or what the provider reported
-- of it; null when it does not.
create function private.email_trouble(e public.email_outbox) returns text
language sql stable set search_path = '' as $$
  select case
    when e.looked_at is not null or e.erased_at is not null then null
    when e.delivery in ('bounced', 'complained', 'suppressed', 'not-sent') and e.status = 'sent' then e.delivery
    -- Withdrawn on purpose, with a refund or with the customer's data.
    when e.status = 'failed' and e.last_error like 'withdrawn:%' then null
    when e.status = 'failed' then 'failed'
    when e.status = 'queued' and e.last_error is not null and e.created_at < private.clock() - interval '15 minutes' then 'waiting'
  end
$$;

-- The cleaner whom a letter about a job is for: named by its id, or by the name that the booking has now.
create function private.cleaner_of_letter(e public.email_outbox) returns public.contractors
language sql stable set search_path = '' as $$
  select c.* from public.contractors c
  where (private.notice_kind(e.kind)).recipient = 'cleaner'
    and c.id = coalesce(
      (e.payload ->> 'contractor_id')::uuid,
      (
        select b.contractor_id from public.bookings b
        where b.id = e.ref and b.assigned_cleaner_name = coalesce(e.payload ->> 'contractorName', e.payload ->> 'assigned_cleaner_name')
      )
    )
$$;

-- Letters that follow a booking by themselves: reminders and the thank-you. Which are due is core's `dueLetters`, asked for by the jobs; here each is queued once for
-- the start or the visit that it is about, and looked at again in the moment in which it is sent.

-- Returns when a customer was last told of the start of a booking: when it was paid, or moved.
create function private.agreed_at(b public.bookings) returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select max(e.created_at) from public.booking_events e
      where e.booking_id = b.id
        and (e.action = 'created' or e.changes ?| array['booking_date', 'booking_time', 'payment_status'])
    ),
    b.created_at
  )
$$;

create function private.is_follow_up(kind text) returns boolean
language sql stable set search_path = '' as $$
  select (private.notice_kind(kind)).cause = 'clock'
$$;

-- Whether what a letter says holds for the booking as it is now; core's `plannedLetters` has it planned then.
create function private.still_holds(e public.email_outbox) returns boolean
language sql stable set search_path = '' as $$
  select not private.is_follow_up(e.kind) or exists (
    select from public.bookings b
    where b.id = e.ref and private.is_sold(b.payment_status) and not b.refund_due
      and case e.kind
        when 'thank-you' then b.booking_status = 'completed'
        else b.booking_status not in ('canceled', 'completed', 'in_progress')
          and b.booking_date::text = e.payload ->> 'booking_date' and b.booking_time = e.payload ->> 'booking_time'
          and private.instant_of(b.booking_date, case when b.booking_minute < 0 then 540 else b.booking_minute end) > private.clock()
      end
  )
$$;

-- A letter is looked at in the moment in which a sender asks for it: since it was queued the visit may be called off, moved or over, or the customer
-- may have stopped such letters. One that no longer holds and that no sender has had in hand leaves its key to another, for what was called off may
-- take place after all.
create function private.withdraw_outdated_letters() returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.email_outbox e
  set status = 'failed', last_error = 'withdrawn: ' || w.reason,
      dedup_key = case when w.holds or e.attempts > 0 then e.dedup_key end
  from (
    select o.id, private.still_holds(o) as holds, case when not private.still_holds(o) then 'it no longer holds' else 'the customer does not want it' end as reason
    from public.email_outbox o
    where o.status in ('queued', 'sending') and o.next_attempt_at <= private.clock()
      and (not private.still_holds(o) or not private.is_wanted(o))
  ) w
  where e.id = w.id;
end
$$;

-- The letters that a mailbox wants besides the necessary ones. A choice counts for every booking of the mailbox, in any of its spellings, and is read
-- when a letter is sent, even one that waits already.

create table private.mail_choices (
  -- private.mailbox_hash
  mailbox text primary key,
  -- Reminders of a booking.
  reminders boolean not null,
  -- The thank-you with its question.
  thanks boolean not null,
  changed_at timestamptz not null default private.clock()
);

-- {reminders, thanks}; both until somebody chooses.
create function private.mail_choices_of(email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reminders', coalesce(max(c.reminders::int), 1) = 1, 'thanks', coalesce(max(c.thanks::int), 1) = 1)
  from private.mail_choices c where c.mailbox = private.mailbox_hash(mail_choices_of.email)
$$;

create function private.is_wanted(e public.email_outbox) returns boolean
language sql stable set search_path = '' as $$
  select n.choice is null or (private.mail_choices_of(e.recipient) ->> n.choice)::boolean
  from private.notice_kinds n where n.name = e.kind
$$;

-- A choice goes with its customer's last booking.
create function private.forget_mail_choices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.bookings b where private.email_key(b.email) = private.email_key(old.email)) then
    delete from private.mail_choices c where c.mailbox = private.mailbox_hash(old.email);
  end if;
  return null;
end
$$;

create trigger forget_mail_choices_by_update after update of email on public.bookings
  for each row when (private.email_key(old.email) is distinct from private.email_key(new.email))
  execute function private.forget_mail_choices();

create trigger forget_mail_choices_by_deletion after delete on public.bookings
  for each row execute function private.forget_mail_choices();
