-- What the company holds about one mailbox: shown to an administrator, and erased, because the customer asks for it. All spellings
-- of the mailbox count as one, see private.email_key.

create table public.admin_audit (
  id bigint generated always as identity primary key,
  -- An administrator's e-mail address, or 'retention' for the job.
  actor text not null,
  action text not null check (
    action in ('customer-exported', 'customer-erased', 'expired-erased', 'email-sent-again', 'email-looked-at')
  ),
  -- Recognizes the mailbox when somebody asks about it again; null when the action is about no single one.
  mailbox_hash text,
  -- How many records, by kind. No personal data.
  counts jsonb not null default '{}',
  created_at timestamptz not null default private.clock()
);

comment on table public.admin_audit is 'Who exported or erased customer data or dealt with an e-mail in trouble, and when.';

alter table public.admin_audit enable row level security;
revoke all on public.admin_audit from public, anon, authenticated;
grant all on public.admin_audit to service_role;
grant select on public.admin_audit to authenticated;

create policy admins_read on public.admin_audit for select to authenticated
  using ((select private.is_admin()));

create function private.require_mailbox(email text) returns void
language sql immutable set search_path = '' as $$
  select private.require(private.email_key(email) ~ '^[^@]+@[^@]+$', 'Please enter a valid email address')
$$;

-- The bookings of a mailbox with their payments, history and promo use. A cleaner's number and pay are another person's data.
create function private.export_bookings(email text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      to_jsonb(b) - '{contractor_id, assigned_cleaner_phone, contractor_pay, overlap_reason, busy, held_minutes}'::text[] || jsonb_build_object(
        'acts', (
          select coalesce(
            jsonb_agg(
              jsonb_build_object(
                'kind', a.kind, 'by', a.by_whom, 'reason', a.reason, 'agreed', a.agreed, 'created_at', a.created_at
              )
              order by a.created_at, a.id
            ),
            '[]'
          )
          from public.booking_acts a where a.booking_id = b.id
        ),
        'payments', (
          select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at, e.id), '[]')
          from public.payment_events e where e.booking_id = b.id
        ),
        'history', (
          select coalesce(
            jsonb_agg(
              jsonb_build_object(
                'action', e.action, 'changes', e.changes - '{contractor_id, contractor_pay, overlap_reason}'::text[], 'created_at', e.created_at
              )
              order by e.id
            ),
            '[]'
          )
          from public.booking_events e where e.booking_id = b.id
        ),
        'promo_use', (
          select jsonb_build_object('code', r.code, 'held_until', r.held_until, 'created_at', r.created_at)
          from public.promo_redemptions r where r.booking_id = b.id
        )
      )
      order by b.created_at, b.id
    ),
    '[]'
  )
  from public.bookings b
  where private.email_key(b.email) = private.email_key(export_bookings.email)
$$;

create function private.export_inquiries(email text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      to_jsonb(i) || jsonb_build_object(
        'replies', (
          select coalesce(
            jsonb_agg(
              jsonb_build_object('reply_content', r.reply_content, 'created_at', r.created_at)
              order by r.created_at, r.id
            ),
            '[]'
          )
          from public.contact_inquiry_replies r where r.inquiry_id = i.id
        )
      )
      order by i.created_at, i.id
    ),
    '[]'
  )
  from public.contact_inquiries i
  where private.email_key(i.email) = private.email_key(export_inquiries.email)
$$;

create function private.export_applications(email text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at, a.id), '[]')
  from public.job_applications a
  where private.email_key(a.email) = private.email_key(export_applications.email)
$$;

-- The letters about any of these records. That others got one is told, not at which address.
create function private.export_letters(email text, refs text[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'kind', o.kind, 'ref', o.ref, 'status', o.status, 'created_at', o.created_at, 'sent_at', o.sent_at,
        'recipient', case
          when private.email_key(o.recipient) = private.email_key(export_letters.email) then o.recipient
        end,
        'payload', o.payload - '{assigned_cleaner_phone, contractor_pay, contractorPay}'::text[]
      )
      order by o.nr
    ),
    '[]'
  )
  from public.email_outbox o
  where o.ref = any (refs)
$$;

