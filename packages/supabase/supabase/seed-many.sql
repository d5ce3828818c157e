-- A company of many years, for trying the Command Hub at scale: 100,000 bookings, 500 contractors, 20,000 inquiries, the latest of them
-- ahead of today. Not for a database in use: the days are overbooked. `dustforce.seeded_bookings` asks for another number of bookings,
-- with an inquiry for every fifth; `dustforce.seeded_services` and `dustforce.seeded_places` name a company's own, as lists of JSON.

do $$
begin
  -- A cleaner cannot do the same jobs twice.
  if exists (select from public.contractors c where c.email = 'cleaner1@example.com') then
    raise exception 'This database has these bookings already.';
  end if;
end
$$;

insert into public.contractors (full_name, email, phone, service_areas, services_offered)
select
  'Cleaner ' || n, 'cleaner' || n || '@example.com', '2025550100',
  jsonb_build_array(p.places -> (n % jsonb_array_length(p.places))),
  '["Residential Cleaning"]'
from generate_series(0, 499) n,
  (select coalesce(nullif(current_setting('dustforce.seeded_places', true), ''), '["North", "South"]')::jsonb as places) p;

-- Or the planner takes them for few, and compares each booking with each.
analyze public.contractors;

-- An index is made in a moment of all rows, and in minutes row by row. So is what keeps cleaners from being at two places, and what looks up
-- each row in another table.
set local maintenance_work_mem = '512MB';

create temporary table seed_indexes on commit drop as
select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index i
where i.indrelid in ('public.bookings'::regclass, 'public.contact_inquiries'::regclass, 'private.payout_dues'::regclass)
  and not exists (select from pg_constraint c where c.conindid = i.indexrelid);

create temporary table seed_constraints on commit drop as
select c.conname as name, pg_get_constraintdef(c.oid) as definition
from pg_constraint c where c.conrelid = 'public.bookings'::regclass and c.contype in ('x', 'u', 'f');

do $$
declare
  v_name text;
begin
  for v_name in select i.name from seed_indexes i loop execute 'drop index ' || v_name; end loop;
  for v_name in select c.name from seed_constraints c loop execute 'alter table public.bookings drop constraint ' || v_name; end loop;
end
$$;

-- No job here is in another's way, and to ask for each costs minutes. What its triggers write is written below, of all rows at once.
alter table public.bookings disable trigger user;

insert into public.bookings (
  customer_name, email, phone, address, booking_date, booking_time, service_type, booking_status, payment_status,
  contractor_id, assigned_cleaner_name, contractor_pay, total_price, created_at
)
select
  'Customer ' || md5(n::text), 'mail' || n || '@example.com', '2025550101',
  -- Some are of a place where the company no longer goes.
  n % 900 || ' King St' || case when n % 60 = 0 and n * 3 > s.bookings then ', Old Town' else '' end,
  private.clock()::date + 4 - n / 40,
  (8 + n % 10) % 12 + 1 || ':00 ' || case when n % 2 = 0 then 'AM' else 'PM' end,
  s.services ->> (n % jsonb_array_length(s.services)),
  case when n < 300 then 'pending' when n % 50 = 0 then 'canceled' when n % 3 = 0 then 'confirmed' else 'completed' end,
  'paid', c.id, c.full_name, 80, 150 + n % 400,
  private.clock() - n * interval '36 minutes'
from (
  select coalesce(nullif(current_setting('dustforce.seeded_bookings', true), ''), '100000')::integer as bookings,
    coalesce(nullif(current_setting('dustforce.seeded_services', true), ''), '["standard", "deep-clean", "move-clean"]')::jsonb as services
) s
cross join generate_series(1, s.bookings) n
left join public.contractors c on n > 300 and c.full_name = 'Cleaner ' || n % 500;

alter table public.bookings enable trigger user;

insert into public.booking_events (booking_id, action, actor)
select b.id, 'created', session_user from public.bookings b
where not exists (select from public.booking_events e where e.booking_id = b.id);

insert into private.payout_dues
select i.* from private.payout_items('-infinity', 'infinity') i
where i.earned <> i.paid or not i.has_pay
-- The jobs that were there before have theirs.
on conflict do nothing;

insert into public.contact_inquiries (name, email, subject, message, inquiry_status, created_at)
select
  'Name ' || md5(n::text), 'mail' || n || '@example.com', 'Subject ' || n, 'Hello',
  (array['new', 'closed', 'closed', 'resolved'])[1 + n % 4], private.clock() - n * interval '1 hour'
from generate_series(1, coalesce(nullif(current_setting('dustforce.seeded_bookings', true), ''), '100000')::integer / 5) n;

do $$
declare
  v_definition text;
begin
  for v_definition in select i.definition from seed_indexes i loop execute v_definition; end loop;
  for v_definition in select c.name || ' ' || c.definition from seed_constraints c loop
    execute 'alter table public.bookings add constraint ' || v_definition;
  end loop;
end
$$;

analyze public.bookings, public.contractors, public.contact_inquiries, private.payout_dues;

-- As the jobs would have kept them meanwhile.
select private.rebuild_figures();
