-- Called by the server: a place is taken, and what its customer held before gives way to it in the same transaction.

-- The bookings that give way to another one of the same customer: unpaid ones of one visitor and mailbox, with the visits that are held with them. Their
-- rows are locked.
create function private.lock_own_holds(ids text[], visitor text, email text) returns public.bookings[]
language sql volatile set search_path = '' as $$
  with own as (
    select b.id, b.series_id from public.bookings b
    where b.id = any(ids) and b.visitor = private.visitor_key(lock_own_holds.visitor)
      and private.email_key(b.email) = private.email_key(lock_own_holds.email)
  ),
  together as (
    select own.id from own
    union
    select b.id from own join public.bookings b on b.series_id = own.series_id
  ),
  locked as (
    select b as booking from public.bookings b
    where b.id in (select together.id from together) and b.payment_status = 'pending' and b.booking_status <> 'canceled'
    order by b.id
    for update
  )
  select coalesce(array_agg(locked.booking), '{}') from locked
$$;

-- Ends holds: their places are free for the booking that follows in this transaction. Money that still comes is settled as that of any hold that has
-- ended. The attempt is free for the new booking; each keeps one, by which the checkout of a series is known.
create function private.end_holds(held public.bookings[], attempt uuid) returns void
language sql volatile set search_path = '' as $$
  update public.bookings b
  set hold_expires_at = least(b.hold_expires_at, private.clock()),
      attempt_id = case when b.attempt_id = end_holds.attempt then gen_random_uuid() else b.attempt_id end
  where b.id in (select h.id from unnest(held) h)
$$;

-- Takes a place as `private.reserve_place` does. `request.instead`, the ids of unpaid bookings of the same visitor and mailbox: they give way to the new one,
-- or stay as they were when it has no place. So nobody comes between, and what they leave is offered to who waits for it.
create function public.reserve_booking(request jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_held public.bookings[] := '{}';
  v_day date := (request #>> '{booking, booking_date}')::date;
  v_answer jsonb;
  v_detail text;
begin
  if request ? 'instead' then
    v_held := private.lock_own_holds(
      array(select jsonb_array_elements_text(request -> 'instead')), request ->> 'visitor', request #>> '{booking, email}'
    );
  end if;
  if v_held = '{}' then return private.reserve_place(request); end if;
  perform private.lock_each_day(
    private.days_of(request #> '{series, visits}') || v_day || array(select h.booking_date from unnest(v_held) h)
  );
  begin
    perform private.end_holds(v_held, (request ->> 'attempt_id')::uuid);
    v_answer := private.reserve_place(request);
    if v_answer ->> 'status' <> 'reserved' then
      raise exception 'No place was taken' using errcode = 'DFNON', detail = v_answer::text;
    end if;
  exception
    when sqlstate 'DFNON' then
      get stacked diagnostics v_detail = pg_exception_detail;
      return v_detail::jsonb;
  end;
  -- A place that the queue offered stays with who was offered it.
  update public.waiting w set booking_id = v_answer ->> 'booking_id'
  where w.state = 'paying' and w.offered_day = v_day and w.booking_id in (select h.id from unnest(v_held) h);
  perform private.offer_places(d.day) from (select distinct h.booking_date as day from unnest(v_held) h order by 1) d;
  return v_answer;
end
$$;
