-- Many at once, and back again; finding anything; named views of a list.

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
begin
  perform private.require_admin();
  if length(trim(typed)) < 2 then
    return jsonb_build_object('bookings', '[]'::jsonb, 'customers', '[]'::jsonb, 'contractors', '[]'::jsonb, 'inquiries', '[]'::jsonb);
  end if;
  return (
    with newest as materialized (
      select b.id, b.customer_name, b.email, b.booking_date, b.booking_time, b.booking_minute,
        private.display_status(b.booking_status, b.assigned_cleaner_name) as status
      from public.bookings b
      where private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) like v_text
        or private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) like v_phone
      order by b.booking_date desc, b.booking_minute desc, b.id
      limit 60
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
          where private.inquiry_search_text(q.name, q.email, q.phone, q.subject) like v_text
            or private.inquiry_search_text(q.name, q.email, q.phone, q.subject) like v_phone
          order by q.created_at desc, q.id
          limit 4
        ) i
      )
    )
  );
end
$$;

-- What a change of many bookings can be taken back to. Short-lived, and without names: a cleaner is kept by id.
create table private.undo_batches (
  id uuid primary key default gen_random_uuid(),
  actor uuid not null,
  label text not null check (length(label) between 1 and 200),
  -- [{id, version, before}]: the version that the change made, and the columns that it found.
  items jsonb not null,
  expires_at timestamptz not null
);

alter table private.undo_batches enable row level security;
create index undo_batches_ended on private.undo_batches (expires_at);

-- What many bookings are taken back to. What has to do with money or the customer has its own dialogs.
create function private.bulk_columns(b public.bookings) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'booking_status', b.booking_status, 'contractor_id', b.contractor_id, 'contractor_pay', b.contractor_pay,
    'overlap_reason', b.overlap_reason
  )
$$;

