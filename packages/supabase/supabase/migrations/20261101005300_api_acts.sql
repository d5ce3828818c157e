-- Called by the server.

-- The acts of people on a booking after it was made. The rules are core's, asked for by the server beforehand on the version of the booking that it
-- read; here the booking is locked, the version compared, and all of it done in one transaction: place, money, letters, history.

-- Returns what the rules need to know about a booking: the row, its story, and, where an act was done before, what it has given back and the start
-- that it has moved to. Null when there is no booking.
create function public.booking_facts(booking_id text, act_id uuid default null) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  b public.bookings;
begin
  select * into b from public.bookings x where x.id = booking_facts.booking_id for update;
  if b.id is null then return null; end if;
  perform private.sync_first_payment(b);
  return jsonb_build_object(
    'row', to_jsonb(b) - '{attempt_id, attempt_fingerprint, checkout_url, visitor}'::text[],
    'version', b.version,
    'terms', b.terms,
    'late_since', b.late_since,
    'agreed_at', private.agreed_at(b),
    'customer_moves', b.customer_moves,
    'done_refund_cents', (
      select coalesce((a.agreed ->> 'refund_cents')::bigint, 0) from public.booking_acts a
      where a.id = booking_facts.act_id and a.booking_id = b.id
    ),
    'done_start', (
      select jsonb_build_object('date', a.agreed -> 'date', 'time', a.agreed -> 'time') from public.booking_acts a
      where a.id = booking_facts.act_id and a.booking_id = b.id and a.kind = 'moved'
    ),
    'open_change', private.open_change_of(b.id),
    'story', private.story_of(b.id, '{}'),
    'has_open_checkout', private.has_open_checkout(b)
  );
end
$$;

-- A letter about an act of a person: once for its kind, its booking and the act.
create function private.queue_act_letter(kind text, b public.bookings, act jsonb, recipient text, more jsonb) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if recipient is null then return; end if;
  perform private.queue_email(
    kind, b.id, recipient,
    private.booking_email_payload(b) || more
      || jsonb_build_object('change_id', act ->> 'id', 'credit_date', (private.clock() at time zone private.zone())::date)
  );
  -- A refund is promised when the provider has answered, or does not for long.
  if (more ->> 'refund_amount')::numeric > 0 and private.awaits_refund((act ->> 'id')::uuid) then
    update public.email_outbox e set next_attempt_at = private.clock() + interval '2 minutes'
    where e.ref = b.id and e.kind = queue_act_letter.kind and e.payload ->> 'change_id' = act ->> 'id' and e.status = 'queued';
  end if;
end
$$;

-- Whether the provider has not answered yet about a refund of an act.
create function private.awaits_refund(act_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.refunds r join public.payments p on p.id = r.payment_id
    where r.act_id = awaits_refund.act_id and r.status = 'due' and p.method is null
  )
$$;

-- The letter of an act goes out when the provider has answered about its refunds. What was refused is not promised for the card: the office pays it
-- back.
create function private.tell_answered_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.email_outbox e
  set next_attempt_at = case when private.awaits_refund(new.act_id) then e.next_attempt_at else private.clock() end,
      payload = case
        when new.status = 'failed' then e.payload || jsonb_build_object(
          'offline_refund_amount', coalesce((e.payload ->> 'offline_refund_amount')::numeric, 0) + round(new.amount / 100.0, 2)
        )
        else e.payload
      end
  where e.ref = new.booking_id and e.payload ->> 'change_id' = new.act_id::text and e.payload ? 'refund_amount'
    and e.status = 'queued' and e.attempts = 0;
  return null;
end
$$;

create trigger tell_answered_refund after update of status on public.refunds
  for each row when (old.status = 'due' and new.status <> 'due' and new.act_id is not null)
  execute function private.tell_answered_refund();

