-- The bookings: their row, and what is computed from it.

-- Of a list of reasons for attention the known ones, each once, in the order that core's `attentions` has; a test holds both to it.
create function private.known_reasons(reasons jsonb) returns jsonb
language sql immutable
begin atomic
  select coalesce(jsonb_agg(u.reason order by u.nr), '[]')
  from unnest(array[
    'refund-failed', 'refund-refused', 'disputed', 'reference-mismatch', 'paid-but-day-full', 'paid-but-canceled', 'change-not-made',
    'amount-mismatch', 'price-owed', 'dispute-lost', 'dispute-won', 'refunded', 'partly-refunded', 'on-closed-day', 'over-daily-limit', 'over-crews',
    'promo-limit-passed'
  ]) with ordinality u (reason, nr)
  where reasons ? u.reason;
end;

-- core's `withReasons`; a reason that is null adds nothing.
create function private.with_reason(reasons jsonb, reason text) returns jsonb
language sql immutable
return private.known_reasons(reasons || coalesce(to_jsonb(reason), '[]'));

-- Returns the key of the cleaner whose booking it is: the contractor's id, or the name where the contractor is gone or was never on the roster.
create function private.cleaner_key(contractor_id uuid, name text) returns text
language sql immutable
return coalesce(contractor_id::text, nullif(trim(name), ''));

-- The status that an admin sees, as `displayStatus` of the core tells it.
create function private.display_status(booking_status text, cleaner text) returns text
language sql immutable
return case
  when lower(trim(booking_status)) in ('pending', 'assigned', 'confirmed', 'completed', 'canceled')
    then lower(trim(booking_status))
  when coalesce(trim(cleaner), '') <> '' then 'assigned'
  else 'unassigned'
end;

-- A booking that nobody is assigned to, and that was not called off.
create function private.lacks_cleaner(booking_status text, cleaner text) returns boolean
language sql immutable
return coalesce(trim(cleaner), '') = '' and booking_status <> 'canceled';

