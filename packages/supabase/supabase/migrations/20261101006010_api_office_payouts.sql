-- Called by the Command Hub, for payouts.

-- Returns what every contractor earned in a period and is owed at its end: [{cleaner, name, jobs, earned, paid, before, open, without_pay}], by name;
-- dollars. `cleaner` is the contractor's id, or the name of one who is not on the roster.
create function public.admin_payouts(from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
-- Planned once: to plan what is kept and what is summed takes as long as to ask it.
set plan_cache_mode = force_generic_plan as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(r) order by r.name, r.cleaner), '[]')
    from (
      select s.cleaner, coalesce(n.name, s.cleaner) as name, s.jobs, s.earned, s.paid, s.before, s.open, s.without_pay
      from (
        select e.cleaner, sum(e.jobs) as jobs, sum(e.earned) as earned, sum(e.paid) as paid, sum(e.before) as before,
          sum(e.earned - e.paid + e.before) as open, sum(e.without_pay) as without_pay
        from (
          select r.*, 0 as before from private.earned_for(from_date, to_date) r
          union all
          select b.cleaner, 0, 0, 0, b.without_pay, b.earned - b.paid from private.earned_for('-infinity', from_date - 1) b
        ) e
        group by e.cleaner
      ) s
      left join private.contractor_names() n on n.key = s.cleaner
      where s.jobs > 0 or s.paid <> 0 or s.open <> 0 or s.without_pay > 0
    ) r
  );
end
$$;

-- Returns how a period of a contractor stands: {name, items, payouts}. Items are the bookings of the period, earlier ones with an open amount, and
-- those without a pay: [{booking_id, day, customer, service, booking_status, payment_status, is_theirs, pay, paid}]. Payouts are those for the period
-- or for jobs of its days, the newest first: [{id, from, to, amount, method, reference, note, by, at, reversed_by, reversed_at, reversed_note, lines:
-- [{booking_id, day, customer, service, reason, amount}]}].
create function public.admin_payout_statement(cleaner text, from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'name', private.cleaner_called(admin_payout_statement.cleaner),
    'items', (
      select coalesce(jsonb_agg(to_jsonb(i) order by i.day, i.booking_id), '[]')
      from (
        select s.booking_id, s.day, b.customer_name as customer, b.service_type as service, b.booking_status, b.payment_status,
          coalesce(private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) = admin_payout_statement.cleaner, false) as is_theirs,
          b.contractor_pay as pay, s.paid
        from private.payout_items(from_date, to_date) s
        left join lateral (select * from public.bookings o where o.id = s.booking_id offset 0) b on true
        where s.cleaner = admin_payout_statement.cleaner
      ) i
    ),
    'payouts', (
      select coalesce(jsonb_agg(to_jsonb(o) order by o.at desc, o.id), '[]')
      from (
        select p.id, p.from_day as "from", p.to_day as "to", p.amount, p.method, p.reference, p.note, p.created_by as by, p.created_at as at,
          r.created_by as reversed_by, r.created_at as reversed_at, r.note as reversed_note,
          (
            select jsonb_agg(
              jsonb_build_object(
                'booking_id', l.booking_id, 'day', l.day, 'customer', b.customer_name, 'service', b.service_type, 'reason', l.reason,
                'amount', l.amount
              )
              order by l.day, l.booking_id
            )
            from public.payout_lines l
            left join lateral (select * from public.bookings k where k.id = l.booking_id offset 0) b on true
            where l.payout_id = p.id
          ) as lines
        from public.payouts p
        left join public.payouts r on r.reverses = p.id
        where p.reverses is null and p.id in (
          select l.payout_id from public.payout_lines l
          where l.cleaner = admin_payout_statement.cleaner
            and (l.day between from_date and to_date or p.from_day <= to_date and p.to_day >= from_date)
        )
      ) o
    )
  );
end
$$;

