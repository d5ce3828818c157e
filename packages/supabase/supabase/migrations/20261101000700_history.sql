-- What happened to a booking: each event of the payment provider, and each change with its author.

create table public.payment_events (
  -- The provider's id of the event. It is delivered at least once; this key makes it count once.
  id text primary key,
  type text not null check (
    type in (
      'completed', 'async_succeeded', 'async_failed', 'expired', 'refunded', 'partly_refunded', 'refund_given', 'refund_failed',
      'dispute_opened', 'dispute_lost', 'dispute_won'
    )
  ),
  -- No reference: the events outlive a deleted booking.
  booking_id text,
  session_id text,
  payment_intent text,
  -- The refund or the dispute that the event is about.
  reversal_id text,
  -- The row of the payment that the session was opened for.
  payment_id text,
  paid boolean not null,
  -- Cents, as the provider counts.
  amount_total bigint,
  currency text,
  outcome text not null default 'received',
  created_at timestamptz not null default private.clock()
);

create index payment_events_by_booking on public.payment_events (booking_id, created_at);
create index payment_events_by_session on public.payment_events (session_id);
create index payment_events_by_payment on public.payment_events (payment_intent);

create table public.booking_events (
  id bigint generated always as identity primary key,
  -- No reference: that a booking was deleted, and by whom, must stay known.
  booking_id text not null,
  action text not null check (action in ('created', 'updated', 'deleted')),
  -- An administrator's e-mail address, or the role that acted.
  actor text not null,
  -- Column → [before, after]; null in place of the pair for columns that describe a person.
  changes jsonb not null default '{}',
  created_at timestamptz not null default private.clock()
);

create index booking_events_by_booking on public.booking_events (booking_id, id);

-- Columns whose values are not copied into the history, and go when a customer is erased: all but those that say what was done. A new
-- column is personal until it is named here.
create function private.is_personal_column(name text) returns boolean
language sql immutable set search_path = '' as $$
  select name not in (
    'id', 'booking_date', 'booking_time', 'booking_minute', 'service_type', 'bedrooms', 'bathrooms', 'add_ons', 'add_ons_details',
    'has_pets', 'use_customer_equipment', 'booking_status', 'payment_status', 'occupies_day', 'assigned_cleaner_name',
    'contractor_id', 'contractor_pay', 'duration_minutes', 'held_minutes', 'overlap_reason', 'busy', 'base_service_price', 'pet_fee', 'add_ons_total', 'subtotal_before_tax', 'discount_amount',
    'agreed_price', 'applied_promo_code', 'hst_amount', 'total_price', 'currency', 'pricing_breakdown', 'price_book_version', 'attempt_id',
    'hold_expires_at', 'stripe_session_id', 'stripe_payment_intent', 'refund_due', 'refunded_at', 'refunded_amount',
    'lost_amount', 'may_keep', 'terms', 'late_since', 'own_moves', 'started_at', 'attention', 'version', 'created_at', 'updated_at'
  )
$$;

-- The columns that differ between two versions of a booking, as booking_events keeps them.
create function private.booking_changes(before jsonb, after jsonb) returns jsonb
language sql immutable set search_path = '' as $$
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
    and a.key not in ('updated_at', 'version', 'booking_minute', 'busy', 'held_minutes', 'occupies_day', 'customer_email')
$$;

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
