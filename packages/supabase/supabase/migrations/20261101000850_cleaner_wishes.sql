-- The cleaners whom a customer wants to come again, and those whom they do not.

create table public.cleaner_wishes (
  -- private.email_key
  mailbox text not null,
  contractor_id uuid not null references public.contractors (id) on delete cascade,
  wish text not null check (wish in ('preferred', 'never')),
  -- The administrator who wrote it down.
  written_by text not null,
  written_at timestamptz not null default private.clock(),
  primary key (mailbox, contractor_id)
);

create index cleaner_wishes_by_contractor on public.cleaner_wishes (contractor_id);

comment on table public.cleaner_wishes is 'Which cleaners a customer prefers, and which must not come again. Goes with their last booking.';

-- Moves what was said to where its customer goes; called once no booking has the mailbox any longer. An empty mailbox is nobody's.
create function private.move_cleaner_wishes(old_mailbox text, new_mailbox text) returns void
language sql volatile set search_path = '' as $$
  insert into public.cleaner_wishes (mailbox, contractor_id, wish, written_by, written_at)
  select move_cleaner_wishes.new_mailbox, w.contractor_id, w.wish, w.written_by, w.written_at
  from public.cleaner_wishes w where w.mailbox = move_cleaner_wishes.old_mailbox and move_cleaner_wishes.new_mailbox <> ''
  on conflict do nothing;
  delete from public.cleaner_wishes w where w.mailbox = move_cleaner_wishes.old_mailbox
$$;
