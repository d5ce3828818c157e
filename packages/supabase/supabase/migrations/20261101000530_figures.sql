-- The figures of days that are over are kept, so that those of a year or of all years are a sum of few rows. A booking that changes later makes
-- its day stale: until that is kept again it is summed from its bookings, as days are that are not over.

-- What a day earned and cost with each service, and what was missed by whose fault; '' where that is not known or nothing was. Amounts in dollars.
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

-- What each cleaner is owed for a calendar year that is over; one that has no name is ''.
create table private.year_pay (
  year integer not null,
  cleaner text not null,
  jobs bigint not null,
  payout numeric not null,
  primary key (year, cleaner)
);

-- A row for each change, so that no two changes wait for each other.
create table private.stale_days (
  id bigint generated always as identity primary key,
  day date not null
);

create index stale_days_by_day on private.stale_days (day);

-- What a booking adds to what its cleaner is owed.
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

-- What is owed to each cleaner for a range of days.
create function private.pay_between(from_date date, to_date date) returns table (cleaner text, jobs bigint, payout numeric)
language sql stable
begin atomic
  select coalesce(private.cleaner_key(b.contractor_id, b.assigned_cleaner_name), ''), count(*), sum(private.payout_of(b))
  from public.bookings b
  where b.booking_date between from_date and to_date and private.payout_of(b) > 0
  group by 1;
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

-- Keeps the figures of at most `batch` days, the stale ones and those after the last that is kept, and of at most one year; of all that there are when
-- `batch` is null. A day that somebody is changing is left for the next time, with those after it. The day before is left too: a change of it may have
-- begun when it was not over.
create function private.keep_figures(batch integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_until date := (private.clock() at time zone private.zone())::date - 2;
  v_first date := coalesce((select max(f.day) + 1 from private.day_figures f), (select min(b.booking_date) from public.bookings b));
  v_day date;
  v_year integer;
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
    v_year := extract(year from v_day);
    exit when not pg_try_advisory_xact_lock(7311, v_year);
    delete from private.stale_days s where s.day = v_day;
    delete from private.year_pay y where y.year = v_year;
    delete from private.day_figures f where f.day = v_day;
    insert into private.day_figures select f.* from private.figures_of_day(v_day) f;
    v_count := v_count + 1;
  end loop;

  for v_year in
    select y.year
    from generate_series(
      extract(year from (select min(f.day) from private.day_figures f))::integer, extract(year from v_until + 1)::integer - 1
    ) y (year)
    where not exists (select from private.year_pay p where p.year = y.year)
      and not exists (select from private.stale_days s where s.day between make_date(y.year, 1, 1) and make_date(y.year, 12, 31))
    order by y.year
    limit case when batch is not null then 1 end
  loop
    exit when not pg_try_advisory_xact_lock(7311, v_year);
    insert into private.year_pay
    select v_year, p.* from private.pay_between(make_date(v_year, 1, 1), make_date(v_year, 12, 31)) p;
    -- So that it is known that nothing is owed.
    if not found then insert into private.year_pay values (v_year, '', 0, 0); end if;
  end loop;
  return v_count;
end
$$;

-- Sums all that is kept again from the bookings.
create function private.rebuild_figures() returns integer
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.day_figures;
  delete from private.year_pay;
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

-- What is owed to each cleaner for a range of days, of whole years that are kept from there.
create function private.pay_of_range(from_date date, to_date date) returns table (cleaner text, jobs bigint, payout numeric)
language sql stable
begin atomic
  with years as materialized (
    select y.year,
      greatest(from_date, make_date(y.year, 1, 1)) as first, least(to_date, make_date(y.year, 12, 31)) as last,
      make_date(y.year, 1, 1) >= from_date and make_date(y.year, 12, 31) <= to_date
        and exists (select from private.year_pay p where p.year = y.year)
        and not exists (select from private.stale_days s where s.day between make_date(y.year, 1, 1) and make_date(y.year, 12, 31)) as is_kept
    from generate_series(
      extract(year from greatest(from_date, (select min(b.booking_date) from public.bookings b)))::integer,
      extract(year from least(to_date, (select max(b.booking_date) from public.bookings b)))::integer
    ) y (year)
  )
  select p.cleaner, sum(p.jobs)::bigint, sum(p.payout)
  from (
    select k.cleaner, k.jobs, k.payout from years y join private.year_pay k on k.year = y.year where y.is_kept
    union all
    select l.cleaner, l.jobs, l.payout from years y cross join lateral private.pay_between(y.first, y.last) l where not y.is_kept
  ) p
  group by p.cleaner
  having sum(p.jobs) > 0;
end;
