import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getAuthSchemaSql } from '@supabase/lite'
import * as Schema from 'effect/Schema'
import { isHostedProject } from './hosted-project.ts'
import type { Session } from './session.ts'

/** What a database must offer to be migrated. */
interface MigratableDatabase extends Session {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. */
  readonly transaction: (work: (session: Session) => Promise<void>) => Promise<void>
}

const AppliedRows = Schema.Array(Schema.Struct({ version: Schema.String }))
const decodeApplied = Schema.decodeUnknownSync(AppliedRows)

// As the Supabase CLI keeps it, so that either can go on where the other stopped.
const history = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text
);`

// Hosted Supabase has this publication from the start; migrations add to it what is to be followed live.
const publication = `
do $$ begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;`

const record = 'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)'

interface Migration {
  readonly version: string
  readonly name: string
  readonly sql: string
}

async function migrationsIn(directory: string): Promise<readonly Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const [version = '', ...name] = file.replace(/\.sql$/, '').split('_')
      return { version, name: name.join('_'), sql: await readFile(join(directory, file), 'utf8') }
    }),
  )
}

/** The versions of a project's migrations, in their order. */
export async function migrationVersions(project: string): Promise<readonly string[]> {
  return (await migrationsIn(join(project, 'migrations'))).map(({ version }) => version)
}

/** What a hosted Supabase project is before its first migration: roles, default grants, the auth tables, the publication. */
async function makePlatform({ script }: Session, project: string, isEmpty: boolean): Promise<void> {
  // The first migration takes the platform's open default grants back: given again, they would open whatever is made after it.
  if (isEmpty) await script(await readFile(join(project, 'platform.sql'), 'utf8'))
  await script(getAuthSchemaSql())
  await script(publication)
}

/**
 * Makes of an empty database what a hosted Supabase project is before its first migration, unless it is one, then applies every migration of
 * the project that is not recorded yet, in order; with `until`, those up to that version. May be run again.
 */
export async function migrate(database: MigratableDatabase, project: string, until?: string): Promise<void> {
  await database.script(history)
  const rows = await database.query('select version from supabase_migrations.schema_migrations')
  const applied = new Set(decodeApplied(rows).map(({ version }) => version))
  if (!(await isHostedProject(database))) await makePlatform(database, project, applied.size === 0)
  for (const { version, name, sql } of await migrationsIn(join(project, 'migrations'))) {
    if (applied.has(version) || (until !== undefined && version > until)) continue
    try {
      await database.transaction(async ({ query, script }) => {
        await script(sql)
        await query(record, [version, name])
      })
    } catch (error) {
      throw new Error(`Migration ${version}_${name} failed`, { cause: error })
    }
  }
}
