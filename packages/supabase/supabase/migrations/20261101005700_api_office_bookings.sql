-- Called by the Command Hub, to read bookings.

-- The Command Hub's lists, by keyset pages: a page costs the same at the start and at the end of 100,000 rows.
--
-- Definer functions that ask for an administrator first: under row security the planner may not use an index for a
-- condition that it does not know to be leakproof, and a text search would read the whole table.

-- Under which keys the bookings of a cleaner of this name are: those of the contractors who are called so now, and of former ones. The
-- name of a contractor who was renamed no longer finds anyone.
create function private.cleaner_keys(name text) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(k.key)
  from (
    select c.id::text as key from public.contractors c where c.full_name = cleaner_keys.name
    union all
    select trim(cleaner_keys.name)
  ) k
$$;

-- About how many rows a table or an index has, as it was counted last.
create function private.rows_of(relation text) returns bigint
language sql stable
return (select greatest(c.reltuples, 0) from pg_catalog.pg_class c where c.oid = ('public.' || relation)::regclass);

-- One page of the bookings list.
--
-- request: status, serviceType, dateFrom, dateTo, assignedCleaner, newBookings, needsCleaner, search (all optional), sort ('date',
-- 'created', 'customer', 'price'), descending, limit, columns (of the rows; all when left out), and the places `after` (excluded) and
-- `upTo` (included; then the limit is 1,000). A place is what the page before gave as `next`. Returns {rows, next}; a row has no columns that are null.
create function public.admin_bookings(request jsonb) returns json
language plpgsql stable security definer set search_path = ''
-- A search reads what it finds by its index, however much of the table the planner takes it for.
set enable_seqscan = off as $$
declare
  v_sort text := coalesce(request ->> 'sort', 'date');
  v_descending boolean := coalesce((request ->> 'descending')::boolean, true);
  v_after jsonb := nullif(request -> 'after', 'null');
  v_up_to jsonb := nullif(request -> 'upTo', 'null');
  v_limit integer := case when v_up_to is null then least(greatest(coalesce((request ->> 'limit')::integer, 50), 1), 1000) else 1000 end;
  v_key text;
  v_typed text;
  v_where text := '';
  v_order text;
  v_finds constant text := 'private.finds_booking($1 ->> ''search'', b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id)';
  v_searches constant boolean := coalesce(trim(request ->> 'search'), '') <> '';
  -- Where the rows of a page come from.
  v_source text;
  -- The bookings of the page that a search finds; after so many that are read for it, or among all that the index finds.
  v_found text[];
  v_read bigint := 1000;
  v_seen integer;
  v_needed bigint;
  -- The index takes as long to say which have a word as it takes to read one booking in sixty, and reads twice as many as it finds.
  v_bookings constant bigint := private.rows_of('bookings');
  v_columns constant text := (
    select string_agg(format('b.%I', a.attname), ', ' order by a.attnum)
    from pg_attribute a
    where a.attrelid = 'public.bookings'::regclass and a.attnum > 0 and not a.attisdropped
      and (not request ? 'columns' or request -> 'columns' ? a.attname)
  );
  v_rows json;
  v_next jsonb;
