-- What the job of every minute does: asks about checkouts whose events are missing, and gives money back.

-- Unpaid bookings whose hold ended before an instant, oldest first: [{booking_id, session_id, hold_expires_at}].
create function public.pending_checkouts(before timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'booking_id', p.id, 'session_id', p.stripe_session_id, 'hold_expires_at', p.hold_expires_at
      )
      order by p.hold_expires_at, p.id
    ),
    '[]'
  )
  from (
    select b.id, b.stripe_session_id, b.hold_expires_at from public.bookings b
    where b.payment_status = 'pending' and b.hold_expires_at < before
    union all
    -- A change whose difference was not paid in time.
    select c.booking_id, c.session_id, c.expires_at from private.open_changes c
    where c.expires_at < before
    order by 3, 1
    limit 100
  ) p (id, stripe_session_id, hold_expires_at)
$$;

-- Whether a bank looks at a payment: a dispute of it is open.
create function private.is_disputed(payment_intent text, amount bigint) returns boolean
language sql stable set search_path = '' as $$
  select w.disputes > w.disputes_lost + w.disputes_won from private.payment_balance(is_disputed.payment_intent, is_disputed.amount, null) w
$$;

-- What still has to go back, in cents. The key names the refund: its row, or the session when there is no booking. Nothing goes back
-- of a payment that a bank looks at, and what the office took itself it pays back itself.
create function private.due_refunds()
returns table (
  key text, booking_id text, session_id text, payment_intent text, amount bigint, whole bigint, currency text, since timestamptz
)
language sql stable set search_path = '' as $$
  select r.id::text, r.booking_id, p.session_id, p.payment_intent, r.amount, r.amount, p.currency, r.created_at
  from public.refunds r
  join public.payments p on p.id = r.payment_id
  where r.status = 'due' and p.method is null and not private.is_disputed(p.payment_intent, p.amount)
  union all
  select u.session_id, u.booking_id, u.session_id, u.payment_intent, u.amount - w.refunded - w.lost,
    u.amount - w.lost, u.currency, u.created_at
  from public.unmatched_payments u
  cross join lateral private.payment_balance(u.payment_intent, u.amount, null) w
  where u.refund_due
$$;

-- Payments to give back, oldest first: [{key, booking_id, session_id, payment_intent, amount_cents, attempts, asked}], without those that
-- are to be tried later. `asked`: it was handed out before, so it may have been made; from then on its amount stays. What an event is changing
-- at the moment is handed out the next time.
create function public.refunds_due() returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_due jsonb;
  v_locked uuid[];
begin
  -- Locked first and read in the next statement: the amount that is handed out is the one that is marked.
  select array_agg(l.id) into v_locked
  from (select r.id from public.refunds r where r.status = 'due' for update skip locked) l;
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'key', d.key, 'booking_id', d.booking_id, 'session_id', d.session_id,
        'payment_intent', d.payment_intent, 'amount_cents', d.amount, 'attempts', coalesce(t.attempts, 0),
        'asked', coalesce(r.asked_at is not null, t.attempts > 0, false)
      )
      order by d.since, d.key
    ),
    '[]'
  )
  into v_due
  from private.due_refunds() d
  left join public.refund_tries t on t.key = d.key
  left join public.refunds r on r.id::text = d.key
  where (t.next_attempt_at is null or t.next_attempt_at <= (select private.clock()))
    and (d.key = d.session_id or d.key = any (v_locked::text[]));
  update public.refunds r set asked_at = private.clock()
  from jsonb_array_elements(v_due) d
  where r.id::text = d.value ->> 'key' and r.asked_at is null;
  return v_due;
end
$$;

-- Records what the provider made of a due refund, by its ids of it and of the payment; null when there was nothing to give back. A refund that
-- is not settled was taken, and has not arrived. False when none was due.
create function public.finish_refund(key text, refund_id text, payment_intent text, settled boolean default true) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_due record;
  v_before private.payment_balance;
