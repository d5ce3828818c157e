-- The Command Hub's lists, by keyset pages: a page costs the same at the start and at the end of 100,000 rows.
--
-- Definer functions that ask for an administrator first: under row security the planner may not use an index for a
-- condition that it does not know to be leakproof, and a text search would read the whole table.

create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an active administrator may do this.' using errcode = '42501', hint = 'not-admin';
  end if;
end
$$;

revoke execute on function private.require_admin() from public, anon, authenticated;

-- The status that an admin sees, as `displayStatus` of the core tells it.
create function private.display_status(booking_status text, cleaner text) returns text
language sql immutable set search_path = '' as $$
  select case
    when lower(trim(booking_status)) in ('pending', 'assigned', 'confirmed', 'completed', 'canceled')
      then lower(trim(booking_status))
    when coalesce(trim(cleaner), '') <> '' then 'assigned'
    else 'unassigned'
  end
$$;

-- A booking that nobody is assigned to, and that was not called off.
create function private.lacks_cleaner(booking_status text, cleaner text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(trim(cleaner), '') = '' and booking_status <> 'canceled'
$$;

-- Sold, and nobody is assigned to it, as `needsCleaner` of the core tells it.
create function private.needs_cleaner(payment_status text, booking_status text, cleaner text) returns boolean
language sql immutable set search_path = '' as $$
  select payment_status in ('paid', 'completed', 'due') and booking_status not in ('canceled', 'completed')
    and coalesce(trim(cleaner), '') = ''
$$;

-- The functions of an index call each other by what they are and not by name (`return`): whoever writes a row computes its index keys,
-- and may not look names up in this schema.

-- A text as searches compare it: without accents, and with the apostrophe of the keyboard for typographic ones.
create function private.searchable(words text) returns text
language sql immutable
return translate(regexp_replace(lower(normalize(words, nfd)), '[\u0300-\u036f]', '', 'g'), '’‘`', '''''''');

-- The digits of a phone number without the country's 1, as `phoneDigits` of the core tells them.
create function private.phone_digits(phone text) returns text
language sql immutable
return regexp_replace(
  regexp_replace(regexp_replace(phone, '^\s*\+1', ''), '\D', '', 'g'), '^1(?=\d{10}$)', ''
);

-- What customers have as the reference of their payment, as `paymentReference` of the core writes it; empty without a checkout.
create function private.payment_reference(session_id text) returns text
language sql immutable
return coalesce('DF-' || upper(right(regexp_replace(nullif(session_id, ''), '[^A-Za-z0-9]', '', 'g'), 8)), '');

-- What a search looks through, a line each, so that no match spans two fields. The last line is for phone numbers, however they are
-- typed; its bell keeps other digits from being taken for it.
create function private.booking_search_text(customer_name text, email text, phone text, address text, id text, session_id text)
returns text
language sql immutable
return private.searchable(
  customer_name || chr(10) || email || chr(10) || coalesce(phone, '') || chr(10) || address || chr(10) || id
    || chr(10) || private.payment_reference(session_id) || chr(10) || chr(7) || private.phone_digits(coalesce(phone, ''))
);

create function private.inquiry_search_text(name text, email text, phone text, subject text) returns text
language sql immutable
return private.searchable(
  name || chr(10) || email || chr(10) || coalesce(subject, '') || chr(10) || chr(7) || private.phone_digits(coalesce(phone, ''))
);

-- A pattern that finds the typed text itself, whatever signs are in it.
create function private.containing(typed text) returns text
language sql immutable set search_path = '' as $$
  select '%' || replace(replace(replace(private.searchable(trim(typed)), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- A pattern that finds a typed phone number; null when the text is none.
create function private.containing_phone(typed text) returns text
language sql immutable set search_path = '' as $$
  select '%' || chr(7) || '%' || private.phone_digits(typed) || '%'
  where trim(typed) ~ '^[\d\s().+-]+$' and length(private.phone_digits(typed)) >= 3
$$;

-- Whoever writes a row computes its index keys.
grant execute on function
  private.display_status(text, text),
  private.lacks_cleaner(text, text),
  private.needs_cleaner(text, text, text),
  private.searchable(text),
  private.phone_digits(text),
  private.payment_reference(text),
  private.booking_search_text(text, text, text, text, text, text),
  private.inquiry_search_text(text, text, text, text)
to authenticated;

create index bookings_by_display_status on public.bookings (
  private.display_status(booking_status, assigned_cleaner_name), booking_date desc, booking_minute desc, id
);
create index bookings_without_cleaner on public.bookings (booking_date desc, booking_minute desc, id)
  where private.lacks_cleaner(booking_status, assigned_cleaner_name);
create index bookings_needing_cleaner on public.bookings (booking_date desc, booking_minute desc, id)
  where private.needs_cleaner(payment_status, booking_status, assigned_cleaner_name);
create index bookings_by_creation on public.bookings (created_at desc, id);
create index bookings_by_customer on public.bookings (lower(customer_name) desc, id);
create index bookings_by_price on public.bookings (total_price desc, id);
create index bookings_by_service on public.bookings (service_type, booking_date desc, booking_minute desc, id);

-- Trigrams find a text anywhere in a field. A database that does not bring them reads the list in its order instead.
do $$
begin
  create schema if not exists extensions;
  create extension if not exists pg_trgm with schema extensions;
  execute 'create index bookings_search on public.bookings using gin (
    private.booking_search_text(customer_name, email, phone, address, id, stripe_session_id) extensions.gin_trgm_ops)';
  execute 'create index contact_inquiries_search on public.contact_inquiries using gin (
    private.inquiry_search_text(name, email, phone, subject) extensions.gin_trgm_ops)';
exception
  when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then null;
end
$$;

-- Under which keys the bookings of a cleaner of this name are: those of the contractors who are called so now, and of former ones. The
-- name of a contractor who was renamed finds nobody any more.
create function private.cleaner_keys(name text) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(k.key)
  from (
    select c.id::text as key from public.contractors c where c.full_name = cleaner_keys.name
    union all
    select trim(cleaner_keys.name)
  ) k
$$;

-- One page of the bookings list.
--
-- request: status, serviceType, dateFrom, dateTo, assignedCleaner, newBookings, needsCleaner, search (all optional), sort ('date',
-- 'created', 'customer', 'price'), descending, limit, and the places `after` (excluded) and `upTo` (included; then the limit is
-- 1,000). A place is what the page before gave as `next`. Answers {rows, next}.
create function public.admin_bookings(request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_sort text := coalesce(request ->> 'sort', 'date');
  v_descending boolean := coalesce((request ->> 'descending')::boolean, true);
  v_after jsonb := nullif(request -> 'after', 'null');
  v_up_to jsonb := nullif(request -> 'upTo', 'null');
  v_limit integer := case
    when v_up_to is null then least(greatest(coalesce((request ->> 'limit')::integer, 50), 1), 200)
    else 1000
  end;
  v_key text;
  v_typed text;
  v_where text := '';
  v_order text;
  v_rows jsonb;
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
      v_key := '(b.total_price)';
      v_typed := '((%1$s ->> 0)::numeric)';
      v_order := 'b.total_price %1$s, b.id %2$s';
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
  if coalesce(trim(request ->> 'search'), '') <> '' then
    v_where := v_where ||
      ' and (private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) like private.containing($1 ->> ''search'')'
      ' or private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) like private.containing_phone($1 ->> ''search''))';
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

  execute format(
    'select coalesce(jsonb_agg(to_jsonb(p) - ''checkout_url'' - ''busy'' - ''pricing_breakdown'' - ''key'' - ''place'' order by p.place), ''[]''),
            jsonb_agg(p.key order by p.place) -> %s
     from (
       select q.*, row_number() over () as place
       from (select b.*, jsonb_build_array(%s) as key from public.bookings b where true %s order by %s limit %s) q
     ) p',
    v_limit - 1,
    case v_sort
      when 'date' then 'b.booking_date, b.booking_minute, b.id'
      when 'created' then 'b.created_at, b.id'
      when 'customer' then 'lower(b.customer_name), b.id'
      else 'b.total_price, b.id'
    end,
    v_where, v_order, v_limit
  )
  into v_rows, v_next
  using request, v_after, v_up_to, private.clock();

  return jsonb_build_object('rows', v_rows, 'next', coalesce(v_next, v_up_to));
end
$$;

-- How many sold bookings nobody is assigned to; past a hundred it only says so.
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

-- What the cleaner of a key is called: the contractor's name of today, or the name itself.
create function private.cleaner_called(key text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    case when key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      (select c.full_name from public.contractors c where c.id = key::uuid)
    end,
    key
  )
$$;

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
      select distinct private.cleaner_called(k.key) as name from keys k where k.key is not null
    ) n
  );
end
$$;

-- One page of the inquiries, newest first, and how many there are of each status.
-- request: status and search (optional), after, limit. Answers {rows, next}.
create function public.admin_inquiries(request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_after jsonb := nullif(request -> 'after', 'null');
  v_limit integer := least(greatest(coalesce((request ->> 'limit')::integer, 50), 1), 1000);
  v_where text := '';
  v_rows jsonb;
  v_next jsonb;
begin
  perform private.require_admin();
  if request ->> 'status' is not null then v_where := v_where || ' and i.inquiry_status = $1 ->> ''status'''; end if;
  if coalesce(trim(request ->> 'search'), '') <> '' then
    v_where := v_where ||
      ' and (private.inquiry_search_text(i.name, i.email, i.phone, i.subject) like private.containing($1 ->> ''search'')'
      ' or private.inquiry_search_text(i.name, i.email, i.phone, i.subject) like private.containing_phone($1 ->> ''search''))';
  end if;
  if v_after is not null then
    v_where := v_where || ' and i.created_at <= ($2 ->> 0)::timestamptz'
      ' and (i.created_at < ($2 ->> 0)::timestamptz or i.id > ($2 ->> 1)::uuid)';
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id), ''[]''),
            jsonb_agg(jsonb_build_array(p.created_at, p.id) order by p.created_at desc, p.id) -> %s
     from (
       select i.* from public.contact_inquiries i where true %s order by i.created_at desc, i.id limit %s
     ) p',
    v_limit - 1, v_where, v_limit
  )
  into v_rows, v_next
  using request, v_after;
  return jsonb_build_object('rows', v_rows, 'next', v_next);
end
$$;

create function public.admin_inquiry_counts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_object_agg(c.inquiry_status, c.count), '{}')
    from (select i.inquiry_status, count(*) from public.contact_inquiries i group by i.inquiry_status) c
  );
end
$$;

revoke execute on function
  public.admin_bookings(jsonb), public.admin_count_needing_cleaner(), public.admin_cleaner_names(),
  public.admin_inquiries(jsonb), public.admin_inquiry_counts()
from public, anon;
grant execute on function
  public.admin_bookings(jsonb), public.admin_count_needing_cleaner(), public.admin_cleaner_names(),
  public.admin_inquiries(jsonb), public.admin_inquiry_counts()
to authenticated;
