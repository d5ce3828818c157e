import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type PostgresServer,
  type PostgresServerOptions,
  startPostgresServer,
} from './start-postgres-server.ts'

/** Starts a server for tests, which waits for no disk and leaves nothing behind, also when this process exits before it is stopped. */
export async function startThrowawayServer(
  options: Omit<PostgresServerOptions, 'durable'>,
): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), 'dustforce-postgres-'))
  const server = await startPostgresServer(join(directory, 'data'), { ...options, durable: false })
  const abandon = () => {
    if (server.isRunning()) server.kill()
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
  }
  process.once('exit', abandon)
  return {
    ...server,
    stop: async () => {
      await server.stop()
      process.off('exit', abandon)
      await rm(directory, { recursive: true, force: true })
    },
  }
}
