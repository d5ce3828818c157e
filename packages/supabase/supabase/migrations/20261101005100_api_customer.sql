-- Called by the server for the holder of a link to one booking.

-- owners: [{booking_id, email}]. The live link of each booking that is of the address, for a job its cleaner's, made where there is none:
-- [{id, booking_id, scope, version}].
create function public.booking_link_seeds(owners jsonb, scope text, key_id text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_bookings text[] := (
    select array_agg(distinct b.id)
    from jsonb_to_recordset(owners) o (booking_id text, email text)
    join public.bookings b on b.id = o.booking_id
    where private.link_address(b, booking_link_seeds.scope) <> ''
      and private.email_key(private.link_address(b, booking_link_seeds.scope)) = private.email_key(o.email)
  );
begin
  insert into private.booking_links as l (booking_id, scope, key_id, version)
  select v.id, booking_link_seeds.scope, booking_link_seeds.key_id, 1 + (
    select count(*) from private.booking_links o
    where o.booking_id = v.id and o.scope = booking_link_seeds.scope and o.key_id = booking_link_seeds.key_id
  )
  from unnest(v_bookings) v (id)
  where not exists (
    select from private.booking_links o
    where o.booking_id = v.id and o.scope = booking_link_seeds.scope and o.key_id = booking_link_seeds.key_id
      and o.revoked_at is null
  )
  on conflict do nothing;
  return coalesce(
    (
      select jsonb_agg(jsonb_build_object(
        'id', l.id, 'booking_id', l.booking_id, 'scope', l.scope, 'version', l.version
      ))
      from private.booking_links l
      where l.booking_id = any (v_bookings) and l.scope = booking_link_seeds.scope
        and l.key_id = booking_link_seeds.key_id and l.revoked_at is null
    ),
    '[]'
  );
end
$$;

-- hashes: [{id, hash}]
create function public.keep_link_hashes(hashes jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  update private.booking_links l set token_hash = h.hash
  from jsonb_to_recordset(hashes) h (id uuid, hash text)
  where l.id = h.id and l.token_hash is null
$$;

-- The part of a booking that its customer's page may show: no codes, notes or office data, and only the cleaner's name.
create function private.own_booking(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(c.key, c.value) || private.agreed_flag(b) from jsonb_each(to_jsonb(b)) c
  where c.key in (
    'id', 'customer_name', 'email', 'phone', 'address', 'booking_date', 'booking_time', 'duration_minutes', 'service_type', 'home_type',
    'bedrooms', 'bathrooms', 'add_ons', 'add_ons_details', 'has_pets', 'pet_details', 'use_customer_equipment', 'booking_status',
    'payment_status', 'assigned_cleaner_name', 'base_service_price', 'pet_fee', 'subtotal_before_tax', 'discount_amount',
    'applied_promo_code', 'hst_amount', 'total_price', 'stripe_session_id', 'refund_due', 'refunded_amount', 'refunded_at',
    'lost_amount', 'hold_expires_at', 'checkout_url', 'series_id', 'version', 'created_at', 'updated_at'
  )
$$;

-- Returns the money that came and went for a booking, in cents, and the change that waits for its payment.
create function private.own_booking_money(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'payments', (
      select coalesce(
        jsonb_agg(jsonb_build_object('amount', p.amount, 'paid_at', p.paid_at) order by p.purpose <> 'first', p.paid_at, p.id), '[]'
      )
      from public.payments p where p.booking_id = b.id and p.paid_at is not null
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount', r.amount, 'paid_at', r.settled_at) order by r.settled_at, r.id), '[]')
      from public.refunds r where r.booking_id = b.id and r.status = 'done'
    ),
    -- Whether what has gone back of its price is owed again.
    'is_owed', b.attention ? 'price-owed',
    'retainable_amount', b.retainable_amount,
    'open_change', private.open_change_of(b.id)
  )
$$;

-- {status: 'found', link_id, booking, story} | {status: 'missing' | 'rate_limited'}. It returns instead of raising, so that misses are counted.
-- Calendars of many customers are read from a few addresses, so of a feed only the misses count.
create function public.open_booking_link(hash text, scope text, visitor text, acts boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visitor text := private.visitor_key(open_booking_link.visitor);
  v_link private.booking_links;
  v_booking public.bookings;
begin
  if open_booking_link.scope <> 'feed' and not private.within_rate('link-visitor', v_visitor) then
    return '{"status": "rate_limited"}';
  end if;
  select l.* into v_link from private.booking_links l
  where l.token_hash = open_booking_link.hash and l.scope = open_booking_link.scope;
  select b.* into v_booking from public.bookings b where b.id = v_link.booking_id;
  if v_booking.id is null or not private.link_is_live(v_link, v_booking) then
    if (open_booking_link.scope = 'feed' and not private.within_rate('link-visitor', v_visitor))
      or not private.within_ceiling('link-miss-all')
    then
      return '{"status": "rate_limited"}';
    end if;
    return '{"status": "missing"}';
  end if;
  if acts and not private.within_rate('link-act', v_link.id::text) then
    return '{"status": "rate_limited"}';
  end if;
  return jsonb_build_object('status', 'found', 'link_id', v_link.id, 'booking', private.own_booking(v_booking) || private.own_booking_money(v_booking),
    'story', private.story_of(v_booking.id, '{}'));
end
$$;

-- The booking of a checkout session, for the page after the payment: within the hour and a half after the booking was made. A session's id stands in
-- addresses, so it must not open a booking for longer, nor one whose links were withdrawn.
create function public.booking_paid_just_now(session_id text, visitor text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.within_rate('link-visitor', private.visitor_key(booking_paid_just_now.visitor)) then return null; end if;
  return (
    select jsonb_build_object('booking_id', b.id, 'email', b.email) from public.bookings b
    where b.stripe_session_id = left(booking_paid_just_now.session_id, 255)
      and b.payment_status in ('paid', 'completed') and b.created_at > private.clock() - interval '90 minutes'
      and not private.links_were_withdrawn(b.id)
  );
end
$$;

-- Queues a letter for up to five bookings of a mailbox, the coming ones first. The answer says only whether it was asked too often, which
-- an unknown mailbox can be too.
create function public.send_booking_links(email text, visitor text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_key text := private.email_key(left(send_booking_links.email, 320));
  v_today date := (private.clock() at time zone private.zone())::date;
  v_visitor boolean := private.within_rate('link-visitor', private.visitor_key(send_booking_links.visitor));
  v_mailbox boolean := private.within_rate('link-letter', private.mailbox_hash(left(send_booking_links.email, 320)));
  v_booking public.bookings;
begin
  if not (v_visitor and v_mailbox) then return false; end if;
  for v_booking in
    select b.* from public.bookings b
    where private.email_key(b.email) = v_key and b.email <> ''
      and (private.is_sold(b.payment_status) or b.payment_status = 'refunded') and b.booking_date > v_today - interval '1 year'
    order by b.booking_date < v_today, abs(b.booking_date - v_today)
    limit 5
  loop
    perform private.queue_email('booking-link', v_booking.id, v_booking.email, private.booking_email_payload(v_booking));
  end loop;
  return true;
end
$$;

-- The message's id is the sender's, so that a request that is sent again stores nothing twice.
create function public.write_about_booking(booking text, act uuid, message text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_booking public.bookings;
  v_message text := private.clean_text(left(write_about_booking.message, 5000));
  v_row public.contact_inquiries;
begin
  perform private.require(v_message <> '', 'Please write a message.');
  select b.* into strict v_booking from public.bookings b where b.id = booking;
  insert into public.contact_inquiries (id, name, email, phone, subject, message, booking_id, language)
  values (
    act, left(v_booking.customer_name, 100), v_booking.email, left(v_booking.phone, 40),
    format('About the booking on %s at %s', v_booking.booking_date, v_booking.booking_time), v_message, v_booking.id,
    v_booking.language
  )
  on conflict do nothing
  returning * into v_row;
  if v_row.id is null then return; end if;
  perform private.queue_email('contact-received', v_row.id::text, v_row.email, to_jsonb(v_row));
  perform private.queue_email('contact-company', v_row.id::text, null, to_jsonb(v_row));
end
$$;

-- hash: of a token of the scope 'unsubscribe'; chosen: {reminders, thanks}, or null to look only.
-- {status: 'found', email, reminders, thanks} | {status: 'missing' | 'rate_limited'}.
create function public.mail_choices_by_link(hash text, visitor text, chosen jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_opened jsonb := public.open_booking_link(
    mail_choices_by_link.hash, 'unsubscribe', mail_choices_by_link.visitor, chosen is not null
  );
  v_email text := v_opened -> 'booking' ->> 'email';
begin
  if v_opened ->> 'status' <> 'found' then return v_opened; end if;
  if chosen is not null then
    insert into private.mail_choices as c (mailbox, reminders, thanks)
    values (private.mailbox_hash(v_email), (chosen ->> 'reminders')::boolean, (chosen ->> 'thanks')::boolean)
    on conflict (mailbox) do update
    set reminders = excluded.reminders, thanks = excluded.thanks, changed_at = private.clock();
  end if;
  return private.mail_choices_of(v_email) || jsonb_build_object('status', 'found', 'email', v_email);
end
$$;

-- Null without one: {rating, comment, may_show, shown_name, decision}.
create function public.review_of(booking_id text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'rating', r.rating, 'comment', r.comment, 'may_show', r.may_show, 'shown_name', r.shown_name, 'decision', r.decision
  )
  from public.reviews r where r.booking_id = review_of.booking_id
$$;

-- review: {booking_id, rating, comment, may_show, shown_name, shown_area}. False for one that is shown already: what the office decided on is what visitors
-- read. Any other can be changed, and is new again.
create function public.save_review(review jsonb) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.reviews as r (booking_id, rating, comment, may_show, shown_name, shown_area)
  values (
    review ->> 'booking_id', (review ->> 'rating')::smallint, private.clean_text(review ->> 'comment'), (review ->> 'may_show')::boolean,
    review ->> 'shown_name', review ->> 'shown_area'
  )
  on conflict (booking_id) do update
  set rating = excluded.rating, comment = excluded.comment, may_show = excluded.may_show, shown_name = excluded.shown_name,
      shown_area = excluded.shown_area, decision = 'new', decided_by = null, decided_at = null, version = r.version + 1,
      updated_at = private.clock()
  where r.decision <> 'shown';
  return found;
end
$$;

-- Returns what a cleaner's link shows: where and when, what is done, and of the customer only the name and whether there is an address to write to.
-- No code, no note, no price.
create function private.linked_job(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(c.key, c.value) || jsonb_build_object(
    'on_the_way', exists (
      select from public.email_outbox e
      where e.kind = 'on-the-way' and e.ref = b.id and e.payload ->> 'change_id' = b.booking_date::text
    ),
    'has_email', b.email <> ''
  )
  from jsonb_each(to_jsonb(b)) c
  where c.key in (
    'id', 'customer_name', 'address', 'booking_date', 'booking_time', 'duration_minutes', 'service_type', 'bedrooms', 'bathrooms', 'add_ons',
    'booking_status', 'payment_status', 'refund_due', 'version'
  )
$$;

-- hash: of a token of the scope 'job'. {status: 'found', job} | {status: 'missing' | 'rate_limited'}.
create function public.job_by_link(hash text, visitor text, acts boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_opened jsonb := public.open_booking_link(job_by_link.hash, 'job', job_by_link.visitor, job_by_link.acts);
begin
  if v_opened ->> 'status' <> 'found' then return v_opened; end if;
  return (
    select jsonb_build_object('status', 'found', 'job', private.linked_job(b))
    from public.bookings b where b.id = v_opened -> 'booking' ->> 'id'
  );
end
$$;
