-- What is paid for a booking, and what goes back of it. Payment events are decided in core, see `read_story`; what an act of a person gives back
-- is written here, in the act's own transaction, by the same rule.

-- That a booking has a price that was agreed on, for those who need not know which.
create function private.agreed_flag(b public.bookings) returns jsonb
language sql immutable
return case when b.agreed_price is null then '{}'::jsonb else '{"is_price_agreed": true}' end;

-- What the e-mails about a booking say; the templates take what they need.
create function private.booking_email_payload(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(b)
    - '{attempt_id, attempt_fingerprint, checkout_url, visitor, admin_notes, attention, version, agreed_price}'::text[]
    - '{contractor_id, contractor_pay, assigned_cleaner_phone, overlap_reason, busy, held_minutes, may_keep, late_since, own_moves, started_at}'::text[]
    || private.agreed_flag(b)
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
language sql stable
begin atomic
  select p.id, case when p.purpose = 'first' then coalesce(b.stripe_payment_intent, p.payment_intent) else p.payment_intent end,
    p.amount, p.paid_at, row_number() over (order by p.purpose <> 'first', p.paid_at, p.id)
  from public.payments p
  where p.booking_id = b.id and (p.purpose = 'first' or p.paid_at is not null);
end;

-- What the customer of a booking was told of by letters about acts, in cents.
create function private.told_refunds(booking_id text) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(r.amount), 0)::bigint from public.refunds r where r.booking_id = told_refunds.booking_id and r.told
$$;

-- Money has gone back: whatever else comes, the booking is off, unless the work was done.
create function private.mark_refunded(b public.bookings) returns void
language plpgsql set search_path = '' as $$
declare
  v_after public.bookings;
begin
  if b.payment_status = 'refunded' then return; end if;
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
  perform private.queue_refund_email(v_after, private.refund_of_rest(v_after) - private.told_refunds(b.id));
end
$$;

-- What has become of a payment, in cents, from all that was reported about it.
create type private.payment_balance as (
  refunded bigint, lost bigint, failed bigint, disputes bigint, disputes_lost bigint, disputes_won bigint
);

-- core's `paymentBalance`, of the events that are stored; a test holds both to the same reports.
create function private.payment_balance(payment_intent text, paid bigint) returns private.payment_balance
language sql stable set search_path = '' as $$
  with reports as (
    select e.type, e.reversal_id, e.amount_total as amount
    from public.payment_events e
    where e.payment_intent = payment_balance.payment_intent
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
    f.amount, least(paid - f.amount, m.lost), m.failed, m.disputes, m.disputes_lost, m.disputes_won
  )::private.payment_balance
  from sums m cross join refunded f
$$;

-- core's `lastRefundCents`, of the events that are stored; a test holds both to the same reports.
create function private.last_refund(payment_intent text, paid bigint) returns bigint
language sql stable set search_path = '' as $$
  select greatest(paid - w.lost - greatest(coalesce(parts.amount, 0) - w.failed, 0), 0)
  from private.payment_balance(last_refund.payment_intent, paid) w
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

-- Tells the customer of a booking that what is left goes back, in cents; nothing where nothing does.
create function private.queue_refund_email(b public.bookings, amount bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if amount > 0 then
    perform private.queue_email(
      'booking-refunded', b.id, b.email,
      private.booking_email_payload(b) || jsonb_build_object(
        'refund_amount', round(amount / 100.0, 2), 'kept_amount', 0,
        'credit_date', (private.clock() at time zone private.zone())::date,
        -- The words excuse us only when the booking could not be kept.
        'refund_due', b.refund_due and b.may_keep = 0
      )
    );
  end if;
end
$$;

-- What of a payment the office has paid back itself, in cents.
create function private.paid_back_by_hand(payment_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(r.amount), 0)::bigint from public.refunds r
  where r.payment_id = paid_back_by_hand.payment_id and r.method is not null and r.status = 'done'
$$;

-- What has gone back of all payments of a booking together, in cents.
create function private.returned_of(b public.bookings) returns bigint
language sql stable set search_path = '' as $$
  select sum((private.payment_balance(p.payment_intent, p.amount)).refunded + private.paid_back_by_hand(p.id))::bigint
  from private.payments_of(b) p
$$;

-- What of the price has gone back, in dollars: what was paid above it, for a change that was not made or before a cheaper one, goes back besides.
create function private.refunded_of_price(b public.bookings) returns numeric
language sql stable set search_path = '' as $$
  select greatest(
    private.returned_of(b) - greatest((select sum(p.amount) from private.payments_of(b) p) - (b.total_price * 100)::bigint, 0), 0
  ) / 100.0
$$;

-- What is left of each payment that has come, in cents: less what was lost and every refund ever written or reported, a failed one too.
-- Without the refunds that nobody has asked for yet, if so wanted: they can still be aimed again.
create function private.left_of_payments(b public.bookings, but_waiting boolean default false)
returns table (id uuid, left_over bigint, lost bigint, nr bigint)
language sql stable
begin atomic
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
  cross join lateral private.payment_balance(p.payment_intent, p.amount) w
  where p.paid_at is not null;
end;

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

-- Whether a bank looks at a payment: a dispute of it is open.
create function private.is_disputed(payment_intent text, amount bigint) returns boolean
language sql stable set search_path = '' as $$
  select w.disputes > w.disputes_lost + w.disputes_won from private.payment_balance(is_disputed.payment_intent, is_disputed.amount) w
$$;

-- What still has to go back, in cents. The key names the refund: its row, or the session when there is no booking. Nothing goes back
-- of a payment that a bank looks at, and what the office took itself it pays back itself.
create function private.due_refunds()
returns table (
  key text, booking_id text, session_id text, payment_intent text, amount bigint, whole bigint, currency text, since timestamptz
)
language sql stable
begin atomic
  select r.id::text, r.booking_id, p.session_id, p.payment_intent, r.amount, r.amount, p.currency, r.created_at
  from public.refunds r
  join public.payments p on p.id = r.payment_id
  where r.status = 'due' and p.method is null and not private.is_disputed(p.payment_intent, p.amount)
  union all
  select u.session_id, u.booking_id, u.session_id, u.payment_intent, u.amount - w.refunded - w.lost,
    u.amount - w.lost, u.currency, u.created_at
  from public.unmatched_payments u
  cross join lateral private.payment_balance(u.payment_intent, u.amount) w
  where u.refund_due;
end;
