import { bringUpToDate } from '../database/bring-up-to-date.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { makeClosing } from '../start/closing.ts'
import { lockDataDir } from '../start/data-lock.ts'
import { readSecrets } from '../start/secrets.ts'
import type { StackOptions } from '../start/stack-options.ts'

/** The same as `withOpenDatabase`, with every migration applied. */
export function withDatabase(
  options: StackOptions,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  return withOpenDatabase(options, async (database) => {
    await bringUpToDate(database)
    await work(database)
  })
}

/**
 * Opens the database of an installation, as it is, for a command that works on it. With PGlite the stack must not be running; with
 * DATABASE_URL it may.
 *
 * Throws a StartError for whatever the person who runs the command can fix.
 */
export async function withOpenDatabase(
  { dataDir, databaseUrl }: StackOptions,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const closing = makeClosing()
  try {
    if (databaseUrl === undefined || databaseUrl === 'embedded') closing.add(await lockDataDir(dataDir))
    const database = await openDatabase({
      dataDir,
      password: readSecrets(dataDir).databasePassword,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
    })
    closing.add(database.close)
    await work(database)
  } finally {
    await closing.close()
  }
}
