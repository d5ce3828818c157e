/** Connections, resources (a full disk, too many connections), shutdowns and time limits, input and output. */
const sqlStates = /^(08...|53...|57014|57P0.|58030)$/
const driverCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOSPC',
])

/** Whether a failure means that the database cannot work now, and not that something is wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    (sqlStates.test(error.code) || driverCodes.has(error.code))
  )
}
