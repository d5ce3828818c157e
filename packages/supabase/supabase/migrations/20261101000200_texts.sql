-- The functions by which texts are read, compared and recognized: times, mailboxes, searches, and what visitors type into forms.

-- A time in any of its spellings, as minutes since midnight; -1 when the text is no time.
create function private.minute_of_any(label text) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  v_parts text[] := regexp_match(lower(trim(label)), '^(\d{1,2}):(\d{2})\s*(am|pm)?$');
  v_hour integer := v_parts[1]::integer;
  v_minute integer := v_parts[2]::integer;
begin
  if v_parts is null or v_minute > 59 then return -1; end if;
  if v_parts[3] is null then
    return case when v_hour <= 23 then v_hour * 60 + v_minute else -1 end;
  end if;
  if v_hour not between 1 and 12 then return -1; end if;
  return (v_hour % 12 + case v_parts[3] when 'pm' then 12 else 0 end) * 60 + v_minute;
end
$$;

-- '9:00 AM', '12:30 pm' or '14:05' as minutes since midnight; -1 when the text is no time, so that it sorts last. Each booking that is written asks
-- four times, nearly always for a time as the forms write it.
create function private.minute_of(label text) returns integer
language sql immutable
return case
  when label ~ '^(1[0-2]|[1-9]):[0-5][0-9] [AP]M$' then
    split_part(label, ':', 1)::integer % 12 * 60 + left(right(label, 5), 2)::integer + case right(label, 2) when 'PM' then 720 else 0 end
  else private.minute_of_any(label)
end;

-- The key of a mailbox in any of its spellings.
create function private.email_key_of_any(email text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_address text := lower(regexp_replace(normalize(coalesce(email, ''), nfkc), '\s', '', 'g'));
  v_domain text := substring(v_address from '@([^@]*)$');
  v_local text := split_part(substring(v_address from '^(.*)@[^@]*$'), '+', 1);
begin
  if v_domain is null then return v_address; end if;
  if v_domain in ('gmail.com', 'googlemail.com') then
    return replace(v_local, '.', '') || '@gmail.com';
  end if;
  return v_local || '@' || v_domain;
end
$$;

-- One key for all spellings of one mailbox: case, spaces, full-width letters, '+tag', and Gmail's dots and second name.
-- The first-time rule of promo codes is judged by it. An address in small letters is its own key, and is told at a glance.
create function private.email_key(email text) returns text
language sql immutable
return case
  when email ~ '^[a-z0-9._-]+@[a-z0-9.-]+$' and email !~ '@(gmail|googlemail)\.com$' then email
  else private.email_key_of_any(email)
end;

-- The hash that is kept of a mailbox where only recognizing it matters, under a key of this database, so that nobody who reads a table can find the
-- address by hashing guesses.

create table private.secrets (
  name text primary key,
  value text not null
);

-- Two random UUIDs hold 244 random bits.
insert into private.secrets (name, value)
values ('mailbox-hash', gen_random_uuid()::text || gen_random_uuid()::text);

-- The hash of a mailbox, equal for all its spellings. Definer, because nobody else reads the key.
create function private.mailbox_hash(email text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(s.value || private.email_key(mailbox_hash.email), 'utf8')), 'hex')
  from private.secrets s where s.name = 'mailbox-hash'
$$;

-- The rules of core's `validation` also clean and check here what visitors type, for those who bypass the forms; one test holds both to the same
-- cases. Letters are spelled out, because \w and \s mean something else in every locale.

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
language sql immutable
return btrim(value, e' \t\n\r\f\u000b\u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff'
  || e'\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a');

-- Text without control characters, angle brackets, script prefixes and inline event handlers.
create function private.clean_text(value text) returns text
language sql immutable
return private.trim_space(
  private.strip_all(
    regexp_replace(coalesce(value, ''), '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]', '', 'g'),
    '[<>]|(?:java|vb)script:|(?<![a-z0-9_])on[a-z0-9_]+\s*=',
    '[<>:=]'
  )
);

-- The same, and null when nothing is left.
create function private.clean_optional(value text) returns text
language sql immutable
return nullif(private.clean_text(value), '');

-- A phone number also without quotes, semicolons, backslashes and SQL keywords.
create function private.clean_phone(value text) returns text
language sql immutable
return private.clean_optional(
  private.strip_all(
    private.clean_text(value),
    '[''"`;\\]|--|(?<![a-z0-9_])(?:select|insert|update|delete|drop|union|alter|create|exec|execute|truncate|or|and)(?![a-z0-9_])',
    '[^0-9+() .]'
  )
);