-- Writes that a contractor was paid all that is open up to the end of a period. request: {id, cleaner, from, to, amount, method, reference,
-- note}; `amount` is what was shown, in dollars: when something else is open by now, nothing is written. Returns the payout's id. The same
-- request again returns the same id.
create function public.admin_pay_contractor(request jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := (request ->> 'id')::uuid;
  v_cleaner text := coalesce(request ->> 'cleaner', '');
  v_from date := (request ->> 'from')::date;
  v_to date := (request ->> 'to')::date;
  v_amount numeric := (request ->> 'amount')::numeric;
  v_known public.payouts;
  v_contractor uuid;
  v_open numeric;
begin
  perform private.require_admin();
  -- One after the other for each contractor: what the second sees is what the first left.
  perform pg_advisory_xact_lock(7310, hashtext(v_cleaner));
  select * into v_known from public.payouts p where p.id = v_id;
  if v_known.id is not null then
    if (v_known.from_day, v_known.to_day, v_known.amount) is distinct from (v_from, v_to, v_amount) then
      raise exception 'Another payout has this id.' using errcode = 'PT409', hint = 'other-payout';
    end if;
    return v_id;
  end if;
  if not coalesce(v_amount > 0, false) then
    raise exception 'There is nothing to pay.' using errcode = 'PT409', hint = 'nothing-to-pay';
  end if;
  -- A change of a job waits for its payout, or the payout for it.
  perform from public.bookings b
  where b.id in (select d.booking_id from private.payout_dues d where d.cleaner = v_cleaner and d.day <= v_to)
  order by b.id
  for update;
  v_contractor := (select c.id from public.contractors c where c.id::text = v_cleaner);
  insert into public.payouts (id, contractor_id, contractor_name, from_day, to_day, amount, method, reference, note, created_by)
  values (
    v_id, v_contractor, private.cleaner_called(v_cleaner), v_from, v_to, v_amount, request ->> 'method',
    coalesce(trim(request ->> 'reference'), ''), coalesce(trim(request ->> 'note'), ''), private.token_email()
  );
  with lines as (
    insert into public.payout_lines (payout_id, booking_id, nr, contractor_id, cleaner_name, day, reason, amount)
    select v_id, s.booking_id, 1 + (select count(*) from public.payout_lines l where l.booking_id = s.booking_id), v_contractor,
      s.cleaner_name, s.day,
      case
        when s.paid = 0 then 'job'
        when b.id is null then 'deleted'
        when private.cleaner_key(b.contractor_id, b.assigned_cleaner_name) is distinct from v_cleaner then 'reassigned'
        when s.is_job then 'pay-changed'
        when b.booking_status = 'canceled' then 'canceled'
        when b.booking_status = 'completed' then 'not-paid'
        else 'reopened'
      end,
      s.earned - s.paid
    from private.payout_dues s
    left join public.bookings b on b.id = s.booking_id
    where s.cleaner = v_cleaner and s.day <= v_to and s.earned <> s.paid
    returning amount
  )
  select coalesce(sum(l.amount), 0) into v_open from lines l;
  if v_open <> v_amount then
    raise exception 'What is owed has changed meanwhile: please look at it again.' using errcode = 'PT409', hint = 'payout-changed';
  end if;
  return v_id;
exception when unique_violation then
  raise exception 'What is owed has changed meanwhile: please look at it again.' using errcode = 'PT409', hint = 'payout-changed';
end
$$;

-- Takes a payout back: its lines are owed again. request: {id, payout, note}; `id` is that of the taking back, as above.
create function public.admin_reverse_payout(request jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := (request ->> 'id')::uuid;
  v_payout public.payouts;
begin
  perform private.require_admin();
  select * into v_payout from public.payouts p where p.id = (request ->> 'payout')::uuid and p.reverses is null;
  if v_payout.id is null then
    raise exception 'There is no such payout.' using errcode = 'PT404';
  end if;
  perform pg_advisory_xact_lock(
    7310, hashtext((select l.cleaner from public.payout_lines l where l.payout_id = v_payout.id limit 1))
  );
  if exists (select from public.payouts p where p.id = v_id and p.reverses = v_payout.id) then return v_id; end if;
  if exists (select from public.payouts p where p.reverses = v_payout.id) then
    raise exception 'This payout was taken back already.' using errcode = 'PT409', hint = 'reversed';
  end if;
  perform from public.bookings b
  where b.id in (select l.booking_id from public.payout_lines l where l.payout_id = v_payout.id)
  order by b.id
  for update;
  insert into public.payouts (id, contractor_id, contractor_name, from_day, to_day, amount, reverses, note, created_by)
  values (
    v_id, v_payout.contractor_id, v_payout.contractor_name, v_payout.from_day, v_payout.to_day, -v_payout.amount, v_payout.id,
    coalesce(trim(request ->> 'note'), ''), private.token_email()
  );
  insert into public.payout_lines (payout_id, booking_id, nr, contractor_id, cleaner_name, day, reason, amount)
  select v_id, l.booking_id, 1 + (select count(*) from public.payout_lines o where o.booking_id = l.booking_id), l.contractor_id,
    l.cleaner_name, l.day, 'reversed', -l.amount
  from public.payout_lines l where l.payout_id = v_payout.id;
  return v_id;
end
$$;
