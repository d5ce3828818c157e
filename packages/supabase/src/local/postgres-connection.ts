import {
  createPostgresConnection,
  type IPostgresConnectionConfig,
  type PostgresConnection,
} from '@supabase/lite/postgres'
import { keepGrants } from './grants-kept.ts'
import { sendSettingsTogether } from './request-settings.ts'
import { instantType, numericType, readInstant, readNumeric } from './rest-values.ts'

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

/** Instants are handed over as text, and by the driver's own types as dates. */
const asText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

const types = {
  json: jsonType(114),
  jsonb: jsonType(3802),
  numeric: { to: numericType, from: [numericType], serialize: String, parse: readNumeric },
  timestamptz: { to: instantType, from: [instantType], serialize: asText, parse: readInstant },
}

/** The REST and auth services' connection to a PostgreSQL server: the migrations' grants stay, and values are read as PostgREST writes them. */
export function connectToPostgres(
  url: string,
  options: IPostgresConnectionConfig['postgresOptions'] = {},
): PostgresConnection {
  const postgresOptions = { onnotice: () => undefined, types, ...options }
  const connection = createPostgresConnection({ url, postgresOptions })
  keepGrants(connection)
  sendSettingsTogether(connection)
  return connection
}
