-- What the company can change without a programmer: core's `settings`, whose limits and initial values a test compares with these.

create table public.booking_settings (
  setting_name text primary key,
  setting_value text not null,
  updated_at timestamptz not null default private.clock(),
  check (setting_name <> 'daily_booking_limit' or setting_value ~ '^(0|[1-9]\d{0,3})$'),
  check (
    setting_name not in ('keep_bookings_months', 'keep_messages_months')
    or setting_value ~ '^([1-9]\d?|1[01]\d|120)$'
  )
);

create trigger touch before update on public.booking_settings
  for each row execute function private.touch();

insert into public.booking_settings (setting_name, setting_value) values
  ('daily_booking_limit', '10'),
  ('keep_bookings_months', '24'),
  ('keep_messages_months', '12'),
  -- How customers reach the company; empty is what core's `gtaCompany` says.
  ('company_phone', ''),
  ('company_email', ''),
  -- The registration number for the sales tax; empty until the company has one.
  ('company_tax_number', '');

-- How many bookings a day takes; 10 when the setting is missing.
create function private.daily_limit() returns integer
language sql stable set search_path = '' as $$
  select coalesce(
    (select s.setting_value::integer from public.booking_settings s where s.setting_name = 'daily_booking_limit'),
    10
  )
$$;

-- What only an owner changes.
create function private.concerns_money(setting_name text) returns boolean
language sql immutable set search_path = '' as $$
  select concerns_money.setting_name in ('company_tax_number')
$$;

grant execute on function private.concerns_money(text) to authenticated;