-- Returns the address at which the cleaner of a booking is written to; null without one.
create function private.cleaner_address(b public.bookings) returns text
language sql stable set search_path = '' as $$
  select nullif(c.email, '') from public.contractors c where c.id = b.contractor_id
$$;

-- Returns the cleaner whose letter about a job it is, even when the job is no longer theirs.
create function private.whose_letter(b public.bookings) returns jsonb
language sql immutable
return jsonb_build_object('contractor_id', b.contractor_id, 'assigned_cleaner_name', b.assigned_cleaner_name);

-- Why an act cannot be done, as its answer: it was done before, waits for its payment, or the booking is not the one that was looked at. Null when it can.
create function private.act_refusal(act jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_done public.booking_acts;
  v_version integer;
begin
  if act is null then return null; end if;
  if private.is_owners_refund(act) then return '{"status": "owner_decides"}'; end if;
  select * into v_done from public.booking_acts a where a.id = (act ->> 'id')::uuid;
  if v_done.id is not null then
    return case
      when v_done.booking_id = act ->> 'booking_id' and v_done.kind = act ->> 'kind' then '{"status": "done"}'
      else '{"status": "changed"}'
    end;
  end if;
  if exists (select from private.open_changes c where c.id = (act ->> 'id')::uuid and c.booking_id = act ->> 'booking_id') then
    return private.waiting_answer(act ->> 'booking_id');
  end if;
  select b.version into v_version from public.bookings b where b.id = act ->> 'booking_id';
  return case
    when v_version is null then '{"status": "not_found"}'
    when v_version <> (act ->> 'version')::integer then '{"status": "changed"}'
  end;
end
$$;

-- Writes that an act is done: who, and what was agreed to.
create function private.record_act(act jsonb, kind text) returns void
language sql volatile set search_path = '' as $$
  insert into public.booking_acts (id, booking_id, kind, by_whom, actor, reason, agreed)
  values (
    (act ->> 'id')::uuid, act ->> 'booking_id', record_act.kind, act ->> 'by', act ->> 'actor', nullif(trim(act ->> 'reason'), ''),
    coalesce(act -> 'agreed', '{}')
  )
$$;

-- Names who acts in the history of what is written from here on, and by whom what is called off is missed.
create function private.act_as(actor text, missed_by text default null) returns void
language sql volatile set search_path = '' as $$
  select set_config('dustforce.actor', act_as.actor, true), set_config('dustforce.missed_by', coalesce(act_as.missed_by, ''), true)
$$;

-- Whether a cancellation gives back another amount than its terms do, although the caller must not decide that.
create function private.is_owners_refund(act jsonb) returns boolean
language sql stable set search_path = '' as $$
  select act ->> 'by' = 'office' and act ->> 'kind' = 'canceled'
    and act #> '{agreed, refund_cents}' is distinct from act #> '{agreed, policy_refund_cents}'
    and not private.is_left_to_office('office_refunds')
    and not exists (
      select from public.admin_users a where a.email = act ->> 'actor' and a.is_active and a.role = 'owner'
    )
$$;

-- act: {id, booking_id, version, by, actor, reason?, agreed, date, time, late_since?, tell_customer, tell_cleaner}
-- answer: {status: 'done' | 'changed' | 'not_found' | 'day_full' | 'slot_closed' | 'overlap', reason?, other?}
create function public.move_booking(act jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_refused jsonb;
  b public.bookings;
  v_old public.bookings;
  v_cleaner text;
  v_day date := (act ->> 'date')::date;
  v_by_customer boolean := act ->> 'by' = 'customer';
  v_reason text;
  v_other text;
begin
  select * into v_old from public.bookings x where x.id = act ->> 'booking_id' for update;
  v_refused := private.act_refusal(act || '{"kind": "moved"}');
  if v_refused is not null then return v_refused; end if;
  -- The change that waits for its payment was asked of the booking as it was.
  perform private.cancel_pending_change(v_old.id);
  perform private.act_as(act ->> 'actor');
  v_cleaner := private.cleaner_address(v_old);
  -- Two moves that cross would wait for each other's day otherwise.
  perform private.lock_day(least(v_day, v_old.booking_date));
  perform private.lock_day(greatest(v_day, v_old.booking_date));
  v_reason := private.place_refusal(
    v_day, private.minute_of(act ->> 'time'), v_old.duration_minutes, private.clock(), v_old.id, v_old.service_type
  );
  -- Its day keeps its place, also when the limit was lowered since. The office may come outside the special hours of a day.
  if v_reason is not null and not (v_reason = 'full' and v_day = v_old.booking_date)
    and (v_by_customer or v_reason in ('full', 'closure', 'busy', 'in-use'))
  then
    return private.refused_place(v_reason);
  end if;
  begin
    update public.bookings x
    set booking_date = v_day,
        booking_time = act ->> 'time',
        late_since = (act ->> 'late_since')::timestamptz,
        customer_moves = x.customer_moves + v_by_customer::integer
    where x.id = v_old.id
    returning * into b;
  exception
    when sqlstate 'PT409' then
      get stacked diagnostics v_other = pg_exception_detail;
      if not v_by_customer then
        return jsonb_build_object('status', 'overlap', 'other', v_other);
      end if;
      -- The customer's time counts: the office finds another cleaner. (The job is in the way of another one, or its cleaner is off duty.)
      update public.bookings x
      set booking_date = v_day,
          booking_time = act ->> 'time',
          late_since = (act ->> 'late_since')::timestamptz,
          customer_moves = x.customer_moves + 1,
          booking_status = case x.booking_status when 'assigned' then 'confirmed' else x.booking_status end,
          contractor_id = null,
          assigned_cleaner_name = null,
          assigned_cleaner_phone = null
      where x.id = v_old.id
      returning * into b;
  end;
  perform private.record_act(act, 'moved');
  if (act ->> 'tell_customer')::boolean then
    perform private.queue_act_letter('booking-moved', b, act, b.email, private.old_start(v_old));
  end if;
  if (act ->> 'tell_cleaner')::boolean then
    perform private.queue_act_letter(
      case when b.assigned_cleaner_name is null then 'job-canceled' else 'job-moved' end, b, act, v_cleaner,
      private.old_start(v_old) || private.whose_letter(v_old)
    );
  end if;
  return '{"status": "done"}';
end
$$;

-- When a booking was to start before it was moved, for letters.
create function private.old_start(b public.bookings) returns jsonb
language sql immutable
return jsonb_build_object('old_date', b.booking_date, 'old_time', b.booking_time);

-- Deletes what was never paid together with its booking.
create function private.forget_unpaid() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.payments p where p.booking_id = old.id and p.paid_at is null;
  return null;
end
$$;

create trigger forget_unpaid after delete on public.bookings
  for each row execute function private.forget_unpaid();

-- The letters of an act before it is done: the act itself, in a transaction of its own that is taken back. So what is shown is what is sent.

-- step: as `write_step` takes it for an act, or an act as `move_booking` takes it.
-- answer: theirs, with letters: [{kind, recipient, payload}]
create function public.preview_act(step jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_act jsonb := coalesce(step #> '{event, act}', step);
  v_answer jsonb;
  v_letters jsonb;
begin
  begin
    v_answer := case when step ? 'event' then public.write_step(step) else public.move_booking(step) end;
    select jsonb_agg(jsonb_build_object('kind', o.kind, 'recipient', o.recipient, 'payload', o.payload) order by o.nr)
    into v_letters
    from public.email_outbox o
    where o.ref = v_act ->> 'booking_id' and o.payload ->> 'change_id' = v_act ->> 'id';
    raise exception 'Taken back' using errcode = 'DF001';
  exception
    when sqlstate 'DF001' then null;
  end;
  return v_answer || jsonb_build_object('letters', coalesce(v_letters, '[]'));
end
$$;
