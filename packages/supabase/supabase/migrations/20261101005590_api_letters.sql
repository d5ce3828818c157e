-- Called by the server: letters, from their queue to what became of them.

-- Queues an e-mail; `hold_seconds` keeps it that long before its first try.
create function public.enqueue_email(email jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := private.queue_email(email ->> 'kind', email ->> 'ref', email ->> 'recipient', email -> 'payload');
  v_hold integer := least(coalesce((email ->> 'hold_seconds')::integer, 0), 60);
begin
  if v_hold > 0 then
    update public.email_outbox e set next_attempt_at = private.clock() + v_hold * interval '1 second'
    where e.id = v_id and e.status = 'queued' and e.attempts = 0;
  end if;
  return v_id;
end
$$;

-- Takes up to `batch` due e-mails for one sender, to be sent in one request: {key, emails}, or null when nothing is due. When the
-- oldest was in a request that may have been carried out, that request comes again whole. A claim expires after two minutes,
-- so e-mails held by a crashed sender are retried.
create function public.claim_emails(batch integer, only_kind text default null, only_ref text default null)
returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_found boolean;
  v_key uuid;
  v_emails jsonb;
begin
  if batch < 1 then return null; end if;
  -- One claim at a time: two that took parts of one request would each wait for the other's.
  perform pg_advisory_xact_lock(7306, 0);
  perform private.withdraw_outdated_letters();
  select true, e.request_key into v_found, v_key from public.email_outbox e
  where e.channel = 'email' and e.status in ('queued', 'sending')
    and e.next_attempt_at <= v_now
    and (only_kind is null or e.kind = only_kind)
    and (only_ref is null or e.ref = only_ref)
  order by e.next_attempt_at, e.nr
  limit 1;
  if v_found is null then return null; end if;

  if v_key is null then
    v_key := gen_random_uuid();
    update public.email_outbox e set request_key = v_key
    where e.id in (
      select d.id from public.email_outbox d
      where d.channel = 'email' and d.status in ('queued', 'sending')
        and d.next_attempt_at <= v_now
        and d.request_key is null
        and (only_kind is null or d.kind = only_kind)
        and (only_ref is null or d.ref = only_ref)
      order by d.next_attempt_at, d.nr
      limit least(batch, 100)
    );
  end if;

  with claimed as (
    update public.email_outbox e
    set status = 'sending', attempts = e.attempts + 1, next_attempt_at = v_now + interval '2 minutes'
    where e.request_key = v_key and e.status in ('queued', 'sending')
    returning e.*
  )
  select jsonb_agg(
    jsonb_build_object(
      'id', c.id, 'kind', c.kind, 'ref', c.ref, 'recipient', c.recipient, 'payload', c.payload || coalesce(s.secret, '{}'),
      'attempts', c.attempts,
      'request_id', c.request_id
    )
    order by c.nr
  )
  into v_emails
  from claimed c
  left join private.letter_secrets s on s.letter_id = c.id;
  return jsonb_build_object('key', v_key, 'emails', v_emails);
end
$$;

-- Says how the tries of a claim ended: [{id, outcome, error, provider_id, pause_ms}]. 'again' repeats the request, with back-off, and
-- gives up after fifty tries, about a day. 'wait' does not count: nothing is wrong with the letter. 'alone' sends it at once in a
-- request of its own.
create function public.finish_emails(results jsonb) returns void
language sql volatile set search_path = '' as $$
  update public.email_outbox e
  set status = case
        when r.outcome = 'sent' then 'sent'
        when r.outcome = 'give-up' or e.erased_at is not null or (r.outcome = 'again' and e.attempts >= 50) then 'failed'
        else 'queued'
      end,
      sent_at = case when r.outcome = 'sent' then private.clock() end,
      last_error = case when r.outcome = 'sent' then null when e.erased_at is null then left(r.error, 1000) else e.last_error end,
      provider_id = coalesce(r.provider_id, e.provider_id),
      attempts = e.attempts - case when r.outcome in ('wait', 'alone') then 1 else 0 end,
      request_key = case r.outcome
        when 'again' then e.request_key
        when 'sent' then e.request_key
        when 'alone' then gen_random_uuid()
      end,
      next_attempt_at = private.clock() + case r.outcome
        when 'wait' then r.pause_ms * interval '1 millisecond'
        when 'alone' then interval '0'
        else private.email_back_off(e.attempts)
      end
  from jsonb_to_recordset(results) r (id uuid, outcome text, error text, provider_id text, pause_ms bigint)
  -- A late failure must not undo a 'sent'.
  where e.id = r.id and e.status <> 'sent'
$$;

-- Records what the provider reported of a letter that it took; false for a letter, or a sending of it, that is not here. Trouble is not undone by a
-- later 'delivered'.
create function public.record_email_delivery(letter uuid, provider_id text, delivery text, detail text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  update public.email_outbox e
  set delivery = case
        when record_email_delivery.delivery = 'delivered' then coalesce(e.delivery, 'delivered')
        else record_email_delivery.delivery
      end,
      -- A provider's words may quote the address.
      delivery_detail = case
        when e.erased_at is not null then null
        when record_email_delivery.delivery = 'delivered' then e.delivery_detail
        else left(record_email_delivery.detail, 1000)
      end,
      delivery_at = private.clock(),
      looked_at = case when record_email_delivery.delivery = 'delivered' then e.looked_at end
  where e.id = record_email_delivery.letter
    -- The report may come before the sender has stored the provider's id.
    and coalesce(e.provider_id, record_email_delivery.provider_id) = record_email_delivery.provider_id;
  return found;
end
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
      and private.is_sold(b.payment_status) and not b.refund_due and b.email <> ''
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

-- Tells a customer what a button of the Command Hub is pressed for. news: {kind, booking_id, version, once, actor}; answer: 'queued' | 'already-queued' |
-- 'changed'. The history names who reported it.
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
    return 'already-queued';
  end if;
  if b.id is null or b.email = '' or b.version <> (news ->> 'version')::integer then return 'changed'; end if;
  perform private.queue_email(
    v_kind, b.id, b.email, private.booking_email_payload(b) || jsonb_build_object('change_id', news ->> 'once')
  );
  insert into public.booking_events (booking_id, action, actor, changes)
  values (b.id, 'updated', news ->> 'actor', jsonb_build_object(replace(v_kind, '-', '_'), '[false, true]'::jsonb));
  return 'queued';
end
$$;
