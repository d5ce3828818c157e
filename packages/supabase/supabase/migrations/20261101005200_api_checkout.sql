-- Called by the server between the form and the payment page.

-- Counts a checkout of a visitor and of a mailbox; false when either has had too many. It returns instead of raising, so
-- that refused ones are counted too. The server calls it before it says anything about a code or a customer.
create function public.admit_checkout(visitor text, email text) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_visitor boolean := private.within_rate('checkout-visitor', private.visitor_key(admit_checkout.visitor));
  -- Those without an address are no one customer.
  v_mailbox boolean := admit_checkout.email = '' or private.within_rate(
    'checkout-email', private.mailbox_hash(left(admit_checkout.email, 320))
  );
begin
  return v_visitor and v_mailbox;
end
$$;

-- From the form to the checkout page: a place, a booking and a promo use, all or nothing. Amounts come from the server's
-- price book and are only stored here.

-- Returns the repeated answer to an attempt that has a booking. The hold's end is null once nothing unpaid is held. Callers with a clock of their own
-- compare it with `now`.
create function private.open_attempt(attempt_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'status', 'existing', 'booking_id', b.id,
      'payment_id', (select p.id from public.payments p where p.booking_id = b.id and p.purpose = 'first'),
      'checkout_url', b.checkout_url,
      'hold_expires_at',
      case when b.payment_status = 'pending' and b.booking_status <> 'canceled' then b.hold_expires_at end,
      'now', private.clock()
    )
    from public.bookings b where b.attempt_id = open_attempt.attempt_id
  );
end
$$;

-- Writes `private.insert_booking`, which stores a row as a new booking, pending and unpaid: the columns that it has, and the table's defaults for all
-- others. Null when its attempt has a booking, or its series has one of its date. The columns are named when it is written, so that a session plans it
-- once and not for each booking; who adds a column of the customer's writes it again.
create function private.write_insert_booking() returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_columns text;
  v_defaults text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
    string_agg(format('%L, %s', a.attname, pg_get_expr(d.adbin, d.adrelid)), ', ' order by a.attnum) filter (where d.oid is not null)
  into v_columns, v_defaults
  from pg_catalog.pg_attribute a
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = 'public.bookings'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    -- The customer does not decide what becomes of a booking.
    and a.attname not in (
      'id', 'admin_notes', 'booking_status', 'payment_status', 'contractor_id', 'assigned_cleaner_name', 'assigned_cleaner_phone',
      'overlap_reason', 'contractor_pay',
      'checkout_url', 'stripe_session_id', 'stripe_payment_intent', 'refund_due', 'refunded_at', 'refunded_amount',
      'lost_amount', 'held_minutes', 'retainable_amount', 'late_since', 'customer_moves', 'started_at', 'series_id', 'original_date', 'detached', 'missed_by', 'attention', 'version', 'created_at', 'updated_at'
    );
  execute format(
    $f$
    create or replace function private.insert_booking(booking jsonb, series_id uuid default null, original_date date default null)
    returns public.bookings
    language plpgsql volatile set search_path = '' as $body$
    declare
      v_new public.bookings;
    begin
      insert into public.bookings (series_id, original_date, %1$s)
      select insert_booking.series_id, insert_booking.original_date, %1$s
      from jsonb_populate_record(null::public.bookings, jsonb_build_object(%2$s) || insert_booking.booking)
      on conflict do nothing
      returning * into v_new;
      return v_new;
    end
    $body$
    $f$,
    v_columns, v_defaults
  );
end
$$;

select private.write_insert_booking();

-- One mailbox, or one visitor with many mailboxes, cannot keep every place by never paying.
create function private.require_few_holds(email text, visitor text) returns void
language plpgsql set search_path = '' as $$
begin
  -- Two requests of one visitor for two days would not see each other's hold.
  perform pg_advisory_xact_lock(7303, hashtext(require_few_holds.visitor));
  if (
    select count(*)
    -- The customer's first, and the visitor's: the planner may take all live holds for fewer, and in a crowd they are not.
    from (
      select * from public.bookings o
      where require_few_holds.email <> '' and private.email_key(o.email) = private.email_key(require_few_holds.email)
      offset 0
    ) b
    where b.payment_status = 'pending' and b.booking_status <> 'canceled'
      and b.hold_expires_at > (select private.clock())
      -- All visits of a series are held as one.
      and (b.series_id is null or b.attempt_id is not null)
  ) >= (select r.hits from private.rate_rules r where r.bucket = 'unpaid-holds')
  or (
    select count(*)
    from (select * from public.bookings o where o.visitor = require_few_holds.visitor offset 0) b
    where b.payment_status = 'pending' and b.booking_status <> 'canceled'
      and b.hold_expires_at > (select private.clock())
  ) >= (select r.hits from private.rate_rules r where r.bucket = 'unpaid-holds-visitor') then
    raise exception 'Rate limit exceeded. Please wait before submitting again.' using errcode = 'PT429';
  end if;
