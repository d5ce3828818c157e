-- What the page after a payment may say: the state of the booking that a checkout session belongs to, and nothing else about it. 'paid' is a
-- promise that the cleaning takes place, so a payment that goes back is 'refunded' before the refund is made. Stripe's session ids cannot be
-- guessed; the limit is for those who try.
create function public.payment_state(session_id text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_visitor_rate('payment-state');
  return coalesce(
    (
      select case
        when b.payment_status = 'refunded' or b.refund_due then 'refunded'
        when b.payment_status = 'pending' then 'pending'
        when b.payment_status in ('paid', 'completed') and b.booking_status <> 'canceled' then 'paid'
      end
      from public.bookings b
      where b.stripe_session_id = left(payment_state.session_id, 255)
    ),
    'unknown'
  );
end
$$;

revoke execute on function public.payment_state(text) from public;
grant execute on function public.payment_state(text) to anon, authenticated, service_role;
