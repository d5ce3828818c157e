import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { copyCluster, createCluster } from './create-cluster.ts'
import { type Binaries, findBinaries } from './find-binaries.ts'
import { freePort } from './free-port.ts'
import { PostgresServerError } from './postgres-server-error.ts'
import { clearAway, isServerAlive } from './server-processes.ts'
import { give, type RunAs, userForPostgres } from './server-user.ts'
import { socketPath } from './socket-path.ts'

const run = promisify(execFile)

/** A running PostgreSQL server. */
export interface PostgresServer {
  /** `postgres://…` of its superuser, without a database. */
  readonly url: string
  /** The socket in its directory, over which a statement takes less of the processor; null without `hasSocket`, or where there can be none. */
  readonly socket: string | null
  /** Starts the server again, on the same port, if it has ended by itself. Rejects with a PostgresServerError when it does not start. */
  readonly revive: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Whether its main process is there. */
  readonly isRunning: () => boolean
  /** Ends it at once, without saving anything: for throw-away data when this process exits. */
  readonly kill: () => void
}

export interface PostgresServerOptions {
  readonly password: string
  /** The superuser of a new cluster; `postgres` when left out. */
  readonly superuser?: string
  /** 100 when left out. */
  readonly maxConnections?: number
  /** False for tests: nothing waits for the disk. True when left out. */
  readonly durable?: boolean
  /** Whether it is also reached by a socket in its directory, where there can be one. False when left out. */
  readonly hasSocket?: boolean
  /** The directory of a cluster to copy in place of making a new one: its superuser and password are the server's. */
  readonly template?: string
}

/** Waits for transactions to be rolled back and written; a server that does not get there is ended as by a power cut. */
async function stop({ pg_ctl }: Binaries, directory: string, as: RunAs): Promise<void> {
  const end = (mode: string) => run(pg_ctl, ['stop', '-D', directory, '-m', mode, '-w', '-t', '30'], as)
  if (isServerAlive(directory)) await end('fast').catch(() => end('immediate'))
  else await clearAway(directory)
}

function kill(directory: string): void {
  const [pid] = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGQUIT')
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

/** The last line of the server, or of the program that starts it. */
async function reasonOf(error: unknown, log: string): Promise<string> {
  const said = lastLine(await readFile(log, 'utf8').catch(() => ''))
  if (said !== '') return said
  if (error instanceof Error && 'stderr' in error) return lastLine(String(error.stderr))
  return String(error)
}

const startFailure = async (directory: string, log: string, error: unknown): Promise<PostgresServerError> =>
  new PostgresServerError(`PostgreSQL does not start in ${directory}: ${await reasonOf(error, log)}`, {
    cause: error,
  })

/** Callers that come while the work is under way wait for it and share its end. */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= work().finally(() => {
      running = null
    })
    return running
  }
}

/** Another user's server must get through our directory to its own. */
async function letThrough(directory: string, { uid }: RunAs): Promise<void> {
  if (uid !== undefined) await chmod(dirname(directory), 0o711)
}

function settingsOf(
  port: number,
  { maxConnections = 100, durable = true }: PostgresServerOptions,
  socket: string | null,
): string {
  const settings = [
    'listen_addresses=127.0.0.1',
    // `.` is its own directory.
    `unix_socket_directories=${socket === null ? '' : '.'}`,
    `max_connections=${maxConnections}`,
    ...(durable
      ? []
      : [
          'fsync=off',
          'synchronous_commit=off',
          'full_page_writes=off',
          'wal_level=minimal',
          'max_wal_senders=0',
          // Rows come and go faster than anybody would clean up after them, and each look at them would have every session plan again.
          'autovacuum=off',
        ]),
  ]
  return [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
}

/**
 * Starts the PostgreSQL server from npm on the cluster in `directory`, made at the first start, for this machine only. A server that
 * a killed process left on the same cluster is stopped first.
 *
 * Throws a PostgresServerError when it does not start.
 */
export async function startPostgresServer(
  directory: string,
  options: PostgresServerOptions,
): Promise<PostgresServer> {
  const { password, superuser = 'postgres', durable = true, hasSocket = false, template } = options
  const [binaries, as] = await Promise.all([findBinaries(), userForPostgres()])
  const log = `${directory}.log`
  try {
    await letThrough(directory, as)
    if (existsSync(directory)) await stop(binaries, directory, as).catch(() => undefined)
    else if (template !== undefined) await copyCluster(template, directory, as)
    else await createCluster(binaries.initdb, directory, { superuser, password, durable }, as)
    const port = await freePort()
    const socket = hasSocket ? socketPath(directory, port) : null
    const settings = settingsOf(port, options, socket)
    const launch = async () => {
      await writeFile(log, '')
      await give(log, as)
      await run(binaries.pg_ctl, ['start', '-D', directory, '-l', log, '-w', '-t', '60', '-o', settings], as)
    }
    await launch()
    const revive = onceAtATime(async () => {
      if (isServerAlive(directory)) return
      await clearAway(directory)
      await launch().catch(async (error: unknown) => {
        throw await startFailure(directory, log, error)
      })
    })
    return {
      url: `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
      socket,
      revive,
      stop: () => stop(binaries, directory, as),
      isRunning: () => isServerAlive(directory),
      kill: () => kill(directory),
    }
  } catch (error) {
    throw await startFailure(directory, log, error)
  }
}
