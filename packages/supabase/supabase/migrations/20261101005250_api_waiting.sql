-- Called by the server: the queue for a place on a full day, as its customers see it.

-- wish: {email, service_type, duration_minutes, home, consent, days: [{day, minutes: [minute …]}]}. Counts the visitor and the mailbox. A wish for a time
-- that has a place is not taken: it can be booked. A day that the mailbox waits for already stays as it is, and nobody is told that it does.
-- answer: {status: 'waiting'} | {status: 'free', day, minute} | {status: 'rate_limited'}
create function public.join_waiting(wish jsonb, visitor text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_email text := lower(trim(wish ->> 'email'));
  v_mailbox text := private.mailbox_hash(v_email);
  v_minutes integer := (wish ->> 'duration_minutes')::integer;
  v_now timestamptz;
  v_day record;
  v_minute integer;
  v_new public.waiting;
begin
  if not private.within_rate('waiting-visitor', private.visitor_key(join_waiting.visitor))
    or not private.within_rate('waiting-email', v_mailbox)
  then
    return '{"status": "rate_limited"}';
  end if;
  for v_day in
    select d.day, d.minutes from jsonb_to_recordset(wish -> 'days') d (day date, minutes integer[]) order by d.day
  loop
    perform private.lock_day(v_day.day);
    v_now := private.clock();
    v_minute := private.fitting_minute(v_day.day, v_day.minutes, v_minutes, wish ->> 'service_type', v_now);
    if v_minute is not null then
      return jsonb_build_object('status', 'free', 'day', v_day.day, 'minute', v_minute);
    end if;
  end loop;
  insert into public.waiting (email, service_type, duration_minutes, home, consent)
  values (v_email, wish ->> 'service_type', v_minutes, wish -> 'home', wish ->> 'consent')
  returning * into v_new;
  insert into private.waiting_days (mailbox, day, waiting_id, minutes)
  select v_mailbox, d.day, v_new.id, d.minutes from jsonb_to_recordset(wish -> 'days') d (day date, minutes integer[])
  on conflict do nothing;
  if found then
    perform private.tell_waiting('waiting-joined', v_new);
  else
    delete from public.waiting w where w.id = v_new.id;
  end if;
  return '{"status": "waiting"}';
end
$$;

-- Counts the wishes that wait for a day before a wish.
create function private.ahead_of(w public.waiting, day date) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer
  from private.waiting_days d join public.waiting o on o.id = d.waiting_id
  where d.day = ahead_of.day and o.state = 'waiting' and (o.queued_at, o.nr) < (w.queued_at, w.nr)
$$;

-- Returns what the link of a wish opens: {status: 'found', state, email, service_type, home, days: [{day, minutes, ahead}], offer: {day, minute,
-- until} | null, now}
-- | {status: 'missing' | 'rate_limited'}. Looking takes nothing.
create function public.waiting_by_link(token text, visitor text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_wish public.waiting;
begin
  if not private.within_rate('link-visitor', private.visitor_key(waiting_by_link.visitor)) then return '{"status": "rate_limited"}'; end if;
  select * into v_wish from public.waiting w where w.id = private.wish_of_link(waiting_by_link.token);
  if v_wish.id is null then
    return case when private.within_ceiling('link-miss-all') then '{"status": "missing"}'::jsonb else '{"status": "rate_limited"}' end;
  end if;
  return jsonb_build_object(
    'status', 'found', 'state', v_wish.state, 'email', v_wish.email, 'service_type', v_wish.service_type, 'home', v_wish.home,
    'days', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('day', d.day, 'minutes', d.minutes, 'ahead', private.ahead_of(v_wish, d.day)) order by d.day
        ),
        '[]'
      )
      from private.waiting_days d where d.waiting_id = v_wish.id
    ),
    'offer', case when v_wish.offered_until > private.clock() then
      jsonb_build_object('day', v_wish.offered_day, 'minute', v_wish.offered_minute, 'until', private.epoch_ms(v_wish.offered_until))
    end,
    'now', private.epoch_ms(private.clock())
  );
end
$$;

-- Ends a wish and offers the place that was held for it to the next. One whose booking is begun, or paid for, is not ended by this.
create function private.end_wish(wish uuid) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_day date := (select w.offered_day from public.waiting w where w.id = end_wish.wish and w.state = 'offered');
  v_found public.waiting;
begin
  if v_day is not null then perform private.lock_day(v_day); end if;
  select * into v_found from public.waiting w where w.id = end_wish.wish and w.state in ('waiting', 'offered') for update;
  if v_found.id is null then return false; end if;
  delete from private.waiting_days d where d.waiting_id = v_found.id;
  update public.waiting w
  set state = case w.state when 'offered' then 'offered' else 'left' end,
      offered_until = case w.state when 'offered' then private.clock() end
  where w.id = v_found.id;
  -- An offer that was made since, on another day than the one that is locked, lapses with the next job.
  if v_found.state = 'offered' and v_found.offered_day = v_day then perform private.offer_places(v_day, v_found.freed_at); end if;
  return true;
end
$$;

-- {status: 'found' | 'missing' | 'rate_limited'}; again it changes nothing.
create function public.leave_waiting(token text, visitor text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_wish uuid := private.wish_of_link(leave_waiting.token);
begin
  if not private.within_rate('link-visitor', private.visitor_key(leave_waiting.visitor)) then return '{"status": "rate_limited"}'; end if;
  if v_wish is null then
    return case when private.within_ceiling('link-miss-all') then '{"status": "missing"}'::jsonb else '{"status": "rate_limited"}' end;
  end if;
  perform private.end_wish(v_wish);
  return '{"status": "found"}';
end
$$;

-- Does the job of every minute: what was offered and not taken goes to the next. Returns how many offers lapsed.
create function public.lapse_offers() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_offer record;
  v_count integer := 0;
begin
  for v_offer in
    select w.offered_day as day, min(w.freed_at) as freed_at, count(*) as offers from public.waiting w
    where w.offered_until <= private.clock()
    group by w.offered_day
    order by w.offered_day
  loop
    perform private.offer_places(v_offer.day, v_offer.freed_at);
    v_count := v_count + v_offer.offers;
  end loop;
  return v_count;
end
$$;
