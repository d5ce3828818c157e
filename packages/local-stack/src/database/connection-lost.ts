/** The connection ended before the statement was sent. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError'
  /** PostgreSQL's `connection_failure`. */
  readonly code = '08006'
  constructor() {
    super('The connection to the database was lost.')
  }
}
