import * as Schema from 'effect/Schema'
import type { Session } from './session.ts'
import { UnfitDatabaseError } from './unfit-database.ts'

/** A file of a project's migrations. */
export interface Migration {
  readonly version: string
  readonly name: string
  readonly sql: string
}

const Applied = Schema.Array(Schema.Struct({ version: Schema.String, text: Schema.NullOr(Schema.String) }))

// The Supabase CLI has kept in parts what it applied, and earlier versions of this software have not kept it at all.
const readApplied = `
select version, case when cardinality(statements) = 1 then statements[1] end as text
from supabase_migrations.schema_migrations`

/** The text of a migration as it is recorded: Git may give a file other line ends elsewhere. */
const textOf = ({ sql }: Migration): string => sql.replaceAll('\r\n', '\n')

/**
 * The versions that a database has, of these migrations and others.
 *
 * Throws an UnfitDatabaseError when one of them was changed since: nothing would bring the change to a database that has it.
 */
export async function appliedVersions(
  { query }: Session,
  migrations: readonly Migration[],
): Promise<ReadonlySet<string>> {
  const rows = Schema.decodeUnknownSync(Applied)(await query(readApplied))
  // Whole, and not their hashes: PGlite takes five times as long to make those.
  const texts = new Map(rows.map(({ version, text }) => [version, text]))
  const changed = migrations.find((migration) => {
    const text = texts.get(migration.version) ?? null
    return text !== null && text !== textOf(migration)
  })
  if (changed !== undefined)
    throw new UnfitDatabaseError(
      `Migration ${changed.version}_${changed.name} was changed after this database applied it: take the file back to what it was and write a new one, or, for data that may go, start with an empty DATA_DIR or database.`,
    )
  return new Set(texts.keys())
}

/** Applies one migration and records it, with its text. */
export async function applyMigration({ query, script }: Session, migration: Migration): Promise<void> {
  await script(migration.sql)
  await query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])',
    [migration.version, migration.name, textOf(migration)],
  )
}
