-- What goes with a deleted booking, inquiry or application, whichever way it is deleted: its letters hold names, addresses and
-- notes too.

-- Empties every letter about a record and withdraws those that have not gone out. A sender that holds one at this moment may
-- still send it, but cannot queue it again, see public.finish_emails.
create function private.erase_letters(ref text) returns void
language sql volatile set search_path = '' as $$
  update public.email_outbox o
  set recipient = '',
      payload = '{}',
      erased_at = private.clock(),
      status = case o.status when 'sent' then 'sent' else 'failed' end,
      -- A provider's words may quote the address.
      delivery_detail = null,
      last_error = case o.status when 'sent' then null else 'withdrawn: the data was erased' end
  where o.ref = erase_letters.ref;
  -- What was typed about a booking goes with its letters.
  update public.booking_acts a set reason = null where a.booking_id = erase_letters.ref and a.reason is not null
$$;

create function private.erase_letters_of_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.erase_letters(old.id::text);
  return null;
end
$$;

create trigger erase_letters after delete on public.bookings
  for each row execute function private.erase_letters_of_deleted();
create trigger erase_letters after delete on public.contact_inquiries
  for each row execute function private.erase_letters_of_deleted();
create trigger erase_letters after delete on public.job_applications
  for each row execute function private.erase_letters_of_deleted();

-- Whether money came for a booking, also money that was not what it should have been.
create function private.has_money(b public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select b.payment_status in ('paid', 'completed', 'refunded')
    or exists (select from public.payment_events e where e.booking_id = b.id and e.paid)
$$;

-- Takes the customer out of a booking and leaves what the books need: dates, service, amounts, tax, payment.
create function private.anonymize_booking(booking_id text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_emptied text := (
    select string_agg(format('%I = null', a.attname), ', ')
    from pg_catalog.pg_attribute a
    where a.attrelid = 'public.bookings'::regclass and a.attnum > 0 and not a.attisdropped and not a.attnotnull
      and a.attgenerated = '' and private.is_personal_column(a.attname)
  );
begin
  execute format(
    $sql$update public.bookings set customer_name = 'Erased', email = '', phone = '', address = '', %s where id = $1$sql$,
    v_emptied
  ) using booking_id;
  perform private.erase_letters(booking_id);
end
$$;

-- Deletes a booking that no money came for, and anonymizes any other. Returns which of the two it did.
create function private.erase_booking(b public.bookings) returns text
language plpgsql volatile set search_path = '' as $$
begin
  if private.has_money(b) then
    perform private.anonymize_booking(b.id);
    return 'anonymized';
  end if;
  delete from public.bookings x where x.id = b.id;
  return 'deleted';
end
$$;