begin
  select * into v_due from private.due_refunds() d where d.key = finish_refund.key;
  if v_due.key is null then return false; end if;
  if refund_id is not null then
    -- The payment may have been found by its session only now.
    update public.unmatched_payments u
    set payment_intent = finish_refund.payment_intent
    where u.session_id = finish_refund.key and u.payment_intent is null;
    update public.payments p
    set payment_intent = finish_refund.payment_intent
    from public.refunds r
    where r.id::text = finish_refund.key and p.id = r.payment_id and p.payment_intent is null;
    v_before := private.payment_balance(coalesce(v_due.payment_intent, finish_refund.payment_intent), 9007199254740991, null);
    -- The provider's own word of it may get lost.
    perform public.settle_payment(
      jsonb_build_object(
        'id', 'refund:' || refund_id, 'type', case when v_due.key = v_due.session_id then 'refunded' else 'refund_given' end,
        'payment_intent', coalesce(v_due.payment_intent, finish_refund.payment_intent),
        'amount_total', v_due.whole, 'currency', v_due.currency, 'booking_id', v_due.booking_id,
        'reversal_id', refund_id, 'refund_key', finish_refund.key, 'paid', finish_refund.settled
      )
    );
    -- What had gone back by hand, and is known by the charge's total alone, comes on top. A total that came since may hold this one already.
    if v_due.key is distinct from v_due.session_id and v_before.refunded > 0 and not exists (
      select from public.payment_events e
      join public.refunds r on r.id::text = finish_refund.key
      where e.payment_intent = coalesce(v_due.payment_intent, finish_refund.payment_intent)
        and (e.reversal_id = refund_id and e.id <> 'refund:' || refund_id or e.reversal_id is null and e.created_at > r.asked_at)
    ) then
      perform public.settle_payment(
        jsonb_build_object(
          'id', 'refunded:' || refund_id, 'type', 'partly_refunded',
          'payment_intent', coalesce(v_due.payment_intent, finish_refund.payment_intent),
          'amount_total', v_before.refunded + v_due.amount, 'currency', v_due.currency, 'booking_id', v_due.booking_id
        )
      );
      perform private.end_refunds(v_due.booking_id, refund_id);
    end if;
  end if;
  update public.unmatched_payments u
  set refund_due = false, refunded_at = coalesce(u.refunded_at, private.clock())
  where u.session_id = finish_refund.key;
  return true;
end
$$;

-- Counts a due refund as tried in vain; it is due again after the pause.
create function public.postpone_refund(key text, pause_ms bigint) returns boolean
language sql volatile set search_path = '' as $$
  insert into public.refund_tries as t (key, attempts, next_attempt_at)
  values (postpone_refund.key, 1, private.clock() + pause_ms * interval '1 millisecond')
  on conflict on constraint refund_tries_pkey do update
  set attempts = t.attempts + 1, next_attempt_at = excluded.next_attempt_at
  returning true
$$;

-- Gives up a refund that the provider will never make: the money stays until an administrator has found another way. False when none was
-- due.
create function public.refuse_refund(key text, refusal text) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_booking_id text;
  v_found boolean;
begin
  perform from public.bookings b
  where b.id = (select r.booking_id from public.refunds r where r.id::text = refuse_refund.key) for update;
  update public.refunds r
  set status = 'failed', settled_at = private.clock()
  where r.id::text = refuse_refund.key and r.status = 'due'
  returning r.booking_id into v_booking_id;
  v_found := v_booking_id is not null;
  if v_found then
    update public.bookings b
    set attention = private.with_reason(b.attention, 'refund-refused')
    where b.id = v_booking_id;
    perform private.settle_ledger(v_booking_id);
  end if;
  update public.unmatched_payments u
  set refund_due = false, attention = private.with_reason(u.attention, 'refund-refused'),
      resolved_at = null, resolved_by = null
  where u.session_id = refuse_refund.key and u.refund_due;
  v_found := v_found or found;
  if v_found then
    insert into public.refund_tries as t (key, attempts, refused_at, refusal)
    values (refuse_refund.key, 1, private.clock(), left(refuse_refund.refusal, 500))
    on conflict on constraint refund_tries_pkey do update
    set attempts = t.attempts + 1, next_attempt_at = null, refused_at = excluded.refused_at, refusal = excluded.refusal;
  end if;
  return v_found;
end
$$;

revoke execute on function
  public.pending_checkouts(timestamptz), public.refunds_due(), public.finish_refund(text, text, text, boolean),
  public.postpone_refund(text, bigint), public.refuse_refund(text, text)
from public, anon, authenticated;
grant execute on function
  public.pending_checkouts(timestamptz), public.refunds_due(), public.finish_refund(text, text, text, boolean),
  public.postpone_refund(text, bigint), public.refuse_refund(text, text)
to service_role;