-- What was kept of a booking, as the change that writes it back. The name of a contractor comes by the id; that of a former one, which only the
-- booking had, from the history.
create function private.whole_again(id text, before jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select before || case
    when before ->> 'contractor_id' is null and b.contractor_id is not null then jsonb_build_object(
      'assigned_cleaner_name', (
        select e.changes -> 'assigned_cleaner_name' -> 0 from public.booking_events e
        where e.booking_id = b.id and e.changes ? 'assigned_cleaner_name'
        order by e.id desc
        limit 1
      ),
      'assigned_cleaner_phone', null
    )
    else '{}'
  end
  from public.bookings b where b.id = whole_again.id
$$;

-- Writes `changes` to a booking that is still the version that was seen. Answers {id, customer_name, outcome, message, version, before},
-- with the outcome 'done', 'changed' (by somebody else meanwhile), 'missing' or 'refused'. Its caller holds the row.
create function private.change_one_of_many(id text, version bigint, changes jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_found public.bookings;
  v_next public.bookings;
  v_version bigint;
begin
  select * into v_found from public.bookings b where b.id = change_one_of_many.id;
  if v_found.id is null then
    return jsonb_build_object('id', id, 'outcome', 'missing');
  end if;
  if v_found.version <> change_one_of_many.version then
    return jsonb_build_object(
      'id', id, 'customer_name', v_found.customer_name, 'outcome', 'changed',
      'message', (
        select e.actor from public.booking_events e where e.booking_id = v_found.id order by e.id desc limit 1
      )
    );
  end if;
  v_next := jsonb_populate_record(v_found, changes);
  begin
    update public.bookings b
    set booking_status = v_next.booking_status, contractor_id = v_next.contractor_id,
        assigned_cleaner_name = v_next.assigned_cleaner_name, assigned_cleaner_phone = v_next.assigned_cleaner_phone,
        contractor_pay = v_next.contractor_pay, overlap_reason = v_next.overlap_reason
    where b.id = v_found.id
    returning b.version into v_version;
  exception when others then
    return jsonb_build_object('id', id, 'customer_name', v_found.customer_name, 'outcome', 'refused', 'message', sqlerrm);
  end;
  return jsonb_build_object(
    'id', id, 'customer_name', v_found.customer_name, 'outcome', 'done', 'version', v_version,
    'before', private.bulk_columns(v_found)
  );
end
$$;

-- Changes up to a hundred bookings, each by itself: one that is refused leaves the others.
-- request: {label, rows: [{id, version, changes}]}. Answers {batch, results}; `batch` takes the change back for ten minutes.
create function public.admin_change_bookings(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_rows jsonb := coalesce(request -> 'rows', '[]');
  v_row record;
  v_result jsonb;
  v_results jsonb := '[]';
  v_items jsonb := '[]';
  v_batch uuid;
begin
  perform private.require_admin();
  if jsonb_array_length(v_rows) not between 1 and 100 then
    raise exception 'Choose 1 to 100 bookings.' using errcode = 'PT400';
  end if;
  if exists (
    select from jsonb_array_elements(v_rows) r, jsonb_object_keys(r -> 'changes') k
    where k not in ('booking_status', 'contractor_id', 'assigned_cleaner_name', 'assigned_cleaner_phone', 'contractor_pay')
  ) or exists (select from jsonb_array_elements(v_rows) r where r -> 'changes' ->> 'booking_status' = 'canceled') then
    raise exception 'This cannot be changed in many bookings at once.' using errcode = 'PT400';
  end if;
  delete from private.undo_batches u where u.expires_at <= private.clock();

  -- All rows before any day: whoever holds one of the rows and waits for a day is not waited for with a day in hand.
  perform from public.bookings b
  where b.id in (select r ->> 'id' from jsonb_array_elements(v_rows) r)
  order by b.id
  for update;
  for v_row in
    select distinct on (b.booking_date, r.id) r.id, r.version, r.changes
    from jsonb_to_recordset(v_rows) r (id text, version bigint, changes jsonb)
    left join public.bookings b on b.id = r.id
    order by b.booking_date, r.id
  loop
    v_result := private.change_one_of_many(v_row.id, v_row.version, v_row.changes);
    if v_result ->> 'outcome' = 'done' then
      -- Without the customer's name, which would outlive an erased customer here.
      v_items := v_items || jsonb_build_array(v_result - 'customer_name');
    end if;
    v_results := v_results || jsonb_build_array(v_result - 'before');
  end loop;
  if v_items <> '[]' then
    insert into private.undo_batches (actor, label, items, expires_at)
    values (auth.uid(), left(request ->> 'label', 200), v_items, private.clock() + interval '10 minutes')
    returning id into v_batch;
  end if;
  return jsonb_build_object('batch', v_batch, 'results', v_results);
end
$$;

-- Takes a change back where nobody changed the booking since. Answers {label, results}; null when it is too late, or done already.
create function public.admin_undo(batch uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_batch private.undo_batches;
  v_item record;
  v_results jsonb := '[]';
begin
  perform private.require_admin();
  delete from private.undo_batches u
  where u.id = admin_undo.batch and u.actor = auth.uid() and u.expires_at > private.clock()
  returning * into v_batch;
  if v_batch.id is null then return null; end if;
  perform from public.bookings b
  where b.id in (select i ->> 'id' from jsonb_array_elements(v_batch.items) i)
  order by b.id
  for update;
  for v_item in
    select i.id, i.version, i.before
    from jsonb_to_recordset(v_batch.items) i (id text, version bigint, before jsonb)
    left join public.bookings b on b.id = i.id
    order by b.booking_date, i.id
  loop
    v_results := v_results || jsonb_build_array(
      private.change_one_of_many(v_item.id, v_item.version, private.whole_again(v_item.id, v_item.before)) - 'before'
    );
  end loop;
  return jsonb_build_object('label', v_batch.label, 'results', v_results);
end
$$;

revoke execute on function
  public.admin_search(text), public.admin_change_bookings(jsonb), public.admin_undo(uuid)
from public, anon;
grant execute on function
  public.admin_search(text), public.admin_change_bookings(jsonb), public.admin_undo(uuid)
to authenticated;
