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

-- Payments to give back: [{booking_id, session_id, payment_intent, amount_cents}].
create function public.refunds_due() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'booking_id', b.id, 'session_id', b.stripe_session_id, 'payment_intent', b.stripe_payment_intent,
        'amount_cents', (b.total_price * 100)::bigint
      )
      order by b.updated_at, b.id
    ),
    '[]'
  )
  from public.bookings b
  where b.refund_due
$$;

-- Marks a due refund as made; false when none was due.
create function public.finish_refund(booking_id text) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  select * into v_booking from public.bookings b where b.id = finish_refund.booking_id and b.refund_due for update;
  return v_booking.id is not null and private.mark_refunded(v_booking) = 'refunded';
end
$$;

revoke execute on function
  public.pending_checkouts(timestamptz), public.refunds_due(), public.finish_refund(text)
from public, anon, authenticated;
grant execute on function
  public.pending_checkouts(timestamptz), public.refunds_due(), public.finish_refund(text)
to service_role;
