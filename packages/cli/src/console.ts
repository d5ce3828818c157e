import { readFileSync } from 'node:fs'
import { readStdin } from './read-stdin.ts'

/** What a command may use of the world around it; a test gives its own. */
export interface Console {
  /** Epoch milliseconds. */
  readonly now: number
  /** Whether the output is read by a person, who gets a table rather than JSON. */
  readonly interactive: boolean
  /** Everything on standard input; null when nothing is piped in. */
  readonly stdin: () => string | null
  readonly readFile: (path: string) => string
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

/** Lines are written together: ten thousand answers are not ten thousand writes. */
const mostPending = 1 << 16

/** The console of the running process, and what writes the lines that are still pending. */
export function processConsole(): Console & { readonly flush: () => void } {
  let pending = ''
  const flush = () => {
    if (pending !== '') process.stdout.write(pending)
    pending = ''
  }
  // A reader that has seen enough, such as `head`, is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  return {
    now: Date.now(),
    interactive: process.stdout.isTTY === true,
    stdin: readStdin,
    readFile: (path) => readFileSync(path, 'utf8'),
    print: (line) => {
      pending += `${line}\n`
      if (pending.length > mostPending) flush()
    },
    printError: (line) => {
      flush()
      process.stderr.write(`${line}\n`)
    },
    flush,
  }
}
