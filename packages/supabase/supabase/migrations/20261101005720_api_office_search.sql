-- Called by the Command Hub, to search.

-- The newest bookings that a search finds, at most so many: among the newest if there are enough of them, or by the index.
create function private.newest_found(typed text, most integer) returns text[]
language plpgsql stable set search_path = ''
-- Planned for what is searched: after a few common words a session would keep the plan that reads every row.
set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  v_ids text[] := array(
    select b.id
    from (select * from public.bookings x order by x.booking_date desc, x.booking_minute desc, x.id limit 2500) b
    where private.finds_booking(typed, b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id)
    order by b.booking_date desc, b.booking_minute desc, b.id
    limit most
  );
begin
  if cardinality(v_ids) = most then return v_ids; end if;
  return array(
    with found as materialized (
      select b.id, b.booking_date, b.booking_minute from public.bookings b
      where private.finds_booking(typed, b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id)
    )
    select f.id from found f order by f.booking_date desc, f.booking_minute desc, f.id limit most
  );
end
$$;

-- The same of the inquiries.
create function private.newest_found_inquiries(typed text, most integer) returns uuid[]
language plpgsql stable set search_path = ''
-- Planned for what is searched: after a few common words a session would keep the plan that reads every row.
set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  v_ids uuid[] := array(
    select b.id
    from (select * from public.contact_inquiries x order by x.created_at desc, x.id limit 1000) b
    where private.finds_inquiry(typed, b.name, b.email, b.phone, b.subject)
    order by b.created_at desc, b.id
    limit most
  );
begin
  if cardinality(v_ids) = most then return v_ids; end if;
  return array(
    with found as materialized (
      select b.id, b.created_at from public.contact_inquiries b
      where private.finds_inquiry(typed, b.name, b.email, b.phone, b.subject)
    )
    select f.id from found f order by f.created_at desc, f.id limit most
  );
end
$$;

-- What the search of the palette finds: {bookings, customers, contractors, inquiries}, a few of each, the newest first; of
-- the newest sixty bookings those first whose customer has a name that starts with it.
create function public.admin_search(typed text) returns jsonb
language plpgsql stable security definer set search_path = ''
-- Planned for what is searched: after a few common words a session would keep the plan that reads every row.
set plan_cache_mode = force_custom_plan as $$
declare
  v_text text := private.containing(typed);
  v_phone text := private.containing_phone(typed);
  v_named text := '% ' || substr(v_text, 2);
  v_ids text[];
begin
  perform private.require_admin();
  if length(trim(typed)) < 2 then
    return jsonb_build_object('bookings', '[]'::jsonb, 'customers', '[]'::jsonb, 'contractors', '[]'::jsonb, 'inquiries', '[]'::jsonb);
  end if;
  v_ids := private.newest_found(typed, 60);
  return (
    with newest as materialized (
      select b.id, b.customer_name, b.email, b.booking_date, b.booking_time, b.booking_minute,
        private.display_status(b.booking_status, b.assigned_cleaner_name) as status
      from public.bookings b
      where b.id = any (v_ids)
    ),
    found as materialized (
      select n.*, ' ' || private.searchable(n.customer_name) like v_named as is_named from newest n
    ),
    customers as (
      select distinct on (private.email_key(f.email)) f.id, f.email, f.customer_name, f.booking_date, f.is_named
      from found f
      where f.email <> ''
        -- Who is found by an address or an id is the booking's business; by a phone number it is theirs.
        and (v_phone is not null or private.searchable(f.customer_name || chr(10) || f.email) like v_text)
      order by private.email_key(f.email), f.booking_date desc, f.id
    )
    select jsonb_build_object(
      'bookings', (
        select coalesce(jsonb_agg(to_jsonb(f) - '{booking_minute, email, is_named}'::text[] order by f.is_named desc, f.booking_date desc, f.booking_minute desc, f.id), '[]')
        from (select * from found order by is_named desc, booking_date desc, booking_minute desc, id limit 6) f
      ),
      'customers', (
        select coalesce(jsonb_agg(to_jsonb(c) - '{booking_date, is_named}'::text[] order by c.is_named desc, c.booking_date desc, c.email), '[]')
        from (select * from customers order by is_named desc, booking_date desc, email limit 4) c
      ),
      'contractors', (
        select coalesce(jsonb_agg(to_jsonb(c) order by c.full_name, c.id), '[]')
        from (
          select k.id, k.full_name, k.status from public.contractors k
          where private.searchable(k.full_name || chr(10) || k.email || chr(10) || k.phone) like v_text
          order by k.full_name, k.id
          limit 4
        ) c
      ),
      'inquiries', (
        select coalesce(jsonb_agg(to_jsonb(i) - 'created_at' order by i.created_at desc, i.id), '[]')
        from (
          select q.id, q.name, q.subject, q.created_at from public.contact_inquiries q
          where q.id = any (private.newest_found_inquiries(typed, 4))
        ) i
      )
    )
  );
end
$$;
