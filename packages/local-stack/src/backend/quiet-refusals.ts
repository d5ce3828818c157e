import { AsyncLocalStorage } from 'node:async_hooks'

/*
 * The REST service writes every error that the database answers to the terminal, with the parameters of the statement:
 * each refused request of a visitor, with the visitor's data. What a caller caused is the caller's answer and nothing
 * else; only failures of the database itself are written.
 */

const serving = new AsyncLocalStorage<true>()
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
    if (serving.getStore() === true && isRefusal(words[0])) return
    write(...words)
  }
}

/** Runs the service's work without its notes about refusals. */
export const withQuietRefusals = <Result>(work: () => Result): Result => {
  install()
  return serving.run(true, work)
}
