-- Letters that follow a booking by themselves: reminders and the thank-you. Which are due is core's `dueLetters`, asked for by the jobs; here each is queued once for
-- the start or the visit that it is about, and looked at again in the moment in which it is sent.

-- What a customer was last told of the start of a booking: when it was paid, or moved.
create function private.agreed_at(b public.bookings) returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select max(e.created_at) from public.booking_events e
      where e.booking_id = b.id
        and (e.action = 'created' or e.changes ?| array['booking_date', 'booking_time', 'payment_status'])
    ),
    b.created_at
  )
$$;

create function private.is_follow_up(kind text) returns boolean
language sql stable set search_path = '' as $$
  select (private.notice_kind(kind)).cause = 'clock'
$$;

-- [{id, version, booking_date, booking_time, booking_status, payment_status, refund_due, duration_minutes, agreed_at, written}]; written: [{kind, once}].
create function public.follow_up_candidates(days_ahead integer, days_back integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_today date := (private.clock() at time zone private.zone())::date;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', b.id, 'version', b.version, 'booking_date', b.booking_date, 'booking_time', b.booking_time,
      'booking_status', b.booking_status, 'payment_status', b.payment_status, 'refund_due', b.refund_due,
      'duration_minutes', b.duration_minutes, 'agreed_at', private.epoch_ms(private.agreed_at(b)),
      'written', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'once', e.payload ->> 'change_id')), '[]')
        from public.email_outbox e
        where e.ref = b.id and private.is_follow_up(e.kind) and e.dedup_key is not null
      )
    ) order by b.booking_date, b.id), '[]')
    from public.bookings b
    where b.booking_date between v_today - days_back and v_today + days_ahead
      and b.payment_status in ('paid', 'completed', 'due') and not b.refund_due and b.email <> ''
      and case b.booking_status
        when 'canceled' then false
        when 'completed' then b.booking_date <= v_today
        else b.booking_date >= v_today
      end
  );
end
$$;

-- letters: [{booking_id, version, kind, once}]. In the order of the bookings, so that two runs cannot wait for each other.
create function public.queue_follow_ups(letters jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_letter record;
  b public.bookings;
begin
  for v_letter in
    select * from jsonb_to_recordset(letters) l (booking_id text, version integer, kind text, once text)
    where private.is_follow_up(l.kind) and l.once <> ''
    order by l.booking_id, l.kind
  loop
    select * into b from public.bookings x
    where x.id = v_letter.booking_id and x.version = v_letter.version and x.email <> ''
    for update;
    continue when b.id is null;
    perform private.queue_email(
      v_letter.kind, b.id, b.email,
      private.booking_email_payload(b) || jsonb_build_object('change_id', v_letter.once)
    );
  end loop;
end
$$;

-- Tells a customer what a button of the Command Hub is pressed for. news: {kind, booking_id, version, once, actor}; answer: 'told' | 'before' |
-- 'changed'. The history names who told it.
create function public.tell_customer(news jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_kind text := news ->> 'kind';
  b public.bookings;
begin
  select * into b from public.bookings x where x.id = news ->> 'booking_id' for update;
  if exists (
    select from public.email_outbox e
    where e.kind = v_kind and e.ref = b.id and e.payload ->> 'change_id' = news ->> 'once'
  ) then
    return 'before';
  end if;
  if b.id is null or b.email = '' or b.version <> (news ->> 'version')::integer then return 'changed'; end if;
  perform private.queue_email(
    v_kind, b.id, b.email, private.booking_email_payload(b) || jsonb_build_object('change_id', news ->> 'once')
  );
  insert into public.booking_events (booking_id, action, actor, changes)
  values (b.id, 'updated', news ->> 'actor', jsonb_build_object(replace(v_kind, '-', '_'), '[false, true]'::jsonb));
  return 'told';
end
$$;

-- Whether what a letter says holds for the booking as it is now; core's `plannedLetters` has it planned then.
create function private.still_holds(e public.email_outbox) returns boolean
language sql stable set search_path = '' as $$
  select not private.is_follow_up(e.kind) or exists (
    select from public.bookings b
    where b.id = e.ref and b.payment_status in ('paid', 'completed', 'due') and not b.refund_due
      and case e.kind
        when 'thank-you' then b.booking_status = 'completed'
        else b.booking_status not in ('canceled', 'completed', 'in_progress')
          and b.booking_date::text = e.payload ->> 'booking_date' and b.booking_time = e.payload ->> 'booking_time'
          and private.instant_of(b.booking_date, case when b.booking_minute < 0 then 540 else b.booking_minute end) > private.clock()
      end
  )
$$;

-- A letter is looked at in the moment in which a sender asks for it: since it was queued the visit may be called off, moved or over, or the customer
-- may have stopped such letters. One that no longer holds and that no sender has had in hand leaves its key to another, for what was called off may
-- take place after all.
create function private.withdraw_outdated_letters() returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.email_outbox e
  set status = 'failed', last_error = 'withdrawn: ' || w.reason,
      dedup_key = case when w.holds or e.attempts > 0 then e.dedup_key end
  from (
    select o.id, private.still_holds(o) as holds, case when not private.still_holds(o) then 'it no longer holds' else 'the customer does not want it' end as reason
    from public.email_outbox o
    where o.status in ('queued', 'sending') and o.next_attempt_at <= private.clock()
      and (not private.still_holds(o) or not private.is_wanted(o))
  ) w
  where e.id = w.id;
end
$$;

revoke execute on function public.follow_up_candidates(integer, integer), public.queue_follow_ups(jsonb), public.tell_customer(jsonb)
from public, anon, authenticated;
grant execute on function public.follow_up_candidates(integer, integer), public.queue_follow_ups(jsonb), public.tell_customer(jsonb)
to service_role;
