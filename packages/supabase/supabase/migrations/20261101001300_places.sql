-- The places of a day.
--
-- Taking a place means counting and writing while holding the lock of that day. Counting first and inserting afterwards
-- without it sells places twice under load; a count in a trigger does too.
--
-- Locks are taken in one order everywhere: booking row, day, customer, promo code. Two callers then never wait for each
-- other in a circle.

-- Waits for the day's lock and keeps it to the end of the transaction.
create function private.lock_day(day date) returns void
language plpgsql set search_path = '' as $$
begin
  -- A snapshot from before the lock would not show what the one before us has just taken.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'Places can only be taken under READ COMMITTED' using errcode = '25001';
  end if;
  perform pg_advisory_xact_lock(7301, day - date '2000-01-01');
end
$$;

-- Counts the places of a day that are taken: sold ones, live holds and offers, not counting one booking or offer.
create function private.places_taken(day date, now timestamptz, except_id text default null) returns integer
language plpgsql stable set search_path = '' as $$
declare
  v_sold integer := (select count(*) from public.bookings b where b.occupies_day and b.booking_date = day);
  v_held integer := (
    select count(*) from public.bookings b
    where b.payment_status = 'pending' and b.booking_status <> 'canceled' and b.booking_date = day and b.hold_expires_at > now
  );
  v_offered integer := (
    select count(*) from public.waiting w
    where w.offered_day = day and w.offered_until > now and w.id::text is distinct from except_id
  );
begin
  if except_id is null then return v_sold + v_held + v_offered; end if;
  -- Taken off by itself: to compare the ids of a day's bookings, each row would have to be read.
  return v_sold + v_held + v_offered - (
    select count(*) from public.bookings b where b.id = except_id and b.booking_date = day and private.takes_place(b, now)
  );
end
$$;

-- Whether a day takes no more bookings: its places are taken, or it is closed.
create function private.day_is_full(day date, now timestamptz, except_id text default null) returns boolean
language sql stable set search_path = '' as $$
  select private.closure_of(day) is not null or private.places_taken(day, now, except_id) >= private.places_on(day)
$$;

-- The largest number of jobs, each with the buffer after it, that overlap at any moment of a time range. It is most when one of them begins.
create function private.most_at_once(jobs tstzrange[], at tstzrange) returns bigint
language sql immutable
return (
  select coalesce(max(m.at_once), 0)
  from (
    select count(*) as at_once
    from unnest(jobs) with ordinality begins (job, nr)
    join unnest(jobs) other (job) on other.job @> greatest(lower(begins.job), lower(at))
    where begins.job && at
    group by begins.nr
  ) m
);

-- Returns the time in which a booking keeps a crew from other work: from its start to the buffer after its end.
create function private.crew_time(b public.bookings, minutes integer, buffer interval) returns tstzrange
language sql stable set search_path = '' as $$
  select tstzrange(s.start, s.start + make_interval(mins => minutes) + buffer)
  from (select private.instant_of(b.booking_date, b.booking_minute) as start) s
$$;

-- The jobs and offers of a day and the days around it that take a place, not counting one, each with a buffer after it. Of a resource, those that
-- use it.
create function private.work_around(day date, now timestamptz, except_id text, buffer interval, resource text default null) returns tstzrange[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select private.crew_time(b, greatest(b.duration_minutes, b.held_minutes), buffer) from public.bookings b
    where b.booking_date between day - 1 and day + 1 and b.booking_minute >= 0 and b.id is distinct from except_id
      and private.takes_place(b, now)
      and (work_around.resource is null or work_around.resource = any(private.uses_of(b)))
    union all
    select tstzrange(o.start, o.start + make_interval(mins => o.duration_minutes) + buffer)
    from (
      select w.duration_minutes, private.instant_of(w.offered_day, w.offered_minute) as start from public.waiting w
      where w.offered_day between day - 1 and day + 1 and w.offered_until > now and w.id::text is distinct from except_id
        and (work_around.resource is null or work_around.resource = any(private.needs_of(array[w.service_type])))
    ) o
  );
end
$$;

-- Whether every crew has other work at some time from the buffer before a visit to the buffer after it. Core's `hasFreeCrew`: a booking
-- names no crew, so jobs one after another are one crew's. False when the crews do not limit. The days around count too, but only the
-- visit's own day is locked: no job starts so late that it could meet one of the next morning.
create function private.crews_are_busy(day date, minute integer, minutes integer, now timestamptz, except_id text default null) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_crews integer := private.setting_number('crews');
  v_buffer interval := make_interval(mins => coalesce(private.setting_number('crew_buffer_minutes'), 0));
  v_start timestamptz := private.instant_of(day, minute);
  v_time tstzrange := tstzrange(v_start, v_start + make_interval(mins => minutes) + v_buffer);
