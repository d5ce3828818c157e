import { type PostgresServer, PostgresServerError, startPostgresServer } from '@dustforce/postgres-server'
import { StartError } from '../start/start-error.ts'

/**
 * Starts the PostgreSQL server from npm on the cluster in `directory`; its `url` names the stack's database.
 *
 * Throws a StartError when it does not start.
 */
export async function startEmbeddedPostgres(directory: string, password: string): Promise<PostgresServer> {
  try {
    const server = await startPostgresServer(directory, { password })
    return { ...server, url: `${server.url}/postgres` }
  } catch (error) {
    if (!(error instanceof PostgresServerError)) throw error
    throw new StartError(`${error.message} DATABASE_URL can name another server.`, { cause: error })
  }
}
