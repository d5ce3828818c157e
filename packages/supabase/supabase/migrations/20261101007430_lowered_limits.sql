-- Lowering limits or crews below what is sold: what no longer fits is named before it is saved, and marked for the office afterwards.

-- Whether so many jobs that were sold before one are at work at its time that no crew is left for it. The overlap is that of `crews_are_busy`.
create function private.lacks_crew(b public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select count(*) >= private.setting_number('crews')
      from public.bookings o
      cross join lateral (
        select make_interval(mins => coalesce(private.setting_number('crew_buffer_minutes'), 0)) as buffer
      ) s
      where o.occupies_day and o.booking_minute >= 0 and o.booking_date between b.booking_date - 1 and b.booking_date + 1
        and (o.created_at, o.id) < (b.created_at, b.id)
        and private.instant_of(o.booking_date, o.booking_minute)
          < private.instant_of(b.booking_date, b.booking_minute) + make_interval(mins => b.duration_minutes) + s.buffer
        and private.instant_of(o.booking_date, o.booking_minute) + make_interval(mins => o.duration_minutes) + s.buffer
          > private.instant_of(b.booking_date, b.booking_minute)
    ),
    false
  )
$$;

-- Marks the sold jobs to come that no crew is left for, and takes the mark off the others. A marked booking that somebody else is changing now
-- is left for the next time, as `unmark_crowded` does.
create function private.mark_lacking_crew(only_day date default null) returns void
language plpgsql volatile set search_path = '' as $$
declare
  -- Named here: a clock that is volatile would be asked for every row, and no index could be used.
  v_today date := (private.clock() at time zone private.zone())::date;
begin
  with judged as (
    select b.id,
      b.occupies_day and b.booking_minute >= 0 and b.booking_status <> 'completed' and private.lacks_crew(b) as lacks
    from public.bookings b
    where b.booking_date >= v_today
      and (only_day is null or b.booking_date between only_day - 1 and only_day + 1)
      and (b.attention ? 'over-crews' or only_day is null and b.occupies_day)
  ),
  changed as (
    select b.id, j.lacks from public.bookings b
    join judged j on j.id = b.id
    where b.booking_date >= v_today and (b.attention ? 'over-crews') <> j.lacks
    for update of b skip locked
  )
  update public.bookings b
  set attention = case when c.lacks then private.with_reason(b.attention, 'over-crews') else b.attention - 'over-crews' end
  from changed c where c.id = b.id and b.booking_date >= v_today;
end
$$;

create function private.changed_crews() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.mark_lacking_crew();
  return null;
end
$$;

create trigger mark_lacking_crew after update on public.booking_settings
  for each row when (
    new.setting_name in ('crews', 'crew_buffer_minutes') and new.setting_value is distinct from old.setting_value
  )
  execute function private.changed_crews();

-- A job that leaves its time may leave a crew to another one.
create function private.leave_crew() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.mark_lacking_crew(old.booking_date);
  if new.booking_date <> old.booking_date then perform private.mark_lacking_crew(new.booking_date); end if;
  return null;
end
$$;

create trigger leave_crew after update on public.bookings
  for each row when (
    old.occupies_day and (
      not new.occupies_day or new.booking_date <> old.booking_date or new.booking_time <> old.booking_time
      or new.duration_minutes < old.duration_minutes
    )
  )
  execute function private.leave_crew();

-- The sold jobs that would not fit with other limits, at most a hundred, the earliest first: [{id, customer_name, booking_date, booking_time,
-- reason}]. The limits are set and taken back, so that it is the same marks that saving would make.
create function public.admin_preview_limits(limits jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_marked jsonb;
  v_reasons text[] := array['over-daily-limit', 'over-crews'];
begin
  perform private.require_admin();
  begin
    update public.bookings b set attention = b.attention - v_reasons
    where b.attention <> '[]' and b.attention ?| v_reasons;
    update public.booking_settings s
    set setting_value = limits ->> s.setting_name
    where limits ? s.setting_name
      and (s.setting_name like '%day\_limit' or s.setting_name in ('daily_booking_limit', 'crews', 'crew_buffer_minutes'));
    select jsonb_agg(to_jsonb(m)) into v_marked
    from (
      select b.id, b.customer_name, b.booking_date, b.booking_time,
        case when b.attention ? 'over-daily-limit' then 'over-daily-limit' else 'over-crews' end as reason
      from public.bookings b
      where b.attention <> '[]' and b.attention ?| v_reasons
      order by b.booking_date, b.booking_minute, b.id
      limit 100
    ) m;
    raise exception 'Taken back' using errcode = 'DF001';
  exception
    when sqlstate 'DF001' then null;
  end;
  return coalesce(v_marked, '[]');
end
$$;

revoke execute on function public.admin_preview_limits(jsonb) from public, anon;
grant execute on function public.admin_preview_limits(jsonb) to authenticated;
