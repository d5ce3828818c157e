-- Cleaners, administrators and the invited, and who may do what.

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

create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an active administrator may do this.' using errcode = '42501', hint = 'not-admin';
  end if;
end
$$;

create function private.require_owner() returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  if not private.is_owner() then
    raise exception 'Only an owner may do this.' using errcode = '42501', hint = 'not-owner';
  end if;
end
$$;

-- An owner, or the office where the setting leaves it to the office.
create function private.require_right(setting_name text) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  if not private.is_left_to_office(setting_name) then perform private.require_owner(); end if;
end
$$;

-- A row that an account makes for itself has the role of its invitation.
create function private.role_of_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.role := coalesce(
    (select i.role from private.admin_invitations i where i.user_id = new.user_id), new.role
  );
  return new;
end
$$;

create trigger role_of_invitation before insert on public.admin_users
  for each row execute function private.role_of_invitation();

-- The company always has an active owner, whatever writes the table. Two owners who demote each other wait for one another here.
create function private.keep_an_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.is_active and new.role = 'owner' then return new; end if;
  perform pg_advisory_xact_lock(7307, 0);
  if not exists (
    select from public.admin_users a where a.user_id <> old.user_id and a.is_active and a.role = 'owner'
  ) then
    raise exception 'The last owner cannot be removed: make someone else an owner first.' using errcode = 'PT409', hint = 'last-owner';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create trigger keep_an_owner before update of is_active, role or delete on public.admin_users
  for each row when (old.is_active and old.role = 'owner') execute function private.keep_an_owner();

-- The people whom an owner asked to join. Of the link in the letter only the hash is kept: a reader of this table cannot use it.
create table private.team_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(trim(email)) and email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 100),
  role text not null check (role in ('owner', 'office')),
  token_hash text not null unique,
  invited_by uuid not null,
  created_at timestamptz not null default private.clock(),
  expires_at timestamptz not null
);

-- A list as an administrator wants to see it again: the query string of its address, which says filters, order, columns and density.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.admin_users (user_id) on update cascade on delete cascade,
  page text not null check (page in ('bookings', 'contacts', 'customers', 'contractors')),
  name text not null check (length(trim(name)) between 1 and 60),
  query text not null default '' check (length(query) <= 1000),
  -- Whether the sidebar opens the page with it.
  is_default boolean not null default false,
  created_at timestamptz not null default private.clock()
);

comment on table public.saved_views is 'Named lists of one administrator, whom they go with.';

create unique index saved_views_by_name on public.saved_views (user_id, page, lower(name));
create unique index saved_views_default on public.saved_views (user_id, page) where is_default;

-- A person's views are few, and one at most is the default of its page: a new default takes the place of the one before.
create function private.keep_views_few() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- One at a time for a person, so that two that come together are counted both.
    perform from public.admin_users a where a.user_id = new.user_id for no key update;
    if (select count(*) from public.saved_views v where v.user_id = new.user_id) >= 50 then
      raise exception 'You have 50 saved views. Delete one that you no longer use.' using errcode = 'PT409';
    end if;
  end if;
  if new.is_default then
    update public.saved_views v set is_default = false
    where v.user_id = new.user_id and v.page = new.page and v.is_default and v.id <> new.id;
  end if;
  return new;
end
$$;

create trigger keep_views_few before insert or update of is_default on public.saved_views
  for each row execute function private.keep_views_few();
