-- The reset of a test's database to what its template was: much cheaper than another copy of the template.

create schema testing;

create table testing.tables as
select c.oid::regclass as name, null::text as seed
from pg_class c
where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace);

-- The rows that the migrations themselves put into tables are kept beside them.
do $$
declare
  t record;
  filled boolean;
begin
  for t in select * from testing.tables loop
    execute format('select exists (select from %s)', t.name) into filled;
    continue when not filled;
    execute format('create table testing.%I as table %s', 'seed_' || t.name::oid, t.name);
    update testing.tables set seed = format('testing.%I', 'seed_' || t.name::oid) where name = t.name;
  end loop;
end
$$;

create table testing.schema_changes (command text not null);

-- Brings every row and every sequence back to the migrated state. Returns false when only a new database would do: the schema was
-- changed, or statements of an earlier test are still running.
create function testing.reset() returns boolean
language plpgsql set search_path = '' as $$
declare
  t record;
begin
  if exists (select from testing.schema_changes) or exists (
    select from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid() and state <> 'idle'
  ) then
    return false;
  end if;
  for t in select * from testing.tables loop
    execute format('delete from %s', t.name);
    if t.seed is not null then
      execute format('insert into %s overriding system value table %s', t.name, t.seed);
    end if;
  end loop;
  perform setval(seqrelid, seqstart, false) from pg_sequence;
  return true;
end
$$;

create function testing.note_schema_change() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into testing.schema_changes values (tg_tag);
end
$$;

create event trigger note_schema_change on ddl_command_end execute function testing.note_schema_change();
