-- An applicant who is hired becomes a contractor by one act, and answers that are written once.

-- Makes the contractor and closes the application, or neither. Answers the contractor's id; one who is hired already, or whose address is on the
-- roster, is refused.
create function public.admin_hire(application_id uuid, contractor jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_application public.job_applications;
  v_id uuid;
begin
  perform private.require_admin();
  select * into v_application from public.job_applications a where a.id = admin_hire.application_id for update;
  if v_application.id is null then
    raise exception 'This application no longer exists.' using errcode = 'PT404';
  end if;
  if exists (select from public.contractors c where lower(trim(c.email)) = lower(trim(v_application.email))) then
    raise exception 'A contractor with this email address is on the roster already.' using errcode = 'PT409', hint = 'known';
  end if;
  insert into public.contractors (full_name, email, phone, service_areas, services_offered, availability, notes, status)
  values (
    v_application.full_name, v_application.email, v_application.phone,
    coalesce(contractor -> 'service_areas', '[]'), coalesce(contractor -> 'services_offered', '[]'),
    coalesce(contractor -> 'availability', '{"days": [], "times": []}'), contractor ->> 'notes',
    coalesce((contractor ->> 'status')::boolean, false)
  )
  returning id into v_id;
  update public.job_applications a set application_status = 'hired' where a.id = v_application.id;
  return v_id;
end
$$;

revoke execute on function public.admin_hire(uuid, jsonb) from public, anon;
grant execute on function public.admin_hire(uuid, jsonb) to authenticated;

-- Answers to inquiries that the office puts into a reply and then changes as it likes.
create table public.canned_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(trim(title)) between 1 and 60),
  body text not null check (length(trim(body)) between 5 and 5000),
  created_at timestamptz not null default private.clock()
);

create unique index canned_replies_by_title on public.canned_replies (lower(title));

alter table public.canned_replies enable row level security;
grant select, delete on public.canned_replies to authenticated;
grant insert (title, body), update (title, body) on public.canned_replies to authenticated;

create policy admins_do_all on public.canned_replies for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
