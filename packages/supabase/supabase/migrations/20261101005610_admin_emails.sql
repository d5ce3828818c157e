-- 'E-mails to look at' of the Command Hub: letters that did not reach whom they are for.

-- Why a letter needs an administrator: 'failed', 'waiting' for longer than a quarter of an hour after a try, or what the provider reported
-- of it; null when it does not.
create function private.email_trouble(e public.email_outbox) returns text
language sql stable set search_path = '' as $$
  select case
    when e.looked_at is not null or e.erased_at is not null then null
    when e.delivery in ('bounced', 'complained', 'suppressed', 'not-sent') and e.status = 'sent' then e.delivery
    -- Withdrawn on purpose, with a refund or with the customer's data.
    when e.status = 'failed' and e.last_error like 'withdrawn:%' then null
    when e.status = 'failed' then 'failed'
    when e.status = 'queued' and e.last_error is not null and e.created_at < private.clock() - interval '15 minutes' then 'waiting'
  end
$$;

create index email_outbox_in_trouble on public.email_outbox (created_at)
  where looked_at is null and (status in ('queued', 'failed') or delivery in ('bounced', 'complained', 'suppressed', 'not-sent'));

-- The newest hundred: [{id, kind, ref, recipient, trouble, detail, can_send_again, customer_name, booking_date, since}].
create function public.admin_emails_to_look_at() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(l) order by l.since desc, l.id), '[]')
    from (
      select e.id, e.kind, e.ref, e.recipient, t.trouble,
        coalesce(e.delivery_detail, e.last_error) as detail, t.trouble not in ('complained', 'suppressed') as can_send_again,
        b.customer_name, b.booking_date, coalesce(e.delivery_at, e.created_at) as since
      from public.email_outbox e
      cross join lateral (select private.email_trouble(e) as trouble) t
      left join public.bookings b on b.id = e.ref
      where e.looked_at is null
        and (e.status in ('queued', 'failed') or e.delivery in ('bounced', 'complained', 'suppressed', 'not-sent'))
        and t.trouble is not null
      order by since desc, e.id
      limit 100
    ) l
  );
end
$$;

create function private.audit_email(e public.email_outbox, action text) returns void
language sql volatile set search_path = '' as $$
  insert into public.admin_audit (actor, action, mailbox_hash, counts)
  values (
    private.token_email(), audit_email.action, case when e.recipient <> '' then private.mailbox_hash(e.recipient) end,
    jsonb_build_object(e.kind, 1)
  )
$$;

-- The cleaner whom a letter about a job is for: named by its id, or by the name that the booking has now.
create function private.cleaner_of_letter(e public.email_outbox) returns public.contractors
language sql stable set search_path = '' as $$
  select c.* from public.contractors c
  where (private.notice_kind(e.kind)).recipient = 'cleaner'
    and c.id = coalesce(
      (e.payload ->> 'contractor_id')::uuid,
      (
        select b.contractor_id from public.bookings b
        where b.id = e.ref and b.assigned_cleaner_name = coalesce(e.payload ->> 'contractorName', e.payload ->> 'assigned_cleaner_name')
      )
    )
$$;

-- What a letter about a job says when it is sent again: of a job that is still its cleaner's, what is stored now. Other facts, as the start before a
-- move and what the office wrote itself, stay.
create function private.job_letter_now(e public.email_outbox) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(
    p.key,
    case
      when k.stored is null or p.key in ('contractor_id', 'contractorPay') and k.stored = 'null' then p.value
      -- '3 bedrooms'
      when p.key in ('bedrooms', 'bathrooms') and jsonb_typeof(p.value) = 'string'
        then to_jsonb(regexp_replace(p.value #>> '{}', '^\d+', k.stored #>> '{}'))
      when k.stored = 'null' and jsonb_typeof(p.value) = 'string' then '""'
      else k.stored
    end
  )
  from public.bookings b
  cross join lateral jsonb_each(e.payload) p
  cross join lateral (
    select to_jsonb(b) -> (
      case
        -- Named as the Command Hub asks for the letter.
        when e.kind <> 'job-assignment-confirmation' then p.key
        when p.key in ('date', 'time') then 'booking_' || p.key
        when p.key = 'service' then 'service_type'
        when p.key = 'minutes' then 'duration_minutes'
        else lower(regexp_replace(p.key, '([A-Z])', '_\1', 'g'))
      end
    ) as stored
  ) k
  where b.id = e.ref and b.contractor_id = (private.cleaner_of_letter(e)).id
$$;

-- Queues a letter again, at once and as new for the provider; one about a booking goes to the address that its customer, or its cleaner, has now, and
-- one about a job says what is stored now. False when there is no trouble any more. Whoever complained, or is suppressed by the provider, gets nothing again.
create function public.admin_send_email_again(id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_letter public.email_outbox;
begin
  perform private.require_admin();
  update public.email_outbox e
  set status = 'queued', attempts = 0, next_attempt_at = private.clock(), request_key = null, provider_id = null,
      sent_at = null, last_error = null, delivery = null, delivery_detail = null, delivery_at = null,
      recipient = coalesce(
        (
          select nullif(b.email, '') from public.bookings b
          where b.id = e.ref and (private.notice_kind(e.kind)).recipient = 'customer'
        ),
        nullif((private.cleaner_of_letter(e)).email, ''),
        e.recipient
      ),
      payload = coalesce(private.job_letter_now(e), e.payload)
  where e.id = admin_send_email_again.id
    and private.email_trouble(e) in ('failed', 'waiting', 'bounced', 'not-sent')
  returning * into v_letter;
  if v_letter.id is null then return false; end if;
  perform private.audit_email(v_letter, 'email-sent-again');
  return true;
end
$$;

-- Takes a letter off the list; false when it is not on it any more.
create function public.admin_email_looked_at(id uuid, trouble text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_letter public.email_outbox;
begin
  perform private.require_admin();
  update public.email_outbox e set looked_at = private.clock()
  where e.id = admin_email_looked_at.id and private.email_trouble(e) = admin_email_looked_at.trouble
  returning * into v_letter;
  if v_letter.id is null then return false; end if;
  perform private.audit_email(v_letter, 'email-looked-at');
  return true;
end
$$;

revoke execute on function
  public.admin_emails_to_look_at(), public.admin_send_email_again(uuid), public.admin_email_looked_at(uuid, text)
from public, anon;
grant execute on function
  public.admin_emails_to_look_at(), public.admin_send_email_again(uuid), public.admin_email_looked_at(uuid, text)
to authenticated, service_role;
