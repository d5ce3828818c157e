-- Called by the server: the visits of series, as far ahead as days can be booked.

-- What core needs to plan a series on.
create function private.series_to_plan(s public.series) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'version', s.version, 'every', s.every, 'from', s.from_day, 'until', s.until_day, 'minute', s.start_minute,
    'on_closed', s.on_closed, 'price_book', s.price_book_version, 'request', s.request, 'visits', s.visits, 'pauses', s.pauses,
    'planned_through', s.planned_through,
    'placed', (select count(*) from public.bookings b where b.series_id = s.id),
    'last', (select max(b.booking_date) from public.bookings b where b.series_id = s.id)
  )
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

-- Writes the next visits of a series, all or none: {series_id, version, planned_through, visits, left: [{original_date, why}]}. 'stale' when the series
-- was changed meanwhile, 'refused' when a place is gone; then it is planned again. An older plan writes nothing twice.
create function public.write_visits(plan jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_series public.series;
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
  return 'written';
end
$$;

-- Says why a series cannot be planned, so that it is for the office and keeps no day from others.
create function public.note_series_problem(series_id uuid, version integer, problem text) returns void
language sql volatile set search_path = '' as $$
  update public.series s set problem = left(note_series_problem.problem, 500)
  where s.id = note_series_problem.series_id and s.version = note_series_problem.version
$$;
