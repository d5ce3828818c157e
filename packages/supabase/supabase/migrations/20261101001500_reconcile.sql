-- What a job does again and again until nothing is left: ask about checkouts that fell silent, and give money back.

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

-- Payments to give back, oldest first: [{key, booking_id, session_id, payment_intent, amount_cents}]. The key names the refund:
-- the booking's id, or the session's when there is no booking.
create function public.refunds_due() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'key', d.key, 'booking_id', d.booking_id, 'session_id', d.session_id,
        'payment_intent', d.payment_intent, 'amount_cents', d.amount
      )
      order by d.since, d.key
    ),
    '[]'
  )
  from (
    select b.id as key, b.id as booking_id, b.stripe_session_id as session_id, b.stripe_payment_intent as payment_intent,
      (b.total_price * 100)::bigint as amount, b.updated_at as since
    from public.bookings b
    where b.refund_due
    union all
    select u.session_id, u.booking_id, u.session_id, u.payment_intent, u.amount, u.created_at
    from public.unmatched_payments u
    where u.refund_due
  ) d
$$;

-- Marks a due refund as made; false when none was due.
create function public.finish_refund(key text) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  select * into v_booking from public.bookings b where b.id = finish_refund.key and b.refund_due for update;
  if v_booking.id is not null then return private.mark_refunded(v_booking) = 'refunded'; end if;
  update public.unmatched_payments u
  set refund_due = false, refunded_at = private.clock()
  where u.session_id = finish_refund.key and u.refund_due;
  return found;
end
$$;

revoke execute on function
  public.pending_checkouts(timestamptz), public.refunds_due(), public.finish_refund(text)
from public, anon, authenticated;
grant execute on function
  public.pending_checkouts(timestamptz), public.refunds_due(), public.finish_refund(text)
to service_role;
