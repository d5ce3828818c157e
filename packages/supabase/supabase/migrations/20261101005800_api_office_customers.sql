-- Called by the Command Hub, for customers and what is kept of them.

-- The answer names its parts: {mailbox, exported_at, bookings, inquiries, applications, letters, office_note, mail_choices, reviews, waiting, cleaner_wishes}.
create function public.admin_export_customer(email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_bookings jsonb;
  v_inquiries jsonb;
  v_applications jsonb;
  v_waiting jsonb;
  v_refs text[];
begin
  perform private.require_right('office_customer_data');
  perform private.require_mailbox(email);
  v_bookings := private.export_bookings(email);
  v_inquiries := private.export_inquiries(email);
  v_applications := private.export_applications(email);
  v_waiting := private.export_waiting(email);
  select array_agg(x.record ->> 'id') into v_refs
  from jsonb_array_elements(v_bookings || v_inquiries || v_applications || v_waiting) x (record);

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
    'reviews', private.export_reviews(admin_export_customer.email),
    'series', private.export_series(admin_export_customer.email), 'waiting', v_waiting, 'cleaner_wishes', private.export_cleaner_wishes(admin_export_customer.email)
  );
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

  if exists (
    select from public.series s where private.email_key(s.email) = v_key and s.status in ('offered', 'running')
  ) then
    raise exception 'This customer has visits that repeat. End them first.' using errcode = 'PT409';
  end if;
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
  perform private.end_wish(w.id) from public.waiting w where private.email_key(w.email) = v_key;
  delete from public.waiting w where private.email_key(w.email) = v_key;
  perform private.erase_series(v_key);
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

-- The customers of the Command Hub. A customer is a mailbox, in any of its spellings (private.email_key), that booked; one is named by any of
-- their bookings, so that no address stands in a link.

-- The newest booking of a customer.
create function private.newest_booking(mailbox text) returns text
language sql stable set search_path = '' as $$
  select b.id from public.bookings b
  where private.email_key(b.email) = newest_booking.mailbox
  order by b.created_at desc, b.id
  limit 1
$$;

-- Whether a search finds a booking of a mailbox at a place of the list of bookings, or before it.
create function private.is_found_before(typed text, mailbox text, place jsonb) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    -- The customer's first: the planner may look for what is searched each time.
    select from (select * from public.bookings k where private.email_key(k.email) = is_found_before.mailbox offset 0) o
    where ((o.booking_date, o.booking_minute) > ((place ->> 0)::date, (place ->> 1)::integer)
        or (o.booking_date, o.booking_minute) = ((place ->> 0)::date, (place ->> 1)::integer) and o.id <= place ->> 2)
      and private.finds_booking(typed, o.customer_name, o.email, o.phone, o.address, o.id, o.stripe_session_id)
  )
$$;

-- Of each of the next customers whom a search finds the first booking that it finds, in the order of the list of bookings, after a place of that list.
create function private.found_customers(typed text, most integer, place jsonb) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_bookings integer := most;
  v_found text[];
  v_ids text[];
begin
  loop
    v_found := private.newest_found(typed, v_bookings, place);
    v_ids := array(
      with firsts as materialized (
        select distinct on (f.mailbox) f.*
        from (
          select b.id, b.booking_date, b.booking_minute, private.email_key(b.email) as mailbox
          from public.bookings b where b.id = any (v_found) and b.email <> ''
        ) f
        order by f.mailbox, f.booking_date desc, f.booking_minute desc, f.id
      )
      -- In their order first, so that no more of them are asked than the page takes.
      select o.id from (select * from firsts f order by f.booking_date desc, f.booking_minute desc, f.id offset 0) o
      where place is null or not private.is_found_before(typed, o.mailbox, place)
      order by o.booking_date desc, o.booking_minute desc, o.id
      limit most
    );
    if cardinality(v_ids) = most or cardinality(v_found) < v_bookings then return v_ids; end if;
    v_bookings := v_bookings * 8;
  end loop;
end
$$;

-- A booking that took or takes place: not called off, and not only a checkout that was opened.
create function private.is_customers_job(payment_status text, booking_status text) returns boolean
language sql immutable
return booking_status <> 'canceled' and (private.is_sold(payment_status) or booking_status <> 'pending');

-- The figures of a customer, from all their bookings: how many took or take place, the last visit before today and the next one, which may be
-- today, what is still to be paid for visits that are agreed, and what has to go back. `all_bookings` counts those that were called off too.
create function private.customer_figures(mailbox text, today date)
returns table (
  bookings bigint, spent numeric, last_date date, next_date date, owed numeric, refund_due numeric, all_bookings bigint
)
language sql stable
begin atomic
  select count(*) filter (where f.is_job),
    coalesce(sum(f.kept) filter (where private.is_revenue(f.payment_status, f.booking_status)), 0),
    max(f.booking_date) filter (where f.is_job and f.booking_date < today),
    min(f.booking_date) filter (where f.is_job and f.booking_date >= today),
    coalesce(sum(f.kept) filter (where f.is_job and f.is_open), 0),
    coalesce(sum(f.kept) filter (where f.refund_due), 0),
    count(*)
  from (
    select b.booking_date, b.payment_status, b.booking_status, b.refund_due,
      private.is_customers_job(b.payment_status, b.booking_status) as is_job,
      b.payment_status = 'pending' or private.is_sold(b.payment_status) and b.payment_status not in ('paid', 'completed') as is_open,
      private.kept_of(b.total_price, b.refunded_amount, b.lost_amount) as kept
    from public.bookings b
    where private.email_key(b.email) = customer_figures.mailbox
  ) f;
end;

