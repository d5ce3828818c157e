import { connectToPostgres, inTransaction, type Session, sessionOf } from '@dustforce/supabase/local'
import postgres from 'postgres'
import { StartError } from '../start/start-error.ts'
import type { Database } from './database.ts'
import { makePostgresPool } from './postgres-pool.ts'

const connectTimeoutSeconds = 5
/** As long as a whole request may take to arrive: nobody waits for a later answer. */
const requestStatementTimeoutMs = 30_000

/** `host:port/database` of a connection string, without the user and the password. */
function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port === '' ? '5432' : port}${pathname}`
}

function checkUrl(url: string): void {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new StartError(
      'DATABASE_URL is not a PostgreSQL address (postgres://user:password@host:5432/database).',
    )
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.message === '' ? String(error.code) : error.message
}

/** The options of a connection, besides the address. */
export interface PostgresConnecting {
  /** Awaited before each new connection: the place to start a server that has ended. */
  readonly beforeConnect?: () => Promise<void>
  /** The longest time that a statement of a request may take. */
  readonly statementTimeoutMs?: number
}

/**
 * Connects to a PostgreSQL server by its `postgres://` address. Connections that are lost later are opened again when they are asked for.
 *
 * Throws a StartError when the address is malformed or the server does not answer within five seconds.
 */
export async function openPostgres(
  url: string,
  {
    beforeConnect = async () => undefined,
    statementTimeoutMs = requestStatementTimeoutMs,
  }: PostgresConnecting = {},
): Promise<Database> {
  checkUrl(url)
  const listener = postgres(url, {
    max: 1,
    connect_timeout: connectTimeoutSeconds,
    onnotice: () => undefined,
    connection: { TimeZone: 'UTC' },
  })
  try {
    await listener`select 1`
  } catch (error) {
    await listener.end({ timeout: 1 })
    throw new StartError(`The database at ${addressOf(url)} does not answer: ${reasonOf(error)}`)
  }
  const own = makePostgresPool(4, listener, beforeConnect)
  const onOwn = async <Result>(work: (session: Session) => Promise<Result>): Promise<Result> => {
    const lease = await own.lease()
    try {
      return await work(sessionOf(lease))
    } finally {
      lease.release()
    }
  }
  const connection = connectToPostgres(url, {
    max: 1,
    connect_timeout: connectTimeoutSeconds,
    connection: { statement_timeout: statementTimeoutMs },
  })
  await connection.driver.unsafe('select 1')
  const serving = makePostgresPool(10, connection.driver, beforeConnect)
  // Everything the service does begins with this call, so its own pool is no longer used.
  Reflect.set(connection.driver, 'reserve', serving.lease)

  return {
    kind: 'postgres',
    connection,
    query: (text, parameters) => onOwn(({ query }) => query(text, parameters)),
    script: (text) => onOwn(({ script }) => script(text)),
    transaction: (work) => onOwn((session) => inTransaction(session, work)),
    exclusively: (work) => work(),
    listen: async (channel, onMessage, onGap) => {
      let isFirst = true
      await listener.listen(channel, onMessage, () => {
        if (!isFirst) onGap()
        isFirst = false
      })
    },
    setClock: async (instant) => {
      const value = instant === null ? '' : new Date(instant).toISOString()
      await onOwn(async ({ script }) => {
        await script(
          `do $$ begin execute format('alter database %I set dustforce.now = %L', current_database(), '${value}'); end $$`,
        )
        // A database's setting reaches new connections only.
        await script(
          `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
        )
      })
    },
    close: async () => {
      await Promise.all([connection.close(), serving.close(), own.close(), listener.end({ timeout: 2 })])
    },
  }
}
