-- Links that open one booking without an account: its page, its calendar, the end of letters, the job of its cleaner. A token is
-- `key id ‖ link id ‖ HMAC-SHA256(key, link id ‖ scope ‖ version)`, made by the functions, which alone have the key, each time it is
-- needed. This database keeps a hash of it: whoever reads a backup can open nothing.

create table private.booking_links (
  id uuid primary key default gen_random_uuid(),
  booking_id text not null references public.bookings (id) on delete cascade,
  scope text not null check (scope in ('manage', 'feed', 'unsubscribe', 'job')),
  -- Names the signing key. A new key makes new links; those of the old one live on until they are withdrawn.
  key_id text not null,
  version integer not null,
  -- SHA-256 of the token, in hexadecimal digits; null until it was first made.
  token_hash text unique,
  revoked_at timestamptz,
  created_at timestamptz not null default private.clock()
);

-- One live link for each purpose.
create unique index booking_links_live on private.booking_links (booking_id, scope, key_id) where revoked_at is null;
create unique index booking_links_versions on private.booking_links (booking_id, scope, key_id, version);

alter table private.booking_links enable row level security;

insert into private.rate_rules (bucket, hits, seconds) values
  -- Pages that one visitor opens by a link, and links that do not exist, over all visitors.
  ('link-visitor', 30, 60),
  ('link-miss-all', 600, 600),
  -- What is done with one link, and letters with links that one mailbox is sent.
  ('link-act', 10, 600),
  ('link-letter', 3, 3600);

create sequence private."link-miss-all";

-- The last moment of a link: a year after the visit, for its receipt; for its cleaner the end of the next day. The end of letters must work for as long as
-- the booking is kept.
create function private.link_is_live(link private.booking_links, b public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select link.revoked_at is null and case link.scope
    when 'unsubscribe' then true
    when 'job' then private.clock() < (b.booking_date + interval '2 days') at time zone private.zone()
    else private.clock() < (b.booking_date + interval '1 year') at time zone private.zone()
  end
$$;

-- Whose a link of a booking is: its customer's, or its cleaner's.
create function private.link_address(b public.bookings, scope text) returns text
language sql stable set search_path = '' as $$
  select case link_address.scope
    when 'job' then (select c.email from public.contractors c where c.id = b.contractor_id)
    else b.email
  end
$$;

-- Whether somebody took the links of a booking's customer back.
create function private.links_were_withdrawn(booking text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.booking_links l
    where l.booking_id = links_were_withdrawn.booking and l.scope <> 'job' and l.revoked_at is not null
  )
$$;

-- Withdraws every link that a booking's customer has; the next letter carries another one. That it was done is kept where there was no link, too: the
-- page after the payment asks for it.
create function private.withdraw_links(booking text) returns void
language sql volatile set search_path = '' as $$
  update private.booking_links l set revoked_at = private.clock()
  where l.booking_id = withdraw_links.booking and l.scope <> 'job' and l.revoked_at is null;
  insert into private.booking_links (booking_id, scope, key_id, version, revoked_at)
  select b.id, 'manage', 'none', 1, private.clock() from public.bookings b
  where b.id = withdraw_links.booking and not private.links_were_withdrawn(b.id)
$$;

-- A link was sent to the address that the booking had. Erasing the customer changes it too, and then its cleaner has nothing to see any more either.
create function private.withdraw_links_of_old_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.withdraw_links(new.id);
  if new.email = '' then perform private.withdraw_job_links(new.id); end if;
  return null;
end
$$;

create trigger withdraw_links after update of email on public.bookings
  for each row when (private.email_key(old.email) is distinct from private.email_key(new.email))
  execute function private.withdraw_links_of_old_address();

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

-- What a customer's page may know of a booking: no codes and notes, nothing of the office's, and of the cleaner the name.
create function private.own_booking(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(c.key, c.value) || private.agreed_flag(b) from jsonb_each(to_jsonb(b)) c
  where c.key in (
    'id', 'customer_name', 'email', 'phone', 'address', 'booking_date', 'booking_time', 'duration_minutes', 'service_type', 'home_type',
    'bedrooms', 'bathrooms', 'add_ons', 'add_ons_details', 'has_pets', 'pet_details', 'use_customer_equipment', 'booking_status',
    'payment_status', 'assigned_cleaner_name', 'base_service_price', 'pet_fee', 'subtotal_before_tax', 'discount_amount',
    'applied_promo_code', 'hst_amount', 'total_price', 'stripe_session_id', 'refund_due', 'refunded_amount', 'refunded_at',
    'lost_amount', 'hold_expires_at', 'checkout_url', 'version', 'created_at', 'updated_at'
  )
$$;

-- What came and went of its money, in cents, and the change that waits for its payment.
create function private.own_booking_money(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('amount', p.amount, 'paid_at', p.paid_at) order by p.nr), '[]')
      from private.payments_of(b) p where p.paid_at is not null
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount', r.amount, 'paid_at', r.settled_at) order by r.settled_at, r.id), '[]')
      from public.refunds r where r.booking_id = b.id and r.status = 'done'
    ),
    -- What has gone back of its price is owed again.
    'is_owed', b.attention ? 'price-owed',
    'may_keep', b.may_keep,
    'returned_cents', private.returned_of(b),
    'open_change', private.open_change_of(b.id)
  )
