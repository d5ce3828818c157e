import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresServer } from '@dustforce/postgres-server'

/** An empty database on a PostgreSQL server of its own, and how to end both. */
export interface ThrowawayPostgres {
  /** `postgres://…`, as DATABASE_URL takes it. */
  readonly databaseUrl: string
  readonly stop: () => Promise<void>
}

/** Starts a PostgreSQL that waits for no disk and leaves nothing behind, also when this process exits before `stop`. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'dustforce-postgres-'))
  const server = await startPostgresServer(join(directory, 'data'), { password: 'test', durable: false })
  const abandon = () => {
    if (server.isRunning()) server.kill()
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
  }
  process.once('exit', abandon)
  return {
    databaseUrl: `${server.url}/postgres`,
    stop: async () => {
      await server.stop()
      process.off('exit', abandon)
      await rm(directory, { recursive: true, force: true })
    },
  }
}
