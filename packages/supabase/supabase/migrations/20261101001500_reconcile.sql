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
    order by b.hold_expires_at, b.id
    limit 100
  ) p
$$;

-- What still has to go back, in cents: the rest of each payment; `whole` is all that has gone back then. The key names the refund: the
-- booking's id, or the session's when there is no booking.
create function private.due_refunds()
returns table (
  key text, booking_id text, session_id text, payment_intent text, amount bigint, whole bigint, currency text, since timestamptz
)
language sql stable set search_path = '' as $$
  select b.id, b.id, b.stripe_session_id, b.stripe_payment_intent,
    (greatest(b.total_price - b.refunded_amount - b.lost_amount, 0) * 100)::bigint,
    (greatest(b.total_price - b.lost_amount, 0) * 100)::bigint, b.currency, b.updated_at
  from public.bookings b
  where b.refund_due
  union all
  select u.session_id, u.booking_id, u.session_id, u.payment_intent, u.amount - w.refunded - w.lost,
    u.amount - w.lost, u.currency, u.created_at
  from public.unmatched_payments u
  cross join lateral private.payment_balance(u.payment_intent, u.amount, null) w
  where u.refund_due
$$;

-- Payments to give back, oldest first: [{key, booking_id, session_id, payment_intent, amount_cents, attempts}], without those that are to
-- be tried later.
create function public.refunds_due() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'key', d.key, 'booking_id', d.booking_id, 'session_id', d.session_id,
        'payment_intent', d.payment_intent, 'amount_cents', d.amount, 'attempts', coalesce(t.attempts, 0)
      )
      order by d.since, d.key
    ),
    '[]'
  )
  from private.due_refunds() d
  left join public.refund_tries t on t.key = d.key
  where t.next_attempt_at is null or t.next_attempt_at <= (select private.clock())
$$;

-- Marks a due refund as made, by the provider's ids of it and of the payment that it was made of; null when there was nothing to give
-- back. False when none was due.
create function public.finish_refund(key text, refund_id text, payment_intent text) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_due record;
  v_booking public.bookings;
begin
  select * into v_due from private.due_refunds() d where d.key = finish_refund.key;
  if v_due.key is null then return false; end if;
  if refund_id is not null then
    -- The payment may have been found by its session only now.
    update public.unmatched_payments u
    set payment_intent = finish_refund.payment_intent
    where u.session_id = finish_refund.key and u.payment_intent is null;
    -- The provider's own word of it may get lost.
    perform public.settle_payment(
      jsonb_build_object(
        'id', 'refund:' || refund_id, 'type', 'refunded',
        'payment_intent', coalesce(v_due.payment_intent, finish_refund.payment_intent),
        'amount_total', v_due.whole, 'currency', v_due.currency, 'booking_id', v_due.booking_id
      )
    );
  end if;
  select * into v_booking from public.bookings b where b.id = finish_refund.key for update;
  if v_booking.id is not null then
    perform private.mark_refunded(v_booking);
    return true;
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
  v_found boolean;
begin
  update public.bookings b
  set refund_due = false, attention = private.with_reason(b.attention, 'refund-refused')
  where b.id = refuse_refund.key and b.refund_due;
  v_found := found;
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
  public.pending_checkouts(timestamptz), public.refunds_due(), public.finish_refund(text, text, text),
  public.postpone_refund(text, bigint), public.refuse_refund(text, text)
from public, anon, authenticated;
grant execute on function
  public.pending_checkouts(timestamptz), public.refunds_due(), public.finish_refund(text, text, text),
  public.postpone_refund(text, bigint), public.refuse_refund(text, text)
to service_role;
