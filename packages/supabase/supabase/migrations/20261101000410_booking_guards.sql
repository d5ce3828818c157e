-- The changes that a person must not make to a booking by hand.

-- A booking whose customer may still pay is not deleted: its checkout is closed first, and what came of it is settled.

-- Whether the customer may still pay, or the money is on its way. A hold ends in no other place than `settle` and `release`.
create function private.has_open_checkout(b public.bookings) returns boolean
language sql immutable
return b.payment_status = 'pending' and b.hold_expires_at is not null and b.stripe_session_id is not null;

create function private.guard_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_open_checkout(old) then
    raise exception 'The customer can still pay for this booking. Close its checkout before deleting it.'
      using errcode = 'PT409', hint = 'open-checkout';
  end if;
  if old.refund_due then
    raise exception 'The payment for this booking is being given back. Please delete it after that.'
      using errcode = 'PT409', hint = 'refund-due';
  end if;
  return old;
end
$$;

create trigger guard_deletion before delete on public.bookings
  for each row execute function private.guard_deletion();

-- An act says by whom a booking is missed that it calls off (`act_as`); one that stands again is not missed.
create function private.note_missed() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.missed_by := case when new.booking_status = 'canceled' then nullif(current_setting('dustforce.missed_by', true), '') end;
  return new;
end
$$;

create trigger note_missed before update of booking_status on public.bookings
  for each row when ((old.booking_status = 'canceled') <> (new.booking_status = 'canceled'))
  execute function private.note_missed();

-- A booking whose money is going back stays canceled: refunds are the ledger's, see `read_story`.

create function private.guard_refund() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The payment for this booking is being refunded, so it stays canceled.'
    using errcode = 'PT409', hint = 'refund-due';
end
$$;

-- Only for people: the server's functions know what they do.
create trigger guard_refund before update of booking_status on public.bookings
  for each row when (
    (auth.jwt() ->> 'role') = 'authenticated' and old.refund_due
    and old.booking_status = 'canceled' and new.booking_status <> 'canceled'
  )
  execute function private.guard_refund();

-- Keeps a booking whose money has gone back, or was promised back, from being revived by hand: taking its cancellation back by itself decides what is
-- owed again.
create function private.guard_revival() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.payment_status <> 'refunded' and old.refunded_amount + old.lost_amount = 0
    and (old.payment_status not in ('paid', 'completed') or coalesce(old.retainable_amount, old.total_price) >= old.total_price)
  then
    -- The price may be kept again.
    new.retainable_amount := null;
    return new;
  end if;
  raise exception 'A refund of this booking was asked for. Take the cancellation back by itself, so that what is owed again is decided.'
    using errcode = 'PT409', hint = 'price-owed';
end
$$;

create trigger guard_revival before update of booking_status on public.bookings
  for each row when (
    (auth.jwt() ->> 'role') = 'authenticated' and old.booking_status = 'canceled' and new.booking_status <> 'canceled'
  )
  execute function private.guard_revival();

-- Canceling a paid booking includes deciding what is refunded, so it is an act of its own.
create function private.guard_kept_money() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'This booking is paid for. Cancel it by itself, so that what is given back is decided.'
    using errcode = 'PT409', hint = 'paid';
end
$$;

create trigger guard_kept_money before update of booking_status on public.bookings
  for each row when (
    (auth.jwt() ->> 'role') = 'authenticated' and old.payment_status in ('paid', 'completed')
    and old.booking_status <> 'canceled' and new.booking_status = 'canceled'
  )
  execute function private.guard_kept_money();

-- Keeps a booking that money came for from being deleted by hand: it is canceled, and stays for the books.
create function private.guard_money() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_money(old) then
    raise exception 'This booking has a payment, so it is not deleted. Cancel it instead.'
      using errcode = 'PT409', hint = 'has-money';
  end if;
  return old;
end
$$;

create trigger guard_money before delete on public.bookings
  for each row when ((auth.jwt() ->> 'role') = 'authenticated')
  execute function private.guard_money();

-- Checks whom a booking is for when the office changes it by hand: core's `editedContactProblems` says the same field by field, and a test holds both
-- to the same values. What stays is not judged, so that a booking from before a rule can still be changed otherwise.

create function private.guard_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require(
    new.customer_name = old.customer_name
      or (length(trim(new.customer_name)) between 2 and 201 and private.is_name(left(trim(new.customer_name), 100))),
    'Please enter a valid name for this booking.'
  );
  perform private.require(
    new.email = old.email or private.is_email(new.email, 254),
    'Please enter a valid email address for this booking.'
  );
  perform private.require(
    new.phone = old.phone or new.phone ~ '^\([2-9][0-9]{2}\) [2-9][0-9]{2}-[0-9]{4}$',
    'Please enter a valid phone number for this booking.'
  );
  perform private.require(
    new.address = old.address or trim(new.address) <> '', 'Please enter an address for this booking.'
  );
  return new;
end
$$;

-- The server's own functions check what they write, and erase what they must.
create trigger guard_contact before update of customer_name, email, phone, address on public.bookings
  for each row when (current_user = 'authenticated') execute function private.guard_contact();
