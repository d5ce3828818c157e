-- What was paid for a booking and what goes back, row by row. A row names its request to the payment provider, so that none is carried
-- out twice and two alike are two.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  -- No reference: what was paid stays known when the booking is deleted.
  booking_id text not null,
  purpose text not null check (purpose in ('first', 'change', 'visit')),
  -- Cents, as the provider counts.
  amount bigint not null check (amount >= 0),
  currency text not null,
  session_id text unique,
  payment_intent text,
  -- How the office took it itself; null when the provider did.
  method text check (method in ('cash', 'e-transfer', 'card-terminal')),
  reference text check (char_length(reference) <= 100),
  -- The administrator's e-mail address.
  taken_by text,
  check (method is null or (session_id is null and payment_intent is null)),
  -- When its money came; null while it is awaited, or when it never came.
  paid_at timestamptz,
  created_at timestamptz not null default private.clock()
);

comment on table public.payments is 'Payments of bookings. Amounts in cents.';

create unique index payments_first on public.payments (booking_id) where purpose = 'first';
create index payments_by_booking on public.payments (booking_id, created_at);
create index payments_by_intent on public.payments (payment_intent) where payment_intent is not null;

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id),
  booking_id text not null,
  -- Cents.
  amount bigint not null check (amount > 0),
  -- 'sent': the provider has it, and has not said yet that it arrived. A failed one is not sent again: the office pays it another way.
  status text not null default 'due' check (status in ('due', 'sent', 'done', 'failed')),
  -- The act of a person that gave it, if one did.
  act_id uuid,
  -- The customer was told of it by the letter of the act, so its own report needs none.
  told boolean not null default false,
  -- When it was first handed out to be asked for: from then on its amount stays.
  asked_at timestamptz,
  provider_id text unique,
  -- How the office paid it back itself; null when the provider does.
  method text check (method in ('cash', 'e-transfer', 'card-terminal')),
  reference text check (char_length(reference) <= 100),
  paid_back_by text,
  created_at timestamptz not null default private.clock(),
  settled_at timestamptz
);

comment on table public.refunds is 'Refunds of payments, one row for each. Amounts in cents.';

create index refunds_by_payment on public.refunds (payment_id);
create index refunds_by_booking on public.refunds (booking_id, created_at);
create index refunds_open on public.refunds (created_at) where status in ('due', 'sent');

-- What a person did to a booking after it was made: who, when, and what was shown before. A repeated act is answered as the first time.
create table public.booking_acts (
  id uuid primary key,
  booking_id text not null,
  kind text not null check (kind in ('canceled', 'moved', 'changed', 'revived', 'priced')),
  -- 'office' or 'customer'.
  by_whom text not null check (by_whom in ('office', 'customer')),
  -- The administrator's e-mail address, or the customer's link.
  actor text not null,
  reason text,
  -- What was shown and agreed to: amounts in cents, the version of the terms.
  agreed jsonb not null default '{}',
  created_at timestamptz not null default private.clock()
);

create index booking_acts_by_booking on public.booking_acts (booking_id, created_at);

-- The change of a booking that waits for its payment: at most one, the latest that was asked for.
create table private.open_changes (
  -- The act's.
  id uuid primary key,
  booking_id text not null unique references public.bookings (id) on delete cascade,
  payment_id uuid not null unique,
  -- All of it, as it was asked for: it holds what the customer wrote, and goes when it is done or dropped.
  asked jsonb not null,
  session_id text,
  checkout_url text,
  expires_at timestamptz not null,
  created_at timestamptz not null default private.clock()
);

create index open_changes_lapsing on private.open_changes (expires_at);

alter table private.open_changes enable row level security;
grant select, insert, update, delete on private.open_changes to service_role;

create function private.open_change_of(booking text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', c.id, 'payment_id', c.payment_id, 'session_id', c.session_id, 'url', c.checkout_url, 'expires_at', c.expires_at,
    'amount_cents', p.amount
  )
  from private.open_changes c
  join public.payments p on p.id = c.payment_id
  where c.booking_id = open_change_of.booking
$$;
