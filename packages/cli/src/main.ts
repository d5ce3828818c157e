#!/usr/bin/env node
import { processConsole } from './console.ts'
import { runProgram } from './program.ts'

const terminal = processConsole()
process.exitCode = runProgram(terminal, process.argv.slice(2))
terminal.flush()
