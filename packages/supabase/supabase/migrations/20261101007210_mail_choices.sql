-- Which letters a mailbox wants besides the necessary ones. A choice counts for every booking of the mailbox, in any of its spellings, and is read when a
-- letter is sent: also one that waits already.

create table private.mail_choices (
  -- private.mailbox_hash
  mailbox text primary key,
  -- Reminders of a booking.
  reminders boolean not null,
  -- The thank-you with its question.
  thanks boolean not null,
  changed_at timestamptz not null default private.clock()
);

alter table private.mail_choices enable row level security;

-- {reminders, thanks}; both until somebody chooses.
create function private.mail_choices_of(email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reminders', coalesce(max(c.reminders::int), 1) = 1, 'thanks', coalesce(max(c.thanks::int), 1) = 1)
  from private.mail_choices c where c.mailbox = private.mailbox_hash(mail_choices_of.email)
$$;

create function private.is_wanted(e public.email_outbox) returns boolean
language sql stable set search_path = '' as $$
  select n.choice is null or (private.mail_choices_of(e.recipient) ->> n.choice)::boolean
  from private.notice_kinds n where n.name = e.kind
$$;

-- hash: of a token of the scope 'unsubscribe'; chosen: {reminders, thanks}, or null to look only.
-- {status: 'found', email, reminders, thanks} | {status: 'missing' | 'rate_limited'}.
create function public.mail_choices_by_link(hash text, visitor text, chosen jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_opened jsonb := public.open_booking_link(
    mail_choices_by_link.hash, 'unsubscribe', mail_choices_by_link.visitor, chosen is not null
  );
  v_email text := v_opened -> 'booking' ->> 'email';
begin
  if v_opened ->> 'status' <> 'found' then return v_opened; end if;
  if chosen is not null then
    insert into private.mail_choices as c (mailbox, reminders, thanks)
    values (private.mailbox_hash(v_email), (chosen ->> 'reminders')::boolean, (chosen ->> 'thanks')::boolean)
    on conflict (mailbox) do update
    set reminders = excluded.reminders, thanks = excluded.thanks, changed_at = private.clock();
  end if;
  return private.mail_choices_of(v_email) || jsonb_build_object('status', 'found', 'email', v_email);
end
$$;

-- A choice goes with its customer's last booking.
create function private.forget_mail_choices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.bookings b where private.email_key(b.email) = private.email_key(old.email)) then
    delete from private.mail_choices c where c.mailbox = private.mailbox_hash(old.email);
  end if;
  return null;
end
$$;

create trigger forget_mail_choices_by_update after update of email on public.bookings
  for each row when (private.email_key(old.email) is distinct from private.email_key(new.email))
  execute function private.forget_mail_choices();
create trigger forget_mail_choices_by_deletion after delete on public.bookings
  for each row execute function private.forget_mail_choices();

revoke execute on function public.mail_choices_by_link(text, text, jsonb) from public, anon, authenticated;
grant execute on function public.mail_choices_by_link(text, text, jsonb) to service_role;
