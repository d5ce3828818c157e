#!/usr/bin/env node
import { processConsole } from './console.ts'
import { runProgram } from './program.ts'

const terminal = processConsole()
try {
  process.exitCode = runProgram(terminal, process.argv.slice(2))
  terminal.flush()
} catch (error) {
  // A fault of the program or of the machine, such as a full disk: a trace through a minified file would help nobody.
  terminal.printError(`dustforce: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
