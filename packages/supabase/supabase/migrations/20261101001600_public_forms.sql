-- What visitors send: checked, cleaned, limited, stored and e-mailed in one transaction. Public spec, sections 5 and 8.

-- These rules are core's `validation`, for those who come past the forms; one test holds both to the same cases. Letters are
-- spelled out, because \w and \s mean something else in every locale.

-- A text without every match of a pattern. What a removal leaves may match again, so it is repeated. Text that still
-- changes after ten passes was built to outlast them and loses what `last_resort` matches, so that the work grows with the
-- length of the text and not with its square.
create function private.strip_all(value text, pattern text, last_resort text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_text text := value;
  v_before text;
begin
  for v_pass in 1..10 loop
    v_before := v_text;
    v_text := regexp_replace(v_text, pattern, '', 'gi');
    if v_text = v_before then return v_text; end if;
  end loop;
  return regexp_replace(v_text, last_resort, '', 'g');
end
$$;

create function private.trim_space(value text) returns text
language sql immutable set search_path = '' as $$
  select btrim(value, e' \t\n\r\f\u000b\u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff'
    || e'\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a')
$$;

-- Text without control characters, angle brackets, script prefixes and inline event handlers.
create function private.clean_text(value text) returns text
language sql immutable set search_path = '' as $$
  select private.trim_space(
    private.strip_all(
      regexp_replace(coalesce(value, ''), '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]', '', 'g'),
      '[<>]|(?:java|vb)script:|(?<![a-z0-9_])on[a-z0-9_]+\s*=',
      '[<>:=]'
    )
  )
$$;

-- The same, and null when nothing is left.
create function private.clean_optional(value text) returns text
language sql immutable set search_path = '' as $$
  select nullif(private.clean_text(value), '')
$$;

-- A phone number also without quotes, semicolons, backslashes and SQL keywords.
create function private.clean_phone(value text) returns text
language sql immutable set search_path = '' as $$
  select private.clean_optional(
    private.strip_all(
      private.clean_text(value),
      '[''"`;\\]|--|(?<![a-z0-9_])(?:select|insert|update|delete|drop|union|alter|create|exec|execute|truncate|or|and)(?![a-z0-9_])',
      '[^0-9+() .]'
    )
  )
$$;

create function private.is_email(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) between 5 and 100
    and value ~ '^[a-z0-9_%+-]+(\.[a-z0-9_%+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$'
$$;

-- Letters of any language, spaces, hyphens, apostrophes.
create function private.is_name(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) between 2 and 100 and value !~ '[\u0001-\u001f\u007f0-9!"#$%&()*+,./:;=?@\[\\\]^_`{|}~]'
$$;

create function private.is_phone(value text) returns boolean
language sql immutable set search_path = '' as $$
  select regexp_replace(value, '[][\s()-]', '', 'g') ~ '^\+?[0-9]{10,15}$'
$$;

-- Ends the request with status 400 and a message for the visitor, unless the rule holds.
create function private.require(holds boolean, message text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if holds is not true then
    raise exception '%', message using errcode = 'PT400';
  end if;
end
$$;

-- Ends the request with status 400 unless every field of a payload that is text is short enough to be worth reading. It
-- comes before everything else: cleaning a megabyte would cost more than refusing it.
create function private.require_short(payload jsonb, limits jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  v_long text;
begin
  perform private.require(jsonb_typeof(payload) = 'object', 'The request must be a JSON object.');
  select l.key into v_long
  from jsonb_each_text(limits) l
  where length(payload ->> l.key) > l.value::integer
  order by l.key limit 1;
  perform private.require(
    v_long is null,
    case v_long when 'message' then format('Please keep your message under %s characters.', limits ->> v_long)
    else format('%s is too long.', v_long) end
  );
end
$$;

-- A list of short texts out of a JSON value; any other value becomes the empty list.
create function private.clean_list(value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(left(private.clean_text(left(v.item, 100)), 100) order by v.nr), '[]')
  from jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value else '[]' end)
    with ordinality v (item, nr)
  where v.nr <= 30
$$;

create function private.company_email() returns text
language sql stable set search_path = '' as $$
  select s.setting_value from public.booking_settings s where s.setting_name = 'company_email'
$$;

-- payload: {name, email, phone?, subject?, message}; answer: {id}
create function public.submit_contact(payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_name text;
  v_email text;
  v_message text;
  v_row public.contact_inquiries;
begin
  perform private.require_short(
    payload, '{"name": 200, "email": 200, "phone": 200, "subject": 1000, "message": 5000}'
  );
  perform private.require_visitor_rate('contact-visitor');
  v_name := private.clean_text(payload ->> 'name');
  v_email := lower(private.trim_space(payload ->> 'email'));
  v_message := private.clean_text(payload ->> 'message');
  perform private.require(
    v_name <> '' and v_email <> '' and v_message <> '', 'Missing required contact information'
  );
  perform private.require(private.is_name(v_name), 'Please enter your full name.');
  perform private.require(private.is_email(v_email), 'Please enter a valid email address');
  perform private.require_rate('contact-email', private.mailbox_hash(v_email));

  insert into public.contact_inquiries (name, email, phone, subject, message)
  values (
    v_name, v_email, left(private.clean_phone(payload ->> 'phone'), 40),
    left(private.clean_optional(payload ->> 'subject'), 200), v_message
  )
  returning * into v_row;

  perform private.queue_email('contact-received', v_row.id::text, v_row.email, to_jsonb(v_row));
  perform private.queue_email('contact-company', v_row.id::text, private.company_email(), to_jsonb(v_row));
  return jsonb_build_object('id', v_row.id);
end
$$;

-- The bytes of a base64 text; null when it is none.
create function private.bytes_of(base64 text) returns bytea
language plpgsql immutable set search_path = '' as $$
begin
  return decode(base64, 'base64');
exception when others then
  return null;
end
$$;

-- Whether a file is what its name says: PDF, DOC or DOCX, told by its first bytes, for names are anybody's.
create function private.is_resume(filename text, content bytea) returns boolean
language sql immutable set search_path = '' as $$
  select case lower(substring(filename from '\.([^.]+)$'))
    when 'pdf' then substring(content from 1 for 5) = '\x255044462d'::bytea
    when 'doc' then substring(content from 1 for 8) = '\xd0cf11e0a1b11ae1'::bytea
    -- A zip archive, with a Word document in it.
    when 'docx' then substring(content from 1 for 4) = '\x504b0304'::bytea
      and position(convert_to('word/document.xml', 'utf8') in content) > 0
    else false
  end
$$;

-- A file's name without its folders, in letters, digits, dots, hyphens and underscores.
create function private.clean_file_name(name text) returns text
language sql immutable set search_path = '' as $$
  select right(
    regexp_replace(regexp_replace(regexp_replace(name, '^.*[/\\]', ''), '[^A-Za-z0-9._-]+', '_', 'g'), '^\.+', ''),
    100
  )
$$;

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

-- payload: the stored record's fields (public spec, section 3); answer: {id}
create function public.submit_application(payload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
  perform private.require_visitor_rate('application-visitor');
  v_name := private.clean_text(payload ->> 'full_name');
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
  perform private.require(private.is_phone(v_phone), 'Please enter a valid phone number (10-15 digits)');
  perform private.require((payload -> 'consent_to_contact') = 'true', 'Consent Required');
  -- Said here, because the table's own refusal would name its columns.
  perform private.require(
    (v_experience is null or v_experience in ('Less than 1 year', '1–2 years', '3+ years'))
    and v_days <@ '["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]'
    and v_times <@ '["8 am - 12 pm", "12 pm - 4 pm", "4 pm - 6 pm"]'
    and v_areas <@ '["Toronto (Downtown)", "Etobicoke", "Scarborough", "North York", "York", "East York", "Mississauga", "Brampton",
      "Vaughan", "Markham"]',
    'Please check your input format and try again.'
  );
  if v_resume is not null then perform private.require_resume(v_filename, v_resume); end if;
  perform private.require_rate('application-email', private.mailbox_hash(v_email));

  insert into public.job_applications (
    full_name, email, phone, experience, available_days, available_times, service_areas, message, resume_filename,
    resume_content, consent_to_contact
  )
  values (
    v_name, v_email, v_phone, v_experience,
    v_days, v_times, v_areas, private.clean_optional(payload ->> 'message'),
    case when v_resume is not null then v_filename end, v_resume, true
  )
  returning * into v_row;

  -- The e-mails name the file; the file itself stays in its row.
  v_mail := to_jsonb(v_row) - 'resume_content';
  perform private.queue_email('application-received', v_row.id::text, v_row.email, v_mail);
  perform private.queue_email('application-company', v_row.id::text, private.company_email(), v_mail);
  return jsonb_build_object('id', v_row.id);
end
$$;

revoke execute on function public.submit_contact(jsonb), public.submit_application(jsonb) from public;
grant execute on function public.submit_contact(jsonb), public.submit_application(jsonb)
  to anon, authenticated, service_role;
