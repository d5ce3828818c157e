-- What is kept of a mailbox where only recognizing it matters: a hash under a key of this database, so that nobody who reads a
-- table can find the address by hashing guesses.

create table private.secrets (
  name text primary key,
  value text not null
);

alter table private.secrets enable row level security;

-- Two random UUIDs hold 244 random bits.
insert into private.secrets (name, value)
values ('mailbox-hash', gen_random_uuid()::text || gen_random_uuid()::text);

-- The hash of a mailbox, equal for all its spellings. Definer, because nobody else reads the key.
create function private.mailbox_hash(email text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(s.value || private.email_key(mailbox_hash.email), 'utf8')), 'hex')
  from private.secrets s where s.name = 'mailbox-hash'
$$;
