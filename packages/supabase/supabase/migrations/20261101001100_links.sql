-- Links that open one booking without an account: its page, its calendar, the end of letters, the job of its cleaner. A token is
-- `key id ‖ link id ‖ HMAC-SHA256(key, link id ‖ scope ‖ version)`, made by the functions, which alone have the key, each time it is
-- needed. This database keeps only a hash of it, so a stolen backup opens nothing.

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

-- Returns the address of the person whose link of a booking it is: its customer's, or its cleaner's.
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

-- A link was sent to the address that the booking had. Erasing the customer changes it too, so the cleaner's link no longer shows anything either.
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

-- The link of the cleaner who has a job: it shows what the job needs, and tells the customer that the cleaner is on the way. It is the cleaner's who has
-- the job now, at the address of now.

create function private.withdraw_job_links(booking text) returns void
language sql volatile set search_path = '' as $$
  update private.booking_links l set revoked_at = private.clock()
  where l.booking_id = withdraw_job_links.booking and l.scope = 'job' and l.revoked_at is null
$$;

-- Somebody else has the job, or nobody.
create function private.withdraw_link_of_old_cleaner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.withdraw_job_links(new.id);
  return null;
end
$$;

create trigger withdraw_job_links after update of contractor_id, assigned_cleaner_name on public.bookings
  for each row when (old.contractor_id is distinct from new.contractor_id)
  execute function private.withdraw_link_of_old_cleaner();

-- A link was sent to the address that the cleaner had.
create function private.withdraw_links_of_moved_cleaner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.withdraw_job_links(b.id) from public.bookings b where b.contractor_id = new.id;
  return null;
end
$$;

create trigger withdraw_job_links after update of email on public.contractors
  for each row when (private.email_key(old.email) is distinct from private.email_key(new.email))
  execute function private.withdraw_links_of_moved_cleaner();