-- No part is longer than in addresses that a mail server delivers to.
create function private.is_email(value text, longest integer default 100) returns boolean
language sql immutable
return length(value) between 5 and longest and value ~
  '^(?=[^@]{1,64}@)[a-z0-9_%+-]+(\.[a-z0-9_%+-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$';

-- The letters and marks of every alphabet that can be seen, for a bracket of a pattern: what a locale calls a letter differs from server to
-- server. Code points that mean nothing yet may be among them. Made from Unicode's categories L and M without the default-ignorable ones.
create function private.letters() returns text
language sql immutable
return '\u0041-\u005a\u0061-\u007a\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u02c6-\u02d1'
  || '\u02e0-\u02e4\u02ec\u02ee\u0300-\u034e\u0350-\u0374\u0376-\u037d\u037f\u0386\u0388-\u03f5\u03f7-\u0481'
  || '\u0483-\u0559\u0560-\u0588\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7-\u05f2\u0610-\u061a'
  || '\u0620-\u065f\u066e-\u06d3\u06d5-\u06dc\u06df-\u06e8\u06ea-\u06ef\u06fa-\u06fc\u06ff\u0710-\u07b1'
  || '\u07ca-\u07f5\u07fa-\u07fd\u0800-\u082d\u0840-\u085b\u0860-\u0887\u0889-\u088f\u0897-\u08e1\u08e3-\u0963'
  || '\u0971-\u09e3\u09f0-\u09f1\u09fc\u09fe-\u0a5e\u0a70-\u0a75\u0a81-\u0ae3\u0af9-\u0b63\u0b71\u0b82-\u0bd7'
  || '\u0c00-\u0c63\u0c80-\u0c83\u0c85-\u0ce3\u0cf1-\u0d4e\u0d54-\u0d57\u0d5f-\u0d63\u0d7a-\u0ddf\u0df2-\u0df3'
  || '\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ece\u0edc-\u0f00\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f84'
  || '\u0f86-\u0fbc\u0fc6\u1000-\u103f\u1050-\u108f\u109a-\u109d\u10a0-\u10fa\u10fc-\u115e\u1161-\u135f'
  || '\u1380-\u138f\u13a0-\u13fd\u1401-\u166c\u166f-\u167f\u1681-\u169a\u16a0-\u16ea\u16f1-\u1734\u1740-\u17b3'
  || '\u17b6-\u17d3\u17d7\u17dc-\u17dd\u1820-\u193b\u1950-\u19c9\u1a00-\u1a1b\u1a20-\u1a7f\u1aa7\u1ab0-\u1b4c'
  || '\u1b6b-\u1b73\u1b80-\u1baf\u1bba-\u1bf3\u1c00-\u1c37\u1c4d-\u1c4f\u1c5a-\u1c7d\u1c80-\u1cbf\u1cd0-\u1cd2'
  || '\u1cd4-\u1fbc\u1fbe\u1fc2-\u1fcc\u1fd0-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ffc\u2071\u207f\u2090-\u209c'
  || '\u20d0-\u20f0\u2102\u2107\u210a-\u2113\u2115\u2119-\u211d\u2124\u2126\u2128\u212a-\u212d\u212f-\u2139'
  || '\u213c-\u213f\u2145-\u2149\u214e\u2183-\u2184\u2c00-\u2ce4\u2ceb-\u2cf3\u2d00-\u2d6f\u2d7f-\u2dff\u2e2f'
  || '\u3005-\u3006\u302a-\u302f\u3031-\u3035\u303b-\u303c\u3041-\u309a\u309d-\u309f\u30a1-\u30fa\u30fc-\u3163'
  || '\u3165-\u318e\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\ua48c\ua4d0-\ua4fd\ua500-\ua60c\ua610-\ua61f'
  || '\ua62a-\ua672\ua674-\ua67d\ua67f-\ua6e5\ua6f0-\ua6f1\ua717-\ua71f\ua722-\ua788\ua78b-\ua827\ua82c'
  || '\ua840-\ua873\ua880-\ua8c5\ua8e0-\ua8f7\ua8fb\ua8fd-\ua8ff\ua90a-\ua92d\ua930-\ua953\ua960-\ua9c0\ua9cf'
  || '\ua9e0-\ua9ef\ua9fa-\uaa4d\uaa60-\uaa76\uaa7a-\uaadd\uaae0-\uaaef\uaaf2-\uab5a\uab5c-\uab69\uab70-\uabea'
  || '\uabec-\uabed\uac00-\ud7fb\uf900-\ufb28\ufb2a-\ufbb1\ufbd3-\ufd3d\ufd50-\ufd8f\ufd92-\ufdc7\ufdf0-\ufdfb'
  || '\ufe20-\ufe2f\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uff9f\uffa1-\uffdc\U00010000-\U000100fa'
  || '\U000101fd-\U000102e0\U00010300-\U0001031f\U0001032d-\U00010340\U00010342-\U00010349\U00010350-\U0001039d'
  || '\U000103a0-\U000103cf\U00010400-\U0001049d\U000104b0-\U00010563\U00010570-\U00010855\U00010860-\U00010876'
  || '\U00010880-\U0001089e\U000108e0-\U000108f5\U00010900-\U00010915\U00010920-\U00010939\U00010940-\U000109b7'
  || '\U000109be-\U000109bf\U00010a00-\U00010a3f\U00010a60-\U00010a7c\U00010a80-\U00010a9c\U00010ac0-\U00010ac7'
  || '\U00010ac9-\U00010ae6\U00010b00-\U00010b35\U00010b40-\U00010b55\U00010b60-\U00010b72\U00010b80-\U00010b91'
  || '\U00010c00-\U00010cf2\U00010d00-\U00010d27\U00010d4a-\U00010d6d\U00010d6f-\U00010d85\U00010e80-\U00010eac'
  || '\U00010eb0-\U00010ec7\U00010efa-\U00010f1c\U00010f27-\U00010f50\U00010f70-\U00010f85\U00010fb0-\U00010fc4'
  || '\U00010fe0-\U00011046\U00011070-\U000110ba\U000110c2\U000110d0-\U000110e8\U00011100-\U00011134'
  || '\U00011144-\U00011173\U00011176-\U000111c4\U000111c9-\U000111cc\U000111ce-\U000111cf\U000111da\U000111dc'
  || '\U00011200-\U00011237\U0001123e-\U000112a8\U000112b0-\U000112ea\U00011300-\U000113d3\U000113e1-\U0001144a'
  || '\U0001145e-\U000114c5\U000114c7\U00011580-\U000115c0\U000115d8-\U00011640\U00011644\U00011680-\U000116b8'
  || '\U00011700-\U0001172b\U00011740-\U0001183a\U000118a0-\U000118df\U000118ff-\U00011943\U000119a0-\U000119e1'
  || '\U000119e3-\U00011a3e\U00011a47-\U00011a99\U00011a9d\U00011ab0-\U00011af8\U00011b60-\U00011be0'
  || '\U00011c00-\U00011c40\U00011c72-\U00011d47\U00011d60-\U00011d98\U00011db0-\U00011ddb\U00011ee0-\U00011ef6'
  || '\U00011f00-\U00011f42\U00011f5a-\U00011fb0\U00012000-\U00012399\U00012480-\U00012ff0\U00013000-\U0001342f'
  || '\U00013440-\U0001612f\U00016800-\U00016a5e\U00016a70-\U00016abe\U00016ad0-\U00016af4\U00016b00-\U00016b36'
  || '\U00016b40-\U00016b43\U00016b63-\U00016d6c\U00016e40-\U00016e7f\U00016ea0-\U00016fe1\U00016fe3-\U00016ff3'
  || '\U00017000-\U0001bc99\U0001bc9d-\U0001bc9e\U0001cf00-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d172'
  || '\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001d400-\U0001d6c0'
  || '\U0001d6c2-\U0001d6da\U0001d6dc-\U0001d6fa\U0001d6fc-\U0001d714\U0001d716-\U0001d734\U0001d736-\U0001d74e'
  || '\U0001d750-\U0001d76e\U0001d770-\U0001d788\U0001d78a-\U0001d7a8\U0001d7aa-\U0001d7c2\U0001d7c4-\U0001d7cb'
  || '\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001e13d\U0001e14e'
  || '\U0001e290-\U0001e2ef\U0001e4d0-\U0001e4ef\U0001e5d0-\U0001e5f0\U0001e6c0-\U0001e8c4\U0001e8d0-\U0001e94b'
  || '\U0001ee00-\U0001eebb\U00020000-\U00033479';

