-- Called by the server: what is written of an event about a booking, once it is decided.

-- Writes, of a booking, the columns that a decision has changed. Only these: a name that is none of them is refused.
create function private.write_booking(booking_id text, changed jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_allowed text[] := array[
    'booking_status', 'payment_status', 'stripe_session_id', 'stripe_payment_intent', 'retainable_amount', 'refund_due', 'refunded_at',
    'refunded_amount', 'lost_amount', 'attention', 'hold_expires_at', 'attempt_id', 'attempt_fingerprint', 'visitor', 'held_minutes'
  ];
  v_columns text := (select string_agg(quote_ident(k.name), ', ' order by k.name) from jsonb_object_keys(changed) k (name));
begin
  if v_columns is null then return; end if;
  if exists (select from jsonb_object_keys(changed) k (name) where k.name <> all (v_allowed)) then
    raise exception 'A decision does not write these columns: %', v_columns using errcode = '22023';
  end if;
  execute format(
    'update public.bookings x set (%1$s) = (select %1$s from jsonb_populate_record(x, $1)) where x.id = $2', v_columns
  ) using changed, write_booking.booking_id;
end
$$;

-- Marks a booking that takes its place although it should not: the limit was lowered, the day closed or the code used up while the customer paid. The
-- promise is kept, and somebody should know.
create function private.mark_confirmed(b public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_promo_kept boolean := private.keep_promo_use(b);
  v_over boolean := private.places_taken(b.booking_date, private.clock(), b.id) >= private.places_on(b.booking_date);
  v_closed boolean := private.closed_reason(b.booking_date, b.booking_minute) is not null;
begin
  if v_promo_kept and not v_over and not v_closed then return; end if;
  update public.bookings x
  set attention = private.with_reason(
    private.with_reason(x.attention, case when v_closed then 'on-closed-day' end),
    case when v_over then 'over-daily-limit' when not v_promo_kept then 'promo-limit-passed' end
  )
  where x.id = b.id;
end
$$;

-- Writes the rows of a booking's money that a decision has changed. noted: {method, reference, by} of what the office did itself, or null.
create function private.write_money(booking_id text, answer jsonb, noted jsonb) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if answer -> 'payments' <> '[]' then
    insert into public.payments as p (id, booking_id, purpose, amount, currency, session_id, payment_intent, paid_at, is_disputed, method, reference, taken_by)
    select s.id, write_money.booking_id, s.purpose, s.amount_cents, s.currency, s.session_id, s.payment_intent,
      case when s.is_paid then private.clock() end, s.is_disputed, n.method, n.reference, n.by
    from jsonb_to_recordset(answer -> 'payments') s (
      id uuid, purpose text, amount_cents bigint, currency text, session_id text, payment_intent text, is_paid boolean, is_offline boolean,
      is_disputed boolean
    )
    left join jsonb_to_record(noted) n (method text, reference text, by text) on s.is_offline
    on conflict (id) do update
    set session_id = excluded.session_id, payment_intent = excluded.payment_intent, amount = excluded.amount, is_disputed = excluded.is_disputed,
        paid_at = case when excluded.paid_at is not null then coalesce(p.paid_at, excluded.paid_at) end,
        method = coalesce(p.method, excluded.method), reference = coalesce(p.reference, excluded.reference),
        taken_by = coalesce(p.taken_by, excluded.taken_by);
  end if;
  if answer -> 'refunds' = '[]' then return; end if;
  delete from public.refunds r
  using jsonb_to_recordset(answer -> 'refunds') s (id uuid, amount_cents bigint)
  where r.id = s.id and s.amount_cents = 0;
  update public.refunds r
  set amount = s.amount_cents, status = s.status, provider_id = s.provider_id,
      asked_at = case when s.is_asked then coalesce(r.asked_at, private.clock()) end,
      settled_at = case when s.status in ('done', 'failed') then coalesce(r.settled_at, private.clock()) end,
      method = coalesce(r.method, n.method), reference = coalesce(r.reference, n.reference), paid_back_by = coalesce(r.paid_back_by, n.by)
  from jsonb_to_recordset(answer -> 'refunds') s (
    id uuid, amount_cents bigint, status text, provider_id text, is_asked boolean, is_offline boolean
  )
  left join jsonb_to_record(noted) n (method text, reference text, by text) on s.is_offline
  where r.id = s.id;
  insert into public.refunds (payment_id, booking_id, amount, act_id, told)
  select s.payment_id, write_money.booking_id, s.amount_cents, s.act_id, s.is_told
  from jsonb_to_recordset(answer -> 'refunds') s (id uuid, payment_id uuid, amount_cents bigint, act_id uuid, is_told boolean)
  where s.id is null;
end
$$;

-- Writes what a decision says of payments without a booking.
create function private.write_unmatched(payments jsonb) returns void
language sql volatile set search_path = '' as $$
  insert into public.unmatched_payments as u (session_id, payment_intent, booking_id, amount, currency, refunded, lost, refund_due, refunded_at, attention)
  select s.session_id, s.payment_intent, s.booking_id, s.amount_cents, s.currency, s.refunded_cents, s.lost_cents, s.refund_due,
    case when s.is_refunded then private.clock() end, s.attention
  from jsonb_to_recordset(payments) s (
    session_id text, payment_intent text, booking_id text, amount_cents bigint, currency text, refunded_cents bigint, lost_cents bigint, refund_due boolean,
    is_refunded boolean, attention jsonb
  )
  on conflict (session_id) do nothing;
  update public.unmatched_payments u
  set payment_intent = s.payment_intent, refunded = s.refunded_cents, lost = s.lost_cents, refund_due = s.refund_due, attention = s.attention,
      refunded_at = case when s.is_refunded then coalesce(u.refunded_at, private.clock()) end,
      resolved_at = case when s.is_resolved then u.resolved_at end,
      resolved_by = case when s.is_resolved then u.resolved_by end
  from jsonb_to_recordset(payments) s (
    session_id text, payment_intent text, refunded_cents bigint, lost_cents bigint, refund_due boolean, is_refunded boolean, attention jsonb,
    is_resolved boolean
  )
  where u.session_id = s.session_id
$$;

-- Queues the letters of a decision, with what the booking says after it.
create function private.write_letters(booking_id text, letters jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  b public.bookings;
  v_letter record;
  v_for_cleaner boolean;
begin
  if letters = '[]' then return; end if;
  select * into b from public.bookings x where x.id = write_letters.booking_id;
  for v_letter in select * from jsonb_to_recordset(letters) l (kind text, change_id text, facts jsonb) loop
    if v_letter.change_id is not null then
      v_for_cleaner := (private.notice_kind(v_letter.kind)).recipient = 'cleaner';
      perform private.queue_act_letter(
        v_letter.kind, b, jsonb_build_object('id', v_letter.change_id),
        case when v_for_cleaner then private.cleaner_address(b) else b.email end,
        v_letter.facts || case when v_for_cleaner then private.whose_letter(b) else '{}' end
      );
    else
      perform private.queue_email(
        v_letter.kind, b.id, b.email,
        private.booking_email_payload(b) || v_letter.facts
          || case when v_letter.facts = '{}' then '{}' else jsonb_build_object('credit_date', (private.clock() at time zone private.zone())::date) end
      );
    end if;
  end loop;
end
$$;

-- Takes the place of a canceled booking again; why not, where it is gone.
create function private.take_place_again(b public.bookings, status text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_reason text := private.place_refusal(
    b.booking_date, b.booking_minute, b.duration_minutes, private.clock(), b.id, b.service_type
  );
  v_other text;
begin
  -- A job that is done no longer takes a place.
  if status <> 'completed' and v_reason in ('full', 'closure', 'busy', 'in-use') then return private.refused_place(v_reason); end if;
  update public.bookings x set booking_status = take_place_again.status where x.id = b.id;
  return null;
exception
  when sqlstate 'PT409' then
    get stacked diagnostics v_other = pg_exception_detail;
    return jsonb_build_object('status', 'overlap', 'other', v_other);
end
$$;

-- Why a booking has not the place that its decision depends on, asked under the lock of its day; null when it has. What is changed about the place is
-- written.
create function private.decided_place_refusal(b public.bookings, place text, act jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_now timestamptz;
  v_asked jsonb := act;
  v_refused jsonb;
begin
  perform private.lock_day(b.booking_date);
  if place = 'own' then
    v_now := private.clock();
    return case
      when not private.takes_place(b, v_now)
        then private.refused_place(
          private.place_refusal(b.booking_date, b.booking_minute, b.duration_minutes, v_now, b.id, b.service_type)
        )
    end;
  elsif place = 'again' then
    return private.take_place_again(b, act ->> 'to_status');
  elsif place = 'longer' then
    -- A reason counts for the cleaner and the time it was given for.
    select case when c.asked -> 'reason_for' is distinct from private.whose_time(b) then c.asked #- '{columns,overlap_reason}' else c.asked end
    into v_asked
    from private.open_changes c where c.booking_id = b.id;
  end if;
  -- The change that waits was asked of the booking as it was.
  perform private.cancel_pending_change(b.id);
  select * into b from public.bookings x where x.id = b.id;
  if place <> 'waiting' then return private.write_change(b, v_asked); end if;
  v_refused := private.longer_refusal(b, v_asked);
  if v_refused is null then perform private.open_change(b, v_asked); end if;
  return v_refused;
end
$$;

-- Locks what a decision about an event is about; returns its booking's id. The payment first: two events about one would not see each other. Its first
-- payment is brought up to what the booking knows.
create function private.lock_story(event jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_id text;
  b public.bookings;
begin
  perform pg_advisory_xact_lock(7305, hashtext(event ->> 'payment_intent'));
  v_id := private.booking_id_of_event(event);
  select * into b from public.bookings x where x.id = v_id for update;
  if b.id is null then
    perform from public.unmatched_payments u
    where u.session_id = event ->> 'session_id' or u.payment_intent = event ->> 'payment_intent' for update;
    return null;
  end if;
  -- A refund that is being handed out is judged after it was: its amount stays.
  perform from public.refunds r where r.booking_id = b.id for update;
  if not exists (
    select from public.payments p
    where p.booking_id = b.id and p.purpose = 'first'
      and (p.paid_at is not null or b.payment_status not in ('paid', 'completed', 'refunded'))
      and (b.stripe_payment_intent is null or p.payment_intent = b.stripe_payment_intent)
  ) then
    perform private.sync_first_payment(b);
  end if;
  return b.id;
end
$$;

-- Writes what was decided about an event, all or nothing, while the story is the one that it was decided on.
-- step: {format: 1, version, event: as `read_story` takes it, place: 'own' | 'longer' | 'changed' | 'waiting' | 'again' | null, if_place: answer, if_none: answer | null,
--   refusal: {key, words} | null}
-- answer: {heard: [event with its outcome], booking: {column: value}, payments: [{id, …}], refunds: [{id | null, …}], unmatched: [{session_id, …}],
--   visit: what `write_visit_charge` takes, or null, letters: [{kind, change_id, facts}], promo: 'keep' | 'return' | 'take' | null, cancels_pending_change, withdraws_confirmation}
-- answers: {status: 'written' | 'overtaken', outcome, booking_id, refund, duplicate}. Overtaken: something came between, and nothing was written. To an act:
--   {status: 'done' | 'changed' | 'not_found' | 'owner_decides' | 'day_full' | 'slot_closed' | 'overlap' | 'overtaken', reason?, other?}
--   | {status: 'pay', payment_id, url, expires_at, now}: it waits for its payment. Repeated, it returns the same.
create function public.write_step(step jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_event jsonb := step -> 'event';
  v_act jsonb := v_event -> 'act';
  v_id text;
  b public.bookings;
  v_refused jsonb;
  v_answer jsonb := step -> 'if_place';
  v_heard integer;
begin
  if step -> 'format' is distinct from '1' then
    raise exception 'This step is of another version: %', step -> 'format' using errcode = '22023';
  end if;
  v_id := private.lock_story(v_event);
  v_refused := private.act_refusal(v_act);
  if v_refused is not null then return v_refused; end if;
  if md5(private.story_of(v_id, v_event)::text) <> step ->> 'version' then
    return coalesce(private.answered_event(v_event ->> 'id'), '{"status": "overtaken"}');
  end if;
  select * into b from public.bookings x where x.id = v_id;
  -- A visit that is called off for its charge is missed by the customer, whose card could not be charged.
  if v_event ? 'charge' then perform set_config('dustforce.missed_by', 'customer', true); end if;
  if v_event ?| array['act', 'noted'] then perform private.act_as(coalesce(v_act ->> 'actor', v_event #>> '{noted,by}'), v_act ->> 'missed_by'); end if;
  if step ->> 'place' is not null then v_refused := private.decided_place_refusal(b, step ->> 'place', v_act); end if;
  if v_refused is not null then
    if v_act is not null then return v_refused; end if;
    v_answer := step -> 'if_none';
  end if;
  if v_act ->> 'kind' in ('canceled', 'revived') then perform private.record_act(v_act, v_act ->> 'kind'); end if;
  if (v_answer ->> 'cancels_pending_change')::boolean then perform private.cancel_pending_change(v_id); end if;
  perform private.write_booking(v_id, v_answer -> 'booking');
  if v_answer ->> 'promo' = 'keep' then perform private.mark_confirmed(b); end if;
  -- A condition of its own: 'null and …' evaluates what follows, which would take the use for a step that says nothing of it.
  if v_answer ->> 'promo' = 'take' then
    if not private.keep_promo_use(b) then
      update public.bookings x set attention = private.with_reason(x.attention, 'promo-limit-passed') where x.id = v_id;
    end if;
  end if;
  if v_answer ->> 'promo' = 'return' then perform private.return_promo_use(v_id); end if;
  perform private.write_money(v_id, v_answer, v_event -> 'noted');
  perform private.write_visit_charge(v_id, v_answer -> 'visit');
  if v_answer -> 'unmatched' <> '[]' then perform private.write_unmatched(v_answer -> 'unmatched'); end if;
  if (v_answer ->> 'withdraws_confirmation')::boolean then
    update public.email_outbox o
    set status = 'failed', last_error = 'withdrawn: the booking was called off'
    where o.kind = 'booking-confirmation' and o.ref = v_id and o.status = 'queued';
  end if;
  perform private.write_letters(v_id, v_answer -> 'letters');
  insert into public.payment_events (
    id, type, booking_id, session_id, payment_intent, reversal_id, payment_id, paid, amount_total, currency, outcome
  )
  select e.id, e.type, coalesce(v_id, e.booking_id), e.session_id, e.payment_intent, e.reversal_id, e.payment_id, coalesce(e.paid, false),
    e.amount_total, lower(e.currency), e.outcome
  from jsonb_to_recordset(v_answer -> 'heard') e (
    id text, type text, booking_id text, session_id text, payment_intent text, reversal_id text, payment_id text, paid boolean,
    amount_total bigint, currency text, outcome text
  )
  on conflict do nothing;
  get diagnostics v_heard = row_count;
  if step -> 'refusal' <> 'null' then
    insert into public.refund_tries as t (key, attempts, refused_at, refusal)
    values (step #>> '{refusal,key}', 1, private.clock(), left(step #>> '{refusal,words}', 500))
    on conflict on constraint refund_tries_pkey do update
    set attempts = t.attempts + 1, next_attempt_at = null, refused_at = excluded.refused_at, refusal = excluded.refusal;
  end if;
  if v_act is not null then
    return case when step ->> 'place' = 'waiting' then private.waiting_answer(v_id) else '{"status": "done"}' end;
  end if;
  return coalesce(private.answered_event(v_event ->> 'id'), '{"status": "written"}') || jsonb_build_object('duplicate', v_heard = 0);
end
$$;
