-- The settings of the company and its office.

-- The settings that the company can change without a programmer: core's `settings`, whose limits and initial values a test compares with these.

create table public.booking_settings (
  setting_name text primary key,
  setting_value text not null,
  updated_at timestamptz not null default private.clock(),
  check (setting_name <> 'daily_booking_limit' or setting_value ~ '^(0|[1-9]\d{0,3})$'),
  -- Empty does not limit.
  check (setting_name not like '%day\_limit' or setting_value ~ '^(|0|[1-9]\d{0,3})$'),
  check (setting_name <> 'crews' or setting_value ~ '^(|[1-9]\d?|100)$'),
  check (setting_name <> 'crew_buffer_minutes' or setting_value ~ '^(0|[1-9]\d?|1\d\d|2[0-3]\d|240)$'),
  check (
    setting_name not in ('keep_bookings_months', 'keep_messages_months')
    or setting_value ~ '^([6-9]|[1-9]\d|1[01]\d|120)$'
  ),
  check (setting_name not like 'office\_%' or setting_value in ('yes', 'no'))
);

insert into public.booking_settings (setting_name, setting_value) values
  ('daily_booking_limit', '10'),
  ('monday_limit', ''),
  ('tuesday_limit', ''),
  ('wednesday_limit', ''),
  ('thursday_limit', ''),
  ('friday_limit', ''),
  ('saturday_limit', ''),
  ('sunday_limit', ''),
  ('crews', ''),
  ('crew_buffer_minutes', '0'),
  ('keep_bookings_months', '24'),
  ('keep_messages_months', '12'),
  -- The rights that the office may have besides an owner: to give back another amount than a booking's terms do; to export and erase a customer.
  ('office_refunds', 'yes'),
  ('office_customer_data', 'yes');

create trigger touch before update on public.booking_settings
  for each row execute function private.touch();

-- The number of a setting; null when it is empty or missing.
create function private.setting_number(name text) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return (
    select nullif(s.setting_value, '')::integer from public.booking_settings s where s.setting_name = setting_number.name
  );
end
$$;

-- Returns how many bookings a day takes; 10 when the setting is missing.
create function private.daily_limit() returns integer
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(private.setting_number('daily_booking_limit'), 10);
end
$$;

-- Returns how many bookings one day takes: the limit of any day, or that of its weekday if it is lower. Core's `placesOn`.
create function private.places_on(day date) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return least(private.daily_limit(), private.setting_number(to_char(day, 'FMday') || '_limit'));
end
$$;

-- Whether only an owner changes the setting.
create function private.concerns_owners(setting_name text) returns boolean
language sql immutable
return concerns_owners.setting_name in (
  'keep_bookings_months', 'keep_messages_months', 'office_refunds', 'office_customer_data'
);

-- Whether a setting leaves the office what an owner may always do.
create function private.is_left_to_office(setting_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select s.setting_value from public.booking_settings s where s.setting_name = is_left_to_office.setting_name), 'yes'
  ) = 'yes'
$$;

-- The rules that the office sets from day to day: on which days it is closed, and on which it has other hours than its weekday. The ordinary hours
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

create trigger touch before update on public.closures for each row execute function private.touch();

create table public.special_hours (
  day date primary key,
  -- When the first job can start, and the last.
  opens time not null check (extract(second from opens) = 0 and opens < '24:00'),
  closes time not null check (extract(second from closes) = 0 and closes < '24:00'),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  check (opens <= closes)
);

create trigger touch before update on public.special_hours for each row execute function private.touch();

-- The words for which a day is closed; null when it is not. Of two closures the one that was made first speaks.
create function private.closure_of(day date) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select c.reason from public.closures c
    where closure_of.day between c.from_day and c.to_day
    order by c.created_at, c.id
    limit 1
  );
end
$$;

-- Why the office's rows exclude a start at a minute of a day: 'closure', 'outside-hours', or null. Core's words; a test holds both to the
-- same cases. The ordinary hours are not asked: the server judges them, by the policy that holds.
create function private.closed_reason(day date, minute integer) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when private.closure_of(day) is not null then 'closure'
    when exists (
      select from public.special_hours s
      where s.day = closed_reason.day
        and not (time '00:00' + make_interval(mins => minute) between s.opens and s.closes)
    ) then 'outside-hours'
  end;
end
$$;

-- Returns the rules that a range of days needs, in the form of core's `OfficeRules`, with what there is besides crews; null when nothing is set.
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
    'resources', (select jsonb_object_agg(r.name, r.there) from private.resources r),
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
