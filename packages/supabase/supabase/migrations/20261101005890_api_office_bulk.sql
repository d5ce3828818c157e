-- Called by the Command Hub, to change many records at once and to undo that.

-- Many bookings at once.

-- The earlier values of many bookings, for an undo. What has to do with money or the customer has its own dialogs.
create function private.bulk_columns(b public.bookings) returns jsonb
language sql immutable
return jsonb_build_object(
  'booking_status', b.booking_status, 'contractor_id', b.contractor_id, 'contractor_pay', b.contractor_pay,
  'overlap_reason', b.overlap_reason
);

-- Returns what was kept of a booking, as the change that writes it back. The name of a contractor comes by the id; that of a former one, which only
-- the booking had, from the history.
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

-- Writes `changes` to a booking that is still the version that was seen. Returns {id, customer_name, outcome, message, version, before},
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

-- The columns that can be changed in many bookings at once, and taken back.
create function private.is_changed_in_many(name text) returns boolean
language sql immutable
return name in (
  'booking_status', 'contractor_id', 'assigned_cleaner_name', 'assigned_cleaner_phone', 'contractor_pay', 'overlap_reason'
);

-- Changes up to a hundred bookings, each by itself: one that is refused leaves the others.
-- request: {label, rows: [{id, version, changes}]}. Returns {batch, results}; `batch` takes the change back for ten minutes.
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
    where not private.is_changed_in_many(k)
  ) or exists (select from jsonb_array_elements(v_rows) r where r -> 'changes' ->> 'booking_status' = 'canceled') then
    raise exception 'This cannot be changed in many bookings at once.' using errcode = 'PT400';
  end if;
  delete from private.undo_batches u where u.expires_at <= private.clock();

  -- Locks all rows before any day: holding a day while waiting for a row whose holder waits for the day would be a deadlock.
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

-- Takes a change back where nobody changed the booking since. Returns {label, results}; null when it is too late, or done already.
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

-- Letters that wait a moment, so that an assignment can still be undone.

-- Undoes an assignment and withdraws its letters, or does nothing when someone changed the booking since or a letter has
-- left. request: {id, version, before, letters}; `before` are the columns as they were. Returns what a change of many does for one booking, with
-- the outcome 'emails-sent' when a letter has gone.
create function public.admin_take_back(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id text := request ->> 'id';
  v_letters uuid[] := array(select jsonb_array_elements_text(coalesce(request -> 'letters', '[]'))::uuid);
  v_before jsonb := coalesce(request -> 'before', '{}');
  v_answer jsonb;
begin
  perform private.require_admin();
  if exists (
    select from jsonb_object_keys(v_before) k
    where not private.is_changed_in_many(k)
  ) then
    raise exception 'This cannot be taken back.' using errcode = 'PT400';
  end if;
  perform from public.bookings b where b.id = v_id for update;
  -- Waits for a sender that has claimed one of them.
  perform from public.email_outbox e where e.id = any (v_letters) order by e.id for update;
  if cardinality(v_letters) <> (
    select count(*) from public.email_outbox e
    where e.id = any (v_letters) and e.ref = v_id and e.status = 'queued' and e.attempts = 0
      and (private.notice_kind(e.kind)).may_be_held
  ) then
    return jsonb_build_object('id', v_id, 'outcome', 'emails-sent');
  end if;
  v_answer := private.change_one_of_many(v_id, (request ->> 'version')::bigint, v_before) - 'before';
  if v_answer ->> 'outcome' = 'done' then
    delete from public.email_outbox e where e.id = any (v_letters);
  end if;
  return v_answer;
end
$$;

-- Many inquiries or applications at once, each by itself, and back again by the same function.

-- request: {rows: [{id, seen, status}]}, up to a hundred; `seen` is the status that an inquiry had on the screen. Returns
-- {results: [{id, customer_name, outcome}]}, with the outcome 'done', 'changed' (by somebody else meanwhile) or 'missing'.
create function public.admin_change_inquiries(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_rows jsonb := coalesce(request -> 'rows', '[]');
  v_row record;
  v_found public.contact_inquiries;
  v_outcome text;
  v_results jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_array_length(v_rows) not between 1 and 100 then
    raise exception 'Choose 1 to 100 inquiries.' using errcode = 'PT400';
  end if;
  -- In one order, so that two of these do not wait for each other.
  for v_row in
    select distinct on (r.id) r.id, r.seen, r.status
    from jsonb_to_recordset(v_rows) r (id uuid, seen text, status text)
    order by r.id
  loop
    select * into v_found from public.contact_inquiries i where i.id = v_row.id for update;
    v_outcome := case
      when v_found.id is null then 'missing'
      when v_found.inquiry_status is distinct from v_row.seen then 'changed'
      else 'done'
    end;
    if v_outcome = 'done' then
      update public.contact_inquiries i set inquiry_status = v_row.status where i.id = v_found.id;
    end if;
    v_results := v_results || jsonb_build_array(
      jsonb_build_object('id', v_row.id, 'customer_name', v_found.name, 'outcome', v_outcome)
    );
  end loop;
  return jsonb_build_object('results', v_results);
end
$$;

-- The same for applications, by the name of the applicant. Who is hired becomes a contractor, by an act of its own, and is left as it is here.
create function public.admin_change_applications(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_rows jsonb := coalesce(request -> 'rows', '[]');
  v_row record;
  v_found public.job_applications;
  v_outcome text;
  v_results jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_array_length(v_rows) not between 1 and 100 then
    raise exception 'Choose 1 to 100 applications.' using errcode = 'PT400';
  end if;
  -- In one order, so that two of these do not wait for each other.
  for v_row in
    select distinct on (r.id) r.id, r.seen, r.status
    from jsonb_to_recordset(v_rows) r (id uuid, seen text, status text)
    order by r.id
  loop
    select * into v_found from public.job_applications i where i.id = v_row.id for update;
    v_outcome := case
      when v_found.id is null then 'missing'
      when v_found.application_status is distinct from v_row.seen then 'changed'
      when 'hired' in (v_row.seen, v_row.status) then 'refused'
      else 'done'
    end;
    if v_outcome = 'done' then
      update public.job_applications i set application_status = v_row.status where i.id = v_found.id;
    end if;
    v_results := v_results || jsonb_build_array(
      jsonb_build_object('id', v_row.id, 'customer_name', v_found.full_name, 'outcome', v_outcome,
        'message', case v_outcome when 'refused' then 'Hiring is done one by one.' end)
    );
  end loop;
  return jsonb_build_object('results', v_results);
end
$$;