begin
  perform private.require_admin();

  -- Per order: the key's expressions, and how they are read from a place given as parameter %1$s.
  case v_sort
    when 'date' then
      v_key := '(b.booking_date, b.booking_minute)';
      v_typed := '((%1$s ->> 0)::date, (%1$s ->> 1)::integer)';
      v_order := 'b.booking_date %1$s, b.booking_minute %1$s, b.id %2$s';
    when 'created' then
      v_key := '(b.created_at)';
      v_typed := '((%1$s ->> 0)::timestamptz)';
      v_order := 'b.created_at %1$s, b.id %2$s';
    when 'customer' then
      v_key := '(lower(b.customer_name))';
      v_typed := '((%1$s ->> 0))';
      v_order := 'lower(b.customer_name) %1$s, b.id %2$s';
    when 'price' then
      v_key := '(b.total_price, b.booking_date)';
      v_typed := '((%1$s ->> 0)::numeric, (%1$s ->> 1)::date)';
      v_order := 'b.total_price %1$s, b.booking_date %1$s, b.id %2$s';
    else raise exception 'Unknown order: %', v_sort using errcode = '22023';
  end case;
  v_order := format(v_order, case when v_descending then 'desc' else 'asc' end,
    case when v_descending then 'asc' else 'desc' end);

  -- 'unassigned' is every booking not called off that nobody is assigned to, whatever else its status says: the ones that the dashboard's
  -- Unassigned tile counts.
  if request ->> 'status' = 'unassigned' then
    v_where := v_where || ' and private.lacks_cleaner(b.booking_status, b.assigned_cleaner_name)';
  elsif request ->> 'status' is not null then
    v_where := v_where || ' and private.display_status(b.booking_status, b.assigned_cleaner_name) = $1 ->> ''status''';
  end if;
  if request ->> 'serviceType' is not null then v_where := v_where || ' and b.service_type = $1 ->> ''serviceType'''; end if;
  if request ->> 'dateFrom' is not null then v_where := v_where || ' and b.booking_date >= ($1 ->> ''dateFrom'')::date'; end if;
  if request ->> 'dateTo' is not null then v_where := v_where || ' and b.booking_date <= ($1 ->> ''dateTo'')::date'; end if;
  if request ->> 'assignedCleaner' is not null then
    v_where := v_where || ' and private.cleaner_key(b.contractor_id, b.assigned_cleaner_name)'
      ' = any (private.cleaner_keys($1 ->> ''assignedCleaner''))';
  end if;
  if (request ->> 'newBookings')::boolean then
    v_where := v_where || ' and b.booking_status = ''pending'' and b.created_at >= $4 - interval ''24 hours''';
  end if;
  if (request ->> 'needsCleaner')::boolean then
    v_where := v_where || ' and private.needs_cleaner(b.payment_status, b.booking_status, b.assigned_cleaner_name)';
  end if;
  if v_searches and v_where = '' and v_sort = 'date' and v_descending then
    v_found := private.newest_found(request ->> 'search', v_limit, v_after);
  end if;
  -- The key bounds the index; the id only parts the rows of one key.
  if v_after is not null then
    v_where := v_where || format(
      ' and %1$s %2$s %3$s and (%1$s <> %3$s or b.id %4$s $2 ->> -1)',
      v_key, case when v_descending then '<=' else '>=' end, format(v_typed, '$2'), case when v_descending then '>' else '<' end
    );
  end if;
  if v_up_to is not null then
    v_where := v_where || format(
      ' and %1$s %2$s %3$s and (%1$s <> %3$s or b.id %4$s $3 ->> -1)',
      v_key, case when v_descending then '>=' else '<=' end, format(v_typed, '$3'), case when v_descending then '<=' else '>=' end
    );
  end if;

  v_source := format('public.bookings b where true %s', v_where);
  -- Of a cleaner, a few weeks or few who lack one all are read and put in order: the planner would look for them through all bookings in another order.
  if request ->> 'assignedCleaner' is not null or v_sort <> 'date' and (
    (request ->> 'dateTo')::date - (request ->> 'dateFrom')::date <= 92 or request ->> 'status' = 'unassigned' and private.rows_of('bookings_without_cleaner') < 4000
  ) then
    v_source := format('(select * from %s offset 0) b', v_source);
    v_read := 4000;
  end if;
  -- In another order, or of what is filtered, a page of a common word is found by reading on; what a rare one has is all read by its index.
  while v_searches and v_found is null loop
    execute format(
      case
        when v_read is null then
          'select array(select b.id from (select * from public.bookings b where %4$s %5$s offset 0) b order by %1$s limit %2$s), 0'
        else
          'select coalesce((array_agg(b.id order by %1$s) filter (where b.is_found))[:%2$s], ''{}''), count(*)
           from (
             select b.id, b.booking_date, b.booking_minute, b.created_at, b.customer_name, b.total_price, %4$s as is_found
             from %3$s order by %1$s limit %6$s
           ) b'
      end,
      v_order, v_limit, v_source, v_finds, v_where, v_read
    )
    into v_found, v_seen
    using request, v_after, v_up_to, private.clock();
    exit when cardinality(v_found) = v_limit or v_read is null or v_seen < v_read;
    v_needed := case when v_up_to is null then v_read * 3 / 2 * v_limit / nullif(cardinality(v_found), 0) else 10 * v_read end;
    v_read := case when v_needed > v_read and v_needed < 2 * cardinality(v_found) * v_bookings / v_read + v_bookings / 60 then v_needed end;
    v_found := null;
  end loop;
  if v_searches then v_source := 'public.bookings b where b.id = any ($5)' || v_where; end if;

  execute format(
    'select coalesce(json_agg(json_strip_nulls((select row_to_json(r) from (select %s) r)) order by b.place), ''[]''),
       jsonb_agg(b.key order by b.place) -> %s
     from (
       select q.*, row_number() over () as place
       from (select b.*, jsonb_build_array(%s) as key from %s order by %s limit %s) q
     ) b',
    v_columns, v_limit - 1,
    case v_sort
      when 'date' then 'b.booking_date, b.booking_minute, b.id'
      when 'created' then 'b.created_at, b.id'
      when 'customer' then 'lower(b.customer_name), b.id'
      else 'b.total_price, b.booking_date, b.id'
    end,
    v_source, v_order, v_limit
  )
  into v_rows, v_next
  using request, v_after, v_up_to, private.clock(), v_found;

  return json_build_object('rows', v_rows, 'next', coalesce(v_next, v_up_to));
