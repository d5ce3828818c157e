-- Called by the server.

-- Changes of a paid booking. What costs more is asked for by a second checkout and done when it is paid, and not before: until then the
-- booking is as it was, and a longer visit's time is kept behind it. Anything else is done at once. Core prices both; here is one row for what
-- waits, and one function that does a change, whichever way it comes.

-- Forgets what waits: its payment, if it comes all the same, goes back.
create function private.drop_change(booking text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.open_changes c where c.booking_id = drop_change.booking;
  if found then
    update public.bookings b set held_minutes = null where b.id = drop_change.booking;
  end if;
end
$$;

-- Nothing can be changed about a booking that is over, nor for a customer who was erased.
create function private.drop_change_of_ended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.open_changes c where c.booking_id = new.id;
  new.held_minutes := null;
  return new;
end
$$;

create trigger drop_change before update of booking_status, payment_status, email on public.bookings
  for each row when (new.booking_status in ('canceled', 'completed') or new.payment_status = 'refunded' or new.email = '')
  execute function private.drop_change_of_ended();

-- A change whose hold has ended and that has no page to be paid at, or whose page the provider does not know.
create function private.end_lapsed_change(b public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if exists (select from private.open_changes c where c.booking_id = b.id and c.expires_at <= private.clock()) then
    perform private.drop_change(b.id);
  end if;
end
$$;

-- Writes what an act changes, with its money and letters. False when the time that it takes longer is not free any more.
create function private.apply_change(b public.bookings, act jsonb) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_columns text := (select string_agg(quote_ident(k.name), ', ' order by k.name) from jsonb_object_keys(act -> 'columns') k (name));
  v_after public.bookings;
  v_cents bigint := (act ->> 'difference_cents')::bigint;
  v_back bigint;
begin
  perform private.sync_first_payment(b);
  begin
    if v_columns is not null then
      execute format(
        'update public.bookings x set (%1$s) = (select %1$s from jsonb_populate_record(x, $1)) where x.id = $2', v_columns
      ) using act -> 'columns', b.id;
    end if;
    update public.bookings x
    set held_minutes = null, may_keep = case when x.may_keep is not null then greatest(x.may_keep + v_cents / 100.0, 0) end,
        refunded_amount = private.refunded_of_price(x),
        attention = case when (act ->> 'is_owed')::boolean then x.attention - 'price-owed' else x.attention end
    where x.id = b.id
    returning * into v_after;
  exception
    when sqlstate 'PT409' or exclusion_violation then return false;
  end;
  v_back := private.settle_ledger(b.id, (act ->> 'id')::uuid, true);
  -- What was paid is done in any case.
  if v_cents < 0 and v_back <> -v_cents then
    raise exception 'The refund is not what is due' using errcode = 'PT409', hint = 'refund-changed';
  end if;
  if (act ->> 'tell_customer')::boolean then
    perform private.queue_act_letter(
      'booking-changed', v_after, act, v_after.email,
      jsonb_build_object(
        'difference_amount', round(greatest(v_cents, 0) / 100.0, 2), 'refund_amount', round(greatest(-v_cents, 0) / 100.0, 2),
        'is_owed', coalesce((act ->> 'is_owed')::boolean, false),
        'refund_tax_amount', round(greatest(-(act ->> 'tax_cents')::bigint, 0) / 100.0, 2), 'kept_amount', v_after.total_price
      )
    );
  end if;
  if (act ->> 'tell_cleaner')::boolean then
    perform private.queue_act_letter('job-changed', v_after, act, private.cleaner_address(v_after), private.whose_letter(v_after));
  end if;
  return true;
end
$$;

-- Whom and what time a reason is given for.
create function private.whose_time(b public.bookings) returns jsonb
language sql immutable
return jsonb_build_array(b.contractor_id, b.booking_date, b.booking_minute);

-- Why a visit cannot take longer than it does: 'busy' when no crew is free, or the other job of its cleaner, unless the act gives a reason; null
-- when it can. Asked under the day's lock.
create function private.longer_refusal(b public.bookings, act jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_other public.bookings;
  minutes integer := (act ->> 'minutes')::integer;
begin
  if minutes <= b.duration_minutes then return null; end if;
  if private.crews_are_busy(b.booking_date, b.booking_minute, minutes, private.clock(), b.id) then
    return private.refused_place('busy');
  end if;
  if b.contractor_id is not null and b.booking_minute >= 0 and act -> 'columns' ->> 'overlap_reason' is null then
    v_other := private.job_in_the_way(
      b.contractor_id, b.booking_date, int4range(b.booking_minute, b.booking_minute + minutes), b.id
    );
    if v_other.id is not null then return jsonb_build_object('status', 'overlap', 'other', v_other.id); end if;
  end if;
  return null;
end
$$;

-- act: {id, booking_id, version, by, actor, reason?, agreed, columns: {column: value …}, minutes, difference_cents, tax_cents, hold_minutes, tell_customer,
--   tell_cleaner}. `difference_cents`: to pay above zero, to give back below;
--   `tax_cents` is in it.
-- answer: {status: 'done' | 'changed' | 'not_found' | 'slot_closed' | 'overlap', reason?, other?}
--   | {status: 'pay', payment_id, url, expires_at, now}: it waits for its payment. Repeated, it answers the same.
create function public.change_booking(act jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_begun record;
  b public.bookings;
  v_minutes integer := (act ->> 'minutes')::integer;
  v_cents bigint := (act ->> 'difference_cents')::bigint;
  v_refusal jsonb;
  v_payment uuid;
begin
  -- The same act, twice at once, meets at its booking.
  perform from public.bookings x where x.id = act ->> 'booking_id' for update;
  if exists (select from private.open_changes c where c.id = (act ->> 'id')::uuid and c.booking_id = act ->> 'booking_id') then
    return private.open_change_of(act ->> 'booking_id') || jsonb_build_object('status', 'pay', 'now', private.clock());
  end if;
  select * into v_begun from private.begin_act(act || '{"kind": "changed"}');
  if v_begun.refusal is not null then return v_begun.refusal; end if;
  b := v_begun.booking;
  perform private.lock_day(b.booking_date);
  v_refusal := private.longer_refusal(b, act);
  if v_refusal is not null then
    perform private.forget_act(act);
    return v_refusal;
  end if;
  if v_cents <= 0 then
    if private.apply_change(b, act) then return '{"status": "done"}'; end if;
    perform private.forget_act(act);
    return private.refused_place('busy');
  end if;
  -- It is an act when it is paid.
  perform private.forget_act(act);
  insert into public.payments (booking_id, purpose, amount, currency)
  values (b.id, 'change', v_cents, b.currency)
  returning id into v_payment;
  insert into private.open_changes (id, booking_id, payment_id, asked, expires_at)
  values (
    (act ->> 'id')::uuid, b.id, v_payment, act || jsonb_build_object('reason_for', private.whose_time(b)),
    private.clock() + make_interval(mins => (act ->> 'hold_minutes')::integer)
  );
  -- With a reason too: the crew is not sold meanwhile, and its cleaner gets nothing else then without another reason.
  update public.bookings x set held_minutes = nullif(greatest(v_minutes, b.duration_minutes), b.duration_minutes) where x.id = b.id;
  return private.open_change_of(b.id) || jsonb_build_object('status', 'pay', 'now', private.clock());
end
$$;

-- Remembers where a change is paid; false when it does not wait any more.
create function public.attach_change(payment_id uuid, session_id text, url text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  -- Also of a change that was dropped meanwhile: by its session its money is known.
  update public.payments p set session_id = attach_change.session_id where p.id = attach_change.payment_id;
  update private.open_changes c
  set session_id = attach_change.session_id, checkout_url = attach_change.url
  where c.payment_id = attach_change.payment_id;
  return found;
end
$$;

-- Takes back the change that waits, and answers the checkout to close, in the shape of `pending_checkouts`; null when none waits.
create function public.withdraw_change(booking_id text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_open jsonb;
begin
  perform from public.bookings b where b.id = withdraw_change.booking_id for update;
  v_open := private.open_change_of(withdraw_change.booking_id);
  if v_open is null then return null; end if;
  perform private.drop_change(withdraw_change.booking_id);
  return jsonb_build_object(
    'booking_id', withdraw_change.booking_id, 'session_id', v_open ->> 'session_id', 'hold_expires_at', v_open ->> 'expires_at'
  );
end
$$;
