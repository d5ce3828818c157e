-- The queue for a place on a full day.
--
-- A wish says on which days, at which times and for how long somebody wants a place. What frees a place offers it, in the same transaction and
-- under the lock of its day, to the first wish that fits: the offer holds the place, as an open checkout does, so that nobody else can take it. Every
-- path that frees one ends in `offer_places`, by a trigger of the row that it changes. Locks are taken in the order of `places`, the wish last; nobody
-- waits for a wish that somebody else is changing.

create table public.waiting (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254),
  -- A service of the company's price book.
  service_type text not null check (service_type ~ '^[A-Za-z][A-Za-z0-9_-]*$'),
  -- The duration of the visit by the server's price book.
  duration_minutes integer not null check (duration_minutes between 15 and 1440),
  -- The home that is to be cleaned, as core's `Wish` says it: it fills in the booking form and tells the price.
  home jsonb not null,
  -- The words that the customer agreed to.
  consent text not null,
  -- `paying`: the place is held by the booking that was begun with the offer. `booked`: spent, for good.
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'paying', 'booked', 'left')),
  -- The order of the queue. Two offers that lapsed lead to its end.
  queued_at timestamptz not null default private.clock(),
  lapses integer not null default 0,
  lapsed_at timestamptz,
  -- The last place that was offered, until when it is held, and since when it was free: it goes to each once.
  offered_day date,
  offered_minute integer,
  offered_until timestamptz,
  freed_at timestamptz,
  booking_id text,
  nr bigint generated always as identity,
  created_at timestamptz not null default private.clock(),
  constraint offer_is_held check ((state = 'offered') = (offered_until is not null))
);

create index waiting_offers on public.waiting (offered_day) where offered_until is not null;
create index waiting_lapsing on public.waiting (offered_until) where offered_until is not null;
create index waiting_bookings on public.waiting (booking_id) where state = 'paying';
create index waiting_mailboxes on public.waiting (private.email_key(email));

-- The days of the wishes that are not over, with the minutes at which the visit may start: one wish a mailbox and day.
create table private.waiting_days (
  -- private.mailbox_hash
  mailbox text not null,
  day date not null,
  waiting_id uuid not null references public.waiting (id) on delete cascade,
  minutes integer[] not null,
  primary key (mailbox, day)
);

create index waiting_days_by_day on private.waiting_days (day);
create index waiting_days_by_wish on private.waiting_days (waiting_id);

-- The links of a wish, one for each of its letters: this database keeps only their hashes, see private.token_hash.
create table private.waiting_links (
  token_hash text primary key,
  waiting_id uuid not null references public.waiting (id) on delete cascade
);

create index waiting_links_by_wish on private.waiting_links (waiting_id);

-- The wish that a link opens; null for any other text.
create function private.wish_of_link(token text) returns uuid
language sql stable set search_path = '' as $$
  select l.waiting_id from private.waiting_links l where l.token_hash = private.token_hash(wish_of_link.token)
$$;

-- The wish of a link whose offer of a place on the day is open; null without one.
create function private.open_offer(token text, day date) returns text
language sql volatile set search_path = '' as $$
  select w.id::text from public.waiting w
  where w.id = private.wish_of_link(open_offer.token) and w.offered_day = open_offer.day and w.offered_until > private.clock()
$$;

-- The place of an offer is held by the booking from here on.
create function private.take_offer(wish text, booking text) returns void
language sql volatile set search_path = '' as $$
  update public.waiting w set state = 'paying', offered_until = null, booking_id = take_offer.booking where w.id = take_offer.wish::uuid
$$;

