import { readFileSync, writeFileSync } from 'node:fs'
import { isatty } from 'node:tty'
import { readStdin, readTyped } from './read-stdin.ts'
import { writeOutput } from './write-output.ts'

/** The parts of the world around it that a command may use; a test gives its own. */
export interface Console {
  /** Epoch milliseconds. */
  readonly now: number
  /** Whether the output is read by a person, who gets a table rather than JSON. */
  readonly interactive: boolean
  /** Standard input piece by piece; null when nothing is piped in. */
  readonly stdin: () => Iterable<string> | null
  /** Standard input piece by piece, also of a terminal: what is typed. */
  readonly typed: () => Iterable<string>
  readonly readFile: (path: string) => string
  /** Writes a file that is not there yet. */
  readonly writeNew: (path: string, text: string) => void
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
  /** Writes the lines that wait to be written together. */
  readonly flush: () => void
}

/** Lines are written together: ten thousand answers are not ten thousand writes. */
const mostPending = 1 << 16

/** The console of the running process. */
export function processConsole(): Console {
  let pending = ''
  const flush = () => {
    const text = pending
    pending = ''
    if (text !== '') writeOutput(1, text)
  }
  return {
    now: Date.now(),
    interactive: isatty(1),
    stdin: readStdin,
    typed: readTyped,
    readFile: (path) => readFileSync(path, 'utf8'),
    writeNew: (path, text) => writeFileSync(path, text, { flag: 'wx' }),
    print: (line) => {
      pending += `${line}\n`
      if (pending.length > mostPending) flush()
    },
    printError: (line) => {
      flush()
      writeOutput(2, `${line}\n`)
    },
    flush,
  }
}
