-- Called by the server: charging the visits of series to the cards that are kept for them.

-- The visits whose charge is to be looked at now, the next ones first, of those that start within some days, or earlier where a customer agreed to be told
-- earlier.
create function public.charges_due(days_ahead integer, batch integer) returns setof private.given_text
language sql stable
begin atomic
  select b.id
  from public.bookings b
  left join public.visit_charges v on v.booking_id = b.id
  where b.payment_status = 'arranged' and b.booking_status not in ('canceled', 'completed') and b.series_id is not null
    -- Asked once, so that the dates are looked up; the clock may tell another time for each row.
    and b.booking_date between (select (private.clock() at time zone private.zone())::date)
      and (select (private.clock() at time zone private.zone())::date + greatest(days_ahead, (
        select max((s.consent_terms ->> 'toldDays')::integer) + 1 from public.series s where s.status = 'running'
      )))
    and (v.booking_id is null or v.next_at is null or v.next_at <= private.clock() or v.looked_for is distinct from b.booking_date)
    and not exists (select from public.charge_tries t where t.booking_id = b.id and t.outcome = 'pending')
  order by b.booking_date, b.id
  limit batch;
end;

-- The tries that are under way without their customers. Those of the last two minutes are left to the job that began them.
create function public.charges_pending()
returns table (
  try_id private.given_uuid, booking_id private.given_text, customer_id private.given_text, card_id private.given_text,
  amount_cents private.given_cents, currency private.given_text, is_awaited private.given_boolean
)
language sql stable
begin atomic
  select t.id, b.id, k.customer_id, t.card_id, private.cents(b.total_price), b.currency,
    b.payment_status = 'arranged' and b.booking_status not in ('canceled', 'completed')
  from public.charge_tries t
  join public.bookings b on b.id = t.booking_id
  join public.kept_cards k on k.series_id = b.series_id
  where t.outcome = 'pending' and t.by_whom = 'company' and t.at <= private.clock() - interval '2 minutes'
  order by t.at, t.id;
end;

-- The pages on which customers pay visits, and which are closed by now, unless their event was lost.
create function public.charge_pages_pending()
returns table (try_id private.given_uuid, booking_id private.given_text, session_id text)
language sql stable
begin atomic
  select t.id, t.booking_id, t.session_id
  from public.charge_tries t
  where t.outcome = 'pending' and t.by_whom = 'customer' and t.at <= private.clock() - interval '40 minutes'
  order by t.at, t.id;
end;

-- Notes the page of a try.
create function public.attach_charge_page(try_id uuid, session_id text) returns void
language sql volatile set search_path = '' as $$
  update public.charge_tries t set session_id = attach_charge_page.session_id where t.id = try_id
$$;