-- Until when a place that is offered now is held: an hour, which does not run at night, and at most until two hours before the visit. The office
-- package's `offerEnd`.
create function private.offer_end(now timestamptz, start timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_local timestamp := offer_end.now at time zone private.zone();
  v_day timestamp := date_trunc('day', v_local);
  v_awake timestamp := case
    when v_local < v_day + interval '8 hours' then v_day + interval '8 hours'
    when v_local >= v_day + interval '21 hours' then v_day + interval '32 hours'
    else v_local
  end;
begin
  return least(v_awake at time zone private.zone() + interval '1 hour', start - interval '2 hours');
end
$$;

-- Tells a wish of itself, with a link of its own.
create function private.tell_waiting(kind text, w public.waiting) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  v_letter uuid := private.queue_email(
    kind, w.id::text, w.email,
    jsonb_build_object(
      'service_type', w.service_type,
      'days', (select coalesce(jsonb_agg(d.day order by d.day), '[]') from private.waiting_days d where d.waiting_id = w.id),
      'day', w.offered_day, 'minute', w.offered_minute, 'until', private.epoch_ms(w.offered_until),
      'change_id', private.epoch_ms(w.offered_until)
    )
  );
begin
  insert into private.waiting_links (token_hash, waiting_id) values (private.token_hash(v_token), w.id);
  insert into private.letter_secrets (letter_id, secret) values (v_letter, jsonb_build_object('token', v_token))
  on conflict do nothing;
end
$$;

-- An offer that was not taken: the wish waits on, twice at the end of the queue. One that wants no more days is over. The office package's `lapsed`.
create function private.lapse_offers_of(day date, now timestamptz) returns void
language sql volatile set search_path = '' as $$
  update public.waiting w
  set state = case when exists (select from private.waiting_days d where d.waiting_id = w.id) then 'waiting' else 'left' end,
      offered_until = null,
      lapses = w.lapses + 1,
      lapsed_at = lapse_offers_of.now,
      queued_at = case when w.lapses % 2 = 1 then lapse_offers_of.now else w.queued_at end
  where w.offered_day = lapse_offers_of.day and w.offered_until <= lapse_offers_of.now
$$;

-- The first time of a wish on a day at which it has a place; null without one. The office package's `fits`.
create function private.fitting_minute(day date, minutes integer[], duration integer, service text, now timestamptz) returns integer
language sql stable set search_path = '' as $$
  select min(m.minute) from unnest(minutes) m (minute)
  where private.instant_of(fitting_minute.day, m.minute) >= fitting_minute.now + interval '3 hours'
    and private.place_refusal(fitting_minute.day, m.minute, duration, fitting_minute.now, null, fitting_minute.service) is null
$$;

-- Offers what is free of a day, in the order of the queue. A place that lapsed was free since `freed_at`: it goes to those who have not let one go since
-- then. The office package's `whoIsNext`.
create function private.offer_places(day date, freed_at timestamptz default private.clock()) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz;
  v_next record;
  v_minute integer;
  v_wish public.waiting;
begin
  if day < (private.clock() at time zone private.zone())::date then return; end if;
  perform private.lock_day(day);
  v_now := private.clock();
  perform private.lapse_offers_of(day, v_now);
  for v_next in
    select w.id, w.duration_minutes, w.service_type, d.minutes
    from private.waiting_days d join public.waiting w on w.id = d.waiting_id
    where d.day = offer_places.day and w.state = 'waiting' and coalesce(w.lapsed_at < offer_places.freed_at, true)
    order by w.queued_at, w.nr
  loop
    exit when private.day_is_full(day, v_now);
    v_minute := private.fitting_minute(day, v_next.minutes, v_next.duration_minutes, v_next.service_type, v_now);
    continue when v_minute is null;
    select * into v_wish from public.waiting w where w.id = v_next.id and w.state = 'waiting' for update skip locked;
    continue when v_wish.id is null;
    update public.waiting w
    set state = 'offered', offered_day = offer_places.day, offered_minute = v_minute,
        offered_until = private.offer_end(v_now, private.instant_of(offer_places.day, v_minute)), freed_at = offer_places.freed_at
    where w.id = v_wish.id
    returning * into v_wish;
    perform private.tell_waiting('place-offered', v_wish);
  end loop;
end
$$;

-- Offers what is free of each day of a range that somebody waits for, the earliest first; null is without an end.
create function private.offer_days(first_day date default null, last_day date default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_day date;
begin
  for v_day in
    select distinct d.day from private.waiting_days d
    where d.day >= coalesce(first_day, d.day) and d.day <= coalesce(last_day, d.day)
    order by d.day
  loop
    perform private.offer_places(v_day);
  end loop;
end
$$;

-- Whether a booking counts against its day, or did until its hold ended.
create function private.keeps_place(b public.bookings) returns boolean
language sql immutable
return b.occupies_day or (b.payment_status = 'pending' and b.booking_status <> 'canceled' and b.hold_expires_at is not null);

-- A booking leaves its place, its time or a part of it. Begun with an offer and not paid for, it is an offer that was not taken.
create function private.offer_left_place() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_now timestamptz;
  v_freed timestamptz;
begin
  if not private.keeps_place(old) then return null; end if;
  if tg_op = 'UPDATE' then
    if private.keeps_place(new) and new.booking_date = old.booking_date and new.booking_time = old.booking_time
      and greatest(new.duration_minutes, new.held_minutes) >= greatest(old.duration_minutes, old.held_minutes) and new.service_type = old.service_type
    then
      return null;
    end if;
  end if;
  perform private.lock_day(old.booking_date);
  v_now := private.clock();
  if tg_op = 'DELETE' or not private.keeps_place(new) then
    update public.waiting w
    set state = 'offered', offered_until = v_now
    where w.booking_id = old.id and w.state = 'paying'
    returning w.freed_at into v_freed;
  end if;
  perform private.offer_places(old.booking_date, coalesce(v_freed, v_now));
  return null;
end
$$;

create trigger offer_left_place after update of booking_date, booking_time, duration_minutes, held_minutes, service_type, booking_status, payment_status,
  hold_expires_at
  on public.bookings for each row execute function private.offer_left_place();

create trigger offer_deleted_place after delete on public.bookings
  for each row execute function private.offer_left_place();

-- A change that waited for its payment leaves what the other service needs. When it was made, the booking has it by the end of the transaction, which is
-- why this waits for that.
create function private.offer_left_resources() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_day date := (select b.booking_date from public.bookings b where b.id = old.booking_id);
begin
  if v_day is not null then perform private.offer_days(v_day, v_day); end if;
  return null;
end
$$;

create constraint trigger offer_left_resources after delete on private.open_changes deferrable initially deferred
  for each row when (old.asked #>> '{columns,service_type}' is not null)
  execute function private.offer_left_resources();

-- A wish is spent when its booking is paid for, or another of the same mailbox on a day that it is for. What it was offered besides lapses.
create function private.spend_wish() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with spent as (
    update public.waiting w
    set state = case when w.state = 'offered' then 'offered' else 'booked' end,
        offered_until = case when w.state = 'offered' then private.clock() end
    where w.state in ('waiting', 'offered', 'paying') and (
      w.booking_id = new.id
      or w.id in (
        select d.waiting_id from private.waiting_days d
        where d.mailbox = private.mailbox_hash(new.email) and d.day = new.booking_date
      )
    )
    returning w.id
  )
  delete from private.waiting_days d using spent where d.waiting_id = spent.id;
  return null;
end
$$;

create trigger spend_wish after update of payment_status, booking_status on public.bookings
  for each row when (new.occupies_day and not old.occupies_day)
  execute function private.spend_wish();

-- More places, crews or hours.

create function private.offer_raised_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.offer_days();
  return null;
end
$$;

create trigger offer_raised_limit after update on public.booking_settings
  for each row when (
    (new.setting_name in ('daily_booking_limit', 'crews', 'crew_buffer_minutes') or new.setting_name like '%day\_limit')
    and new.setting_value <> old.setting_value
  )
  execute function private.offer_raised_limit();

create function private.offer_reopened_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.offer_days(old.from_day, old.to_day);
  return null;
end
$$;

create trigger offer_reopened_days after update or delete on public.closures
  for each row execute function private.offer_reopened_days();

create function private.offer_changed_hours() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_day date := case tg_op when 'DELETE' then old.day else new.day end;
begin
  perform private.offer_days(v_day, v_day);
  return null;
end
$$;

create trigger offer_changed_hours after insert or update or delete on public.special_hours
  for each row execute function private.offer_changed_hours();

-- The letters about a wish are erased with it.
create trigger erase_letters after delete on public.waiting
  for each row execute function private.erase_letters_of_deleted();
