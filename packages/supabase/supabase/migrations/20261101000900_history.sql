-- The history: who changed what, and when.

-- Each change of a booking, with its author.

create table public.booking_events (
  id bigint generated always as identity primary key,
  -- No reference: that a booking was deleted, and by whom, must stay known.
  booking_id text not null,
  action text not null check (action in ('created', 'updated', 'deleted')),
  -- An administrator's e-mail address, or the role that acted.
  actor text not null,
  -- Column → [before, after]; null in place of the pair for columns that describe a person.
  changes jsonb not null default '{}',
  created_at timestamptz not null default private.clock(),
  request_id uuid default private.request_id()
);

create index booking_events_by_booking on public.booking_events (booking_id, id);

-- Columns whose values are not copied into the history, and go when a customer is erased: all but those that say what was done. A new
-- column is personal until it is named here.
create function private.is_personal_column(name text) returns boolean
language sql immutable
return name not in (
  'id', 'booking_date', 'booking_time', 'booking_minute', 'service_type', 'bedrooms', 'bathrooms', 'add_ons', 'add_ons_details',
  'has_pets', 'use_customer_equipment', 'booking_status', 'payment_status', 'occupies_day', 'assigned_cleaner_name',
  'contractor_id', 'contractor_pay', 'duration_minutes', 'held_minutes', 'overlap_reason', 'busy', 'base_service_price', 'pet_fee', 'add_ons_total', 'subtotal_before_tax', 'discount_amount',
  'agreed_price', 'applied_promo_code', 'hst_amount', 'total_price', 'currency', 'pricing_breakdown', 'price_book_version', 'attempt_id',
  'hold_expires_at', 'stripe_session_id', 'stripe_payment_intent', 'refund_due', 'refunded_at', 'refunded_amount',
  'lost_amount', 'retainable_amount', 'terms', 'late_since', 'missed_by', 'customer_moves', 'started_at', 'series_id', 'original_date', 'detached', 'attention', 'version', 'created_at', 'updated_at'
);

-- The columns that differ between two versions of a booking, as booking_events keeps them.
create function private.booking_changes(before jsonb, after jsonb) returns jsonb
language sql immutable
begin atomic
  select coalesce(
    jsonb_object_agg(
      a.key,
      case when private.is_personal_column(a.key) then null else jsonb_build_array(b.value, a.value) end
    ),
    '{}'
  )
  from jsonb_each(after) a
  join jsonb_each(before) b using (key)
  where a.value is distinct from b.value
    -- These follow from others, or change with all of them.
    and a.key not in ('updated_at', 'version', 'booking_minute', 'busy', 'held_minutes', 'occupies_day', 'customer_email');
end;

create function private.record_booking_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- A function that acts in an administrator's name says so in `dustforce.actor`; no API role can set it.
  v_actor text := coalesce(
    private.token_email(), nullif(current_setting('dustforce.actor', true), ''), auth.role(), session_user::text
  );
  v_changes jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    v_changes := private.booking_changes(to_jsonb(old), to_jsonb(new));
    if v_changes = '{}' then return null; end if;
  end if;
  insert into public.booking_events (booking_id, action, actor, changes)
  values (
    case tg_op when 'DELETE' then old.id else new.id end,
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
    v_actor,
    v_changes
  );
  return null;
end
$$;

create trigger record_event after insert or update or delete on public.bookings
  for each row execute function private.record_booking_event();

create table public.admin_audit (
  id bigint generated always as identity primary key,
  -- An administrator's e-mail address, or 'retention' for the job.
  actor text not null,
  action text not null check (
    action in ('customer-exported', 'customer-erased', 'expired-erased', 'email-sent-again', 'email-looked-at')
  ),
  -- Recognizes the mailbox when somebody asks about it again; null when the action is about no single one.
  mailbox_hash text,
  -- The number of records, by kind. No personal data.
  counts jsonb not null default '{}',
  created_at timestamptz not null default private.clock()
);

comment on table public.admin_audit is 'Who exported or erased customer data or dealt with an e-mail in trouble, and when.';

-- The history of the Command Hub: every change of codes, settings, contractors, administrators and closed days beside that of the
-- bookings, and a booking's changes, payments and letters on one line of time.

create index admin_audit_newest on public.admin_audit (created_at desc, id desc);

create table public.office_events (
  id bigint generated always as identity primary key,
  -- The table that was changed.
  entity text not null,
  -- The row of the table: a code, the name of a setting, an id.
  ref text not null,
  action text not null check (action in ('created', 'updated', 'deleted')),
  -- An administrator's e-mail address, or the role that acted.
  actor text not null,
  -- Column → [before, after]; null in place of the pair for columns that describe a person.
  changes jsonb not null default '{}',
  created_at timestamptz not null default private.clock()
);

