-- A booking whose money is going back stays canceled: refunds are the ledger's, see `private.settle_ledger`.

create function private.guard_refund() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The payment for this booking is being given back, so it stays canceled.'
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

-- What has gone back, or was promised back, is owed again by a booking that stands again: `revive_booking` decides that.
create function private.guard_revival() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.payment_status <> 'refunded' and old.refunded_amount + old.lost_amount = 0
    and (old.payment_status not in ('paid', 'completed') or coalesce(old.may_keep, old.total_price) >= old.total_price)
  then
    -- The price may be kept again.
    new.may_keep := null;
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

-- Whoever cancels what is paid for decides what goes back: `cancel_booking` does both at once.
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

-- What money came for is not deleted by hand: it is canceled, and stays for the books.
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
