-- Closing a day while others book it.
--
-- Taking a place reads the closures under the day's lock; closing a day takes the same locks before the closure counts. So
-- a booking either finds the day closed, or was there first: then it stays, and is marked for an administrator to look at.

-- Marks the sold bookings of a range that the office's rows exclude, and takes the mark off those that they do not, or no longer, exclude. A booking
-- that somebody else is changing now is left alone: waiting for it while holding the days could be a deadlock.
create function private.mark_closed(first_day date, last_day date) returns void
language sql volatile set search_path = '' as $$
  with sold as (
    select b.id, private.closed_reason(b.booking_date, b.booking_minute) is not null as is_closed
    from public.bookings b
    where b.occupies_day and b.booking_date between first_day and last_day
      and b.booking_date >= (private.clock() at time zone private.zone())::date
    for update skip locked
  )
  update public.bookings b
  set attention = case when s.is_closed then private.with_reason(b.attention, 'on-closed-day') else b.attention - 'on-closed-day' end
  from sold s
  where s.id = b.id and b.attention ? 'on-closed-day' <> s.is_closed
$$;

-- Bookings first, then the days in their order: the order in which everybody locks them.
create function private.lock_days(first_day date, last_day date) returns void
language plpgsql set search_path = '' as $$
declare
  v_day date := first_day;
begin
  perform 1 from public.bookings b
  where b.occupies_day and b.booking_date between first_day and last_day
  order by b.booking_date, b.id
  for update;
  while v_day <= last_day loop
    perform private.lock_day(v_day);
    v_day := v_day + 1;
  end loop;
end
$$;

create function private.close_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_days(new.from_day, new.to_day);
  return new;
end
$$;

create function private.closed_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform private.mark_closed(old.from_day, old.to_day); end if;
  if tg_op <> 'DELETE' then perform private.mark_closed(new.from_day, new.to_day); end if;
  return null;
end
$$;

create function private.change_hours() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_days(new.day, new.day);
  return new;
end
$$;

create function private.changed_hours() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_day date := case tg_op when 'DELETE' then old.day else new.day end;
begin
  perform private.mark_closed(v_day, v_day);
  return null;
end
$$;

create trigger lock_days before insert or update on public.closures for each row execute function private.close_days();

create trigger mark_bookings after insert or update or delete on public.closures for each row execute function private.closed_days();

create trigger lock_days before insert or update on public.special_hours for each row execute function private.change_hours();

create trigger mark_bookings after insert or update or delete on public.special_hours
  for each row execute function private.changed_hours();

-- A marked booking that is called off, or moved to a time at which the company is open, no longer needs attention.
create function private.leave_closed_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.booking_status = 'canceled'
    or private.closed_reason(new.booking_date, private.minute_of(new.booking_time)) is null
  then
    new.attention := new.attention - 'on-closed-day';
  end if;
  return new;
end
$$;

create trigger leave_closed_day before update of booking_date, booking_time, booking_status on public.bookings
  for each row when (new.attention ? 'on-closed-day')
  execute function private.leave_closed_day();
