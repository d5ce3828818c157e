-- The payouts to contractors. Each line says for which booking how much was paid out; nothing is changed or deleted. A booking's debt is the agreed
-- pay less the sum of its lines, so a job that changes after it was paid out is owed, or takes back, the difference. The rule is core's
-- `payoutLineOf`; a test holds both to the same jobs.

create table public.payouts (
  -- Chosen by who asks: the same request again is the same payout.
  id uuid primary key,
  -- Null once the contractor was deleted. The name stays, because somebody was paid.
  contractor_id uuid references public.contractors on delete set null,
  contractor_name text not null,
  from_day date not null,
  to_day date not null check (to_day between from_day and from_day + 366),
  -- Dollars; negative where it takes a payout back.
  amount numeric(10, 2) not null,
  reverses uuid unique references public.payouts,
  method text check (method in ('e-transfer', 'direct-deposit', 'cheque', 'cash', 'other')),
  reference text not null default '' check (length(reference) <= 100),
  note text not null default '' check (length(note) <= 500),
  created_by text not null,
  created_at timestamptz not null default private.clock(),
  constraint pays_or_reverses check (
    reverses is null and amount > 0 and method is not null or reverses is not null and amount < 0 and method is null
  )
);

comment on table public.payouts is 'What was paid to contractors, and what of it was taken back.';

create index payouts_by_contractor on public.payouts (contractor_id);

create table public.payout_lines (
  payout_id uuid not null references public.payouts,
  -- No reference: what was paid for a booking stays known when it is deleted.
  booking_id text not null,
  -- The how-manieth line of its booking: what two administrators pay at the same time is paid once.
  nr integer not null check (nr > 0),
  contractor_id uuid references public.contractors on delete set null,
  -- As the booking had it, so that both are found under one name once the contractor is deleted.
  cleaner_name text not null,
  cleaner text not null generated always as (coalesce(contractor_id::text, trim(cleaner_name))) stored,
  day date not null,
  -- Core's `payoutReasons`, or that a payout was taken back.
  reason text not null check (
    reason in ('job', 'pay-changed', 'canceled', 'reassigned', 'reopened', 'not-paid', 'deleted', 'reversed')
  ),
  amount numeric(10, 2) not null check (amount <> 0),
  primary key (payout_id, booking_id),
  constraint paid_out_once unique (booking_id, nr)
);

create index payout_lines_by_contractor on public.payout_lines (contractor_id);
create index payout_lines_by_day on public.payout_lines (day, cleaner);
create index payout_lines_by_cleaner on public.payout_lines (cleaner, day);

-- The jobs that something is open for, of any day: all others are read by their period only.
create table private.payout_dues (
  booking_id text not null,
  cleaner text not null,
  cleaner_name text not null,
  day date not null,
  is_job boolean not null,
  has_pay boolean not null,
  earned numeric not null,
  paid numeric not null,
  primary key (booking_id, cleaner)
);

create index payout_dues_by_cleaner on private.payout_dues (cleaner, day);

create function private.keep_payouts() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A payout is not changed: take it back.' using errcode = 'PT409', hint = 'kept';
end
$$;

-- A deleted contractor leaves them without an id, and with the name.
create trigger never_changed
  before update of id, contractor_name, from_day, to_day, amount, reverses, method, reference, note, created_by, created_at or delete
  on public.payouts for each row execute function private.keep_payouts();

create trigger never_changed before update of payout_id, booking_id, nr, cleaner_name, day, reason, amount or delete
  on public.payout_lines for each row execute function private.keep_payouts();

-- The history of the office; see also private.record_office_event.
create function private.record_payout() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.office_events (entity, ref, action, actor, changes)
  values (
    'payouts', new.id::text, 'created', new.created_by,
    jsonb_build_object(
      'payout_amount', jsonb_build_array(null, new.amount), 'from_day', jsonb_build_array(null, new.from_day),
      'to_day', jsonb_build_array(null, new.to_day)
    )
  );
  return null;
