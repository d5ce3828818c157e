-- Called by the server: changes of series after they were booked. What becomes of each visit, the office package decides; here it is written under the locks
-- of all days that it concerns, all or none.

-- Returns what a change is decided on: the series of a booking as `series_to_plan` has it, its status, whether an act was done before, and every
-- visit that is a booking. Null for a single booking.
create function public.series_to_change(booking_id text, act_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.series_to_plan(s) || jsonb_build_object(
    'status', s.status,
    'is_done', exists (select from public.series_acts a where a.id = series_to_change.act_id and a.series_id = s.id),
    'written', (
      select jsonb_agg(jsonb_build_object(
        'id', v.id, 'version', v.version, 'original', v.original_date, 'date', v.booking_date, 'minute', v.booking_minute,
        'minutes', v.duration_minutes, 'total_cents', private.cents(v.total_price), 'payment', v.payment_status, 'status', v.booking_status,
        'is_detached', v.detached,
        'is_charging', exists (select from public.charge_tries t where t.booking_id = v.id and t.outcome = 'pending')
      ) order by v.original_date)
      from public.bookings v where v.series_id = s.id
    )
  )
  from public.bookings b join public.series s on s.id = b.series_id
  where b.id = series_to_change.booking_id
$$;

-- Whether a visit is still what a change was decided on: to be called off or moved, or, called off before it was paid for, to take place again.
create function private.can_change_visit(b public.bookings, kind text) returns boolean
language sql stable set search_path = '' as $$
  select case
    when kind = 'again' then b.booking_status = 'canceled' and b.payment_status = 'arranged'
    else private.can_end_visit(b)
      and not exists (select from public.charge_tries t where t.booking_id = b.id and t.outcome = 'pending')
  end
$$;

-- Gives a visit its new place, time and price: {original_date, booking: {column: value …}}. Without its cleaner where that one has other work then.
create function private.write_changed_visit(b public.bookings, visit jsonb) returns public.bookings
language plpgsql volatile set search_path = '' as $$
declare
  v_new jsonb := visit -> 'booking';
  v_day date := (v_new ->> 'booking_date')::date;
  v_reason text := private.place_refusal(
    v_day, private.minute_of(v_new ->> 'booking_time'), coalesce((v_new ->> 'duration_minutes')::integer, b.duration_minutes),
    private.clock(), b.id, coalesce(v_new ->> 'service_type', b.service_type)
  );
  v_columns text := (select string_agg(quote_ident(k.name), ', ' order by k.name) from jsonb_object_keys(v_new) k (name));
  v_update text := format(
    'update public.bookings x set (%1$s) = (select %1$s from jsonb_populate_record(x, $1)), original_date = $2,
      booking_status = case
        when x.booking_status = ''scheduled'' then x.booking_status when x.contractor_id is null then ''confirmed'' else ''assigned''
      end
    where x.id = $3 returning *', v_columns
  );
  v_after public.bookings;
begin
  -- Its own day keeps its place, also when the limit was lowered since.
  if v_reason is not null and not (v_reason = 'full' and v_day = b.booking_date and b.booking_status <> 'canceled') then
    raise exception 'A place is gone' using errcode = 'PT409', hint = v_reason;
  end if;
  begin
    execute v_update into v_after using v_new, (visit ->> 'original_date')::date, b.id;
  exception
    when sqlstate 'PT409' or exclusion_violation then
      update public.bookings x set contractor_id = null, assigned_cleaner_name = null, assigned_cleaner_phone = null where x.id = b.id;
      execute v_update into v_after using v_new, (visit ->> 'original_date')::date, b.id;
  end;
  update public.payments p set amount = private.cents(v_after.total_price)
  where p.booking_id = b.id and p.purpose = 'first' and p.paid_at is null;
  -- The charge that its customer was told of was that of another visit.
  update public.visit_charges c set announced_at = null, announced_by = null, last_letter_at = null, next_at = null where c.booking_id = b.id;
  return v_after;
end
$$;

-- Tells the cleaner of a visit what has become of it.
create function private.tell_cleaner_of_visit(old public.bookings, new public.bookings, change jsonb) returns void
language sql volatile set search_path = '' as $$
  select private.queue_act_letter(
    case when new.booking_status = 'canceled' or new.assigned_cleaner_name is null then 'job-canceled' else 'job-moved' end,
    new, change, private.cleaner_address(old), private.old_start(old) || private.whose_letter(old)
  )
  where old.booking_status <> 'canceled'
    and (new.booking_status = 'canceled' or (old.booking_date, old.booking_time) is distinct from (new.booking_date, new.booking_time)
      or new.contractor_id is distinct from old.contractor_id)
$$;

-- Does a change: {id, series_id, version, kind, by, actor, missed_by, reason, asked, rule: {every, from, minute, request, visits, pauses, planned_through}, is_ended,
-- visits: [{id, version, kind: 'off' | 'again' | 'changed', original_date, booking}], added: visits as `write_visits` takes them, left,
-- letter: {kind, facts} or null}.
-- 'done', also when it was before; 'changed' when the series or a visit is another than it was decided on; 'refused' when a place is gone.
create function public.change_series(change jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_series public.series := private.lock_series((change ->> 'series_id')::uuid);
  v_rule jsonb := change -> 'rule';
  v_visit record;
  b public.bookings;
  v_after public.bookings;
begin
  if exists (select from public.series_acts a where a.id = (change ->> 'id')::uuid and a.series_id = v_series.id) then return 'done'; end if;
  if v_series.status is distinct from 'running' or v_series.version <> (change ->> 'version')::integer or exists (
    select from jsonb_to_recordset(change -> 'visits') v (id text, version integer, kind text)
    left join public.bookings x on x.id = v.id and x.series_id = v_series.id
    where x.version is distinct from v.version or private.can_change_visit(x, v.kind) is not true
  ) then
    return 'changed';
  end if;
  perform private.lock_each_day(
    private.days_of(change -> 'added') || private.days_of(change -> 'visits') || array(
      select x.booking_date from public.bookings x
      where x.id in (select v.value ->> 'id' from jsonb_array_elements(change -> 'visits') v)
    )
  );
  perform set_config('dustforce.series', v_series.id::text, true);
  perform private.act_as(change ->> 'actor', change ->> 'missed_by');
  begin
    -- Out of each other's way: one may be given the date by which another is known.
    update public.bookings x set original_date = x.original_date + 100000
    from jsonb_to_recordset(change -> 'visits') v (id text, original_date date)
    where x.id = v.id and x.series_id = v_series.id and v.original_date <> x.original_date;
    for v_visit in
      select v.value, v.value ->> 'id' as id, v.value ->> 'kind' as kind from jsonb_array_elements(change -> 'visits') v
      order by v.value ->> 'kind' <> 'off', v.value #>> '{booking, booking_date}', v.value ->> 'id'
    loop
      select * into b from public.bookings x where x.id = v_visit.id;
      if v_visit.kind = 'off' then
        update public.bookings x set booking_status = 'canceled' where x.id = b.id returning * into v_after;
      else
        v_after := private.write_changed_visit(b, v_visit.value);
      end if;
      perform private.tell_cleaner_of_visit(b, v_after, change);
    end loop;
    if private.visit_refusal(change -> 'added') is not null then raise exception 'A place is gone' using errcode = 'PT409'; end if;
    perform private.insert_visits(v_series.id, change -> 'added', null);
  exception
    when sqlstate 'PT409' then
      perform set_config('dustforce.series', '', true);
      return 'refused';
  end;
  perform set_config('dustforce.series', '', true);
  -- All that follow were planned again.
  delete from public.left_visits l
  where l.series_id = v_series.id and change ->> 'kind' = 'rearrange' and l.original_date >= (private.clock() at time zone private.zone())::date;
  insert into public.left_visits (series_id, original_date, why)
  select v_series.id, (l.value ->> 'original_date')::date, l.value -> 'why' from jsonb_array_elements(coalesce(change -> 'left', '[]')) l
  on conflict do nothing;
  update public.series s
  set every = v_rule ->> 'every', counted_from = (v_rule ->> 'from')::date, start_minute = (v_rule ->> 'minute')::integer,
      request = v_rule -> 'request', visits = v_rule -> 'visits', pauses = v_rule -> 'pauses',
      planned_through = (v_rule ->> 'planned_through')::date,
      status = case when (change ->> 'is_ended')::boolean then 'ended' else s.status end,
      ended_at = case when (change ->> 'is_ended')::boolean then private.clock() end,
      ended_by = case when (change ->> 'is_ended')::boolean then change ->> 'by' end
  where s.id = v_series.id;
  insert into public.series_acts (id, series_id, kind, by_whom, actor, reason, asked)
  values (
    (change ->> 'id')::uuid, v_series.id, change ->> 'kind', change ->> 'by', change ->> 'actor', nullif(trim(change ->> 'reason'), ''),
    change -> 'asked'
  );
  if change -> 'letter' is not null and change -> 'letter' <> 'null' then
    b := private.visit_to_open(v_series.id);
    if b.id is not null then
      perform private.queue_act_letter(change #>> '{letter, kind}', b, change, nullif(b.email, ''), change #> '{letter, facts}');
    end if;
  end if;
  return 'done';
end
$$;