comment on table public.office_events is 'Who changed codes, settings, contractors, administrators and closed days, and how.';

create index office_events_newest on public.office_events (created_at desc, id desc);

-- The columns of these tables whose values the history may keep. A new column is personal until it is named here.
create function private.is_office_column(name text) returns boolean
language sql immutable
return name in (
  'code', 'is_active', 'discount_type', 'discount_value', 'valid_until', 'max_uses', 'min_order_amount', 'first_time_only',
  'setting_name', 'setting_value', 'status', 'service_areas', 'services_offered', 'availability', 'role', 'from_day', 'to_day',
  'reason', 'day', 'opens', 'closes', 'inquiry_status', 'decision'
);

-- The columns that differ between two versions of a row, as office_events keeps them.
create function private.office_changes(before jsonb, after jsonb) returns jsonb
language sql immutable
begin atomic
  select coalesce(
    jsonb_object_agg(
      a.key, case when private.is_office_column(a.key) then jsonb_build_array(b.value, a.value) end
    ),
    '{}'
  )
  from jsonb_each(after) a
  join jsonb_each(before) b using (key)
  where a.value is distinct from b.value
    -- These follow from others, or count by themselves.
    and a.key not in ('updated_at', 'version', 'current_uses');
end;

-- For a trigger; its argument is the column that names the row.
create function private.record_office_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_changes jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    v_changes := private.office_changes(v_before, v_after);
    if v_changes = '{}' then return null; end if;
  end if;
  insert into public.office_events (entity, ref, action, actor, changes)
  values (
    tg_table_name,
    coalesce(v_after, v_before) ->> tg_argv[0],
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
    coalesce(
      private.token_email(), nullif(current_setting('dustforce.actor', true), ''), auth.role(), session_user::text
    ),
    v_changes
  );
  return null;
end
$$;

create trigger record_office_event after insert or update or delete on public.promo_codes
  for each row execute function private.record_office_event('code');

create trigger record_office_event after insert or update or delete on public.booking_settings
  for each row execute function private.record_office_event('setting_name');

create trigger record_office_event after insert or update or delete on public.contractors
  for each row execute function private.record_office_event('id');

create trigger record_office_event after insert or update or delete on public.admin_users
  for each row execute function private.record_office_event('user_id');

create trigger record_office_event after insert or update or delete on public.closures
  for each row execute function private.record_office_event('from_day');

create trigger record_office_event after insert or update or delete on public.special_hours
  for each row execute function private.record_office_event('day');

-- The state that a change of many bookings can be taken back to. Short-lived, and without names: a cleaner is kept by id.
create table private.undo_batches (
  id uuid primary key default gen_random_uuid(),
  actor uuid not null,
  label text not null check (length(label) between 1 and 200),
  -- [{id, version, before}]: the version that the change made, and the columns that it found.
  items jsonb not null,
  expires_at timestamptz not null
);

create index undo_batches_ended on private.undo_batches (expires_at);

-- The office's history has who decided, and not what the customer wrote.
create trigger record_decision after update of decision on public.reviews
  for each row when (old.decision is distinct from new.decision)
  execute function private.record_office_event('booking_id');

-- The texts that the office writes to and about people, on the office's line of time: replies, statuses of inquiries, invitations, notes. The history
-- has who and when, and of words about a person only that they changed.

create trigger record_office_event after insert on public.contact_inquiry_replies
  for each row execute function private.record_office_event('inquiry_id');

create trigger record_office_event after update of inquiry_status on public.contact_inquiries
  for each row when (old.inquiry_status <> new.inquiry_status)
  execute function private.record_office_event('id');

create trigger record_office_event after insert or update or delete on private.team_invitations
  for each row execute function private.record_office_event('email');

-- A note belongs to a mailbox, which the history must not keep: it names the customer by their newest booking.
create function private.record_note_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_mailbox text := case tg_op when 'DELETE' then old.mailbox else new.mailbox end;
begin
  if tg_op = 'UPDATE' and new.note = old.note then return null; end if;
  insert into public.office_events (entity, ref, action, actor, changes)
  values (
    'customer_notes',
    coalesce(
      (
        select b.id from public.bookings b
        where private.email_key(b.email) = v_mailbox order by b.created_at desc, b.id limit 1
      ),
      ''
    ),
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
    coalesce(private.token_email(), nullif(current_setting('dustforce.actor', true), ''), auth.role(), session_user::text),
    case tg_op when 'UPDATE' then '{"note": null}'::jsonb else '{}' end
  );
  return null;
end
$$;

create trigger record_note_event after insert or update or delete on public.customer_notes
  for each row execute function private.record_note_event();
