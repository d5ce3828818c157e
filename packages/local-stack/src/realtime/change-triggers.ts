import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'

/** The channel on which the database tells of changes. */
export const changesChannel = 'dustforce_changes'

/** The channel on which it tells that owners have published what the company is. */
export const publishedChannel = 'dustforce_published'

const Tables = Schema.Array(Schema.Struct({ table: Schema.String, key: Schema.Array(Schema.String) }))
const decodeTables = Schema.decodeUnknownSync(Tables)

// Hosted Supabase reads changes from the write-ahead log. Here a trigger tells of them, with the row as it is at that
// moment, unless it is too long for a notification, which holds 8,000 bytes: then it is read afterwards.
const notifier = `
create schema if not exists local_stack;
revoke all on schema local_stack from public;
create or replace function local_stack.tell_of_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  key jsonb;
begin
  select jsonb_object_agg(name, changed -> name) into key from unnest(tg_argv) as name;
  perform pg_notify('${changesChannel}', jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', key, 'at', now(),
    'record', case when octet_length(changed::text) < 7000 then changed end
  )::text);
  return null;
end $$;
revoke all on function local_stack.tell_of_change() from public;

create or replace function local_stack.tell_of_publishing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('${publishedChannel}', '');
  return null;
end $$;
revoke all on function local_stack.tell_of_publishing() from public;
create or replace trigger local_stack_tell_of_publishing after insert on public.business_versions
for each statement execute function local_stack.tell_of_publishing();`

const publishedTables = `
select p.tablename as "table", array_agg(a.attname::text order by a.attnum) as key
from pg_publication_tables p
join pg_index i on i.indrelid = format('%I.%I', p.schemaname, p.tablename)::regclass and i.indisprimary
join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
where p.pubname = 'supabase_realtime' and p.schemaname = 'public'
group by p.tablename`

const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Makes the database tell of every change to the tables that the migrations publish for realtime, and of what owners publish. May be run again. */
export async function installChangeTriggers(database: Database): Promise<void> {
  await database.script(notifier)
  for (const { table, key } of decodeTables(await database.query(publishedTables))) {
    await database.script(`
      create or replace trigger local_stack_tell_of_change
      after insert or update or delete on public.${identifier(table)}
      for each row execute function local_stack.tell_of_change(${key.map(literal).join(', ')});`)
  }
}
