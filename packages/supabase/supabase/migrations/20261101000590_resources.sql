-- The resources that services use besides crews: rooms, vans, teachers. The policy says how many there are and which services need them; the server
-- keeps that here, where places are taken under the lock of their day.

create table private.resources (
  name text primary key,
  -- The number that can be in use at a time.
  there integer not null check (there between 0 and 10000)
);

comment on table private.resources is 'How many there are of what services use besides crews, as the policy says.';

-- The resources that each service uses, one of each.
create table private.service_needs (
  service text not null,
  resource text not null references private.resources on delete cascade,
  primary key (service, resource)
);

comment on table private.service_needs is 'What each service uses besides a crew, as the policy says.';

create index service_needs_of_resource on private.service_needs (resource);

-- All that is kept of resources, to see whether it was changed.
create function private.resources_text() returns text
language sql stable set search_path = '' as $$
  select concat(
    (select jsonb_object_agg(r.name, r.there) from private.resources r),
    (select jsonb_agg(n.service || ' ' || n.resource order by n.service, n.resource) from private.service_needs n)
  )
$$;

-- Returns the resources that any of some services needs.
create function private.needs_of(services text[]) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct n.resource order by n.resource), '{}') from private.service_needs n where n.service = any(services)
$$;

-- Returns the resources that a booking uses: the needs of its service, and of the one that it is to have once a change is paid.
create function private.uses_of(b public.bookings) returns text[]
language sql stable set search_path = '' as $$
  select private.needs_of(array[
    b.service_type, (select c.asked #>> '{columns,service_type}' from private.open_changes c where c.booking_id = b.id)
  ])
$$;

-- The first of the resources that a service needs of which all are in use at some moment of a visit; null when one of each is free. Core's
-- `resourceInUse`. The days around count as they do for crews.
create function private.resource_in_use(
  service text, day date, minute integer, minutes integer, now timestamptz, except_id text default null
) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_need record;
  v_start timestamptz;
begin
  for v_need in
    select r.name, r.there from private.service_needs n
    join private.resources r on r.name = n.resource
    where n.service = resource_in_use.service and minute >= 0
    order by r.name
  loop
    v_start := private.instant_of(day, minute);
    if v_need.there <= private.most_at_once(
      private.work_around(day, now, except_id, interval '0', v_need.name), tstzrange(v_start, v_start + make_interval(mins => minutes))
    ) then
      return v_need.name;
    end if;
  end loop;
  return null;
end
$$;
