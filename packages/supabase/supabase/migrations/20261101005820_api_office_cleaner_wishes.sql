-- Called by the Command Hub: which cleaners a customer prefers, and which must not come again.

-- The mailbox of a booking's customer; null without one.
create function private.mailbox_of_booking(booking text) returns text
language sql stable set search_path = '' as $$
  select private.email_key(b.email) from public.bookings b where b.id = mailbox_of_booking.booking and b.email <> ''
$$;

-- Returns what the customer of a booking said: {contractor id: 'preferred' | 'never'}.
create function public.admin_cleaner_wishes(booking_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_object_agg(w.contractor_id, w.wish), '{}')
    from public.cleaner_wishes w where w.mailbox = private.mailbox_of_booking(admin_cleaner_wishes.booking_id)
  );
end
$$;

-- Writes down what the customer of a booking said about a cleaner, in place of what was said before; null takes it away. False for a customer without an
-- e-mail address.
create function public.admin_wish_cleaner(booking_id text, contractor uuid, wish text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_mailbox text := private.mailbox_of_booking(admin_wish_cleaner.booking_id);
begin
  perform private.require_admin();
  if v_mailbox is null then return false; end if;
  delete from public.cleaner_wishes w where w.mailbox = v_mailbox and w.contractor_id = contractor and admin_wish_cleaner.wish is null;
  insert into public.cleaner_wishes (mailbox, contractor_id, wish, written_by)
  select v_mailbox, c.id, admin_wish_cleaner.wish, private.token_email()
  from public.contractors c where c.id = contractor and admin_wish_cleaner.wish is not null
  on conflict on constraint cleaner_wishes_pkey do update
  set wish = excluded.wish, written_by = excluded.written_by, written_at = private.clock();
  return true;
end
$$;

-- Of bookings, by their ids, the cleaners whom their customers do not want again: {booking id: [contractor id]}.
create function public.admin_never_again(booking_ids text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_object_agg(n.id, n.contractors), '{}')
    from (
      select b.id, jsonb_agg(w.contractor_id order by w.contractor_id) as contractors
      from public.bookings b join public.cleaner_wishes w on w.mailbox = private.email_key(b.email)
      where b.id = any (booking_ids[:1000]) and w.wish = 'never' and b.email <> ''
      group by b.id
    ) n
  );
end
$$;
