import { startThrowawayServer } from '@dustforce/postgres-server'

/** An empty database on a PostgreSQL server of its own, and how to end both. */
export interface ThrowawayPostgres {
  /** `postgres://…`, as DATABASE_URL takes it. */
  readonly databaseUrl: string
  readonly stop: () => Promise<void>
}

/** Starts an empty database that leaves nothing behind, also when this process exits before `stop`. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const { url, stop } = await startThrowawayServer({ password: 'test' })
  return { databaseUrl: `${url}/postgres`, stop }
}
