-- The money that is paid for a booking, and the money that goes back of it: what follows from events and acts is decided in core, see `read_story`.

-- That a booking has a price that was agreed on, for those who need not know which.
create function private.agreed_flag(b public.bookings) returns jsonb
language sql immutable
return case when b.agreed_price is null then '{}'::jsonb else '{"is_price_agreed": true}' end;

-- Returns what was agreed to with the first of visits that repeat, for its confirmation, which is the customer's copy.
create function private.series_contract(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('series', jsonb_build_object(
      'consent', s.consent_text,
      'visits', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'date', v.booking_date, 'time', v.booking_time, 'total_price', v.total_price
        ) order by v.booking_date), '[]')
        from public.bookings v where v.series_id = s.id and v.booking_status <> 'canceled'
      )
    ))
    from public.series s where s.id = b.series_id and s.from_day = b.original_date
  ), '{}')
$$;

-- Returns what the e-mails about a booking say; the templates take what they need.
create function private.booking_email_payload(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(b)
    - '{attempt_id, attempt_fingerprint, checkout_url, visitor, admin_notes, attention, version, agreed_price}'::text[]
    - '{contractor_id, contractor_pay, assigned_cleaner_phone, overlap_reason, busy, held_minutes, retainable_amount, late_since, missed_by, customer_moves, started_at}'::text[]
    || private.agreed_flag(b) || private.series_contract(b)
$$;

-- The first payment of a booking as it is stored with the booking; made here when it has none yet.
create function private.sync_first_payment(b public.bookings) returns void
language sql volatile set search_path = '' as $$
  insert into public.payments as p (booking_id, purpose, amount, currency, session_id, payment_intent, paid_at)
  values (
    b.id, 'first', private.cents(b.total_price), b.currency, b.stripe_session_id, b.stripe_payment_intent,
    case when b.payment_status in ('paid', 'completed', 'refunded') then private.clock() end
  )
  on conflict (booking_id) where purpose = 'first' do update
  set session_id = coalesce(excluded.session_id, p.session_id),
      payment_intent = coalesce(excluded.payment_intent, p.payment_intent),
      paid_at = coalesce(p.paid_at, excluded.paid_at)
$$;

-- Lists what still has to go back, in cents. The key names the refund: its row, or the session when there is no booking. Nothing goes back of a
-- payment that a bank looks at, and what the office took itself it pays back itself.
create function private.due_refunds()
returns table (
  key text, booking_id text, session_id text, payment_intent text, amount bigint, since timestamptz
)
language sql stable
begin atomic
  select r.id::text, r.booking_id, p.session_id, p.payment_intent, r.amount, r.created_at
  from public.refunds r
  join public.payments p on p.id = r.payment_id
  where r.status = 'due' and p.method is null and not p.is_disputed
  union all
  select u.session_id, u.booking_id, u.session_id, u.payment_intent, u.amount - u.refunded - u.lost, u.created_at
  from public.unmatched_payments u
  where u.refund_due;
end;
