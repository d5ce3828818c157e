-- The data that is handed out about a mailbox, and the data that is erased.

-- The data that goes with a deleted booking, inquiry or application, whichever way it is deleted: its letters hold names, addresses and notes too.

-- Empties every letter about a record and withdraws those that have not gone out. A sender that holds one at this moment may
-- still send it, but cannot queue it again, see public.finish_emails.
create function private.erase_letters(ref text) returns void
language sql volatile set search_path = '' as $$
  update public.email_outbox o
  set recipient = '',
      payload = '{}',
      erased_at = private.clock(),
      status = case o.status when 'sent' then 'sent' else 'failed' end,
      -- A provider's words may quote the address.
      delivery_detail = null,
      last_error = case o.status when 'sent' then null else 'withdrawn: the data was erased' end
  where o.ref = erase_letters.ref;
  -- The words that were typed about a booking go with its letters.
  update public.booking_acts a set reason = null where a.booking_id = erase_letters.ref and a.reason is not null
$$;

create function private.erase_letters_of_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.erase_letters(old.id::text);
  return null;
end
$$;

create trigger erase_letters after delete on public.bookings
  for each row execute function private.erase_letters_of_deleted();

create trigger erase_letters after delete on public.contact_inquiries
  for each row execute function private.erase_letters_of_deleted();

create trigger erase_letters after delete on public.job_applications
  for each row execute function private.erase_letters_of_deleted();

-- Whether money came for a booking, also money that was not what it should have been.
create function private.has_money(b public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select b.payment_status in ('paid', 'completed', 'refunded')
    or exists (select from public.payment_events e where e.booking_id = b.id and e.paid)
$$;

-- Takes the customer out of a booking and leaves what the books need: dates, service, amounts, tax, payment.
create function private.anonymize_booking(booking_id text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_emptied text := (
    select string_agg(format('%I = null', a.attname), ', ')
    from pg_catalog.pg_attribute a
    where a.attrelid = 'public.bookings'::regclass and a.attnum > 0 and not a.attisdropped and not a.attnotnull
      and a.attgenerated = '' and private.is_personal_column(a.attname)
  );
begin
  execute format(
    $sql$update public.bookings set customer_name = 'Erased', email = '', phone = '', address = '', %s where id = $1$sql$,
    v_emptied
  ) using booking_id;
  perform private.erase_letters(booking_id);
end
$$;

-- Deletes a booking that no money came for, and anonymizes any other. Returns which of the two it did.
create function private.erase_booking(b public.bookings) returns text
language plpgsql volatile set search_path = '' as $$
begin
  if private.has_money(b) then
    perform private.anonymize_booking(b.id);
    return 'anonymized';
  end if;
  delete from public.bookings x where x.id = b.id;
  return 'deleted';
end
$$;

-- The data that the company holds about one mailbox: shown to an administrator, and erased, because the customer asks for it. All spellings of the
-- mailbox count as one, see private.email_key.

create function private.require_mailbox(email text) returns void
language sql immutable
return private.require(private.email_key(email) ~ '^[^@]+@[^@]+$', 'Please enter a valid email address');

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

-- The wishes of a mailbox, with the days that they are for.
create function private.export_waiting(email text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        to_jsonb(w) || jsonb_build_object(
          'days', (select coalesce(jsonb_agg(d.day order by d.day), '[]') from private.waiting_days d where d.waiting_id = w.id)
        )
        order by w.nr
      ),
      '[]'
    )
    from public.waiting w where private.email_key(w.email) = private.email_key(export_waiting.email)
  );
end
$$;

-- Returns what a mailbox said of cleaners, by their names.
create function private.export_cleaner_wishes(email text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.full_name, w.wish), '{}')
  from public.cleaner_wishes w join public.contractors c on c.id = w.contractor_id
  where w.mailbox = private.email_key(export_cleaner_wishes.email)
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
      then 'A payment of this customer needs a look. Please try again once it is no longer on the list of payments to look at.'
    when b.occupies_day and b.booking_status <> 'completed'
      and b.booking_date >= (private.clock() at time zone private.zone())::date
      then 'This customer has an upcoming booking. Cancel it or wait until it is completed.'
  end
$$;

-- Takes the customer out of a series that is over, with what was asked for.
create function private.erase_series(email text) returns void
language sql volatile set search_path = '' as $$
  delete from public.kept_cards k using public.series s
  where s.id = k.series_id and private.email_key(s.email) = private.email_key(erase_series.email) and s.status in ('ended', 'lapsed');
  update public.series s
  set email = '', request = '{}'
  where private.email_key(s.email) = private.email_key(erase_series.email) and s.status in ('ended', 'lapsed')
$$;

-- The series of a mailbox, for its export.
create function private.export_series(email text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(s) order by s.created_at, s.id), '[]')
  from public.series s
  where private.email_key(s.email) = private.email_key(export_series.email)
$$;

-- The first date that is still kept by a setting in months; core's `keptSince`. Without the setting there is none, and nothing is erased.
create function private.kept_since(setting_name text) returns date
language sql stable set search_path = '' as $$
  select ((private.clock() at time zone private.zone())::date - make_interval(months => s.setting_value::integer))::date
  from public.booking_settings s
  where s.setting_name = kept_since.setting_name
$$;

-- The reviews of a mailbox, for its export.
create function private.export_reviews(email text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(r) - 'decided_by' order by r.created_at, r.booking_id), '[]')
  from public.reviews r
  join public.bookings b on b.id = r.booking_id
  where private.email_key(b.email) = private.email_key(export_reviews.email)
$$;