end
$$;

-- The booking of an attempt, with what tells whether a repeated request asks for the same; null when it has none.
create function public.find_attempt(attempt_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select (private.open_attempt(find_attempt.attempt_id) - 'status')
    || jsonb_build_object('fingerprint', coalesce(b.attempt_fingerprint, ''))
  from public.bookings b where b.attempt_id = find_attempt.attempt_id
$$;

-- Returns the answer to a request that `place_refusal` has refused; null when it has not.
create function private.refused_place(reason text) returns jsonb
language sql immutable
return case
  when reason = 'full' then '{"status": "day_full"}'
  when reason is not null then jsonb_build_object('status', 'slot_closed', 'reason', reason)
end;

-- Sells a new booking that is not paid by a page: nothing is held and nothing is awaited of the provider.
create function private.sell_at_once(b public.bookings, sold_as text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_after public.bookings;
begin
  update public.bookings x
  set payment_status = sold_as,
      booking_status = case when x.contractor_id is null then 'confirmed' else 'assigned' end,
      hold_expires_at = null,
      visitor = null
  where x.id = b.id
  returning * into v_after;
  perform private.queue_email('booking-confirmation', v_after.id, v_after.email, private.booking_email_payload(v_after));
end
$$;

-- Gives a new booking to the cleaner whom the office has chosen for it. One that is not sold yet stays pending, so that the cleaner is free again
-- when its hold ends unpaid.
create function private.give_job(b public.bookings, cleaner jsonb) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not exists (select from public.contractors c where c.id = (cleaner ->> 'contractor_id')::uuid) then
    raise exception 'This contractor is no longer on the roster.' using errcode = 'PT409', hint = 'off-duty';
  end if;
  update public.bookings x
  set contractor_id = (cleaner ->> 'contractor_id')::uuid,
      overlap_reason = cleaner ->> 'overlap_reason',
      contractor_pay = (cleaner ->> 'contractor_pay')::numeric
  where x.id = b.id;
end
$$;

-- request: {attempt_id, fingerprint?, booking: {column: value …}, promo_code?, hold_minutes, visitor?, taken_by?, sold_as?: a payment status,
--   offer?: the token of a place that is offered, agreed?: {price, reason}, cleaner?: {contractor_id, overlap_reason, contractor_pay}, series?: as `begin_series` takes it}
-- answer: {status: 'reserved' | 'existing', booking_id, payment_id, checkout_url, hold_expires_at, now}
--   | {status: 'day_full'} | {status: 'slot_closed', reason} | {status: 'promo_rejected', reason} | {status: 'cleaner_refused', message}
--   | {status: 'visits_changed'}, when another visit of the series has no place, or the day's own series are not planned so far: `series_due`
create function private.reserve_place(request jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_attempt uuid := (request ->> 'attempt_id')::uuid;
  v_booking jsonb := request -> 'booking';
  v_day date := (v_booking ->> 'booking_date')::date;
  v_minute integer := private.minute_of(v_booking ->> 'booking_time');
  v_minutes integer := coalesce((v_booking ->> 'duration_minutes')::integer, 180);
  v_service text := v_booking ->> 'service_type';
  v_promo text := nullif(upper(trim(request ->> 'promo_code')), '');
  v_sold_as text := request ->> 'sold_as';
  v_visitor text := private.visitor_key(request ->> 'visitor');
  v_series jsonb := nullif(request -> 'series', 'null');
  v_series_id uuid;
  v_hold_end timestamptz;
  v_answer jsonb := private.open_attempt(v_attempt);
  v_offer text := private.open_offer(request ->> 'offer', v_day);
  v_reason text;
  v_hint text;
  v_new public.bookings;
begin
  if v_answer is not null then return v_answer; end if;

  -- A sold-out day is told so without queueing; a place that seems free is looked at again under the lock.
  v_reason := private.place_refusal(v_day, v_minute, v_minutes, private.clock(), v_offer, v_service);
  if v_reason is not null then return private.refused_place(v_reason); end if;
  perform private.lock_days_of(v_day, v_series -> 'visits');

  -- The same request sent twice at once waits here: the second one finds what the first one made.
  v_answer := private.open_attempt(v_attempt);
  if v_answer is not null then return v_answer; end if;
  v_offer := private.open_offer(request ->> 'offer', v_day);
  v_reason := private.place_refusal(v_day, v_minute, v_minutes, private.clock(), v_offer, v_service);
  if v_reason is not null then return private.refused_place(v_reason); end if;
  if private.has_visits_to_plan(v_day) or private.visit_refusal(v_series -> 'visits') is not null then
    return '{"status": "visits_changed"}';
  end if;
  perform private.require_few_holds(v_booking ->> 'email', v_visitor);

  if v_promo is not null then
    v_reason := private.promo_refusal(
      v_promo, v_booking ->> 'email', (v_booking ->> 'subtotal_before_tax')::numeric
    );
    if v_reason is not null then
      return jsonb_build_object('status', 'promo_rejected', 'reason', v_reason);
    end if;
  end if;

  -- The history names who took a booking for its customer.
  perform set_config('dustforce.actor', coalesce(request ->> 'taken_by', ''), true);
  v_hold_end := private.clock() + make_interval(mins => (request ->> 'hold_minutes')::integer);
  begin
    if v_series is not null then v_series_id := private.begin_series(v_series, v_booking ->> 'email', v_day, v_minute); end if;
    v_new := private.insert_booking(
      -- A total that was left out is refused, not taken for the table's zero.
      '{"total_price": null}' || v_booking || jsonb_build_object(
        'attempt_id', v_attempt, 'attempt_fingerprint', request ->> 'fingerprint', 'hold_expires_at', v_hold_end, 'visitor', v_visitor,
        'applied_promo_code', v_promo, 'agreed_price', request #> '{agreed, price}'
      ),
      v_series_id, case when v_series_id is not null then v_day end
    );
    -- The same attempt for another day was faster.
    if v_new.id is null then
      delete from public.series s where s.id = v_series_id;
      return private.open_attempt(v_attempt);
    end if;
    perform private.insert_visits(v_series_id, v_series -> 'visits', v_hold_end);
    if v_new.agreed_price is not null then
      insert into public.booking_acts (id, booking_id, kind, by_whom, actor, reason, agreed)
      values (
        gen_random_uuid(), v_new.id, 'priced', 'office', request ->> 'taken_by', request #>> '{agreed, reason}',
        jsonb_build_object('listed', v_new.subtotal_before_tax, 'price', v_new.agreed_price)
      );
    end if;
    perform private.take_offer(v_offer, v_new.id);
    -- The row names the payment to the provider.
    perform private.sync_first_payment(v_new);
    if v_promo is not null then
      perform private.hold_promo_use(v_new.id, v_promo, v_new.email, case when v_sold_as is null then v_hold_end end);
    end if;
    if request ? 'cleaner' then perform private.give_job(v_new, request -> 'cleaner'); end if;
    if v_sold_as is not null then perform private.sell_at_once(v_new, v_sold_as); end if;
  exception
    -- All or nothing: without the cleaner there is no booking.
    when sqlstate 'PT409' then
      get stacked diagnostics v_hint = pg_exception_hint;
      if coalesce(v_hint, '') not in ('overlap', 'off-duty') then raise; end if;
      return jsonb_build_object('status', 'cleaner_refused', 'message', sqlerrm);
  end;

  -- Those who wait for the same day need not wait for the disk too. `attach_checkout`, which does, comes before anybody gets the page to pay on, and brings
  -- to the disk all that was before it.
  if v_sold_as is null then perform set_config('synchronous_commit', 'off', true); end if;
  return private.open_attempt(v_attempt) || '{"status": "reserved"}';
end
$$;

-- Remembers the checkout session of a booking; false when the booking is gone.
create function public.attach_checkout(booking_id text, session_id text, url text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  update public.bookings b
  set stripe_session_id = session_id, checkout_url = url
  where b.id = booking_id;
  return found;
end
$$;

-- The open checkouts that the same visitor has under the same mailbox, except those of one attempt: what a customer left
-- behind who went back from the payment page and changed the booking. The shape is that of `pending_checkouts`.
create function public.own_checkouts(visitor text, email text, except_attempt uuid)
returns table (booking_id private.given_text, session_id text, hold_expires_at private.given_instant)
language sql stable
begin atomic
  select b.id, b.stripe_session_id, b.hold_expires_at
  from public.bookings b
  where b.visitor = private.visitor_key(own_checkouts.visitor)
    and private.email_key(b.email) = private.email_key(own_checkouts.email)
    and b.payment_status = 'pending' and b.booking_status <> 'canceled'
    and b.attempt_id is distinct from own_checkouts.except_attempt
    -- One without a page is just being opened by another request.
    and b.stripe_session_id is not null
  order by b.hold_expires_at, b.id;
end;

-- Cancels a booking whose checkout is open, in an administrator's name: money that still arrives is refunded. Returns the
-- checkout to close, in the shape of `pending_checkouts`; null when none is open.
create function public.cancel_open_checkout(booking_id text, admin_email text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  perform set_config('dustforce.actor', admin_email, true);
  update public.bookings b
  set booking_status = 'canceled'
  where b.id = cancel_open_checkout.booking_id and private.has_open_checkout(b)
  returning * into v_booking;
  if v_booking.id is null then return null; end if;
  return jsonb_build_object(
    'booking_id', v_booking.id, 'session_id', v_booking.stripe_session_id,
    'hold_expires_at', v_booking.hold_expires_at
  );
end
$$;
