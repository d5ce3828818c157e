-- Called by the server: the visits of series, as far ahead as days can be booked.

-- Returns what core needs to plan a series.
create function private.series_to_plan(s public.series) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'version', s.version, 'every', s.every, 'from', coalesce(s.counted_from, s.from_day), 'until', s.until_day, 'minute', s.start_minute,
    'on_closed', s.on_closed, 'price_book', s.price_book_version, 'request', s.request, 'visits', s.visits, 'pauses', s.pauses,
    'planned_through', s.planned_through, 'placed', v.placed, 'last', v.last
  )
  from (select count(*) as placed, max(b.booking_date) as last from public.bookings b where b.series_id = s.id) v
$$;

-- The running series whose visits until a day are not all written, those that are behind most first.
create function public.series_due(through date, batch integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.series_to_plan(s) order by s.planned_through, s.id), '[]')
  from (
    select * from public.series d
    where d.status = 'running' and d.planned_through < through and d.problem is null
    order by d.planned_through, d.id limit batch
  ) s
$$;

-- The visit of a series whose page a letter about all of them opens: the next one that takes place, or the last one when none does.
create function private.visit_to_open(series_id uuid) returns public.bookings
language sql stable set search_path = '' as $$
  select x.* from public.bookings x
  where x.series_id = visit_to_open.series_id and private.is_sold(x.payment_status)
  order by x.booking_status = 'canceled', x.booking_date < (private.clock() at time zone private.zone())::date,
    abs(x.booking_date - (private.clock() at time zone private.zone())::date), x.id
  limit 1
$$;

-- Writes the next visits of a series, all or none: {series_id, version, planned_through, visits, left: [{original_date, why}], letter: {kind, facts} or null}.
-- 'stale' when the series was changed meanwhile, 'refused' when a place is gone; then it is planned again. An older plan writes nothing twice.
create function public.write_visits(plan jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_series public.series;
  b public.bookings;
begin
  select * into v_series from public.series s where s.id = (plan ->> 'series_id')::uuid for update;
  if v_series.id is null or v_series.status <> 'running' or v_series.version <> (plan ->> 'version')::integer then return 'stale'; end if;
  perform private.lock_days_of(null, plan -> 'visits');
  if private.visit_refusal(plan -> 'visits') is not null then return 'refused'; end if;
  perform private.insert_visits(v_series.id, plan -> 'visits', null);
  insert into public.left_visits (series_id, original_date, why)
  select v_series.id, (l.value ->> 'original_date')::date, l.value -> 'why'
  from jsonb_array_elements(coalesce(plan -> 'left', '[]')) l
  on conflict do nothing;
  update public.series s set planned_through = (plan ->> 'planned_through')::date where s.id = v_series.id;
  b := private.visit_to_open(v_series.id);
  if b.id is not null and plan #>> '{letter, kind}' is not null then
    perform private.queue_act_letter(
      plan #>> '{letter, kind}', b, jsonb_build_object('id', gen_random_uuid()), nullif(b.email, ''), plan #> '{letter, facts}'
    );
  end if;
  return 'written';
end
$$;

-- Says of series that were planned until a day that nothing has to be written for them: [{id, version}]. Those that were changed meanwhile are left.
create function public.pass_series(series jsonb, through date) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_passed integer;
begin
  -- In one order, so that two runs do not wait for each other.
  perform from public.series s
  where s.id in (select x.id from jsonb_to_recordset(pass_series.series) x (id uuid))
  order by s.id
  for update;
  update public.series s set planned_through = pass_series.through
  from jsonb_to_recordset(pass_series.series) x (id uuid, version integer)
  where s.id = x.id and s.version = x.version and s.status = 'running' and s.planned_through < pass_series.through;
  get diagnostics v_passed = row_count;
  return v_passed;
end
$$;

-- Says why a series cannot be planned, so that it is for the office and keeps no day from others.
create function public.note_series_problem(series_id uuid, version integer, problem text) returns void
language sql volatile set search_path = '' as $$
  update public.series s set problem = left(note_series_problem.problem, 500)
  where s.id = note_series_problem.series_id and s.version = note_series_problem.version
$$;

-- The series of a booking as its customer and the office see it, null for a booking that is just one: {id, status, every, from, minute, on_closed, pauses,
-- service, add_ons: [id], price_book, problem, consent, visits: [{booking_id, original, date, time, total_cents, payment, status, missed_by, can_end}], left: [{original, why}]}. A visit can be left out while
-- its money has not come and it is to come.
create function public.series_of(booking_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'status', s.status, 'every', s.every, 'from', s.from_day, 'minute', s.start_minute, 'on_closed', s.on_closed, 'pauses', s.pauses,
    'service', s.request ->> 'selected_service_id',
    'add_ons', (select coalesce(jsonb_agg(a ->> 'id'), '[]') from jsonb_array_elements(s.request -> 'add_ons_details') a),
    'price_book', s.price_book_version, 'problem', s.problem, 'consent', s.consent_text, 'consented_at', private.epoch_ms(s.consented_at), 'ended_at', private.epoch_ms(s.ended_at),
    'visits', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'booking_id', v.id, 'original', v.original_date, 'date', v.booking_date, 'time', v.booking_time,
        'total_cents', private.cents(v.total_price), 'payment', v.payment_status, 'status', v.booking_status,
        'missed_by', v.missed_by, 'can_end', private.can_end_visit(v)
      ) order by v.original_date), '[]')
      from public.bookings v where v.series_id = s.id
    ),
    'left', (
      select coalesce(jsonb_agg(jsonb_build_object('original', l.original_date, 'why', l.why) order by l.original_date), '[]')
      from public.left_visits l where l.series_id = s.id
    )
  )
  from public.bookings b join public.series s on s.id = b.series_id
  where b.id = series_of.booking_id
