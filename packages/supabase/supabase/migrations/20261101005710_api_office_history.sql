-- Called by the Command Hub, to read what has happened.

-- One page of a booking's history, the newest first: {rows, next}. A row is {source, key, at, actor, action, changes, amount, status}; an
-- act of a person is a change whose action is its kind and whose status is its reason:
-- `source` is 'change', 'payment', 'letter' or 'payout', `action` the change's action, the payment event's type, the letter's kind or
-- the reason of a payout's line, whose contractor is the `status`.
create function public.admin_booking_history(booking_id text, after jsonb, batch integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_limit integer := least(greatest(coalesce(batch, 50), 1), 200);
begin
  perform private.require_admin();
  return (
    with line as (
      select 'change' as source, e.id::text as key, e.created_at as at, e.actor, e.action, e.changes, null::bigint as amount,
        null as status
      from public.booking_events e where e.booking_id = admin_booking_history.booking_id
      union all
      select 'change', a.id::text, a.created_at, a.actor, a.kind,
        case a.kind when 'priced' then jsonb_build_object('agreed_price', jsonb_build_array(a.agreed -> 'listed', a.agreed -> 'price')) end,
        null, a.reason
      from public.booking_acts a where a.booking_id = admin_booking_history.booking_id
      union all
      select 'payment', p.id, p.created_at, null, p.type, null, p.amount_total, coalesce(t.code, p.outcome)
      from public.payment_events p
      left join public.charge_tries t on p.type = 'charge_failed' and t.id::text = p.payment_id
      where p.booking_id = admin_booking_history.booking_id
      union all
      select 'payment', p.id::text, p.paid_at, p.taken_by, 'paid_offline', null, p.amount, concat_ws(', ', p.method, p.reference)
      from public.payments p
      where p.booking_id = admin_booking_history.booking_id and p.method is not null and p.paid_at is not null
      union all
      select 'payment', r.id::text, r.settled_at, r.paid_back_by, 'paid_back_offline', null, r.amount,
        concat_ws(', ', r.method, r.reference)
      from public.refunds r
      where r.booking_id = admin_booking_history.booking_id and r.method is not null and r.settled_at is not null
      union all
      select 'letter', l.id::text, coalesce(l.sent_at, l.created_at), null, l.kind, null, null,
        case when l.status = 'sent' then coalesce(l.delivery, 'sent') else l.status end
      from public.email_outbox l where l.ref = admin_booking_history.booking_id
      union all
      select 'payout', o.payout_id::text, p.created_at, p.created_by, o.reason, null, private.cents(o.amount), o.cleaner_name
      from public.payout_lines o join public.payouts p on p.id = o.payout_id
      where o.booking_id = admin_booking_history.booking_id
    ),
    page as (
      select * from line
      where after is null or (line.at, line.source, line.key) < ((after ->> 0)::timestamptz, after ->> 1, after ->> 2)
      order by line.at desc, line.source desc, line.key desc
      limit v_limit
    )
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(to_jsonb(page) order by page.at desc, page.source desc, page.key desc), '[]'),
      'next', jsonb_agg(jsonb_build_array(page.at, page.source, page.key) order by page.at desc, page.source desc, page.key desc)
        -> (v_limit - 1)
    )
    from page
  );
end
$$;

-- One page of the office's history, as above; `subject` is the table, `name` what its row is called now, and an action on customer data
-- has the source 'audit' with what it counted as `changes`.
create function public.admin_office_history(after jsonb, batch integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_limit integer := least(greatest(coalesce(batch, 50), 1), 200);
  v_until timestamptz := coalesce((after ->> 0)::timestamptz, 'infinity');
begin
  perform private.require_admin();
  return (
    with line as (
      (
        select 'change' as source, e.id, e.created_at as at, e.actor, e.action, e.changes, e.entity as subject, e.ref
        from public.office_events e
        where e.created_at <= v_until
          and (e.created_at < v_until or after is null or (('change', e.id) < (after ->> 1, (after ->> 2)::bigint)))
        order by e.created_at desc, e.id desc
        limit v_limit
      )
      union all
      (
        select 'audit', a.id, a.created_at, a.actor, a.action, a.counts, 'customers', ''
        from public.admin_audit a
        where a.created_at <= v_until
          and (a.created_at < v_until or after is null or (('audit', a.id) < (after ->> 1, (after ->> 2)::bigint)))
        order by a.created_at desc, a.id desc
        limit v_limit
      )
    ),
    page as (
      select line.source, line.id::text as key, line.at, line.actor, line.action, line.changes, line.subject,
        case line.subject
          when 'contractors' then (select c.full_name from public.contractors c where c.id::text = line.ref)
          when 'payouts' then (select p.contractor_name from public.payouts p where p.id::text = line.ref)
          when 'admin_users' then (select u.email from public.admin_users u where u.user_id::text = line.ref)
          when 'contact_inquiries' then (select i.name from public.contact_inquiries i where i.id::text = line.ref)
          when 'contact_inquiry_replies' then (select i.name from public.contact_inquiries i where i.id::text = line.ref)
          when 'customer_notes' then (select b.customer_name from public.bookings b where b.id = line.ref)
          else line.ref
        end as name,
        line.id as nr
      from line
      order by line.at desc, line.source desc, line.id desc
      limit v_limit
    )
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(to_jsonb(page) - 'nr' order by page.at desc, page.source desc, page.nr desc), '[]'),
      'next', jsonb_agg(jsonb_build_array(page.at, page.source, page.nr) order by page.at desc, page.source desc, page.nr desc)
        -> (v_limit - 1)
    )
    from page
  );
end
$$;
