-- What the office writes to and about people, on the office's line of time: replies, statuses of inquiries, invitations, notes. Who and when, and of
-- words about a person only that they changed.

create trigger record_office_event after insert on public.contact_inquiry_replies
  for each row execute function private.record_office_event('inquiry_id');
create trigger record_office_event after update of inquiry_status on public.contact_inquiries
  for each row when (old.inquiry_status <> new.inquiry_status)
  execute function private.record_office_event('id');
create trigger record_office_event after insert or update or delete on private.team_invitations
  for each row execute function private.record_office_event('email');

-- A note belongs to a mailbox, which the history must not keep: it names the customer by their newest booking.
create function private.record_note_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_mailbox text := case tg_op when 'DELETE' then old.mailbox else new.mailbox end;
begin
  if tg_op = 'UPDATE' and new.note = old.note then return null; end if;
  insert into public.office_events (entity, ref, action, actor, changes)
  values (
    'customer_notes',
    coalesce(
      (
        select b.id from public.bookings b
        where private.email_key(b.email) = v_mailbox order by b.created_at desc, b.id limit 1
      ),
      ''
    ),
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
    coalesce(private.token_email(), nullif(current_setting('dustforce.actor', true), ''), auth.role(), session_user::text),
    case tg_op when 'UPDATE' then '{"note": null}'::jsonb else '{}' end
  );
  return null;
end
$$;

create trigger record_note_event after insert or update or delete on public.customer_notes
  for each row execute function private.record_note_event();
