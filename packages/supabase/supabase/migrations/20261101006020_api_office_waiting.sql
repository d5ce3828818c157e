-- Called by the Command Hub: the queue for places on full days.

-- The wishes that are not over and name a day of a range, in their order: [{id, email, customer, home, duration_minutes, state, since, lapses,
-- days: [{day, minutes}], offer: {day, minute, until} | null}]. `customer` is the newest booking of the mailbox, or null.
create function public.admin_waiting(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(r.wish order by r.queued_at, r.nr), '[]')
    from (
      select w.queued_at, w.nr, jsonb_build_object(
        'id', w.id, 'email', w.email, 'customer', private.newest_booking(private.email_key(w.email)), 'home', w.home,
        'duration_minutes', w.duration_minutes, 'state', w.state, 'since', private.epoch_ms(w.created_at), 'lapses', w.lapses,
        'days', (
          select jsonb_agg(jsonb_build_object('day', d.day, 'minutes', d.minutes) order by d.day)
          from private.waiting_days d where d.waiting_id = w.id
        ),
        'offer', case when w.offered_until is not null then
          jsonb_build_object('day', w.offered_day, 'minute', w.offered_minute, 'until', private.epoch_ms(w.offered_until))
        end
      ) as wish
      from public.waiting w
      where w.id in (
        select d.waiting_id from private.waiting_days d
        where d.day between greatest(admin_waiting.first_day, (private.clock() at time zone private.zone())::date) and admin_waiting.last_day
      )
      order by w.queued_at, w.nr
      limit 200
    ) r
  );
end
$$;

-- Takes a wish out of the queue; false when it was over, or is being booked.
create function public.admin_remove_wish(wish uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.end_wish(admin_remove_wish.wish);
end
$$;
