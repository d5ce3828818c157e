import { isHostedProject, migrate, UnfitDatabaseError } from '@dustforce/supabase/local'
import { supabaseProject } from '../paths.ts'
import { StartError } from '../start/start-error.ts'

type MigratableDatabase = Parameters<typeof migrate>[0]

/** `migrate`, as commands use it: throws a StartError for a database that it cannot use. */
export async function applyMigrations(
  database: MigratableDatabase,
  project = supabaseProject,
  until?: string,
): Promise<void> {
  try {
    await migrate(database, project, until)
  } catch (error) {
    if (error instanceof UnfitDatabaseError) throw new StartError(error.message, { cause: error })
    throw error
  }
}

/** Applies every migration to a database that this server serves. Throws a StartError for one that it cannot, as that of a Supabase project. */
export async function bringUpToDate(database: MigratableDatabase, project = supabaseProject): Promise<void> {
  if (await isHostedProject(database))
    throw new StartError(
      'DATABASE_URL is the database of a Supabase project, which has a server already: name another database, or follow docs/hosting.md.',
    )
  await applyMigrations(database, project)
}
