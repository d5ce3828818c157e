import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getAuthSchemaSql } from '@supabase/lite'
import { appliedVersions, applyMigration, type Migration } from './applied-migrations.ts'
import { requireRights } from './database-rights.ts'
import { isHostedProject } from './hosted-project.ts'
import type { Session } from './session.ts'

/** The features that a database must offer to be migrated. */
interface MigratableDatabase extends Session {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. */
  readonly transaction: (work: (session: Session) => Promise<void>) => Promise<void>
}

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

async function hasNoHistory({ query }: Session): Promise<boolean> {
  const [there] = await query(
    `select 1 where to_regclass('supabase_migrations.schema_migrations') is not null`,
  )
  return there === undefined
}

/** Sets up what a hosted Supabase project has before its first migration: roles, default grants, the auth tables, the publication. */
async function makePlatform({ script }: Session, project: string, isEmpty: boolean): Promise<void> {
  // The first migration takes the platform's open default grants back: given again, they would open whatever is made after it.
  if (isEmpty) await script(await readFile(join(project, 'platform.sql'), 'utf8'))
  await script(getAuthSchemaSql())
  await script(publication)
}

/**
 * Makes of an empty database what a hosted Supabase project is before its first migration, unless it is one, then applies every migration of
 * the project that is not recorded yet, in order; with `until`, those up to that version. May be run again.
 *
 * Throws an UnfitDatabaseError for a database that its user may not set up, and for one that applied a migration that was changed since.
 */
export async function migrate(database: MigratableDatabase, project: string, until?: string): Promise<void> {
  const migrations = await migrationsIn(join(project, 'migrations'))
  const isHosted = await isHostedProject(database)
  const isEmpty = await hasNoHistory(database)
  if (isEmpty && !isHosted) await requireRights(database)
  await database.script(history)
  const applied = await appliedVersions(database, migrations)
  if (!isHosted) await makePlatform(database, project, applied.size === 0)
  for (const migration of migrations) {
    const { version, name } = migration
    if (applied.has(version) || (until !== undefined && version > until)) continue
    try {
      await database.transaction((session) => applyMigration(session, migration))
    } catch (error) {
      throw new Error(`Migration ${version}_${name} failed`, { cause: error })
    }
  }
}