-- Letters of any language, spaces, hyphens, apostrophes, and a dot after a letter.
create function private.is_name(value text) returns boolean
language sql immutable
return length(value) between 2 and 100
  and value ~ format('^[%1$s]\.?(?:[%1$s]\.?|[ ''‘’-])*$', private.letters());

create function private.is_phone(value text) returns boolean
language sql immutable
return regexp_replace(
  value, '[][() \t\n\r\f\u000b\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff-]', '', 'g'
) ~ '^\+?[0-9]{10,15}$';

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
    case when v_long in ('subject', 'message')
      then format('Please keep your %s under %s characters.', v_long, limits ->> v_long)
    else format('%s is too long.', v_long) end
  );
end
$$;

-- A list of short texts out of a JSON value; any other value becomes the empty list.
create function private.clean_list(value jsonb) returns jsonb
language sql immutable
begin atomic
  select coalesce(jsonb_agg(left(private.clean_text(left(v.item, 100)), 100) order by v.nr), '[]')
  from jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value else '[]' end)
    with ordinality v (item, nr)
  where v.nr <= 100;
end;

-- The bytes of a base64 text; null when the text is not base64.
create function private.bytes_of(base64 text) returns bytea
language plpgsql immutable set search_path = '' as $$
begin
  return decode(base64, 'base64');
