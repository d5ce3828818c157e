-- A booking whose customer may still pay is not deleted: its checkout is closed first, and what came of it is settled.

-- Whether the customer may still pay, or the money is on its way. A hold ends in no other place than `settle` and `release`.
create function private.has_open_checkout(b public.bookings) returns boolean
language sql immutable set search_path = '' as $$
  select b.payment_status = 'pending' and b.hold_expires_at is not null and b.stripe_session_id is not null
$$;

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

-- Cancels a booking whose checkout is open, in an administrator's name: money that comes all the same goes back. Answers the
-- checkout to close, in the shape of `pending_checkouts`; null when none is open.
create function public.cancel_open_checkout(booking_id text, admin_email text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  perform set_config('dustforce.actor', admin_email, true);
  update public.bookings b
  set booking_status = 'canceled'
  where b.id = cancel_open_checkout.booking_id and private.has_open_checkout(b)
  returning * into v_booking;
  if v_booking.id is null then return null; end if;
  return jsonb_build_object(
    'booking_id', v_booking.id, 'session_id', v_booking.stripe_session_id,
    'hold_expires_at', v_booking.hold_expires_at
  );
end
$$;

revoke execute on function public.cancel_open_checkout(text, text) from public, anon, authenticated;
grant execute on function public.cancel_open_checkout(text, text) to service_role;
