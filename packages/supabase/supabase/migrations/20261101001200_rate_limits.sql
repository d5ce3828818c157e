-- The limits on how often one visitor may ask. They are counted in the database, because every other place forgets or is bypassed.

create table public.rate_limits (
  bucket text not null,
  -- A hash: whose address it was does not matter here.
  subject text not null,
  window_start timestamptz not null,
  -- Of a ceiling, whose subject is 'all': the number of its first hit.
  hits bigint not null,
  primary key (bucket, subject, window_start)
);

create index rate_limits_age on public.rate_limits (window_start);

-- A limit is a row, so that it can be changed without a release.
create table private.rate_rules (
  bucket text primary key,
  hits integer not null check (hits > 0),
  seconds integer not null check (seconds > 0)
);

insert into private.rate_rules (bucket, hits, seconds) values
  -- Guessing codes and addresses. `-all` is the ceiling over all visitors together, against one with many addresses.
  ('promo-lookup', 30, 60),
  ('promo-guess-all', 600, 600),
  ('first-time', 30, 60),
  ('payment-state', 60, 60),
  -- The specification's limits hold for one person; a household behind one address gets a few times that.
  ('contact-email', 5, 900),
  ('contact-visitor', 20, 900),
  ('application-email', 2, 1800),
  ('application-visitor', 10, 1800),
  -- Résumés lie in their rows, 7 MB each at most: what all visitors together can fill in a day must stay far below the database's disk.
  ('resume-all', 50, 86400),
  -- Checkouts, see public.admit_checkout. An impatient customer who presses the button many times stays within them.
  ('checkout-visitor', 60, 600),
  ('checkout-email', 60, 600),
  -- Unpaid places that one mailbox, and one visitor, may keep at a time (`seconds` plays no part).
  ('unpaid-holds', 5, 1),
  ('unpaid-holds-visitor', 5, 1),
  -- Pages that one visitor opens by a link, and links that do not exist, over all visitors.
  ('link-visitor', 30, 60),
  ('link-miss-all', 600, 600),
  -- The acts with one link, and the letters with links that one mailbox is sent.
  ('link-act', 10, 600),
  ('link-letter', 3, 3600),
  -- Wishes for a place on a full day.
  ('waiting-email', 10, 86400),
  ('waiting-visitor', 20, 86400);

-- The sequences that number the hits of each ceiling.
create sequence private."promo-guess-all";
create sequence private."resume-all";

-- Returns the hash that is kept of a visitor's address.
create function private.visitor_key(address text) returns text
language sql immutable
return encode(sha256(convert_to(address, 'utf8')), 'hex');

-- Identifies the visitor who asks. The platform's proxy writes the first header itself; the second is for a server without that proxy, and a visitor
-- may forge it, which is why there are limits over all visitors. The functions' `visitorOf` reads both alike.
create function private.visitor() returns text
language sql stable set search_path = '' as $$
  select private.visitor_key(
    coalesce(
      h.headers ->> 'cf-connecting-ip',
      nullif(btrim(split_part(h.headers ->> 'x-forwarded-for', ',', 1), e' \t'), ''),
      'unknown'
    )
  )
  from (select coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb as headers) h
$$;

-- Counts one hit of `subject` and tells whether it is still within the limit. Counting locks the row, so that a burst
-- is counted one by one: the subject is one that only a visitor's own requests have. Every function counts the visitor first and what it asks for
-- later, so that no two wait for each other.
create function private.within_rate(bucket text, subject text) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_rule private.rate_rules;
  v_hits bigint;
begin
  select * into strict v_rule from private.rate_rules r where r.bucket = within_rate.bucket;

  insert into public.rate_limits as l (bucket, subject, window_start, hits)
  values (
    within_rate.bucket,
    within_rate.subject,
    to_timestamp(floor(extract(epoch from v_now) / v_rule.seconds) * v_rule.seconds),
    1
  )
  on conflict on constraint rate_limits_pkey do update set hits = l.hits + 1
  returning l.hits into v_hits;

  -- A visitor's first hit pays for sweeping a few windows of the past; nobody waits for anybody over it.
  if v_hits = 1 then
    delete from public.rate_limits l
    using (
      select o.ctid from public.rate_limits o
      where o.window_start < v_now - interval '1 day'
      limit 20
      for update skip locked
    ) old
    where l.ctid = old.ctid;
  end if;

  return v_hits <= v_rule.hits;
end
$$;

-- Counts one hit of all visitors together and tells whether it is still within the limit. A sequence numbers the hits: nobody waits for it, and a hit
-- whose request fails stays counted.
create function private.within_ceiling(bucket text) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_number bigint := nextval(format('private.%I', bucket)::regclass);
  v_rule private.rate_rules;
  v_window timestamptz;
  v_first bigint;
begin
  select * into strict v_rule from private.rate_rules r where r.bucket = within_ceiling.bucket;
  v_window := to_timestamp(floor(extract(epoch from private.clock()) / v_rule.seconds) * v_rule.seconds);
  select l.hits into v_first from public.rate_limits l
  where l.bucket = within_ceiling.bucket and l.subject = 'all' and l.window_start = v_window;
  if v_first is null then
    insert into public.rate_limits (bucket, subject, window_start, hits)
    values (within_ceiling.bucket, 'all', v_window, v_number)
    on conflict on constraint rate_limits_pkey do nothing;
    select l.hits into v_first from public.rate_limits l
    where l.bucket = within_ceiling.bucket and l.subject = 'all' and l.window_start = v_window;
  end if;
  return v_number - v_first < v_rule.hits;
end
$$;

-- Whether the next hit of `subject` would pass the limit. Asking counts nothing: it is for a server that can spare itself the work of reading what
-- will be refused.
create function private.rate_is_used_up(bucket text, subject text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.rate_rules r
    join public.rate_limits l on l.bucket = r.bucket
    where r.bucket = rate_is_used_up.bucket and l.subject = rate_is_used_up.subject and l.hits >= r.hits
      and l.window_start
        = to_timestamp(floor(extract(epoch from private.clock()) / r.seconds) * r.seconds)
  )
$$;

-- Ends the request with HTTP status 429 when the limit is passed.
create function private.require_rate(bucket text, subject text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.within_rate(bucket, subject) then
    raise exception 'Rate limit exceeded. Please wait before submitting again.' using errcode = 'PT429';
  end if;
end
$$;

-- The same for a limit over all visitors together.
create function private.require_ceiling(bucket text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.within_ceiling(bucket) then
    raise exception 'Rate limit exceeded. Please wait before submitting again.' using errcode = 'PT429';
  end if;
end
$$;

-- Like require_rate, for the sender of this request. The server's own key is not limited: behind it stand many visitors, and the
-- function that uses it has counted them.
create function private.require_visitor_rate(bucket text) returns void
language plpgsql set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' then
    perform private.require_rate(bucket, private.visitor());
  end if;
end
$$;

create sequence private."link-miss-all";
