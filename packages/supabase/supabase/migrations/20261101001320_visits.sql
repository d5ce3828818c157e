-- The visits of a series take their places together, under the locks of their days.
--
-- visits: [{original_date, booking: {column: value …}}], as core has planned them. Their days are locked in the order of the dates, whatever the order of
-- the visits, so that two series never wait for each other in a circle.

-- Waits for the locks of days, in their order.
create function private.lock_each_day(days date[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_day date;
begin
  for v_day in select distinct d.day from unnest(days) d (day) where d.day is not null order by d.day loop
    perform private.lock_day(v_day);
  end loop;
end
$$;

-- The days of visits, which may be null.
create function private.days_of(visits jsonb) returns date[]
language sql immutable
return array(select (v.value -> 'booking' ->> 'booking_date')::date from jsonb_array_elements(visits) v);

-- Waits for the locks of a day and of the days of visits, which may be null.
create function private.lock_days_of(day date, visits jsonb) returns void
language sql volatile set search_path = '' as $$
  select private.lock_each_day(private.days_of(visits) || day)
$$;

-- The first date on which a visit has no place; null when all have one. Callers hold the locks.
create function private.visit_refusal(visits jsonb) returns date
language sql stable set search_path = '' as $$
  select min((v.value -> 'booking' ->> 'booking_date')::date)
  from jsonb_array_elements(visits) v
  where private.place_refusal(
    (v.value -> 'booking' ->> 'booking_date')::date, private.minute_of(v.value -> 'booking' ->> 'booking_time'),
    coalesce((v.value -> 'booking' ->> 'duration_minutes')::integer, 180), private.clock(), null, v.value -> 'booking' ->> 'service_type'
  ) is not null
$$;

-- Whether a running series may have a visit on a day, or be moved there, that nobody has written yet: then nobody else takes a place on it.
create function private.has_visits_to_plan(day date) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.series s where s.status = 'running' and s.planned_through < has_visits_to_plan.day and s.problem is null
  )
$$;

-- Sells a visit of a series that is not paid for yet: its place is its own, and its card is charged before it.
create function private.arrange_visit(visit_id text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_after public.bookings;
begin
  update public.bookings x
  set payment_status = 'arranged',
      booking_status = case when x.contractor_id is null then 'confirmed' else 'assigned' end,
      hold_expires_at = null
  where x.id = arrange_visit.visit_id
  returning * into v_after;
  perform private.sync_first_payment(v_after);
end
$$;

-- Stores visits, each once. Held until an instant with the first of them, or, without it, sold.
create function private.insert_visits(series_id uuid, visits jsonb, held_until timestamptz) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_visit jsonb;
  v_new public.bookings;
begin
  for v_visit in
    select v.value from jsonb_array_elements(visits) v order by v.value ->> 'original_date'
  loop
    v_new := private.insert_booking(
      '{"total_price": null}' || (v_visit -> 'booking') || jsonb_build_object('hold_expires_at', held_until),
      insert_visits.series_id, (v_visit ->> 'original_date')::date
    );
    if v_new.id is not null and held_until is null then perform private.arrange_visit(v_new.id); end if;
  end loop;
end
$$;

-- series: {every, on_closed, price_book_version, request, visits_asked: {date: change}, planned_through, consent: {text, terms, at}, visits, left}. Its first
-- visit is the booking that is made with it.
create function private.begin_series(series jsonb, email text, from_day date, start_minute integer) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  v_id uuid;
begin
  insert into public.series (
    email, every, from_day, start_minute, on_closed, price_book_version, request, visits, planned_through,
    consent_text, consent_terms, consented_at
  )
  values (
    begin_series.email, series ->> 'every', begin_series.from_day, begin_series.start_minute, series ->> 'on_closed',
    series ->> 'price_book_version', series -> 'request', coalesce(series -> 'visits_asked', '{}'), (series ->> 'planned_through')::date,
    series #>> '{consent, text}', series #> '{consent, terms}', private.clock()
  )
  returning id into v_id;
  return v_id;
end
$$;

-- Whether a visit can be left out without anything to give back: sold, not paid for, and to come.
create function private.can_end_visit(b public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select b.payment_status = 'arranged' and b.booking_status in ('confirmed', 'assigned', 'scheduled')
    and private.instant_of(b.booking_date, b.booking_minute) > private.clock()
$$;

-- The visits of a series that nobody has paid for and that are not sold.
create function private.drop_held_visits(series_id uuid) returns void
language sql volatile set search_path = '' as $$
  delete from public.bookings b
  where b.series_id = drop_held_visits.series_id and b.payment_status = 'pending' and b.attempt_id is null
$$;

-- Makes a series follow its first visit: paid for, the series runs; given up, its other visits are given back with it. When the hold was over before
-- the money came, the others are planned again, since their places may be gone.
create function private.follow_first_visit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_first public.bookings := case tg_op when 'DELETE' then old else new end;
  v_series public.series;
  v_is_sold boolean := tg_op <> 'DELETE' and private.is_sold(v_first.payment_status) and v_first.booking_status <> 'canceled';
  v_visit record;
begin
  select * into v_series from public.series s
  where s.id = v_first.series_id and s.from_day = v_first.original_date and s.status in ('offered', 'lapsed')
  for update;
  if v_series.id is null then return null; end if;
  if not v_is_sold then
    if v_series.status = 'offered' and (tg_op = 'DELETE' or v_first.payment_status <> 'pending' or v_first.booking_status = 'canceled') then
      perform private.drop_held_visits(v_series.id);
      update public.series s set status = 'lapsed' where s.id = v_series.id;
    end if;
    return null;
  end if;
  if exists (
    select from public.bookings b
    where b.series_id = v_series.id and b.payment_status = 'pending' and b.hold_expires_at <= private.clock()
  ) or v_series.status = 'lapsed' then
    perform private.drop_held_visits(v_series.id);
    update public.series s set status = 'running', planned_through = s.from_day where s.id = v_series.id;
  else
    for v_visit in
      select b.id from public.bookings b
      where b.series_id = v_series.id and b.payment_status = 'pending' and b.id <> v_first.id
      order by b.booking_date, b.id
    loop
      perform private.arrange_visit(v_visit.id);
    end loop;
    update public.series s set status = 'running' where s.id = v_series.id;
  end if;
  return null;
end
$$;

create trigger follow_first_visit after update of payment_status, booking_status on public.bookings
  for each row when (
    new.series_id is not null and (new.payment_status, new.booking_status) is distinct from (old.payment_status, old.booking_status)
  )
  execute function private.follow_first_visit();

create trigger follow_deleted_visit after delete on public.bookings
  for each row when (old.series_id is not null)
  execute function private.follow_first_visit();

-- A visit that is changed for itself stays as it is when its series is changed. What changes the series names it.
create function private.detach_visit() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_setting('dustforce.series', true) is distinct from new.series_id::text then new.detached := true; end if;
  return new;
end
$$;

create trigger detach_visit before update of booking_date, booking_time, duration_minutes, service_type, total_price on public.bookings
  for each row when (
    new.series_id is not null
    and (new.booking_date, new.booking_time, new.duration_minutes, new.service_type, new.total_price)
      is distinct from (old.booking_date, old.booking_time, old.duration_minutes, old.service_type, old.total_price)
  )
  execute function private.detach_visit();
