-- A job that the office marked as started. It is an instant and no status: the statuses stay those that people may choose.

grant update (started_at) on public.bookings to authenticated;

-- The instant is the server's, whatever was sent, and the first one stays. Of another day or time the job has not started.
create function private.note_start() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.booking_date, new.booking_time) is distinct from (old.booking_date, old.booking_time) then
    new.started_at := null;
  elsif new.started_at is not null then
    new.started_at := coalesce(old.started_at, private.clock());
    -- Core's `canStart`; a test holds both to the same jobs.
    if old.started_at is null and not (
      old.occupies_day and new.booking_status not in ('in_progress', 'completed', 'canceled')
      and coalesce(trim(new.assigned_cleaner_name), '') <> ''
      and new.booking_date = (private.clock() at time zone private.zone())::date
    ) then
      raise exception 'Only a sold job of today that has a cleaner and is not done can be marked as started.'
        using errcode = 'PT409', hint = 'cannot-start';
    end if;
  end if;
  return new;
end
$$;

create trigger note_start before update of started_at, booking_date, booking_time on public.bookings
  for each row execute function private.note_start();
