-- The amounts that cleaners are owed, earned and were paid for a range of days: whole years and months from what is kept, and the rest from the
-- bookings.

-- The days that anything was earned or paid for: null without any.
create function private.days_of_work(out first date, out last date)
language sql stable
begin atomic
  select least((select min(b.booking_date) from public.bookings b), (select min(l.day) from public.payout_lines l)),
    greatest((select max(b.booking_date) from public.bookings b), (select max(l.day) from public.payout_lines l));
end;

-- Whether what is owed for a year or a month is kept, and nothing of it has changed since.
create function private.is_kept(first date, last date) returns boolean
language sql stable
begin atomic
  select exists (select from private.kept_pay k where k.first_day = first and k.last_day = last)
    and not exists (select from private.stale_days s where s.day between first and last);
end;

-- The calendar years of a range for which what is owed is kept, the months of the others, and of those the days in the range that are not kept.
create function private.pay_periods(from_date date, to_date date) returns table (first_day date, last_day date, is_kept boolean)
language sql stable
begin atomic
  with bounds as materialized (
    select greatest(from_date, w.first) as first, least(to_date, w.last) as last from private.days_of_work() w
  ),
  past as materialized (
    select p.last_day
    from bounds b cross join (
      select max(k.last_day) as last_day from private.kept_pay k where k.first_day = '0001-01-01' and k.last_day <= to_date
    ) p
    where from_date <= (select w.first from private.days_of_work() w) and private.is_kept('0001-01-01', p.last_day)
  ),
  years as materialized (
    select y.first_day, y.last_day, y.first_day >= from_date and y.last_day <= to_date and private.is_kept(y.first_day, y.last_day) as is_kept
    from (
      select make_date(n.year, 1, 1) as first_day, make_date(n.year, 12, 31) as last_day
      from bounds b cross join generate_series(
        extract(year from coalesce((select p.last_day + 1 from past p), b.first))::integer, extract(year from b.last)::integer
      ) n (year)
    ) y
  ),
  months as materialized (
    select m.first_day, m.last_day, m.first_day >= from_date and m.last_day <= to_date and private.is_kept(m.first_day, m.last_day) as is_kept
    from (
      select n.day::date as first_day, (n.day + interval '1 month' - interval '1 day')::date as last_day
      from years y cross join generate_series(y.first_day::timestamp, y.last_day::timestamp, interval '1 month') n (day)
      where not y.is_kept
    ) m
  )
  select date '0001-01-01', p.last_day, true from past p
  union all
  select y.first_day, y.last_day, true from years y where y.is_kept
  union all
  select m.first_day, m.last_day, true from months m where m.is_kept
  union all
  select greatest(m.first_day, b.first), least(m.last_day, b.last), false
  from months m cross join bounds b
  where not m.is_kept and m.first_day <= b.last and m.last_day >= b.first;
end;

-- Keeps the sum of all years that are over but the last, which a range of twelve months begins or ends in, once each of them is kept.
create function private.keep_past() returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_last date := (select max(k.last_day) - interval '1 year' from private.kept_pay k where k.last_day - k.first_day between 364 and 366);
begin
  if private.is_kept('0001-01-01', v_last) or exists (
    select from generate_series(date_trunc('year', (private.days_of_work()).first::timestamp), v_last::timestamp, interval '1 year') y (day)
    where not private.is_kept(y.day::date, (y.day + interval '1 year' - interval '1 day')::date)
  ) then
    return;
  end if;
  delete from private.kept_pay k where k.first_day = '0001-01-01';
  insert into private.kept_pay
  select '0001-01-01', v_last, k.cleaner, sum(k.owed_jobs), sum(k.owed), sum(k.jobs), sum(k.earned), sum(k.paid), sum(k.without_pay)
  from private.kept_pay k where k.last_day - k.first_day between 364 and 366 and k.last_day <= v_last
  group by k.cleaner;
end
$$;

-- Returns what is kept of a period. Looked up period by period: the planner takes the few that are asked for to be thousands, and reads what is kept of all.
create function private.kept_for(first date, last date) returns setof private.kept_pay
language sql stable
begin atomic
  select k.* from private.kept_pay k where k.first_day = kept_for.first and k.last_day = kept_for.last offset 0;
end;

-- Sums what is owed to each cleaner for a range of days, with whole years and months that are kept taken from there.
create function private.owed_for(from_date date, to_date date) returns table (cleaner text, jobs bigint, payout numeric)
language sql stable
begin atomic
  with periods as materialized (select * from private.pay_periods(from_date, to_date))
  select o.cleaner, sum(o.jobs)::bigint, sum(o.payout)
  from (
    select k.cleaner, k.owed_jobs as jobs, k.owed as payout
    from periods p cross join lateral private.kept_for(p.first_day, p.last_day) k
    where p.is_kept
    union all
    select l.cleaner, l.jobs, l.payout from periods p cross join lateral private.owed_between(p.first_day, p.last_day) l where not p.is_kept
  ) o
  group by o.cleaner
  having sum(o.jobs) > 0;
end;

-- Sums what each cleaner earned and was paid for the jobs of a range of days, with whole years and months that are kept taken from there.
create function private.earned_for(from_date date, to_date date)
returns table (cleaner text, jobs bigint, earned numeric, paid numeric, without_pay bigint)
language sql stable
begin atomic
  with periods as materialized (select * from private.pay_periods(from_date, to_date))
  select e.cleaner, sum(e.jobs)::bigint, sum(e.earned), sum(e.paid), sum(e.without_pay)::bigint
  from (
    select k.cleaner, k.jobs, k.earned, k.paid, k.without_pay
    from periods p cross join lateral private.kept_for(p.first_day, p.last_day) k
    where p.is_kept
    union all
    select l.* from periods p cross join lateral private.earned_between(p.first_day, p.last_day) l where not p.is_kept
  ) e
  group by e.cleaner;
end;
