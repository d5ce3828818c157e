-- Called by the server: charging the visits of series to the cards that are kept for them.

-- The visits whose charge is to be looked at now, the next ones first, of those that start within some days: ["booking"].
create function public.charges_due(days_ahead integer, batch integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(d.id order by d.booking_date, d.id), '[]')
  from (
    select b.id, b.booking_date
    from public.bookings b
    left join public.visit_charges v on v.booking_id = b.id
    where b.payment_status = 'arranged' and b.booking_status not in ('canceled', 'completed') and b.series_id is not null
      and b.booking_date between (private.clock() at time zone private.zone())::date
        and (private.clock() at time zone private.zone())::date + days_ahead
      and (v.booking_id is null or v.next_at is null or v.next_at <= private.clock() or v.looked_for is distinct from b.booking_date)
      and not exists (select from public.charge_tries t where t.booking_id = b.id and t.outcome = 'pending')
    order by b.booking_date, b.id
    limit batch
  ) d
$$;

-- The tries that are under way without their customers: [{id, booking_id, customer_id, card_id, amount_cents, currency, is_awaited}]. Those of the last two
-- minutes are left to who began them.
create function public.charges_pending() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'booking_id', b.id, 'customer_id', k.customer_id, 'card_id', t.card_id,
      'amount_cents', private.cents(b.total_price), 'currency', b.currency,
      'is_awaited', b.payment_status = 'arranged' and b.booking_status not in ('canceled', 'completed')
    ) order by t.at, t.id), '[]')
  from public.charge_tries t
  join public.bookings b on b.id = t.booking_id
  join public.kept_cards k on k.series_id = b.series_id
  where t.outcome = 'pending' and t.by_whom = 'company' and t.at <= private.clock() - interval '2 minutes'
$$;

-- The pages on which customers pay visits, and which are closed by now, if their word was not lost: [{id, booking_id, session_id}].
create function public.charge_pages_pending() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'booking_id', t.booking_id, 'session_id', t.session_id) order by t.at, t.id), '[]')
  from public.charge_tries t
  where t.outcome = 'pending' and t.by_whom = 'customer' and t.at <= private.clock() - interval '40 minutes'
$$;

-- Notes the page of a try.
create function public.attach_charge_page(try_id uuid, session_id text) returns void
language sql volatile set search_path = '' as $$
  update public.charge_tries t set session_id = attach_charge_page.session_id where t.id = try_id
$$;

-- The series of which it is not known which card is kept, or whose customers may be giving another one: [{series_id, customer_id, card_id}].
create function public.cards_to_read() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'series_id', k.series_id, 'customer_id', k.customer_id, 'card_id', k.card_id
    ) order by k.created_at, k.series_id), '[]')
  from (
    select * from public.kept_cards c where c.read_at is null or c.page_until is not null order by c.created_at, c.series_id limit 100
  ) k
$$;

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
      page_until = case when k.page_until > private.clock() and c.card_id is not distinct from v_before then k.page_until end
  from jsonb_to_record(coalesce(card, '{}')) c (card_id text, brand text, last4 text, exp_month integer, exp_year integer)
  where k.series_id = write_kept_card.series_id;
  if v_before is not distinct from card ->> 'card_id' then return; end if;
  update public.visit_charges v set next_at = private.clock()
  from public.bookings b
  where b.id = v.booking_id and b.series_id = write_kept_card.series_id and b.payment_status = 'arranged' and v.announced_at is not null;
end
$$;
