/** Why PostgreSQL could not be found or started, in one line for the person who started it. */
export class PostgresServerError extends Error {
  override readonly name = 'PostgresServerError'
}
