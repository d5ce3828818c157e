-- What visitors write: contact messages with their replies, and job applications.

create table public.contact_inquiries (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 2 and 100),
  email text not null check (length(email) between 5 and 100),
  phone text check (length(phone) <= 40),
  subject text check (length(subject) <= 200),
  message text not null check (length(message) between 1 and 5000),
  -- What was sent again because its answer was lost has the same.
  attempt_key uuid unique,
  inquiry_status text not null default 'new' check (inquiry_status in ('new', 'in_progress', 'resolved', 'closed')),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock()
);

create index contact_inquiries_newest on public.contact_inquiries (created_at desc, id);
create index contact_inquiries_by_status on public.contact_inquiries (inquiry_status, created_at desc, id);

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

create trigger touch before update on public.job_applications
  for each row execute function private.touch();
