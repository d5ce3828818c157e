-- Cleaners, and those who may manage them.

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
  -- The account in the auth service. Its owner can change the e-mail address but not the id, so an inactive account stays
  -- out under every address.
  user_id uuid primary key default auth.uid(),
  -- The address at the first sign-in, for people to read. No rule depends on it.
  email text not null check (email = lower(trim(email)) and email <> ''),
  is_active boolean not null default true,
  -- An owner also manages people and what money depends on.
  role text not null default 'office' check (role in ('owner', 'office')),
  created_at timestamptz not null default private.clock()
);

comment on table public.admin_users is 'Who may use the Command Hub. An inactive row keeps an account out.';

-- The accounts that become administrators when they first sign in. An account without a row here stays a stranger.
create table private.admin_invitations (
  user_id uuid primary key,
  -- Null when the command line invited.
  invited_by uuid,
  role text not null default 'owner' check (role in ('owner', 'office')),
  created_at timestamptz not null default private.clock()
);

alter table private.admin_invitations enable row level security;

-- Whether the request proved all that its account asks for: a code too, once the account has an authenticator app.
create function private.is_proven() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal' = 'aal2', false) or not exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
  )
$$;

-- Whether the request's account is an administrator now. A token stays valid after its owner was deactivated, so every
-- policy reads the table. Definer, because the caller has no right on other rows.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_proven() and exists (
    select from public.admin_users a
    where a.user_id = auth.uid() and a.is_active
  )
$$;

-- Whether the request's administrator may manage people and what money depends on.
create function private.is_owner() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_proven() and exists (
    select from public.admin_users a
    where a.user_id = auth.uid() and a.is_active and a.role = 'owner'
  )
$$;

-- Whether the request's account was invited to become an administrator.
create function private.is_invited() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.admin_invitations i where i.user_id = auth.uid())
$$;

revoke execute on function private.is_proven(), private.is_admin(), private.is_owner(), private.is_invited() from public;
grant execute on function private.is_admin(), private.is_owner(), private.is_invited() to authenticated, service_role;

-- Invites an account of the auth service, as an owner. Repeating it changes nothing, and an inactive administrator stays inactive.
create function public.invite_admin(user_id uuid, invited_by uuid default null) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.admin_invitations (user_id, invited_by)
  values (invite_admin.user_id, invite_admin.invited_by)
  on conflict do nothing
$$;

revoke execute on function public.invite_admin(uuid, uuid) from public, anon, authenticated;
grant execute on function public.invite_admin(uuid, uuid) to service_role;
