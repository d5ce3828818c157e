-- The figures of days that are over are kept, so that those of a year or of all years are a sum of few rows. A booking that changes later makes
-- its day stale: until that is kept again it is summed from its bookings, as days are that are not over.

-- The earnings and costs of a day with each service, and what was missed by whose fault; '' where that is not known or nothing was missed. Amounts in
-- dollars.
create table private.day_figures (
  day date not null,
  service text not null,
  missed_by text not null,
  bookings bigint not null,
  revenue numeric not null,
  tax numeric not null,
  discounts numeric not null,
  payouts numeric not null,
  kept numeric not null,
  kept_tax numeric not null,
  missed_visits bigint not null,
  missed_kept numeric not null,
  missed numeric not null,
  primary key (day, service, missed_by)
);

-- The amounts that each cleaner is owed, earned and was paid in a calendar year or month that is over, and in all years that are, from the year 1; ''
-- where there is no name, or nobody. Months are kept for two years: later they are in their year. `owed` is that of the figures, `earned` that of the
-- payouts; `earned` less `paid` is open.
create table private.kept_pay (
  first_day date not null,
  last_day date not null,
  cleaner text not null,
  owed_jobs bigint not null,
  owed numeric not null,
  jobs bigint not null,
  earned numeric not null,
  paid numeric not null,
  without_pay bigint not null,
  primary key (first_day, last_day, cleaner)
);

-- A row for each change, so that no two changes wait for each other.
create table private.stale_days (
  id bigint generated always as identity primary key,
  day date not null
);

create index stale_days_by_day on private.stale_days (day);

-- Computes what a booking adds to what its cleaner is owed.
create function private.payout_of(b public.bookings) returns numeric
language sql immutable
return case when private.owes_payout(b.payment_status, b.booking_status) then coalesce(b.contractor_pay, 0) else 0 end;

-- Whether a visit was sold and called off.
create function private.is_missed(b public.bookings) returns boolean
language sql immutable
return b.booking_status = 'canceled' and (b.missed_by is not null or private.is_sold(b.payment_status) or b.payment_status = 'refunded');

create function private.figures_of_day(day date) returns setof private.day_figures
language sql stable
begin atomic
  select b.booking_date, b.service_type, coalesce(b.missed_by, ''),
    count(*) filter (where private.is_revenue(b.payment_status, b.booking_status)),
    coalesce(sum(private.kept_of(b.total_price, b.refunded_amount, b.lost_amount))
      filter (where private.is_revenue(b.payment_status, b.booking_status)), 0),
    coalesce(sum(private.tax_in(private.kept_of(b.total_price, b.refunded_amount, b.lost_amount)))
      filter (where private.is_revenue(b.payment_status, b.booking_status)), 0),
    -- A price agreed above the list is a discount below nothing, and none that was given.
    coalesce(sum(greatest(b.discount_amount, 0)) filter (where private.is_revenue(b.payment_status, b.booking_status)), 0),
    sum(private.payout_of(b)),
    sum(private.kept_of_canceled(b)),
    -- Of what takes place nothing is kept like this, and to divide by its price costs as much as all else.
    sum(case when b.booking_status = 'canceled' then private.tax_in_kept(b, private.kept_of_canceled(b)) else 0 end),
    count(*) filter (where private.is_missed(b)),
    coalesce(sum(private.kept_of_canceled(b)) filter (where private.is_missed(b)), 0),
    coalesce(sum(b.total_price - private.kept_of_canceled(b)) filter (where private.is_missed(b)), 0)
  from public.bookings b
  where b.booking_date = figures_of_day.day
  group by b.booking_date, b.service_type, b.missed_by;
end;

-- Sums what is owed to each cleaner for a range of days, as the figures say it.
create function private.owed_between(from_date date, to_date date) returns table (cleaner text, jobs bigint, payout numeric)
language sql stable
begin atomic
  select coalesce(private.cleaner_key(b.contractor_id, b.assigned_cleaner_name), ''), count(*), sum(private.payout_of(b))
  from public.bookings b
  where b.booking_date between from_date and to_date and private.payout_of(b) > 0
  group by 1;
end;

-- Sums what each cleaner earned and was paid for the jobs of a range of days, as the payouts say it.
create function private.earned_between(from_date date, to_date date)
returns table (cleaner text, jobs bigint, earned numeric, paid numeric, without_pay bigint)
language sql stable
begin atomic
  select i.cleaner, count(*) filter (where i.is_job), sum(i.earned), sum(i.paid), count(*) filter (where i.is_job and not i.has_pay)
  from private.items_between(from_date, to_date) i
  group by i.cleaner;
end;

-- A change of a day's bookings and the keeping of its figures exclude each other, a year at a time: what is kept has seen all changes before it.
create function private.note_stale_day(day date) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if note_stale_day.day < (private.clock() at time zone private.zone())::date then
    perform pg_advisory_xact_lock_shared(7311, extract(year from note_stale_day.day)::integer);
    insert into private.stale_days (day) values (note_stale_day.day);
  end if;
end
$$;

create function private.note_stale_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform private.note_stale_day(old.booking_date); end if;
  if tg_op <> 'DELETE' and (tg_op = 'INSERT' or new.booking_date is distinct from old.booking_date) then
    perform private.note_stale_day(new.booking_date);
  end if;
  return null;
end
$$;

