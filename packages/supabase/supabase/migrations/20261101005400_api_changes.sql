-- Called by the server.

-- Changes of a paid booking. What costs more is asked for by a second checkout and done when it is paid, and not before: until then the
-- booking is as it was, and a longer visit's time is kept behind it. Anything else is done at once. Core prices and decides both; here is one row for
-- what waits, and one function that writes the columns of a change, whichever way it comes.

-- Drops the pending change; a payment that still arrives is refunded.
create function private.cancel_pending_change(booking text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.open_changes c where c.booking_id = cancel_pending_change.booking;
  if found then
    update public.bookings b set held_minutes = null where b.id = cancel_pending_change.booking;
  end if;
end
$$;

-- Nothing can be changed about a booking that is over, nor for a customer who was erased.
create function private.cancel_pending_change_of_ended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.open_changes c where c.booking_id = new.id;
  new.held_minutes := null;
  return new;
end
$$;

create trigger cancel_pending_change before update of booking_status, payment_status, email on public.bookings
  for each row when (new.booking_status in ('canceled', 'completed') or new.payment_status = 'refunded' or new.email = '')
  execute function private.cancel_pending_change_of_ended();

-- Returns the cleaner and the time that a reason is given for.
create function private.whose_time(b public.bookings) returns jsonb
language sql immutable
return jsonb_build_array(b.contractor_id, b.booking_date, b.booking_minute);

-- Why a visit cannot take longer than it does, or be of another service: 'busy' when no crew is free, 'in-use' when what the service needs is not, or the
-- other job of its cleaner, unless the act gives a reason; null when it can. Asked under the day's lock.
create function private.longer_refusal(b public.bookings, act jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_other public.bookings;
  minutes integer := (act ->> 'minutes')::integer;
  v_service text := coalesce(act #>> '{columns,service_type}', b.service_type);
  v_longer boolean := minutes > b.duration_minutes;
begin
  if v_longer and private.crews_are_busy(b.booking_date, b.booking_minute, minutes, private.clock(), b.id) then
    return private.refused_place('busy');
  end if;
  if (v_longer or v_service <> b.service_type)
    and private.resource_in_use(v_service, b.booking_date, b.booking_minute, minutes, private.clock(), b.id) is not null
  then
    return private.refused_place('in-use');
  end if;
  if v_longer and b.contractor_id is not null and b.booking_minute >= 0 and act -> 'columns' ->> 'overlap_reason' is null then
    v_other := private.job_in_the_way(
      b.contractor_id, b.booking_date, int4range(b.booking_minute, b.booking_minute + minutes), b.id
    );
    if v_other.id is not null then return jsonb_build_object('status', 'overlap', 'other', v_other.id); end if;
  end if;
  return null;
end
$$;

-- Writes the columns that a change asks for; why not, where the time that it takes longer is not free. Asked under the day's lock.
create function private.write_change(b public.bookings, act jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_columns text := (select string_agg(quote_ident(k.name), ', ' order by k.name) from jsonb_object_keys(act -> 'columns') k (name));
  v_refused jsonb := private.longer_refusal(b, act);
begin
  if v_refused is not null then return v_refused; end if;
  perform private.act_as(act ->> 'actor');
  if v_columns is not null then
    execute format(
      'update public.bookings x set (%1$s) = (select %1$s from jsonb_populate_record(x, $1)) where x.id = $2', v_columns
    ) using act -> 'columns', b.id;
  end if;
  perform private.record_act(act, 'changed');
  return null;
exception
  when sqlstate 'PT409' or exclusion_violation then return private.refused_place('busy');
end
$$;

-- Keeps a change until its payment has come, and the time that it takes longer behind its visit.
create function private.open_change(b public.bookings, act jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_payment uuid;
begin
  insert into public.payments (booking_id, purpose, amount, currency)
  values (b.id, 'change', (act ->> 'difference_cents')::bigint, b.currency)
  returning id into v_payment;
  insert into private.open_changes (id, booking_id, payment_id, asked, expires_at)
  values (
    (act ->> 'id')::uuid, b.id, v_payment, act || jsonb_build_object('reason_for', private.whose_time(b)),
    private.clock() + make_interval(mins => (act ->> 'hold_minutes')::integer)
  );
  -- With a reason too: the crew is not sold meanwhile, and its cleaner gets nothing else then without another reason.
  update public.bookings x set held_minutes = nullif(greatest((act ->> 'minutes')::integer, b.duration_minutes), b.duration_minutes)
  where x.id = b.id;
end
$$;

-- Returns the answer to a change that waits for its payment.
create function private.waiting_answer(booking text) returns jsonb
language sql stable set search_path = '' as $$
  select private.open_change_of(waiting_answer.booking) || jsonb_build_object('status', 'pay', 'now', private.clock())
$$;

-- Remembers where a change is paid; false when it is no longer pending.
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

-- Drops the pending change and returns the checkout to close, in the shape of `pending_checkouts`; null when none waits.
create function public.withdraw_change(booking_id text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_open jsonb;
begin
  perform from public.bookings b where b.id = withdraw_change.booking_id for update;
  v_open := private.open_change_of(withdraw_change.booking_id);
  if v_open is null then return null; end if;
  perform private.cancel_pending_change(withdraw_change.booking_id);
  return jsonb_build_object(
    'booking_id', withdraw_change.booking_id, 'session_id', v_open ->> 'session_id', 'hold_expires_at', v_open ->> 'expires_at'
  );
end
$$;
