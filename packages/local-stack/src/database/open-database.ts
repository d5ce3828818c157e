import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { openPglite } from './pglite-database.ts'
import { openPostgres } from './postgres-database.ts'

/** The choices from which the database of a stack is opened. */
export interface DatabaseChoice {
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly template?: string
  /** The password of an embedded server's owner. */
  readonly password: string
}

/** Opens PGlite in the data directory, the server at an address, or the embedded server. */
export async function openDatabase(choice: DatabaseChoice): Promise<Database> {
  const { dataDir, databaseUrl, template, password } = choice
  if (databaseUrl === undefined) return openPglite(join(dataDir, 'pglite'), template)
  if (databaseUrl !== 'embedded') return openPostgres(databaseUrl)
  await mkdir(dataDir, { recursive: true })
  const server = await startEmbeddedPostgres(join(dataDir, 'postgres'), password)
  const database = await openPostgres(server.url, { beforeConnect: server.revive })
  return {
    ...database,
    close: async () => {
      await database.close()
      await server.stop()
    },
  }
}
