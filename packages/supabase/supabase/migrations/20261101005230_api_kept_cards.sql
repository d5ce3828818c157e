-- Called by the server: the cards that the payment provider keeps for series.

-- The series of which it is not known which card is kept, or whose customers may be giving another one.
create function public.cards_to_read()
returns table (series_id private.given_uuid, customer_id private.given_text, card_id text)
language sql stable
begin atomic
  select c.series_id, c.customer_id, c.card_id from public.kept_cards c
  where c.read_at is null or c.page_until is not null
  order by c.created_at, c.series_id limit 100;
end;

-- Notes that the customer of a visit may give another card for its series in the next 40 minutes.
create function public.expect_card(booking_id text) returns void
language sql volatile set search_path = '' as $$
  update public.kept_cards k set page_until = private.clock() + interval '40 minutes'
  from public.bookings b
  where b.id = expect_card.booking_id and b.series_id = k.series_id
$$;

-- Notes which card is kept for a series: {card_id, brand, last4, exp_month, exp_year}, or null for none. Visits that wait for another card are looked at.
create function public.write_kept_card(series_id uuid, card jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_before text := (select k.card_id from public.kept_cards k where k.series_id = write_kept_card.series_id);
begin
  update public.kept_cards k
  set card_id = c.card_id, brand = c.brand, last4 = c.last4, exp_month = c.exp_month, exp_year = c.exp_year, read_at = private.clock(),
      told_expiry = case when c.card_id is not distinct from v_before then k.told_expiry end,
      page_until = case when k.page_until > private.clock() and c.card_id is not distinct from v_before then k.page_until end
  from jsonb_to_record(coalesce(card, '{}')) c (card_id text, brand text, last4 text, exp_month integer, exp_year integer)
  where k.series_id = write_kept_card.series_id;
  if v_before is not distinct from card ->> 'card_id' then return; end if;
  update public.visit_charges v set next_at = private.clock()
  from public.bookings b
  where b.id = v.booking_id and b.series_id = write_kept_card.series_id and b.payment_status = 'arranged' and v.announced_at is not null;
end
$$;

-- The cards of running series that expire in a month or before, of which their customers were not told, with the visits that are to be charged:
-- [{series_id, customer_id, card_id, exp_month, exp_year, visits: [{booking_id, date}]}].
create function public.cards_expiring(month date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'series_id', k.series_id, 'customer_id', k.customer_id, 'card_id', k.card_id, 'exp_month', k.exp_month, 'exp_year', k.exp_year,
      'visits', v.visits
    ) order by k.created_at, k.series_id), '[]')
  from public.kept_cards k
  join public.series s on s.id = k.series_id and s.status = 'running'
  cross join lateral (
    select jsonb_agg(jsonb_build_object('booking_id', b.id, 'date', b.booking_date) order by b.booking_date, b.id) as visits
    from public.bookings b where b.series_id = k.series_id and private.can_end_visit(b)
  ) v
  where k.card_id is not null and private.expiry_of(k) <= cards_expiring.month
    and k.told_expiry is distinct from private.expiry_of(k) and v.visits is not null
$$;

-- Tells the customer of a series, once, that its card expires: {series_id, card_id, booking_id, until}. False when it is not that card, or told before.
create function public.tell_expiry(expiry jsonb) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  b public.bookings := (select x from public.bookings x where x.id = expiry ->> 'booking_id');
  k public.kept_cards;
begin
  update public.kept_cards c set told_expiry = private.expiry_of(c)
  where c.series_id = b.series_id and c.card_id = expiry ->> 'card_id' and c.told_expiry is distinct from private.expiry_of(c)
  returning * into k;
  if k.series_id is null then return false; end if;
  perform private.queue_email(
    'card-expiring', b.id, b.email,
    private.booking_email_payload(b) || jsonb_build_object(
      'card_brand', k.brand, 'card_last4', k.last4, 'card_until', expiry ->> 'until',
      'change_id', k.card_id || ' ' || k.told_expiry
    )
  );
  return true;
end
$$;

-- Keeps the cards no longer of series that are over, for which nothing is to be charged. Returns how many.
create function public.release_cards(batch integer) returns integer
language sql volatile set search_path = '' as $$
  with over as (
    select k.series_id from public.kept_cards k
    join public.series s on s.id = k.series_id
    where s.status in ('ended', 'lapsed')
      and not exists (
        select from public.bookings b
        where b.series_id = s.id and (
          b.payment_status = 'arranged' and b.booking_status <> 'canceled'
          or exists (select from public.charge_tries t where t.booking_id = b.id and t.outcome = 'pending')
        )
      )
    order by k.created_at, k.series_id
    limit batch
    for update of k skip locked
  ),
  gone as (delete from public.kept_cards k using over where k.series_id = over.series_id returning k.series_id)
  select count(*)::integer from gone
$$;

-- The cards that the payment provider is to keep no longer, those that wait longest first.
create function public.cards_to_forget(batch integer) returns setof private.given_text
language sql stable
begin atomic
  select f.card_id from private.cards_to_forget f
  where not exists (select from public.kept_cards k where k.card_id = f.card_id)
  order by f.since, f.card_id limit batch;
end;

-- Notes that the payment provider keeps a card no longer.
create function public.card_forgotten(card_id text) returns void
language sql volatile set search_path = '' as $$
  delete from private.cards_to_forget f where f.card_id = card_forgotten.card_id
$$;
