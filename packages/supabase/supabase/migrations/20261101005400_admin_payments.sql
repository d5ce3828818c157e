-- 'Payments to look at' of the Command Hub: bookings whose payment needs an administrator, and payments without a booking.

-- The reasons for attention that are about the payment.
create function private.payment_reasons(reasons jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select reasons - array['on-closed-day', 'over-daily-limit', 'over-crews', 'promo-limit-passed']
$$;

-- The newest hundred: [{kind, key, attention, refund_due, customer_name, booking_date, session_id, amount_cents, refunded_cents, lost_cents,
-- refusal, currency, since}]. `kind` is 'booking' or 'unmatched', `key` the booking's or the session's id, `refusal` why the provider did
-- not make the refund.
create function public.admin_payments_to_look_at() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(p) order by p.since desc, p.key), '[]')
    from (
      select 'booking' as kind, b.id as key, private.payment_reasons(b.attention) as attention, b.refund_due, b.customer_name, b.booking_date,
        b.stripe_session_id as session_id, (b.total_price * 100)::bigint as amount_cents,
        (b.refunded_amount * 100)::bigint as refunded_cents, (b.lost_amount * 100)::bigint as lost_cents, t.refusal, b.currency,
        b.updated_at as since
      from public.bookings b
      left join lateral (
        select x.refusal from public.refunds r
        join public.refund_tries x on x.key = r.id::text
        where r.booking_id = b.id and x.refused_at is not null
        order by x.refused_at desc limit 1
      ) t on true
      where b.attention <> '[]' and private.payment_reasons(b.attention) <> '[]'
      union all
      select 'unmatched', u.session_id, u.attention, u.refund_due, null, null, u.session_id, u.amount, w.refunded, w.lost, t.refusal,
        u.currency, u.created_at
      from public.unmatched_payments u
      cross join lateral private.payment_balance(u.payment_intent, u.amount) w
      left join public.refund_tries t on t.key = u.session_id
      where u.resolved_at is null
      order by since desc, key
      limit 100
    ) p
  );
end
$$;

-- An administrator has looked at it. A reason that came after the one that was seen stays. False when there is nothing to settle any more.
create function public.admin_payment_looked_at(kind text, key text, attention jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if kind = 'booking' then
    -- The booking's history keeps who it was.
    update public.bookings b
    -- What is about the day and the code stays.
    set attention = b.attention - array(select jsonb_array_elements_text(admin_payment_looked_at.attention))
    where b.id = admin_payment_looked_at.key and b.attention <> '[]'
      and private.payment_reasons(b.attention) = admin_payment_looked_at.attention;
  else
    update public.unmatched_payments u
    set attention = '[]', resolved_at = private.clock(), resolved_by = private.token_email()
    where u.session_id = admin_payment_looked_at.key and u.resolved_at is null
      and u.attention = admin_payment_looked_at.attention;
  end if;
  return found;
end
$$;

revoke execute on function
  public.admin_payments_to_look_at(), public.admin_payment_looked_at(text, text, jsonb)
from public, anon;
grant execute on function
  public.admin_payments_to_look_at(), public.admin_payment_looked_at(text, text, jsonb)
to authenticated, service_role;
