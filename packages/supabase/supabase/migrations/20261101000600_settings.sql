-- What the company can change without a programmer: core's `settings`, whose limits and initial values a test compares with these.

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

create trigger touch before update on public.booking_settings
  for each row execute function private.touch();

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
  -- How customers reach the company; empty is what core's `gtaCompany` says.
  ('company_phone', ''),
  ('company_email', ''),
  -- The registration number for the sales tax; empty until the company has one.
  ('company_tax_number', ''),
  -- What the office may do beside an owner: give back another amount than a booking's terms do; export and erase a customer.
  ('office_refunds', 'yes'),
  ('office_customer_data', 'yes');

-- The number of a setting; null when it is empty or missing.
create function private.setting_number(name text) returns integer
language sql stable set search_path = '' as $$
  select nullif(s.setting_value, '')::integer from public.booking_settings s where s.setting_name = setting_number.name
$$;

-- How many bookings a day takes; 10 when the setting is missing.
create function private.daily_limit() returns integer
language sql stable set search_path = '' as $$
  select coalesce(private.setting_number('daily_booking_limit'), 10)
$$;

-- How many bookings one day takes: the limit of any day, or that of its weekday if it is lower. Core's `placesOn`.
create function private.places_on(day date) returns integer
language sql stable set search_path = '' as $$
  select least(private.daily_limit(), private.setting_number(to_char(day, 'FMday') || '_limit'))
$$;

-- What only an owner changes.
create function private.concerns_owners(setting_name text) returns boolean
language sql immutable set search_path = '' as $$
  select concerns_owners.setting_name in (
    'company_tax_number', 'keep_bookings_months', 'keep_messages_months', 'office_refunds', 'office_customer_data'
  )
$$;

-- Whether a setting leaves the office what an owner may always do.
create function private.is_left_to_office(setting_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select s.setting_value from public.booking_settings s where s.setting_name = is_left_to_office.setting_name), 'yes'
  ) = 'yes'
$$;

revoke execute on function private.is_left_to_office(text) from public, anon, authenticated;

grant execute on function private.concerns_owners(text) to authenticated;
