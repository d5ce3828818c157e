-- Promo codes and who used them.

create table public.promo_codes (
  code text primary key check (code = upper(trim(code)) and code <> ''),
  is_active boolean not null default true,
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  discount_value numeric(10, 2) not null check (discount_value >= 0),
  -- The last instant at which the code is valid.
  valid_until timestamptz,
  max_uses integer check (max_uses >= 0),
  current_uses integer not null default 0 check (current_uses >= 0),
  min_order_amount numeric(10, 2) check (min_order_amount >= 0),
  first_time_only boolean not null default false,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  check (discount_type <> 'percentage' or discount_value <= 100)
);

create trigger touch before update on public.promo_codes
  for each row execute function private.touch();

create table public.promo_redemptions (
  -- A booking carries one code.
  -- No reference: a use that was paid for outlives a deleted booking, or deleting would make its customer a new one.
  booking_id text primary key,
  code text not null references public.promo_codes (code) on update cascade,
  -- The customer's mailbox, see private.mailbox_hash.
  mailbox_hash text not null,
  -- Until when an unpaid booking keeps the use; null once it is paid for.
  held_until timestamptz,
  created_at timestamptz not null default private.clock()
);

create index promo_redemptions_held on public.promo_redemptions (code, held_until) where held_until is not null;
create index promo_redemptions_by_code on public.promo_redemptions (code);
create index promo_redemptions_by_customer on public.promo_redemptions (mailbox_hash);

-- The counter is the number of rows, kept by the database itself: two ways of counting cannot drift apart.
create function private.count_redemption() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update public.promo_codes set current_uses = current_uses - 1 where code = old.code;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update public.promo_codes set current_uses = current_uses + 1 where code = new.code;
  end if;
  return null;
end
$$;

create trigger count_redemption after insert or delete or update of code on public.promo_redemptions
  for each row execute function private.count_redemption();

-- Gives back the use that an unpaid booking held when it is deleted.
create function private.drop_held_use() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.promo_redemptions r where r.booking_id = old.id and r.held_until is not null;
  return null;
end
$$;

create trigger drop_held_use after delete on public.bookings
  for each row execute function private.drop_held_use();

-- Promo codes at work. The order of the checks is core's `evaluatePromo`; one test holds both to the same cases.

-- Whether no paid booking exists for this mailbox.
create function private.never_paid(email text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select from public.bookings b
    where private.email_key(b.email) = private.email_key(never_paid.email)
      and b.payment_status in ('paid', 'completed')
  )
$$;

-- Whether the mailbox has had, or is about to have, a use of a first-time code.
create function private.has_first_time_use(email text, now timestamptz, except_booking text default null)
returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.promo_redemptions r
    join public.promo_codes p on p.code = r.code
    where r.mailbox_hash = private.mailbox_hash(has_first_time_use.email)
      and p.first_time_only
      and (r.held_until is null or r.held_until > now)
      and r.booking_id is distinct from except_booking
  )
$$;

-- Takes back the uses of a code that unpaid bookings held for too long. The caller has locked the code.
create function private.drop_lapsed_uses(code text, now timestamptz) returns void
language sql volatile set search_path = '' as $$
  delete from public.promo_redemptions r where r.code = drop_lapsed_uses.code and r.held_until <= now
$$;

-- Locks the customer and the code, and tells why the code cannot be used now; null when it can. The locks last to the end
-- of the transaction, so the answer stays true until the use is written.
create function private.promo_refusal(code text, email text, subtotal numeric) returns text
language plpgsql set search_path = '' as $$
declare
  v_promo public.promo_codes;
  v_now timestamptz;
begin
  -- One mailbox, two codes, two tabs: the codes' own locks would not see each other.
  perform pg_advisory_xact_lock(7302, hashtext(private.email_key(email)));
  perform from public.promo_codes p where p.code = promo_refusal.code for update;
  v_now := private.clock();
  perform private.drop_lapsed_uses(code, v_now);
  select * into v_promo from public.promo_codes p where p.code = promo_refusal.code;

  return case
    when v_promo.code is null then 'unknown'
    when not v_promo.is_active then 'inactive'
    when v_now > v_promo.valid_until then 'expired'
    when v_promo.current_uses >= v_promo.max_uses then 'limit-reached'
    when subtotal < v_promo.min_order_amount then 'minimum-not-met'
    when v_promo.first_time_only
      -- Without an address nobody can know.
      and (email = '' or not private.never_paid(email) or private.has_first_time_use(email, v_now)) then 'first-time-only'
  end;
end
$$;

-- Writes a use down. The caller has asked private.promo_refusal in this transaction.
create function private.hold_promo_use(booking_id text, code text, email text, held_until timestamptz) returns void
language sql volatile set search_path = '' as $$
  insert into public.promo_redemptions (booking_id, code, mailbox_hash, held_until)
  values (
    hold_promo_use.booking_id, hold_promo_use.code, private.mailbox_hash(hold_promo_use.email), hold_promo_use.held_until
  )
$$;

-- Makes a paid booking's use final. Gives false when the use had lapsed and the code has none left for it: the customer
-- has paid the lower price, so that is for an administrator to know, not for the customer to suffer.
create function private.keep_promo_use(b public.bookings) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_code text := upper(trim(b.applied_promo_code));
  v_free boolean;
begin
  if coalesce(v_code, '') = '' or not exists (select from public.promo_codes p where p.code = v_code) then
    return true;
  end if;
  perform pg_advisory_xact_lock(7302, hashtext(private.email_key(b.email)));
  perform from public.promo_codes p where p.code = v_code for update;

  update public.promo_redemptions r set held_until = null where r.booking_id = b.id;
  if found then return true; end if;

  perform private.drop_lapsed_uses(v_code, private.clock());
  select (p.max_uses is null or p.current_uses < p.max_uses)
      and not (p.first_time_only and private.has_first_time_use(b.email, private.clock(), b.id))
    into v_free
    from public.promo_codes p where p.code = v_code;
  if v_free then perform private.hold_promo_use(b.id, v_code, b.email, null); end if;
  return v_free;
end
$$;

-- Gives a booking's use back.
create function private.return_promo_use(booking_id text) returns void
language plpgsql set search_path = '' as $$
begin
  -- The code first, as everywhere: a claim that waits for it must not be waiting for this row too.
  perform from public.promo_codes p
  join public.promo_redemptions r on r.code = p.code
  where r.booking_id = return_promo_use.booking_id
  for update of p;
  delete from public.promo_redemptions r where r.booking_id = return_promo_use.booking_id;
end
$$;

-- The record of a code, as promo_lookup returns it; null when there is none. Uses that have lapsed do not count, whether
-- or not anyone has taken them back yet.
create function private.promo_record(code text) returns jsonb
language sql volatile set search_path = '' as $$
  select jsonb_build_object(
    'code', p.code, 'is_active', p.is_active, 'discount_type', p.discount_type, 'discount_value', p.discount_value,
    'valid_until', p.valid_until, 'max_uses', p.max_uses,
    'current_uses', p.current_uses - (
      select count(*) from public.promo_redemptions r
      where r.code = p.code and r.held_until <= (select private.clock())
    ),
    'min_order_amount', p.min_order_amount, 'first_time_only', p.first_time_only
  )
  from public.promo_codes p
  where p.code = upper(trim(promo_record.code))
$$;
