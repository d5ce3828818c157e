import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { openPglite } from '../database/pglite-database.ts'
import { clusterTemplate } from './cluster-template.ts'

const decodeNames = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ name: Schema.String })))

const schemas = `('public', 'private', 'auth', 'local_stack')`
const tables = `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ${schemas} order by 1`

/** Keeps the rows that the migrations put into tables beside them. */
const keepRows = `
create schema kept;
do $$
declare
  t record;
  filled boolean;
begin
  for t in ${tables} loop
    execute format('select exists (select from %s)', t.name) into filled;
    if filled then execute format('create table kept.%I as table %s', t.name, t.name); end if;
  end loop;
end $$;`

async function open(): Promise<Database> {
  const directory = await mkdtemp(join(tmpdir(), 'dustforce-database-'))
  const database = await openPglite(join(directory, 'pglite'), await clusterTemplate())
  return {
    ...database,
    close: async () => {
      await database.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Brings every row and every sequence back to the migrated state. */
async function makeAsNew(database: Database): Promise<void> {
  const all = decodeNames(await database.query(tables))
  const kept = decodeNames(
    await database.query(`select tablename as name from pg_tables where schemaname = 'kept'`),
  )
  await database.script(`
    set session_replication_role = replica;
    ${all.map(({ name }) => `delete from ${name};`).join('\n')}
    ${kept.map(({ name }) => `insert into ${name} overriding system value table kept."${name}";`).join('\n')}
    set session_replication_role = origin;
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences`)
  await database.setClock(null)
}

let shared: Promise<Database> | undefined
let isTaken = false

/**
 * A migrated PGlite for a test: one for all tests of a process that come after each other, each of which finds its rows as new, since opening another
 * takes as long as most tests on it. Closing gives it back. A test that changes the schema asks for a database of its own.
 */
export async function takeDatabase(): Promise<Database> {
  if (isTaken) return open()
  isTaken = true
  shared ??= open().then(async (database) => {
    await database.script(keepRows)
    return database
  })
  const database = await shared
  await makeAsNew(database)
  let isOpen = true
  return {
    ...database,
    listen: (channel, onMessage, onGap) =>
      database.listen(channel, (payload) => (isOpen ? onMessage(payload) : undefined), onGap),
    close: async () => {
      if (isOpen) isTaken = false
      isOpen = false
    },
  }
}
