-- Which request caused what: the id that the browser made, or the server for a request without one. Logs carry the same id.

create function private.request_id() returns uuid
language sql stable set search_path = '' as $$
  select substring(
    coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb ->> 'x-request-id'
    from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  )::uuid
$$;

-- Whoever writes one of these rows reads the id.
grant execute on function private.request_id() to authenticated;

alter table public.email_outbox add column request_id uuid default private.request_id();
alter table public.booking_events add column request_id uuid default private.request_id();
alter table public.payment_events add column request_id uuid default private.request_id();
