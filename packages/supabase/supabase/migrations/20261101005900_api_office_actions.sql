-- Called by the Command Hub, to change records one by one, and an applicant into a contractor.

-- For an administrator whose customer lost a letter or showed it around; with `send` a letter with the new link goes out. False when that
-- has nobody to go to.
create function public.admin_withdraw_links(booking_id text, send boolean default false) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  perform private.require_admin();
  perform private.withdraw_links(admin_withdraw_links.booking_id);
  if not send then return true; end if;
  select * into v_booking from public.bookings b where b.id = admin_withdraw_links.booking_id;
  if v_booking.id is null or v_booking.email = '' then return false; end if;
  perform private.queue_email('booking-link', v_booking.id, v_booking.email, private.booking_email_payload(v_booking));
  return true;
end
$$;

-- An applicant who is hired becomes a contractor by one action.

-- Makes the contractor and closes the application, or neither. Returns the contractor's id; one who is hired already, or whose address is on the
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

-- The sold jobs that would not fit with other limits, at most a hundred, the earliest first: [{id, customer_name, booking_date, booking_time,
-- reason}]. The limits are set and taken back, so that it is the same marks that saving would make.
create function public.admin_preview_limits(limits jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_marked jsonb;
  v_reasons text[] := array['over-daily-limit', 'over-crews'];
begin
  perform private.require_admin();
  begin
    update public.bookings b set attention = b.attention - v_reasons
    where b.attention <> '[]' and b.attention ?| v_reasons;
    update public.booking_settings s
    set setting_value = limits ->> s.setting_name
    where limits ? s.setting_name
      and (s.setting_name like '%day\_limit' or s.setting_name in ('daily_booking_limit', 'crews', 'crew_buffer_minutes'));
    select jsonb_agg(to_jsonb(m)) into v_marked
    from (
      select b.id, b.customer_name, b.booking_date, b.booking_time,
        case when b.attention ? 'over-daily-limit' then 'over-daily-limit' else 'over-crews' end as reason
      from public.bookings b
      where b.attention <> '[]' and b.attention ?| v_reasons
      order by b.booking_date, b.booking_minute, b.id
      limit 100
    ) m;
    raise exception 'Taken back' using errcode = 'DF001';
  exception
    when sqlstate 'DF001' then null;
  end;
  return coalesce(v_marked, '[]');
end
$$;

-- Changes records that two people may have open at once, given what was seen of them: a column that someone else has changed since is
-- refused, and columns that only one of the two changed are merged.

-- changes: [{of, key, seen, next}]: the table, the value of its key, and columns as they were seen and as they are to be. All of them, or none.
-- Runs with the rights of the caller, so that tables, columns and rows stay closed as they are. What is refused says in its detail what is stored
-- now: {key, now}.
create function public.admin_change_records(changes jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_change record;
  v_key text;
  v_set text;
  v_is_as_seen text;
  v_columns text;
  v_from text;
  v_count integer;
  v_now record;
begin
  -- Of this table a caller sees their own row only.
  if not exists (select from public.admin_users a where a.is_active) then
    raise exception 'Only an active administrator may do this.' using errcode = '42501', hint = 'not-admin';
  end if;
  -- In one order, so that two of these do not wait for each other.
  for v_change in
    select c.* from jsonb_to_recordset(changes) c (of text, key text, seen jsonb, next jsonb) order by c.of, c.key
  loop
    v_key := case v_change.of
      when 'promo_codes' then 'code'
      when 'booking_settings' then 'setting_name'
      when 'special_hours' then 'day'
      else 'id'
    end;
    if v_change.of is null or v_change.of not in (
      'booking_settings', 'canned_replies', 'closures', 'contact_inquiries', 'contractors', 'job_applications', 'promo_codes', 'special_hours'
    ) then
      raise exception 'There is no such record.' using errcode = '22023';
    end if;
    select string_agg(format('%1$I = n.%1$I', c.name), ', '),
      string_agg(format('t.%1$I is not distinct from s.%1$I', c.name), ' and '),
      string_agg(format('%1$L, t.%1$I', c.name), ', ')
    into v_set, v_is_as_seen, v_columns
    from jsonb_object_keys(v_change.next) c (name);
    v_from := format(
      'jsonb_populate_record(null::public.%1$I, $1) s, jsonb_populate_record(null::public.%1$I, $2) n, '
        'jsonb_populate_record(null::public.%1$I, $3) k', v_change.of
    );

    execute format('update public.%I t set %s from %s where t.%4$I = k.%4$I and %5$s', v_change.of, v_set, v_from, v_key, v_is_as_seen)
    using v_change.seen, v_change.next, jsonb_build_object(v_key, v_change.key);
    get diagnostics v_count = row_count;
    continue when v_count = 1;

    execute format(
      'select jsonb_build_object(%s) as columns, %s as is_as_seen from public.%I t, %s where t.%5$I = k.%5$I',
      v_columns, v_is_as_seen, v_change.of, v_from, v_key
    ) using v_change.seen, v_change.next, jsonb_build_object(v_key, v_change.key) into v_now;
    if v_now.columns is null then
      raise exception 'It no longer exists.' using errcode = 'PT409', hint = 'gone';
    elsif v_now.is_as_seen then
      raise exception 'Only an owner may do this.' using errcode = '42501', hint = 'not-owner';
    end if;
    raise exception 'Someone else changed this in the meantime.' using errcode = 'PT409', hint = 'changed',
      detail = jsonb_build_object('key', v_change.key, 'now', v_now.columns)::text;
  end loop;
end
$$;
