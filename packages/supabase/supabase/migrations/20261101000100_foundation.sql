-- The foundation of everything else: the private schema, doors that are shut unless a grant opens them, the clock, and the request that is served.

create schema private;

comment on schema private is 'Helpers of the public functions. Not exposed by the API.';

revoke all on schema private from public;

-- The functions of the server run with its own rights and use the helpers; no other role can name one.
grant usage on schema private to service_role;

-- Hosted Supabase grants every new table and function to every visitor. From here on a new object is closed until a
-- migration grants it, so a forgotten line shows as an error and not as a leak.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

-- Every role may execute a new function through PUBLIC; that default can only be taken back for all schemas at once.
alter default privileges revoke execute on functions from public;
alter default privileges in schema private grant execute on functions to service_role;

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

-- The database's clock, by which holds, promo codes and back-offs are judged, whatever the clocks of its clients say.
-- It must not stand still within a transaction: one that waited for the lock of a day has to see what time it is now, or
-- it takes a hold that ended meanwhile for a live one. Tests set `dustforce.now`; no API role can.
create function private.clock() returns timestamptz
language sql volatile
return coalesce(nullif(current_setting('dustforce.now', true), '')::timestamptz, clock_timestamp());

-- The zone that dates are meant in: a constant, which the planner sees through. Setting up a company's system replaces it with the zone of its policy.
create function private.zone() returns text
language sql immutable
return 'UTC';

create function private.keep_zone(zone text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  execute format('create or replace function private.zone() returns text language sql immutable return %L', zone);
end
$$;

-- Keeps `updated_at` true, and `version` rising, so that a change made on a stale copy can be noticed.
create function private.touch() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.updated_at := private.clock();
  return new;
end
$$;

create function private.touch_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.updated_at := private.clock();
  new.version := old.version + 1;
  return new;
end
$$;

-- The e-mail address of the request's token, in lower case; null without one.
create function private.token_email() returns text
language sql stable set search_path = '' as $$
  select nullif(lower(trim(auth.jwt() ->> 'email')), '')
$$;

-- When a visit begins or, with its length, ends.
create function private.instant_of(day date, minute integer) returns timestamptz
language sql immutable
return (day + make_interval(mins => minute)) at time zone private.zone();

create function private.token_hash(token text) returns text
language sql immutable
return encode(sha256(convert_to(token, 'UTF8')), 'hex');

create function private.epoch_ms(instant timestamptz) returns bigint
language sql immutable
return (extract(epoch from instant) * 1000)::bigint;

-- Returns the id of the request that caused something: the one that the browser made, or the server for a request without one. Logs carry the same
-- id.
create function private.request_id() returns uuid
language sql stable set search_path = '' as $$
  select substring(
    coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb ->> 'x-request-id'
    from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  )::uuid
$$;

-- Cents of dollars.
create function private.cents(dollars numeric) returns bigint
language sql immutable
return (dollars * 100)::bigint;

-- Columns of an answer that are never null. The catalog knows of no other way to say so, and the decoders of `answers.generated.ts` are made from it.
create domain private.given_text as text not null;
create domain private.given_uuid as uuid not null;
create domain private.given_boolean as boolean not null;
create domain private.given_integer as integer not null;
create domain private.given_count as bigint not null;
create domain private.given_cents as bigint not null;
create domain private.given_date as date not null;
create domain private.given_instant as timestamptz not null;
create domain private.given_texts as text[] not null;
create domain private.given_json as jsonb not null;
