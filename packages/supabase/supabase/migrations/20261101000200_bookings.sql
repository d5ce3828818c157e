-- Bookings.

-- '9:00 AM', '12:30 pm' or '14:05' as minutes since midnight; -1 when the text is no time, so that it sorts last.
create function private.minute_of(label text) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  v_parts text[] := regexp_match(lower(trim(label)), '^(\d{1,2}):(\d{2})\s*(am|pm)?$');
  v_hour integer := v_parts[1]::integer;
  v_minute integer := v_parts[2]::integer;
begin
  if v_parts is null or v_minute > 59 then return -1; end if;
  if v_parts[3] is null then
    return case when v_hour <= 23 then v_hour * 60 + v_minute else -1 end;
  end if;
  if v_hour not between 1 and 12 then return -1; end if;
  return (v_hour % 12 + case v_parts[3] when 'pm' then 12 else 0 end) * 60 + v_minute;
end
$$;

-- One key for all spellings of one mailbox: case, spaces, full-width letters, '+tag', and Gmail's dots and second name.
-- The first-time rule of promo codes is judged by it.
create function private.email_key(email text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_address text := lower(regexp_replace(normalize(coalesce(email, ''), nfkc), '\s', '', 'g'));
  v_domain text := substring(v_address from '@([^@]*)$');
  v_local text := split_part(substring(v_address from '^(.*)@[^@]*$'), '+', 1);
begin
  if v_domain is null then return v_address; end if;
  if v_domain in ('gmail.com', 'googlemail.com') then
    return replace(v_local, '.', '') || '@gmail.com';
  end if;
  return v_local || '@' || v_domain;
end
$$;

-- Whoever writes a booking computes its generated columns and index keys.
grant execute on function private.minute_of(text), private.email_key(text) to authenticated;

-- Of a list of reasons for attention the known ones, each once, in the order that core's `attentions` has; a test holds both to it.
create function private.known_reasons(reasons jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(u.reason order by u.nr), '[]')
  from unnest(array[
    'refund-failed', 'refund-refused', 'disputed', 'reference-mismatch', 'paid-but-day-full', 'paid-but-canceled', 'change-not-made',
    'amount-mismatch', 'price-owed', 'dispute-lost', 'dispute-won', 'refunded', 'partly-refunded', 'on-closed-day', 'over-daily-limit', 'over-crews',
    'promo-limit-passed'
  ]) with ordinality u (reason, nr)
  where reasons ? u.reason
$$;

-- core's `withReasons`; a reason that is null adds nothing.
create function private.with_reason(reasons jsonb, reason text) returns jsonb
language sql immutable set search_path = '' as $$
  select private.known_reasons(reasons || coalesce(to_jsonb(reason), '[]'))
$$;

-- Whoever writes a booking has its reasons checked.
grant execute on function private.known_reasons(jsonb) to authenticated;

create table public.bookings (
  id text primary key default gen_random_uuid()::text,

  customer_name text not null,
  email text not null,
  customer_email text generated always as (email) stored,
  phone text not null,
  address text not null,

  booking_date date not null,
  booking_time text not null,
  booking_minute integer generated always as (private.minute_of(booking_time)) stored,
  -- How long the visit takes by the server's price book.
  duration_minutes integer not null default 180 check (duration_minutes between 15 and 1440),
  -- How long it takes when the change is paid that waits for its payment: until then the time behind it is kept.
  held_minutes integer check (held_minutes between 15 and 1440),
  -- When its cleaner is at work, in minutes of the day; null when the time is none. Without the case all such rows would be in each
  -- other's way.
  busy int4range generated always as (
    case when private.minute_of(booking_time) >= 0 then
      int4range(private.minute_of(booking_time), private.minute_of(booking_time) + greatest(duration_minutes, held_minutes))
    end
  ) stored,

  service_type text not null check (service_type in ('standard', 'deep-clean', 'move-clean')),
  home_type text,
  bedrooms integer,
  bathrooms integer,
  add_ons jsonb not null default '[]',
  add_ons_details jsonb not null default '[]',
  has_pets boolean,
  pet_details text,
  use_customer_equipment boolean,
  equipment_preferences text,
  someone_home text,
  entry_instructions text,
  building_access text,
  parking_available text,
  avoid_areas text,
  notes text,
  admin_notes text,

  booking_status text not null default 'pending' check (
    booking_status in ('pending', 'assigned', 'confirmed', 'scheduled', 'in_progress', 'completed', 'canceled')
  ),
  -- `completed` is an older word for `paid`; `due` is sold, and paid on the day.
  payment_status text not null default 'pending' check (
    payment_status in ('pending', 'due', 'expired', 'failed', 'paid', 'completed', 'refunded')
  ),
  -- Sold and not called off. `assigned` belongs to it: giving a job to a cleaner must not reopen a sold day.
  occupies_day boolean not null generated always as (
    payment_status in ('paid', 'completed', 'due')
    and booking_status in ('confirmed', 'assigned', 'scheduled', 'in_progress', 'completed')
  ) stored,
  -- Whose job it is. Name and phone stay when the contractor is deleted, so that it is known who came.
  contractor_id uuid,
  assigned_cleaner_name text,
  assigned_cleaner_phone text,
  -- Why the cleaner has it although a rule speaks against that, as core's `overlapReasons` names it; only for the cleaner and time it was
  -- given for.
  overlap_reason text check (overlap_reason in ('agreed', 'second-person', 'shorter', 'nobody-else')),
  contractor_pay numeric(10, 2) check (contractor_pay >= 0),

  -- Dollars, computed by the server's price book and only stored here.
  base_service_price numeric(10, 2) not null default 0 check (base_service_price >= 0),
  pet_fee numeric(10, 2) not null default 0 check (pet_fee >= 0),
  add_ons_total numeric(10, 2) not null default 0 check (add_ons_total >= 0),
  subtotal_before_tax numeric(10, 2) check (subtotal_before_tax >= 0),
  -- Below nothing only where a higher price was agreed on: then it adds to the listed one.
  discount_amount numeric(10, 2) not null default 0,
  -- What the office agreed on for the whole order before tax, as it was then; `discount_amount` is the difference to the listed price.
  agreed_price numeric(10, 2) check (agreed_price between 0 and 10000),
  constraint discount_or_agreed check (discount_amount >= 0 or agreed_price is not null),
  constraint code_or_agreed check (agreed_price is null or applied_promo_code is null),
  applied_promo_code text,
  hst_amount numeric(10, 2) check (hst_amount >= 0),
  total_price numeric(10, 2) not null default 0 check (total_price >= 0),
  currency text not null default 'cad' check (currency = lower(currency)),
  pricing_breakdown jsonb,
  price_book_version text,

  -- The submit that made the booking; null once its place was given back, so that the submit may try again.
  attempt_id uuid unique,
  -- A hash of everything the submit asked for: the same submit again is answered, another one with its id is not. Null with the attempt.
  attempt_fingerprint text,
  -- Until when the booking keeps its place while it is unpaid.
  hold_expires_at timestamptz,
  -- A hash of the address that the unpaid booking came from, so that one visitor cannot hold every place; null once it is
  -- paid or given up.
  visitor text,
  checkout_url text,
  stripe_session_id text unique,
  stripe_payment_intent text,
  -- Paid, but the booking cannot take place: the money still has to go back.
  refund_due boolean not null default false,
  refunded_at timestamptz,
  -- What of the payment was given back, and what disputes have taken away. Revenue is the rest.
  refunded_amount numeric(10, 2) not null default 0 check (refunded_amount >= 0),
  lost_amount numeric(10, 2) not null default 0 check (lost_amount >= 0),
  -- What may be kept of what was paid; null, the price. What is left above it goes back.
  may_keep numeric(10, 2) check (may_keep >= 0),
  -- The terms that it was made under: core's `BookingTerms`; null for those before they were kept.
  terms jsonb,
  -- The start that notice is counted to, when the office moved the booking too late for a full refund.
  late_since timestamptz,
  -- When the office marked the job as started.
  started_at timestamptz,
  -- How often its customer has moved or changed it.
  own_moves integer not null default 0 check (own_moves >= 0),
  -- Why an administrator must look at this booking, the most urgent reason first; core's `attentionText` has the words.
  attention jsonb not null default '[]' check (attention = private.known_reasons(attention)),

  version integer not null default 1,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock()
);

comment on table public.bookings is 'Bookings, from the first hold to the finished job. Amounts in dollars.';

-- The places of a day are counted under its lock: both halves of the count are one short index range.
create index bookings_occupied_days on public.bookings (booking_date) where occupies_day;
create index bookings_held_days on public.bookings (booking_date, hold_expires_at)
  where payment_status = 'pending' and booking_status <> 'canceled';
create index bookings_lapsing_holds on public.bookings (hold_expires_at) where payment_status = 'pending';

-- The admin's list pages by this key, newest day first, by the clock within a day.
create index bookings_list on public.bookings (booking_date desc, booking_minute desc, id);
-- Whose a booking is: the contractor's id, or the name where the contractor is gone or was never on the roster.
create function private.cleaner_key(contractor_id uuid, name text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(contractor_id::text, nullif(trim(name), ''))
$$;

-- Whoever writes a booking computes its index keys.
grant execute on function private.cleaner_key(uuid, text) to authenticated;

create index bookings_by_cleaner on public.bookings (
  private.cleaner_key(contractor_id, assigned_cleaner_name), booking_date desc, booking_minute desc, id
);
create index bookings_by_contractor on public.bookings (contractor_id, booking_date);
create index bookings_pending on public.bookings (created_at) where booking_status = 'pending';

create index bookings_customers on public.bookings (private.email_key(email), created_at desc, id);
create index bookings_visitors on public.bookings (visitor) where visitor is not null;
create index bookings_refunds_due on public.bookings (updated_at) where refund_due;
create index bookings_attention on public.bookings (updated_at) where attention <> '[]';
create index bookings_payment_intents on public.bookings (stripe_payment_intent)
  where stripe_payment_intent is not null;

create trigger touch before update on public.bookings
  for each row execute function private.touch_version();
