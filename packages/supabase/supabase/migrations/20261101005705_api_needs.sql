-- 'Needs you' of the Command Hub: what the office has to act on. Payments and e-mails to look at have functions of their own.

-- A visit that is over, and what was to be paid on the day is not paid: core's `isVisitUnpaid`.
create function private.is_visit_unpaid(payment_status text, booking_status text, day date, today date) returns boolean
language sql immutable
return payment_status = 'due' and booking_status <> 'canceled' and (booking_status = 'completed' or day < today);

-- Returns how much the office has to pay back by hand of a booking: of the payments that it took itself.
create function private.to_pay_back(booking_id text) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(r.amount), 0)
  from public.refunds r
  join public.payments p on p.id = r.payment_id
  where r.booking_id = to_pay_back.booking_id and r.status = 'due' and p.method is not null
$$;

-- Returns how much the office has to pay back by hand of a booking now, also when the rest goes back to a card. In cents.
create function public.admin_to_pay_back(booking_id text) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.to_pay_back(booking_id);
end
$$;

-- At most a hundred of each kind, the most urgent first: [{kind, key, who, day, minute, time, about, amount, since}]. The kinds are core's
-- `needKinds`; `about` is the service of a booking or the subject of an inquiry.
create function public.admin_needs_you() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_local timestamp := private.clock() at time zone private.zone();
  v_today date := v_local::date;
  -- Core's `startGraceMinutes`; a test holds both to the same jobs.
  v_begun integer := extract(hour from v_local) * 60 + extract(minute from v_local) - 15;
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(n)), '[]')
    from (
      (
        select 'needs-cleaner' as kind, b.id as key, b.customer_name as who, b.booking_date as day, b.booking_minute as minute,
          b.booking_time as time, b.service_type as about, b.total_price as amount, b.created_at as since
        from public.bookings b
        where private.needs_cleaner(b.payment_status, b.booking_status, b.assigned_cleaner_name) and b.booking_date >= v_today
        order by b.booking_date, b.booking_minute, b.id desc limit 100
      )
      union all
      (
        select 'needs-cleaner', b.id, b.customer_name, b.booking_date, b.booking_minute, b.booking_time, b.service_type, b.total_price,
          b.created_at
        from public.bookings b
        where private.needs_cleaner(b.payment_status, b.booking_status, b.assigned_cleaner_name) and b.booking_date < v_today
        order by b.booking_date desc, b.booking_minute desc, b.id limit 100
      )
      union all
      (
        select 'not-started', b.id, b.customer_name, b.booking_date, b.booking_minute, b.booking_time, b.assigned_cleaner_name,
          b.total_price, b.created_at
        from public.bookings b
        where b.occupies_day and b.booking_status not in ('in_progress', 'completed') and b.started_at is null
          and b.booking_date = v_today
          -- Without a time it is meant for 9 AM.
          and case when b.booking_minute < 0 then 540 else b.booking_minute end <= v_begun
          and coalesce(trim(b.assigned_cleaner_name), '') <> ''
        order by b.booking_minute, b.id limit 100
      )
      union all
      (
        select 'refund', b.id, b.customer_name, b.booking_date, b.booking_minute, b.booking_time, b.service_type,
          coalesce(c.amount / 100.0, private.kept_of(b.total_price, b.refunded_amount, b.lost_amount)), b.updated_at
        from public.bookings b
        -- Money that is paid back by hand has a kind of its own.
        cross join lateral (
          select sum(r.amount) filter (where p.method is null) as amount, count(*) as written from public.refunds r
          join public.payments p on p.id = r.payment_id
          where r.booking_id = b.id and r.status in ('due', 'sent')
        ) c
        -- One that needs a look is among the payments to look at.
        where b.refund_due and private.payment_reasons(b.attention) = '[]' and (c.amount > 0 or c.written = 0)
        order by b.updated_at limit 100
      )
      union all
      (
        select 'charge', b.id, b.customer_name, b.booking_date, b.booking_minute, b.booking_time, coalesce(t.decline, 'no-card'), b.total_price,
          b.created_at
        from public.bookings b
        left join lateral (
          select r.outcome, r.decline from public.charge_tries r
          where r.booking_id = b.id and r.by_whom = 'company' and r.outcome <> 'dropped'
          order by r.at desc limit 1
        ) t on true
        left join public.kept_cards k on k.series_id = b.series_id
        where b.payment_status = 'arranged' and b.booking_status not in ('canceled', 'completed') and b.booking_date <= v_today + 14
          and (t.outcome = 'declined' or k.card_id is null)
        order by b.booking_date, b.booking_minute, b.id limit 100
      )
      union all
      (
        select 'payment-due', b.id, b.customer_name, b.booking_date, b.booking_minute, b.booking_time, b.service_type, b.total_price,
          b.created_at
        from public.bookings b
        -- The first condition is that of its index: the planner does not look into the function.
        where b.payment_status = 'due' and private.is_visit_unpaid(b.payment_status, b.booking_status, b.booking_date, v_today)
        order by b.booking_date, b.booking_minute, b.id limit 100
      )
      union all
      (
        select 'does-not-fit', b.id, b.customer_name, b.booking_date, b.booking_minute, b.booking_time,
          case when b.attention ? 'on-closed-day' then 'on-closed-day' when b.attention ? 'over-daily-limit' then 'over-daily-limit' else 'over-crews' end,
          b.total_price, b.created_at
        from public.bookings b
        where b.attention <> '[]' and b.attention ?| array['on-closed-day', 'over-daily-limit', 'over-crews'] and b.booking_date >= v_today
        order by b.booking_date, b.booking_minute, b.id limit 100
      )
      union all
      (
        select 'offline-refund', b.id, b.customer_name, b.booking_date, b.booking_minute, b.booking_time, b.service_type,
          h.amount / 100.0, b.updated_at
        from public.bookings b
        cross join lateral private.to_pay_back(b.id) as h (amount)
        where b.refund_due and h.amount > 0
        order by b.updated_at limit 100
      )
      union all
      select * from private.series_needs(v_today)
      union all
      (
        select 'inquiry', i.id::text, i.name, null, null, null, i.subject, null, i.created_at
        from public.contact_inquiries i
        where i.inquiry_status = 'new'
        order by i.created_at, i.id desc limit 100
      )
      union all
      (
        select 'application', a.id::text, a.full_name, null, null, null, a.experience, null, a.created_at
        from public.job_applications a
        where a.application_status = 'pending'
        order by a.created_at, a.id limit 100
      )
    ) n
  );
end
$$;
