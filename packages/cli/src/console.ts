import { readFileSync } from 'node:fs'

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

/** The console of the running process. */
export function processConsole(): Console {
  return {
    now: Date.now(),
    interactive: process.stdout.isTTY === true,
    stdin: () => (process.stdin.isTTY ? null : readFileSync(0, 'utf8')),
    readFile: (path) => readFileSync(path, 'utf8'),
    print: (line) => process.stdout.write(`${line}\n`),
    printError: (line) => process.stderr.write(`${line}\n`),
  }
}
