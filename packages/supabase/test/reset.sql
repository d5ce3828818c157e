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
-- changed, or statements of an earlier test are still running. Written out, so that it is planned once.
do $$
begin
  -- So that the tables are named with their schemas.
  perform set_config('search_path', '', true);
  execute format(
    $function$
    create function testing.reset() returns boolean
    language plpgsql set search_path = '' as $body$
    begin
      if exists (select from testing.schema_changes) or exists (
        select from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend'
          and pid <> pg_backend_pid() and state <> 'idle'
      ) then
        return false;
      end if;
      %s
      perform setval(seqrelid, seqstart, false) from pg_sequence;
      return true;
    end
    $body$
    $function$,
    (
      select string_agg(
        format('delete from %s;', t.name)
          || case when t.seed is null then '' else format('insert into %s overriding system value table %s;', t.name, t.seed) end,
        ' '
      )
      from testing.tables t
    )
  );
end
$$;

-- The rows that a test begins with are kept by a name, and put back for a later test without what their triggers do.
create table testing.kept (name text not null, statement text not null);

create function testing.keep(name text) returns void
language plpgsql set search_path = '' as $$
declare
  t record;
  filled boolean;
  copy text;
begin
  for t in
    select n.name, string_agg(format('%I', a.attname), ', ') as columns
    from testing.tables n join pg_attribute a on a.attrelid = n.name
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = '' group by n.name
  loop
    execute format('select exists (select from %s)', t.name) into filled;
    continue when not filled;
    copy := format('testing.%I', 'kept_' || keep.name || '_' || t.name::oid);
    execute format('create table %s as select %s from %s', copy, t.columns, t.name);
    insert into testing.kept values (
      keep.name,
      format('delete from %s; insert into %1$s (%s) overriding system value select %2$s from %s', t.name, t.columns, copy)
    );
  end loop;
  insert into testing.kept
  select keep.name, format('select setval(%L::regclass, %s)', seqrelid::regclass, pg_sequence_last_value(seqrelid))
  from pg_sequence where pg_sequence_last_value(seqrelid) is not null;
end
$$;

-- Returns false when nothing is kept by the name.
create function testing.put_back(name text) returns boolean
language plpgsql set search_path = '' as $$
declare
  statements text[] := array(select k.statement from testing.kept k where k.name = put_back.name);
  statement text;
begin
  foreach statement in array statements loop
    execute statement;
  end loop;
  return statements <> '{}';
end
$$;

-- Tries statements as the caller, and undoes each. Returns how many rows each reached, and -1 for one that was refused; whatever else
-- goes wrong means that it was allowed.
create function testing.attempts(statements text[]) returns integer[]
language plpgsql set search_path = '' as $$
declare
  reached integer[];
  statement text;
  rows integer;
begin
  foreach statement in array statements loop
    begin
      rows := 0;
      execute statement;
      get diagnostics rows = row_count;
      raise exception 'Undone' using errcode = 'TRIED';
    exception
      when sqlstate 'TRIED' then null;
      when insufficient_privilege then rows := -1;
      when others then rows := 0;
    end;
    reached := reached || rows;
  end loop;
  return reached;
end
$$;
grant usage on schema testing to public;

create function testing.note_schema_change() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into testing.schema_changes values (tg_tag);
end
$$;

-- The clock for every connection, also those of a service, is read from a row: a setting of the function that changes has every
-- connection plan again whatever asks for the time.
create table testing.fixed_clock (instant timestamptz not null);
grant select on testing.fixed_clock to public;

create function testing.fix_clock(instant timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  if to_regproc('testing.running_clock') is null then
    execute replace(pg_get_functiondef('private.clock()'::regprocedure), 'private.clock', 'testing.running_clock');
    create or replace function private.clock() returns timestamptz
    language sql volatile security definer set search_path = ''
    return coalesce((select f.instant from testing.fixed_clock f), testing.running_clock());
  end if;
  delete from testing.fixed_clock;
  insert into testing.fixed_clock select fix_clock.instant where fix_clock.instant is not null;
end
$$;

create event trigger note_schema_change on ddl_command_end execute function testing.note_schema_change();