-- Sold, and nobody is assigned to it, as `needsCleaner` of the core tells it.
create function private.needs_cleaner(payment_status text, booking_status text, cleaner text) returns boolean
language sql immutable
return private.is_sold(payment_status) and booking_status not in ('canceled', 'completed')
  and coalesce(trim(cleaner), '') = '';

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
  -- The duration of the visit by the server's price book.
  duration_minutes integer not null default 180 check (duration_minutes between 15 and 1440),
  -- The duration of the visit once its pending change is paid; until then the longer time is reserved.
  held_minutes integer check (held_minutes between 15 and 1440),
  -- When its cleaner is at work, in minutes of the day; null when the time is invalid. Without the case all such rows would
  -- conflict with each other.
  busy int4range generated always as (
    case when private.minute_of(booking_time) >= 0 then
      int4range(private.minute_of(booking_time), private.minute_of(booking_time) + greatest(duration_minutes, held_minutes))
    end
  ) stored,

  -- A service of the company's price book.
  service_type text not null check (service_type ~ '^[A-Za-z][A-Za-z0-9_-]*$'),
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
  -- The language that the customer reads: 'en-CA', 'fr-CA'; anything else is the office's own language.
  language text,
  notes text,
  admin_notes text,

  booking_status text not null default 'pending' check (
    booking_status in ('pending', 'assigned', 'confirmed', 'scheduled', 'in_progress', 'completed', 'canceled')
  ),
  -- `completed` is an older word for `paid`; `due` is sold, and paid on the day; `arranged` is sold, and charged to the card of its series.
  payment_status text not null default 'pending' check (
    payment_status in ('pending', 'due', 'arranged', 'expired', 'failed', 'paid', 'completed', 'refunded')
  ),
  -- Sold and not called off. `assigned` belongs to it: giving a job to a cleaner must not reopen a sold day.
  occupies_day boolean not null generated always as (
    private.is_sold(payment_status)
    and booking_status in ('confirmed', 'assigned', 'scheduled', 'in_progress', 'completed')
  ) stored,
  -- The cleaner whose job it is. Name and phone stay when the contractor is deleted, so that it is known who came.
  contractor_id uuid references public.contractors on delete set null,
  assigned_cleaner_name text,
  assigned_cleaner_phone text,
  -- Why the cleaner has it although a rule speaks against that, as core's `overlapReasons` names it; only for the cleaner and time it was
  -- given for.
  overlap_reason text check (overlap_reason in ('agreed', 'second-person', 'shorter', 'nobody-else')),
  contractor_pay numeric(10, 2) check (contractor_pay >= 0),
  -- By whom or by what a visit that was called off is missed, as office's `missedBy` names it; null where nobody has said.
  missed_by text check (missed_by in ('customer', 'company', 'access', 'weather')),
  constraint missed_is_canceled check (missed_by is null or booking_status = 'canceled'),

  -- Dollars, computed by the server's price book and only stored here.
  base_service_price numeric(10, 2) not null default 0 check (base_service_price >= 0),
  -- All charges of the price book; below nothing where they take off.
  pet_fee numeric(10, 2) not null default 0,
  add_ons_total numeric(10, 2) not null default 0 check (add_ons_total >= 0),
  subtotal_before_tax numeric(10, 2) check (subtotal_before_tax >= 0),
  -- Below nothing only where a higher price was agreed on: then it adds to the listed one.
  discount_amount numeric(10, 2) not null default 0,
  -- The price that the office agreed on for the whole order before tax, as it was then; `discount_amount` is the difference to the listed price.
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
  -- A hash of the whole request: a repeated request gets its answer again, a different one with the same id is refused. Null with the attempt.
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
  -- The part of the payment that was given back, and the part that disputes have taken away. Revenue is the rest.
  refunded_amount numeric(10, 2) not null default 0 check (refunded_amount >= 0),
  lost_amount numeric(10, 2) not null default 0 check (lost_amount >= 0),
  -- The amount that may be kept of what was paid; when null, the price. What is left above it goes back.
  retainable_amount numeric(10, 2) check (retainable_amount >= 0),
  -- The terms that it was made under: core's `BookingTerms`; null for those before they were kept.
  terms jsonb,
  -- The start that notice is counted to, when the office moved the booking too late for a full refund.
  late_since timestamptz,
  -- The moment when the office marked the job as started.
  started_at timestamptz,
  -- The number of times that its customer has moved or changed it.
  customer_moves integer not null default 0 check (customer_moves >= 0),
  -- The series that it is a visit of, and the date that the series has for it, by which it is known wherever it is moved to.
  series_id uuid references public.series,
  original_date date,
  constraint visit_of_series check ((series_id is null) = (original_date is null)),
  -- Changed for itself: what changes its series leaves it as it is.
  detached boolean not null default false,
  -- Why an administrator must look at this booking, the most urgent reason first; core's `attentionText` has the words.
  attention jsonb not null default '[]' check (attention = '[]' or attention = private.known_reasons(attention)),

  version integer not null default 1,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  -- Nobody is at two places at once. `guard_cleaner` refuses it before, and says which booking is in the way.
  constraint one_job_at_a_time exclude using gist (contractor_id with =, booking_date with =, busy with &&)
    where (contractor_id is not null and booking_status <> 'canceled' and overlap_reason is null and held_minutes is null)
)
-- A change finds room on its own page, and then writes no index. For that none holds what every change sets.
with (fillfactor = 85);

comment on table public.bookings is 'Bookings, from the first hold to the finished job. Amounts in dollars.';

-- The places of a day are counted under its lock: both halves of the count are one short index range.
create index bookings_occupied_days on public.bookings (booking_date) where occupies_day;
create index bookings_held_days on public.bookings (booking_date, hold_expires_at)
  where payment_status = 'pending' and booking_status <> 'canceled';
create index bookings_lapsing_holds on public.bookings (hold_expires_at) where payment_status = 'pending';

-- The admin's list pages by this key, newest day first, by the clock within a day. The id that parts the rows of one key is as long as
-- all else, and few rows have one key: they are put in order when they are read.
create index bookings_list on public.bookings (booking_date desc, booking_minute desc);
create index bookings_by_cleaner on public.bookings (
  private.cleaner_key(contractor_id, assigned_cleaner_name), booking_date desc, booking_minute desc
);
create index bookings_by_contractor on public.bookings (contractor_id);
create index bookings_pending on public.bookings (created_at) where booking_status = 'pending';
create index bookings_customers on public.bookings (private.email_key(email), created_at desc);
create index bookings_visitors on public.bookings (visitor) where visitor is not null;
create index bookings_refunds_due on public.bookings (booking_date) where refund_due;
create index bookings_attention on public.bookings (booking_date) where attention <> '[]';
create index bookings_payment_intents on public.bookings (stripe_payment_intent)
  where stripe_payment_intent is not null;
create index bookings_by_display_status on public.bookings (
  private.display_status(booking_status, assigned_cleaner_name), booking_date desc, booking_minute desc
);
create index bookings_without_cleaner on public.bookings (booking_date desc, booking_minute desc)
  where private.lacks_cleaner(booking_status, assigned_cleaner_name);
create index bookings_needing_cleaner on public.bookings (booking_date desc, booking_minute desc)
  where private.needs_cleaner(payment_status, booking_status, assigned_cleaner_name);
