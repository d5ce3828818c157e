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