-- The answer names its parts: {mailbox, exported_at, bookings, inquiries, applications, letters, office_note, mail_choices, reviews}.
create function public.admin_export_customer(email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_bookings jsonb;
  v_inquiries jsonb;
  v_applications jsonb;
  v_refs text[];
begin
  perform private.require_right('office_customer_data');
  perform private.require_mailbox(email);
  v_bookings := private.export_bookings(email);
  v_inquiries := private.export_inquiries(email);
  v_applications := private.export_applications(email);
  select array_agg(x.record ->> 'id') into v_refs
  from jsonb_array_elements(v_bookings || v_inquiries || v_applications) x (record);

  insert into public.admin_audit (actor, action, mailbox_hash, counts)
  values (
    private.token_email(), 'customer-exported', private.mailbox_hash(email),
    jsonb_build_object(
      'bookings', jsonb_array_length(v_bookings), 'inquiries', jsonb_array_length(v_inquiries),
      'applications', jsonb_array_length(v_applications)
    )
  );
  return jsonb_build_object(
    'mailbox', private.email_key(email), 'exported_at', private.clock(), 'bookings', v_bookings,
    'inquiries', v_inquiries, 'applications', v_applications, 'letters', private.export_letters(email, v_refs),
    'office_note', (select n.note from public.customer_notes n where n.mailbox = private.email_key(admin_export_customer.email)),
    'mail_choices', private.mail_choices_of(admin_export_customer.email),
    'reviews', private.export_reviews(admin_export_customer.email)
  );
end
$$;

-- Why a booking cannot be erased now; null when it can. Without its customer a payment could not be explained, a refund not be
-- announced or made another way, a dispute not be answered, and a cleaner would stand before no address.
create function private.erasure_obstacle(b public.bookings) returns text
language sql stable set search_path = '' as $$
  select case
    when b.payment_status = 'pending' and b.hold_expires_at is not null
      then 'This customer has an open checkout. Please try again when it has ended.'
    when b.payment_status = 'due' and b.booking_status <> 'canceled'
      then 'This customer has a booking that is not paid for yet. Mark it as paid or cancel it.'
    when b.refund_due then 'This customer is waiting for a refund. Please try again when it has been made.'
    when b.attention ?| array['refund-failed', 'refund-refused', 'disputed']
      then 'A payment of this customer needs a look. Please try again when it is off the list of payments to look at.'
    when b.occupies_day and b.booking_status <> 'completed'
      and b.booking_date >= (private.clock() at time zone private.zone())::date
      then 'This customer has an upcoming booking. Cancel it or wait until it is completed.'
  end
$$;

-- Erases everything about a mailbox and returns how many records, by kind. Bookings with money stay for the books without their
-- customer. All or nothing.
create function public.admin_erase_customer(email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_key text := private.email_key(email);
  v_booking public.bookings;
  v_obstacle text;
  v_deleted integer := 0;
  v_anonymized integer := 0;
  v_inquiries integer;
  v_applications integer;
  v_counts jsonb;
begin
  perform private.require_right('office_customer_data');
  perform private.require_mailbox(email);

  for v_booking in
    select * from public.bookings b where private.email_key(b.email) = v_key order by b.id for update
  loop
    v_obstacle := private.erasure_obstacle(v_booking);
    if v_obstacle is not null then
      raise exception '%', v_obstacle using errcode = 'PT409';
    end if;
    if private.erase_booking(v_booking) = 'deleted' then
      v_deleted := v_deleted + 1;
    else
      v_anonymized := v_anonymized + 1;
    end if;
  end loop;
  delete from public.contact_inquiries i where private.email_key(i.email) = v_key;
  get diagnostics v_inquiries = row_count;
  delete from public.job_applications a where private.email_key(a.email) = v_key;
  get diagnostics v_applications = row_count;

  v_counts := jsonb_build_object(
    'bookings_deleted', v_deleted, 'bookings_anonymized', v_anonymized, 'inquiries', v_inquiries,
    'applications', v_applications
  );
  insert into public.admin_audit (actor, action, mailbox_hash, counts)
  values (private.token_email(), 'customer-erased', private.mailbox_hash(email), v_counts);
  return v_counts;
end
$$;

revoke execute on function public.admin_export_customer(text), public.admin_erase_customer(text) from public, anon;
grant execute on function public.admin_export_customer(text), public.admin_erase_customer(text) to authenticated;
