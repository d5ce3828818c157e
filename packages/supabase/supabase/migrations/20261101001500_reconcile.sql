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
  select w.disputes > w.disputes_lost + w.disputes_won from private.payment_balance(is_disputed.payment_intent, is_disputed.amount) w
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
  cross join lateral private.payment_balance(u.payment_intent, u.amount) w
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

-- Counts a due refund as tried in vain; it is due again after the pause.
create function public.postpone_refund(key text, pause_ms bigint) returns boolean
language sql volatile set search_path = '' as $$
  insert into public.refund_tries as t (key, attempts, next_attempt_at)
  values (postpone_refund.key, 1, private.clock() + pause_ms * interval '1 millisecond')
  on conflict on constraint refund_tries_pkey do update
  set attempts = t.attempts + 1, next_attempt_at = excluded.next_attempt_at
  returning true
$$;

revoke execute on function
  public.pending_checkouts(timestamptz), public.refunds_due(),
  public.postpone_refund(text, bigint)
from public, anon, authenticated;
grant execute on function
  public.pending_checkouts(timestamptz), public.refunds_due(),
  public.postpone_refund(text, bigint)
to service_role;
