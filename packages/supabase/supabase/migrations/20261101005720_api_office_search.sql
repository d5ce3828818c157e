-- Called by the Command Hub, to search.

-- The bookings whose text has a pattern, by the index, which is asked for a piece of it: of some quarters or of all, at most so many, in no order. In place
-- of two letters, which trigrams do not find, the pattern of the pair.
create function private.found_of_quarters(pattern text, piece text, pair text, quarters integer[], most integer)
returns table (id text, booking_date date, booking_minute integer)
language plpgsql stable set search_path = ''
-- Planned once and not for each search, which takes as long as many a search.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off as $$
begin
  if pair is null and quarters is null then
    return query select b.id, b.booking_date, b.booking_minute from public.bookings b
    where private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) like piece
      -- As what no index has.
      and (piece = pattern or private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) || '' like pattern)
    limit most;
  elsif pair is null then
    return query select b.id, b.booking_date, b.booking_minute from public.bookings b
    where private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) like piece
      and (piece = pattern or private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) || '' like pattern)
      and array[private.quarter_of(b.booking_date)] && quarters
    limit most;
  elsif quarters is null then
    return query select b.id, b.booking_date, b.booking_minute from public.bookings b
    where private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) ~ pair
    limit most;
  else
    return query select b.id, b.booking_date, b.booking_minute from public.bookings b
    where private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) ~ pair
      and array[private.quarter_of(b.booking_date)] && quarters
    limit most;
  end if;
end
$$;

-- Of the newest bookings after a place of the list, at most so many, those that a search finds; and what they tell of how many it finds.
create function private.found_among(
  typed text, place jsonb, rows_read integer, out ids text[], out newest date, out days integer, out seen integer
)
language plpgsql stable set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_pattern text := private.booking_pattern(typed);
  v_phone text := private.phone_pattern(typed);
  v_day date := coalesce((place ->> 0)::date, 'infinity');
  v_minute integer := coalesce((place ->> 1)::integer, 2147483647);
begin
  select
    coalesce(
      array_agg(n.id order by n.booking_date desc, n.booking_minute desc, n.id) filter (where n.text like v_pattern or n.text like v_phone), '{}'
    ),
    max(n.booking_date), max(n.booking_date) - min(n.booking_date) + 1, count(*)
  into ids, newest, days, seen
  from (
    select b.id, b.booking_date, b.booking_minute,
      private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) as text
    from public.bookings b
    where (b.booking_date, b.booking_minute) <= (v_day, v_minute)
      and ((b.booking_date, b.booking_minute) <> (v_day, v_minute) or b.id > coalesce(place ->> 2, ''))
    order by b.booking_date desc, b.booking_minute desc, b.id
    limit rows_read
  ) n;
end
$$;

-- The newest bookings that a search finds, at most so many, after a place of the list. What many have is found by reading the newest. What some of these
-- have, the index is asked for of as many quarters as that will take, and then of those before; where they have too many for one look, of the later half
-- of them. What none has is rare, and looked for at once, for the index passes all from one match to the next; unless it is found too often.
create function private.newest_found(typed text, most integer, place jsonb default null) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_pattern constant text := private.booking_pattern(typed);
  -- Many have the first digits of a phone number; the last seven tell it, and are looked for in less time.
  v_piece constant text := case when private.containing_phone(typed) is null then v_pattern else '%' || right(left(v_pattern, -1), 8) || '%' end;
  v_pair constant text := private.pair_pattern(typed);
  v_phone constant text := private.phone_pattern(typed);
  v_day date := coalesce((place ->> 0)::date, 'infinity');
  v_minute integer := coalesce((place ->> 1)::integer, 2147483647);
  v_seen record := private.found_among(typed, place, 500);
  v_needed integer;
  v_last integer := private.quarter_of(v_seen.newest);
  v_first constant integer := (select private.quarter_of(min(b.booking_date)) from public.bookings b);
  v_span integer;
  v_quarters integer[];
  -- The bookings that are read in one look; of a single quarter all.
  v_look integer := 500;
  v_ids text[] := '{}';
  v_found text[];
  v_count integer;
begin
  if cardinality(v_seen.ids) >= most or v_seen.seen < 500 then return v_seen.ids[:most]; end if;
  if cardinality(v_seen.ids) > 0 then
    v_needed := 750 * most / cardinality(v_seen.ids);
    if v_needed <= 3000 then
      v_seen := private.found_among(typed, place, v_needed);
      if cardinality(v_seen.ids) >= most then return v_seen.ids[:most]; end if;
    end if;
    v_span := ceil(v_needed::numeric * v_seen.days / v_seen.seen / 91);
  end if;
  while v_last >= v_first loop
    if v_span is not null then
      v_span := least(v_span, v_last - v_first + 1);
      v_quarters := array(select generate_series(v_last - v_span + 1, v_last));
      v_look := case when v_span > 1 then 2000 end;
    end if;
    with found as materialized (
      select * from private.found_of_quarters(v_pattern, v_piece, v_pair, v_quarters, v_look + 1)
      union
      select * from private.found_of_quarters(v_phone, '%' || right(left(v_phone, -1), 7) || '%', null, v_quarters, v_look + 1) where v_phone is not null
    )
    select array(
        select f.id from found f
        where (f.booking_date, f.booking_minute) <= (v_day, v_minute)
          and ((f.booking_date, f.booking_minute) <> (v_day, v_minute) or f.id > coalesce(place ->> 2, ''))
        order by f.booking_date desc, f.booking_minute desc, f.id
        limit most - cardinality(v_ids)
      ), (select count(*) from found)
    into v_found, v_count;
    if v_count > v_look then
      v_span := coalesce(v_span / 2, 8);
      continue;
    end if;
    v_ids := v_ids || v_found;
    exit when v_span is null or cardinality(v_ids) = most;
    v_last := v_last - v_span;
    v_span := v_span * 2;
  end loop;
  return v_ids;
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

-- Returns what the search of the palette finds: {bookings, customers, contractors, inquiries}, a few of each, the newest first; of the newest sixty
-- bookings those first whose customer has a name that starts with it.
create function public.admin_search(typed text) returns jsonb
language plpgsql stable security definer set search_path = ''
-- Planned once, which takes as long as many a search: the bookings and inquiries are found by then.
set plan_cache_mode = force_generic_plan as $$
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
        -- A match of an address or an id finds only the booking; a match of a phone number finds the customer too.
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