create index bookings_by_creation on public.bookings (created_at desc);
create index bookings_by_customer on public.bookings (lower(customer_name) desc);
-- Many have one price: those of one go by their day. What is canceled may have other prices than the rest, and would be looked for through all of them.
create index bookings_by_price on public.bookings (total_price desc, booking_date desc);
create index bookings_canceled_by_price on public.bookings (total_price desc, booking_date desc)
  where private.display_status(booking_status, assigned_cleaner_name) = 'canceled';

-- Bookings that still have their customer, see private.anonymize_booking.
create index bookings_with_customer on public.bookings (booking_date)
  where (customer_name, email) is distinct from ('Erased', '');

create unique index bookings_visits on public.bookings (series_id, original_date) where series_id is not null;
create index bookings_due on public.bookings (booking_date, booking_minute) where payment_status = 'due';

-- The planner needs to know how many have nobody: it would guess, and look for them through all bookings in another order.
create statistics public.bookings_nobody on (coalesce(trim(assigned_cleaner_name), '')) from public.bookings;

create trigger touch before update on public.bookings
  for each row execute function private.touch_version();

-- Returns what customers have as the reference of their payment, without the letters of the company: as `searchedReference` of office writes it;
-- empty without a checkout.
create function private.payment_reference(session_id text) returns text
language sql immutable
return case
  when coalesce(session_id, '') = '' then ''
  when right(session_id, 8) ~ '^[A-Za-z0-9]{8}$' then '-' || upper(right(session_id, 8))
  else '-' || upper(right(regexp_replace(session_id, '[^A-Za-z0-9]', '', 'g'), 8))
end;

-- Builds the text that a search looks through, a line for each field, so that no match spans two fields. The last line is for phone numbers, however
-- they are typed; its bell keeps other digits from being taken for it.
create function private.booking_search_text(customer_name text, email text, phone text, address text, id text, session_id text)
returns text
language sql immutable
return case
  when private.is_ascii(customer_name || email || phone || address || id) then replace(
    lower(
      customer_name || chr(10) || email || chr(10) || phone || chr(10) || address || chr(10) || id || chr(10) || private.payment_reference(session_id)
    ),
    '`', ''''
  )
  else private.searchable(
    customer_name || chr(10) || email || chr(10) || phone || chr(10) || address || chr(10) || id || chr(10) || private.payment_reference(session_id)
  )
end || chr(10) || chr(7) || private.phone_digits(phone) || chr(10);

-- The quarters of all years in one row of numbers, by which a search goes back.
create function private.quarter_of(day date) returns integer
language sql immutable
return extract(year from day)::integer * 4 + extract(quarter from day)::integer - 1;

-- Builds the pattern that a search looks for in that text. A reference is found whatever letters stand before it.
create function private.booking_pattern(typed text) returns text
language sql immutable
return private.containing(regexp_replace(typed, '^\s*\D{1,2}-(?=[A-Za-z\d]{2})', '-'));

-- Whether a search finds a booking: its text, or its phone number however that is typed.
create function private.finds_booking(
  typed text, customer_name text, email text, phone text, address text, id text, session_id text
) returns boolean
language sql immutable
return (
    private.booking_search_text(customer_name, email, phone, address, id, session_id) like private.booking_pattern(typed)
    or private.booking_search_text(customer_name, email, phone, address, id, session_id) like private.phone_pattern(typed)
  )
  and (
    private.pair_pattern(typed) is null
    or private.booking_search_text(customer_name, email, phone, address, id, session_id) ~ private.pair_pattern(typed)
  );

-- A job that the office marked as started. It is an instant and no status: the statuses stay those that people may choose.

-- The instant is the server's, whatever was sent, and the first one stays. Of another day or time the job has not started.
create function private.note_start() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.booking_date, new.booking_time) is distinct from (old.booking_date, old.booking_time) then
    new.started_at := null;
  elsif new.started_at is not null then
    new.started_at := coalesce(old.started_at, private.clock());
    -- Core's `canStart`; a test holds both to the same jobs.
    if old.started_at is null and not (
      old.occupies_day and new.booking_status not in ('in_progress', 'completed', 'canceled')
      and coalesce(trim(new.assigned_cleaner_name), '') <> ''
      and new.booking_date = (private.clock() at time zone private.zone())::date
    ) then
      raise exception 'Only a sold job of today that has a contractor and is not done can be marked as started.'
        using errcode = 'PT409', hint = 'cannot-start';
    end if;
  end if;
  return new;
end
$$;

create trigger note_start before update of started_at, booking_date, booking_time on public.bookings
  for each row execute function private.note_start();