begin
  if v_crews is null or minute < 0 then return false; end if;
  return v_crews <= private.most_at_once(private.work_around(day, now, except_id, v_buffer), v_time);
end
$$;

-- Why a booking of some minutes of a service cannot have a place at a minute of a day: 'closure', 'outside-hours', 'full', 'busy', 'in-use', or null
-- when it can. Core's `placeProblem`, except the ordinary hours. Callers that take a place ask it under the day's lock.
create function private.place_refusal(
  day date, minute integer, minutes integer, now timestamptz, except_id text default null, service text default null
) returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    private.closed_reason(day, minute),
    case when private.places_taken(day, now, except_id) >= private.places_on(day) then 'full' end,
    case when private.crews_are_busy(day, minute, minutes, now, except_id) then 'busy' end,
    case when private.resource_in_use(service, day, minute, minutes, now, except_id) is not null then 'in-use' end
  );
end
$$;

-- Whether a booking takes a place of its day: sold, or held and not yet paid for.
create function private.takes_place(b public.bookings, now timestamptz) returns boolean
language sql immutable
return b.occupies_day
  or (b.payment_status = 'pending' and b.booking_status <> 'canceled' and coalesce(b.hold_expires_at > now, false));

-- An administrator who moves a booking to another day or time, or calls one back, takes a place like everybody else. Anything
-- that takes no new place is free: no order of statuses is enforced.
create function private.guard_day() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_same_day boolean := new.booking_date = old.booking_date and private.takes_place(old, v_now);
  v_closure text;
  v_minute integer := private.minute_of(new.booking_time);
begin
  if not private.takes_place(new, v_now) then return null; end if;
  if not v_same_day then
    -- The day that is left is locked for who waits for it; two moves that cross would wait for each other's otherwise.
    perform private.lock_day(least(old.booking_date, new.booking_date));
    perform private.lock_day(greatest(old.booking_date, new.booking_date));
    v_closure := private.closure_of(new.booking_date);
    if v_closure is not null then
      raise exception 'We are closed on this day: %', v_closure using errcode = 'PT409', hint = new.booking_date::text;
    end if;
    if private.day_is_full(new.booking_date, private.clock(), new.id) then
      raise exception 'Bookings are full for this day: Please select another available date.'
        using errcode = 'PT409', hint = new.booking_date::text;
    end if;
  end if;
  if not v_same_day or (new.booking_time, new.duration_minutes, new.service_type)
    is distinct from (old.booking_time, old.duration_minutes, old.service_type)
  then
    perform private.lock_day(new.booking_date);
    if private.crews_are_busy(new.booking_date, v_minute, new.duration_minutes, private.clock(), new.id) then
      raise exception 'Every crew is busy at this time: Please select another time.'
        using errcode = 'PT409', hint = new.booking_date::text;
    end if;
    if private.resource_in_use(
      new.service_type, new.booking_date, v_minute, new.duration_minutes, private.clock(), new.id
    ) is not null then
      raise exception 'What this service needs is in use at this time: Please select another time.'
        using errcode = 'PT409', hint = new.booking_date::text;
    end if;
  end if;
  return null;
end
$$;

-- After the update, because generated columns are not computed before it. Only for people: the server's functions have
-- counted already, and may have to keep a promise that a lowered limit came too late for.
create trigger guard_day after update of booking_date, booking_time, duration_minutes, service_type, booking_status on public.bookings
  for each row when ((auth.jwt() ->> 'role') = 'authenticated')
  execute function private.guard_day();

-- Takes the marks off the days that are not, or no longer, crowded: as many of a day's bookings stay marked, the latest, as the day has too
-- many. A marked booking that somebody else is changing now is left for the next time: waiting for it could be a deadlock.
create function private.unmark_crowded(only_day date default null) returns void
language sql volatile set search_path = '' as $$
  with marked as (
    select o.id, o.booking_date as day,
      row_number() over (partition by o.booking_date order by o.created_at desc, o.id desc) as nr
    from public.bookings o
    -- The first condition is that of the index of marked bookings, of which there are few.
    where o.attention <> '[]' and o.attention ? 'over-daily-limit' and o.occupies_day
      and o.booking_date = coalesce(only_day, o.booking_date)
  ),
  free as (
    select b.id from public.bookings b
    where b.id in (
      select m.id from marked m
      where m.nr > (
        select count(*) from public.bookings s where s.occupies_day and s.booking_date = m.day
      ) - private.places_on(m.day)
    )
    for update skip locked
  )
  update public.bookings b set attention = b.attention - 'over-daily-limit' from free where free.id = b.id
$$;

-- When the limit is lowered, what was sold stays sold; the bookings past the new limit, the latest of their day, are for
-- an administrator to look at. Days are Toronto's. When it is raised, they no longer need attention.
create function private.flag_crowded_days() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Read once: the clock is volatile, so a query would call it for every row and could not use an index.
  v_today date := (private.clock() at time zone private.zone())::date;
