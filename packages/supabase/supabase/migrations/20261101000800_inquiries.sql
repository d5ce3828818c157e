-- The messages that people write to the company and about a visit, and the notes of the office about them.

-- The messages of visitors: contact messages with their replies, and job applications.

create table public.contact_inquiries (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 2 and 100),
  email text not null check (length(email) between 5 and 100),
  phone text check (length(phone) <= 40),
  subject text check (length(subject) <= 200),
  message text not null check (length(message) between 1 and 5000),
  -- A message that was sent again because its answer was lost has the same key.
  attempt_key uuid unique,
  inquiry_status text not null default 'new' check (inquiry_status in ('new', 'in_progress', 'resolved', 'closed')),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  -- A message may be about a booking.
  booking_id text references public.bookings (id) on delete set null,
  -- The language that its writer reads, as in `bookings`: that of the page where it was written.
  language text check (length(language) <= 35)
);

create index contact_inquiries_newest on public.contact_inquiries (created_at desc, id);
create index contact_inquiries_by_status on public.contact_inquiries (inquiry_status, created_at desc, id);
create index contact_inquiries_by_booking on public.contact_inquiries (booking_id);
create index contact_inquiries_of_customer on public.contact_inquiries (private.email_key(email));

create trigger touch before update on public.contact_inquiries
  for each row execute function private.touch();

create table public.contact_inquiry_replies (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.contact_inquiries (id) on delete cascade,
  reply_content text not null check (length(trim(reply_content)) >= 5),
  admin_email text not null,
  created_at timestamptz not null default private.clock()
);

create index contact_inquiry_replies_thread on public.contact_inquiry_replies (inquiry_id, created_at);

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (length(full_name) between 2 and 100),
  email text not null check (length(email) between 5 and 100),
  phone text not null check (length(phone) <= 40),
  experience text check (experience in ('Less than 1 year', '1–2 years', '3+ years')),
  available_days jsonb not null default '[]',
  available_times jsonb not null default '[]',
  service_areas jsonb not null default '[]',
  message text check (length(message) <= 1000),
  resume_filename text check (length(resume_filename) <= 200),
  -- base64
  resume_content text,
  consent_to_contact boolean not null check (consent_to_contact),
  attempt_key uuid unique,
  application_status text not null default 'pending' check (
    application_status in ('pending', 'reviewing', 'interview', 'hired', 'rejected')
  ),
  admin_notes text,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock()
);

create index job_applications_newest on public.job_applications (created_at desc, id);
create index job_applications_new on public.job_applications (created_at, id) where application_status = 'pending';

create trigger touch before update on public.job_applications
  for each row execute function private.touch();

create function private.inquiry_search_text(name text, email text, phone text, subject text) returns text
language sql immutable
return case
  when private.is_ascii(name || email || coalesce(subject, ''))
    then replace(lower(name || chr(10) || email || chr(10) || coalesce(subject, '')), '`', '''')
  else private.searchable(name || chr(10) || email || chr(10) || coalesce(subject, ''))
end || chr(10) || chr(7) || private.phone_digits(coalesce(phone, '')) || chr(10);

create function private.finds_inquiry(typed text, name text, email text, phone text, subject text) returns boolean
language sql immutable
return (
    private.inquiry_search_text(name, email, phone, subject) like private.containing(typed)
    or private.inquiry_search_text(name, email, phone, subject) like private.phone_pattern(typed)
  )
  and (
    private.pair_pattern(typed) is null
    or private.inquiry_search_text(name, email, phone, subject) ~ private.pair_pattern(typed)
  );

-- Trigrams find a text anywhere in a field. A database that does not bring them reads the list in its order instead.
do $$
begin
  create schema if not exists extensions;
  create extension if not exists pg_trgm with schema extensions;
  -- With the quarter, so that what many bookings have is looked for among the later ones first.
  execute 'create index bookings_search on public.bookings using gin (
    private.booking_search_text(customer_name, email, phone, address, id, stripe_session_id) extensions.gin_trgm_ops,
    (array[private.quarter_of(booking_date)]))';
  execute 'create index contact_inquiries_search on public.contact_inquiries using gin (
    private.inquiry_search_text(name, email, phone, subject) extensions.gin_trgm_ops)';
exception
  when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then null;
end
$$;

create table public.customer_notes (
  mailbox text primary key,
  note text not null check (length(note) between 1 and 5000),
  -- An administrator's e-mail address.
  written_by text not null,
  updated_at timestamptz not null default private.clock()
);

comment on table public.customer_notes is 'What the office notes about a customer. Goes with their last booking.';

-- A note, and what was said of cleaners, goes with its customer's last booking, whether that is deleted or loses its customer; it moves when the only address is corrected.
create function private.follow_customer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old text := private.email_key(old.email);
begin
  if exists (select from public.bookings b where private.email_key(b.email) = v_old) then return null; end if;
  if tg_op = 'UPDATE' and new.email <> '' then
    -- If the other address has a note too, it is about the same person: both notes stay, the newer first.
    insert into public.customer_notes as n (mailbox, note, written_by, updated_at)
    select private.email_key(new.email), o.note, o.written_by, o.updated_at
    from public.customer_notes o where o.mailbox = v_old
    on conflict (mailbox) do update
    set note = left(
          case when n.updated_at >= excluded.updated_at then n.note || E'\n\n' || excluded.note else excluded.note || E'\n\n' || n.note end,
          5000
        ),
        written_by = case when n.updated_at >= excluded.updated_at then n.written_by else excluded.written_by end,
        updated_at = greatest(n.updated_at, excluded.updated_at);
  end if;
  delete from public.customer_notes n where n.mailbox = v_old;
  perform private.move_cleaner_wishes(v_old, case tg_op when 'UPDATE' then private.email_key(new.email) else '' end);
  return null;
end
$$;

create trigger follow_customer_by_update after update of email on public.bookings
  for each row when (old.email <> new.email)
  execute function private.follow_customer();

create trigger follow_customer_by_deletion after delete on public.bookings
  for each row execute function private.follow_customer();

-- Answers to inquiries that the office puts into a reply and then changes as it likes.
create table public.canned_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(trim(title)) between 1 and 60),
  body text not null check (length(trim(body)) between 5 and 5000),
  created_at timestamptz not null default private.clock()
);

create unique index canned_replies_by_title on public.canned_replies (lower(title));

-- The reviews of a visit by its customer: one question from 1 to 5 and a text, once for each booking. The office decides which of those that may be
-- shown stand among the testimonials.

create table public.reviews (
  booking_id text primary key references public.bookings (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment text not null check (length(comment) <= 1000),
  -- The customer agreed that it may be shown, under the name and area below.
  may_show boolean not null,
  shown_name text not null check (length(shown_name) between 1 and 40),
  shown_area text not null check (length(shown_area) <= 60),
  decision text not null default 'new' check (decision in ('new', 'shown', 'hidden')),
  -- An administrator's e-mail address.
  decided_by text,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  constraint shown_with_consent check (decision <> 'shown' or (may_show and comment <> ''))
);

comment on table public.reviews is 'What customers say of a visit, and what the office decided about it.';

create index reviews_newest on public.reviews (created_at desc, booking_id);
create index reviews_shown on public.reviews (decided_at desc) where decision = 'shown';

-- Deletes what a customer said when the customer is taken out of the booking.
create function private.forget_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.reviews r where r.booking_id = new.id;
  return null;
end
$$;

create trigger forget_review after update of email on public.bookings
  for each row when (old.email <> '' and new.email = '')
  execute function private.forget_review();
