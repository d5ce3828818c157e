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
  refund_due boolean not null default true,
  refunded_at timestamptz,
  -- What went wrong besides, as in `bookings.attention`.
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
