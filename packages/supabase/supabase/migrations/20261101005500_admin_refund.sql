-- An administrator who cancels a paid booking may give its payment back. `refunds_due` does the rest, as for any other refund.

grant update (refund_due) on public.bookings to authenticated;

create function private.guard_refund() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.refund_due and (not new.refund_due or new.booking_status <> 'canceled') then
    raise exception 'The payment for this booking is being given back, so it stays canceled.'
      using errcode = 'PT409', hint = 'refund-due';
  end if;
  if new.refund_due and not (new.booking_status = 'canceled' and new.payment_status in ('paid', 'completed')) then
    raise exception 'Only the payment of a canceled and paid booking can be given back.'
      using errcode = 'PT409', hint = 'refund-due';
  end if;
  return new;
end
$$;

-- Only for people: the server's functions mark refunds as made.
create trigger guard_refund before update of refund_due, booking_status on public.bookings
  for each row when ((auth.jwt() ->> 'role') = 'authenticated' and (old.refund_due or new.refund_due))
  execute function private.guard_refund();