exception when others then
  return null;
end
$$;

-- A file's name without its folders, in letters, digits, dots, hyphens and underscores.
create function private.clean_file_name(name text) returns text
language sql immutable
return right(
  regexp_replace(regexp_replace(regexp_replace(name, '^.*[/\\]', ''), '[^A-Za-z0-9._-]+', '_', 'g'), '^\.+', ''),
  100
);

-- The functions of an index call each other by what they are and not by name (`return`): the role that writes a row computes its index keys
-- and must not look names up in this schema.

-- A text as searches compare it: without accents, and with the apostrophe of the keyboard for typographic ones.
create function private.searchable(words text) returns text
language sql immutable
return translate(regexp_replace(lower(normalize(words, nfd)), '[\u0300-\u036f]', '', 'g'), '’‘`', '''''''');

-- Unicode's forms of one letter, and its marks, cost twenty times as much as all else here: most texts have none.
create function private.is_ascii(words text) returns boolean
language sql immutable
return octet_length(words) = length(words);

-- The digits of a phone number without the country's 1, as core's `phoneDigits` returns them. A number in a format of the forms needs no pattern.
create function private.phone_digits(phone text) returns text
language sql immutable
return case
  when length(phone) = 10 and ltrim(phone, '0123456789') = '' then phone
  when phone like '(___) ___-____' and ltrim(substr(phone, 2, 3) || substr(phone, 7, 3) || right(phone, 4), '0123456789') = ''
    then substr(phone, 2, 3) || substr(phone, 7, 3) || right(phone, 4)
  else regexp_replace(regexp_replace(regexp_replace(phone, '^\s*\+1', ''), '\D', '', 'g'), '^1(?=\d{10}$)', '')
end;

-- A pattern that finds the typed text itself, whatever signs are in it.
create function private.containing(typed text) returns text
language sql immutable
return '%' || replace(replace(replace(private.searchable(trim(typed)), '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- A pattern that finds a typed phone number; null when the text is not a phone number.
create function private.containing_phone(typed text) returns text
language sql immutable
return case
  when trim(typed) ~ '^[\d\s().+-]+$' and length(private.phone_digits(typed)) >= 3
    then '%' || chr(7) || '%' || private.phone_digits(typed) || '%'
end;

-- The same where the pattern of the typed text does not find it already: to look for both is twice the work.
create function private.phone_pattern(typed text) returns text
language sql immutable
return case when private.phone_digits(typed) <> trim(typed) then private.containing_phone(typed) end;

-- A pattern that a text with the typed pair of letters or digits matches too; null for any other text. Trigrams find no two letters, but do find
-- them with what may come next, which is one of at most 256 characters of Unicode's first two thousand.
create function private.pair_pattern(typed text) returns text
language sql immutable
return case
  when private.searchable(trim(typed)) ~ '^[a-z0-9ßæœøłđðþıα-ωа-яђ-џ]{2}$'
    then private.searchable(trim(typed)) || '[]a-z0-9ßæœøłđðþıα-ωа-яђ-џ \n\x07\x09!"#$%&''()*+,./:;<=>?@[\\^_`{|}~-]'
end;

create function private.clock_label(minute integer) returns text
language sql immutable
return to_char(time '00:00' + make_interval(mins => minute), 'FMHH12:MI AM');
