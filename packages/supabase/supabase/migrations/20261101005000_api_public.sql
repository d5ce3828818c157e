-- Called by visitors, without an account.

-- The limit, the places taken on each day of a range that has any, and what the office has set for it: all that a calendar needs, in one
-- answer. `rules` is left out when nothing is set; `busy`, when the crews work, unless their number limits, or resources are in use, unless there are any.
-- With the token of an offer, without the place that it holds: it is the caller's to take.
create function public.availability(from_date date, days integer, offer text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Named here: a clock that is volatile would be asked for every row.
  v_now timestamptz := private.clock();
  v_until date := from_date + least(greatest(days, 0), 366);
  v_counts_crews boolean := private.setting_number('crews') is not null;
  v_has_resources boolean := exists (select from private.resources);
  v_own uuid := private.wish_of_link(availability.offer);
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'rules', private.office_rules(from_date, v_until),
    'busy', case when v_counts_crews or v_has_resources then (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'date', b.booking_date, 'minute', b.booking_minute, 'minutes', b.minutes, 'uses', nullif(to_jsonb(b.uses), '[]')
          )
          order by b.booking_date, b.booking_minute, b.minutes, b.uses
        ),
        '[]'
      )
      from (
        select o.booking_date, o.booking_minute, greatest(o.duration_minutes, o.held_minutes) as minutes,
          case when v_has_resources then private.uses_of(o) else '{}' end as uses
        from public.bookings o
        where o.booking_date >= from_date - 1 and o.booking_date <= v_until and o.booking_minute >= 0 and private.takes_place(o, v_now)
        union all
        select w.offered_day, w.offered_minute, w.duration_minutes,
          case when v_has_resources then private.needs_of(array[w.service_type]) else '{}' end
        from public.waiting w
        where w.offered_day >= from_date - 1 and w.offered_day <= v_until and w.offered_until > v_now and w.id is distinct from v_own
      ) b
      where v_counts_crews or b.uses <> '{}'
    ) end
  )) || jsonb_build_object(
    'limit', private.daily_limit(),
    'days', (
      select coalesce(jsonb_object_agg(t.day, t.taken), '{}')
      from (
        select b.booking_date as day, count(*) as taken
        from (
          select o.booking_date from public.bookings o
          where o.occupies_day and o.booking_date >= from_date and o.booking_date < v_until
          union all
          select h.booking_date from public.bookings h
          where h.payment_status = 'pending' and h.booking_status <> 'canceled' and h.hold_expires_at > v_now
            and h.booking_date >= from_date and h.booking_date < v_until
          union all
          select w.offered_day from public.waiting w
          where w.offered_until > v_now and w.offered_day >= from_date and w.offered_day < v_until and w.id is distinct from v_own
        ) b
        group by b.booking_date
      ) t
    )
  );
end
$$;

