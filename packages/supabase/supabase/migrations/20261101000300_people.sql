-- Cleaners, and those who may manage them. Admin spec, section 3.

create table public.contractors (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (length(trim(full_name)) >= 2),
  email text not null,
  phone text not null check (length(phone) >= 7),
  address text,
  emergency_contact jsonb,
  service_areas jsonb not null default '[]',
  services_offered jsonb not null default '[]',
  availability jsonb not null default '{"days": [], "times": []}',
  equipment jsonb,
  pay_details jsonb,
  notes text,
  -- On duty.
  status boolean not null default true,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock()
);

comment on table public.contractors is 'The roster of cleaners.';

create index contractors_newest on public.contractors (created_at desc, id);
create index contractors_by_name on public.contractors (full_name);

create trigger touch before update on public.contractors
  for each row execute function private.touch();

create table public.admin_users (
  -- One spelling an account, so that an inactive one cannot come back in capitals.
  email text primary key check (email = lower(trim(email)) and email <> ''),
  is_active boolean not null default true,
  created_at timestamptz not null default private.clock()
);

comment on table public.admin_users is 'Who may use the Command Hub. An inactive row keeps an account out.';

-- Signed in, and an administrator at this very moment: a token stays valid after its owner was shut out, so every policy
-- asks the table. Definer, because nobody may read the table to answer it.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.admin_users a
    where a.email = private.token_email() and a.is_active
  )
$$;

revoke execute on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated, service_role;
