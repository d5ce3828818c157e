-- The payment of the visits of a series: from a card that the payment provider keeps.

-- The customers whose cards are kept for a series, and the card that is charged. Only the provider has its number.
create table public.kept_cards (
  series_id uuid primary key references public.series on delete cascade,
  -- The provider's ids.
  customer_id text not null,
  card_id text,
  -- The details by which its owner knows it.
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  exp_month integer check (exp_month between 1 and 12),
  exp_year integer,
  -- When the provider was asked which card it keeps; null until it is asked, and again when it may be another one.
  read_at timestamptz,
  -- Until when its owner may give another one on a page.
  page_until timestamptz,
  -- The month of the expiry that its customer was told of, as `private.expiry_of` names it.
  told_expiry date,
  created_at timestamptz not null default private.clock()
);

comment on table public.kept_cards is 'Cards that the payment provider keeps for series: what their owners know them by.';

create index kept_cards_to_read on public.kept_cards (created_at) where read_at is null or page_until is not null;

-- The month in which a card expires, by its first day.
create function private.expiry_of(k public.kept_cards) returns date
language sql immutable
return make_date(k.exp_year, k.exp_month, 1);

-- Cards that are kept for no series any longer, until the payment provider has forgotten them too.
create table private.cards_to_forget (
  card_id text primary key,
  since timestamptz not null default private.clock()
);

comment on table private.cards_to_forget is 'Cards that the payment provider is to keep no longer.';

-- Every path on which a card is no longer kept ends here: another card, a series that is over, an erased customer.
create function private.leave_card() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.cards_to_forget (card_id) values (old.card_id) on conflict do nothing;
  return null;
end
$$;

create trigger leave_card after update of card_id on public.kept_cards
  for each row when (old.card_id <> new.card_id or old.card_id is not null and new.card_id is null)
  execute function private.leave_card();

create trigger leave_deleted_card after delete on public.kept_cards
  for each row when (old.card_id is not null)
  execute function private.leave_card();

-- The steps that were taken for the money of a visit, except its tries.
create table public.visit_charges (
  booking_id text primary key references public.bookings on delete cascade,
  announced_at timestamptz,
  -- Core's table of charges by which it was announced: it holds for this visit, whatever the company's is later.
  announced_by jsonb check (announced_at is not null or announced_by is null),
  last_letter_at timestamptz,
  -- When it is looked at next, and for which day that was found.
  next_at timestamptz,
  looked_for date
);

comment on table public.visit_charges is 'What visits of series were told about their charge.';

-- Each try to bring the money of a visit. Its id names it to the payment provider, so that it charges once.
create table public.charge_tries (
  id uuid primary key,
  booking_id text not null references public.bookings on delete cascade,
  -- Whether the kept card was charged, or its owner opened a page to pay.
  by_whom text not null check (by_whom in ('company', 'customer')),
  at timestamptz not null,
  outcome text not null check (outcome in ('pending', 'charged', 'declined', 'dropped')),
  -- The reaction that a decline asks for, and the provider's word for it.
  decline text check (decline in ('later', 'other-card', 'ask-customer')),
  code text check (char_length(code) <= 100),
  card_id text,
  is_told boolean not null default false,
  -- The page that its owner pays on.
  session_id text
);

comment on table public.charge_tries is 'Tries to charge visits of series.';

create index bookings_arranged on public.bookings (booking_date, booking_minute) where payment_status = 'arranged';

create index charge_tries_by_booking on public.charge_tries (booking_id, at);
-- While one is under way there is no other: a visit is never charged twice.
create unique index charge_tries_pending on public.charge_tries (booking_id) where outcome = 'pending';

-- Core's story of a visit, as far as its charge goes; null for what is no visit of a series.
create function private.visit_story(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'date', b.booking_date, 'minute', b.booking_minute, 'customer_id', k.customer_id,
    'card', case when k.card_id is not null then jsonb_build_object(
      'id', k.card_id, 'brand', k.brand, 'last4', k.last4, 'exp_month', k.exp_month, 'exp_year', k.exp_year
    ) end,
    -- The days that its customer agreed to; earlier terms may not say it.
    'agreed', (
      select case when s.consent_terms ?& array['toldDays', 'chargedDays'] then jsonb_build_object(
        'told_days', s.consent_terms -> 'toldDays', 'charged_days', s.consent_terms -> 'chargedDays'
      ) end
      from public.series s where s.id = b.series_id
    ),
    'announced_at', private.epoch_ms(v.announced_at), 'announced_by', v.announced_by, 'last_letter_at', private.epoch_ms(v.last_letter_at),
    'look_at', private.epoch_ms(v.next_at),
    'tries', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', t.id, 'by', t.by_whom, 'at', private.epoch_ms(t.at), 'outcome', t.outcome, 'decline', t.decline, 'code', t.code,
          'card_id', t.card_id, 'is_told', t.is_told
        ) order by t.at, t.id), '[]')
      from public.charge_tries t where t.booking_id = b.id
    )
  )
  from (select 1) one
  left join public.kept_cards k on k.series_id = b.series_id
  left join public.visit_charges v on v.booking_id = b.id
  where b.series_id is not null and b.booking_date is not null
$$;

-- Writes what a decision has changed about the charge of a visit: {announced_at, announced_by, last_letter_at, next_at, customer_id, tries}.
create function private.write_visit_charge(booking_id text, visit jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  b public.bookings;
begin
  if visit is null or visit = 'null' then return; end if;
  select * into b from public.bookings x where x.id = write_visit_charge.booking_id;
  insert into public.visit_charges as v (booking_id, announced_at, announced_by, last_letter_at, next_at, looked_for)
  select b.id, s.announced_at, nullif(s.announced_by, 'null'), s.last_letter_at, s.next_at, b.booking_date
  from jsonb_to_record(visit) s (announced_at timestamptz, announced_by jsonb, last_letter_at timestamptz, next_at timestamptz)
  on conflict on constraint visit_charges_pkey do update
  set announced_at = excluded.announced_at, announced_by = excluded.announced_by, last_letter_at = excluded.last_letter_at,
    next_at = excluded.next_at, looked_for = excluded.looked_for;
  insert into public.charge_tries as t (id, booking_id, by_whom, at, outcome, decline, code, card_id, is_told)
  select s.id, b.id, s.by_whom, s.at, s.outcome, s.decline, left(s.code, 100), s.card_id, s.is_told
  from jsonb_to_recordset(visit -> 'tries') s (
    id uuid, by_whom text, at timestamptz, outcome text, decline text, code text, card_id text, is_told boolean
  )
  on conflict on constraint charge_tries_pkey do update
  set outcome = excluded.outcome, decline = excluded.decline, code = excluded.code, is_told = excluded.is_told;
  if visit ->> 'customer_id' is not null then
    insert into public.kept_cards as k (series_id, customer_id) values (b.series_id, visit ->> 'customer_id')
    on conflict on constraint kept_cards_pkey do update
    set customer_id = excluded.customer_id, read_at = null where k.customer_id <> excluded.customer_id;
  end if;
end
$$;