-- A page of the customers: {rows, next}. Those who booked last first; with a search those who have a booking that it finds, in the order of the
-- list of bookings. A row is {id, customer_name, email, phone} and the figures, `id` that of the newest booking.
create function public.admin_customers(search text, after jsonb, batch integer) returns jsonb
language plpgsql stable security definer set search_path = ''
-- In the order of its index, however small the planner takes the table for.
set enable_seqscan = off as $$
declare
  v_limit integer := least(greatest(coalesce(batch, 50), 1), 200);
  v_today date := (private.clock() at time zone private.zone())::date;
  v_searches boolean := coalesce(trim(search), '') <> '';
  v_until timestamptz := case when not v_searches then coalesce((after ->> 0)::timestamptz, 'infinity') end;
  v_ids text[];
begin
  perform private.require_admin();
  if v_searches then
    v_ids := private.found_customers(search, v_limit, after);
  else
    v_ids := array(
      select b.id from public.bookings b
      where b.email <> ''
        and b.created_at <= v_until
        and (after is null or b.created_at < v_until or b.id > after ->> 1)
        and b.id = private.newest_booking(private.email_key(b.email))
      order by b.created_at desc, b.id
      limit v_limit
    );
  end if;
  return (
    with page as (
      select c.id, c.customer_name, c.email, c.phone, p.place,
        case when v_searches then jsonb_build_array(o.booking_date, o.booking_minute, o.id) else jsonb_build_array(o.created_at, o.id) end as key, f.*
      from unnest(v_ids) with ordinality p (id, place)
      -- Looked up one by one.
      cross join lateral (select * from public.bookings b where b.id = p.id offset 0) o
      cross join lateral (select * from public.bookings b where b.id = private.newest_booking(private.email_key(o.email)) offset 0) c
      cross join lateral private.customer_figures(private.email_key(o.email), v_today) f
    )
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(to_jsonb(p) - '{place, key}'::text[] order by p.place), '[]'),
      'next', jsonb_agg(p.key order by p.place) -> (v_limit - 1)
    )
    from page p
  );
end
$$;

-- Everything about the customer of a booking, null without one: {figures, bookings, inquiries, mail_choices, letters, note, written_by,
-- written_at}. The figures are of all bookings; listed are the newest 200 bookings, 50 inquiries and 50 letters to the customer.
create function public.admin_customer(booking_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_mailbox text := (
    select private.email_key(b.email) from public.bookings b where b.id = admin_customer.booking_id and b.email <> ''
  );
  v_bookings jsonb;
  v_inquiries jsonb;
begin
  perform private.require_admin();
  if v_mailbox is null then return null; end if;
  v_bookings := (
    select jsonb_agg(
      to_jsonb(x) - '{checkout_url, pricing_breakdown}'::text[] order by x.booking_date desc, x.booking_minute desc, x.id
    )
    from (
      select * from public.bookings b where private.email_key(b.email) = v_mailbox
      order by b.booking_date desc, b.booking_minute desc, b.id
      limit 200
    ) x
  );
  v_inquiries := (
    select coalesce(jsonb_agg(to_jsonb(x) order by x.created_at desc, x.id), '[]')
    from (
      select * from public.contact_inquiries i where private.email_key(i.email) = v_mailbox
      order by i.created_at desc, i.id
      limit 50
    ) x
  );
  return jsonb_build_object(
    'figures', (
      select to_jsonb(f) from private.customer_figures(v_mailbox, (private.clock() at time zone private.zone())::date) f
    ),
    'bookings', v_bookings,
    'inquiries', v_inquiries,
    'mail_choices', private.mail_choices_of(v_mailbox),
    'letters', (
      select coalesce(jsonb_agg(to_jsonb(x) - 'nr' order by x.at desc, x.nr desc), '[]')
      from (
        select o.id, o.kind, o.ref, coalesce(o.sent_at, o.created_at) as at, o.nr,
          case when o.status = 'sent' then coalesce(o.delivery, 'sent') else o.status end as status
        from public.email_outbox o
        where o.ref = any (
            select r.record ->> 'id' from jsonb_array_elements(v_bookings || v_inquiries) r (record)
          )
          and private.email_key(o.recipient) = v_mailbox
        order by at desc, o.nr desc
        limit 50
      ) x
    )
  ) || coalesce(
    (
      select jsonb_build_object('note', n.note, 'written_by', n.written_by, 'written_at', n.updated_at)
      from public.customer_notes n where n.mailbox = v_mailbox
    ),
    '{}'
  );
end
$$;

-- Stores what the office notes about the customer of a booking, in place of the note that was seen; an empty note takes it away. Returns {note} as it
-- is stored then, which is another one when somebody else changed it meanwhile; null without such a customer.
create function public.admin_note_customer(booking_id text, note text, seen text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_mailbox text := (
    select private.email_key(b.email) from public.bookings b where b.id = admin_note_customer.booking_id and b.email <> ''
  );
  v_note text := trim(admin_note_customer.note);
begin
  perform private.require_admin();
  if v_mailbox is null then return null; end if;
  if v_note = '' then
    delete from public.customer_notes n where n.mailbox = v_mailbox and n.note = admin_note_customer.seen;
  elsif seen = '' then
    insert into public.customer_notes (mailbox, note, written_by) values (v_mailbox, v_note, private.token_email())
    on conflict do nothing;
  else
    update public.customer_notes n set note = v_note, written_by = private.token_email(), updated_at = private.clock()
    where n.mailbox = v_mailbox and n.note = admin_note_customer.seen;
  end if;
  return jsonb_build_object('note', coalesce((select n.note from public.customer_notes n where n.mailbox = v_mailbox), ''));
end
$$;
