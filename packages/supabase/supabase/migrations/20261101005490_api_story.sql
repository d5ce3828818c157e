-- Called by the server.

-- An event about a booking is decided by core: it reads the story, decides, and writes what follows. Here is what it reads; `api_events` has what it writes.

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

-- Returns what core's `Story` says of a booking, which may be null, and of an event, except the time.
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
        'payment_intent', p.payment_intent, 'is_offline', p.method is not null, 'paid_at', extract(epoch from p.paid_at) * 1000,
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
      'session_id', b.stripe_session_id, 'payment_intent', b.stripe_payment_intent, 'retainable_cents', private.cents(b.retainable_amount),
      'refund_due', b.refund_due, 'is_refunded', b.refunded_at is not null, 'refunded_cents', private.cents(b.refunded_amount),
      'lost_cents', private.cents(b.lost_amount), 'attention', b.attention, 'is_held', b.hold_expires_at is not null,
      'has_attempt', b.attempt_id is not null, 'has_visitor', b.visitor is not null, 'has_held_minutes', b.held_minutes is not null,
      'has_customer', b.email <> ''
    ) end,
    'payments', coalesce(v_payments, '[]'),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'payment_id', r.payment_id, 'amount_cents', r.amount, 'status', r.status, 'asked_at', extract(epoch from r.asked_at) * 1000,
          'is_told', r.told, 'is_offline', r.method is not null, 'provider_id', r.provider_id, 'act_id', r.act_id
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
        and private.is_reversal_event(e.type)
    ),
    'change', v_change,
    'visit', private.visit_story(b),
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

-- Returns what was answered to an event: {status: 'written', outcome, booking_id, refund, duplicate}; null when it is new.
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
--   act: {id, kind: 'canceled' | 'revived' | 'changed', booking_id, version, by, actor, missed_by?, reason?, agreed, …}}, with `to_status` of one that is revived, and
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
