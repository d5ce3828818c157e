-- Payment events. Each is recorded, moves its booking and queues its e-mails in one transaction: recording first and acting
-- later loses paid bookings in a crash. Events come twice, late and in any order, so the end may depend only on which came:
-- a refund is final, paid wins over failed, failed over expired. core's `settle` states the same rules; one test holds both
-- to the same cases.

-- That a booking has a price that was agreed on, for those who need not know which.
create function private.agreed_flag(b public.bookings) returns jsonb
language sql immutable set search_path = '' as $$
  select case when b.agreed_price is null then '{}'::jsonb else '{"is_price_agreed": true}' end
$$;

-- What the e-mails about a booking say; the templates take what they need.
create function private.booking_email_payload(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(b)
    - '{attempt_id, attempt_fingerprint, checkout_url, visitor, admin_notes, attention, version, agreed_price}'::text[]
    - '{contractor_id, contractor_pay, assigned_cleaner_phone, overlap_reason, busy, held_minutes, may_keep, late_since, own_moves, started_at}'::text[]
    || private.agreed_flag(b)
$$;

-- Records the event; false when it was recorded before. A second delivery at the same moment waits here for the first.
create function private.record_payment_event(event jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  insert into public.payment_events (
    id, type, booking_id, session_id, payment_intent, reversal_id, payment_id, paid, amount_total, currency
  )
  values (
    event ->> 'id', event ->> 'type', event ->> 'booking_id', event ->> 'session_id', event ->> 'payment_intent',
    event ->> 'reversal_id', event ->> 'payment_id', coalesce((event ->> 'paid')::boolean, false), (event ->> 'amount_total')::bigint, lower(event ->> 'currency')
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
  if v_booking.id is null and e.booking_id is null then
    select * into v_booking from public.bookings b
    where b.id = (
      select p.booking_id from public.payments p
      where p.session_id = e.session_id or p.payment_intent = e.payment_intent limit 1
    ) for update;
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

-- The first payment of a booking as it is stored with the booking; made here when it has none yet.
create function private.sync_first_payment(b public.bookings) returns void
language sql volatile set search_path = '' as $$
  insert into public.payments as p (booking_id, purpose, amount, currency, session_id, payment_intent, paid_at)
  values (
    b.id, 'first', (b.total_price * 100)::bigint, b.currency, b.stripe_session_id, b.stripe_payment_intent,
    case when b.payment_status in ('paid', 'completed', 'refunded') then private.clock() end
  )
  on conflict (booking_id) where purpose = 'first' do update
  set session_id = coalesce(excluded.session_id, p.session_id),
      payment_intent = coalesce(excluded.payment_intent, p.payment_intent),
      paid_at = coalesce(p.paid_at, excluded.paid_at)
$$;

-- The payments of a booking that reports are asked for: its first, come or awaited, and others that have come. The first one's payment is
-- known by the booking before the row is.
create function private.payments_of(b public.bookings) returns table (id uuid, payment_intent text, amount bigint, paid_at timestamptz, nr bigint)
language sql stable set search_path = '' as $$
  select p.id, case when p.purpose = 'first' then coalesce(b.stripe_payment_intent, p.payment_intent) else p.payment_intent end,
    p.amount, p.paid_at, row_number() over (order by p.purpose <> 'first', p.paid_at, p.id)
  from public.payments p
  where p.booking_id = b.id and (p.purpose = 'first' or p.paid_at is not null)
$$;

-- What the customer of a booking was told of by letters about acts, in cents.
create function private.told_refunds(booking_id text) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(r.amount), 0)::bigint from public.refunds r where r.booking_id = told_refunds.booking_id and r.told
$$;

-- What the customer of a booking was told of by the letters about its parts, in cents.
create function private.told_parts(booking_id text) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum((o.payload ->> 'refund_amount')::numeric * 100), 0)::bigint
  from public.email_outbox o where o.kind = 'booking-partly-refunded' and o.ref = told_parts.booking_id
$$;

-- Paid, but the booking cannot take place: the money goes back, the customer is told, an administrator sees it.
create function private.give_money_back(b public.bookings, e public.payment_events, reason text) returns text
language plpgsql set search_path = '' as $$
declare
  v_after public.bookings;
begin
  update public.bookings x
  set payment_status = 'paid', booking_status = 'canceled', refund_due = true, may_keep = 0, visitor = null,
      attention = private.with_reason(x.attention, reason),
      stripe_session_id = coalesce(x.stripe_session_id, e.session_id),
      stripe_payment_intent = coalesce(e.payment_intent, x.stripe_payment_intent)
  where x.id = b.id
  returning * into v_after;
  perform private.return_promo_use(b.id);
  perform private.queue_refund_email('booking-refunded', v_after, private.refund_of_rest(v_after), 0);
  return 'refund';
end
$$;

-- Paid, with a place: confirmed, and the customer is told.
create function private.confirm_booking(b public.bookings, e public.payment_events) returns text
language plpgsql set search_path = '' as $$
declare
  v_after public.bookings;
  v_promo_kept boolean := private.keep_promo_use(b);
  v_over boolean := private.places_taken(b.booking_date, private.clock(), b.id) >= private.places_on(b.booking_date);
  v_closed boolean := private.closed_reason(b.booking_date, b.booking_minute) is not null;
begin
  update public.bookings x
  set payment_status = 'paid',
      visitor = null,
      booking_status = case when x.booking_status in ('pending', 'canceled') then 'confirmed' else x.booking_status end,
      stripe_session_id = coalesce(x.stripe_session_id, e.session_id),
      stripe_payment_intent = coalesce(e.payment_intent, x.stripe_payment_intent),
      attention = private.with_reason(
        private.with_reason(x.attention, case when v_closed then 'on-closed-day' end),
        -- The limit was lowered, or the day closed, while the customer paid: the promise is kept, and somebody should know.
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
    update public.bookings x set attention = private.with_reason(x.attention, 'reference-mismatch') where x.id = b.id;
    return 'reference-mismatch';
  end if;
  if b.payment_status in ('paid', 'completed', 'refunded') then return 'unchanged'; end if;
  if not private.amount_matches(b, e) then
    -- By its payment a dispute of this money is found.
    update public.bookings x
    set attention = private.with_reason(x.attention, 'amount-mismatch'),
        stripe_payment_intent = coalesce(x.stripe_payment_intent, e.payment_intent)
    where x.id = b.id;
    return 'amount-mismatch';
  end if;
  -- Only giving up cancels booking and payment together: this one was canceled by an administrator.
  if (b.payment_status = 'pending' or b.payment_status = 'due') and b.booking_status = 'canceled' then
    return private.give_money_back(b, e, 'paid-but-canceled');
  end if;

  perform private.lock_day(b.booking_date);
  v_now := private.clock();
  if b.booking_status <> 'completed'
    and not private.takes_place(b, v_now)
    and private.place_refusal(b.booking_date, b.booking_minute, b.duration_minutes, v_now, b.id) is not null
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
  update public.refunds r
  set status = 'done', settled_at = coalesce(r.settled_at, private.clock())
  where r.booking_id = b.id and r.status in ('due', 'sent') and r.asked_at is not null;
  update public.bookings x
  set payment_status = 'refunded',
      booking_status = case x.booking_status when 'completed' then 'completed' else 'canceled' end,
      refund_due = false,
      refunded_at = private.clock(),
      attention = x.attention - 'price-owed'
  where x.id = b.id
  returning * into v_after;
  perform private.return_promo_use(b.id);
  -- A confirmation that has not gone out would only mislead now.
  update public.email_outbox o
  set status = 'failed', last_error = 'withdrawn: the payment was refunded'
  where o.kind = 'booking-confirmation' and o.ref = b.id and o.status = 'queued';
  perform private.queue_refund_email('booking-refunded', v_after, private.refund_of_rest(v_after) - private.told_refunds(b.id), 0);
  return 'refunded';
end
$$;

-- What has become of a payment, in cents, from all that was reported about it.
create type private.payment_balance as (
  refunded bigint, lost bigint, failed bigint, disputes bigint, disputes_lost bigint, disputes_won bigint,
  -- What was reported refund by refund; a charge's total may hold more.
  given bigint
);

-- core's `paymentBalance`, of the events that are stored; a test holds both to the same reports. `but_event` is left out.
create function private.payment_balance(payment_intent text, paid bigint, but_event text) returns private.payment_balance
language sql stable set search_path = '' as $$
  with reports as (
    select e.type, e.reversal_id, e.amount_total as amount
    from public.payment_events e
    where e.payment_intent = payment_balance.payment_intent and e.id is distinct from but_event
  ),
  single as (
    select max(r.amount) as amount,
      bool_or(r.type = 'refund_given' or r.type = 'refund_failed') as is_refund,
      bool_or(r.type = 'refund_failed') as has_failed,
      bool_or(r.type = 'dispute_won') as is_won,
      bool_or(r.type = 'dispute_lost') as is_lost
    from reports r
    where r.type like 'refund\_%' or r.type like 'dispute\_%'
    group by r.type like 'refund\_%', r.reversal_id
  ),
  sums as (
    select coalesce(sum(s.amount) filter (where s.is_refund and not s.has_failed), 0) as given,
      coalesce(sum(s.amount) filter (where s.has_failed), 0) as failed,
      coalesce(sum(s.amount) filter (where s.is_lost and not s.is_won), 0) as lost,
      count(*) filter (where not s.is_refund) as disputes,
      count(*) filter (where s.is_lost and not s.is_won) as disputes_lost,
      count(*) filter (where s.is_won) as disputes_won
    from single s
  ),
  refunded as (
    -- What was refunded in all may still count a refund that failed since.
    select least(paid, greatest(m.given, coalesce(max(r.amount), 0) - m.failed)) as amount
    from sums m
    left join reports r on r.type in ('refunded', 'partly_refunded')
    group by m.given, m.failed
  )
  select row(
    f.amount, least(paid - f.amount, m.lost), m.failed, m.disputes, m.disputes_lost, m.disputes_won, m.given
  )::private.payment_balance
  from sums m cross join refunded f
$$;

-- core's `lastRefundCents`, of the events that are stored; a test holds both to the same reports.
create function private.last_refund(payment_intent text, paid bigint) returns bigint
language sql stable set search_path = '' as $$
  select greatest(paid - w.lost - greatest(coalesce(parts.amount, 0) - w.failed, 0), 0)
  from private.payment_balance(last_refund.payment_intent, paid, null) w
  cross join (
    select max(e.amount_total) as amount from public.payment_events e
    where e.payment_intent = last_refund.payment_intent and e.type = 'partly_refunded'
  ) parts
$$;

-- What the refund of the whole gives the customer of a booking, in cents.
create function private.refund_of_rest(b public.bookings) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(private.last_refund(p.payment_intent, p.amount)), 0)::bigint from private.payments_of(b) p
$$;

-- Tells the customer of a booking what goes back, in cents, and what is kept then; nothing where nothing does.
create function private.queue_refund_email(kind text, b public.bookings, amount bigint, kept bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if amount > 0 then
    perform private.queue_email(
      kind, b.id, b.email,
      private.booking_email_payload(b) || jsonb_build_object(
        'refund_amount', round(amount / 100.0, 2), 'kept_amount', round(kept / 100.0, 2),
        'credit_date', (private.clock() at time zone private.zone())::date,
        -- The words excuse us only when the booking could not be kept.
        'refund_due', b.refund_due and b.may_keep = 0
      )
    );
  end if;
end
$$;

-- How much there is of each reason for attention that reports about a payment give.
create function private.reversal_measures(w private.payment_balance, paid bigint, unexpected bigint) returns table (reason text, measure bigint)
language sql immutable set search_path = '' as $$
  values
    ('refund-failed', w.failed),
    ('disputed', w.disputes - w.disputes_lost - w.disputes_won),
    ('dispute-lost', w.disputes_lost),
    ('dispute-won', w.disputes_won),
    ('refunded', case when w.refunded = paid then unexpected else 0 end),
    ('partly-refunded', case when w.refunded = paid then 0 else unexpected end)
$$;

-- core's `reversalAttention`.
create function private.reversal_attention(
  reasons jsonb, before private.payment_balance, after private.payment_balance, paid bigint,
  unexpected_before bigint, unexpected_after bigint
) returns jsonb
language sql immutable set search_path = '' as $$
  select private.known_reasons(
    reasons - coalesce(array_agg(m.reason) filter (where m.was > 0 and m.now = 0), '{}')
      || coalesce(
        jsonb_agg(m.reason) filter (where m.now > m.was), '[]'
      )
  )
  from (
    select a.reason, b.measure as was, a.measure as now
    from private.reversal_measures(after, paid, unexpected_after) a
    join private.reversal_measures(before, paid, unexpected_before) b on b.reason = a.reason
  ) m
$$;

-- Whether the event is about money of a payment that is none of the booking's.
create function private.is_foreign_reversal(b public.bookings, e public.payment_events) returns boolean
language sql stable set search_path = '' as $$
  select e.type not in ('completed', 'async_succeeded', 'async_failed', 'expired')
    and b.stripe_payment_intent is distinct from e.payment_intent and b.stripe_payment_intent is not null
    and not exists (
      select from public.payments p where p.booking_id = b.id and p.payment_intent = e.payment_intent and p.paid_at is not null
    )
$$;

-- What of a payment the office has paid back itself, in cents.
create function private.paid_back_by_hand(payment_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(r.amount), 0)::bigint from public.refunds r
  where r.payment_id = paid_back_by_hand.payment_id and r.method is not null and r.status = 'done'
$$;

-- What has become of all payments of a booking together. `known` is the first payment's, where the booking does not name it yet.
create function private.booking_balance(b public.bookings, known text, but_event text) returns private.payment_balance
language sql stable set search_path = '' as $$
  select row(
    sum((w.balance).refunded + w.by_hand), sum((w.balance).lost), sum((w.balance).failed), sum((w.balance).disputes),
    sum((w.balance).disputes_lost), sum((w.balance).disputes_won), sum((w.balance).given)
  )::private.payment_balance
  from (
    select private.payment_balance(
      case when p.nr = 1 then coalesce(p.payment_intent, known) else p.payment_intent end, p.amount, but_event
    ) as balance,
    private.paid_back_by_hand(p.id) as by_hand
    from private.payments_of(b) p
  ) w
$$;

-- What has gone back of a booking's payments, or was asked for, beyond what was to go back, in cents: core's `unexpectedRefundCents` for each payment,
-- and for all of them what may be kept. A refund that waits to be handed out shrinks instead.
create function private.unexpected_refund(b public.bookings, known text, but_event text) returns bigint
language sql stable set search_path = '' as $$
  select greatest(sum(g.gone) - greatest(sum(g.amount) - (coalesce(b.may_keep, b.total_price) * 100)::bigint, 0), 0)::bigint
  from (
    select p.amount,
      least(p.amount, greatest(w.refunded, w.given + o.asked) + o.failed) + private.paid_back_by_hand(p.id) as gone
    from private.payments_of(b) p
    cross join lateral (select case when p.nr = 1 then coalesce(p.payment_intent, known) else p.payment_intent end as intent) i
    cross join lateral private.payment_balance(i.intent, p.amount, but_event) w
    cross join lateral (
      select coalesce(sum(r.amount) filter (where r.status = 'failed'), 0) as failed,
        coalesce(
          sum(r.amount) filter (where r.status <> 'failed' and r.asked_at is not null and not exists (
            select from public.payment_events e
            where e.reversal_id = r.provider_id and e.payment_intent = i.intent and e.id is distinct from but_event
          )),
          0
        ) as asked
      from public.refunds r where r.payment_id = p.id and r.method is null
    ) o
  ) g
$$;

-- What of the price has gone back, in dollars: what was paid above it, for a change that was not made or before a cheaper one, goes back besides.
create function private.refunded_of_price(b public.bookings, refunded bigint) returns numeric
language sql stable set search_path = '' as $$
  select greatest(
    refunded - greatest((select sum(p.amount) from private.payments_of(b) p) - (b.total_price * 100)::bigint, 0), 0
  ) / 100.0
$$;

-- The payment that an event is about, where it can be the first one of its booking: not where the office took that itself, nor where it is
-- another payment's.
create function private.first_intent(b public.bookings, e public.payment_events) returns text
language sql stable set search_path = '' as $$
  select e.payment_intent
  where not exists (
    select from public.payments p
    where p.booking_id = b.id
      and case p.purpose when 'first' then p.method is not null else p.payment_intent = e.payment_intent end
  )
$$;

-- Brings a booking's amounts up to what was reported about its payments, this event included: also reports that came before the booking's
-- payment was known. False when nothing has changed.
create function private.take_over_balance(b public.bookings, e public.payment_events) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_now public.bookings;
  v_paid bigint := (select sum(p.amount) from private.payments_of(b) p);
  v_before private.payment_balance := private.booking_balance(b, null, e.id);
  v_after private.payment_balance;
  v_first text := private.first_intent(b, e);
begin
  select * into v_now from public.bookings x where x.id = b.id;
  v_after := private.booking_balance(v_now, v_first, null);
  if v_after is not distinct from v_before then return false; end if;
  -- What may be kept is judged as it is now: only what went back has changed by the event.
  b.may_keep := v_now.may_keep;
  b.total_price := v_now.total_price;
  update public.bookings x
  set refunded_amount = private.refunded_of_price(x, v_after.refunded),
      lost_amount = v_after.lost / 100.0,
      stripe_payment_intent = coalesce(x.stripe_payment_intent, v_first),
      attention = private.reversal_attention(
        x.attention, v_before, v_after, v_paid,
        private.unexpected_refund(b, null, e.id), private.unexpected_refund(v_now, v_first, null)
      )
  where x.id = b.id
  returning * into v_now;
  -- core's `partRefundCents`. Who was told that all goes back is not told of its parts, nor of what an act's letter has told.
  if v_after.refunded < v_paid
    and not exists (select from public.email_outbox o where o.kind = 'booking-refunded' and o.ref = b.id)
  then
    perform private.queue_refund_email(
      'booking-partly-refunded', v_now,
      v_after.refunded - greatest(v_before.refunded, private.told_refunds(b.id) + private.told_parts(b.id)),
      v_paid - v_after.refunded - v_after.lost
    );
  end if;
  return true;
end
$$;

-- What is left of each payment that has come, in cents: less what was lost and every refund ever written or reported, a failed one too.
-- Without the refunds that nobody has asked for yet, if so wanted: they can still be aimed again.
create function private.left_of_payments(b public.bookings, but_waiting boolean default false)
returns table (id uuid, left_over bigint, lost bigint, nr bigint)
language sql stable set search_path = '' as $$
  select p.id,
    greatest(
      p.amount - w.lost - w.refunded - w.failed - coalesce(
        (
          select sum(r.amount) from public.refunds r
          where r.payment_id = p.id and not (but_waiting and r.status = 'due' and r.asked_at is null) and not exists (
            select from public.payment_events e where e.reversal_id = r.provider_id and e.payment_intent = p.payment_intent
          )
        ),
        0
      ),
      0
    )::bigint,
    w.lost, p.nr
  from private.payments_of(b) p
  cross join lateral private.payment_balance(p.payment_intent, p.amount, null) w
  where p.paid_at is not null
$$;

-- The one rule for money: what is left above what may be kept is due, and is written as refunds, newest payment first. core's `dueCents` and
-- `refundsOf`; a test holds both to the same stories. Refunds that nobody has asked for yet are aimed again. Returns what this call wrote,
-- in cents, beyond what was due already.
create function private.settle_ledger(booking_id text, act_id uuid default null, told boolean default false) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  b public.bookings;
  v_keep bigint;
  v_waiting bigint;
  v_most bigint;
  v_due bigint;
  v_open bigint;
  v_part bigint;
  p record;
begin
  select * into b from public.bookings x where x.id = settle_ledger.booking_id;
  v_keep := (coalesce(b.may_keep, b.total_price) * 100)::bigint;
  perform private.sync_first_payment(b);
  -- Those that are being handed out are judged after they were: their amounts stay.
  perform from public.refunds r where r.booking_id = b.id and r.status = 'due' for update;
  select coalesce(sum(r.amount), 0) into v_waiting from public.refunds r
  where r.booking_id = b.id and r.status = 'due' and r.asked_at is null;
  select least(sum(l.left_over), greatest(sum(l.left_over + l.lost) - v_keep, 0)) into v_most
  from private.left_of_payments(b, true) l;
  select coalesce(greatest(sum(l.left_over) - v_keep, 0), 0) into v_due from private.left_of_payments(b) l;
  if v_most < v_waiting then
    v_due := 0;
    -- Money has gone back another way meanwhile, or is not there any more: what is written, and was not asked for, shrinks from the newest.
    v_open := v_waiting - v_most;
    for p in
      select r.id, r.amount from public.refunds r
      where r.booking_id = b.id and r.status = 'due' and r.asked_at is null
      order by r.created_at desc, r.id
    loop
      exit when v_open = 0;
      v_part := least(v_open, p.amount);
      v_open := v_open - v_part;
      if v_part = p.amount then
        delete from public.refunds r where r.id = p.id;
      else
        update public.refunds r set amount = r.amount - v_part where r.id = p.id;
      end if;
    end loop;
  else
    v_open := v_due;
    for p in select * from private.left_of_payments(b) l where l.left_over > 0 order by l.nr desc loop
      exit when v_open = 0;
      v_part := least(v_open, p.left_over);
      v_open := v_open - v_part;
      insert into public.refunds (payment_id, booking_id, amount, act_id, told)
      values (p.id, b.id, v_part, settle_ledger.act_id, settle_ledger.told);
    end loop;
  end if;
  update public.bookings x
  set refund_due = d.is_due
  from (
    select exists (select from public.refunds r where r.booking_id = b.id and r.status in ('due', 'sent')) as is_due
  ) d
  where x.id = b.id and x.refund_due is distinct from d.is_due;
  return v_due;
end
$$;

-- The same for a payment without a booking. That it goes back is expected; anything else calls an administrator again.
create function private.take_over_unmatched(e public.payment_events) returns boolean
language plpgsql set search_path = '' as $$
declare
  u public.unmatched_payments;
  v_before private.payment_balance;
  v_after private.payment_balance;
  v_attention jsonb;
  v_is_new boolean;
begin
  select * into u from public.unmatched_payments x where x.payment_intent = e.payment_intent for update;
  if u.session_id is null then return false; end if;
  v_before := private.payment_balance(u.payment_intent, u.amount, e.id);
  v_after := private.payment_balance(u.payment_intent, u.amount, null);
  v_attention := private.reversal_attention(
    u.attention, v_before, v_after, u.amount,
    case v_before.refunded when u.amount then 0 else v_before.refunded end,
    case v_after.refunded when u.amount then 0 else v_after.refunded end
  );
  v_is_new := not u.attention @> v_attention;
  update public.unmatched_payments x
  set refund_due = x.refund_due and v_after.refunded < u.amount,
      refunded_at = case when v_after.refunded = u.amount then coalesce(x.refunded_at, private.clock()) else x.refunded_at end,
      attention = v_attention,
      resolved_at = case when not v_is_new then x.resolved_at end,
      resolved_by = case when not v_is_new then x.resolved_by end
  where x.session_id = u.session_id;
  return v_after is distinct from v_before;
end
$$;

-- An event about money whose booking is not there. An event without a booking's name is of somebody else's checkout. A session
-- that had been settled before its booking was deleted stays settled: the job took place, or its money has gone back.
create function private.settle_without_booking(e public.payment_events) returns text
language plpgsql set search_path = '' as $$
begin
  if e.type not in ('completed', 'async_succeeded', 'async_failed', 'expired') then
    return case when private.take_over_unmatched(e) then e.type else 'unknown-booking' end;
  end if;
  if e.type not in ('completed', 'async_succeeded') or not e.paid or coalesce(e.amount_total, 0) = 0
    or e.booking_id is null or e.session_id is null
  then
    return 'unknown-booking';
  end if;
  if exists (
    select from public.payment_events x
    where x.session_id = e.session_id and x.outcome in ('confirmed', 'changed', 'refund', 'unmatched')
  ) then
    return 'unchanged';
  end if;
  insert into public.unmatched_payments (session_id, payment_intent, booking_id, amount, currency)
  values (e.session_id, e.payment_intent, e.booking_id, e.amount_total, e.currency)
  on conflict do nothing;
  if not found then return 'unchanged'; end if;
  -- The word that it was given back may be faster than the word that it came.
  perform private.take_over_unmatched(e);
  return 'unmatched';
end
$$;

-- Whether a booking has money of another payment than the event's that has not all gone back.
create function private.has_other_money(b public.bookings, e public.payment_events) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.left_of_payments(b) l
    join private.payments_of(b) p on p.id = l.id
    where l.left_over > 0
      -- Its first payment may not be known yet.
      and coalesce(p.payment_intent, case p.nr when 1 then private.first_intent(b, e) end) is distinct from e.payment_intent
  )
$$;

-- What the provider says about a refund that was asked for here: it names its row.
create function private.take_over_refund(e public.payment_events, refund_key text) returns void
language sql volatile set search_path = '' as $$
  update public.refunds r
  set provider_id = coalesce(r.provider_id, e.reversal_id),
      asked_at = coalesce(r.asked_at, private.clock()),
      status = case
        when e.type = 'refund_failed' or r.status = 'failed' then 'failed'
        when e.paid or r.status = 'done' then 'done'
        else 'sent'
      end,
      settled_at = case when e.paid or e.type = 'refund_failed' then coalesce(r.settled_at, private.clock()) else r.settled_at end
  where e.type in ('refund_given', 'refund_failed') and e.reversal_id is not null
    and (r.id::text = refund_key or r.provider_id = e.reversal_id)
$$;

create function private.apply_payment_event(b public.bookings, e public.payment_events) returns text
language plpgsql set search_path = '' as $$
declare
  v_change uuid := private.change_payment_of(b, e);
begin
  return case
    when b.id is null then private.settle_without_booking(e)
    when v_change is not null then private.settle_change(b, e, v_change)
    when private.is_foreign_reversal(b, e) then 'unchanged'
    when e.type = 'async_succeeded' or (e.type = 'completed' and e.paid) then private.receive_payment(b, e)
    -- The bank is still thinking; the place is kept as long as any hold is.
    when e.type = 'completed' then 'awaiting-payment'
    -- Of a booking that stands again it is known already that its money went back.
    when e.type = 'refunded' and b.attention ? 'price-owed'
      and (private.booking_balance(b, null, e.id)).refunded >= (select sum(p.amount) from private.payments_of(b) p) then 'unchanged'
    when e.type = 'refunded' and not private.has_other_money(b, e) then private.mark_refunded(b)
    when e.type not in ('async_failed', 'expired') then 'unchanged'
    when private.is_foreign_session(b, e) then 'unchanged'
    when private.give_up_booking(b, case e.type when 'async_failed' then 'failed' else 'expired' end) then 'released'
    else 'unchanged'
  end;
end
$$;

-- A refund that was asked for here has arrived: when it was the last of the money, all of it has gone back.
create function private.end_refunds(booking_id text, provider_id text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  b public.bookings;
begin
  select * into b from public.bookings x where x.id = end_refunds.booking_id;
  if not b.refund_due
    and exists (select from public.refunds r where r.provider_id = end_refunds.provider_id)
    and not exists (select from private.left_of_payments(b) l where l.left_over > 0)
    and not exists (select from public.refunds r where r.booking_id = b.id and r.status = 'failed')
  then
    perform private.mark_refunded(b);
  end if;
end
$$;

-- event: {id, type: as `payment_events` lists them, session_id, payment_intent?, reversal_id?, refund_key?, paid: boolean,
--   amount_total: cents, currency, booking_id}. `refund_key` names the row of `refunds` that the event is about.
-- answer: {outcome, booking_id, refund: boolean, duplicate: boolean}. `refund`: money has to go back, see refunds_due.
create function public.settle_payment(event jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_new boolean;
  v_event public.payment_events;
  v_booking public.bookings;
  v_outcome text;
begin
  -- Two events about one payment would not see each other: a refund must not miss the booking that is being paid by it.
  perform pg_advisory_xact_lock(7305, hashtext(event ->> 'payment_intent'));
  v_new := private.record_payment_event(event);
  if v_new then
    select * into strict v_event from public.payment_events e where e.id = event ->> 'id';
    -- A booking is locked before its refunds, everywhere: two that are told of one booking do not wait for each other.
    v_booking := private.booking_of_event(v_event);
    perform private.take_over_refund(v_event, event ->> 'refund_key');
    if v_booking.id is not null then perform private.sync_first_payment(v_booking); end if;
    v_outcome := private.apply_payment_event(v_booking, v_event);
    if v_booking.id is not null and not private.is_foreign_reversal(v_booking, v_event)
      and private.take_over_balance(v_booking, v_event) and v_outcome = 'unchanged'
    then
      v_outcome := v_event.type;
    end if;
    if v_booking.id is not null then
      perform private.settle_ledger(v_booking.id);
      if v_event.type = 'refund_given' then perform private.end_refunds(v_booking.id, v_event.reversal_id); end if;
    end if;
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
