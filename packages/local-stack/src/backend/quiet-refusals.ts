import { AsyncLocalStorage } from 'node:async_hooks'
import { isUnavailable } from '../database/unavailable.ts'

/*
 * The REST service writes every error that the database answers to the terminal, with the parameters of the statement:
 * each refused request of a visitor, with the visitor's data. What a caller caused is the caller's answer and nothing
 * else; only failures of the database itself are written.
 */

/** What came to light while a request was served. */
export interface Serving {
  /** The database could not work. */
  unavailable: boolean
}

const serving = new AsyncLocalStorage<Serving>()
const failureClasses = new Set(['08', '53', '55', '57', '58', 'XX'])

const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code) &&
  !failureClasses.has(error.code.slice(0, 2))

let installed = false
const install = (): void => {
  if (installed) return
  installed = true
  const terminal = globalThis.console
  const write = terminal.error.bind(terminal)
  terminal.error = (...words) => {
    const request = serving.getStore()
    if (request !== undefined && isRefusal(words[0])) return
    if (request !== undefined && words.some(isUnavailable)) request.unavailable = true
    write(...words)
  }
}

/** Runs the service's work without its notes about refusals, and notes in `request` what the service tells only the terminal. */
export const withQuietRefusals = <Result>(request: Serving, work: () => Result): Result => {
  install()
  return serving.run(request, work)
}
