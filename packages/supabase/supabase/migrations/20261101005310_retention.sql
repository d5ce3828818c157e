-- Erases what is older than the company says it keeps customers' data: a booking counted from the date of the cleaning, an inquiry
-- or application from its last change.

-- Bookings that still have their customer, see private.anonymize_booking.
create index bookings_with_customer on public.bookings (booking_date)
  where (customer_name, email) is distinct from ('Erased', '');

-- The first date that is still kept by a setting in months; core's `keptSince`. Without the setting there is none, and nothing is erased.
create function private.kept_since(setting_name text) returns date
language sql stable set search_path = '' as $$
  select ((private.clock() at time zone private.zone())::date - make_interval(months => s.setting_value::integer))::date
  from public.booking_settings s
  where s.setting_name = kept_since.setting_name
$$;

-- The oldest first, at most `batch` of each kind; a later call takes the rest. Rows that somebody else is changing are left for then.
-- Bookings with money stay for the books without their customer. Returns how many records, by kind.
create function public.erase_expired(batch integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_bookings_since date := private.kept_since('keep_bookings_months');
  v_messages_since timestamptz :=
    private.kept_since('keep_messages_months')::timestamp at time zone private.zone();
  v_booking public.bookings;
  v_deleted integer := 0;
  v_anonymized integer := 0;
  v_inquiries integer;
  v_applications integer;
  v_counts jsonb;
begin
  for v_booking in
    select * from public.bookings b
    where b.booking_date < v_bookings_since
      and (b.customer_name, b.email) is distinct from ('Erased', '')
      and private.erasure_obstacle(b) is null
    order by b.booking_date
    limit batch
    for update skip locked
  loop
    if private.erase_booking(v_booking) = 'deleted' then
      v_deleted := v_deleted + 1;
    else
      v_anonymized := v_anonymized + 1;
    end if;
  end loop;

  delete from public.contact_inquiries d
  where d.id in (
    select i.id from public.contact_inquiries i
    where i.created_at < v_messages_since and i.updated_at < v_messages_since
      and not exists (
        select from public.contact_inquiry_replies r where r.inquiry_id = i.id and r.created_at >= v_messages_since
      )
    order by i.created_at
    limit batch
    for update skip locked
  );
  get diagnostics v_inquiries = row_count;

  delete from public.job_applications d
  where d.id in (
    select a.id from public.job_applications a
    where a.created_at < v_messages_since and a.updated_at < v_messages_since
    order by a.created_at
    limit batch
    for update skip locked
  );
  get diagnostics v_applications = row_count;

  delete from private.undo_batches u where u.expires_at <= private.clock();

  v_counts := jsonb_build_object(
    'bookings_deleted', v_deleted, 'bookings_anonymized', v_anonymized, 'inquiries', v_inquiries,
    'applications', v_applications
  );
  if v_deleted + v_anonymized + v_inquiries + v_applications > 0 then
    insert into public.admin_audit (actor, action, counts) values ('retention', 'expired-erased', v_counts);
  end if;
  return v_counts;
end
$$;

revoke execute on function public.erase_expired(integer) from public, anon, authenticated;
grant execute on function public.erase_expired(integer) to service_role;