end
$$;

-- Counts the sold bookings that nobody is assigned to; past a hundred it only says so.
create function public.admin_count_needing_cleaner() returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select count(*) from (
      select from public.bookings b
      where private.needs_cleaner(b.payment_status, b.booking_status, b.assigned_cleaner_name)
      limit 100
    ) open
  );
end
$$;

-- Returns the name of the cleaner of a key: the contractor's name of today, or the name itself.
create function private.cleaner_called(key text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    case when key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      (select c.full_name from public.contractors c where c.id = key::uuid)
    end,
    key
  )
$$;

-- Returns the names of all contractors by their keys: for many cleaners, whose names are not looked up one by one.
create function private.contractor_names() returns table (key text, name text)
language sql stable
begin atomic
  select c.id::text, c.full_name from public.contractors c;
end;

-- The names that bookings are assigned to: one step of the index a name, not one a booking.
create function public.admin_cleaner_names() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with recursive keys as (
      (select private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) as key from public.bookings b
       where private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) > ''
       order by private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) limit 1)
      union all
      select (
        select private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) from public.bookings b
        where private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) > k.key
        order by private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) limit 1
      )
      from keys k where k.key is not null
    )
    select coalesce(jsonb_agg(n.name order by lower(n.name), n.name), '[]')
    from (
      select distinct coalesce(c.name, k.key) as name
      from keys k left join private.contractor_names() c on c.key = k.key
      where k.key is not null
    ) n
  );
end
$$;

-- When each contractor was last at the customer of a booking, before it: {contractor id: date}. With a day, before that day: for another
-- booking of the same customer.
create function public.admin_last_visits(booking_id text, day date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_object_agg(v.contractor_id, v.day), '{}')
    from (
      select o.contractor_id, max(o.booking_date) as day
      from public.bookings b
      join public.bookings o on private.email_key(o.email) = private.email_key(b.email)
        -- Without an address the phone number says who it is.
        and (b.email <> '' or (o.phone = b.phone and o.phone <> ''))
      where b.id = admin_last_visits.booking_id and o.contractor_id is not null
        and o.booking_status <> 'canceled' and o.booking_date < coalesce(admin_last_visits.day, b.booking_date)
      group by o.contractor_id
    ) v
  );
end
$$;
