-- Whom a booking is for, when the office changes it by hand: core's `editedContactProblems` says the same field by field, and a test holds both
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
    new.email = old.email
      or new.email ~ '^[a-z0-9_%+-]+(\.[a-z0-9_%+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$',
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