begin
  update public.bookings b
  set attention = private.with_reason(b.attention, 'over-daily-limit')
  from (
    select o.id, row_number() over (partition by o.booking_date order by o.created_at, o.id) as place
    from public.bookings o
    where o.occupies_day and o.booking_date >= v_today
  ) sold
  where sold.id = b.id and b.booking_date >= v_today and sold.place > private.places_on(b.booking_date) and not b.attention ? 'over-daily-limit';
  perform private.unmark_crowded();
  return null;
end
$$;

create trigger flag_crowded_days after update on public.booking_settings
  for each row when (
    (new.setting_name = 'daily_booking_limit' or new.setting_name like '%day\_limit') and new.setting_value <> old.setting_value
  )
  execute function private.flag_crowded_days();

-- A booking that leaves a crowded day takes its own mark with it, and one of the others'.
create function private.leave_crowded_day() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.attention := new.attention - 'over-daily-limit';
  return new;
end
$$;

create trigger leave_crowded_day before update on public.bookings
  for each row when (
    old.attention ? 'over-daily-limit' and new.attention ? 'over-daily-limit'
    and (new.booking_status = 'canceled' or new.booking_date <> old.booking_date)
  )
  execute function private.leave_crowded_day();

create function private.relieve_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.unmark_crowded(old.booking_date);
  return null;
end
$$;

create trigger relieve_day_by_update after update on public.bookings
  for each row when (
    old.occupies_day and (not new.occupies_day or new.booking_date <> old.booking_date)
  )
  execute function private.relieve_day();

create trigger relieve_day_by_deletion after delete on public.bookings
  for each row when (old.occupies_day) execute function private.relieve_day();

-- Lowering limits or crews below what is sold: what no longer fits is named before it is saved, and marked for the office afterwards.

-- Whether so many jobs that were sold before one are at work at its time that no crew is left for it, as `crews_are_busy` counts.
create function private.lacks_crew(b public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    private.most_at_once(
      array(
        select private.crew_time(o, o.duration_minutes, s.buffer) from public.bookings o
        where o.occupies_day and o.booking_minute >= 0 and o.booking_date between b.booking_date - 1 and b.booking_date + 1
          and (o.created_at, o.id) < (b.created_at, b.id)
      ),
      private.crew_time(b, b.duration_minutes, s.buffer)
    ) >= private.setting_number('crews'),
    false
  )
  from (select make_interval(mins => coalesce(private.setting_number('crew_buffer_minutes'), 0)) as buffer) s
$$;

-- Marks the sold jobs to come that no crew is left for, and takes the mark off the others. A marked booking that somebody else is changing now
-- is left for the next time, as `unmark_crowded` does.
create function private.mark_lacking_crew(only_day date default null) returns void
language plpgsql volatile set search_path = '' as $$
declare
  -- Read once: the clock is volatile, so a query would call it for every row and could not use an index.
  v_today date := (private.clock() at time zone private.zone())::date;
begin
  with judged as (
    select b.id,
      b.occupies_day and b.booking_minute >= 0 and b.booking_status <> 'completed' and private.lacks_crew(b) as lacks
    from public.bookings b
    where b.booking_date >= v_today
      and (only_day is null or b.booking_date between only_day - 1 and only_day + 1)
      and (b.attention ? 'over-crews' or only_day is null and b.occupies_day)
  ),
  changed as (
    select b.id, j.lacks from public.bookings b
    join judged j on j.id = b.id
    where b.booking_date >= v_today and (b.attention ? 'over-crews') <> j.lacks
    for update of b skip locked
  )
  update public.bookings b
  set attention = case when c.lacks then private.with_reason(b.attention, 'over-crews') else b.attention - 'over-crews' end
  from changed c where c.id = b.id and b.booking_date >= v_today;
end
$$;

create function private.changed_crews() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.mark_lacking_crew();
  return null;
end
$$;

create trigger mark_lacking_crew after update on public.booking_settings
  for each row when (
    new.setting_name in ('crews', 'crew_buffer_minutes') and new.setting_value is distinct from old.setting_value
  )
  execute function private.changed_crews();

-- A job that leaves its time may leave a crew to another one.
create function private.leave_crew() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.mark_lacking_crew(old.booking_date);
  if new.booking_date <> old.booking_date then perform private.mark_lacking_crew(new.booking_date); end if;
  return null;
end
$$;

create trigger leave_crew after update on public.bookings
  for each row when (
    old.occupies_day and (
      not new.occupies_day or new.booking_date <> old.booking_date or new.booking_time <> old.booking_time
      or new.duration_minutes < old.duration_minutes
    )
  )
  execute function private.leave_crew();
