-- Called by the server.

-- An event about a booking is decided by core: it reads the story, decides, and writes what follows. Here is what it reads.

-- The booking an event is about: the one it names, or else the one of its session, of its payment, or of the refund that it names; null when that is not
-- there.
create function private.booking_id_of_event(event jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_id text;
  v_session text := event ->> 'session_id';
  v_intent text := event ->> 'payment_intent';
begin
  if event ->> 'booking_id' is not null then
    return (select b.id from public.bookings b where b.id = event ->> 'booking_id');
  end if;
  select b.id into v_id from public.bookings b where b.stripe_session_id = v_session;
  if v_id is not null then return v_id; end if;
  select b.id into v_id from public.bookings b where b.stripe_payment_intent = v_intent order by b.created_at limit 1;
  if v_id is not null then return v_id; end if;
  select b.id into v_id from public.payments p join public.bookings b on b.id = p.booking_id
  where p.session_id = v_session or p.payment_intent = v_intent limit 1;
  if v_id is not null or coalesce(event ->> 'refund_key', '') !~ '^[0-9a-f]{8}-' then return v_id; end if;
  return (
    select b.id from public.refunds r join public.bookings b on b.id = r.booking_id where r.id = (event ->> 'refund_key')::uuid
  );
end
$$;

-- What core's `Story` says of a booking, which may be null, and of an event, but the time.
create function private.story_of(booking_id text, event jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  b public.bookings;
  v_session text := event ->> 'session_id';
  v_intent text := event ->> 'payment_intent';
  v_intents text[];
  v_unmatched text;
  v_payments jsonb := '[]';
  v_change jsonb;
  v_told jsonb := '{"is_whole": false, "part_cents": 0}';
begin
  if story_of.booking_id is not null then
    select * into b from public.bookings x where x.id = story_of.booking_id;
    select array_agg(p.payment_intent), jsonb_agg(jsonb_build_object(
        'id', p.id, 'purpose', p.purpose, 'amount_cents', p.amount, 'currency', p.currency, 'session_id', p.session_id,
        'payment_intent', p.payment_intent, 'is_by_hand', p.method is not null, 'paid_at', extract(epoch from p.paid_at) * 1000,
        'is_disputed', p.is_disputed
      ) order by p.created_at, p.id)
    into v_intents, v_payments
    from public.payments p where p.booking_id = b.id;
    select jsonb_build_object(
        'id', c.id, 'payment_id', c.payment_id, 'minutes', c.asked -> 'minutes', 'difference_cents', c.asked -> 'difference_cents',
        'tax_cents', coalesce(c.asked -> 'tax_cents', '0'),
        'total_cents', private.cents(coalesce((c.asked -> 'columns' ->> 'total_price')::numeric, b.total_price)),
        'is_owed', coalesce((c.asked ->> 'is_owed')::boolean, false),
        'tell_customer', coalesce((c.asked ->> 'tell_customer')::boolean, false),
        'tell_cleaner', coalesce((c.asked ->> 'tell_cleaner')::boolean, false), 'expires_at', private.epoch_ms(c.expires_at)
      )
    into v_change
    from private.open_changes c where c.booking_id = b.id;
    select jsonb_build_object(
        'is_whole', coalesce(bool_or(o.kind = 'booking-refunded'), false),
        'part_cents', coalesce(sum(private.cents((o.payload ->> 'refund_amount')::numeric)) filter (where o.kind = 'booking-partly-refunded'), 0)
      )
    into v_told
    from public.email_outbox o where o.ref = b.id and o.kind in ('booking-refunded', 'booking-partly-refunded');
  end if;
  if b.id is null then
    select u.payment_intent into v_unmatched from public.unmatched_payments u where u.session_id = v_session;
  end if;
  return jsonb_build_object(
    'booking', case when b.id is not null then jsonb_build_object(
      'id', b.id, 'status', b.booking_status, 'payment', b.payment_status, 'total_cents', private.cents(b.total_price), 'currency', b.currency,
      'session_id', b.stripe_session_id, 'payment_intent', b.stripe_payment_intent, 'keep_cents', private.cents(b.may_keep),
      'refund_due', b.refund_due, 'is_refunded', b.refunded_at is not null, 'refunded_cents', private.cents(b.refunded_amount),
      'lost_cents', private.cents(b.lost_amount), 'attention', b.attention, 'is_held', b.hold_expires_at is not null,
      'has_attempt', b.attempt_id is not null, 'has_visitor', b.visitor is not null, 'has_held_minutes', b.held_minutes is not null,
      'has_customer', b.email <> ''
    ) end,
    'payments', coalesce(v_payments, '[]'),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'payment_id', r.payment_id, 'amount_cents', r.amount, 'status', r.status, 'asked_at', extract(epoch from r.asked_at) * 1000,
          'is_told', r.told, 'is_by_hand', r.method is not null, 'provider_id', r.provider_id, 'act_id', r.act_id
        ) order by r.created_at, r.id desc), '[]')
      from public.refunds r
      where r.booking_id = b.id or (b.id is null and (r.id::text = event ->> 'refund_key' or r.provider_id = event ->> 'reversal_id'))
    ),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'type', e.type, 'id', e.reversal_id, 'amount_cents', coalesce(e.amount_total, 0), 'payment_intent', e.payment_intent,
          'at', extract(epoch from e.created_at) * 1000
        ) order by e.id), '[]')
      from public.payment_events e
      where e.payment_intent = any (v_intents || b.stripe_payment_intent || v_intent || v_unmatched)
        and e.type not in ('completed', 'async_succeeded', 'async_failed', 'expired')
    ),
    'change', v_change,
    'told', v_told,
    'unmatched', case when b.id is null then (
      select coalesce(jsonb_agg(jsonb_build_object(
          'session_id', u.session_id, 'payment_intent', u.payment_intent, 'booking_id', u.booking_id, 'amount_cents', u.amount,
          'currency', u.currency, 'refunded_cents', u.refunded, 'lost_cents', u.lost, 'refund_due', u.refund_due, 'is_refunded', u.refunded_at is not null, 'attention', u.attention,
          'is_resolved', u.resolved_at is not null
        ) order by u.session_id), '[]')
      from public.unmatched_payments u where u.session_id = v_session or u.payment_intent = v_intent
    ) else '[]' end,
    'is_session_elsewhere', v_session is not null and exists (
      select from public.bookings x where x.stripe_session_id = v_session and x.id is distinct from b.id
    ),
    'is_session_settled', b.id is null and exists (
      select from public.payment_events x
      where x.session_id = v_session and x.outcome in ('confirmed', 'changed', 'refund', 'unmatched')
    )
  );
