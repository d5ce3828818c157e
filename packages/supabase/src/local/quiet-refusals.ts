import { AsyncLocalStorage } from 'node:async_hooks'

/*
 * The REST service writes every error that the database answers to the terminal, with the parameters of the statement: each refused request of a
 * visitor, with the visitor's data. What a caller caused is the caller's answer and is only counted; failures of the system itself are written.
 */

/** The errors that came to light while a request was served. */
export interface Serving {
  /** The errors that the service told the terminal. */
  readonly errors: unknown[]
}

const serving = new AsyncLocalStorage<Serving>()
const failureClasses = new Set(['08', '53', '55', '57', '58', 'XX'])
/** The service's own word for a table that does not exist. */
const unknownTable = 'PGRST205'
/** And for a query that it cannot read. */
const unreadableQuery = 'PGRST100'

/** The code of an error that the request caused, and not the system; null for any other. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return failureClasses.has(error.code.slice(0, 2)) ? null : error.code
  // The service's own reading of values says this; the database was not asked.
  if (/^Invalid input for \w+ type$/.test(error.message)) return '22P02'
  if (/^Missing closing quote at position \d+$/.test(error.message)) return unreadableQuery
  return 'relation' in error && error.message.includes('in the schema cache') ? unknownTable : null
}

let listener: typeof console.error | undefined

/** A replacement of the terminal's `error` since the last request is used in its place. */
function listen(): void {
  const terminal = globalThis.console
  if (terminal.error === listener) return
  const write = terminal.error.bind(terminal)
  listener = (...words) => {
    const request = serving.getStore()
    if (request === undefined) return write(...words)
    request.errors.push(words.find((word) => word instanceof Error) ?? words.map(String).join(' '))
  }
  terminal.error = listener
}

/** Runs the service's work; what the service tells only the terminal is kept in `request`. */
export function withQuietRefusals<Result>(request: Serving, work: () => Result): Result {
  listen()
  return serving.run(request, work)
}
