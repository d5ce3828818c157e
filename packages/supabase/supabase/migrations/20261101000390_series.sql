-- Visits that repeat: what was agreed. The visits themselves are bookings; core's `planSeries` decides their dates and prices.

-- Whether a payment status means that a booking is sold, as `isSold` of office tells it: its money came, or how it comes is agreed.
create function private.is_sold(payment_status text) returns boolean
language sql immutable
return payment_status in ('paid', 'completed', 'due', 'arranged');

create table public.series (
  id uuid primary key default gen_random_uuid(),
  -- Offered while its first visit is not paid for; lapsed when that never was.
  status text not null default 'offered' check (status in ('offered', 'running', 'ended', 'lapsed')),
  -- The customer's mailbox; empty once it is erased.
  email text not null,
  every text not null check (every in ('week', '2-weeks', '4-weeks', 'month')),
  -- The date of the first visit: its payment makes the series run.
  from_day date not null,
  -- The date from which a change counts its dates; null, they are counted from the first visit.
  counted_from date,
  until_day date,
  start_minute integer not null check (start_minute between 0 and 1439),
  -- The rule for a visit that cannot be on its date.
  on_closed text not null check (on_closed in ('skip', 'next-open-day')),
  -- The kept price book that all its visits cost by.
  price_book_version text not null,
  -- The content of each visit, in the form in which a booking is asked for; '{}' once its customer is erased.
  request jsonb not null,
  -- The changes of single visits, by the date that the series has for each, and times without visits: core's `VisitChange` and `Pause`.
  visits jsonb not null default '{}',
  pauses jsonb not null default '[]',
  -- Every visit that the series has until this day is a booking, or known not to take place.
  planned_through date not null,
  -- Why its next visits cannot be planned; null when they can.
  problem text,
  -- The agreement of the customer: that the card is kept and charged. Words and terms are as they were shown.
  consent_text text not null,
  consent_terms jsonb not null,
  consented_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('customer', 'office')),
  check ((status = 'ended') = (ended_at is not null) and (ended_at is null) = (ended_by is null)),
  version integer not null default 1,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock()
);

comment on table public.series is 'Visits that repeat, as they were agreed. Each visit is a booking.';

create index series_in_trouble on public.series (created_at) where problem is not null;
create index series_to_plan on public.series (planned_through) where status = 'running';
-- For the earliest day on which a customer is told.
create index series_told on public.series (((consent_terms ->> 'toldDays')::integer)) where status = 'running';
create index series_by_customer on public.series (private.email_key(email));

create trigger touch before update on public.series
  for each row execute function private.touch_version();

-- Visits that could not take place though nobody called them off.
create table public.left_visits (
  series_id uuid not null references public.series on delete cascade,
  -- The date that the series has for it.
  original_date date not null,
  -- The reason that keeps it from its date: core's `VisitBar`.
  why jsonb not null,
  created_at timestamptz not null default private.clock(),
  primary key (series_id, original_date)
);

comment on table public.left_visits is 'Visits of a series that found no place.';

create index left_visits_to_come on public.left_visits (original_date);
