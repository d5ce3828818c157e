-- Called by the server: price rises for visits that repeat. What a rise does to each series, the office package decides.

-- The visits of a series that are sold and to come. `is_of_series` are those whose price follows from the series, and whose money has not come.
create function private.visits_to_come(s public.series) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', v.id, 'version', v.version, 'original', v.original_date, 'date', v.booking_date, 'minute', v.booking_minute, 'visit', v.nr,
    'is_of_series', v.payment_status = 'arranged' and not v.detached and v.agreed_price is null
      -- The charge that its customer was told of holds.
      and not exists (select from public.visit_charges c where c.booking_id = v.id and c.announced_at is not null),
    'subtotal', v.subtotal_before_tax, 'discount', v.discount_amount
  ) order by v.booking_date, v.id), '[]')
  from (
    select b.*, row_number() over (order by b.original_date) as nr
    from public.bookings b where b.series_id = s.id
  ) v
  where v.booking_date >= (private.clock() at time zone private.zone())::date
    and private.is_sold(v.payment_status) and v.booking_status not in ('canceled', 'completed')
$$;

-- Every running series with what its price follows from: as `series_to_plan` has it, and {customer, language, email,
-- written, is_told}.
create function public.series_to_raise() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    private.series_to_plan(s) || jsonb_build_object(
      'customer', coalesce(s.request ->> 'name', ''),
      'language', coalesce(s.request ->> 'language', ''),
      'email', s.email,
      'written', private.visits_to_come(s),
      'is_told', exists (select from public.series_rises r where r.series_id = s.id and r.state = 'told')
    ) order by s.id
  ), '[]')
  from public.series s where s.status = 'running'
$$;

create function private.is_owners_address(email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.admin_users a where a.email = is_owners_address.email and a.is_active and a.role = 'owner'
  )
$$;