end
$$;

create trigger record_payout after insert on public.payouts
  for each row execute function private.record_payout();

-- Returns what was earned with a booking and paid for it, by contractor. It belongs to the day under which it was first paid out, before that to its
-- own.
create function private.payout_items_of(booking_id text) returns setof private.payout_dues
language sql stable
begin atomic
  with job as (
    select b.id, private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) as cleaner, b.assigned_cleaner_name as name,
      b.booking_date as day, b.contractor_pay as pay
    -- By its key first: without statistics the planner assumes that few jobs are done.
    from (select * from public.bookings o where o.id = payout_items_of.booking_id offset 0) b
    where b.booking_status = 'completed' and b.payment_status in ('paid', 'completed', 'refunded')
      and private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) is not null
  ),
  paid as (
    select l.cleaner, max(l.cleaner_name) as name, min(l.day) as day, sum(l.amount) as amount
    from public.payout_lines l where l.booking_id = payout_items_of.booking_id
    group by l.cleaner
  )
  select payout_items_of.booking_id, coalesce(j.cleaner, p.cleaner), coalesce(j.name, p.name), coalesce(p.day, j.day),
    j.id is not null, j.pay is not null, coalesce(j.pay, 0), coalesce(p.amount, 0)
  from job j full join paid p on p.cleaner = j.cleaner;
end;

create function private.refresh_payout_dues(booking_id text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.payout_dues d where d.booking_id = refresh_payout_dues.booking_id;
  insert into private.payout_dues
  select i.* from private.payout_items_of(refresh_payout_dues.booking_id) i
  where i.earned <> i.paid or i.is_job and not i.has_pay;
end
$$;

create function private.refresh_dues_of_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Nothing is owed in any state for a job that was never done.
  if tg_op <> 'INSERT' and old.booking_status = 'completed' then
    perform private.refresh_payout_dues(old.id);
  elsif tg_op <> 'DELETE' and new.booking_status = 'completed' then
    perform private.refresh_payout_dues(new.id);
  end if;
  return null;
end
$$;

create function private.refresh_dues_of_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_payout_dues(new.booking_id);
  return null;
end
$$;

create trigger refresh_payout_dues
  after insert or delete or update of
    booking_status, payment_status, contractor_id, assigned_cleaner_name, contractor_pay, booking_date
  on public.bookings for each row execute function private.refresh_dues_of_booking();

create trigger refresh_payout_dues after insert or update of contractor_id on public.payout_lines
  for each row execute function private.refresh_dues_of_line();

-- The items of a period: as `payout_items_of`, of many bookings at once.
create function private.items_between(from_date date, to_date date) returns setof private.payout_dues
language sql stable
begin atomic
  with done as (
    select b.id, private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) as cleaner, b.assigned_cleaner_name as name,
      b.booking_date as day, b.contractor_pay as pay
    from public.bookings b
    where b.booking_date between from_date and to_date and b.booking_status = 'completed'
      and b.payment_status in ('paid', 'completed', 'refunded')
  ),
  -- Those that were paid out, or are paid out under a day of the period.
  touched as materialized (
    select l.booking_id from public.payout_lines l where l.day between from_date and to_date
    union
    select l.booking_id from done d join public.payout_lines l on l.booking_id = d.id
  )
  select d.id, d.cleaner, d.name, d.day, true, d.pay is not null, coalesce(d.pay, 0), 0
  from done d
  where d.cleaner is not null and d.id not in (select t.booking_id from touched t)
  union all
  select i.*
  from touched t, private.payout_items_of(t.booking_id) i
  where i.day between from_date and to_date and (i.is_job or i.paid <> 0);
end;

-- The items of a period, and what is open from days before it.
create function private.payout_items(from_date date, to_date date) returns setof private.payout_dues
language sql stable
begin atomic
  select i.* from private.items_between(from_date, to_date) i
  union all
  select o.* from private.payout_dues o where o.day < from_date;
end;
