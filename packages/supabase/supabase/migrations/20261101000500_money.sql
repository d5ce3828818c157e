-- The money that was paid for bookings, and the money that goes back.

-- Each event of the payment provider.
create table public.payment_events (
  -- The provider's id of the event. It is delivered at least once; this key makes it count once.
  id text primary key,
  type text not null check (
    type in (
      'completed', 'async_succeeded', 'async_failed', 'expired', 'charge_succeeded', 'charge_failed', 'refunded', 'partly_refunded', 'refund_given', 'refund_failed',
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
  created_at timestamptz not null default private.clock(),
  request_id uuid default private.request_id()
);

-- Whether a kind is about a checkout session.
create function private.is_session_event(type text) returns boolean
language sql immutable
return type in ('completed', 'async_succeeded', 'async_failed', 'expired');

-- Whether a kind is a report about money that had been paid.
create function private.is_reversal_event(type text) returns boolean
language sql immutable
return not private.is_session_event(type) and type not in ('charge_succeeded', 'charge_failed');

create index payment_events_by_booking on public.payment_events (booking_id, created_at);
create index payment_events_by_session on public.payment_events (session_id);
create index payment_events_by_payment on public.payment_events (payment_intent);

-- Money that came for a booking that is not there: deleted between opening the checkout and the provider's event. It is given
-- back like any other refund that is due, and an administrator sees it.

create table public.unmatched_payments (
  -- The checkout session that was paid; also names its refund to the payment provider.
  session_id text primary key,
  payment_intent text unique,
  -- No reference: the booking that the session was opened for is gone.
  booking_id text not null,
  -- Cents, as the provider counts.
  amount bigint not null check (amount > 0),
  currency text not null,
  -- The part of it that has gone back, and the part that disputes have taken, in cents.
  refunded bigint not null default 0,
  lost bigint not null default 0,
  refund_due boolean not null default true,
  refunded_at timestamptz,
  -- The other things that went wrong, as in `bookings.attention`.
  attention jsonb not null default '[]' check (attention = private.known_reasons(attention)),
  -- When an administrator looked at it, and which one.
  resolved_at timestamptz,
  resolved_by text,
  created_at timestamptz not null default private.clock()
);

comment on table public.unmatched_payments is 'Payments without a booking. Amounts in cents.';

create index unmatched_payments_due on public.unmatched_payments (created_at) where refund_due;
create index unmatched_payments_open on public.unmatched_payments (created_at) where resolved_at is null;

-- Refunds that the payment provider did not make at once, by their key: the booking's id, or the session's when there is no booking.
create table public.refund_tries (
  key text primary key,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  -- The provider will never make it: when it said so, and its words.
  refused_at timestamptz,
  refusal text
);

-- The money that was paid for a booking and the money that goes back, row by row. A row names its request to the payment provider, so that none is
-- carried out twice and two alike are two.

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
  -- The way in which the office took it itself; null when the provider did.
  method text check (method in ('cash', 'e-transfer', 'card-terminal')),
  reference text check (char_length(reference) <= 100),
  -- The administrator's e-mail address.
  taken_by text,
  check (method is null or (session_id is null and payment_intent is null)),
  -- When its money came; null while it is awaited, or when it never came.
  paid_at timestamptz,
  -- A bank looks at it: nothing of it goes back before that has decided.
  is_disputed boolean not null default false,
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
  -- The moment when it was first sent to the provider: from then on its amount is fixed.
  asked_at timestamptz,
  provider_id text unique,
  -- The way in which the office paid it back itself; null when the provider does.
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

-- The acts of people on a booking after it was made: who, when, and what was shown before. A repeated act is answered as the first time.
create table public.booking_acts (
  id uuid primary key,
  booking_id text not null,
  kind text not null check (kind in ('canceled', 'moved', 'changed', 'revived', 'priced')),
  -- 'office' or 'customer'.
  by_whom text not null check (by_whom in ('office', 'customer')),
  -- The administrator's e-mail address, or the customer's link.
  actor text not null,
  reason text,
  -- The facts that were shown and agreed to: amounts in cents, the version of the terms.
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

-- Paid, and not called off. Design: revenue.
create function private.is_revenue(payment_status text, booking_status text) returns boolean
language sql immutable
return payment_status in ('paid', 'completed') and booking_status <> 'canceled';

-- Paid and not called off; a completed job also when its payment was given back, because the cleaner has worked.
create function private.owes_payout(payment_status text, booking_status text) returns boolean
language sql immutable
return booking_status <> 'canceled' and payment_status in ('paid', 'completed')
  or booking_status = 'completed' and payment_status = 'refunded';

-- Computes what is kept of a booking's price: core's `keptCents`, in dollars.
create function private.kept_of(total numeric, refunded numeric, lost numeric) returns numeric
language sql immutable
return greatest(total - refunded - lost, 0);

-- Core's `gtaPriceBook.tax`; a test holds both to it.
create function private.tax_percent() returns numeric
language sql immutable
return 13;

-- The subtotal in a total that includes tax, in whole dollars.
create function private.subtotal_in(total numeric) returns numeric
language sql immutable
return round(total * 100 / (100 + private.tax_percent()));

create function private.tax_in(total numeric) returns numeric
language sql immutable
return round(private.subtotal_in(total) * private.tax_percent() / 100);

-- Computes what is kept of a booking that was paid and canceled, without what is still to go back: core's `keptOfCanceled`, in dollars.
create function private.kept_of_canceled(b public.bookings) returns numeric
language sql immutable
return case
  when b.payment_status in ('paid', 'completed') and b.booking_status = 'canceled'
    then least(private.kept_of(b.total_price, b.refunded_amount, b.lost_amount), coalesce(b.retainable_amount, b.total_price))
  else 0
end;

-- The share of the charged tax that is in what is kept of a booking.
create function private.tax_in_kept(b public.bookings, kept numeric) returns numeric
language sql immutable
return case when b.total_price = 0 then 0 else round(
  coalesce(
    b.hst_amount,
    round(
      greatest(coalesce(b.subtotal_before_tax - b.discount_amount, private.subtotal_in(b.total_price)), 0)
        * private.tax_percent() / 100
    )
  ) * kept / b.total_price, 2
) end;

-- The price books that bookings were priced by, word for word: a booking names its book by `price_book_version`.

create table public.price_books (
  version text primary key check (version <> ''),
  book jsonb not null,
  created_at timestamptz not null default private.clock()
);

comment on table public.price_books is 'Price books, each kept when the first booking is priced by it, and never changed.';

-- Refuses every change of what customers agreed to.
create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A price book that was quoted from cannot be changed.' using errcode = 'PT409', hint = 'kept';
end
$$;

create trigger never_changed before update on public.price_books
  for each row execute function private.refuse_change();
