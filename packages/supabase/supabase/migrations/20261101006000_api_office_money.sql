-- Called by the Command Hub, for figures and payments.

-- The dashboard's and the finance page's figures. They are counted here, because a browser never gets all rows; tests hold them to
-- the core's figures on the same rows. The dates of weeks and months come from the caller: only the core knows where they start.

-- request: today, weekFrom, weekTo, monthFrom, monthTo, lastMonthFrom, lastMonthTo ('yyyy-MM-dd'). Amounts in dollars.
create function public.admin_dashboard(request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today date := (request ->> 'today')::date;
  v_week daterange := daterange((request ->> 'weekFrom')::date, (request ->> 'weekTo')::date, '[]');
  v_month daterange := daterange((request ->> 'monthFrom')::date, (request ->> 'monthTo')::date, '[]');
  v_last daterange := daterange((request ->> 'lastMonthFrom')::date, (request ->> 'lastMonthTo')::date, '[]');
  -- Named here: a clock that is volatile would be asked for every row, and no index could be used.
  v_day_ago timestamptz := private.clock() - interval '24 hours';
  v_figures jsonb;
begin
  perform private.require_admin();
  with recent as (
    select b.booking_date as day, b.booking_status as status, b.contractor_pay as pay,
      private.kept_of(b.total_price, b.refunded_amount, b.lost_amount) as total,
      private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) as cleaner,
      private.is_revenue(b.payment_status, b.booking_status) as earns,
      private.owes_payout(b.payment_status, b.booking_status) as owes
    from public.bookings b
    where b.booking_date >= least(lower(v_last), lower(v_week))
      and b.booking_date < greatest(upper(v_month), upper(v_week))
  )
  select jsonb_build_object(
    'thisWeek', count(*) filter (where r.day <@ v_week),
    'confirmedToday', count(*) filter (where r.day = v_today and r.status = 'confirmed'),
    'monthlyRevenue', coalesce(sum(r.total) filter (where r.day <@ v_month and r.earns), 0),
    'lastMonthRevenue', coalesce(sum(r.total) filter (where r.day <@ v_last and r.earns), 0),
    'weeklyRevenue', coalesce(sum(r.total) filter (where r.day <@ v_week and r.earns), 0),
    'upcomingPayouts', coalesce(sum(r.pay) filter (where r.day <@ v_week and r.owes), 0),
    'averageSubtotal',
      coalesce(round(avg(private.subtotal_in(r.total)) filter (where r.day <@ v_month and r.earns), 2), 0),
    'assignments', (
      select coalesce(jsonb_agg(jsonb_build_object('cleaner', coalesce(n.name, a.cleaner), 'count', a.jobs)), '[]')
      from (
        select w.cleaner, count(*) as jobs from recent w
        where w.day <@ v_week and w.status <> 'canceled' group by w.cleaner
      ) a
      left join private.contractor_names() n on n.key = a.cleaner
    )
  )
  into v_figures
  from recent r;
  return v_figures || jsonb_build_object(
    'total', (select count(*) from public.bookings),
    'newBookings', (
      select count(*) from public.bookings b
      where b.booking_status = 'pending' and b.created_at >= v_day_ago
    )
  );
end
$$;

-- Returns what a range of dates, both included, earned and cost: by day, by service and by contractor, and what was missed of it. Amounts in dollars.
-- For more than a year 'days' has a month under the first of its days. A visit that was sold and called off is missed: `missed` is its price less
-- what is kept of it.
create function public.admin_finance(from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
-- Planned once, see `admin_payouts`.
set plan_cache_mode = force_generic_plan as $$
begin
  perform private.require_admin();
  return (
    with figures as materialized (select f.* from private.figures_between(from_date, to_date) f)
    select jsonb_build_object(
      'days', (
        select coalesce(jsonb_agg(d order by d.date), '[]') from (
          select f.date, sum(f.bookings) as bookings, sum(f.revenue) as revenue, sum(f.tax) as tax, sum(f.discounts) as discounts,
            sum(f.payouts) as payouts, sum(f.kept) as kept, sum(f.kept_tax) as kept_tax
          from (
            select f.*,
              case when to_date - from_date > 366 then greatest(date_trunc('month', f.day)::date, from_date) else f.day end as date
            from figures f
          ) f
          group by f.date
        ) d
      ),
      'services', (
        select coalesce(jsonb_agg(s order by s.revenue desc, s.service), '[]') from (
          select f.service, sum(f.bookings) as bookings, sum(f.revenue) as revenue
          from figures f where f.bookings > 0 group by f.service
        ) s
      ),
      'contractors', (
        select coalesce(jsonb_agg(c order by c.payout desc, c.cleaner), '[]') from (
          select coalesce(n.name, nullif(p.cleaner, '')) as cleaner, p.jobs, p.payout
          from private.owed_for(from_date, to_date) p left join private.contractor_names() n on n.key = p.cleaner
        ) c
      ),
      'missed', (
        select coalesce(jsonb_agg(m order by m.missed desc, m.by), '[]') from (
          select nullif(f.missed_by, '') as by, sum(f.missed_visits) as visits, sum(f.missed_kept) as kept, sum(f.missed) as missed
          from figures f where f.missed_visits > 0 group by f.missed_by
        ) m
      )
    )
  );
end
$$;

-- 'Payments to look at' of the Command Hub: bookings whose payment needs an administrator, and payments without a booking.

-- The reasons for attention that are about the payment.
create function private.payment_reasons(reasons jsonb) returns jsonb
language sql immutable
return reasons - array['on-closed-day', 'over-daily-limit', 'over-crews', 'promo-limit-passed'];

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
        b.stripe_session_id as session_id, private.cents(b.total_price) as amount_cents,
        private.cents(b.refunded_amount) as refunded_cents, private.cents(b.lost_amount) as lost_cents, t.refusal, b.currency,
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
      select 'unmatched', u.session_id, u.attention, u.refund_due, null, null, u.session_id, u.amount, u.refunded, u.lost, t.refusal,
        u.currency, u.created_at
      from public.unmatched_payments u
      left join public.refund_tries t on t.key = u.session_id
      where u.resolved_at is null
      order by since desc, key
      limit 100
    ) p
  );
end
$$;

-- An administrator has looked at it. A reason that came after the one that was seen stays. False when there is nothing left to settle.
create function public.admin_payment_looked_at(kind text, key text, attention jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if kind = 'booking' then
    -- The booking's history keeps who it was.
    update public.bookings b
    -- The reasons about the day and the code stay.
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
