-- What the office sets from day to day: on which days it is closed, and on which it has other hours than its weekday. The ordinary hours
-- are core's `gtaPolicy`; core's `withOfficeRules` puts these rows on top of it.

create table public.closures (
  id uuid primary key default gen_random_uuid(),
  from_day date not null,
  to_day date not null,
  -- In words for a customer.
  reason text not null check (reason = trim(reason) and char_length(reason) between 1 and 100),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  check (to_day - from_day between 0 and 365)
);

create table public.special_hours (
  day date primary key,
  -- When the first job can start, and the last.
  opens time not null check (extract(second from opens) = 0 and opens < '24:00'),
  closes time not null check (extract(second from closes) = 0 and closes < '24:00'),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  check (opens <= closes)
);

create trigger touch before update on public.closures for each row execute function private.touch();
create trigger touch before update on public.special_hours for each row execute function private.touch();

alter table public.closures enable row level security;
alter table public.special_hours enable row level security;
revoke all on public.closures, public.special_hours from public, anon, authenticated;
grant all on public.closures, public.special_hours to service_role;

-- Visitors get them by `availability`.
grant select, delete, insert (from_day, to_day, reason), update (from_day, to_day, reason) on public.closures to authenticated;
grant select, delete, insert (day, opens, closes), update (opens, closes) on public.special_hours to authenticated;

create policy admins_read on public.closures for select to authenticated using ((select private.is_admin()));
create policy admins_create on public.closures for insert to authenticated with check ((select private.is_admin()));
create policy admins_change on public.closures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy admins_remove on public.closures for delete to authenticated using ((select private.is_admin()));

create policy admins_read on public.special_hours for select to authenticated using ((select private.is_admin()));
create policy admins_create on public.special_hours for insert to authenticated with check ((select private.is_admin()));
create policy admins_change on public.special_hours for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy admins_remove on public.special_hours for delete to authenticated using ((select private.is_admin()));

-- The words for which a day is closed; null when it is not. Of two closures the one that was made first speaks.
create function private.closure_of(day date) returns text
language sql stable set search_path = '' as $$
  select c.reason from public.closures c
  where closure_of.day between c.from_day and c.to_day
  order by c.created_at, c.id
  limit 1
$$;

-- Why the office's rows exclude a start at a minute of a day: 'closure', 'outside-hours', or null. Core's words; a test holds both to the
-- same cases. The ordinary hours are not asked: they never change while somebody books.
create function private.closed_reason(day date, minute integer) returns text
language sql stable set search_path = '' as $$
  select case
    when private.closure_of(day) is not null then 'closure'
    when exists (
      select from public.special_hours s
      where s.day = closed_reason.day
        and not (time '00:00' + make_interval(mins => minute) between s.opens and s.closes)
    ) then 'outside-hours'
  end
$$;

-- What a range of days needs, in the form of core's `OfficeRules`; null when nothing is set.
create function private.office_rules(from_date date, until_date date) returns jsonb
language sql stable set search_path = '' as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object(
    'closures', (
      select jsonb_agg(jsonb_build_object('from', c.from_day, 'to', c.to_day, 'reason', c.reason) order by c.created_at, c.id)
      from public.closures c
      where c.to_day >= from_date and c.from_day < until_date
    ),
    'specialHours', (
      select jsonb_agg(
        jsonb_build_object('date', s.day, 'hours', jsonb_build_array(to_char(s.opens, 'HH24:MI'), to_char(s.closes, 'HH24:MI')))
        order by s.day
      )
      from public.special_hours s
      where s.day >= from_date and s.day < until_date
    ),
    'capacity', nullif(jsonb_strip_nulls(jsonb_build_object(
      'perWeekday', (
        select jsonb_object_agg(replace(s.setting_name, '_limit', ''), s.setting_value::integer)
        from public.booking_settings s
        where s.setting_name like '%day\_limit' and s.setting_value <> ''
      ),
      'crews', private.setting_number('crews'),
      'bufferMinutes', case when private.setting_number('crews') is not null then private.setting_number('crew_buffer_minutes') end
    )), '{}')
  )), '{}')
$$;
