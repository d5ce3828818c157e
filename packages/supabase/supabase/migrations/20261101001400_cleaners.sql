-- The assignment of a job to its cleaner, and the check that nobody is at two places at once.
--
-- The check stands in a trigger, so that every way of writing a booking passes it, and under the day's lock: two writers wait for each
-- other there and in no other order. The constraint of the table would refuse an overlap by itself, but two inserts that wait for each
-- other's row are a deadlock, and its answer does not say which booking is in the way.

-- The id and the name agree: a contractor gives both name and phone, and a name alone finds its contractor when only one is called so.
create function private.name_contractor() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_contractor public.contractors;
begin
  -- As every booking comes in: no contractor has no name, and to look through them costs a tenth of the insert.
  if new.contractor_id is null and new.assigned_cleaner_name is null then return new; end if;
  if new.contractor_id is not null and (tg_op = 'INSERT' or new.contractor_id is distinct from old.contractor_id) then
    select * into v_contractor from public.contractors c where c.id = new.contractor_id;
    new.assigned_cleaner_name := v_contractor.full_name;
    new.assigned_cleaner_phone := v_contractor.phone;
  elsif tg_op = 'INSERT' or new.assigned_cleaner_name is distinct from old.assigned_cleaner_name
    and new.contractor_id is not distinct from old.contractor_id
  then
    if new.contractor_id is null or not exists (
      select from public.contractors c where c.id = new.contractor_id and c.full_name = new.assigned_cleaner_name
    ) then
      new.contractor_id := (
        select case when count(*) = 1 then (array_agg(c.id))[1] end
        from public.contractors c where c.full_name = trim(new.assigned_cleaner_name)
      );
    end if;
  end if;
  return new;
end
$$;

-- Notes that a reason was given with this change, even when it is the same as before.
create function private.note_reason() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('dustforce.reason_for', new.id, true);
  return new;
end
$$;

-- The job of a contractor that a span of minutes would meet; also one that is there on purpose.
create function private.job_in_the_way(contractor uuid, day date, span int4range, except_id text) returns public.bookings
language sql stable set search_path = '' as $$
  select b.* from public.bookings b
  where b.contractor_id = contractor and b.booking_date = day and b.booking_status <> 'canceled'
    and b.busy && span and b.id <> except_id
  order by b.booking_minute, b.id limit 1
$$;

create function private.guard_cleaner() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_minute integer := private.minute_of(new.booking_time);
  v_stays boolean := tg_op = 'UPDATE' and old.booking_status <> 'canceled'
    and (new.contractor_id, new.booking_date, new.booking_time, new.duration_minutes)
      is not distinct from (old.contractor_id, old.booking_date, old.booking_time, old.duration_minutes);
  v_reason_given boolean := tg_op = 'INSERT' or current_setting('dustforce.reason_for', true) = new.id;
  v_minutes integer := new.duration_minutes;
  v_contractor public.contractors;
  v_other public.bookings;
begin
  perform set_config('dustforce.reason_for', '', true);
  if new.contractor_id is null or new.booking_status = 'canceled' then
    new.overlap_reason := null;
    return new;
  end if;
  -- A reason counts for the cleaner and the time it was given for.
  if not v_stays and not v_reason_given then new.overlap_reason := null; end if;
  if v_stays and (new.overlap_reason is not null or old.overlap_reason is null) then return new; end if;

  -- The day that is left is locked too, for who waits for it: always in one order.
  perform private.lock_day(least(old.booking_date, new.booking_date));
  perform private.lock_day(new.booking_date);
  if new.overlap_reason is not null then return new; end if;

  select * into v_contractor from public.contractors c where c.id = new.contractor_id;
  -- Also what it may take longer, once that is paid; not where a reason says that it may meet another job then.
  if new.held_minutes > v_minutes and not exists (
    select from private.open_changes c where c.booking_id = new.id and c.asked -> 'columns' ->> 'overlap_reason' is not null
  ) then
    v_minutes := new.held_minutes;
  end if;
  if v_minute >= 0 then
    v_other := private.job_in_the_way(new.contractor_id, new.booking_date, int4range(v_minute, v_minute + v_minutes), new.id);
  end if;
  if v_other.id is null and (v_contractor.status or new.booking_status = 'completed') then return new; end if;

  if tg_op = 'UPDATE' and old.booking_status = 'canceled' and auth.role() = 'service_role' then
    -- A payment that calls a booking back must not fail for this: it needs another cleaner.
    new.contractor_id := null;
    new.assigned_cleaner_name := null;
    new.assigned_cleaner_phone := null;
    return new;
  end if;
  if v_other.id is not null then
    raise exception '% has another job that day, from % to %: %.', v_contractor.full_name,
      private.clock_label(lower(v_other.busy)), private.clock_label(upper(v_other.busy)), v_other.customer_name
      using errcode = 'PT409', hint = 'overlap', detail = v_other.id;
  end if;
  raise exception '% is off duty.', v_contractor.full_name using errcode = 'PT409', hint = 'off-duty';
end
$$;

-- Before the row is written: the constraint is judged when it is. In this order, which is the order of their names.
create trigger cleaner_1_named before insert or update of contractor_id, assigned_cleaner_name on public.bookings
  for each row execute function private.name_contractor();

create trigger cleaner_2_reasoned before update of overlap_reason on public.bookings
  for each row execute function private.note_reason();

create trigger cleaner_3_free
  before insert or update of
    contractor_id, assigned_cleaner_name, booking_date, booking_time, duration_minutes, booking_status, overlap_reason
  on public.bookings
  for each row execute function private.guard_cleaner();

-- Jobs that are still to come, or to be closed, go by the contractor's name and phone of today; finished ones keep those of their day.
create function private.rename_open_jobs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.bookings b
  set assigned_cleaner_name = new.full_name, assigned_cleaner_phone = new.phone
  where b.contractor_id = new.id and b.booking_status not in ('completed', 'canceled');
  return null;
end
$$;

create trigger rename_open_jobs after update of full_name, phone on public.contractors
  for each row when (new.full_name <> old.full_name or new.phone <> old.phone)
  execute function private.rename_open_jobs();

-- A deleted cleaner no longer comes: upcoming jobs need another one. Past jobs keep the name.
create function private.leave_open_jobs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.bookings b
  set contractor_id = null, assigned_cleaner_name = null, assigned_cleaner_phone = null,
      booking_status = case
        when b.booking_status <> 'assigned' then b.booking_status
        when private.is_sold(b.payment_status) then 'confirmed'
        else 'pending'
      end
  where b.contractor_id = old.id and b.booking_status not in ('completed', 'canceled')
    and b.booking_date >= (private.clock() at time zone private.zone())::date;
  return old;
end
$$;

create trigger leave_open_jobs before delete on public.contractors
  for each row execute function private.leave_open_jobs();