$$;

-- {status: 'found', link_id, booking} | {status: 'missing' | 'rate_limited'}. It returns instead of raising, so that misses are counted.
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
  return jsonb_build_object('status', 'found', 'link_id', v_link.id, 'booking', private.own_booking(v_booking) || private.own_booking_money(v_booking));
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
      and b.payment_status in ('paid', 'completed', 'due', 'refunded') and b.booking_date > v_today - interval '1 year'
    order by b.booking_date < v_today, abs(b.booking_date - v_today)
    limit 5
  loop
    perform private.queue_email('booking-link', v_booking.id, v_booking.email, private.booking_email_payload(v_booking));
  end loop;
  return true;
end
$$;

-- A message may be about a booking.
alter table public.contact_inquiries add column booking_id text references public.bookings (id) on delete set null;
create index contact_inquiries_by_booking on public.contact_inquiries (booking_id);

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
  insert into public.contact_inquiries (id, name, email, phone, subject, message, booking_id)
  values (
    act, left(v_booking.customer_name, 100), v_booking.email, left(v_booking.phone, 40),
    format('About the booking on %s at %s', v_booking.booking_date, v_booking.booking_time), v_message, v_booking.id
  )
  on conflict do nothing
  returning * into v_row;
  if v_row.id is null then return; end if;
  perform private.queue_email('contact-received', v_row.id::text, v_row.email, to_jsonb(v_row));
  perform private.queue_email('contact-company', v_row.id::text, null, to_jsonb(v_row));
end
$$;

-- For an administrator whose customer lost a letter or showed it around; with `send` a letter with the new link goes out. False when that
-- has nobody to go to.
create function public.admin_withdraw_links(booking_id text, send boolean default false) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  perform private.require_admin();
  perform private.withdraw_links(admin_withdraw_links.booking_id);
  if not send then return true; end if;
  select * into v_booking from public.bookings b where b.id = admin_withdraw_links.booking_id;
  if v_booking.id is null or v_booking.email = '' then return false; end if;
  perform private.queue_email('booking-link', v_booking.id, v_booking.email, private.booking_email_payload(v_booking));
  return true;
end
$$;

revoke execute on function
  public.booking_link_seeds(jsonb, text, text),
  public.keep_link_hashes(jsonb),
  public.open_booking_link(text, text, text, boolean),
  public.booking_paid_just_now(text, text),
  public.send_booking_links(text, text),
  public.write_about_booking(text, uuid, text),
  public.admin_withdraw_links(text, boolean)
from public, anon, authenticated;
grant execute on function
  public.booking_link_seeds(jsonb, text, text),
  public.keep_link_hashes(jsonb),
  public.open_booking_link(text, text, text, boolean),
  public.booking_paid_just_now(text, text),
  public.send_booking_links(text, text),
  public.write_about_booking(text, uuid, text)
to service_role;
grant execute on function public.admin_withdraw_links(text, boolean) to authenticated;
