-- The platform of a hosted Supabase project before the first migration runs: the API roles, the token's helper functions and the permissive default
-- grants. The local stack and the tests run this file on an empty database, as the role that will own the tables; a hosted project never runs it, and
-- neither does a database that has migrations.

do $$
declare
  api_role text;
begin
  foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
    -- Roles belong to the whole server: another database of it may have made them already, or be making them now.
    if to_regrole(api_role) is null then
      begin
        execute format('create role %I nologin noinherit', api_role)
          || case when api_role = 'service_role' then ' bypassrls' else '' end;
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- A request signs in as the owner and then becomes the role of its token. Who made a role is a member that may not become it, since
    -- PostgreSQL 16.
    begin
      execute format('grant %I to %I', api_role, current_user);
    exception when insufficient_privilege then
      -- Another owner of the server made it, who has granted it or has not.
      null;
    end;
  end loop;
end
$$;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;

create or replace function auth.uid() returns uuid language sql stable as $$
  select nullif(
    coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub'),
    ''
  )::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), auth.jwt() ->> 'role')
$$;

-- The authenticator apps of accounts, as far as the migrations and the local auth service use them.
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null,
  friendly_name text,
  factor_type text not null default 'totp',
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_challenged_at timestamptz,
  -- Kept by the local auth service only: a code counts once.
  last_step bigint
);
create index if not exists mfa_factors_by_user on auth.mfa_factors (user_id);

-- Hosted Supabase opens every new object of the schema to every API role. The migrations must be safe on top of this.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