-- The record of an active code; null for any other text (the server sees inactive ones too). Limited, for a code is a
-- secret of sorts.
create function public.promo_lookup(code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_record jsonb;
begin
  if auth.role() = 'service_role' then
    v_record := private.promo_record(left(code, 100));
    -- The checkout has counted its visitor; the ceiling over all visitors holds for its guesses too.
    if v_record is null then perform private.require_ceiling('promo-guess-all'); end if;
    return v_record;
  end if;
  perform private.require_visitor_rate('promo-lookup');
  v_record := private.promo_record(left(code, 100));
  if (v_record ->> 'is_active')::boolean then return v_record; end if;
  -- Only misses count here: customers with a real code are never in the way of each other.
  perform private.require_ceiling('promo-guess-all');
  return null;
end
$$;

-- Whether the mailbox has no paid booking. Known or not, malformed or not, the answer is a bare boolean, and limited, so
-- that nobody can go through a list of addresses.
create function public.is_first_time(email text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_visitor_rate('first-time');
  -- No stored address is as long as this.
  return private.never_paid(left(email, 320));
end
$$;

-- Returns what the page after a payment may say: the state of the booking that a checkout session belongs to, and nothing else about it. 'paid' is a
-- promise that the cleaning takes place, so a payment that goes back is 'refunded' before the refund is made. Stripe's session ids cannot be guessed;
-- the limit is for those who try.
create function public.payment_state(session_id text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_visitor_rate('payment-state');
  return coalesce(
    (
      select case
        when b.payment_status = 'refunded' or b.refund_due then 'refunded'
        when b.payment_status = 'pending' then 'pending'
        when b.payment_status in ('paid', 'completed') and b.booking_status <> 'canceled' then 'paid'
      end
      from public.bookings b
      where b.stripe_session_id = left(payment_state.session_id, 255)
    ),
    'unknown'
  );
end
$$;

-- The key of one attempt to send one content: repeated, it is known again; with another content it is another. Null for a sender who names none.
create function private.attempt_key(payload jsonb) returns uuid
language sql immutable
return case when length(payload ->> 'attempt_id') >= 16 then md5(payload::text)::uuid end;

create function private.store_contact(payload jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_name text;
  v_email text;
  v_message text;
  v_row public.contact_inquiries;
  v_mail jsonb;
begin
  perform private.require_short(
    payload, '{"name": 200, "email": 200, "phone": 200, "subject": 1000, "message": 5000, "language": 35}'
  );
  -- As it was typed: a name that has to be cleaned is none.
  v_name := private.trim_space(coalesce(payload ->> 'name', ''));
  v_email := lower(private.trim_space(payload ->> 'email'));
  v_message := private.clean_text(payload ->> 'message');
  perform private.require(
    v_name <> '' and v_email <> '' and v_message <> '', 'Missing required contact information'
  );
  perform private.require(private.is_name(v_name), 'Please enter a valid name (2-100 characters, letters only)');
  perform private.require(private.is_email(v_email), 'Please enter a valid email address');
  perform private.require(
    private.trim_space(coalesce(payload ->> 'phone', '')) = ''
      or private.is_phone(private.trim_space(payload ->> 'phone')),
    'Please enter a valid phone number (10-15 digits)'
  );
  perform private.require_rate('contact-email', private.mailbox_hash(v_email));

  insert into public.contact_inquiries (name, email, phone, subject, message, attempt_key, language)
  values (
    v_name, v_email, left(private.clean_phone(payload ->> 'phone'), 40),
    left(private.clean_optional(payload ->> 'subject'), 200), v_message, private.attempt_key(payload),
    private.clean_optional(payload ->> 'language')
  )
  on conflict (attempt_key) do nothing
  returning * into v_row;
  if v_row.id is null then
    return (select jsonb_build_object('id', i.id) from public.contact_inquiries i where i.attempt_key = private.attempt_key(payload));
  end if;

  v_mail := to_jsonb(v_row) - 'attempt_key';
  perform private.queue_email('contact-received', v_row.id::text, v_row.email, v_mail);
  perform private.queue_email('contact-company', v_row.id::text, null, v_mail);
  return jsonb_build_object('id', v_row.id);
end
$$;

-- Whether a file is what its name says: PDF, DOC or DOCX, told by its first bytes, for names are anybody's.
create function private.is_resume(filename text, content bytea) returns boolean
language sql immutable
return case lower(substring(filename from '\.([^.]+)$'))
  when 'pdf' then substring(content from 1 for 5) = '\x255044462d'::bytea
  when 'doc' then substring(content from 1 for 8) = '\xd0cf11e0a1b11ae1'::bytea
  -- A zip archive, with a Word document in it.
  when 'docx' then substring(content from 1 for 4) = '\x504b0304'::bytea
    and position(convert_to('word/document.xml', 'utf8') in content) > 0
  else false
end;

-- 5 MB is a limit of the file, not of its base64: five bytes more or less can have the same length there.
create function private.require_resume(filename text, base64 text) returns void
language plpgsql immutable set search_path = '' as $$
declare
  v_content bytea;
begin
  -- Not worth decoding.
  perform private.require(length(base64) <= 7340032, 'File size exceeds 5MB limit');
  v_content := private.bytes_of(base64);
  perform private.require(
    private.is_resume(filename, v_content), 'Invalid file type. Only PDF, DOC, and DOCX files are allowed.'
  );
  perform private.require(octet_length(v_content) <= 5242880, 'File size exceeds 5MB limit');
end
$$;

create function private.store_application(payload jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_name text;
  v_email text;
  v_phone text;
  v_experience text;
  v_days jsonb;
  v_times jsonb;
  v_areas jsonb;
  v_filename text;
  v_resume text;
  v_row public.job_applications;
  v_mail jsonb;
begin
  perform private.require_short(
    payload,
    '{"full_name": 200, "email": 200, "phone": 200, "experience": 100, "message": 1000, "resume_filename": 500,
      "available_days": 5000, "available_times": 5000, "service_areas": 5000}'
  );
  v_name := private.trim_space(coalesce(payload ->> 'full_name', ''));
  v_email := lower(private.trim_space(payload ->> 'email'));
  v_phone := private.clean_phone(payload ->> 'phone');
  v_experience := private.clean_optional(payload ->> 'experience');
  v_days := private.clean_list(payload -> 'available_days');
  v_times := private.clean_list(payload -> 'available_times');
  v_areas := private.clean_list(payload -> 'service_areas');
  v_filename := nullif(private.clean_file_name(payload ->> 'resume_filename'), '');
  v_resume := nullif(payload ->> 'resume_content', '');
  perform private.require(
    v_name <> '' and v_email <> '' and v_phone <> '', 'Missing required application information'
  );
  perform private.require(private.is_name(v_name), 'Please enter a valid name (2-100 characters, letters only)');
  perform private.require(private.is_email(v_email), 'Please enter a valid email address');
  perform private.require(private.is_phone(private.trim_space(payload ->> 'phone')), 'Please enter a valid phone number (10-15 digits)');
  perform private.require((payload -> 'consent_to_contact') = 'true', 'Consent Required');
  -- Checked here, because the table's own refusal would name its columns.
  perform private.require(
    (v_experience is null or v_experience in ('Less than 1 year', '1–2 years', '3+ years'))
    and v_days <@ '["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]'
    and v_times <@ '["8 am - 12 pm", "12 pm - 4 pm", "4 pm - 6 pm"]'
    -- The company's texts say which areas there are.
    and not v_areas ? '',
    'Please check your input format and try again.'
  );
  if v_resume is not null then perform private.require_resume(v_filename, v_resume); end if;
  perform private.require_rate('application-email', private.mailbox_hash(v_email));
  if v_resume is not null then perform private.require_ceiling('resume-all'); end if;

  insert into public.job_applications (
    full_name, email, phone, experience, available_days, available_times, service_areas, message, resume_filename,
    resume_content, consent_to_contact, attempt_key
  )
  values (
    v_name, v_email, v_phone, v_experience,
    v_days, v_times, v_areas, private.clean_optional(payload ->> 'message'),
    case when v_resume is not null then v_filename end, v_resume, true, private.attempt_key(payload)
  )
  on conflict (attempt_key) do nothing
  returning * into v_row;
  if v_row.id is null then
    return (select jsonb_build_object('id', a.id) from public.job_applications a where a.attempt_key = private.attempt_key(payload));
  end if;

  -- The e-mails name the file; the file itself stays in its row.
  v_mail := to_jsonb(v_row) - array['resume_content', 'attempt_key'];
  perform private.queue_email('application-received', v_row.id::text, v_row.email, v_mail);
  perform private.queue_email('application-company', v_row.id::text, null, v_mail);
  return jsonb_build_object('id', v_row.id);
end
$$;

-- The answer to a form that is refused, with the status that its code names. An error would take back that the visitor was counted.
create function private.form_refusal(code text, message text) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('response.status', right(code, 3), true);
  return jsonb_build_object('code', code, 'message', message, 'details', null, 'hint', null);
end
$$;

-- payload: {name, email, phone?, subject?, message, attempt_id?}; answer: {id}. What is sent again with its `attempt_id` is stored once, and counts
-- towards the limits each time.
create function public.submit_contact(payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_visitor_rate('contact-visitor');
  begin
    return private.store_contact(payload);
  exception when sqlstate 'PT400' or sqlstate 'PT429' then
    return private.form_refusal(sqlstate, sqlerrm);
  end;
end
$$;

-- payload: the stored record's fields, attempt_id?; answer: {id}, as `submit_contact` does.
create function public.submit_application(payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_visitor_rate('application-visitor');
  begin
    return private.store_application(payload);
  exception when sqlstate 'PT400' or sqlstate 'PT429' then
    return private.form_refusal(sqlstate, sqlerrm);
  end;
end
$$;

-- The twelve newest that visitors may read: [{name, area, text, rating}].
create function public.shown_reviews() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('name', r.shown_name, 'area', r.shown_area, 'text', r.comment, 'rating', r.rating)
      order by r.decided_at desc, r.booking_id
    ),
    '[]'
  )
  from (
    select * from public.reviews x where x.decision = 'shown' order by x.decided_at desc, x.booking_id limit 12
  ) r
$$;