-- Tells the customers of series that they will cost more, all or none: {id, price_book, from, author, series: [{id, version, holds_from, price_book_before,
-- before, after, facts}]}. 'raised', also when it was done before; 'stale' when one of them was changed meanwhile; 'not-owner'.
create function public.raise_prices(rise jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_id uuid := (rise ->> 'id')::uuid;
  v_today date := (private.clock() at time zone private.zone())::date;
  v_one record;
  b public.bookings;
begin
  if not private.is_owners_address(rise ->> 'author') then return 'not-owner'; end if;
  if exists (select from public.price_rises r where r.id = v_id) then return 'raised'; end if;
  -- In one order, so that two acts cannot wait for each other.
  perform from public.series s
  where s.id in (select (r.value ->> 'id')::uuid from jsonb_array_elements(rise -> 'series') r)
  order by s.id for update;
  if exists (
    select from jsonb_to_recordset(rise -> 'series') r (id uuid, version integer)
    left join public.series s on s.id = r.id
    where s.status is distinct from 'running' or s.version is distinct from r.version
      or exists (select from public.series_rises t where t.series_id = r.id and t.state = 'told')
  ) then
    return 'stale';
  end if;
  insert into public.price_rises (id, price_book_version, from_day, author)
  values (v_id, rise ->> 'price_book', (rise ->> 'from')::date, rise ->> 'author');
  for v_one in
    select * from jsonb_to_recordset(rise -> 'series') r (
      id uuid, holds_from date, price_book_before text, before numeric, after numeric, facts jsonb
    ) order by r.id
  loop
    insert into public.series_rises (rise_id, series_id, told_on, holds_from, price_book_before, before_amount, after_amount)
    values (v_id, v_one.id, v_today, v_one.holds_from, v_one.price_book_before, v_one.before, v_one.after);
    -- Its letter opens the page of the first visit that costs more, or of the last one before.
    select * into b from public.bookings x
    where x.series_id = v_one.id and private.is_sold(x.payment_status) and x.booking_status <> 'canceled'
    order by x.booking_date >= v_one.holds_from desc, abs(x.booking_date - v_one.holds_from), x.id
    limit 1;
    if b.id is not null then
      perform private.queue_email(
        'price-rise', b.id, b.email, private.booking_email_payload(b) || v_one.facts || jsonb_build_object('change_id', v_id)
      );
    end if;
  end loop;
  return 'raised';
end
$$;

-- Takes a rise back that holds for nobody yet. Those who were told are told of that too. 'taken-back', also when it was before; 'holds', 'not-owner', 'gone'.
create function public.take_back_rise(rise_id uuid, author text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_rise public.price_rises;
  v_letter record;
begin
  if not private.is_owners_address(take_back_rise.author) then return 'not-owner'; end if;
  select * into v_rise from public.price_rises r where r.id = take_back_rise.rise_id for update;
  if v_rise.id is null then return 'gone'; end if;
  if v_rise.taken_back_at is not null then return 'taken-back'; end if;
  perform from public.series_rises r where r.rise_id = v_rise.id order by r.series_id for update;
  if exists (select from public.series_rises r where r.rise_id = v_rise.id and r.state = 'held') then return 'holds'; end if;
  update public.price_rises r set taken_back_at = private.clock(), taken_back_by = take_back_rise.author where r.id = v_rise.id;
  update public.series_rises r set state = 'taken-back' where r.rise_id = v_rise.id;
  for v_letter in
    select e.* from public.email_outbox e
    join public.bookings b on b.id = e.ref
    join public.series_rises r on r.series_id = b.series_id and r.rise_id = v_rise.id
    join public.series s on s.id = r.series_id and s.status = 'running'
    where e.kind = 'price-rise' and e.payload ->> 'change_id' = v_rise.id::text and e.erased_at is null
    order by e.nr
    for update of e
  loop
    if v_letter.status = 'queued' and v_letter.attempts = 0 then
      update public.email_outbox e set status = 'failed', last_error = 'withdrawn: it was taken back' where e.id = v_letter.id;
    else
      perform private.queue_email('price-rise-taken-back', v_letter.ref, v_letter.recipient, v_letter.payload);
    end if;
  end loop;
  return 'taken-back';
end
$$;

-- The series whose visits are to be priced again for a rise that holds from a day until `holds_through`: as `series_to_plan` has it, and {rise_id,
-- price_book_after, holds_from, written}. Only those of which every visit before that day is written, by the old prices.
create function public.rises_due(holds_through date, batch integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    private.series_to_plan(d.s) || jsonb_build_object(
      'rise_id', d.rise_id, 'price_book_after', d.price_book_version, 'holds_from', d.holds_from, 'written', private.visits_to_come(d.s)
    ) order by d.holds_from, (d.s).id
  ), '[]')
  from (
    select s, r.rise_id, r.holds_from, p.price_book_version
    from public.series_rises r
    join public.price_rises p on p.id = r.rise_id
    join public.series s on s.id = r.series_id
    where r.state = 'told' and r.holds_from <= rises_due.holds_through and s.status = 'running'
      and s.planned_through >= r.holds_from - 1
    order by r.holds_from, s.id
    limit batch
  ) d
$$;

-- Lets a rise hold for a series: {rise_id, series_id, version, visits: [{id, version, row: {column: value …}}]}. 'held', or 'stale' when the series, a visit
-- or the rise was changed meanwhile.
create function public.hold_rise(rise jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_rise public.price_rises;
  v_series public.series;
  v_visit record;
begin
  select * into v_series from public.series s where s.id = (rise ->> 'series_id')::uuid for update;
  if v_series.status is distinct from 'running' or v_series.version <> (rise ->> 'version')::integer then return 'stale'; end if;
  select p.* into v_rise from public.price_rises p where p.id = (rise ->> 'rise_id')::uuid for share;
  update public.series_rises r set state = 'held', held_at = private.clock()
  where r.rise_id = v_rise.id and r.series_id = v_series.id and r.state = 'told';
  if not found then return 'stale'; end if;
  -- The history names the owner who decided it.
  perform set_config('dustforce.actor', v_rise.author, true);
  perform set_config('dustforce.series', v_series.id::text, true);
  for v_visit in
    select r.id, r.version, p.*
    from jsonb_to_recordset(rise -> 'visits') r (id text, version integer, "row" jsonb)
    cross join jsonb_to_record(r."row") p (
      base_service_price numeric, pet_fee numeric, add_ons_total numeric, add_ons_details jsonb, subtotal_before_tax numeric,
      discount_amount numeric, hst_amount numeric, total_price numeric, pricing_breakdown jsonb, price_book_version text
    )
    order by r.id
  loop
    update public.bookings x
    set base_service_price = v_visit.base_service_price, pet_fee = v_visit.pet_fee, add_ons_total = v_visit.add_ons_total,
        add_ons_details = v_visit.add_ons_details, subtotal_before_tax = v_visit.subtotal_before_tax,
        discount_amount = v_visit.discount_amount, hst_amount = v_visit.hst_amount, total_price = v_visit.total_price,
        pricing_breakdown = v_visit.pricing_breakdown, price_book_version = v_visit.price_book_version
    where x.id = v_visit.id and x.version = v_visit.version and x.series_id = v_series.id
      and x.payment_status = 'arranged' and not x.detached and x.booking_status <> 'canceled';
    -- All or none.
    if not found then raise exception 'A visit was changed meanwhile' using errcode = 'PT409'; end if;
    update public.payments p set amount = private.cents(v_visit.total_price)
    where p.booking_id = v_visit.id and p.purpose = 'first' and p.paid_at is null;
  end loop;
  update public.series s set price_book_version = v_rise.price_book_version where s.id = v_series.id;
  perform set_config('dustforce.actor', '', true);
  perform set_config('dustforce.series', '', true);
  return 'held';
exception
  when sqlstate 'PT409' then return 'stale';
end
$$;

-- Lists the price rises that were decided, the newest first.
create function public.price_rises_decided()
returns table (
  id private.given_uuid, price_book private.given_text, "from" private.given_date, author private.given_text, at private.given_instant,
  taken_back_at timestamptz, holds_from date, told private.given_count, held private.given_count, ended private.given_count
)
language sql stable
begin atomic
  select p.id, p.price_book_version, p.from_day, p.author, p.created_at, p.taken_back_at, min(r.holds_from), count(r.series_id),
    count(*) filter (where r.state = 'held'), count(*) filter (where s.status = 'ended')
  from public.price_rises p
  left join public.series_rises r on r.rise_id = p.id
  left join public.series s on s.id = r.series_id
  group by p.id
  order by p.created_at desc
  limit 50;
end;