$$;

-- Locks the visits of a series in their order, and then the series: everybody who changes both does so.
create function private.lock_series(series_id uuid) returns public.series
language plpgsql volatile set search_path = '' as $$
declare
  v_series public.series;
begin
  perform from public.bookings b where b.series_id = lock_series.series_id order by b.booking_date, b.id for update;
  select * into v_series from public.series s where s.id = lock_series.series_id for update;
  return v_series;
end
$$;

-- For the office: the series of a booking with the card that is kept for it, null for a booking that is just once: `series_of`, and card: {brand, last4,
-- exp_month, exp_year} or null, and of its own price book, null where that is not kept, the frequencies and the extras: {booked: [id], offered: {service:
-- [{id, name, amount}]}}, amounts in cents.
create function public.admin_series(booking_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return public.series_of(admin_series.booking_id) || jsonb_build_object('card', (
    select jsonb_build_object('brand', k.brand, 'last4', k.last4, 'exp_month', k.exp_month, 'exp_year', k.exp_year)
    from public.bookings b join public.kept_cards k on k.series_id = b.series_id
    where b.id = admin_series.booking_id and k.card_id is not null
  ), 'frequencies', (
    select p.book -> 'frequencies'
    from public.bookings b join public.series s on s.id = b.series_id join public.price_books p on p.version = s.price_book_version
    where b.id = admin_series.booking_id
  ), 'extras', (
    select jsonb_build_object(
      'booked', (select coalesce(jsonb_agg(a ->> 'id'), '[]') from jsonb_array_elements(s.request -> 'add_ons_details') a),
      'offered', (
        select jsonb_object_agg(o.key, (
          select coalesce(jsonb_agg(
            jsonb_build_object('id', x.id, 'name', d.add_on ->> 'name', 'amount', d.add_on -> 'amount') order by x.nr
          ), '[]')
          from jsonb_array_elements_text(o.value -> 'addOns') with ordinality x (id, nr)
          cross join lateral (select p.book::jsonb #> array['addOns', x.id]) d (add_on)
        ))
        from jsonb_each(p.book::jsonb -> 'services') o
      )
    )
    from public.bookings b join public.series s on s.id = b.series_id join public.price_books p on p.version = s.price_book_version
    where b.id = admin_series.booking_id
  ));
end
$$;

-- Lists what the office has to act on about series: visits to come that found no place, and series whose next visits cannot be planned. The booking
-- is the last one that is there; the columns are those of `admin_needs_you`.
create function private.series_needs(today date)
returns table (
  kind text, key text, who text, day date, minute integer, "time" text, about text, amount numeric, since timestamptz
)
language sql stable
begin atomic
  select 'left-visit', b.id, b.customer_name, n.day, b.booking_minute, b.booking_time, n.problem, null::numeric, n.since
  from (
    (
      select l.series_id, l.original_date, null, l.created_at from public.left_visits l
      join public.series s on s.id = l.series_id and s.status = 'running'
      where l.original_date >= series_needs.today
      order by l.original_date
      limit 100
    )
    union all
    (
      select s.id, null, s.problem, s.created_at from public.series s
      where s.problem is not null and s.status = 'running'
      order by s.created_at
      limit 100
    )
  ) n (series_id, day, problem, since)
  cross join lateral (
    select * from public.bookings v where v.series_id = n.series_id order by v.original_date desc limit 1
  ) b;
end;
