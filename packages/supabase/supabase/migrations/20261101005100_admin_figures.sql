-- The dashboard's and the finance page's figures. They are counted here, because a browser never gets all rows; tests hold them to
-- the core's figures on the same rows. The dates of weeks and months come from the caller: only the core knows where they start.

-- Paid, and not called off. Design: revenue.
create function private.is_revenue(payment_status text, booking_status text) returns boolean
language sql immutable set search_path = '' as $$
  select payment_status in ('paid', 'completed') and booking_status <> 'canceled'
$$;

-- Paid and not called off; a completed job also when its payment was given back, because the cleaner has worked.
create function private.owes_payout(payment_status text, booking_status text) returns boolean
language sql immutable set search_path = '' as $$
  select booking_status <> 'canceled' and payment_status in ('paid', 'completed')
    or booking_status = 'completed' and payment_status = 'refunded'
$$;

-- What is kept of a booking's price: core's `keptCents`, in dollars.
create function private.kept_of(total numeric, refunded numeric, lost numeric) returns numeric
language sql immutable set search_path = '' as $$
  select greatest(total - refunded - lost, 0)
$$;

-- Core's `gtaPriceBook.tax`; a test holds both to it.
create function private.tax_percent() returns numeric
language sql immutable set search_path = '' as $$
  select 13
$$;

-- The subtotal in a total that includes tax, in whole dollars.
create function private.subtotal_in(total numeric) returns numeric
language sql immutable set search_path = '' as $$
  select round(total * 100 / (100 + private.tax_percent()))
$$;

create function private.tax_in(total numeric) returns numeric
language sql immutable set search_path = '' as $$
  select round(private.subtotal_in(total) * private.tax_percent() / 100)
$$;

-- What is kept of a booking that was paid and canceled, without what is still to go back: core's `keptOfCanceled`, in dollars.
create function private.kept_of_canceled(b public.bookings) returns numeric
language sql immutable set search_path = '' as $$
  select case
    when b.payment_status in ('paid', 'completed') and b.booking_status = 'canceled'
      then least(private.kept_of(b.total_price, b.refunded_amount, b.lost_amount), coalesce(b.may_keep, b.total_price))
    else 0
  end
$$;

-- The share of the charged tax that is in what is kept of a booking.
create function private.tax_in_kept(b public.bookings, kept numeric) returns numeric
language sql immutable set search_path = '' as $$
  select case when b.total_price = 0 then 0 else round(
    coalesce(
      b.hst_amount,
      round(
        greatest(coalesce(b.subtotal_before_tax - b.discount_amount, private.subtotal_in(b.total_price)), 0)
          * private.tax_percent() / 100
      )
    ) * kept / b.total_price, 2
  ) end
$$;

create index bookings_by_date on public.bookings (booking_date) include (
  payment_status, booking_status, contractor_id, assigned_cleaner_name, total_price, refunded_amount, lost_amount, contractor_pay, discount_amount,
  service_type
);

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
      select coalesce(jsonb_agg(jsonb_build_object('cleaner', private.cleaner_called(a.cleaner), 'count', a.jobs)), '[]')
      from (
        select w.cleaner, count(*) as jobs from recent w
        where w.day <@ v_week and w.status <> 'canceled' group by w.cleaner
      ) a
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

-- What a range of dates, both included, earned and cost: by day, by service and by contractor. Amounts in dollars.
create function public.admin_finance(from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with jobs as (
      select b.booking_date as day, b.service_type as service, b.discount_amount as discount,
        private.kept_of(b.total_price, b.refunded_amount, b.lost_amount) as total,
        private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) as cleaner,
        case when private.owes_payout(b.payment_status, b.booking_status) then coalesce(b.contractor_pay, 0) else 0 end
          as payout,
        private.is_revenue(b.payment_status, b.booking_status) as earns,
        private.kept_of_canceled(b) as kept, private.tax_in_kept(b, private.kept_of_canceled(b)) as kept_tax
      from public.bookings b
      where b.booking_date between from_date and to_date
    )
    select jsonb_build_object(
      'days', (
        select coalesce(jsonb_agg(d order by d.date), '[]') from (
          select j.day as date,
            count(*) filter (where j.earns) as bookings,
            coalesce(sum(j.total) filter (where j.earns), 0) as revenue,
            coalesce(sum(private.tax_in(j.total)) filter (where j.earns), 0) as tax,
            coalesce(sum(j.discount) filter (where j.earns), 0) as discounts,
            sum(j.payout) as payouts,
            sum(j.kept) as kept,
            sum(j.kept_tax) as kept_tax
          from jobs j group by j.day
        ) d
      ),
      'services', (
        select coalesce(jsonb_agg(s order by s.revenue desc, s.service), '[]') from (
          select j.service, count(*) as bookings, sum(j.total) as revenue from jobs j where j.earns group by j.service
        ) s
      ),
      'contractors', (
        select coalesce(jsonb_agg(c order by c.payout desc, c.cleaner), '[]') from (
          select private.cleaner_called(w.cleaner) as cleaner, w.jobs, w.payout
          from (
            select j.cleaner, count(*) as jobs, sum(j.payout) as payout from jobs j where j.payout > 0 group by j.cleaner
          ) w
        ) c
      )
    )
  );
end
$$;

revoke execute on function public.admin_dashboard(jsonb), public.admin_finance(date, date) from public, anon;
grant execute on function public.admin_dashboard(jsonb), public.admin_finance(date, date) to authenticated;
