-- Payment events. Each is recorded, moves its booking and queues its e-mails in one transaction: recording first and acting
-- later loses paid bookings in a crash. Events come twice, late and in any order, so the end may depend only on which came:
-- a refund is final, paid wins over failed, failed over expired. core's `settle` states the same rules; one test holds both
-- to the same cases.

-- What the e-mails about a booking say; the templates take what they need.
create function private.booking_email_payload(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(b)
    - '{attempt_id, checkout_url, visitor, admin_notes, attention, contractor_pay, assigned_cleaner_phone, version}'::text[]
$$;

-- Records the event; false when it was recorded before. A second delivery at the same moment waits here for the first.
create function private.record_payment_event(event jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  insert into public.payment_events (
    id, type, booking_id, session_id, payment_intent, paid, amount_total, currency
  )
  values (
    event ->> 'id', event ->> 'type', event ->> 'booking_id', event ->> 'session_id', event ->> 'payment_intent',
    coalesce((event ->> 'paid')::boolean, false), (event ->> 'amount_total')::bigint, lower(event ->> 'currency')
  )
  on conflict do nothing;
  return found;
end
$$;

-- The booking an event is about, locked: the one it names, or else the one of its session, or of its payment.
create function private.booking_of_event(e public.payment_events) returns public.bookings
language plpgsql set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  select * into v_booking from public.bookings b where b.id = e.booking_id for update;
  if v_booking.id is null and e.booking_id is null then
    select * into v_booking from public.bookings b where b.stripe_session_id = e.session_id for update;
  end if;
  if v_booking.id is null and e.booking_id is null then
    select * into v_booking from public.bookings b
    where b.stripe_payment_intent = e.payment_intent
    order by b.created_at limit 1 for update;
  end if;
  return v_booking;
end
$$;

-- Whether the event names another checkout session than the booking's own.
create function private.is_foreign_session(b public.bookings, e public.payment_events) returns boolean
language sql stable set search_path = '' as $$
  select e.session_id is not null and (
    b.stripe_session_id <> e.session_id
    or (
      b.stripe_session_id is null
      and exists (select from public.bookings x where x.stripe_session_id = e.session_id and x.id <> b.id)
    )
  )
$$;

-- Whether the money is what the customer agreed to pay.
create function private.amount_matches(b public.bookings, e public.payment_events) returns boolean
language sql immutable set search_path = '' as $$
  select e.amount_total is not distinct from (b.total_price * 100)::bigint and e.currency is not distinct from b.currency
$$;

-- Paid, but the booking cannot take place: the money goes back, the customer is told, an administrator sees it.
create function private.give_money_back(b public.bookings, e public.payment_events, reason text) returns text
language plpgsql set search_path = '' as $$
declare
  v_after public.bookings;
begin
  update public.bookings x
  set payment_status = 'paid', booking_status = 'canceled', refund_due = true, attention = reason, visitor = null,
      stripe_session_id = coalesce(x.stripe_session_id, e.session_id),
      stripe_payment_intent = coalesce(e.payment_intent, x.stripe_payment_intent)
  where x.id = b.id
  returning * into v_after;
  perform private.return_promo_use(b.id);
  perform private.queue_email('booking-refunded', b.id, b.email, private.booking_email_payload(v_after));
  return 'refund';
end
$$;

-- Paid, with a place: confirmed, and the customer is told.
create function private.confirm_booking(b public.bookings, e public.payment_events) returns text
language plpgsql set search_path = '' as $$
declare
  v_after public.bookings;
  v_promo_kept boolean := private.keep_promo_use(b);
  v_over boolean := private.places_taken(b.booking_date, private.clock(), b.id) >= private.daily_limit();
begin
  update public.bookings x
  set payment_status = 'paid',
      visitor = null,
      booking_status = case when x.booking_status in ('pending', 'canceled') then 'confirmed' else x.booking_status end,
      stripe_session_id = coalesce(x.stripe_session_id, e.session_id),
      stripe_payment_intent = coalesce(e.payment_intent, x.stripe_payment_intent),
      attention = coalesce(
        x.attention,
        -- The limit was lowered while the customer paid: the promise is kept, and somebody should know.
        case when v_over then 'over-daily-limit' when not v_promo_kept then 'promo-limit-passed' end
      )
  where x.id = b.id
  returning * into v_after;
  perform private.queue_email('booking-confirmation', b.id, b.email, private.booking_email_payload(v_after));
  return 'confirmed';
end
$$;

-- Money has come. A live hold is a place; without one the day is asked again under its lock.
create function private.receive_payment(b public.bookings, e public.payment_events) returns text
language plpgsql set search_path = '' as $$
declare
  v_now timestamptz;
begin
  if private.is_foreign_session(b, e) then
    update public.bookings x set attention = coalesce(x.attention, 'reference-mismatch') where x.id = b.id;
    return 'reference-mismatch';
  end if;
  if b.payment_status in ('paid', 'completed', 'refunded') then return 'unchanged'; end if;
  if not private.amount_matches(b, e) then
    update public.bookings x set attention = coalesce(x.attention, 'amount-mismatch') where x.id = b.id;
    return 'amount-mismatch';
  end if;
  -- Only giving up cancels booking and payment together: this one was canceled by an administrator.
  if b.payment_status = 'pending' and b.booking_status = 'canceled' then
    return private.give_money_back(b, e, 'paid-but-canceled');
  end if;

  perform private.lock_day(b.booking_date);
  v_now := private.clock();
  if b.booking_status <> 'completed'
    and not private.takes_place(b, v_now)
    and private.day_is_full(b.booking_date, v_now, b.id)
  then
    return private.give_money_back(b, e, 'paid-but-day-full');
  end if;
  return private.confirm_booking(b, e);
end
$$;

-- Money has gone back: whatever else comes, the booking is off, unless the work was done.
create function private.mark_refunded(b public.bookings) returns text
language plpgsql set search_path = '' as $$
declare
  v_after public.bookings;
begin
  if b.payment_status = 'refunded' then return 'unchanged'; end if;
  update public.bookings x
  set payment_status = 'refunded',
      booking_status = case x.booking_status when 'completed' then 'completed' else 'canceled' end,
      refund_due = false,
      refunded_at = private.clock(),
      attention = coalesce(x.attention, 'refunded')
  where x.id = b.id
  returning * into v_after;
  perform private.return_promo_use(b.id);
  -- A confirmation that has not gone out would only mislead now.
  update public.email_outbox o
  set status = 'failed', last_error = 'withdrawn: the payment was refunded'
  where o.kind = 'booking-confirmation' and o.ref = b.id and o.status = 'queued';
  perform private.queue_email('booking-refunded', b.id, b.email, private.booking_email_payload(v_after));
  return 'refunded';
end
$$;

-- An event about money whose booking is not there. An event without a booking's name is of somebody else's checkout. A session
-- that had been settled before its booking was deleted stays settled: the job took place, or its money has gone back.
create function private.settle_without_booking(e public.payment_events) returns text
language plpgsql set search_path = '' as $$
begin
  if e.type = 'refunded' then
    update public.unmatched_payments u
    set refund_due = false, refunded_at = private.clock()
    where u.payment_intent = e.payment_intent and u.refunded_at is null;
    return case when found then 'refunded' else 'unknown-booking' end;
  end if;
  if e.type not in ('completed', 'async_succeeded') or not e.paid or coalesce(e.amount_total, 0) = 0
    or e.booking_id is null or e.session_id is null
  then
    return 'unknown-booking';
  end if;
  if exists (
    select from public.payment_events x
    where x.session_id = e.session_id and x.outcome in ('confirmed', 'refund', 'unmatched')
  ) then
    return 'unchanged';
  end if;
  insert into public.unmatched_payments (session_id, payment_intent, booking_id, amount, currency, refund_due, refunded_at)
  select e.session_id, e.payment_intent, e.booking_id, e.amount_total, e.currency, r.at is null, r.at
  -- The word that it was given back may be faster than the word that it came.
  from (
    select min(x.created_at) as at from public.payment_events x
    where x.type = 'refunded' and x.payment_intent = e.payment_intent
  ) r
  on conflict do nothing;
  return case when found then 'unmatched' else 'unchanged' end;
end
$$;

create function private.apply_payment_event(b public.bookings, e public.payment_events) returns text
language plpgsql set search_path = '' as $$
begin
  return case
    when b.id is null then private.settle_without_booking(e)
    when e.type = 'async_succeeded' or (e.type = 'completed' and e.paid) then private.receive_payment(b, e)
    -- The bank is still thinking; the place is kept as long as any hold is.
    when e.type = 'completed' then 'awaiting-payment'
    when e.type = 'refunded' then private.mark_refunded(b)
    when private.is_foreign_session(b, e) then 'unchanged'
    when private.give_up_booking(b, case e.type when 'async_failed' then 'failed' else 'expired' end) then 'released'
    else 'unchanged'
  end;
end
$$;

-- event: {id, type: 'completed' | 'async_succeeded' | 'async_failed' | 'expired' | 'refunded', session_id,
--   payment_intent?, paid: boolean, amount_total: cents, currency, booking_id}
-- answer: {outcome, booking_id, refund: boolean, duplicate: boolean}. `refund`: money has to go back, see refunds_due.
create function public.settle_payment(event jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_new boolean := private.record_payment_event(event);
  v_event public.payment_events;
  v_booking public.bookings;
  v_outcome text;
begin
  if v_new then
    select * into strict v_event from public.payment_events e where e.id = event ->> 'id';
    v_booking := private.booking_of_event(v_event);
    v_outcome := private.apply_payment_event(v_booking, v_event);
    update public.payment_events e
    set outcome = v_outcome, booking_id = coalesce(v_booking.id, e.booking_id)
    where e.id = v_event.id;
  end if;

  return (
    select jsonb_build_object(
      'outcome', e.outcome,
      'booking_id', b.id,
      'refund', coalesce(b.refund_due, u.refund_due, false),
      'duplicate', not v_new
    )
    from public.payment_events e
    left join public.bookings b on b.id = e.booking_id
    left join public.unmatched_payments u on u.session_id = e.session_id
    where e.id = event ->> 'id'
  );
end
$$;

revoke execute on function public.settle_payment(jsonb) from public, anon, authenticated;
grant execute on function public.settle_payment(jsonb) to service_role;
