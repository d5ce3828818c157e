import type { EventEmitter } from 'node:events'

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/**
 * After an error that nothing caught, the state of the process is unknown: says why it ends and closes what is open, the database's server
 * included. A promise that nobody awaited is only reported.
 */
export function endOnDefect(
  process: EventEmitter,
  work: {
    readonly close: () => Promise<void>
    readonly complain: (text: string) => void
    readonly exit: (code: number) => void
  },
): void {
  let isEnding = false
  process.on('uncaughtException', (error: unknown) => {
    work.complain(
      isEnding ? stackOf(error) : `The server ends because of an unexpected error:\n${stackOf(error)}`,
    )
    if (isEnding) return
    isEnding = true
    work.close().then(
      () => work.exit(1),
      (failure: unknown) => {
        work.complain(stackOf(failure))
        work.exit(1)
      },
    )
  })
  process.on('unhandledRejection', (reason: unknown) => work.complain(`Unhandled: ${stackOf(reason)}`))
}