create trigger note_stale_figures
  after insert or delete or update of
    booking_date, service_type, booking_status, payment_status, total_price, discount_amount, refunded_amount, lost_amount,
    retainable_amount, hst_amount, subtotal_before_tax, contractor_id, assigned_cleaner_name, contractor_pay, missed_by
  on public.bookings for each row execute function private.note_stale_figures();

-- A payout makes the days stale of what it pays for, and of the job that it is paid for.
create function private.note_stale_payout() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_stale_day(d.day)
  from (select new.day union select b.booking_date from public.bookings b where b.id = new.booking_id) d (day);
  return null;
end
$$;

create trigger note_stale_payout after insert or update of contractor_id on public.payout_lines
  for each row execute function private.note_stale_payout();

-- Keeps what cleaners are owed for a year or a month. False when somebody is changing it.
create function private.keep_pay(first date, last date) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(7311, extract(year from first)::integer) then return false; end if;
  insert into private.kept_pay
  select first, last, p.cleaner, sum(p.owed_jobs), sum(p.owed), sum(p.jobs), sum(p.earned), sum(p.paid), sum(p.without_pay)
  from (
    select o.cleaner, o.jobs as owed_jobs, o.payout as owed, 0 as jobs, 0 as earned, 0 as paid, 0 as without_pay
    from private.owed_between(first, last) o
    union all
    select e.cleaner, 0, 0, e.jobs, e.earned, e.paid, e.without_pay from private.earned_between(first, last) e
  ) p
  group by p.cleaner;
  -- So that it is known that nothing is owed.
  if not found then insert into private.kept_pay values (first, last, '', 0, 0, 0, 0, 0, 0); end if;
  return true;
end
$$;

-- Keeps the figures of at most `batch` days, the stale ones and those after the last that is kept, and of at most one year and one month; of all that
-- there are when `batch` is null. A day that somebody is changing is left for the next time, with those after it. The day before is left too: a change of
-- it may have begun when it was not over.
create function private.keep_figures(batch integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_until date := (private.clock() at time zone private.zone())::date - 2;
  v_first date := coalesce((select max(f.day) + 1 from private.day_figures f), (select min(b.booking_date) from public.bookings b));
  v_day date;
  v_period record;
  v_count integer := 0;
begin
  for v_day in
    select d.day
    from (
      select s.day from private.stale_days s where s.day <= v_until
      union
      select g.day::date from generate_series(v_first::timestamp, v_until::timestamp, interval '1 day') g (day)
      where exists (select from public.bookings b where b.booking_date = g.day::date)
    ) d
    order by d.day
    limit batch
  loop
    exit when not pg_try_advisory_xact_lock(7311, extract(year from v_day)::integer);
    delete from private.stale_days s where s.day = v_day;
    delete from private.kept_pay k where v_day between k.first_day and k.last_day;
    delete from private.day_figures f where f.day = v_day;
    insert into private.day_figures select f.* from private.figures_of_day(v_day) f;
    v_count := v_count + 1;
  end loop;

  delete from private.kept_pay k where k.last_day - k.first_day < 31 and k.first_day < private.first_kept_month(v_until);
  for v_period in
    select p.*
    from (
      select p.*, row_number() over (partition by p.kind order by p.first_day) as nr
      from (
        select 'year' as kind, y.day::date as first_day, (y.day + interval '1 year' - interval '1 day')::date as last_day
        from generate_series(date_trunc('year', (private.days_of_work()).first::timestamp), v_until::timestamp, interval '1 year') y (day)
        union all
        select 'month', m.day::date, (m.day + interval '1 month' - interval '1 day')::date
        from generate_series(private.first_kept_month(v_until)::timestamp, v_until::timestamp, interval '1 month') m (day)
      ) p
      where p.last_day <= v_until
        and not exists (select from private.kept_pay k where k.first_day = p.first_day and k.last_day = p.last_day)
        and not exists (select from private.stale_days s where s.day between p.first_day and p.last_day)
    ) p
    where batch is null or p.nr = 1
    order by p.first_day
  loop
    exit when not private.keep_pay(v_period.first_day, v_period.last_day);
  end loop;
  perform private.keep_past();
  return v_count;
end
$$;

-- The first of the months that are kept beside their years.
create function private.first_kept_month(until date) returns date
language sql immutable
return (date_trunc('month', until::timestamp) - interval '2 years')::date;

-- Sums all that is kept again from the bookings.
create function private.rebuild_figures() returns integer
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.day_figures;
  delete from private.kept_pay;
  return private.keep_figures(null);
end
$$;

-- The figures of a range of days, those that are not kept from their bookings.
create function private.figures_between(from_date date, to_date date) returns setof private.day_figures
language sql stable
begin atomic
  with stale as materialized (
    select distinct s.day from private.stale_days s where s.day between from_date and to_date
  ),
  others as materialized (
    select g.day::date as day
    from generate_series(
      greatest(from_date, (select min(b.booking_date) from public.bookings b))::timestamp,
      least(to_date, (select max(b.booking_date) from public.bookings b))::timestamp,
      interval '1 day'
    ) g (day)
    where g.day::date not in (select f.day from private.day_figures f where f.day between from_date and to_date)
      or g.day::date in (select s.day from stale s)
  )
  select f.* from private.day_figures f
  where f.day between from_date and to_date and f.day not in (select s.day from stale s)
  union all
  select f.* from others o cross join lateral private.figures_of_day(o.day) f;
end;
