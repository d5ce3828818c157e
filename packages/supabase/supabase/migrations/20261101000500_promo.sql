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
