-- The link of the cleaner who has a job: it shows what the job needs, and tells the customer that the cleaner is on the way. It is the cleaner's who has
-- the job now, at the address of now.

create function private.withdraw_job_links(booking text) returns void
language sql volatile set search_path = '' as $$
  update private.booking_links l set revoked_at = private.clock()
  where l.booking_id = withdraw_job_links.booking and l.scope = 'job' and l.revoked_at is null
$$;

-- Somebody else has the job, or nobody.
create function private.withdraw_link_of_old_cleaner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.withdraw_job_links(new.id);
  return null;
end
$$;

create trigger withdraw_job_links after update of contractor_id, assigned_cleaner_name on public.bookings
  for each row when (old.contractor_id is distinct from new.contractor_id)
  execute function private.withdraw_link_of_old_cleaner();

-- A link was sent to the address that the cleaner had.
create function private.withdraw_links_of_moved_cleaner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.withdraw_job_links(b.id) from public.bookings b where b.contractor_id = new.id;
  return null;
end
$$;

create trigger withdraw_job_links after update of email on public.contractors
  for each row when (private.email_key(old.email) is distinct from private.email_key(new.email))
  execute function private.withdraw_links_of_moved_cleaner();

-- What a cleaner's link shows: where and when, what is done, and no more of the customer than the name. No code, no note, no price.
create function private.linked_job(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(c.key, c.value) || jsonb_build_object(
    'on_the_way', exists (
      select from public.email_outbox e
      where e.kind = 'on-the-way' and e.ref = b.id and e.payload ->> 'change_id' = b.booking_date::text
    )
  )
  from jsonb_each(to_jsonb(b)) c
  where c.key in (
    'id', 'customer_name', 'address', 'booking_date', 'booking_time', 'duration_minutes', 'service_type', 'bedrooms', 'bathrooms', 'add_ons',
    'booking_status', 'payment_status', 'refund_due', 'version'
  )
$$;

-- hash: of a token of the scope 'job'. {status: 'found', job} | {status: 'missing' | 'rate_limited'}.
create function public.job_by_link(hash text, visitor text, acts boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_opened jsonb := public.open_booking_link(job_by_link.hash, 'job', job_by_link.visitor, job_by_link.acts);
begin
  if v_opened ->> 'status' <> 'found' then return v_opened; end if;
  return (
    select jsonb_build_object('status', 'found', 'job', private.linked_job(b))
    from public.bookings b where b.id = v_opened -> 'booking' ->> 'id'
  );
end
$$;

revoke execute on function public.job_by_link(text, text, boolean) from public, anon, authenticated;
grant execute on function public.job_by_link(text, text, boolean) to service_role;
