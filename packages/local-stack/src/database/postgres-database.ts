import { createPostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import { StartError } from '../start/start-error.ts'
import type { Database, Query, Session } from './database.ts'
import { keepGrants } from './grants-kept.ts'

const connectTimeoutSeconds = 5

/** `host:port/database` of a connection string, without the user and the password. */
const addressOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port === '' ? '5432' : port}${pathname}`
}

const checkUrl = (url: string): void => {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new StartError(
      'DATABASE_URL is not a PostgreSQL address (postgres://user:password@host:5432/database).',
    )
  }
}

/**
 * The REST service hands objects and lists over as JSON text, and its driver would make a JSON string of that: a function
 * with a `jsonb` argument would see one long string.
 */
const jsonType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) =>
    typeof value === 'string' && /^\s*[[{]/.test(value) ? value : JSON.stringify(value),
  parse: (text: string): unknown => JSON.parse(text),
})

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.message === '' ? String(error.code) : error.message
}

/**
 * Connects to a PostgreSQL server by its `postgres://` address.
 *
 * Throws a StartError when the address is malformed or the server does not answer within five seconds.
 */
export const openPostgres = async (url: string): Promise<Database> => {
  checkUrl(url)
  const sql = postgres(url, {
    max: 4,
    connect_timeout: connectTimeoutSeconds,
    onnotice: () => undefined,
    connection: { TimeZone: 'UTC' },
  })
  try {
    await sql`select 1`
  } catch (error) {
    await sql.end({ timeout: 1 })
    throw new StartError(`The database at ${addressOf(url)} does not answer: ${reasonOf(error)}`)
  }
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      connect_timeout: connectTimeoutSeconds,
      onnotice: () => undefined,
      types: { json: jsonType(114), jsonb: jsonType(3802) },
    },
  })
  keepGrants(connection)
  const queryOn =
    (client: postgres.Sql | postgres.TransactionSql): Query =>
    (text, parameters = []) =>
      client.unsafe(text, [...parameters].map(asParameter))

  const scriptOn = (client: postgres.Sql | postgres.TransactionSql) => async (text: string) =>
    void (await client.unsafe(text).simple())

  return {
    kind: 'postgres',
    connection,
    query: queryOn(sql),
    script: scriptOn(sql),
    transaction: <Result>(work: (session: Session) => Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        // Resolved after the commit only; the driver's own types do not carry the result through.
        const results: Result[] = []
        sql
          .begin(async (client) => {
            results.push(await work({ query: queryOn(client), script: scriptOn(client) }))
          })
          .then(() => results.forEach(resolve), reject)
      }),
    exclusively: (work) => work(),
    listen: async (channel, onMessage) => void (await sql.listen(channel, onMessage)),
    setClock: async (instant) => {
      const value = instant === null ? '' : new Date(instant).toISOString()
      await sql.unsafe(
        `do $$ begin execute format('alter database %I set dustforce.now = %L', current_database(), '${value}'); end $$`,
      )
      // A database's setting reaches new connections only.
      await sql.unsafe(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      )
    },
    close: async () => {
      await connection.close()
      await sql.end({ timeout: 2 })
    },
  }
}

/** Values go to the server as text and arrays; anything else would be a mistake of the caller. */
const asParameter = (value: unknown): string | number | boolean | null | readonly string[] => {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  ) {
    return value
  }
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value
  throw new TypeError(`Not a parameter: ${typeof value}`)
}