end
$$;

-- What was answered to an event: {status: 'written', outcome, booking_id, refund, duplicate}; null when it is new.
create function private.answered_event(event_id text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'status', 'written', 'outcome', e.outcome, 'booking_id', b.id, 'refund', coalesce(b.refund_due, u.refund_due, false), 'duplicate', true
  )
  from public.payment_events e
  left join public.bookings b on b.id = e.booking_id
  left join public.unmatched_payments u on u.session_id = e.session_id
  where e.id = answered_event.event_id
$$;

-- event: {id, type: as `payment_events` lists them, session_id, payment_intent?, reversal_id?, refund_key?, payment_id?, paid: boolean, amount_total: cents,
--   currency, booking_id}. `refund_key` names the row of `refunds` that the event is about, `payment_id` that of `payments`. Of a person's act: {booking_id,
--   act: {id, kind: 'canceled' | 'revived' | 'changed', booking_id, version, by, actor, reason?, agreed, …}}, with `to_status` of one that is revived, and
--   with columns, minutes, difference_cents, tax_cents, is_owed, hold_minutes, tell_customer and tell_cleaner of one that is changed: it may wait. Of what
--   the office was paid, or has paid back, itself: {booking_id, noted: {method, reference, by}}.
-- answer: {answered: what was answered before, or why the act cannot be done, or null, now: epoch milliseconds, story: core's `Story`, version}. The version is
--   the story's own: a decision on it is written only while it is the same.
create function public.read_story(event jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_answered jsonb := coalesce(private.answered_event(event ->> 'id'), private.act_refusal(event -> 'act'));
  v_story jsonb;
begin
  if v_answered is not null then return jsonb_build_object('answered', v_answered); end if;
  v_story := private.story_of(private.booking_id_of_event(event), event);
  return jsonb_build_object(
    'answered', null, 'now', private.epoch_ms(private.clock()), 'story', v_story, 'version', md5(v_story::text)
  );
end
$$;

-- Writes, of a booking, the columns that a decision has changed. Only these: a name that is none of them is refused.
create function private.write_booking(booking_id text, changed jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_allowed text[] := array[
    'booking_status', 'payment_status', 'stripe_session_id', 'stripe_payment_intent', 'may_keep', 'refund_due', 'refunded_at',
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
      id uuid, purpose text, amount_cents bigint, currency text, session_id text, payment_intent text, is_paid boolean, is_by_hand boolean,
      is_disputed boolean
    )
    left join jsonb_to_record(noted) n (method text, reference text, by text) on s.is_by_hand
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
    id uuid, amount_cents bigint, status text, provider_id text, is_asked boolean, is_by_hand boolean
  )
  left join jsonb_to_record(noted) n (method text, reference text, by text) on s.is_by_hand
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
  v_reason text := private.place_refusal(b.booking_date, b.booking_minute, b.duration_minutes, private.clock(), b.id);
  v_other text;
begin
  -- A job that is done no longer takes a place.
  if status <> 'completed' and v_reason in ('full', 'closure', 'busy') then return private.refused_place(v_reason); end if;
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
        then private.refused_place(private.place_refusal(b.booking_date, b.booking_minute, b.duration_minutes, v_now, b.id))
    end;
  elsif place = 'again' then
    return private.take_place_again(b, act ->> 'to_status');
  elsif place = 'longer' then
    -- A reason counts for the cleaner and the time it was given for.
    select case when c.asked -> 'reason_for' is distinct from private.whose_time(b) then c.asked #- '{columns,overlap_reason}' else c.asked end
    into v_asked
    from private.open_changes c where c.booking_id = b.id;
  end if;
  -- What waits was asked of the booking as it was.
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
--   letters: [{kind, change_id, facts}], promo: 'keep' | 'return' | 'take' | null, cancels_pending_change, withdraws_confirmation}
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
  if v_event ?| array['act', 'noted'] then perform private.act_as(coalesce(v_act ->> 'actor', v_event #>> '{noted,by}')); end if;
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
